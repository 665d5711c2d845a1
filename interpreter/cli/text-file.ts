import { chmodSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { replaceFile } from '../host-node/replace-file.ts'
import { Trouble } from '../store/store-error.ts'
import { UsageError } from './exit.ts'

/** Represents standard input in place of a file name. */
export const STANDARD_INPUT = '-'

let input: string | undefined

/** The whole of standard input. It can be requested more than once. */
export function standardInput(): string {
  if (process.stdin.isTTY === true)
    throw new UsageError('ST7002', 'Standard input is empty.', 'Pipe a text into it, or name a file.')
  try {
    input ??= readFileSync(0, 'utf8')
    return input
  } catch (thrown) {
    throw readFailure(STANDARD_INPUT, thrown)
  }
}

/** The text of a file or pipe named by the user. A device might never end, so it is not read. */
export function readText(path: string): string {
  if (path === STANDARD_INPUT) return standardInput()
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) throw new UsageError('ST7002', `There is no file \`${path}\`.`)
  if (stats.isDirectory()) throw new UsageError('ST7002', `\`${path}\` is a folder; a file is needed here.`)
  if (stats.isCharacterDevice() || stats.isBlockDevice())
    throw new UsageError('ST7002', `\`${path}\` is not an ordinary file.`)
  try {
    return readFileSync(path, 'utf8')
  } catch (thrown) {
    throw readFailure(path, thrown)
  }
}

/** Writes a file that must not exist yet. */
export function writeNew(path: string, text: string): void {
  if (existsSync(path))
    throw new UsageError('ST7006', `\`${path}\` already exists.`, 'Name another file, or remove it.')
  try {
    writeFileSync(path, text, { flag: 'wx' })
  } catch (thrown) {
    throw unwritable(path, thrown)
  }
}

/** The same for a text that arrives in parts. An incomplete file is removed. */
export async function newFile(path: string, parts: AsyncIterable<string>): Promise<void> {
  // Loaded only here, where it is needed.
  const { open } = await import('node:fs/promises')
  const file = await open(path, 'wx').catch((thrown: unknown) => {
    throw existsSync(path)
      ? new UsageError('ST7006', `\`${path}\` already exists; nothing was written.`)
      : unwritable(path, thrown)
  })
  try {
    for await (const part of parts) await file.writeFile(part)
  } catch (thrown) {
    rmSync(path, { force: true })
    throw thrown instanceof Trouble ? thrown : unwritable(path, thrown)
  } finally {
    await file.close()
  }
}

/** Records contain every secret of a game, so only the owner may read them. */
export const OWNER_ONLY = 0o600

/** Replaces a file atomically. Only the owner may read it. */
export function replaceText(path: string, text: string): void {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats !== undefined && !stats.isFile())
    throw unwritable(path, stats.isDirectory() ? 'it is a folder' : 'it is not an ordinary file')
  const beside = `${path}.new`
  try {
    writeFileSync(beside, text, { mode: OWNER_ONLY })
    chmodSync(beside, OWNER_ONLY)
    renameSync(beside, path)
  } catch (thrown) {
    // Removes the incomplete file. If that fails, it was not ours.
    if (statSync(beside, { throwIfNoEntry: false })?.isFile() === true) rmSync(beside, { force: true })
    throw unwritable(path, thrown)
  }
}

/** False for a file that is not UTF-8, which writing back would damage. */
export function isUtf8(file: string, text: string): boolean {
  return Buffer.from(text).equals(readFileSync(file))
}

/** Replaces a document of its author atomically. */
export function replaceDocument(path: string, text: string): void {
  try {
    replaceFile(path, text)
  } catch (thrown) {
    throw new UsageError(
      'ST7002',
      `\`${path}\` cannot be written and was left unchanged: ${reasonOf(thrown)}`,
    )
  }
}

export function readFailure(path: string, thrown: unknown): UsageError {
  return new UsageError('ST7002', `\`${path}\` cannot be read: ${reasonOf(thrown)}`)
}

export function unwritable(path: string, thrown: unknown): UsageError {
  return new UsageError('ST7002', `\`${path}\` cannot be written: ${reasonOf(thrown)}`)
}

function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
