import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { UsageError } from './exit.ts'
import { unwritable } from './text-file.ts'

/**
 * Locks a file for this process, and returns the function that releases it. The lock is a file beside it that names the
 * process. A stale lock of a dead process on this machine is ignored.
 */
export function lockFile(path: string): () => void {
  const lock = `${path}.lock`
  const mine = `${process.pid} ${hostname()}\n`
  if (!created(lock, mine, path)) {
    if (isHeld(lock)) throw inUse(path, lock)
    rmSync(lock, { force: true })
    if (!created(lock, mine, path)) throw inUse(path, lock)
  }
  const unlock = (): void => {
    process.off('exit', unlock)
    if (textOf(lock) === mine) rmSync(lock, { force: true })
  }
  process.on('exit', unlock)
  return unlock
}

function created(lock: string, text: string, path: string): boolean {
  try {
    writeFileSync(lock, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST') return false
    throw unwritable(path, thrown)
  }
}

function isHeld(lock: string): boolean {
  const [, pid, host] = /^(\d+) (.*)\n$/u.exec(textOf(lock)) ?? []
  // An incomplete line is being written by another process, which will finish it in a moment.
  if (pid === undefined || host !== hostname()) return true
  try {
    process.kill(Number(pid), 0)
    return true
  } catch (thrown) {
    return codeOf(thrown) === 'EPERM'
  }
}

function textOf(lock: string): string {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return ''
  }
}

function codeOf(thrown: unknown): unknown {
  return thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
}

function inUse(path: string, lock: string): UsageError {
  return new UsageError(
    'ST7007',
    `\`${path}\` is being written by another game in progress.`,
    `End that game first, or record to another file. If there is no such game, remove \`${lock}\`.`,
  )
}
