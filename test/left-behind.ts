import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives the tests and everything they start their own temporary folder, which must be empty when they have ended. Node's
 * compile cache and the folders that tests ask for lie beside it and are removed with it.
 */
export default function setup(): () => void {
  const own = mkdtempSync(join(tmpdir(), 'sandtable-tests-'))
  const [temporary, folders] = [join(own, 'temporary'), join(own, 'folders')]
  for (const folder of [temporary, folders]) mkdirSync(folder)
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = temporary
  process.env['NODE_COMPILE_CACHE'] = join(own, 'compiled')
  process.env['SANDTABLE_TEST_FOLDERS'] = folders
  return () => {
    const left = readdirSync(temporary)
    rmSync(own, { recursive: true, force: true })
    if (left.length > 0) throw new Error(`left behind in the temporary folder: ${left.join(', ')}`)
  }
}
