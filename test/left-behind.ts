import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PACKAGE } from '../interpreter/host-node/package-folder.ts'

/** What Node has compiled is kept for the next run, since compiling it again takes as long as many tests. */
const COMPILED = join(PACKAGE, 'node_modules/.cache/sandtable/compiled')
/** With more of them most belong to sources that have changed since. */
const MOST_COMPILED = 20_000

/**
 * Gives the tests and everything they start their own temporary folder, which must be empty when they have ended. The folders
 * that tests ask for are beside it and are removed with it.
 */
export default function setup(): () => void {
  const own = mkdtempSync(join(tmpdir(), 'sandtable-tests-'))
  const [temporary, folders] = [join(own, 'temporary'), join(own, 'folders')]
  for (const folder of [temporary, folders]) mkdirSync(folder)
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = temporary
  mkdirSync(COMPILED, { recursive: true })
  if (readdirSync(COMPILED, { recursive: true }).length > MOST_COMPILED)
    rmSync(COMPILED, { recursive: true, force: true })
  process.env['NODE_COMPILE_CACHE'] = COMPILED
  process.env['SANDTABLE_TEST_FOLDERS'] = folders
  return () => {
    const left = readdirSync(temporary)
    rmSync(own, { recursive: true, force: true })
    if (left.length > 0) throw new Error(`left behind in the temporary folder: ${left.join(', ')}`)
  }
}
