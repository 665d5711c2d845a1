import type { TreeCache } from '../../grammar/expression/tree-cache.ts'
import { LARGEST_CACHED, readCachedText, writeCachedText } from './cache-file.ts'

const FILE = 'trees.txt'
/** Characters of the file. A few may take more than one byte. */
const MOST_CHARACTERS = LARGEST_CACHED / 2

/**
 * Cache of parsed texts of rulesets, one per line: start symbol, text and tree. Most texts are the same as in the last
 * command, and creating the parser takes as long as parsing hundreds of them.
 */
export class ParsedTextsCache implements TreeCache {
  private readonly folder: string
  private readonly by: string
  /** Trees as JSON by start symbol and text, latest last. Undefined before the first lookup. */
  private trees: Map<string, string> | undefined
  private readonly asked = new Set<string>()
  private isChanged = false

  /** @param by identifies the program that parses */
  constructor(folder: string, by: string) {
    this.folder = folder
    this.by = by
  }

  of(start: string, text: string): unknown {
    const key = keyOf(start, text)
    const tree = this.known().get(key)
    if (tree === undefined) return undefined
    this.asked.add(key)
    return treeFrom(tree)
  }

  note(start: string, text: string, tree: unknown): void {
    const json = jsonOf(tree)
    if (json === undefined) return
    const key = keyOf(start, text)
    this.known().set(key, json)
    this.asked.add(key)
    this.isChanged = true
  }

  /** Writes the trees that this command used, and as many of the others as fit. */
  keep(): void {
    if (!this.isChanged) return
    const known = this.known()
    const rest = [...known.keys()].filter((key) => !this.asked.has(key))
    const lines: string[] = []
    let room = MOST_CHARACTERS
    for (const key of [...this.asked, ...rest.reverse()]) {
      const line = `${key}\t${known.get(key) ?? ''}\n`
      room -= line.length
      if (room < 0) break
      lines.push(line)
    }
    const text = `${this.by}\n${lines.reverse().join('')}`
    if (writeCachedText(this.folder, FILE, text)) this.isChanged = false
  }

  private known(): Map<string, string> {
    return (this.trees ??= treesIn(readCachedText(this.folder, FILE), this.by))
  }
}

/** JSON without tabs and line breaks, which serve as separators. */
function keyOf(start: string, text: string): string {
  return `${start}\t${JSON.stringify(text)}`
}

function treesIn(text: string | undefined, by: string): Map<string, string> {
  const trees = new Map<string, string>()
  if (text?.startsWith(`${by}\n`) !== true) return trees
  for (let at = by.length + 1; at < text.length;) {
    const end = text.indexOf('\n', at)
    const between = text.indexOf('\t', text.indexOf('\t', at) + 1)
    if (end < 0 || between < at || between > end) break
    trees.set(text.slice(at, between), text.slice(between + 1, end))
    at = end + 1
  }
  return trees
}

/**
 * A tree as JSON, with `null` for undefined. Undefined if it could not be read back exactly, because it contains shared
 * nodes or is not plain data.
 */
function jsonOf(tree: unknown): string | undefined {
  const seen = new Set<object>()
  const isPlain = (value: unknown): boolean => {
    if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
    if (typeof value !== 'object') return ['undefined', 'string', 'boolean'].includes(typeof value)
    if (value === null || seen.has(value)) return false
    seen.add(value)
    const kind: unknown = Object.getPrototypeOf(value)
    if (kind !== Object.prototype && kind !== Array.prototype) return false
    return Object.values(value).every(isPlain)
  }
  if (tree === undefined || !isPlain(tree)) return undefined
  return JSON.stringify(tree, (_, value: unknown) => (value === undefined ? null : value))
}

function treeFrom(json: string): unknown {
  try {
    return withoutNull(JSON.parse(json))
  } catch {
    return undefined
  }
}

function withoutNull(value: unknown): unknown {
  if (value === null) return undefined
  if (typeof value === 'object')
    for (const key in value) {
      const part: unknown = Reflect.get(value, key)
      if (typeof part === 'object') Reflect.set(value, key, withoutNull(part))
    }
  return value
}
