import { H, type ExprIR, type SetIR } from '../../grammar/ir/ir.ts'
import { factsOf } from '../../grammar/ir/node-facts.ts'
import { numbersIn, someNode } from '../../grammar/ir/walk.ts'
import { NO_ENV, bind, newRegister, type Env, type Has, type Machine, type Visit } from './machine.ts'
import { compileTest } from './dispatch.ts'

type Filter = Extract<SetIR, { set: 'filter' }>

/** A visitor that passes on the members for which the condition of a filter holds. */
export function sieve(m: Machine, where: ExprIR, reg: number, env: Env, then: Visit): Visit {
  const to = newRegister(m)
  const test = compileTest(m, where, bind(env, reg, to))
  const { R, at } = to
  return (S, item) => {
    R[at] = item
    return test(S) && then(S, item)
  }
}

/** True if a condition depends only on one register, constants, and allowed cells. */
export function asksOnly(where: ExprIR, reg: number, isAllowed: (cell: number) => boolean): boolean {
  return !someNode(where, (node) => {
    if ('op' in node && node.op === 'cell') return !isAllowed(node.at)
    if ('op' in node && node.op === 'reg') return node.reg !== reg
    return factsOf(node).looks !== undefined || numbersIn(node, 'region', 'term').length > 0
  })
}

/** Caches the condition of a filter for each member and seat. Undefined if it depends on more. */
export function knownMembers(m: Machine, { where, reg }: Filter, things: number): Has | undefined {
  if (m.recorder !== undefined || !asksOnly(where, reg, (cell) => cell === H.you)) return undefined
  // A cached result would skip work that must be counted each time.
  if (someNode(where, (node) => 'set' in node)) return undefined
  const to = newRegister(m)
  const test = compileTest(m, where, bind(NO_ENV, reg, to))
  const { R, at } = to
  const nobody = m.ir.seats.length
  // By seat and member: unknown, no, yes.
  const known = new Uint8Array((nobody + 1) * things)
  const ask = (S: Int32Array, item: number, place: number): boolean => {
    R[at] = item
    const holds = test(S)
    known[place] = holds ? 2 : 1
    return holds
  }
  return (S, item) => {
    const you = S[H.you]!
    const place = (you < 0 ? nobody : you) * things + item
    const is = known[place]!
    return is === 0 ? ask(S, item, place) : is === 2
  }
}
