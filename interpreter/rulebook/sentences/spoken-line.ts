import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression, Step } from '../../../grammar/expression/ast.ts'
import { printExpression } from '../../../grammar/expression/print-expression.ts'
import type { Words } from '../model/model.ts'
import { emphasis, plain } from '../model/words.ts'
import { authored, clause, foreign, inSource, SOURCE_LANGUAGE, translated } from './speaker.ts'
import type { Speaker } from './speaker.ts'
import { value } from './values.ts'

/** What `say` says: the author's words, with the values in them described as everywhere. */
export function spokenLine(speaker: Speaker, { parts }: Extract<Step, { kind: 'say' }>): Words {
  const shown = parts.filter((part) => typeof part !== 'string')
  if (shown.length === 0) return authored(speaker, parts.join(''))
  const written = (e: Expression): string => speaker.source?.text.slice(e.start, e.end) ?? printExpression(e)
  const line = parts.map((part) => (typeof part === 'string' ? part : `{${written(part)}}`)).join('')
  const known = translated(speaker, line)
  const isOwn = known !== undefined || speaker.language === SOURCE_LANGUAGE
  if (!isOwn) speaker.untranslated.add(line)
  const teller = isOwn ? speaker : inSource(speaker)
  const words = (known ?? line).split(/(\{[^{}]*\})/u).flatMap((part): Words => {
    const name = /^\{(.*)\}$/u.exec(part)?.[1]
    const meant = shown.find((e) => name !== undefined && comparedName(written(e)) === comparedName(name))
    if (meant === undefined) return plain(part)
    const shownThere = value(teller, meant)
    return emphasis(clause(teller, 'bare', { what: shownThere }) ?? shownThere)
  })
  return isOwn ? words : foreign(speaker, words)
}
