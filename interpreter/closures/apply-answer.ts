import { BEHIND_SCREENS, H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import { Fault } from '../program/program.ts'
import type { Alike } from './alike.ts'
import type { Assembly } from './assembly.ts'
import { offerOf, unpack } from './move-codes.ts'
import { compileAlikeDraw, compileDrawing, type Drawing } from './random-draws.ts'
import { compileNote } from './history.ts'
import { NO_ENV, type Machine } from './machine.ts'
import { giveArguments, type Asking } from './offers.ts'
import { compileValue } from './dispatch.ts'

type Binding = (S: Int32Array, values: readonly number[]) => void

interface Beginning {
  /** Draws that chance makes before any step runs. */
  readonly drawing: Drawing | undefined
  /** Writes the choices of a move into the state. */
  readonly begin: Binding
}

export function compileBeginning(m: Machine, index: number, alike: Alike): Beginning {
  const action = m.ir.actions[index]
  if (action === undefined) throw new Error(`there is no action ${index}`)
  const drawing = compileDrawing(m, action, alike)
  const bindings = Array.from({ length: action.choices.length + 1 }, (_, chosenCount): readonly Binding[] => {
    const lets = action.lets
      .filter(({ after }) => after === chosenCount)
      .map(({ cell, value }): Binding => {
        const word = compileValue(m, value, NO_ENV)
        return (S) => {
          S[cell] = word(S)
        }
      })
    const choice = action.choices[chosenCount]
    if (choice === undefined) return lets
    const { cell } = choice
    const draw = drawing === undefined ? compileAlikeDraw(m, action, chosenCount, alike) : undefined
    const choosing: Binding = (S, values) => {
      S[cell] = values[chosenCount]!
      draw?.(S, values)
    }
    return [...lets, choosing]
  }).flat()
  const note = compileNote(m, action.note, index, action.origin)
  return {
    drawing,
    begin: (S, values) => {
      for (let i = 0; i < bindings.length; i++) bindings[i]!(S, values)
      // Actions behind screens must not show in anything that rules remember.
      if (S[H.depth] === 0 && S[H.screen]! < BEHIND_SCREENS) note(S)
    },
  }
}

/** The decision for which the state is waiting. */
export function waitingAsk(asm: Assembly, S: Int32Array): Asking {
  const asking = S[H.status] === STATUS.waiting ? asm.askings[S[H.site]!] : undefined
  if (asking === undefined) throw new Fault('ST5114', 'No move is asked for now.', -1)
  return asking
}

const DRAWS = [H.drawsShuffle, H.drawsRandom, H.drawsRoll] as const

const values: number[] = []

/** Decodes the choices of an offer's code. Returns false if there is no such move. */
export function choicesOf(
  asking: Asking,
  S: Int32Array,
  offer: number,
  code: number,
  into: number[],
): boolean {
  const plan = asking.plan.offers[offer]!
  const listed = asking.listed[offer]
  if (listed !== undefined) return listed.nth(S, code - plan.base, into)
  unpack(plan, code, into)
  return true
}

/** The same, with chance replacing things that the deciding player cannot tell apart. */
export function drawnChoices(
  asking: Asking,
  beginnings: readonly Beginning[],
  S: Int32Array,
  offer: number,
  code: number,
  into: number[],
): boolean {
  if (!choicesOf(asking, S, offer, code, into)) return false
  const drawing = beginnings[asking.plan.offers[offer]!.action]!.drawing
  if (drawing !== undefined) asking.withArguments(S, offer, (at) => drawing(at, into))
  return true
}

/** Writes an answer into the state and returns the instruction that continues with it. */
export function answer(asm: Assembly, beginnings: readonly Beginning[], S: Int32Array, code: number): number {
  const asking = waitingAsk(asm, S)
  const site = asm.sites[asking.ask.site]!
  const offer = code === 0 ? -1 : offerOf(asking.plan, code)
  if (code !== 0 && offer < 0) throw new Fault('ST5114', 'There is no move with this number here.', -1)
  const plan = asking.plan.offers[offer]
  if (plan !== undefined) {
    const seen = asm.machine.dark.seenBy(S, S[H.decider]!, false)
    if (!drawnChoices(asking, beginnings, seen, offer, code, values))
      throw new Fault('ST5114', 'There is no move with this number here.', -1)
    for (const at of DRAWS) S[at] = seen[at]!
  }
  S[H.ply] = S[H.ply]! + 1
  S[H.site] = NONE
  S[H.decider] = NONE
  if (plan === undefined) return site.done.pc
  giveArguments(S, asking.args[offer]!)
  asm.machine.doing = asm.machine.ir.actions[plan.action]!.origin
  beginnings[plan.action]!.begin(S, values)
  S[H.action] = plan.action
  S[H.depth] = S[H.depth]! + 1
  S[asm.machine.ir.actions[plan.action]!.returnTo] = asking.ask.site
  return asm.actions[plan.action]!.body.pc
}
