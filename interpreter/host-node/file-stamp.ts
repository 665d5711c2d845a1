import type { Stats } from 'node:fs'

/** What the disk notes about a file: whoever writes it, replaces it or puts another in its place changes that. */
export function stampOf({ dev, ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`
}

/** The coarsest clocks of file systems tick every two seconds. */
const TICK = 2000

/** Whether another change would be noted at another time: two changes within one tick of the clock look like one. */
export function isSettled({ mtimeMs, ctimeMs }: Stats, now = Date.now()): boolean {
  const age = now - Math.max(mtimeMs, ctimeMs)
  return age > TICK
}
