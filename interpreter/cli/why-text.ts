import { wrapBeside } from '../../grammar/diagnostics/text-width.ts'
import type { Why } from '../reading/why.ts'
import { writtenOtherwise } from '../reading/written-otherwise.ts'
import type { Wording } from './wording.ts'

/** The reasons against a move, for the deciding player, a line or two for each. */
export function whyText(why: Why, move: string, wording: Wording, width: number): string {
  if (why.legal) {
    const { instead = [] } = why
    if (instead.length === 0) return `\`${move}\` is legal.`
    const { message, help } = writtenOtherwise(`\`${move}\``, instead)
    return `${message} ${wording.said(help)}`
  }
  const lines = why.reasons.flatMap(({ action, sentence, values, at }) => {
    const known = values.map(({ text, value }) => `${text} is ${value}`).join(', ')
    const place = at === undefined ? '' : ` [${at.file}:${at.line}]`
    const text = `${wording.said(sentence)}${known === '' ? '' : ` (${known})`}${place}`
    return wrapBeside(`  ${wording.named(action)}: `, text, width)
  })
  return [`\`${move}\` is not legal.`, ...lines].join('\n')
}
