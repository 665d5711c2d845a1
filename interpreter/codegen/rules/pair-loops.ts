import type { ActionIR, ExprIR } from '../../../grammar/ir/ir.ts'
import { hullsOf, unmade } from './bounds.ts'
import { js, type Js } from '../code/code.ts'
import { block, branch, emit, mark, type Ctx } from './context.ts'
import type { SortLoop } from './first-of-sorts.ts'
import { unseenCells } from './body-functions.ts'
import { joinedBy, sortMask } from './sort-masks.ts'
import { ranged, type Val } from '../code/val.ts'
import { loopOver } from './visits.ts'
import { each } from './dispatch.ts'
import { when } from './when.ts'

/*
 * For pairs of a piece and a thing, such as a card and the groups that accept it: for each thing, the sorts of pieces
 * for which all conditions hold are computed at once, before the first piece is visited. Pieces without a partner are
 * never visited, and for the others each thing is one bit.
 */

interface Condition {
  readonly test: ExprIR
  readonly origin: number
}

/** Tests after the first choice, and after the second. */
interface Asked {
  readonly ofPiece: readonly Condition[]
  readonly ofBoth: readonly Condition[]
}

interface Visits {
  /** Receives a pair, and a number that is 1 if it is legal, and 0 if not. */
  readonly visit: (piece: Val, thing: Val, isLegal: Js) => void
  /** Called after all things have been tested for one piece. */
  readonly after: () => void
}

/**
 * Visits all pairs of the last two choices, the first of which comes from the loop. Returns false, and emits nothing,
 * if the conditions are about more than sorts.
 */
export function eachPair(
  ctx: Ctx,
  { choices }: ActionIR,
  loop: SortLoop,
  { ofPiece, ofBoth }: Asked,
  bind: (cell: number, item: Val) => void,
  { visit, after }: Visits,
): boolean {
  const [own, other] = choices.slice(-2)
  if (own === undefined || other === undefined || unseenCells(ctx.g, other.from).includes(own.cell))
    return false
  const reads = ({ test }: Condition): boolean => unseenCells(ctx.g, test).includes(own.cell)
  const [compared, apart] = [ofBoth.filter(reads), ofBoth.filter((one) => !reads(one))]
  const hulls = hullsOf(ctx, other.from)
  const [lo, hi] = [Math.min(...hulls.map((hull) => hull.lo)), Math.max(...hulls.map((hull) => hull.hi))]
  const trial = branch(ctx)
  trial.cells.set(other.cell, unmade({ lo, hi, none: false }))
  const areMasks = compared.every(({ test }) => sortMask(trial, test, own.cell, loop.sorts) !== undefined)
  if (compared.length === 0 || !areMasks || lo > hi) return false

  const { names, functions, tables } = ctx.g
  const [things, masks, count, any] = [names.list(), names.list(), names.fresh('n'), names.fresh('n')]
  functions.push(js`const x${things} = words(${other.domain}), x${masks} = words(${other.domain});`)
  emit(ctx, js`let ${count} = 0, ${any} = 0;`)
  each(ctx, other.from, (thing) => {
    bind(other.cell, thing)
    const take = (): void => {
      const all = compared.map(({ test, origin }) => {
        mark(ctx, origin)
        return sortMask(ctx, test, own.cell, loop.sorts)?.(ctx) ?? 0
      })
      const mask = names.fresh('n')
      emit(ctx, js`const ${mask} = ${joinedBy('and', all)};`)
      emit(ctx, js`${things}[${count}] = ${thing.code}; ${masks}[${count}++] = ${mask}; ${any} |= ${mask};`)
    }
    allHold(ctx, apart, take)
  })
  block(ctx, js`if (${any} !== 0)`, () =>
    loop.each((piece) => {
      bind(own.cell, piece)
      allHold(ctx, ofPiece, () => {
        const [sort, i, thing] = [names.fresh('n'), names.fresh('i'), names.fresh('v')]
        emit(ctx, js`const ${sort} = ${tables.of([...loop.sorts]).name}[${piece.code}];`)
        const head = js`for (let ${i} = 0; ${i} < ${count}; ${i}++)`
        loopOver(ctx, head, js`${count}`, other.domain, () => {
          emit(ctx, js`const ${thing} = ${things}[${i}];`)
          const item = ranged(thing, lo, hi, false, true)
          bind(other.cell, item)
          visit(piece, item, js`(${masks}[${i}] >> ${sort} & 1)`)
        })
        after()
      })
    }, any),
  )
  return true
}

/** Emits the body where all conditions hold. */
function allHold(ctx: Ctx, [first, ...rest]: readonly Condition[], body: () => void): void {
  if (first === undefined) return body()
  mark(ctx, first.origin)
  when(ctx, first.test, () => allHold(ctx, rest, body))
}
