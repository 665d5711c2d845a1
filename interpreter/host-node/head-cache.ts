import type { Stats } from 'node:fs'
import { headLines } from '../../grammar/document/scan-head.ts'
import { isSettled } from './file-stamp.ts'
import { readCachedJson, writeCachedJson } from './cache-file.ts'

const FILE = 'heads.json'
const MOST_HEADS = 4000
const MOST_KEPT = 3000
/** With fewer new ones, reading them again is faster than writing all. */
const WORTH_KEEPING = 16

interface KnownHead {
  readonly stamp: string
  readonly text: string
  /** True if it remains cached when the command ends. */
  readonly stays: boolean
}

/**
 * Cache of the heads of files, by path. Every check reads all of them, and hardly any have changed since the last. An
 * entry is valid only for an unchanged file stamp.
 */
export class HeadCache {
  private readonly heads = new Map<string, KnownHead>()
  private keptIn: { readonly folder: string; readonly by: string } | undefined
  private isRead = false
  private unkept = 0

  of(path: string, stamp: string): string | undefined {
    this.read()
    const cached = this.heads.get(path)
    return cached?.stamp === stamp ? cached.text : undefined
  }

  /** Returns the text. */
  note(path: string, stamp: string, stats: Stats, text: string): string {
    if (this.heads.size >= MOST_HEADS) this.heads.clear()
    const stays = isSettled(stats)
    if (stays) this.unkept++
    this.heads.delete(path)
    this.heads.set(path, { stamp, text, stays })
    return text
  }

  /**
   * Shares them with other commands that use this folder.
   *
   * @param by identifies the program that reads heads
   */
  share(folder: string, by: string): void {
    this.keptIn = { folder, by }
  }

  /** Writes them to the cache, if enough of them are new. */
  keep(): void {
    if (this.keptIn === undefined || this.unkept < WORTH_KEEPING) return
    const { folder, by } = this.keptIn
    const heads = [...this.heads].flatMap(([path, { stamp, text, stays }]): readonly Kept[] =>
      stays ? [[path, stamp, headLines(text)]] : [],
    )
    if (writeCachedJson(folder, FILE, { by, heads: heads.slice(-MOST_KEPT) })) this.unkept = 0
  }

  private read(): void {
    if (this.isRead || this.keptIn === undefined) return
    this.isRead = true
    const { folder, by } = this.keptIn
    const { by: keptBy, heads } = Object(readCachedJson(folder, FILE))
    if (keptBy !== by || !Array.isArray(heads)) return
    for (const head of heads)
      if (isKept(head) && !this.heads.has(head[0]))
        this.heads.set(head[0], { stamp: head[1], text: head[2], stays: true })
  }
}

type Kept = readonly [path: string, stamp: string, text: string]

function isKept(entry: unknown): entry is Kept {
  return Array.isArray(entry) && entry.length === 3 && entry.every((part) => typeof part === 'string')
}

export const HEAD_CACHE = new HeadCache()
