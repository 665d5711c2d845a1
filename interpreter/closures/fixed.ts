import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { factsOf } from '../../grammar/ir/node-facts.ts'
import type { NodeIR } from '../../grammar/ir/nodes.ts'
import { numbersIn, someNode } from '../../grammar/ir/walk.ts'
import { compileValue } from './expressions.ts'
import type { Each, Env, Machine, Value, Visit } from './machine.ts'
import { NO_ENV } from './machine.ts'
import { compileEach } from './sets.ts'
import { toil } from './toil.ts'

/*
 * Much of a rule only turns on who is `you`: "your goal row", "each player, beginning with you". That is worked out once
 * for each seat, while closures are made. Whoever notes what happens wants to see every look, so nothing is fixed then.
 */

/** Does the value of a node follow from those of its parts and from nothing else? */
function isPlain(node: NodeIR): boolean {
  return factsOf(node).looks === undefined && numbersIn(node, 'region', 'term').length === 0
}

/** Does it depend on constants alone, on what it binds itself, and on the cells and registers that are allowed? */
export function isFixedBut(
  m: Machine,
  part: ExprIR | SetIR,
  isFree: (node: { readonly op: 'cell' | 'reg'; readonly number: number }) => boolean,
): boolean {
  if (m.recorder !== undefined) return false
  return !someNode(part, (node) => {
    if ('op' in node && node.op === 'cell') return !isFree({ op: 'cell', number: node.at })
    if ('op' in node && node.op === 'reg') return !isFree({ op: 'reg', number: node.reg })
    return !isPlain(node)
  })
}

/** Nothing but `you`. What no environment binds, the part binds itself. */
function isOfYou(m: Machine, part: ExprIR | SetIR, env: Env): boolean {
  return isFixedBut(m, part, ({ op, number }) => (op === 'cell' ? number === H.you : !env.has(number)))
}

/** A state in which nothing is set but `you`. */
export function stateOf(you: number): Int32Array {
  const S = new Int32Array(H.you + 1)
  S[H.you] = you
  return S
}

/** The value for each seat, and for nobody; undefined if it turns on more than that. */
export function wordsOfYou(
  m: Machine,
  e: ExprIR,
  env: Env,
): { readonly seats: Int32Array; readonly nobodys: number } | undefined {
  if (!isOfYou(m, e, env)) return undefined
  const value = compileValue(m, e, NO_ENV, 'as it is')
  return {
    seats: Int32Array.from(m.ir.seats, (_, seat) => value(stateOf(seat))),
    nobodys: value(stateOf(NONE)),
  }
}

/** A value that follows from `you` as a look into a list; undefined where it does not, or where that would gain nothing. */
export function valueOfYou(m: Machine, e: ExprIR, env: Env): Value | undefined {
  if (e.op === 'const' || e.op === 'cell' || e.op === 'reg') return undefined
  const words = e.op === 'table' && e.index.op === 'cell' ? undefined : wordsOfYou(m, e, env)
  if (words === undefined) return undefined
  const { seats, nobodys } = words
  if (seats.every((word) => word === nobodys)) return () => nobodys
  return (S) => {
    const you = S[H.you]!
    return you < 0 ? nobodys : seats[you]!
  }
}

/** The same for a set: a list of members for each seat. */
export function eachOfYou(m: Machine, set: SetIR, env: Env, visit: Visit): Each | undefined {
  if (set.set === 'empty' || set.set === 'one' || set.set === 'range' || set.set === 'row') return undefined
  if (!isOfYou(m, set, env)) return undefined
  let found: number[] = []
  const collect = compileEach(
    m,
    set,
    NO_ENV,
    (_, item) => {
      found.push(item)
      return false
    },
    'as it is',
  )
  const membersFor = (you: number): Int32Array => {
    found = []
    collect(stateOf(you))
    return Int32Array.from(found)
  }
  const nobodys = membersFor(NONE)
  const members = m.ir.seats.map((_, seat) => membersFor(seat))
  return (S) => {
    const you = S[H.you]!
    const items = you < 0 ? nobodys : members[you]!
    toil(m, items.length)
    for (let i = 0; i < items.length; i++) if (visit(S, items[i]!)) return true
    return false
  }
}
