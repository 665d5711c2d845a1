import type { RulesetDocument } from '../document/load-document.ts'
import type { Step } from '../expression/ast.ts'
import { parseKnown } from '../expression/parse-known.ts'
import { wordsOf } from '../expression/words-of.ts'
import { FUNCTIONS } from '../language/functions.ts'
import { memoized } from '../source/memoized.ts'
import { bookOf } from './book.ts'
import type { BookEntry } from './book.ts'

/** Sections about a game and not of its rules. */
const BESIDE = new Set(['examples', 'in other examples', 'changes', 'texts', 'says', 'implements', 'look'])

/**
 * The parts of the language that a document uses, as its parser reads it: `section play`, `field places pile`, `step move`,
 * `function step`, `word for each`.
 */
export const constructsOf = memoized((document: RulesetDocument): ReadonlySet<string> => {
  const entries = bookOf(document)
  const found = new Set<string>()
  for (const entry of entries) {
    const [section = ''] = entry.path
    if (entry.role === 'key' && entry.path.length === 1) found.add(`section ${section}`)
    if (BESIDE.has(section)) continue
    if (isField(entry)) found.add(`field ${section} ${entry.node.text}`)
    for (const word of inText(entry)) found.add(word)
  }
  // A function of the ruleset wins over one that the language gained later.
  for (const { node, declares } of entries)
    if (declares !== undefined) found.delete(`function ${node.text.replace(/\(.*$/u, '').trim()}`)
  return found
})

function isField({ role, path, reads, declares }: BookEntry): boolean {
  return role === 'key' && path.length > 1 && reads.length === 0 && declares === undefined
}

function inText({ node, reads: [start] }: BookEntry): readonly string[] {
  if (start === undefined) return []
  const words = wordsOf(node.text, start, node.known)
  const said = (at: number): string =>
    node.text.slice(words[at]?.start, words[at]?.end).replaceAll(/\s+/gu, ' ')
  const found = words.flatMap(({ sort }, at): readonly string[] => {
    if (sort === 'keyword') return [`word ${said(at)}`]
    return sort === 'name' && said(at + 1) === '(' && said(at) in FUNCTIONS ? [`function ${said(at)}`] : []
  })
  return start === 'step' ? [...found, ...stepsIn(parseKnown(start, node.text, node.known).tree)] : found
}

/** Its kind, and those of the steps that it falls back to. */
function stepsIn(step: Step | undefined): readonly string[] {
  if (step === undefined) return []
  return [`step ${step.kind}`, ...(step.kind === 'ask' ? stepsIn(step.orElse) : [])]
}
