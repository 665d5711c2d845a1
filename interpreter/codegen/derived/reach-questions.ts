import type { ExprIR, GameIR, SetIR } from '../../../grammar/ir/ir.ts'
import { isExprIn, isOperation, isSetIn, matchSet } from '../../../grammar/ir/match.ts'
import { isExpression, isSet } from '../../../grammar/ir/nodes.ts'
import { exchanged, sizeOf, someNode } from '../../../grammar/ir/walk.ts'
import { mayKeepRoutes } from '../code/route-notes.ts'
import type { Ctx } from '../rules/context.ts'
import { MOST_KEYS, boundIn, otherOf, othersIn, withOthers, type Other } from './cache-keys.ts'
import type { Wanted } from '../rules/set-filters.ts'
import { SPACE_REGISTER, aboutSpace, isRegister, opened } from '../rules/space-tests.ts'

/*
 * The tests of a reachability query for each space: whether it can be passed, and whether it is wanted, by its
 * contents.
 */

type Reached = Extract<SetIR, { set: 'reached' }>

/** Size limit of all tests of a space. */
const LARGEST = 600

export interface Question {
  readonly along: number
  /** For each key, the test for passing and the test for wanted spaces. */
  readonly keys: readonly { readonly passes: ExprIR; readonly wanted: ExprIR }[]
}

interface Asked extends Question {
  readonly others: readonly Other[]
}

/** Undefined if it depends on more than each space by itself. */
export function askedOf(
  ctx: Ctx,
  { along }: Reached,
  via: SetIR,
  wanted: readonly Wanted[],
): Asked | undefined {
  const { g } = ctx
  const passes = opened(g, among(via), () => undefined)
  const terms = wanted.map(({ reg, where }) => aboutSpace(g, where, isRegister(reg)))
  const both = { passes, wanted: { op: 'and', terms } } as const
  const found = new Map(
    [passes, both.wanted]
      .flatMap((test) => othersIn(test, boundIn(test, SPACE_REGISTER)))
      .map((e) => [JSON.stringify(e), e]),
  )
  const others = [...found.values()].map((e) => otherOf(ctx, e))
  const certain = others.filter((other) => other !== undefined)
  const count = certain.reduce((product, other) => product * other.count, 1)
  if (certain.length < others.length || count > MOST_KEYS) return undefined
  if ((sizeOf(passes) + sizeOf(both.wanted)) * count > LARGEST) return undefined
  const keys = Array.from({ length: count }, (_, key) => ({
    passes: withOthers(passes, certain, key),
    wanted: withOthers(both.wanted, certain, key),
  }))
  const tests = keys.flatMap((test) => [test.passes, test.wanted])
  if (!tests.every(asksOfOneSpace)) return undefined
  const isNoted = mayKeepRoutes(g.ir) && !tests.some((test) => readsMore(g.ir, test))
  return isNoted ? { along, keys, others: certain } : undefined
}

/** Tests for membership of the space. */
function among(set: SetIR): ExprIR {
  const item: ExprIR = { op: 'reg', reg: SPACE_REGISTER }
  return matchSet<ExprIR, 'filter' | 'union' | 'minus' | 'let' | 'if' | 'sorted'>(
    set,
    {
      filter: ({ of, reg, where }) => {
        const ofItem = exchanged(where, { expression: (e) => (isRegister(reg)(e) ? item : e) })
        return { op: 'and', terms: [among(of), ofItem] }
      },
      union: ({ left, right }) => ({ op: 'or', terms: [among(left), among(right)] }),
      minus: ({ left, right }) => ({ op: 'and', terms: [among(left), { op: 'not', term: among(right) }] }),
      let: ({ reg, value, body }) => ({ op: 'let', reg, value, body: among(body) }),
      if: (either) => ({
        op: 'if',
        condition: either.condition,
        then: among(either.then),
        else: among(either.else),
      }),
      sorted: ({ of }) => among(of),
    },
    (others) => ({ op: 'contains', set: others, item }),
  )
}

/** True if a space can be tested by itself, without a long search. */
function asksOfOneSpace(test: ExprIR): boolean {
  const bound = boundIn(test, SPACE_REGISTER)
  return !someNode(test, (node) => {
    if (isExpression(node)) return node.op === 'reg' ? !bound.has(node.reg) : !isQuick(node)
    if (!isSet(node)) return true
    return node.set === 'members' ? !isRegister(SPACE_REGISTER)(node.container) : !isListed(node)
  })
}

const isQuick = (e: ExprIR): boolean =>
  e.op === 'const' ||
  e.op === 'load' ||
  e.op === 'let' ||
  e.op === 'distance' ||
  e.op === 'step' ||
  isOperation(e) ||
  (e.op !== 'fold' && isExprIn(e, 'of a set'))

const isListed = (set: SetIR): boolean =>
  set.set === 'filter' || set.set === 'union' || set.set === 'minus' || isSetIn(set, 'listed')

/** True if it reads anything but the contents of the space. */
function readsMore({ memory: m }: GameIR, test: ExprIR): boolean {
  return someNode(
    test,
    (node) =>
      'op' in node &&
      node.op === 'load' &&
      (![m.first, m.lastPiece, m.count].includes(node.base) || !isRegister(SPACE_REGISTER)(node.index)),
  )
}
