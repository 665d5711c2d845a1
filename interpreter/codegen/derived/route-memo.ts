import { NONE, type ExprIR, type SetIR } from '../../../grammar/ir/ir.ts'
import { isExprIn, isOperation, isSetIn } from '../../../grammar/ir/match.ts'
import type { ExprOf, NodeIR } from '../../../grammar/ir/nodes.ts'
import { partsOf, someNode } from '../../../grammar/ir/walk.ts'
import { unmade } from '../rules/bounds.ts'
import { js } from '../code/code.ts'
import { freshCtx, withReg, type Ctx, type Gen } from '../rules/context.ts'
import { byRoutes, type Unit as Routes } from './route-cache.ts'
import { letAround } from '../rules/set-filters.ts'
import { isRegister } from '../rules/space-tests.ts'
import { anyWord, ranged } from '../code/val.ts'
import { boundsOf } from '../rules/dispatch.ts'

/*
 * Tests of a thing, a piece or a space, whose results change only if the thing moves, something enters or leaves its
 * space, or a route from there begins or ends.
 */

/** Represents the thing in such a test. No other register has this number. */
export const THING = -2
export const ITEM: ExprIR = { op: 'reg', reg: THING }

/** A context in which `p` is the thing. */
export function onThing(g: Gen, all: readonly number[]): Ctx {
  const thing = ranged(js`p`, all[0] ?? 0, all.at(-1) ?? 0, false, true)
  return withReg(freshCtx(g, new Map()), THING, thing)
}

interface Bind {
  readonly reg: number
  readonly value: ExprIR
}

/** The surroundings of a part of a condition. */
interface At {
  readonly ctx: Ctx
  /** Registers that contain the place of the thing. */
  readonly places: ReadonlySet<number>
}

/**
 * Undefined if the test depends on anything but the thing, its place, the contents of that place and routes from there,
 * or on no routes.
 */
export function toldBy(g: Gen, test: ExprIR, all: readonly number[]): Told | undefined {
  const arePieces = someNode(test, (node) => isPlaceOfPiece(g, node))
  const count = arePieces ? g.ir.pieces.length : g.ir.spaces.length
  if (all.some((thing) => thing >= count)) return undefined
  const routes = new Set<Routes>()
  const { first, lastPiece, count: counts } = g.ir.memory
  const isPlace = ({ places }: At, e: NodeIR): boolean => {
    if (!('op' in e)) return false
    if (e.op === 'reg') return places.has(e.reg) || (!arePieces && e.reg === THING)
    return arePieces && isPlaceOfPiece(g, e)
  }
  /** True for the place itself, which may be none. */
  const isOwnPlace = (at: At, e: ExprIR): boolean => {
    if (e.op === 'let') return dependsOnlyHere(at, e.value) && isOwnPlace(inside(at, e), e.body)
    if (e.op !== 'if') return isPlace(at, e)
    const isNone = e.else.op === 'const' && e.else.value === NONE
    return isNone && dependsOnlyHere(at, e.condition) && isOwnPlace(at, e.then)
  }
  const inside = ({ ctx, places }: At, { reg, value: is }: Bind): At => {
    const isOwn = isOwnPlace({ ctx, places }, is)
    return {
      ctx: withReg(ctx, reg, unmade(boundsOf(ctx, is))),
      places: new Set([...places, reg].filter((one) => one !== reg || isOwn)),
    }
  }
  const among = ({ ctx, places }: At, reg: number): At => ({
    ctx: withReg(ctx, reg, anyWord(js`N`)),
    places: new Set([...places].filter((one) => one !== reg)),
  })
  const tellsAll = (at: At, node: NodeIR): boolean => partsOf(node).every((part) => dependsOnlyHere(at, part))
  const dependsOnlyHere = (at: At, node: NodeIR): boolean => {
    if (!('op' in node)) return 'set' in node && tellsSet(at, node)
    if (isPlace(at, node)) return true
    if (node.op === 'const') return true
    if (node.op === 'reg') return node.reg === THING || at.ctx.regs.get(node.reg) !== undefined
    if (node.op === 'load')
      return !arePieces && [first, lastPiece, counts].includes(node.base) && isPlace(at, node.index)
    if (node.op === 'let')
      return dependsOnlyHere(at, node.value) && dependsOnlyHere(inside(at, node), node.body)
    if (node.op === 'any') return tellsAny(at, node)
    return isToldByParts(node) && tellsAll(at, node)
  }
  const tellsAny = (at: At, node: ExprOf<'any'>): boolean => {
    const bound = node.set.set === 'let' ? node.set : letAround(node.set)
    if (bound !== undefined)
      return (
        dependsOnlyHere(at, bound.value) && dependsOnlyHere(inside(at, bound), { ...node, set: bound.body })
      )
    const asked = byRoutes(at.ctx, node.set)
    if (asked === undefined) return tellsAll(at, node)
    const { start, others, unit } = asked
    if (!others.every((other) => !other.isOpen && dependsOnlyHere(at, other.is))) return false
    if (!dependsOnlyHere(at, start) || !isOwnPlace(at, start)) return false
    routes.add(unit())
    return true
  }
  const tellsSet = (at: At, node: SetIR): boolean => {
    if (node.set === 'members') return !arePieces && isPlace(at, node.container)
    if (node.set === 'filter')
      return dependsOnlyHere(at, node.of) && dependsOnlyHere(among(at, node.reg), node.where)
    if (node.set === 'let')
      return dependsOnlyHere(at, node.value) && dependsOnlyHere(inside(at, node), node.body)
    return (node.set === 'union' || node.set === 'minus' || isSetIn(node, 'listed')) && tellsAll(at, node)
  }
  const ctx = onThing(g, all)
  const isTold = dependsOnlyHere({ ctx, places: new Set() }, test)
  return isTold && routes.size > 0 ? { arePieces, routes: [...routes] } : undefined
}

export interface Told {
  readonly arePieces: boolean
  readonly routes: readonly Routes[]
}

/** True if the results of its parts determine that of the node. Other nodes are not cached. */
const isToldByParts = (e: ExprIR): boolean =>
  e.op === 'step' || isOperation(e) || (e.op !== 'fold' && isExprIn(e, 'of a set'))

const isPlaceOfPiece = ({ ir }: Gen, node: NodeIR): boolean =>
  'op' in node && node.op === 'load' && node.base === ir.memory.at && isRegister(THING)(node.index)
