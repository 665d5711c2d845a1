import { comparedName } from '../../../document/names.ts'
import type { MergedEntry } from '../../../merge/merged.ts'
import { partTexts } from '../action-part.ts'
import type { ActionFrame } from '../declarations.ts'

/** A choice that some question fixes in advance, and the word with its value. */
interface SettledChoice {
  readonly choice: number
  readonly cell: number
}

type Indices<K> = ReadonlyMap<K, readonly number[]>

/** The actions of a game and their offers. */
export class Actions {
  private readonly entries: readonly MergedEntry[]
  private readonly offered: Indices<string>
  private readonly joined: Indices<string>
  private readonly offeredAfter: Indices<number>
  private readonly declared: ActionFrame[]
  private readonly settledIn: Map<number, readonly SettledChoice[]>

  constructor(entries: readonly MergedEntry[], known?: Actions) {
    this.entries = entries
    this.offered = indicesBy(entries, 'during', comparedName)
    this.joined = indicesBy(entries, 'offered with', comparedName)
    this.offeredAfter = indicesBy(entries, 'in reply to', (name) => this.called(name))
    this.declared = [...(known?.declared ?? [])]
    this.settledIn = new Map(known?.settledIn)
  }

  get names(): readonly string[] {
    return this.entries.map(({ name }) => name)
  }

  /** Index of the action that a text names, or -1. Articles are ignored. */
  called(name: string): number {
    const wanted = comparedName(name)
    return this.entries.findIndex((known) => comparedName(known.name) === wanted)
  }

  /** Actions by the phase that offers them. */
  get phases(): Indices<string> {
    return this.offered
  }

  /** Actions by the action that they reply to. */
  get replies(): Indices<number> {
    return this.offeredAfter
  }

  /** The actions `offered with` a word of an offer or with what it offers, and those offered with these. */
  offeredWith(word: string, offered: readonly number[]): readonly number[] {
    if (this.joined.size === 0) return []
    const found = new Set(offered)
    const add = (name: string): void => {
      for (const index of this.joined.get(comparedName(name)) ?? []) {
        if (found.has(index)) continue
        found.add(index)
        add(this.names[index] ?? '')
      }
    }
    add(word)
    for (const index of offered) add(this.names[index] ?? '')
    return [...found].filter((index) => !offered.includes(index))
  }

  answeredBy(index: number): readonly number[] {
    return [...this.replies].flatMap(([to, replies]) => (replies.includes(index) ? [to] : []))
  }

  get frames(): readonly ActionFrame[] {
    return this.declared
  }

  declare(frame: ActionFrame): void {
    this.declared[frame.index] = frame
  }

  /** The choices of an action that are fixed anywhere. */
  settled(action: number): readonly SettledChoice[] {
    return this.settledIn.get(action) ?? []
  }

  /** The index of a choice among these. `word` allocates its word at the first use. */
  settle(action: number, choice: number, word: () => number): number {
    const known = this.settled(action)
    const found = known.findIndex((each) => each.choice === choice)
    if (found < 0) this.settledIn.set(action, [...known, { choice, cell: word() }])
    return found < 0 ? known.length : found
  }
}

/** The actions that name each thing under one of their keys. */
function indicesBy<K>(entries: readonly MergedEntry[], part: string, key: (name: string) => K): Indices<K> {
  const found = new Map<K, number[]>()
  for (const [index, entry] of entries.entries())
    for (const { text } of partTexts(entry, part)) {
      const name = key(text)
      found.set(name, [...(found.get(name) ?? []), index])
    }
  return found
}
