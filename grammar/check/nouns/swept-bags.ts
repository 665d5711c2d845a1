import { singularOf } from '../../document/spelling.ts'
import type { Nouns } from '../../expression/ast.ts'
import type { Reporting } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import type { SetValue } from '../elaboration/values.ts'

/** `for each good in asked`, where one good may occur twice: it runs once for each value. */
export function warnOfSweptBag(el: Reporting, context: Context, nouns: Nouns, set: SetValue): void {
  const { times, element } = set
  if (times === undefined || set.different === true) return
  const value = element.kind === 'enumeration' ? element.name : singularOf(nouns.name.text)
  const bag = nouns.within ?? nouns.name
  const written = context.source.text.slice(bag.start, bag.end)
  const isPlain = nouns.where === undefined && nouns.within !== undefined
  const span = spanIn(context, nouns)
  const loopText = `${nouns.name.text}${nouns.called === undefined ? '' : ` called ${nouns.called.text}`} where ${written} has it`
  el.report(
    'ST4236',
    span,
    `This is done once for each value in \`${written}\`, however often the value is there.`,
    {
      label: 'each value once',
      help: `To do it as often as the value is there, put \`repeat number of ${value} in ${written} times\` around the steps. If once is meant, write \`for each ${loopText}\`.`,
      ...(isPlain ? { fix: { span, text: loopText } } : {}),
    },
  )
}
