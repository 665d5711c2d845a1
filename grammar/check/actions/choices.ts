import type { Choice } from '../../expression/ast.ts'
import { cell } from '../../ir/build.ts'
import type { ChoiceIR, SetIR } from '../../ir/ir.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { scalarOf, whereabouts, type Scalar } from '../elaboration/values.ts'
import { legalityOnly } from '../elaboration/secrecy-checks.ts'
import { choiceParts } from '../expressions/explanations.ts'
import { nounPhrase } from '../nouns/nouns.ts'
import type { Context } from '../elaboration/scope.ts'
import { refuseNegative } from './negative-choice.ts'
import { choiceInSuccession } from './choice-in-succession.ts'
import { reportNotUnseen, secretChoice } from './secret-choice.ts'
import { severalChoice, type SeveralChoice } from './several-choice.ts'
import { severalThings, takesThings } from './several-things.ts'
import { widest, type Type } from '../../types/types.ts'
import { valueType } from '../elaboration/value-types.ts'
import { number } from '../elaboration/dispatch.ts'
import { capacityOf } from '../elaboration/word-sets.ts'

export function isSeveral(parsed: Choice): boolean {
  if (parsed.kind !== 'thing choice') return parsed.kind === 'choice in succession'
  const { count, orMore, most, from, worth } = parsed
  return count !== 1 || orMore || most !== undefined || from !== undefined || worth !== undefined
}

/** Declares a choice of several things. Undefined if it is a choice of one thing, or was refused. */
export function declareSeveral(
  el: Reading,
  context: Context,
  key: YamlText,
  value: YamlText,
  parsed: Choice,
): SeveralChoice | undefined {
  if (parsed.kind === 'number choice' || !isSeveral(parsed)) return undefined
  if (parsed.kind === 'thing choice' && parsed.inSecret) {
    reportNotUnseen(el, context, parsed.nouns)
    return undefined
  }
  const several =
    parsed.kind === 'choice in succession'
      ? choiceInSuccession(el, context, key, value, parsed)
      : takesThings(el, context, parsed)
        ? severalThings(el, context, key, value, parsed)
        : severalChoice(el, context, key, value, parsed)
  if (several !== undefined) legalityOnly(el, several.value.secrecy, value.span, 'What may be chosen')
  return several
}

export function declareChoice(
  el: Reading,
  context: Context,
  key: YamlText,
  value: YamlText,
  parsed: Choice,
): { readonly choice: ChoiceIR; readonly value: Scalar } | undefined {
  const cellOf = (type: Type): number => el.local(`choice ${key.text}`, type)
  const origin = el.texts.origin(value.span)
  if (parsed.kind === 'number choice') {
    const [least, most] = [number(el, context, parsed.least), number(el, context, parsed.most)]
    legalityOnly(el, widest(least.secrecy, most.secrecy), value.span, 'How far this may be chosen')
    if (least.type.kind !== 'number' || most.type.kind !== 'number') return undefined
    const less =
      least.ir.op === 'const'
        ? `Let it be chosen from 0 on, and take ${-least.ir.value} away from it: add \`let:\` with \`${key.text} less: ${key.text} - ${-least.ir.value}\`, for example.`
        : 'Begin with `larger(0, ...)`.'
    if (refuseNegative(el, value.span, least.type.least, less)) return undefined
    const from: SetIR = { set: 'range', from: least.ir, to: most.ir }
    const domain = Math.min(most.type.most, 1 << 16) + 1
    const type: Type = { kind: 'number', least: least.type.least, most: most.type.most }
    const at = cellOf(type)
    const choice: ChoiceIR = { name: key.text, cell: at, type: 'number', from, domain, alike: false, origin }
    return { choice, value: scalarOf(type, cell(at)) }
  }
  if (parsed.kind === 'choice in succession') return undefined
  if (parsed.inSecret) return secretChoice(el, context, key, value, parsed.nouns, origin)
  const phrase = nounPhrase(el, context, parsed.nouns)
  const { set } = phrase
  legalityOnly(el, set.secrecy, value.span, 'What may be chosen')
  const cure = 'Keep the numbers from 0 on, and take something away from what is chosen.'
  if (set.element.kind === 'number' && refuseNegative(el, value.span, set.element.least, cure))
    return undefined
  const at = cellOf(set.element)
  const domain =
    set.element.kind === 'directions'
      ? 1 + 2 ** Math.max(7, el.world.topology.directions.length - 1)
      : capacityOf(el, set.element)
  const choice: ChoiceIR = {
    name: key.text,
    cell: at,
    type: valueType(el, set.element),
    from: set.ir,
    domain,
    alike: set.element.kind === 'piece',
    parts: choiceParts(el, context, parsed.nouns, phrase, at),
    origin,
  }
  const chosen = scalarOf(set.element, cell(at), { face: set.face, secrecy: 0 })
  const own = parsed.nouns.owner === 'your' ? ({ isYours: true } as const) : {}
  return { choice, value: { ...chosen, ...whereabouts(set), ...own } }
}
