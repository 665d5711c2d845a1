import { tokenPlace, type Here } from './syntax-failure.ts'
import { NumberToken, word } from './token-types.ts'

/** `hits is 2..3`, `hits is in 2..3` */
export function testedRange({ failure, before, after, index }: Here): string | undefined {
  const is = failure.tokens.findLast((each, i) => i < index && each.tokenType === word('is'))
  if (is === undefined || before?.tokenType !== NumberToken || after?.tokenType !== NumberToken)
    return undefined
  const what = subjectBefore(failure.text.slice(0, tokenPlace(is).start).trimEnd())
  return `Write two comparisons: \`${what} >= ${before.image} and ${what} <= ${after.image}\`.`
}

/** `hits`, `man.hits` or `distance(man.space, goal)` at the end of a text. */
function subjectBefore(text: string): string {
  let start = text.length
  if (text.endsWith(')'))
    for (let open = 0; start > 0;) {
      const sign = text[--start]
      open += sign === ')' ? 1 : sign === '(' ? -1 : 0
      if (open === 0) break
    }
  const name = /[\w.]*$/u.exec(text.slice(0, start))?.[0] ?? ''
  return name + text.slice(start) || '...'
}
