import type {
  ActionIR,
  AskIR,
  ChoiceIR,
  ContainerIR,
  ExprIR,
  GameIR,
  KindIR,
  ValueTypeIR,
} from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import type { RulesIR } from '../../grammar/ir/nodes.ts'
import {
  bindChoices,
  bindOffer,
  stateWithAttempt,
  spaceOfValue,
  type Attempt,
} from '../notation/bind-attempt.ts'
import { mentioned } from '../notation/mentioned-value.ts'
import type { Notation } from '../notation/notation.ts'
import type { Detail } from '../notation/pick-texts.ts'
import { markTexts, placedValue, seenValue } from '../notation/seen-value.ts'
import { singleDirections } from '../notation/value-text.ts'
import { waitingAsk } from '../notation/waiting-ask.ts'
import type { Program } from '../program/program.ts'
import { faceOf } from '../state/face.ts'
import { areMixed, recognises } from '../state/knows.ts'
import { isScreened } from '../state/take-screens-down.ts'
import { reasonsAgainst, type Reason } from './refusal-reasons.ts'
import type { SeenState } from './seen-state.ts'
import { thrownFor } from './dice-mentions.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/**
 * A position as the deciding player knows it. Texts are matched to moves only through this class, so a state or an
 * unknown face can never leak. Rules are evaluated on the player's knowledge, too: in two positions that the player
 * cannot distinguish, they read the same words. Only listed moves are looked up in the true state.
 *
 * If rules in progress remember something computed from faces, there is no such position. Then the true state is used,
 * and the secrecy of rules, which the checker proves, hides the rest.
 */
export class SeenTable {
  readonly ir: GameIR
  /** The current offers. Undefined if nobody is asked to choose. */
  readonly ask: AskIR | undefined
  readonly #program: Program
  readonly #truth: Int32Array
  readonly #seen: () => SeenState | undefined
  #known: Partial<SeenState> | undefined
  readonly #notation: Notation
  readonly #seat: number
  #kinds = new Map<number, KindIR | undefined>()
  #depths = new Map<number, number>()
  #plausible = new Map<ChoiceIR, readonly number[]>()

  /**
   * `seen` is called lazily, when a text is first judged: most texts match the list. Without it, everything is known.
   */
  constructor(
    program: Program,
    truth: Int32Array,
    notation: Notation,
    seen: () => SeenState | undefined = () => undefined,
  ) {
    this.ir = program.ir
    this.ask = waitingAsk(program, truth)
    this.#program = program
    this.#truth = truth
    this.#seen = seen
    this.#notation = notation
    this.#seat = truth[H.decider] ?? 0
  }

  /** The table of a copy of the state, which shares all caches. `seen` must read the copy. */
  over(truth: Int32Array, seen: () => SeenState | undefined): SeenTable {
    const copy = new SeenTable(this.#program, truth, this.#notation, seen)
    copy.#known = this.#known
    copy.#kinds = this.#kinds
    copy.#depths = this.#depths
    copy.#plausible = this.#plausible
    return copy
  }

  get #position(): Partial<SeenState> {
    return (this.#known ??= this.#seen() ?? {})
  }

  get #state(): Int32Array {
    return this.#position.state ?? this.#truth
  }

  /** The choices of a legal move. */
  choicesOf(code: number): Attempt | undefined {
    const attempt = this.#program.decode(this.#truth, code)
    const { newNumberOf } = this.#position
    if (attempt === undefined || newNumberOf === undefined) return attempt
    const choices = this.ir.actions[attempt.action]?.choices
    const values = attempt.values.map((value, i) =>
      choices?.[i]?.type === 'piece' ? (newNumberOf[value] ?? value) : value,
    )
    return { ...attempt, values }
  }

  /** A legal move in the notation of the rules. */
  written(code: number): string {
    return this.#notation.text(this.#truth, code, this.#seat)
  }

  /** Attempts in the notation of the rules. */
  texts(attempts: readonly Attempt[]): readonly string[] {
    return this.#notation.texts(this.#state, attempts, this.#seat)
  }

  /** Attempts as actions with their choices. */
  longForms(attempts: readonly (Attempt | undefined)[], detail: Detail): readonly string[] {
    return this.#notation.longForms(this.#state, attempts, this.#seat, detail)
  }

