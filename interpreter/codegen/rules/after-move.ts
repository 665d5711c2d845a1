import { H, type ExprIR } from '../../../grammar/ir/ir.ts'
import { outerRegisters } from '../../../grammar/ir/walk.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import type { Ctx, Gen } from './context.ts'
import { Registers, block, emit, freshCtx, functionOf, indexVal, statements, unitOf } from './context.ts'
import { cellsOfAction } from '../code/cells-of-action.ts'
import { readCell, writeCell, you } from './memory.ts'
import { logForUndo } from './undo-log.ts'
import { anyWord, condCode, ranged, type Cond, type Val } from '../code/val.ts'
import { steps, cond } from './dispatch.ts'
import { writtenWords } from './written-words.ts'
import { memoized } from '../../../grammar/source/memoized.ts'

type After = Extract<ExprIR, { op: 'after' }>

/** Makes the move that is being judged, evaluates the condition, and undoes the move. */
export function behindMove(ctx: Ctx, e: After): Cond {
  const { g } = ctx
  const action = g.ir.actions[e.action]
  if (action === undefined) throw new Error(`there is no action ${e.action}`)
  g.memory.needsPlain()
  const cells = cellsOfAction(action).map((at) => readCell(ctx, at))
  const registers = outerRegisters(e.test).map((reg) => ctx.regs.get(reg) ?? anyWord(js`N`, true))
  const given = [js`S`, you(ctx).code, ...[...cells, ...registers].map(({ code }) => code)]
  const name = g.names.fresh('b')
  emit(ctx, js`const ${name} = ${attemptUnit(g, e)}(${joinJs(given, js`, `)});`)
  // Counts of places that the move has changed are invalid.
  if (g.profiles !== undefined) emit(ctx, js`stamp = PS[${g.ir.containers.length}];`)
  return name
}

const keysOf = memoized<Gen, Map<After, number>>(() => new Map())

function keyOf(g: Gen, e: After): string {
  const keys = keysOf(g)
  if (!keys.has(e)) keys.set(e, keys.size)
  return `after ${keys.get(e) ?? 0}`
}

/**
 * `(S, u, ...)`: true if the condition would hold after the move with these choices. The state is restored afterwards.
 */
function attemptUnit(g: Gen, e: After): Js {
  return unitOf(g, keyOf(g, e), js`after`, (name) => {
    const action = g.ir.actions[e.action]
    if (action === undefined) throw new Error(`there is no action ${e.action}`)
    const seat: Val = indexVal(js`u`, g.ir.seats.length, false, true)
    const end = g.names.fresh('L')
    const stop = js`break ${end};`
    const making: Ctx = {
      ...freshCtx(g, new Map([[H.you as number, seat]])),
      stop,
      leaveOuter: (at) => emit(at, stop),
      attempt: true,
    }
    const changes = writtenWords(making, action.body)
    const domains = new Map(action.choices.map(({ cell, domain }) => [cell, domain]))
    const asked: Ctx = freshCtx(g, new Map([[H.you as number, seat]]))
    const back = logForUndo(making, action)
    emit(making, js`try {`, js`${end}: {`)
    const params = cellsOfAction(action).map((at) => {
      const param = g.names.fresh('v')
      const domain = domains.get(at)
      const word = domain === undefined ? anyWord(param, true) : ranged(param, 0, domain - 1, false, true)
      if (g.facts.locals.has(at) && !changes.has(at)) making.cells.set(at, word)
      else writeCell(making, at, word)
      if (!changes.has(at)) asked.cells.set(at, word)
      return param
    })
    const regs = new Map<number, Val>()
    for (const reg of outerRegisters(e.test)) {
      const param = g.names.fresh('v')
      params.push(param)
      regs.set(reg, anyWord(param, true))
    }
    emit(making, js`S[${H.action}] = ${e.action}; S[${H.depth}]++;`)
    steps(making, action.body)
    emit(making, js`}`)
    if (g.profiles !== undefined) emit(making, js`changes(); stamp = PS[${g.ir.containers.length}];`)
    const holds = cond({ ...asked, regs: Registers.of(regs), out: making.out }, e.test)
    emit(making, js`return ${condCode(holds)};`)
    block(making, js`} finally`, () => emit(making, ...back))
    return functionOf(g, name, joinJs([js`S, u`, ...params], js`, `), statements(making.out))
  })
}
