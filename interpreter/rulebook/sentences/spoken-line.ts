import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression, Step } from '../../../grammar/expression/ast.ts'
import { printExpression } from '../../../grammar/expression/print-expression.ts'
import type { Words } from '../model/model.ts'
import { withArticleFor } from '../../../grammar/types/articles.ts'
import { emphasis, plain, rewritten, spoken } from '../model/words.ts'
import { authored, clause, foreign, frame, inSource, SOURCE_LANGUAGE, translated } from './speaker.ts'
import type { Speaker } from './speaker.ts'
import { isYou } from './pronouns.ts'
import { value } from './dispatch.ts'

/** `[your score]`: what is said there, not the words themselves. */
function inBrackets(teller: Speaker, what: Words): Words {
  const [before = '', after = ''] = teller.rules.openly.split('{what}')
  const silent = rewritten(what, (texts) =>
    texts.map((text) => (after === '' ? text : text.split(before + after).join(''))),
  )
  return teller.clauses === undefined ? emphasis(silent) : [...plain('['), ...emphasis(silent), ...plain(']')]
}

/** The line of a `say`: the author's words, with the values in them described as everywhere. */
export function spokenLine(speaker: Speaker, { parts }: Extract<Step, { kind: 'say' }>): Words {
  const shown = parts.filter((part) => typeof part !== 'string')
  if (shown.length === 0) return authored(speaker, parts.join(''))
  const written = (e: Expression): string => speaker.source?.text.slice(e.start, e.end) ?? printExpression(e)
  const line = parts.map((part) => (typeof part === 'string' ? part : `{${written(part)}}`)).join('')
  const known = translated(speaker, line)
  const isOwn = known !== undefined || speaker.language === SOURCE_LANGUAGE
  if (!isOwn) speaker.untranslated.add(line)
  const teller = isOwn ? speaker : inSource(speaker)
  const pieces = (known ?? line).split(/(\{[^{}]*\})/u).map((part, i, all): readonly [string, Words] => {
    const name = /^\{(.*)\}$/u.exec(part)?.[1]
    const meant = shown.find((e) => name !== undefined && comparedName(written(e)) === comparedName(name))
    if (meant === undefined) return [part, plain(part)]
    if (isYou(meant)) return ['', emphasis(frame(teller, 'your name'))]
    const shownThere = value(teller, meant.kind === 'openly' ? meant.term : meant)
    const isBare = /(?:^|[\s(“])(?:an?|the|your|my) $/iu.test(all[i - 1] ?? '')
    const bare = isBare ? clause(teller, 'bare', { what: shownThere }) : undefined
    return ['', inBrackets(teller, bare ?? shownThere)]
  })
  const words = pieces.flatMap(([text, said], i): Words => {
    const isBefore = text !== '' && pieces[i + 1]?.[0] === '' && known === undefined
    return isBefore ? plain(withArticleFor(text, spoken(pieces[i + 1]?.[1] ?? []).replace('[', ''))) : said
  })
  return isOwn ? words : foreign(speaker, words)
}
