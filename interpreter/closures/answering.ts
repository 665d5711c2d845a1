import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import { Fault } from '../program.ts'
import type { Assembly } from './assembly.ts'
import { offerOf, unpack } from './codes.ts'
import { compileValue } from './expressions.ts'
import { compileNote } from './history.ts'
import type { Alike } from './alike.ts'
import type { Machine, Value } from './machine.ts'
import { NO_ENV } from './machine.ts'
import type { Asking } from './offers.ts'
import { compileAlikeDraw, giveArguments } from './offers.ts'

/** Begins an action: its choices are in their cells. */
export interface Beginning {
  readonly choices: readonly number[]
  readonly lets: readonly { readonly cell: number; readonly after: number; readonly value: Value }[]
  readonly draw: (S: Int32Array, choice: number) => void
  readonly note: (S: Int32Array) => void
  readonly returnTo: number
}

export function compileBeginning(m: Machine, index: number, alike: Alike): Beginning {
  const action = m.ir.actions[index]
  if (action === undefined) throw new Error(`there is no action ${index}`)
  return {
    choices: action.choices.map((c) => c.cell),
    lets: action.lets.map((l) => ({ cell: l.cell, after: l.after, value: compileValue(m, l.value, NO_ENV) })),
    draw: compileAlikeDraw(m, index, alike),
    note: compileNote(m, action.note, index, action.origin),
    returnTo: action.returnTo,
  }
}

/** The decision that the state waits at. */
export function waitingAsk(asm: Assembly, S: Int32Array): Asking {
  const asking = S[H.status] === STATUS.waiting ? asm.askings[S[H.site]!] : undefined
  if (asking === undefined) throw new Fault('ST5114', 'No move is asked for now.', -1)
  return asking
}

const values: number[] = []

/** Takes an answer into the state and gives the instruction that goes on with it. */
export function answer(asm: Assembly, beginnings: readonly Beginning[], S: Int32Array, code: number): number {
  const asking = waitingAsk(asm, S)
  const site = asm.sites[asking.ask.site]!
  const offer = code === 0 ? -1 : offerOf(asking.plan, code)
  if (code !== 0 && offer < 0) throw new Fault('ST5114', 'There is no move with this number here.', -1)
  S[H.ply] = S[H.ply]! + 1
  S[H.site] = NONE
  S[H.decider] = NONE
  if (code === 0) return site.done.pc
  const plan = asking.plan.offers[offer]!
  const beginning = beginnings[plan.action]!
  unpack(plan, code, values)
  giveArguments(S, asking.args[offer]!)
  const { choices, lets } = beginning
  for (let made = 0; made <= choices.length; made++) {
    for (let i = 0; i < lets.length; i++) if (lets[i]!.after === made) S[lets[i]!.cell] = lets[i]!.value(S)
    if (made === choices.length) break
    S[choices[made]!] = values[made]!
    beginning.draw(S, made)
  }
  if (S[H.depth] === 0) beginning.note(S)
  S[H.action] = plan.action
  S[H.depth] = S[H.depth]! + 1
  S[beginning.returnTo] = asking.ask.site
  return asm.actions[plan.action]!.body.pc
}
