import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { cacheFolder } from './cache-folder.ts'
import { KeptWhole } from './kept-whole.ts'
import { readKeptParts, writeKeptParts } from './kept-parts.ts'
import { bundleId } from './package-folder.ts'
import { isRead } from './seen-request.ts'
import type { SeenRequest } from './seen-request.ts'

/** Each game has a file of its own: a command plays one or two. */
const FILE = /^game-[\da-f]+\.bin$/u
const MOST_GAMES = 40

/** The rules of a game, and the code that plays it if it has been made. */
export interface KnownGame {
  readonly ir: GameIR
  readonly whole: KeptWhole
}

/**
 * The rules of games as earlier commands made them of their texts. They are known only for exactly what was read then, and
 * to exactly this program: code is generated from them, so they are as good as code.
 */
export class KnownGames {
  private readonly folder: string
  private readonly by: string

  /**
   * @param folder where they are kept; undefined if nothing is to be kept
   * @param by identifies the program that makes them; undefined if it cannot be told
   */
  static of(folder = cacheFolder(), by = bundleId()): KnownGames | undefined {
    return folder === undefined || by === undefined
      ? undefined
      : new KnownGames(folder, `${by} ${process.version}`)
  }

  private constructor(folder: string, by: string) {
    this.folder = folder
    this.by = by
  }

  /** @param players how many, as it was said, if it was */
  game(seen: SeenRequest, players: string | undefined): KnownGame | undefined {
    const key = keyOf(seen, players)
    const { about, parts = [] } = readKeptParts(this.folder, fileOf(key), this.by) ?? {}
    const [text, words, ...code] = parts
    if (text === undefined || words === undefined || Object(about).key !== key) return undefined
    if (!isRead(about) || !seen.says(about, text)) return undefined
    try {
      return { ir: structures().deserialize(words) as GameIR, whole: new KeptWhole(code) }
    } catch {
      return undefined
    }
  }

  /**
   * A game was made of this request without any error, or code was made of the game. If they cannot be kept, the next
   * command makes them again.
   */
  keep(seen: SeenRequest, players: string | undefined, { ir, whole }: KnownGame): void {
    const { content } = seen
    if (content === undefined) return
    const [key, { mark, read, text }] = [keyOf(seen, players), content]
    const parts = [Buffer.from(text), structures().serialize(ir), ...(whole.parts ?? [])]
    if (writeKeptParts(this.folder, fileOf(key), this.by, { about: { key, mark, read }, parts }))
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
      // Another command forgets them at the same time.
    }
  }
}

/** Only where games are played is the module needed. */
function structures(): typeof import('node:v8') {
  return process.getBuiltinModule('node:v8')
}

/** The same file may be played from several folders, where it finds other documents. */
function keyOf({ request }: SeenRequest, players: string | undefined): string {
  const { file, uses = [], options = [] } = request
  return JSON.stringify([process.cwd(), file.name, uses, [...options], players])
}

/** Two keys may share a file, in which only the later one is found. */
function fileOf(key: string): string {
  return `game-${crc32(key).toString(16)}.bin`
}
