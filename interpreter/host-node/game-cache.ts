import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { cacheFolder } from './cache-folder.ts'
import { WholeGameCache } from './whole-game-cache.ts'
import { readCachedParts, writeCachedParts } from './cache-parts.ts'
import { bundleId } from './package-folder.ts'
import { isRead, type RecordedRequest } from './recorded-request.ts'

/** Each game has its own file, because a command plays one or two. */
const FILE = /^game-[\da-f]+\.bin$/u
const MOST_GAMES = 40

/** The rules of a game, and the code that plays it if it has been compiled. */
export interface CachedGame {
  readonly ir: GameIR
  readonly whole: WholeGameCache
}

/**
 * Cache of checked games. An entry is valid only for exactly the texts that were read then, and for exactly this
 * program. Code is generated from the rules, so they need the same trust as code.
 */
export class GameCache {
  private readonly folder: string
  private readonly by: string

  /**
   * @param folder cache folder; undefined to disable the cache @param by identifies the program that creates entries;
   * undefined if it is unknown
   */
  static of(folder = cacheFolder(), by = bundleId()): GameCache | undefined {
    return folder === undefined || by === undefined
      ? undefined
      : new GameCache(folder, `${by} ${process.version}`)
  }

  private constructor(folder: string, by: string) {
    this.folder = folder
    this.by = by
  }

  /** @param players their number as written in the request, if any */
  game(seen: RecordedRequest, players: string | undefined): CachedGame | undefined {
    const key = keyOf(seen, players)
    const { about, parts = [] } = readCachedParts(this.folder, fileOf(key), this.by) ?? {}
    const [text, words, ...code] = parts
    if (text === undefined || words === undefined || Object(about).key !== key) return undefined
    if (!isRead(about) || !seen.says(about, text)) return undefined
    try {
      return { ir: structures().deserialize(words) as GameIR, whole: new WholeGameCache(code) }
    } catch {
      return undefined
    }
  }

  /**
   * Caches a game that was checked without any error, or its code. If that fails, the next command repeats the work.
   */
  keep(seen: RecordedRequest, players: string | undefined, { ir, whole }: CachedGame): void {
    const { content } = seen
    if (content === undefined) return
    const [key, { mark, read, text }] = [keyOf(seen, players), content]
    const parts = [Buffer.from(text), structures().serialize(ir), ...(whole.parts ?? [])]
    if (writeCachedParts(this.folder, fileOf(key), this.by, { about: { key, mark, read }, parts }))
      this.forgetOld()
  }

  private forgetOld(): void {
    try {
      const games = readdirSync(this.folder).filter((name) => FILE.test(name))
      if (games.length <= MOST_GAMES) return
      const byAge = games
        .map((name) => ({ path: join(this.folder, name), time: statSync(join(this.folder, name)).mtimeMs }))
        .sort((a, b) => b.time - a.time)
      for (const { path } of byAge.slice(MOST_GAMES)) rmSync(path, { force: true })
    } catch {
      // Another command deletes them at the same time.
    }
  }
}

/** Loaded lazily, because only games need the module. */
function structures(): typeof import('node:v8') {
  return process.getBuiltinModule('node:v8')
}

/** The same file may be played from several folders, with other documents beside it. */
function keyOf({ request }: RecordedRequest, players: string | undefined): string {
  const { file, uses = [], options = [] } = request
  return JSON.stringify([process.cwd(), file.name, uses, [...options], players])
}

/** Two keys may share a file, which then contains only the later one. */
function fileOf(key: string): string {
  return `game-${crc32(key).toString(16)}.bin`
}
