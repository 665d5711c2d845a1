import { BEHIND_SCREENS, H, NONE, type GameIR, type ValueTypeIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../closures/program.ts'
import type { Counter } from '../closures/recorder.ts'
import { isEmptySlot } from '../notation/slots.ts'
import { pieceText, valueText } from '../notation/value-text.ts'
import { Fault, type Program } from '../program/program.ts'
import { rulePlaceOf, type RulePlace } from '../program/rule-place.ts'
import { SPECTATOR, recognises } from '../state/knows.ts'
import { isAllSeen } from '../view/hidden.ts'
import { observe } from '../view/observe.ts'
import { rulePoints, type RulePoint } from './rule-points.ts'

/** A line in a rules document, one-based. */
export interface RuleLine {
  readonly file: string
  readonly line: number
}

/** An answer to a decision, in the form the engine takes. */
export type GivenCode =
  | { readonly kind: 'code'; readonly code: number }
  | { readonly kind: 'layout'; readonly layout: readonly number[] }

/** Where a game was stopped, and the result of the rule there. */
export interface RuleStop {
  readonly what: RulePoint['what']
  readonly label: string
  readonly at: RulePlace | undefined
  /** For a branch: the way it goes. */
  readonly holds: boolean
  /** Choices and names up to that point, and tracked values, as far as the viewer may know them. */
  readonly values: readonly { readonly text: string; readonly value: string }[]
}

class ReachedBreakpoint extends Error {
  readonly point: RulePoint
  readonly holds: boolean

  constructor(point: RulePoint, holds: boolean) {
    super('a breakpoint was reached')
    this.point = point
    this.holds = holds
  }
}

/** Stops the rules when they reach one of the given lines. The game itself does not change. */
export class Breakpoints {
  private readonly program: Program
  private readonly points: readonly RulePoint[]
  private skipped = 0
  private onlyBegins = false

  constructor(ir: GameIR, lines: readonly RuleLine[]) {
    const all = rulePoints(ir)
    this.points = lines.flatMap((line) => innermost(ir, all, line) ?? [])
    this.program = closuresProgram(ir, { counter: (node) => this.counterOf(node), lookedUp: () => undefined })
  }

  get isEmpty(): boolean {
    return this.points.length === 0
  }

  /**
   * Runs an answer and stops at one of the lines; `skip` of them are passed first. A seat sees only what it may know,
   * and `everybody` what all may know. Without a seat everything is shown.
   */
  stopIn(
    state: Int32Array,
    given: GivenCode,
    { skip, seat }: { readonly skip: number; readonly seat: number | 'everybody' | undefined },
  ): RuleStop | undefined {
    this.skipped = skip
    // How often and in which order the rules reach a line depends on hidden things. So a seat learns only which action
    // was chosen, and what was known before.
    this.onlyBegins = seat !== undefined && !isAllSeen(this.program.ir)
    // Another player's choices are visible only by their effects.
    const mayTell = seat === undefined || seat === state[H.decider]
    // Behind screens not even effects are visible, so the place of the stop is not either.
    if (!mayTell && (state[H.screen] ?? 0) >= BEHIND_SCREENS) return undefined
    try {
      if (given.kind === 'code') this.program.apply(state, given.code)
      else this.program.applyLayout(state, given.layout)
    } catch (thrown) {
      if (thrown instanceof ReachedBreakpoint) return this.report(thrown, state, { seat, mayTell })
      // Faults of the rules are reported when the answer is actually made.
      if (!(thrown instanceof Fault)) throw thrown
    }
    return undefined
  }

  private report(
    { point, holds }: ReachedBreakpoint,
    state: Int32Array,
    { seat, mayTell }: { readonly seat: number | 'everybody' | undefined; readonly mayTell: boolean },
  ): RuleStop {
    const { what, label, node } = point
    const { ir } = this.program
    const reader = seat === 'everybody' ? SPECTATOR : seat
    const values = [
      ...(mayTell ? chosenIn(ir, state, reader) : []),
      ...trackedIn(this.program, state, reader),
    ]
    return { what, label, at: rulePlaceOf(ir, node.origin), holds, values }
  }

  /**
   * Conditions are tested long before a move is made, so a breakpoint on one stops the move at the beginning of its
   * action.
   */
  private counterOf(node: object): Counter {
    const point = this.points.find((each) => (each.action ?? each.counted) === node)
    if (point === undefined) return { held: 0, failed: 0 }
    const isOnly = point.what === 'whenever' || point.what === 'end'
    const isBegin = point.what === 'action' || point.action !== undefined
    const reach = (holds: boolean): void => {
      if ((isOnly && !holds) || (this.onlyBegins && !isBegin) || this.skipped-- > 0) return
      throw new ReachedBreakpoint(point, holds)
    }
    return {
      get held() {
        return 0
      },
      set held(_) {
        reach(true)
      },
      get failed() {
        return 0
      },
      set failed(_) {
        reach(false)
      },
    }
  }
}

/** The lines of a document where a game can be stopped. */
export function breakableLines(ir: GameIR, file: string): readonly number[] {
  const lines = rulePoints(ir).flatMap(({ node }) => {
    const place = rulePlaceOf(ir, node.origin)
    return place?.file === file ? [place.line] : []
  })
  return [...new Set(lines)]
}

/** The innermost point that contains a line. */
function innermost(
  ir: GameIR,
  points: readonly RulePoint[],
  { file, line }: RuleLine,
): RulePoint | undefined {
  let best: RulePoint | undefined
  let least = Infinity
  for (const point of points) {
    const place = rulePlaceOf(ir, point.node.origin)
    if (place === undefined || place.file !== file || line < place.line || line > place.endLine) continue
    const length = place.endLine - place.line
    if (length < least) [best, least] = [point, length]
  }
  return best
}

/** The choices and names of the action in progress. */
function chosenIn(ir: GameIR, state: Int32Array, seat: number | undefined): RuleStop['values'] {
  const action = ir.actions[state[H.action] ?? NONE]
  if (action === undefined) return []
  const textsByLine = new Map<string, string[]>()
  for (const choice of action.choices) {
    if (choice.inner === true) continue
    const texts = textsByLine.get(choice.name) ?? []
    textsByLine.set(choice.name, texts)
    const value = state[choice.cell] ?? NONE
    if (isEmptySlot(choice, value)) continue
    texts.push(chosenText(ir, state, seat, choice.type, value))
    // Things chosen together are sorted by number, which reveals what they are.
    if (choice.slot !== undefined && choice.inSuccession !== true) texts.sort()
  }
  // A name may contain a value computed from hidden things.
  const lets = seat === undefined || isAllSeen(ir) ? action.lets : []
  return [
    ...[...textsByLine].map(([text, texts]) => ({
      text,
      value: texts.length === 0 ? 'none' : texts.join(', '),
    })),
    ...lets.map(({ name, cell, type }) => ({
      text: name,
      value: chosenText(ir, state, seat, type, state[cell] ?? NONE),
    })),
  ]
}

function chosenText(
  ir: GameIR,
  state: Int32Array,
  seat: number | undefined,
  type: ValueTypeIR,
  value: number,
): string {
  if (type !== 'piece') return valueText(ir, type, value, 'whole')
  if (value === NONE) return 'none'
  const isKnown = seat === undefined || recognises(ir, state, seat, value)
  const face = isKnown ? pieceText(ir, state, value, 'whole') : 'an unknown piece'
  const place = ir.containers[state[ir.memory.at + value] ?? NONE]?.name
  return place === undefined ? face : `${face} on ${place}`
}

function trackedIn(program: Program, state: Int32Array, seat: number | undefined): RuleStop['values'] {
  return observe(program, state, seat, undefined).values.flatMap(({ name, values }) =>
    values.flatMap(({ of, value }) =>
      value === undefined
        ? []
        : [
            {
              text: of === undefined ? name : `${of}.${name}`,
              value: typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value),
            },
          ],
    ),
  )
}
