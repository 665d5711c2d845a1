import type { ExprIR, GameIR, SetIR } from '../../grammar/ir/ir.ts'
import type { ExprOf } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { someNode } from '../../grammar/ir/walk.ts'
import { MOVES_NOTED } from '../state/moved-pieces.ts'
import type { Js } from './code.ts'
import { js } from './code.ts'

/* Sums over pieces that are kept, and what makes it known that they have changed. */

export type Fold = ExprOf<'fold'>

/** Pieces, the conditions on one of them, and what one adds. */
export interface Sum {
  readonly pieces: readonly number[]
  readonly wheres: readonly { readonly reg: number; readonly where: ExprIR }[]
  readonly reg: number
  readonly of: ExprIR
}

export function sumOf(ir: GameIR, e: Fold): Sum | undefined {
  if (e.fold !== 'mix' && e.fold !== 'mix again') return undefined
  const wheres: { readonly reg: number; readonly where: ExprIR }[] = []
  let set: SetIR = e.set
  for (; set.set === 'filter'; set = set.of) wheres.push({ reg: set.reg, where: set.where })
  const isOfPiece =
    asksOfPiece(ir, e.of, e.reg) && wheres.every(({ reg, where }) => asksOfPiece(ir, where, reg))
  if (!isOfPiece || set.set !== 'row' || set.of !== 'piece' || set.index.op !== 'const') return undefined
  const offsets = ir.tables[set.offsets]?.values ?? []
  const { value: row } = set.index
  const pieces = ir.tables[set.items]?.values.slice(offsets[row], offsets[row + 1]) ?? []
  return { pieces, wheres, reg: e.reg, of: e.of }
}

const PLAIN: ReadonlySet<string> = new Set<ExprIR['op']>([
  ...(['const', 'table', 'add', 'sub', 'mul', 'mod', 'min', 'max'] as const),
  ...(['lt', 'le', 'eq', 'ne', 'and', 'or', 'not', 'if'] as const),
])

/** Does it ask nothing but where the piece in the register lies and what it shows? */
function asksOfPiece({ memory }: GameIR, e: ExprIR, reg: number): boolean {
  return !someNode(e, (node) => {
    if (!('op' in node)) return true
    if (node.op === 'reg') return node.reg !== reg
    if (node.op === 'load')
      return (node.base !== memory.at && node.base !== memory.face) || node.index.op !== 'reg'
    return !PLAIN.has(node.op)
  })
}

const KEPT = new WeakMap<GameIR, boolean>()

/** Whether the game has such sums: then whatever moves a piece, or changes what it shows, notes it. */
export function keepsSums(ir: GameIR): boolean {
  const known = KEPT.get(ir)
  if (known !== undefined) return known
  const keeps = someNode(
    rulesOfGame(ir),
    (node) => 'op' in node && node.op === 'fold' && sumOf(ir, node) !== undefined,
  )
  KEPT.set(ir, keeps)
  return keeps
}

/** Notes a piece. */
export const noted = (piece: Js): Js =>
  js`MOVED[1 + (MOVED[0] & ${MOVES_NOTED - 1})] = ${piece}; MOVED[0] = MOVED[0] + 1 | 0;`

/** Notes that any may have moved. */
export const anyNoted = (): Js => js`MOVED[0] = MOVED[0] + ${MOVES_NOTED + 1} | 0;`