  nameOf(type: ValueTypeIR, value: number): string {
    return seenValue(this.ir, this.#state, this.#seat, type, value, 'whole')
  }

  nameAndPlaceOf(type: ValueTypeIR, value: number): string {
    return placedValue(this.ir, this.#state, this.#seat, type, value)
  }

  /** The kind of a piece. Undefined if the player does not know it, or if it is not a piece. */
  kindOf(piece: number): KindIR | undefined {
    if (this.#kinds.has(piece)) return this.#kinds.get(piece)
    const face = this.#knows(piece) ? faceOf(this.ir, this.#state, piece) : undefined
    const kind = this.ir.kinds[face?.kind ?? NONE]
    this.#kinds.set(piece, kind)
    return kind
  }

  #knows(piece: number): boolean {
    return piece < this.ir.pieces.length && recognises(this.ir, this.#state, this.#seat, piece)
  }

  /** The place of a piece or a group. */
  placeOf(entity: number): ContainerIR | undefined {
    return this.ir.containers[this.#at(entity)]
  }

  #at(entity: number): number {
    return this.#state[this.ir.memory.at + entity] ?? NONE
  }

  /** The space that a value is, or that it is on. */
  spaceOf(type: ValueTypeIR, value: number): number | undefined {
    return spaceOfValue(this.ir, this.#state, String(type), value)
  }

  isBare(space: number): boolean {
    return (this.#state[this.ir.memory.count + space] ?? 0) === 0
  }

  /** Orders pieces that are written alike by place. */
  liesBehind(one: number, other: number): boolean {
    const [onePlace, otherPlace] = [this.#at(one), this.#at(other)]
    if (onePlace !== otherPlace || this.ir.containers[onePlace]?.pile !== true)
      return onePlace > otherPlace || (onePlace === otherPlace && one > other)
    return this.#depth(one) > this.#depth(other)
  }

  /** Number of pieces above one in its pile. */
  #depth(piece: number): number {
    const cached = this.#depths.get(piece)
    if (cached !== undefined) return cached
    const { first, next } = this.ir.memory
    const state = this.#state
    let above = 0
    for (
      let other = state[first + this.#at(piece)] ?? NONE;
      other !== NONE;
      other = state[next + other] ?? NONE
    )
      this.#depths.set(other, above++)
    return this.#depths.get(piece) ?? above
  }

  /** The spaces in the notation of an attempt, in order. Empty if its notation has none. */
  spacesWritten(
    ask: AskIR,
    attempt: Attempt,
    several: (choice: string) => readonly number[],
  ): readonly number[] {
    const action = this.ir.actions[attempt.action]
    if (action === undefined) return []
    const scratch = stateWithAttempt(this.#program, this.#state, ask, attempt)
    return action.notation.flatMap((part) =>
      part.part === 'text'
        ? []
        : part.part === 'several'
          ? several(part.choice)
          : (this.spaceOf(part.type, this.#program.evaluate(scratch, part.value)) ?? []),
    )
  }

  /**
   * The values that somebody can mean for a choice, in an order that depends only on what the player sees. Pieces
   * without a place cannot be meant, nor can combined directions. Of pieces that look alike to the player, as many are
   * considered as can be chosen; those stored in a word of the rules are always included.
   */
  plausibleValues(action: ActionIR, choice: ChoiceIR): readonly number[] {
    let values = this.#plausible.get(choice)
    if (values === undefined) this.#plausible.set(choice, (values = this.#plausibleAmong(action, choice)))
    return values
  }

  #plausibleAmong(action: ActionIR, choice: ChoiceIR): readonly number[] {
    if (choice.type === 'direction') return singleDirections(this.ir)
    const values = Array.from({ length: choice.domain }, (_, value) => value)
    if (choice.type !== 'piece') return values
    const state = this.#state
    const { pieces, actions, memory } = this.ir
    const most = action.choices.filter(({ name }) => name === choice.name).length
    const readWords = new Set([
      ...actions.flatMap(({ choices }) => choices.map(({ cell }) => state[cell])),
      ...memory.regions.flatMap(({ at, length, per, type }) =>
        type === 'piece' && per !== 'piece' ? [...state.subarray(at, at + length)] : [],
      ),
    ])
    const looks = new Map(
      values.flatMap((value) => {
        const look = value < pieces.length ? this.#lookOf(value) : undefined
        return look === undefined ? [] : [[value, look] as const]
      }),
    )
    const alike = new Map<string, number>()
    const candidates = [...looks].filter(([piece, look]) => {
      if (readWords.has(piece)) return true
      const key = look.join(' ')
      const before = alike.get(key) ?? 0
      alike.set(key, before + 1)
      return before < most
    })
    candidates.sort(([one, look], [other, otherLook]) => compareLooks(look, otherLook) || one - other)
    // A slot of several may stay empty. It then contains the last number of its domain.
    const empty = choice.slot === undefined ? [] : [choice.domain - 1]
    return [...candidates.map(([piece]) => piece), ...empty]
  }

  /** Everything the player sees of a piece. Undefined if it has no place, or is behind somebody's screen. */
  #lookOf(piece: number): Look | undefined {
    const { ir } = this
    const face = faceOf(ir, this.#state, piece)
    const at = this.#at(piece)
    if (face === undefined || at === NONE || isScreened(ir, this.#state, this.#seat, at)) return undefined
    const isKnown = this.#knows(piece)
    return [
      at,
      // In a pile each can be named by its position.
      !isKnown && ir.containers[at]?.pile === true ? this.#depth(piece) : NONE,
      face.owner,
      isKnown ? face.kind : NONE,
      markTexts(ir, this.#state, this.#seat, 'piece', piece) + this.#setsWith(piece, isKnown),
    ]
  }

  /** The tracked sets that contain a piece, which is public until the piece is mixed with others. */
  #setsWith(piece: number, isKnown: boolean): string {
    if (!isKnown && areMixed(this.ir, this.#state, piece)) return ''
    const { memory, pieces } = this.ir
    return memory.regions
      .filter(({ per, of, type }) => per === 'piece' && of === undefined && type !== undefined)
      .flatMap(({ at, length }) =>
        Array.from({ length: length / pieces.length }, (_, i) => at + i * pieces.length),
      )
      .map((at) => this.#state[at + piece])
      .join(' ')
  }

  /** Binds the arguments of an offer and lets its choices be made one by one. */
  trial(offer: number, action: ActionIR): Trial {
    const scratch = this.#state.slice()
    if (this.ask !== undefined) bindOffer(this.#program, this.#state, scratch, this.ask, offer)
    bindChoices(this.#program, scratch, action, [])
    return new Trial(this.#program, scratch)
  }

  reasonsAgainst(ask: AskIR, attempt: Attempt): readonly Reason[] {
    return reasonsAgainst(this.#program, this.#state, ask, attempt, this.#seat)
  }

  /** Results of dice on which these rules depend. */
  thrown(rules: RulesIR): Reason['values'] {
    return thrownFor(this.ir, rules, this.#seat).map((mention) => ({
      text: mention.text,
      value: mention.hidden ? 'hidden' : mentioned(this.#program, this.#state, mention, this.#seat),
    }))
  }
}

/** Place, depth in a pile, owner and kind, as far as they are known, and tracked values. */
type Look = readonly [at: number, depth: number, owner: number, kind: number, marks: string]

function compareLooks(one: Look, other: Look): number {
  const at = one.findIndex((value, i) => value !== other[i])
  return at < 0 ? 0 : (one[at] ?? NONE) < (other[at] ?? NONE) ? -1 : 1
}

const membership = memoized(({ from, cell }: ChoiceIR): ExprIR => ({
  op: 'contains',
  set: from,
  item: { op: 'cell', at: cell },
}))

/** The choices of an action, made one after the other. */
class Trial {
  readonly #program: Program
  readonly #scratch: Int32Array

  constructor(program: Program, scratch: Int32Array) {
    this.#program = program
    this.#scratch = scratch
  }

  choose({ cell }: ChoiceIR, value: number): void {
    this.#scratch[cell] = value
  }

  /** The values that the rules allow for this choice. */
  sound(choice: ChoiceIR, values: readonly number[]): readonly number[] {
    const isIn = membership(choice)
    return values.filter((value) => {
      this.#scratch[choice.cell] = value
      return this.#program.evaluate(this.#scratch, isIn) === 1
    })
  }
}

export type { Trial }
