import { H } from '../../../grammar/ir/ir.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { ofCall, timesOf } from '../code/execution-bounds.ts'
import { emit, freshCtx, functionOf, indexVal, statements, unitOf, type Ctx, type Gen } from './context.ts'
import { writeCell, forget } from './memory.ts'
import { DONE, ENDING, leavesOf, unseenCells } from './body-functions.ts'
import { anyWord, type Val } from '../code/val.ts'
import { writtenWords } from './written-words.ts'
import { clear, assumeYou, anywhere } from './flow-facts.ts'
import { steps } from './dispatch.ts'

/** A stage with several callers, as a function: `(S, u, ...)`, with the passed parameters. */
export function stageUnit(
  { g, inRule, attempt }: Ctx,
  index: number,
  given: readonly number[],
): { readonly name: Js; readonly leaves: readonly number[] } {
  const stage = g.ir.stages[index]
  if (stage === undefined) throw new Error(`there is no stage ${index}`)
  const { around, counts } = ofCall(timesOf(g.ir).stages[index] ?? 1, stage.origin)
  const name = unitOf(
    g,
    `stage ${index} ${inRule ? 'in a rule' : ''} ${attempt ? 'as an attempt' : ''} ${given.join(' ')}`,
    js`stage`,
    (name) => {
      const you: Val = indexVal(js`u`, g.ir.seats.length, true, true)
      const ctx: Ctx = { ...freshCtx(g, new Map([[H.you as number, you]])), ...ENDING, inRule, attempt }
      emit(ctx, counts)
      const changes = writtenWords(ctx, [stage.body, stage.leave])
      const params = given.map((at) => {
        const param = g.names.fresh('v')
        const word = anyWord(param, true)
        if (g.facts.locals.has(at) && !changes.has(at)) ctx.cells.set(at, word)
        else writeCell(ctx, at, word)
        return param
      })
      const ends = inStage(ctx, index, changes, you)
      const body = ends ? statements(ctx.out) : js`${statements(ctx.out)}\nreturn ${DONE};`
      return functionOf(g, name, joinJs([js`S, u`, ...params], js`, `), body)
    },
    around,
  )
  return { name, leaves: leavesOf(g.ir, [stage.body, stage.leave]).filter((left) => left !== index) }
}

/** True if the stage can be a function. Control words are variables of the machine, which a function cannot see. */
export function isStageUnit(g: Gen, index: number): boolean {
  const stage = g.ir.stages[index]
  if (stage === undefined || g.facts.sizes.sharedStages[index] !== true) return false
  const { memory } = g
  return !unseenCells(g, stage.body)
    .concat(unseenCells(g, stage.leave))
    .some((at) => memory.isVariable(at))
}

/** The steps of a stage, with its parameters already bound; `before` is `you` after it. */
export function inStage(
  ctx: Ctx,
  index: number,
  changes: ReadonlySet<number>,
  before: Val | undefined,
): boolean {
  const stage = ctx.g.ir.stages[index]
  if (stage === undefined) throw new Error(`there is no stage ${index}`)
  const entered = ctx.cells.get(H.you)
  const label = ctx.g.names.fresh('L')
  const asBefore = (at: Ctx): void => {
    clear(at, stage.params)
    assumeYou(at, before)
  }
  const givenUp = [...ctx.givenUp, asBefore]
  const inlined = { stage: index, label, around: givenUp.length, used: false }
  const start = ctx.out.items.length
  const inner: Ctx = { ...ctx, inlined: [...ctx.inlined, inlined], givenUp }
  const ends = steps(inner, stage.body)
  if (ends && !inlined.used) return true
  if (inlined.used) {
    ctx.out.items.splice(start, 0, js`${label}: {`)
    emit(ctx, js`}`)
    forget(ctx, changes)
    anywhere(ctx)
    assumeYou(ctx, entered)
  }
  if (steps({ ...ctx, givenUp }, stage.leave)) return true
  asBefore(ctx)
  return false
}
