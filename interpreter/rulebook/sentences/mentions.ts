import type { Expression, Nouns } from '../../../grammar/expression/ast.ts'
import { children, nounChildren } from '../../../grammar/expression/walk.ts'
import { isIt } from './owners.ts'
import type { Speaker } from './speaker.ts'
import { isBareField } from './subjects.ts'

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

/** What is within an expression, but for the conditions in which `it` is another thing. */
function own(node: Expression): readonly Expression[] {
  if (!('nouns' in node) || node.nouns.called !== undefined) return children(node)
  return nounChildren({ ...node.nouns, where: undefined, order: undefined })
}

/** `in` and `on` mean the same to the rules, so only the text shows which of the two was written. */
export function isOn({ source }: Speaker, { name }: Nouns, within: Expression): boolean {
  return /\bon\s+(?:an?\s+|the\s+)?$/u.test(source?.text.slice(name.end, within.start) ?? '')
}
