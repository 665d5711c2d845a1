import type { Stats } from 'node:fs'

/** A stamp of a file's metadata. Writing, replacing or renaming the file changes it. */
export function stampOf({ dev, ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`
}

/** The coarsest clocks of file systems tick every two seconds. */
const TICK = 2000

/** True if a further change would get another time stamp: two changes within one clock tick look like one. */
export function isSettled({ mtimeMs, ctimeMs }: Stats, now = Date.now()): boolean {
  const age = now - Math.max(mtimeMs, ctimeMs)
  return age > TICK
}
