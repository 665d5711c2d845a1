import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { UsageError } from './exit.ts'
import { OWNER_ONLY, unwritable } from './text-file.ts'

interface GameLog {
  readonly add: (line: string) => void
  readonly close: () => void
}

/**
 * Opens a log. An existing one is never overwritten. Games are written one whole line at a time, so a stopped run
 * leaves whole games. A partial line on a full disk is truncated. Only a process that is killed within a write may leave
 * part of a line, which `replay` reports.
 */
export function openLog(path: string): GameLog {
  const file = opened(path)
  let size = 0
  return {
    add: (line) => {
      const bytes = Buffer.from(line)
      try {
        for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
      } catch (thrown) {
        ftruncateSync(file, size)
        throw unwritable(path, thrown)
      }
      size += bytes.length
    },
    close: () => closeSync(file),
  }
}

function opened(path: string): number {
  try {
    return openSync(path, 'wx', OWNER_ONLY)
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST')
      throw new UsageError('ST7006', `\`${path}\` already exists; nothing was written.`)
    throw unwritable(path, thrown)
  }
}
