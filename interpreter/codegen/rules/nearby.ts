import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import { exchanged, readsRegister } from '../../../grammar/ir/walk.ts'
import { isBoard, standsOnBoard } from './board.ts'
import type { Ctx } from './context.ts'
import { flattened, matchesFor, staticRow } from './rows.ts'

/** Represent a place and its contents. No other registers have these numbers. */
const [PLACE, THERE] = [-2, -3]

/** The loop over the places must be shorter than the loop over the pieces by this factor. */
const WORTH = 3

/**
 * Pieces restricted by place, such as next to something, are found on the few candidate places instead of being tested
 * one by one. Their order differs, so only counting may use this.
 */
export function foundByPlaces(ctx: Ctx, set: SetIR): SetIR | undefined {
  const { ir } = ctx.g
  const { spaces, memory, pieces } = ir
  const { of, wanted } = flattened(set)
  const row = ir.groups.length === 0 && of.set === 'row' ? staticRow(ctx, set) : undefined
  const onBoard = wanted.findIndex(({ reg, where }) => standsOnBoard(ir, reg, where, spaces.length))
  if (row === undefined || onBoard < 0) return undefined
  for (const [i, { reg, where }] of wanted.entries()) {
    const byPlace = exchanged(where, {
      expression: (e) => (isPlaceOf(e, reg, memory.at) ? { op: 'reg', reg: PLACE } : e),
    })
    if (i === onBoard || readsRegister(byPlace, new Set([reg]))) continue
    const near = matchesFor(ctx, [...spaces.keys()], [{ reg: PLACE, where: byPlace }])
    if (near === undefined) continue
    const places = near.lists.reduce((sum, list) => sum + list.length, 0)
    if (places * WORTH > near.lists.length * row.items.length) continue
    const over: SetIR = {
      set: 'filter',
      of: { set: 'range', from: number(0), to: number(spaces.length - 1) },
      reg: PLACE,
      where: byPlace,
    }
    const all: SetIR = { set: 'each', over, reg: THERE, of: lyingThere(ctx) }
    const rest = wanted.filter((_, k) => k !== i && k !== onBoard)
    const isAny = staticRow(ctx, of)?.items.length === pieces.length
    const asked = isAny ? rest : [{ reg: THERE, where: isOneOf(of, THERE) }, ...rest]
    return asked.reduce<SetIR>((from, one) => ({ set: 'filter', of: from, ...one }), all)
  }
  return undefined
}

const number = (value: number): ExprIR => ({ op: 'const', value })

function isPlaceOf(e: ExprIR, reg: number, at: number): boolean {
  return e.op === 'load' && e.base === at && e.index.op === 'reg' && e.index.reg === reg
}

function lyingThere({ g }: Ctx): SetIR {
  const container: ExprIR = { op: 'reg', reg: THERE }
  return isBoard(g.ir)
    ? { set: 'one', item: { op: 'load', base: g.ir.memory.first, index: container } }
    : { set: 'members', container }
}

/** True if it is one of the pieces searched for, wherever they are. */
function isOneOf(pieces: SetIR, reg: number): ExprIR {
  return { op: 'contains', set: pieces, item: { op: 'reg', reg } }
}
