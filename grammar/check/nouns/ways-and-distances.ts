import type { Edit } from '../../diagnostics/diagnostic.ts'
import type { Expression, Nouns } from '../../expression/ast.ts'
import { expressionsIn } from '../../expression/walk.ts'
import type { Reporting } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'

/**
 * Warns about `spaces in reached(unit.space, open) where distance(it, unit.space) <= unit.speed`: the path leads only
 * over `open`, but the distance ignores `open`, so a detour around a wall costs nothing extra.
 */
export function warnOfOtherWay(el: Reporting, context: Context, { within, where }: Nouns): void {
  if (where === undefined || within?.kind !== 'call' || within.name.text !== 'reached') return
  const [, via] = within.arguments
  if (via === undefined || via.kind === 'where' || isAnySpace(via)) return
  const written = context.source.text.slice(via.start, via.end)
  for (const node of expressionsIn(where)) {
    if (node.kind !== 'call' || node.name.text !== 'distance' || node.arguments.length !== 2) continue
    const [from, to] = node.arguments
    if (from === undefined || to === undefined || ![from, to].some(isIt)) continue
    const span = spanIn(context, node)
    // Within a set there may be no path.
    const over = (set: string): Edit => {
      const call = context.source.text.slice(node.start, to.end)
      return { span, text: `(${call}, ${set}) otherwise unlimited)` }
    }
    el.report('ST4237', span, 'This is the distance over any spaces, but the way is over some only.', {
      label: 'not the length of the way',
      why: 'A way round whatever is not in the set is longer than the distance.',
      help: `Give the set to \`distance\`, too, as its third value; or \`all spaces\`, if the shortest distance is meant.`,
      fix: over(written),
      otherFixes: [over('all spaces')],
    })
  }
}

function isIt(e: Expression): boolean {
  return e.kind === 'name' && e.name.text === 'it'
}

function isAnySpace(e: Expression): boolean {
  return (
    e.kind === 'select' &&
    e.quantity === 'all' &&
    e.nouns.name.text === 'spaces' &&
    e.nouns.where === undefined
  )
}
