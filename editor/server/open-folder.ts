import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, rmSync, watch } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { replaceFile } from '../../interpreter/host-node/replace-file.ts'
import {
  isInside,
  LARGEST_FILE,
  readInside,
  yamlFilesBelow,
} from '../../interpreter/host-node/ruleset-folder.ts'

/** A file as the editor gets it; a file without a text is gone. */
interface DiskFile {
  readonly name: string
  readonly text: string | undefined
  /** Distinguishes this text from every other; `none` if there is no file. */
  readonly stamp: string
}

type Written =
  | { readonly stamp: string }
  /** Somebody else has written it in the meantime: its current contents. */
  | { readonly conflict: DiskFile }
  | { readonly refused: string }

const NONE = 'none'
/** Editors write a file in several operations; changes are processed only after this long without another. */
const QUIET_MILLISECONDS = 60
/** Some disks, such as network drives, report no changes, so look anyway after this long. */
const LOOK_MILLISECONDS = 2000

/** The rulesets of an opened folder, and nothing outside it. */
export class OpenFolder {
  private readonly root: string
  private readonly deepest: number | undefined
  private files: ReadonlyMap<string, DiskFile> = new Map()
  /** Changed files, by the number of their latest change. */
  private readonly changes = new Map<string, number>()
  private readonly waiting = new Set<() => void>()
  private readonly stop: () => void
  private last = 0

  /** `alone`: without subfolders. */
  constructor(folder: string, alone = false) {
    this.root = realpathSync(folder)
    this.deepest = alone ? 0 : undefined
    this.look()
    let soon: NodeJS.Timeout | undefined
    const watcher = watch(this.root, { recursive: !alone }, () => {
      clearTimeout(soon)
      soon = setTimeout(() => this.look(), QUIET_MILLISECONDS)
    })
    watcher.on('error', () => {})
    const now = setInterval(() => this.look(), LOOK_MILLISECONDS)
    this.stop = () => {
      watcher.close()
      clearTimeout(soon)
      clearInterval(now)
    }
  }

  close(): void {
    this.stop()
    for (const wake of this.waiting) wake()
  }

  /** All files at first, later those changed since a given number. */
  since(number: number): { readonly number: number; readonly files: readonly DiskFile[] } {
    const files =
      number === 0
        ? [...this.files.values()]
        : [...this.changes].flatMap(([name, at]) => (at > number ? [this.files.get(name) ?? gone(name)] : []))
    return { number: this.last, files }
  }

  /** Waits until something is newer than a number, or a time limit is reached. */
  changedSince(number: number, longest: number): Promise<void> {
    if (this.last > number) return Promise.resolve()
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(late)
        this.waiting.delete(wake)
        resolve()
      }
      const late = setTimeout(wake, longest)
      this.waiting.add(wake)
    })
  }

  /** Writes a file, or removes it if there is no text, provided that it has not changed since the writer read it. */
  write(name: string, text: string | undefined, before: string): Written {
    const path = this.pathOf(name)
    if (path === undefined) return { refused: 'That is not the name of a ruleset inside the opened folder.' }
    const now = this.read(name, path)
    if (now.stamp !== before) return { conflict: now }
    if (now.text === undefined && existsSync(path))
      return { refused: 'What stands there cannot be read as a text.' }
    if (text !== undefined && !isReadable(text))
      return { refused: 'The file could not be read again: it is too large, or contains damaged characters.' }
    try {
      if (text === undefined) rmSync(path)
      else {
        mkdirSync(dirname(path), { recursive: true })
        replaceFile(path, text)
      }
    } catch (thrown) {
      return { refused: thrown instanceof Error ? thrown.message : String(thrown) }
    }
    this.look()
    return { stamp: text === undefined ? NONE : stampOf(text) }
  }

  /** undefined if a name leads outside, directly or through a link. */
  private pathOf(name: string): string | undefined {
    const parts = name.split('/')
    const isPlain = parts.every((part) => part !== '' && !part.startsWith('.') && !/[\\:\0]/u.test(part))
    if (!isPlain || !/\.ya?ml$/u.test(name) || (this.deepest === 0 && parts.length > 1)) return undefined
    const path = join(this.root, name)
    let ancestor = path
    while (!existsSync(ancestor)) ancestor = dirname(ancestor)
    return isInside(realpathSync(ancestor), this.root) ? path : undefined
  }

  private read(name: string, path: string): DiskFile {
    try {
      const text = readInside(path, this.root)
      // Writing back a file that is not UTF-8 would damage it.
      return isReadable(text) ? { name, text, stamp: stampOf(text) } : gone(name)
    } catch {
      return gone(name)
    }
  }

  private look(): void {
    const found = new Map<string, DiskFile>()
    for (const path of yamlFilesBelow(this.root, this.deepest)) {
      const name = relative(this.root, path).replaceAll(sep, '/')
      const file = this.read(name, path)
      if (file.text !== undefined) found.set(name, file)
    }
    const names = new Set([...this.files.keys(), ...found.keys()])
    const changed = [...names].filter((name) => this.files.get(name)?.stamp !== found.get(name)?.stamp)
    this.files = found
    if (changed.length === 0 && this.last > 0) return
    this.last++
    for (const name of changed) this.changes.set(name, this.last)
    for (const wake of this.waiting) wake()
  }
}

/** True if `read` returns this text after it is written. U+FFFD replaces whatever is not UTF-8. */
function isReadable(text: string): boolean {
  return Buffer.byteLength(text) <= LARGEST_FILE && !text.includes('\uFFFD')
}

function gone(name: string): DiskFile {
  return { name, text: undefined, stamp: NONE }
}

function stampOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
