import { H, NONE, type ArrangeIR } from '../../../grammar/ir/ir.ts'
import { js } from '../code/code.ts'
import { block, branch, emit, indexVal, mark, named, type Ctx } from './context.ts'
import { fulfil, goto, node, promised, type Machine, type Node, type Where } from './machine.ts'
import { readCell, writeCell, you } from './memory.ts'
import { giveBack, keep, setYou } from './stage-calls.ts'
import { constantVal, known, ranged } from '../code/val.ts'
import { unsettle } from './flow-facts.ts'

const nothing = constantVal(NONE)

/** Each seat in turn gives its layout; then all pieces are placed. */
export function arrangeNodes(m: Machine, step: ArrangeIR, where: Where, next: Node): Node {
  const { cell, saved, layout, players, pieces, site } = step
  const total = m.g.ir.pieces.length
  const again = promised(m)
  const finish = node(m, (ctx) => {
    writeCell(ctx, H.screen, constantVal(0))
    keep(ctx, cell, nothing)
    placeAll(ctx, step)
    unsettle(ctx, [])
    giveBack(ctx, saved)
    goto(m, ctx, next)
  })
  const resume = node(m, (ctx) => {
    const now = readCell(ctx, cell)
    const at = known(now)
    keep(ctx, cell, at === undefined ? ranged(js`${now.code} + 1`, 0, players.length) : constantVal(at + 1))
    goto(m, ctx, again)
  })
  m.sites[site] = { where, step, resume, again, done: resume }
  fulfil(m, again, (ctx) => {
    const from = named(ctx, readCell(ctx, cell))
    const sure = known(from)
    let asked = false
    players.forEach((seat, i) => {
      if ((pieces[i]?.length ?? 0) === 0 || (sure !== undefined && sure > i)) return
      if (asked) return
      const inner = branch(ctx)
      const ask = (): void => {
        keep(inner, cell, constantVal(i))
        setYou(inner, constantVal(seat))
        m.waiting.arrange(m, inner, site, constantVal(seat))
      }
      asked = sure !== undefined
      if (asked) ask()
      else block(inner, js`if (${from.code} <= ${i})`, ask)
    })
    if (asked) return
    keep(ctx, cell, constantVal(players.length))
    goto(m, ctx, finish)
  })
  return node(m, (ctx) => {
    mark(ctx, step.origin)
    keep(ctx, saved, named(ctx, you(ctx)))
    writeCell(ctx, H.screen, constantVal(1))
    emit(ctx, js`S.fill(N, ${layout}, ${layout + total});`)
    keep(ctx, cell, constantVal(0))
    goto(m, ctx, again)
  })
}

/** Moves all pieces to the spaces chosen for them. */
function placeAll(ctx: Ctx, step: ArrangeIR): void {
  const { layout, pieces, origin } = step
  const all = pieces.flat()
  if (all.length === 0) return
  const table = ctx.g.tables.of(all)
  const [i, piece, space] = [ctx.g.names.fresh('i'), ctx.g.names.fresh('v'), ctx.g.names.fresh('v')]
  block(ctx, js`for (let ${i} = 0; ${i} < ${all.length}; ${i}++)`, () => {
    emit(ctx, js`const ${piece} = ${table.name}[${i}], ${space} = S[${layout} + ${piece}];`)
    emit(ctx, js`S[${layout} + ${piece}] = N;`)
    emit(ctx, js`if (${space} < 0) continue;`)
    const to = indexVal(space, ctx.g.ir.spaces.length, false, true)
    emit(ctx, js`if (!hasRoom(${ctx.g.memory.count(to).code}, ${space})) twoArranged(${space}, ${origin});`)
    ctx.g.memory.move(ctx, indexVal(piece, ctx.g.ir.pieces.length, false, true), to, 'last', origin)
  })
}
