import type { RulesetDocument } from '../document/load-document.ts'
import type { Start } from '../expression/parse.ts'
import type { Step } from '../expression/ast.ts'
import { parseKnown } from '../expression/parse-known.ts'
import { wordsOf } from '../expression/words-of.ts'
import { FUNCTIONS } from '../language/functions.ts'
import { FIELDS, HEADS, TYPES } from '../language/types.ts'
import { memoized } from '../source/memoized.ts'
import { bookOf, type BookEntry } from './book.ts'

/** Sections about a game and not of its rules. */
const BESIDE = new Set(['in other examples', 'changes', 'texts', 'says', 'implements', 'look'])

/** Start symbols of positions and moves, which have few words of the language. */
const PLAYED: ReadonlySet<Start> = new Set(['contents', 'move', 'now'])

/** Start symbols of texts that name types. */
const TYPED: ReadonlySet<Start> = new Set(['type', 'tracked', 'signature'])

/**
 * The parts of the language that a document uses, as its parser reads it, each with the offset where it first does:
 * `section play`, `key places pile`, `step move`, `function step`, `field owner`, `type space`, `word for each`.
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
  // A name of the ruleset wins over one of the language.
  for (const { node, declares } of entries) {
    if (declares === undefined) continue
    const name = node.text.replace(/\(.*$/u, '').trim()
    for (const kind of ['function', 'field', 'type']) found.delete(`${kind} ${name}`)
  }
  return found
})

function isOfTheLanguage({ role, path, reads, declares }: BookEntry): boolean {
  return role === 'key' && path.length > 1 && reads.length === 0 && declares === undefined
}

function inText({ node, reads: [start] }: BookEntry): readonly string[] {
  if (start === undefined || PLAYED.has(start)) return []
  const words = wordsOf(node.text, start, node.known)
  const wordAt = (at: number): string =>
    node.text.slice(words[at]?.start, words[at]?.end).replaceAll(/\s+/gu, ' ')
  const found = words.flatMap(({ sort }, at): readonly string[] => {
    const word = wordAt(at)
    // The first word of a signature is the name that it declares.
    const typed = TYPED.has(start) && (at > 0 || start !== 'signature') ? typeAt(word, wordAt(at + 1)) : []
    const both = `${word} ${wordAt(at + 1)}`
    if (sort === 'keyword') return [`word ${both in HEADS ? both : word}`, ...typed]
    if (sort !== 'name') return typed
    if (word in FUNCTIONS && wordAt(at + 1) === '(') return [`function ${word}`]
    return word in FIELDS && wordAt(at - 1) === '.' ? [`field ${word}`] : typed
  })
  return start === 'step' ? [...found, ...stepsIn(parseKnown(start, node.text, node.known).tree)] : found
}

/** The type that a word of a type stands for, in view of the next word. */
function typeAt(word: string, next: string): readonly string[] {
  if (word in TYPES) return [`type ${word}`]
  if (next === '..') return ['type range']
  return word === 'true' && next === 'or' ? ['type true or false'] : []
}

/** Its kind, and those of the steps that it falls back to. */
function stepsIn(step: Step | undefined): readonly string[] {
  if (step === undefined) return []
  return [`step ${step.kind}`, ...(step.kind === 'ask' ? stepsIn(step.orElse) : [])]
}
