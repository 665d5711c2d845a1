import type { AskIR, ExprIR, StageIR, StepIR } from '../../../ir/ir.ts'
import type { Hook } from '../../../merge/merged.ts'
import type { Span } from '../../../source/span.ts'
import type { JudgedConstant } from '../../world/option-values.ts'
import type { ActionFrame, PutOff, Watcher } from '../declarations.ts'

/** A stage or action runs another. */
interface Call {
  readonly from: string
  readonly to: string
  readonly at: Span
  /** True if somebody is on turn there. */
  readonly seated: boolean
  /** True if it is deferred until the action in progress is over. */
  readonly isLater?: true
}

/** A body of `turns`, which must contain a decision. */
export interface TurnLoop {
  readonly body: readonly StepIR[]
  readonly at: Span
  /** Position of its first player. */
  readonly from: Span
  readonly origin: number
  /** The condition for a turn, as written. */
  readonly while: string | undefined
  /** The maximum number of turns, as written. */
  readonly atMost: string | undefined
}

/** A recorded text and its caller. */
interface Mention {
  readonly from: string
  readonly at: Span
}

/** Notes taken while the parts of a game are read, for passes over the whole game. */
interface Noteworthy {
  readonly asks: { readonly ask: AskIR; readonly at: Span; readonly frames: readonly ActionFrame[] }
  readonly arrangements: {
    readonly place: string
    readonly area: string
    readonly pieces: readonly (readonly number[])[]
  }
  /** A stage done in secret, with the names around it by word. */
  readonly inSecret: {
    readonly stage: number
    readonly at: Span
    readonly player: ExprIR
    /** False with `and unnoticed`. */
    readonly isNoticed: boolean
    readonly around: ReadonlyMap<number, string>
  }
  /** The site of something that is run or asked within `together`. */
  readonly atOnce: number
  readonly turnLoops: TurnLoop
  /** An unnamed stage, generated from steps elsewhere. */
  readonly ownStages: StageIR
  /** These must be acyclic. */
  readonly calls: Call
  /** A text that mentions `you` where it is not known yet that somebody is on turn. */
  readonly mentionsOfYou: Mention
  /** A point after a question where an action may just have ended: an empty step for these actions. */
  readonly behindActions: {
    readonly step: StepIR
    readonly from: string
    readonly actions: readonly number[]
  }
  /** The path of a value that a step sets. */
  readonly settings: string
  /** A text that makes hidden things public. */
  readonly openings: Mention
  readonly hooked: { readonly hook: Hook; readonly steps: readonly StepIR[] }
  readonly wheneverWatchers: Watcher
  readonly endWatchers: Watcher
  /** A rule that may run while nobody is on turn. */
  readonly unseated: string
  /** A key that should name a stage and could not be parsed. */
  readonly unreadStages: string
  /** A stage with mistakes. Missing parts may be those that could not be parsed. */
  readonly brokenStages: string
  /** A non-literal value that must be in a range before the game. */
  readonly mustFit: Omit<JudgedConstant, 'scope'>
  /** A step at which an outermost action and its consequences are over. */
  readonly actionsOver: StepIR
  /** Stages deferred until an action is over. */
  readonly putOff: PutOff
  /** Words for an end that holds unless the next player cannot decide: its index, winner and amount. */
  readonly endWords: number
}

/** Notes of some kinds, for `repeat`. */
export type Noted = Readonly<Record<string, readonly unknown[]>>

/** An append-only log. A reused part of a game adds its notes again. */
export class Notes {
  private readonly lists: { [K in keyof Noteworthy]?: Noteworthy[K][] } = {}

  add<K extends keyof Noteworthy>(kind: K, ...notes: readonly Noteworthy[K][]): void {
    const list: Noteworthy[K][] = (this.lists[kind] ??= [])
    list.push(...notes)
  }

  all<K extends keyof Noteworthy>(kind: K): readonly Noteworthy[K][] {
    return this.lists[kind] ?? []
  }

  /** Builds something and collects the notes added meanwhile, for `repeat`. */
  during<T>(make: () => T): { readonly result: T; readonly notes: Noted } {
    const lists: Noted = this.lists
    const lengths = new Map(Object.entries(lists).map(([kind, list]) => [kind, list.length]))
    const result = make()
    const added = Object.entries(lists).map(([kind, list]) => [kind, list.slice(lengths.get(kind))] as const)
    return { result, notes: Object.fromEntries(added.filter(([, list]) => list.length > 0)) }
  }

  repeat(notes: Noted): void {
    const lists: Record<string, unknown[]> = this.lists
    for (const [kind, list] of Object.entries(notes)) (lists[kind] ??= []).push(...list)
  }
}
