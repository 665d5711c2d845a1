import type { KeptTrees } from '../../grammar/expression/kept-trees.ts'
import { LARGEST_KEPT, readKeptText, writeKeptText } from './kept-file.ts'

const FILE = 'trees.txt'
/** Characters of the file, of which a few may take more than one byte. */
const MOST_CHARACTERS = LARGEST_KEPT / 2

/**
 * What texts of rulesets say, as earlier commands parsed them, one on each line: its start symbol, the text and its tree.
 * Most texts are as they were in the last command, and making the parser takes as long as parsing hundreds of them.
 */
export class KnownTrees implements KeptTrees {
  private readonly folder: string
  private readonly by: string
  /** Trees as JSON by start symbol and text, the latest last; undefined before the first is asked for. */
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

  /** Keeps what this command used, and of the rest what there is room for. */
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
    if (writeKeptText(this.folder, FILE, text)) this.isChanged = false
  }

  private known(): Map<string, string> {
    return (this.trees ??= treesIn(readKeptText(this.folder, FILE), this.by))
  }
}

/** JSON, which has no tab and no end of a line in it, so that these can stand between two. */
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
 * A tree as JSON, where `null` stands for undefined; undefined if it could not be read back exactly as it is: what is no
 * plain data, or is there twice.
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
