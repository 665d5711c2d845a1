import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives all tests and what they start a temporary folder of their own, in which nothing may be left when they have ended.
 * What Node itself keeps from one run to the next, and the folders that tests ask for, lie beside it and go with it.
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
