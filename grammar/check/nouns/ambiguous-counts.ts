import type { Edit } from '../../diagnostics/diagnostic.ts'
import { pluralOf } from '../../document/spelling.ts'
import type { Bundle, Expression, Lot, Place } from '../../expression/ast.ts'
import type { InWorld, Reporting } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { kindsCalled } from '../world/kinds-called.ts'

/** Expressions that can follow `in` unchanged. */
const PATHS: ReadonlySet<Expression['kind']> = new Set(['name', 'call', 'of', 'field', 'your'])

/**
 * `patrol has 1 soldier`: at least one, or exactly one? Readers differ, so the rule has to be explicit. Common values
 * (`3 cards of one rank`) are required of some of the things only, so more of them are no contradiction.
 */
export function refusePlainNumbers(
  el: InWorld & Reporting,
  context: Context,
  bundle: Bundle,
  /** The whole test and its subject, which is left out after `any ... has`, where it is `it`. */
  test?: Place & { readonly left: Expression },
): void {
  const plain = bundle.lots.filter(({ least, most }) => least === most)
  if (plain.length === 0 || bundle.ofOne !== undefined || bundle.inSequence !== undefined) return
  const atLeast = atLeastAll(el, context, bundle)
  const edits: readonly Edit[] = [
    { span: spanIn(context, bundle), text: atLeast },
    ...(plain.length < bundle.lots.length
      ? []
      : [{ span: spanIn(context, test ?? bundle), text: exactlyAll(el, context, bundle, test?.left) }]),
  ]
  const [fix, ...otherFixes] = edits
  const [first] = plain
  const n = first?.least ?? 0
  el.report('ST4233', spanIn(context, bundle), `This could mean at least ${n} or exactly ${n}.`, {
    label: 'at least, or exactly?',
    help: `Write ${edits.map(({ text }) => `\`${text}\``).join(' or ')}.`,
    // Before it was refused, it meant at least as many.
    ...(fix === undefined ? {} : { fix, otherFixes, newer: fix }),
  })
}

function atLeastAll(el: InWorld, { source }: Context, { lots, start, end }: Bundle): string {
  let [text, from] = ['', start]
  for (const lot of lots) {
    if (lot.least !== lot.most) continue
    text += `${source.text.slice(from, lot.start)}${lot.least} or more ${several(el, lot)}`
    from = lot.end
  }
  return text + source.text.slice(from, end)
}

function exactlyAll(el: InWorld, { source }: Context, { lots }: Bundle, left?: Expression): string {
  const written = left === undefined ? 'it' : source.text.slice(left.start, left.end)
  const phrase = left === undefined || PATHS.has(left.kind) ? written : `(${written})`
  const counts = lots.map((lot) => `number of ${several(el, lot)} in ${phrase} is ${lot.least}`)
  return counts.length > 1 || left === undefined ? `(${counts.join(' and ')})` : counts.join('')
}

/** The name in the plural, if it is that of a kind. */
function several({ world }: InWorld, { name: { text } }: Lot): string {
  const plural = pluralOf(text)
  return kindsCalled(world, plural) === undefined ? text : plural
}
