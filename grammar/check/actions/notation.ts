import { bookText } from '../../book/book-text.ts'
import type { ExprIR, NotationPartIR } from '../../ir/ir.ts'
import { cell } from '../../ir/build.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { ActionFrame } from '../elaboration/declarations.ts'
import { legalityOnly } from '../elaboration/secrecy-checks.ts'
import { valueType } from '../elaboration/value-types.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { PUBLIC, type Secrecy, type Type } from '../../types/types.ts'

/** The template of `write`: literal text, and values of parameters, choices and lets in braces. */
export function notation(el: Reading, frame: ActionFrame, write: YamlText | undefined): NotationPartIR[] {
  if (write === undefined) return []
  const parts: NotationPartIR[] = []
  let literal = 0
  for (const match of write.text.matchAll(/\{([^{}]*)\}/g)) {
    if (match.index > literal) parts.push({ part: 'text', text: write.text.slice(literal, match.index) })
    literal = match.index + match[0].length
    const [name = '', ...fields] = (match[1] ?? '').trim().split('.')
    const existing = frame.types.get(name) ?? parameterCalled(frame, name)
    const span = { file: write.span.file, start: write.offsetAt(match.index), end: write.offsetAt(literal) }
    const at = write.text.indexOf(name, match.index)
    el.names.use(frame.scope.variables.get(name)?.symbol, bookText(write), {
      start: at,
      end: at + name.length,
    })
    if (fields.length === 0 && frame.choices.some((choice) => choice.slot === 0 && choice.name === name)) {
      parts.push({ part: 'several', choice: name })
      continue
    }
    if (existing === undefined) {
      el.report(
        'ST4124',
        span,
        `\`${frame.name}\` has no parameter, choice or \`let\` called \`${name}\`.`,
        suggestion(name, [
          ...frame.parameters.map((parameter) => parameter.name),
          ...frame.types.keys(),
          ...frame.choices.map((choice) => choice.name),
        ]),
      )
      continue
    }
    const field = fields.join('.')
    const type = existing.type.kind
    if (field !== '' && !(type === 'space' && (field === 'column' || field === 'row'))) {
      el.report('ST4124', span, `Notation cannot show \`${field}\` of \`${name}\`.`, {
        help:
          type === 'space'
            ? 'Of a space it can show `column` and `row`.'
            : `Give it a name under \`let:\` in the action, such as \`shown: ${name}.${field}\`, and write \`{shown}\`.`,
      })
      continue
    }
    const show =
      field === 'column' || field === 'row' ? field : type === 'piece' || type === 'kind' ? 'letter' : 'whole'
    legalityOnly(el, existing.secrecy, span, `The notation of \`${frame.name}\``)
    const value = existing.value.op === 'cell' ? cell(existing.value.at) : existing.value
    const own = existing.secrecy === PUBLIC ? {} : { own: true }
    parts.push({ part: 'value', value, type: valueType(el, existing.type), show, ...own })
  }
  if (literal < write.text.length) parts.push({ part: 'text', text: write.text.slice(literal) })
  return parts
}

/** A parameter that is one thing. Arguments are public, except for the faces of pieces. */
function parameterCalled(
  { parameters, scope }: ActionFrame,
  name: string,
): { readonly type: Type; readonly value: ExprIR; readonly secrecy: Secrecy } | undefined {
  const existing = scope.variables.get(name)?.value
  if (existing?.form !== 'scalar' || !parameters.some((parameter) => parameter.name === name))
    return undefined
  const { type, ir, secrecy } = existing
  return { type, value: ir, secrecy }
}
