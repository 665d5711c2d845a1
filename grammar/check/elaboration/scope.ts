import type { Span } from '../../source/span.ts'
import type { Expression, Place } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import type { NamedSymbol } from '../../names/symbol.ts'
import type { Visible } from '../../names/tables.ts'
import type { HandedSet } from './handed-sets.ts'
import { typedOf } from './values.ts'
import type { Scalar, SetValue } from './values.ts'

/** The cells of a choice of several, and what an empty one holds. */
export interface Slots {
  readonly cells: readonly number[]
  readonly empty: number
}

/** What a word stands for at a place in the rules. */
export interface Variable {
  /** A choice of several: where they are. */
  readonly slots?: Slots
  /** The same of things that were chosen in succession, of which one is the last. */
  readonly inSuccession?: Slots
  readonly symbol: NamedSymbol
  readonly value: Scalar | SetValue
  /** A thing that has a field of this name and does not mean it here: whatever `space` is asked about is where it might go. */
  readonly insteadOfFieldOf?: Scalar
  /** Where its word of the state is, if steps may set it. */
  readonly cell?: CellInfo
  /** Where its members are, if it is a set that steps may change. */
  readonly members?: HandedSet
}

export interface CellInfo {
  readonly base: number
  readonly least: number
  readonly most: number
  readonly orNone: boolean
}

/** What a test established about a path such as `piece` or `card.colour`. */
export interface Fact {
  readonly notNone?: boolean
  readonly kinds?: ReadonlySet<number>
  /** The things that exist at least once. */
  readonly something?: Something
}

/** The meaning of a noun phrase, independent of its spelling. */
export interface Something {
  /** The phrase without its condition and, if it names kinds, without their name. */
  readonly of: string
  readonly kinds?: ReadonlySet<number>
  /** Conditions that all hold. */
  readonly where: readonly string[]
}

/** Facts about whether there is something in a place begin so; no path does. */
const THERE = 'there: '
const TOUCHING = 'touching: '

/** Under which fact it is kept that there is something of what a phrase names. */
export function thereIs(words: string): string {
  return THERE + words
}

/** Under which fact it is kept that two spaces are next to each other, in whichever order they are named. */
export function touching(one: string, other: string): string {
  return THERE + TOUCHING + (one < other ? `${one} ${other}` : `${other} ${one}`)
}

/** How `last` and streaks are read: only in `history` and `forbid`. */
export interface HistoryReading {
  /** Index of the action whose move is judged. */
  readonly action: number
  /** In a `forbid` streaks are read as if the move had been made; in `history` they cannot be read. */
  readonly streaks: boolean
  /** Actions that count for `last` here. */
  readonly actions: ReadonlySet<number>
}

/** What the words of a text mean where it is. Extended, never changed. */
export class Scope {
  readonly variables: ReadonlyMap<string, Variable>
  /** The thing looked at, whose fields are bare. */
  readonly it: Scalar | undefined
  readonly facts: ReadonlyMap<string, Fact>
  readonly history: HistoryReading | undefined
  /** A comparison with none is false and no mistake: table rows and history. */
  readonly lenient: boolean
  /** The question is asked about the position after the move being judged. */
  readonly behind: boolean

  constructor(
    variables: ReadonlyMap<string, Variable> = new Map(),
    it: Scalar | undefined = undefined,
    facts: ReadonlyMap<string, Fact> = new Map(),
    history: HistoryReading | undefined = undefined,
    lenient = false,
    behind = false,
  ) {
    this.variables = variables
    this.it = it
    this.facts = facts
    this.history = history
    this.lenient = lenient
    this.behind = behind
  }

  declare(...added: readonly Variable[]): Scope {
    const variables = new Map(this.variables)
    for (const variable of added) variables.set(variable.symbol.name, variable)
    return new Scope(variables, this.it, this.facts, this.history, this.lenient, this.behind)
  }

  withIt(it: Scalar): Scope {
    // What was known of bare fields of the former thing says nothing about the new one.
    const facts = new Map([...this.facts].filter(([path]) => this.variables.has(path.split('.')[0] ?? '')))
    return new Scope(this.variables, it, facts, this.history, this.lenient, this.behind)
  }

  withFacts(facts: ReadonlyMap<string, Fact>): Scope {
    if (facts.size === 0) return this
    const merged = new Map(this.facts)
    for (const [path, fact] of facts) merged.set(path, { ...merged.get(path), ...fact })
    return new Scope(this.variables, this.it, merged, this.history, this.lenient, this.behind)
  }

  withHistory(history: HistoryReading): Scope {
    return new Scope(this.variables, this.it, this.facts, history, true, this.behind)
  }

  /**
   * The same behind a move. Which thing a choice is has not changed; where it lies, and what tests told about values that
   * steps may set, need not be so any more.
   */
  behindMove(): Scope {
    const variables = new Map(
      [...this.variables].map(([name, variable]): [string, Variable] => [name, anywhere(variable)]),
    )
    const facts = new Map([...this.facts].filter(([path]) => this.variables.has(path)))
    return new Scope(variables, this.it, facts, this.history, this.lenient, true)
  }

  /** Something has been moved, so what tests established about places is no longer valid. */
  afterMoving(): Scope {
    return this.keeping((path) => !path.startsWith(THERE))
  }

  /** A value has been set; `notNone`: to something that is there. A step that moves `man` off the board sets `man.space`. */
  afterSetting(target: string, notNone: boolean): Scope {
    const moved = target.endsWith('.space')
      ? this.variables.get(target.slice(0, -'.space'.length))
      : undefined
    const known = moved === undefined ? this : this.declare(anywhere(moved))
    const kept = known.keeping(
      (path) => path !== target && !path.startsWith(`${target}.`) && !path.startsWith(THERE + TOUCHING),
    )
    return notNone ? kept.withFacts(new Map([[target, { notNone }]])) : kept
  }

  /** Steps that may come again: of what they can set, only names that stand for one thing are as they were. */
  asOften(): Scope {
    return this.keeping((path) => this.variables.has(path.split('.')[0] ?? ''))
  }

  private keeping(isKept: (path: string) => boolean): Scope {
    const facts = new Map([...this.facts].filter(([path]) => isKept(path)))
    if (facts.size === this.facts.size) return this
    return new Scope(this.variables, this.it, facts, this.history, this.lenient, this.behind)
  }

  /** What names are in scope, for later requests. */
  visible(): Visible {
    const variables = [...this.variables.values()].map(({ symbol, value }) => ({
      symbol,
      typed: typedOf(value),
    }))
    return { variables, it: this.it === undefined ? undefined : typedOf(this.it) }
  }

  asLenient(): Scope {
    return new Scope(this.variables, this.it, this.facts, this.history, true, this.behind)
  }
}

/** The same, wherever it lies. */
function anywhere(variable: Variable): Variable {
  const { value } = variable
  return value.onBoard === true || value.lies !== undefined
    ? { ...variable, value: { ...value, onBoard: false, lies: undefined } }
    : variable
}

/** A text being elaborated, and what its words mean. */
export interface Context {
  readonly source: TextSource
  readonly scope: Scope
}

export function spanIn(context: Context, place: Place): Span {
  return context.source.spanOf(place.start, place.end)
}

/** The spelling under which facts about a path are kept; undefined for what is no path. */
export function pathOf(expression: Expression): string | undefined {
  if (expression.kind === 'name') return expression.name.text
  if (expression.kind !== 'field' && expression.kind !== 'of') return undefined
  const object = pathOf(expression.object)
  return object === undefined ? undefined : `${object}.${expression.name.text}`
}
