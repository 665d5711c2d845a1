import type { ExprIR } from '../../ir/ir.ts'
import type { Span } from '../../source/span.ts'
import type { Expression, Place } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import type { NamedSymbol } from '../../names/symbol.ts'
import type { Visible } from '../../names/tables.ts'
import type { SetSnapshot } from './set-snapshots.ts'
import { typedOf, type Scalar, type SetValue } from './values.ts'

/** The cells of a choice of several, and the value of an empty one. */
export interface Slots {
  readonly cells: readonly number[]
  readonly empty: number
}

/** The meaning of a word at a place in the rules. */
export interface Variable {
  /** For a choice of several: its slots. */
  readonly slots?: Slots
  /** The same for things chosen in succession: the last of them. */
  readonly inSuccession?: Slots
  /** For spaces chosen in succession: each of them, none for those not chosen. */
  readonly way?: readonly ExprIR[]
  readonly symbol: NamedSymbol
  readonly value: Scalar | SetValue
  /**
   * A thing with a field of this name that is not meant here: in a condition about `space`, the space is the possible
   * target.
   */
  readonly insteadOfFieldOf?: Scalar
  /** For a value that some players do not know: the pieces whose faces it goes by, if nothing else makes it secret. */
  readonly goesBy?: readonly string[] | undefined
  /** Its name before edition 1 was closed. */
  readonly formerly?: string
  /** Its word of the state, if steps may set it. */
  readonly cell?: CellInfo
  /** Its member words, if it is a set that steps may change. */
  readonly members?: SetSnapshot
}

export interface CellInfo {
  readonly base: number
  readonly least: number
  readonly most: number
  readonly orNone: boolean
}

/** A fact that a test established about a path such as `piece` or `card.colour`. */
export interface Fact {
  readonly notNone?: boolean
  readonly kinds?: ReadonlySet<number>
  /** Things that certainly exist. */
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

/** Prefix of facts about the existence of things in a place. No path begins like this. */
const THERE = 'there: '
const TOUCHING = 'touching: '

/** The key of the fact that something exists that a phrase names. */
export function thereIs(words: string): string {
  return THERE + words
}

/** The key of the fact that two spaces are adjacent, in either order. */
export function touching(one: string, other: string): string {
  return THERE + TOUCHING + (one < other ? `${one} ${other}` : `${other} ${one}`)
}

/** The rules for `last` and streaks, which only `history` and `forbid` can read. */
interface HistoryReading {
  /** Index of the action whose move is judged. */
  readonly action: number
  /** True in `forbid`, where streaks are read as if the move had been made. In `history` they cannot be read. */
  readonly streaks: boolean
  /** Actions that `last` covers here. */
  readonly actions: ReadonlySet<number>
}

/** The meaning of words in a text. Immutable: it is extended by copying. */
export class Scope {
  readonly variables: ReadonlyMap<string, Variable>
  /** The thing whose fields can be named bare. */
  readonly it: Scalar | undefined
  readonly facts: ReadonlyMap<string, Fact>
  readonly history: HistoryReading | undefined
  /** True if a comparison with none is false and not a mistake: table rows and history. */
  readonly lenient: boolean
  /** True if the question is about the position after the move being judged. */
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
    // Facts about bare fields of the former thing do not apply to the new one.
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
   * The scope after a move. Choices still denote the same things, but their places, and facts about values that steps
   * may set, are invalid.
   */
  behindMove(): Scope {
    const variables = new Map(
      [...this.variables].map(([name, variable]): [string, Variable] => [name, anywhere(variable)]),
    )
    const facts = new Map([...this.facts].filter(([path]) => this.variables.has(path)))
    return new Scope(variables, this.it, facts, this.history, this.lenient, true)
  }

  /** Invalidates facts about places after a move. */
  afterMoving(): Scope {
    return this.keeping((path) => !path.startsWith(THERE))
  }

  /**
   * Invalidates facts about a value after it was set. `notNone`: to something that exists. A step that moves `man` off
   * the board sets `man.space`.
   */
  afterSetting(target: string, notNone: boolean): Scope {
    const moved = target.endsWith('.space')
      ? this.variables.get(target.slice(0, -'.space'.length))
      : undefined
    const at = this.declare(...(moved === undefined ? [] : [anywhere(moved)]))
    const changed = this.variables.get(target)
    const known = changed?.goesBy === undefined ? at : at.declare({ ...changed, goesBy: undefined })
    const kept = known.keeping(
      (path) => path !== target && !path.startsWith(`${target}.`) && !path.startsWith(THERE + TOUCHING),
    )
    return notNone ? kept.withFacts(new Map([[target, { notNone }]])) : kept
  }

  /** The scope of repeated steps: of everything they can set, only names of single things stay valid. */
  asOften(): Scope {
    return this.keeping((path) => this.variables.has(path.split('.')[0] ?? ''))
  }

  private keeping(isKept: (path: string) => boolean): Scope {
    const facts = new Map([...this.facts].filter(([path]) => isKept(path)))
    if (facts.size === this.facts.size) return this
    return new Scope(this.variables, this.it, facts, this.history, this.lenient, this.behind)
  }

  /** All names in scope, for later queries. */
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

/** The same variable without its place. */
function anywhere(variable: Variable): Variable {
  const { value } = variable
  return value.onBoard === true || value.lies !== undefined
    ? { ...variable, value: { ...value, onBoard: false, lies: undefined } }
    : variable
}

/** A text being elaborated, and the meaning of its words. */
export interface Context {
  readonly source: TextSource
  readonly scope: Scope
}

export function spanIn(context: Context, place: Place): Span {
  return context.source.spanOf(place.start, place.end)
}

/** The key of facts about a path. Undefined for other expressions. */
export function pathOf(expression: Expression): string | undefined {
  if (expression.kind === 'name') return expression.name.text
  if (expression.kind !== 'field' && expression.kind !== 'of') return undefined
  const object = pathOf(expression.object)
  return object === undefined ? undefined : `${object}.${expression.name.text}`
}
