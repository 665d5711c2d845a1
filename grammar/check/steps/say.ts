import { YOU } from '../../ir/build.ts'
import type { Expression } from '../../expression/ast.ts'
import type { ExprIR, LineIR, StepIR } from '../../ir/ir.ts'
import { HOLE, PUBLIC, typeWords, type Type } from '../../types/types.ts'
import { bagWords } from '../elaboration/bags.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { valueType } from '../elaboration/value-types.ts'
import type { StepPlace } from '../elaboration/step-place.ts'
import { scalar } from '../elaboration/dispatch.ts'
import type { StepHandlers, Of } from './step-handlers.ts'

export const SAYING: StepHandlers<'say'> = {
  say: ({ el, place, context, done }, step) => done([sayStep(el, place, context, step)]),
}

/** A value in braces, with the state words that store it. */
interface Shown {
  readonly values: readonly ExprIR[]
  readonly part: Exclude<LineIR[number], string>
}

/** `say rolled {dice}`: words, and values as they are now, which everybody hears, or only one player. */
function sayStep(el: Reading, { toldTo }: StepPlace, context: Context, { parts }: Of<'say'>): StepIR {
  const values: ExprIR[] = []
  const line = parts.flatMap((part): LineIR => {
    if (typeof part === 'string') return [part]
    const shown = shownIn(el, context, part, toldTo !== undefined)
    if (shown === undefined) return []
    values.push(...shown.values)
    return [shown.part]
  })
  return toldTo === undefined
    ? { step: 'say', line: el.texts.line(line), who: YOU, values }
    : { step: 'say', line: el.texts.line(line, true), who: toldTo, values, told: true }
}

/** Types whose values are not written as one word or a few. */
const WORDLESS: ReadonlySet<Type['kind']> = new Set(['group', 'bundle', 'border'])

function shownIn(el: Reading, context: Context, e: Expression, isTold: boolean): Shown | undefined {
  const value = scalar(el, context, e)
  const { type } = value
  const at = spanIn(context, e)
  if (!isTold) publicOnly(el, value.secrecy, at, 'What is said')
  if (type.kind === HOLE.kind) return undefined
  if (WORDLESS.has(type.kind)) {
    el.report('ST4102', at, `This is ${typeWords(type)}, which has no words to be said.`, {
      help: 'Say a number, a name or a value: how many there are in it, or where it lies.',
    })
    return undefined
  }
  if (type.kind === 'piece') {
    // The present face: pieces change, and their numbers would reveal more than their names.
    if (value.secrecy === PUBLIC && !isTold) publicOnly(el, value.face, at, 'What is said')
    return { values: [el.kindOf(value.ir)], part: ['kind'] }
  }
  const words = bagWords(value)
  return { values: words, part: words.map((_, word) => valueType(el, type, word)) }
}
