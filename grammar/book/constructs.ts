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
 * The parts of the language that a document uses, as its parser reads it, each with the offset where it first does:
 * `section play`, `key places pile`, `step move`, `function step`, `word for each`.
 */
export const constructsOf = memoized((document: RulesetDocument): ReadonlyMap<string, number> => {
  const entries = bookOf(document)
  const found = new Map<string, number>()
  for (const entry of entries) {
    const [section = ''] = entry.path
    const add = (construct: string): void => {
      if (!found.has(construct)) found.set(construct, entry.node.span.start)
    }
    if (entry.role === 'key' && entry.path.length === 1) add(`section ${section}`)
    if (isOfTheLanguage(entry)) add(`key ${section} ${entry.node.text}`)
    if (BESIDE.has(section)) continue
    for (const construct of inText(entry)) add(construct)
  }
  // A function of the ruleset wins over one that the language gained later.
  for (const { node, declares } of entries)
    if (declares !== undefined) found.delete(`function ${node.text.replace(/\(.*$/u, '').trim()}`)
  return found
})

function isOfTheLanguage({ role, path, reads, declares }: BookEntry): boolean {
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
