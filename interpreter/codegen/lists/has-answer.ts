import { H, type AskIR } from '../../../grammar/ir/ir.ts'
import { directionsIn, topologyOf } from '../../state/topology.ts'
import { inlinedSize } from '../code/inlining-sizes.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { condCode, constantVal, negated } from '../code/val.ts'
import type { Ctx, Gen } from '../rules/context.ts'
import { block, emit, freshCtx, functionOf, statements, unitOf } from '../rules/context.ts'
import { anyAnswerUnit } from '../rules/has-move.ts'
import { offered } from '../rules/offers.ts'
import { besideTable } from './fused-offers.ts'
import { guardsOf, mayBite } from './list-guards.ts'
import type { Ray } from './rays.ts'
import { emitPieceLoop, raysOf, mayList } from './seat-lists.ts'

/*
 * Tests whether somebody has a move. Usually some piece has an empty space next to it, so that is tested first, all
 * directions of a piece in one test. Only if no piece has one, or a prohibition may apply, is a move searched for.
 */

/** Size in nodes above which a search takes far longer than calling it. */
const LONG = 400

/**
 * True if the code that searches for an answer is separate from the lists of moves. It shares much with them, and is
 * generated lazily.
 */
export function isSearchedApart({ ir, facts }: Gen, ask: AskIR): boolean {
  if (!ask.must) return false
  // A player's answers are searched on the table that the player sees.
  if (ir.dark !== undefined) return true
  const parts = offered(ir, ask).map(({ choices, lets, conditions, forbids }) => [
    choices.map(({ from }) => from),
    lets.map(({ value }) => value),
    [...conditions, ...forbids].map(({ test }) => test),
  ])
  return inlinedSize(facts.sizes, parts) > LONG
}

/** `(S, u)`: true if seat u has an answer to the question. */
export function someAnswerUnit(g: Gen, ask: AskIR): Js {
  const search = anyAnswerUnit(g, ask)
  if (!mayList(g.ir)) return search
  return unitOf(g, `some answer ${ask.site}`, js`some`, (name) => {
    const seats = g.ir.seats.flatMap((_, seat) => {
      const ctx: Ctx = { ...freshCtx(g, new Map([[H.you as number, constantVal(seat)]])), steady: true }
      const open = (raysOf(ctx, ask) ?? []).filter((ray) => ray.meets === 'empty')
      if (open.length === 0) return []
      for (const ray of open) lookBeside(ctx, ray)
      const one = js`${name}of${g.names.fresh('n')}`
      g.functions.push(functionOf(g, one, js`S`, js`${statements(ctx.out)}\nreturn false;`))
      return [js`if (u === ${seat} && ${one}(S)) return true;`]
    })
    return js`function ${name}(S, u) {\n${joinJs([...seats, js`return ${search}(S, u);`], js`\n`)}\n}`
  })
}

/**
 * Returns true from the function if a piece of the ray has an empty space next to it and nothing may forbid the move.
 */
function lookBeside(ctx: Ctx, ray: Ray): void {
  const { memory, spaces } = ctx.g.ir
  const directions = directionsIn(ray.mask, topologyOf(ctx.g.ir).width)
  const bites = mayBite(ctx, ray.action, guardsOf(ctx.g.ir, ray.action))
  if (bites === true) return
  block(ctx, js`if (${condCode(negated(bites))})`, () => {
    const look = (piece: Js, found: Js): void => {
      const from = ctx.g.names.fresh('v')
      emit(ctx, js`const ${from} = S[${memory.at} + ${piece} | 0];`)
      block(ctx, js`if (${from} >>> 0 < ${spaces.length})`, () => {
        const beside = directions.map(
          (direction) => js`S[${memory.first} + ${besideTable(ctx, direction)}[${from}] | 0]`,
        )
        emit(ctx, js`if ((${joinJs(beside, js` | `)}) < 0) { ${found} }`)
      })
    }
    // Usually the piece that was found last can still move, or can again.
    const last = ctx.g.names.list()
    ctx.g.functions.push(js`const x${last} = words(1).fill(${ray.pieces[0] ?? 0});`)
    const piece = ctx.g.names.fresh('v')
    look(js`${last}[0]`, js`return true;`)
    emitPieceLoop(ctx, ray.pieces, piece, () => look(piece, js`${last}[0] = ${piece}; return true;`))
  })
}
