import { suggestion } from '../../diagnostics/suggestion.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { ConstantScope } from './constant.ts'
import type { Reporter } from './reporter.ts'

/** The words around the numbers of a size: `8 by 8 dark squares`, `rhombus 11 by 11`, `hexagon 5`. */
const AROUND = /\b(by|rhombus|hexagon|(?:dark|light) squares)\b/u

/** A number or option in a size, and where it is in the text. */
interface Named {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** The numbers and options in the size of a board; none in a picture. */
export function namesInSize({ text }: Pick<YamlText, 'text'>): readonly Named[] {
  const line = text.trim()
  if (line.includes('\n') || !(AROUND.test(line) || ALONE.test(line))) return []
  let start = 0
  return text.split(AROUND).flatMap((part): readonly Named[] => {
    const name = part.trim()
    const from = start + part.indexOf(name)
    start += part.length
    const isName = /^\p{L}/u.test(name) && !AROUND.test(name)
    return isName ? [{ name, start: from, end: from + name.length }] : []
  })
}

/** A name where a size is expected, as in `ring: spaces`. */
const ALONE = /^\p{L}[\p{L}\d'-]*(?: \p{L}[\p{L}\d'-]*)*$/u

/** Stands for a number that is unknown, so that rules that name spaces can still be checked. */
const USUAL = 8

/** The size of a board with its numbers and options in digits: `8 by 6` for `width by height`. Pictures stay as they are. */
export function sizeInDigits(text: YamlText, scope: ConstantScope, reporter: Reporter): YamlText {
  let digits = ''
  let done = 0
  for (const { name, start, end } of namesInSize(text)) {
    const known = scope.constant(name)
    const isNumber = known !== undefined && known !== 'broken' && known.type.kind === 'number'
    if (!isNumber && known !== 'broken')
      reporter.report('ST4004', text.span, `There is no number called \`${name}\`.`, {
        ...suggestion(name, scope.constantNames()),
      })
    digits += `${text.text.slice(done, start)}${isNumber ? known.value : USUAL}`
    done = end
  }
  return { ...text, text: digits + text.text.slice(done) }
}
