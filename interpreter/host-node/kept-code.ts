import type { Script } from 'node:vm'
import { crc32 } from 'node:zlib'
import { readKeptBytes, writeKeptBytes } from './kept-file.ts'

/** Several times what all scripts together need. */
const LARGEST = 16 * 1024 * 1024
/** So much more work than ever before has compiled what was not compiled before. */
const MORE = 1.5

interface Part {
  readonly name: string
  readonly stamp: string
  readonly length: number
}

interface Head {
  readonly by: string
  /** The most milliseconds of work after which it was kept. */
  readonly most: number
  readonly parts: readonly Part[]
  /** Of the code of all parts: the engine crashes on what is damaged. */
  readonly sum: number
}

interface Noted {
  readonly stamp: string
  readonly script: Partial<Pick<Script, 'cachedDataRejected'>> & Pick<Script, 'createCachedData'>
  readonly before: Buffer | undefined
}

/**
 * What a command has compiled of its scripts, for its next run. Node keeps only what is compiled at once, hardly any
 * function. The JavaScript engine itself refuses what another version or other flags made; which text it was made of is
 * checked here.
 */
export class KeptCode {
  private readonly folder: string
  private readonly file: string
  private readonly by: string
  private readonly most: number
  private readonly kept = new Map<string, { readonly stamp: string; readonly code: Buffer }>()
  private readonly noted = new Map<string, Noted>()

  /** @param by identifies the program and the engine */
  constructor(folder: string, command: string, by: string) {
    this.folder = folder
    this.file = `code-${command}.bin`
    this.by = by
    const { head, parts } = contentsOf(readKeptBytes(folder, this.file, LARGEST), by)
    this.most = head?.most ?? 0
    head?.parts.forEach(({ name, stamp }, i) => {
      const code = parts[i]
      if (code !== undefined) this.kept.set(name, { stamp, code })
    })
  }

  /** undefined if nothing is known that was made of the file with this stamp. */
  of(name: string, stamp: string): Buffer | undefined {
    const known = this.kept.get(name)
    return known?.stamp === stamp ? known.code : undefined
  }

  /** A script was made of a file, and of what was known of it. */
  note(name: string, stamp: string, script: Noted['script']): void {
    const before = script.cachedDataRejected === false ? this.of(name, stamp) : undefined
    this.noted.set(name, { stamp, script, before })
  }

  /** Keeps what is compiled now, after so many milliseconds of work, if that is worth the work. Never throws. */
  keep(milliseconds: number): void {
    try {
      this.keepWorth(milliseconds)
    } catch {
      // The command has done its work; the next one compiles again.
    }
  }

  private keepWorth(milliseconds: number): void {
    const hasMore = milliseconds > this.most * MORE
    if (!hasMore && [...this.noted.values()].every(({ before }) => before !== undefined)) return
    const all = new Map(this.kept)
    for (const [name, { stamp, script, before }] of this.noted) {
      const now = hasMore || before === undefined ? script.createCachedData() : before
      // The engine forgets functions that have not run for long.
      const code = before !== undefined && before.length > now.length ? before : now
      all.set(name, { stamp, code })
    }
    const parts = [...all].map(([name, { stamp, code }]): Part => ({ name, stamp, length: code.length }))
    const bytes = Buffer.concat([...all.values()].map(({ code }) => code))
    const head: Head = { by: this.by, most: Math.max(this.most, milliseconds), parts, sum: crc32(bytes) }
    writeKeptBytes(this.folder, this.file, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]))
  }
}

/** Nothing if the file is not whole, or was made by another program. */
function contentsOf(
  bytes: Buffer | undefined,
  by: string,
): { readonly head?: Head; readonly parts: readonly Buffer[] } {
  const end = bytes?.indexOf('\n') ?? -1
  if (bytes === undefined || end < 0) return { parts: [] }
  try {
    // Only `keep` writes it.
    const head = JSON.parse(bytes.toString('utf8', 0, end)) as Head
    let at = end + 1
    const parts = head.parts.map(({ length }) => bytes.subarray(at, (at += length)))
    const isWhole = at === bytes.length && head.sum === crc32(bytes.subarray(end + 1))
    return head.by === by && isWhole ? { head, parts } : { parts: [] }
  } catch {
    return { parts: [] }
  }
}
