import type { Script } from 'node:vm'
import { readCachedParts, writeCachedParts } from './cache-parts.ts'

/** Work must exceed the previous maximum by this factor to be likely to have compiled more functions. */
const MORE = 1.5

interface About {
  /** The most milliseconds of work after which the code was cached. */
  readonly most: number
  /** The script of each part. */
  readonly scripts: readonly { readonly name: string; readonly stamp: string }[]
}

interface Noted {
  readonly stamp: string
  readonly script: Partial<Pick<Script, 'cachedDataRejected'>> & Pick<Script, 'createCachedData'>
  readonly before: Buffer | undefined
}

/**
 * Cache of a command's compiled code for its next run. Node caches only code compiled at startup, hardly any functions.
 * The JavaScript engine itself refuses code of another version or with other flags; this class checks the source text.
 */
export class CodeCache {
  private readonly folder: string
  private readonly file: string
  private readonly by: string
  private readonly most: number
  private readonly entries = new Map<string, { readonly stamp: string; readonly code: Buffer }>()
  private readonly noted = new Map<string, Noted>()

  /** @param by identifies the program and the engine */
  constructor(folder: string, command: string, by: string) {
    this.folder = folder
    this.file = `code-${command}.bin`
    this.by = by
    const { about, parts = [] } = readCachedParts(folder, this.file, by) ?? {}
    const known = isAbout(about) ? about : undefined
    this.most = known?.most ?? 0
    known?.scripts.forEach(({ name, stamp }, i) => {
      const code = parts[i]
      if (code !== undefined) this.entries.set(name, { stamp, code })
    })
  }

  /** Undefined if nothing is cached for the file with this stamp. */
  of(name: string, stamp: string): Buffer | undefined {
    const cached = this.entries.get(name)
    return cached?.stamp === stamp ? cached.code : undefined
  }

  /** Records that a script was created from a file, and with which cached code. */
  note(name: string, stamp: string, script: Noted['script']): void {
    const before = script.cachedDataRejected === false ? this.of(name, stamp) : undefined
    this.noted.set(name, { stamp, script, before })
  }

  /** Caches the code compiled so far, after this many milliseconds of work, if that is worthwhile. Never throws. */
  keep(milliseconds: number): void {
    try {
      this.keepWorth(milliseconds)
    } catch {
      // The cache is optional; the next command compiles again.
    }
  }

  private keepWorth(milliseconds: number): void {
    const hasMore = milliseconds > this.most * MORE
    if (!hasMore && [...this.noted.values()].every(({ before }) => before !== undefined)) return
    const all = new Map(this.entries)
    for (const [name, { stamp, script, before }] of this.noted) {
      const now = hasMore || before === undefined ? script.createCachedData() : before
      // The engine discards functions that have not run for long.
      const code = before !== undefined && before.length > now.length ? before : now
      all.set(name, { stamp, code })
    }
    const about: About = {
      most: Math.max(this.most, milliseconds),
      scripts: [...all].map(([name, { stamp }]) => ({ name, stamp })),
    }
    const parts = [...all.values()].map(({ code }) => code)
    writeCachedParts(this.folder, this.file, this.by, { about, parts })
  }
}

function isAbout(about: unknown): about is About {
  const { most, scripts } = Object(about)
  const isScript = (script: unknown): boolean => {
    const { name, stamp } = Object(script)
    return typeof name === 'string' && typeof stamp === 'string'
  }
  return typeof most === 'number' && Array.isArray(scripts) && scripts.every(isScript)
}
