import { fittingAt } from '../expression/continuations.ts'
import { mistakesIn, type Start } from '../expression/parse.ts'
import { asRead } from '../expression/parse-known.ts'
import { wordsOf } from '../expression/words-of.ts'
import { aboutWord } from '../language/about-word.ts'
import type { KnownNames } from '../yaml/tree.ts'
import { knownNamesOf } from './analysis.ts'
import type { CompletionItem } from './completion.ts'
import { nameCandidates } from './name-candidates.ts'
import { ranked } from './ranking.ts'
import type { Workspace } from './workspace.ts'

/** A text around an offset, and the mapping from its indices to offsets in the document. */
interface TextAt {
  readonly before: string
  readonly after: string
  readonly offsetAt: (index: number) => number
  readonly offset: number
}

/** Names and words that fit in a text of the small language. */
export function textItems(
  workspace: Workspace,
  name: string,
  start: Start,
  { before, after, offsetAt, offset }: TextAt,
): readonly CompletionItem[] {
  // The rest of the word at the offset is replaced, too.
  const tail = /[\p{L}\p{N}]$/u.test(before) ? (/^[\p{L}\p{N}'_-]*/u.exec(after)?.[0].length ?? 0) : 0
  const rest = after.slice(tail)
  const known = knownNamesOf(workspace, name)
  const mistakes = (text: string): number => mistakesIn(start, asRead(start, text, known))
  const now = mistakes(before + after)
  const found = new Map<string, CompletionItem>()
  for (const from of beginnings(before, start, known)) {
    const written = before.slice(from)
    const fitting = fittingAt(start, joined(before.slice(0, from), known), joined(rest, known))
    const place = { start: from === before.length ? offset : offsetAt(from), end: offset + tail }
    const names = fitting.name
      ? nameCandidates(workspace, name, offset, before.slice(0, from), { start, offsetAt })
      : []
    const items = [
      ...names.map((candidate): CompletionItem => ({
        ...candidate,
        ...place,
        insert: candidate.label,
        snippet: candidate.label,
      })),
      ...fitting.words.map(({ word, more }): CompletionItem => ({
        label: word,
        kind: 'keyword',
        detail: undefined,
        doc: aboutWord(word),
        ...place,
        insert: spaced([word, ...more.map(({ text }) => text)]),
        snippet: spaced([
          word,
          ...more.map(({ text, isOpen }, i) => (isOpen ? `\${${i + 1}:${text}}` : text)),
        ]),
      })),
    ]
    const between = from > 0 && !/[\s(.]$/u.test(before.slice(0, from)) ? ' ' : ''
    for (const item of ranked(written, items)) {
      const behind = rest === '' || /^[\s).,]/u.test(rest) ? '' : ' '
      const insert = between + item.insert + behind
      if (found.has(item.label) || mistakes(before.slice(0, from) + insert + rest) > now) continue
      found.set(item.label, { ...item, insert, snippet: between + item.snippet + behind })
    }
  }
  return [...found.values()]
}

/** Possible starts of the word being written: a name may have several words, or end before the last one. */
function beginnings(before: string, start: Start, known: KnownNames | undefined): readonly number[] {
  const last = wordsOf(before, start, known).at(-1)
  const isWithin = /[\p{L}\p{N}'_-]$/u.test(before)
  const found = isWithin ? [] : [before.length]
  if (
    last !== undefined &&
    last.sort !== 'sign' &&
    last.sort !== 'number' &&
    (isWithin ? last.end === before.length : last.sort === 'name')
  ) {
    found.push(last.start)
    const word = /[\p{L}\p{N}'_-]+$/u.exec(before)
    if (word !== null && word.index > last.start) found.push(word.index)
  }
  for (const name of known?.names ?? []) {
    const from = beginningOf(name, before)
    if (from !== undefined && !found.includes(from)) found.push(from)
  }
  return found
}

/** Where a name with words of the language begins, if at least its first word has been written. */
function beginningOf(name: string, before: string): number | undefined {
  const first = name.slice(0, name.indexOf(' ') + 1)
  const from = before.lastIndexOf(first)
  const isHere = from >= 0 && !/[\p{L}\p{N}'_-]$/u.test(before.slice(0, from))
  return isHere && name.startsWith(before.slice(from)) ? from : undefined
}

function joined(text: string, known: KnownNames | undefined): string {
  return known?.joined(text) ?? text
}

function spaced(words: readonly string[]): string {
  return words
    .join(' ')
    .replace(/ ([).,])/gu, '$1')
    .replace(/([(.]) /gu, '$1')
}
