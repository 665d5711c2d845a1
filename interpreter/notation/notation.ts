import { H, type ActionIR, type GameIR } from '../../grammar/ir/ir.ts'
import type { Program } from '../program/program.ts'
import { pickTexts, severalText, type Detail } from './pick-texts.ts'
import { picksBlindly } from './blind-picks.ts'
import { bindChoices, bindOffer, type Attempt } from './bind-attempt.ts'
import { waitingAsk } from './waiting-ask.ts'
import { seenValue, type Reader } from './seen-value.ts'
import { liesWithOthers } from './owner-needed.ts'

/**
 * Writes moves in the notation of a game's rules for one reader. Things unknown to the reader are written `?`. Works in
 * one copy of the state, to avoid a copy for each move.
 */
export class Notation {
  private readonly program: Program
  private readonly scratch: Int32Array

  constructor(program: Program) {
    this.program = program
    this.scratch = new Int32Array(program.ir.memory.size)
  }

  /** One move of the decision that a state waits for, for any reader: `done`, `b3-b4`, `attack (scout, ? on c5)`. */
  text(state: Int32Array, code: number, reader: Reader): string {
    this.scratch.set(state)
    return this.written(state, this.program.decode(state, code), reader, undefined).text
  }

  /**
   * The same for a reader other than the moving player. Only that player may know whether another move was written
   * alike, so an action is named whenever another offered action is written the same way. A blind move names any of the
   * pieces that it may take, so not even a reader who sees them learns which it was.
   */
  heard(state: Int32Array, code: number, by: Reader): string {
    const { ir } = this.program
    const move = this.program.decode(state, code)
    const reader = move !== undefined && picksBlindly(ir, state, move) ? undefined : by
    const ask = waitingAsk(this.program, state)
    const isNamed =
      move !== undefined &&
      ask?.offers.some(({ action }) => action !== move.action && sameForm(ir, action, move.action)) === true
    const { notation = [] } = ir.actions[move?.action ?? -1] ?? {}
    // A notation may depend on pieces in the dark.
    if (isNamed || notation.length === 0 || ir.dark !== undefined) {
      const detail = move !== undefined && liesWithOthers(ir, state, reader, move) ? 'place' : 'face'
      return this.longForms(state, [move], reader, detail)[0] ?? ''
    }
    return this.text(state, code, reader)
  }

  /** Moves as actions with their choices, whatever notation the rules define: `attack (scout, ? on c5)`. */
  longForms(
    state: Int32Array,
    attempts: readonly (Attempt | undefined)[],
    reader: Reader,
    detail: Detail = 'face',
  ): readonly string[] {
    const { ir } = this.program
    return attempts.map((attempt) => {
      const action = ir.actions[attempt?.action ?? -1]
      if (attempt === undefined || action === undefined) return 'done'
      return longForm(action, pickTexts(ir, state, reader, action, attempt.values, detail))
    })
  }

  /** Attempts in the notation of the rules, whether or not anybody could make them. */
  texts(state: Int32Array, attempts: readonly Attempt[], reader: Reader): readonly string[] {
    this.scratch.set(state)
    let offer: number | undefined
    return attempts.map((attempt) => {
      const { text } = this.written(state, attempt, reader, offer)
      offer = attempt.offer
      return text
    })
  }

  /**
   * The first `count` of these moves for the deciding seat, sorted by text, all different: if the rules write two
   * alike, both get all their choices and the places of their pieces.
   */
  all(state: Int32Array, codes: Int32Array, count: number): readonly Written[] {
    const reader = state[H.decider]
    this.scratch.set(state)
    const moves: Written[] = []
    let offer: number | undefined
    for (let i = 0; i < count; i++) {
      const code = codes[i] ?? 0
      const move = this.program.decode(state, code)
      const { text, action } = this.written(state, move, reader, offer)
      offer = move?.offer
      moves.push({ code, text, action: action?.name })
    }
    const sorted = moves.toSorted(byText)
    // Equal texts are adjacent, so no lookup is needed.
    const alike = sorted.some(({ text }, i) => text === sorted[i + 1]?.text)
    return alike ? this.toldApart(state, moves, reader).sort(byText) : sorted
  }

  private toldApart(state: Int32Array, moves: readonly Written[], reader: Reader): Written[] {
    const times = timesWritten(moves)
    const isAlike = ({ text }: Written): boolean => times.get(text) !== 1
    // Tracked values of the pieces distinguish moves better than places.
    const marked = moves.map((move) =>
      isAlike(move) ? { ...move, text: this.whole(state, move.code, reader, 'marks') } : move,
    )
    const nowWritten = timesWritten(marked)
    const used = new Set([...times.keys(), ...nowWritten.keys()])
    return marked.map((move) => {
      if (nowWritten.get(move.text) === 1) return move
      const whole = this.whole(state, move.code, reader, 'place')
      let text = whole
      for (let same = 2; used.has(text); same++) text = `${whole} #${same}`
      used.add(text)
      return { ...move, text }
    })
  }

  private written(
    state: Int32Array,
    move: Attempt | undefined,
    reader: Reader,
    offerBound: number | undefined,
  ): { readonly text: string; readonly action: ActionIR | undefined } {
    const { program, scratch } = this
    const { ir } = program
    const action = move === undefined ? undefined : ir.actions[move.action]
    if (move === undefined || action === undefined) return { text: 'done', action: undefined }
    if (action.notation.length === 0) {
      return { text: longForm(action, pickTexts(ir, state, reader, action, move.values)), action }
    }
    if (offerBound !== move.offer) {
      if (offerBound !== undefined) scratch.set(state)
      const ask = waitingAsk(program, state)
      if (ask !== undefined) bindOffer(program, state, scratch, ask, move.offer)
    }
    bindChoices(program, scratch, action, move.values)
    const mayReadAll = reader === state[H.decider]
    let text = ''
    for (const part of action.notation)
      if (part.part === 'text') text += part.text
      else if (part.part === 'several')
        text += severalText(ir, state, reader, action, move.values, part.choice)
      else if (part.own === true && part.type !== 'piece' && !mayReadAll) text += '?'
      else text += seenValue(ir, state, reader, part.type, program.evaluate(scratch, part.value), part.show)
    return { text, action }
  }

  private whole(state: Int32Array, code: number, reader: Reader, detail: Detail): string {
    const { ir } = this.program
    const move = this.program.decode(state, code)
    const action = ir.actions[move?.action ?? -1]
    if (move === undefined || action === undefined) return 'done'
    return longForm(action, pickTexts(ir, state, reader, action, move.values, detail))
  }
}

/** One legal move, as the deciding seat reads it. */
interface Written {
  readonly code: number
  readonly text: string
  /** Undefined: `done`. */
  readonly action: string | undefined
}

/** True if the rules write moves of both actions in the same way, apart from the choices. */
function sameForm({ actions }: GameIR, one: number, other: number): boolean {
  const form = (action: number): string | undefined => {
    const parts = actions[action]?.notation ?? []
    return parts.length === 0
      ? undefined
      : JSON.stringify(parts.map((part) => (part.part === 'text' ? part.text : 0)))
  }
  const first = form(one)
  return first !== undefined && first === form(other)
}

function timesWritten(moves: readonly Written[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { text } of moves) times.set(text, (times.get(text) ?? 0) + 1)
  return times
}

function byText(a: Written, b: Written): number {
  if (a.text === b.text) return 0
  return a.text < b.text ? -1 : 1
}

function longForm(action: ActionIR, picks: readonly string[]): string {
  return picks.length === 0 ? action.name : `${action.name} (${picks.join(', ')})`
}
