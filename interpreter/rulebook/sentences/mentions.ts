import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression, Nouns } from '../../../grammar/expression/ast.ts'
import { children, namesIn, nounChildren, expressionsIn } from '../../../grammar/expression/walk.ts'
import { sourceOf } from './origins.ts'
import type { Speaker } from './speaker.ts'
import { isBareField } from './subjects.ts'
import { isIt } from './pronouns.ts'

/** How often an expression mentions the thing in question, as `it` or by a bare name of something of it. */
export function mentions(speaker: Speaker, node: Expression): number {
  if (isIt(node) || (node.kind === 'name' && isBareField(speaker, node.name.text))) return 1
  return own(node).reduce((sum, child) => sum + mentions(speaker, child), 0)
}

/** The things that are looked for in or on the thing in question. */
export function lookedForInIt(node: Expression): Nouns | undefined {
  if ('nouns' in node && node.nouns.within !== undefined && isIt(node.nouns.within)) return node.nouns
  for (const child of own(node)) {
    const found = lookedForInIt(child)
    if (found !== undefined) return found
  }
  return undefined
}

/** A condition on something that has been given a name as one on `it`; undefined if something else in it needs the name. */
export function insteadOfName(node: Expression, name: string): Expression | undefined {
  const about = ofIt(node, name)
  const isLeft = [...expressionsIn(about)].some((part) =>
    namesIn(part).some(({ text }) => comparedName(text) === name),
  )
  return isLeft ? undefined : about
}

/** With `it` where the thing is what the condition is about. */
function ofIt(node: Expression, name: string): Expression {
  const again = (part: Expression): Expression => ofIt(part, name)
  if (node.kind === 'name' && comparedName(node.name.text) === name)
    return { ...node, name: { ...node.name, text: 'it' } }
  if (node.kind === 'field') return { ...node, object: again(node.object) }
  if (node.kind === 'call') return { ...node, arguments: node.arguments.map(again) }
  if (node.kind === 'compare' || node.kind === 'is' || node.kind === 'within' || node.kind === 'has')
    return { ...node, left: again(node.left) }
  if (node.kind === 'not') return { ...node, term: again(node.term) }
  if (node.kind === 'and' || node.kind === 'or') return { ...node, terms: node.terms.map(again) }
  return node
}

/** The parts of an expression, without the conditions in which `it` is another thing. */
function own(node: Expression): readonly Expression[] {
  if (node.kind === 'where') return []
  if (!('nouns' in node) || node.nouns.called !== undefined) return children(node)
  return nounChildren({ ...node.nouns, where: undefined, order: undefined })
}

/** `in` and `on` mean the same to the rules, so only the text shows which of the two was written. */
export function isOn({ source }: Speaker, { name }: Nouns, within: Expression): boolean {
  return /\bon\s+(?:an?\s+|the\s+)?$/u.test(
    sourceOf(within, source)?.text.slice(name.end, within.start) ?? '',
  )
}
