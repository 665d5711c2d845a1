import {
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Replaces a file atomically: the new content is on the disk before it replaces the old one. Keeps the mode. Throws if
 * it cannot be written.
 *
 * @param mode of a file that does not exist yet
 */
export function replaceFile(path: string, content: string | Buffer, mode?: number): void {
  const stats = statSync(path, { throwIfNoEntry: false })
  const target = stats === undefined ? path : realpathSync(path)
  const beside = join(dirname(target), `.${process.pid}.sandtable`)
  try {
    const file = openSync(beside, 'wx', stats?.mode ?? mode)
    try {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(beside, target)
  } catch (thrown) {
    rmSync(beside, { force: true })
    throw thrown
  }
}
