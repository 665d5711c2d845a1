import type { Item, Words } from '../model/model.ts'
import { list, merged, paragraph, plain, sentence, spoken } from '../model/words.ts'
import type { Speaker } from './speaker.ts'

export function finished({ words, blocks, ...rest }: Item): Item {
  return {
    words: rest.isTitle === true ? words : sentence(words),
    ...rest,
    ...(blocks === undefined ? {} : { blocks }),
  }
}

/** The steps themselves, if a stage is all there is. */
export function withoutTitle(items: readonly Item[]): readonly Item[] {
  const [only, another] = items
  const [steps] = only?.isTitle === true && another === undefined ? (only.blocks ?? []) : []
  return steps?.kind === 'list' ? steps.items : items
}

/** An alternative is in the same list item as its counterpart. */
export function withElse(before: Item, item: Item): Item {
  const mark = before.mark ?? item.mark
  if (before.blocks === undefined && item.blocks === undefined)
    return {
      words: [...sentence(before.words), ...plain(' '), ...sentence(item.words)],
      mark,
      isFinished: true,
    }
  const words = before.blocks === undefined ? sentence(before.words) : before.words
  return {
    words,
    mark,
    blocks: [...(before.blocks ?? []), paragraph(sentence(item.words)), ...(item.blocks ?? [])],
  }
}

/** A single short step continues on the same line, but not whole sentences. */
export function under(speaker: Speaker, words: Words, below: readonly Item[]): Item {
  const inner = withoutTitle(below)
  const [first, second] = inner
  if (first === undefined) return { words }
  const both = second === undefined ? bothConditions(speaker, words, first) : undefined
  if (both !== undefined) return both
  if (second === undefined && first.blocks === undefined && first.isFinished !== true)
    return { ...first, words: [...words, ...plain(isEasy(speaker, words) ? ', ' : ': '), ...first.words] }
  return { words: [...words, ...plain(':')], blocks: list(inner.map(finished)) }
}

/** `if it is red and you are ready, draw` instead of `if it is red, if you are ready, draw` */
function bothConditions(speaker: Speaker, head: Words, { words, blocks, ...rest }: Item): Item | undefined {
  const isIf = (text: string): boolean => /^if [^,:()]*$/u.test(text.split(', ')[0] ?? '')
  if (speaker.clauses === undefined || blocks !== undefined || rest.isFinished === true) return undefined
  if (!isIf(spoken(head)) || spoken(head).includes(',') || / or /u.test(spoken(head))) return undefined
  if (!spoken(words).startsWith('if ') || / or /u.test(spoken(words).split(', ')[0] ?? '')) return undefined
  const [start, ...others] = merged(words)
  if (start?.kind !== 'text') return undefined
  return {
    ...rest,
    words: [...head, ...plain(` ${speaker.phrases.and} ${start.text.slice('if '.length)}`), ...others],
  }
}

/** In English a comma is enough after a head without commas of its own, but not after a whole sentence. */
function isEasy(speaker: Speaker, head: Words): boolean {
  const text = spoken(head).replace(/^otherwise,|^.*\. (?=On your turn$)/u, '')
  return speaker.clauses !== undefined && !/[,:)]|^do this |^tell |^repeat /u.test(text)
}
