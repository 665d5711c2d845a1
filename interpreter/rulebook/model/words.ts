import { inOrder, orderOf, withOrders } from './clauses.ts'
import type { Block, Inline, Item, Words } from './model.ts'

export function plain(text: string): Words {
  return text === '' ? [] : [{ kind: 'text', text }]
}

export function strong(words: Words): Words {
  return [{ kind: 'strong', words }]
}

export function emphasis(words: Words): Words {
  return [{ kind: 'emphasis', words }]
}

export function link(to: string, words: Words): Words {
  return [{ kind: 'link', to, words }]
}

export function joined(parts: readonly Words[], by: string): Words {
  return parts.flatMap((part, i) => (i === 0 ? part : [...plain(by), ...part]))
}

/** `a, b and c` */
export function enumerated(parts: readonly Words[], last: string): Words {
  if (parts.length < 2) return parts[0] ?? []
  return [...joined(parts.slice(0, -1), ', '), ...plain(` ${last} `), ...(parts.at(-1) ?? [])]
}

export type Slots = Readonly<Record<string, Words | string>>

/** Applies the modifier of a slot to its words: the article in `{the what}`. */
type Bending = (modifier: string, words: Words) => Words

/**
 * A phrase with its slots filled: `move {what} to {where}`. `{number} {number|time|times}` takes the word that goes with the
 * number: the first one with one; in `{number|once|# times}` the number is where the sign is. `[ist |]` and `{condition~}` are about the order of clauses.
 */
export function fill(phrase: string, slots: Slots, bend: Bending = (_, words) => words): Words {
  const ordered = withOrders(phrase)
  const filled = ordered.split(/(\{[^{}]*\})/u).flatMap((part): Words => {
    if (!part.startsWith('{')) return plain(part)
    const [, modifier, slot = '', sign] = /^\{(?:([a-z]+) )?([^{}]*?)([~!])?\}$/u.exec(part) ?? []
    const [name = '', one, many] = slot.split('|')
    const value = slots[name] ?? []
    const order = orderOf(sign)
    const given = typeof value === 'string' ? plain(value) : value
    const words = order === undefined ? given : inOrder(given, order)
    if (one !== undefined) return inPlaceOf('#', (spoken(words) === '1' ? one : many) ?? '', words)
    return modifier === undefined || words.length === 0 ? words : bend(modifier, words)
  })
  // A verb in brackets must not be divided from them.
  return ordered === phrase ? filled : merged(filled)
}

function inPlaceOf(sign: string, text: string, words: Words): Words {
  return text.split(sign).flatMap((part, i) => (i === 0 ? plain(part) : [...words, ...plain(part)]))
}

/** The same words with different texts, equal in number: formatting stays. */
export function rewritten(words: Words, write: (texts: readonly string[]) => readonly string[]): Words {
  const texts = write(textsOf(words))
  let next = 0
  const again = (parts: Words): Words =>
    parts.map((part) =>
      part.kind === 'text'
        ? { kind: 'text', text: texts[next++] ?? '' }
        : { ...part, words: again(part.words) },
    )
  return again(words)
}

function textsOf(words: Words): readonly string[] {
  return words.flatMap((part) => (part.kind === 'text' ? [part.text] : textsOf(part.words)))
}

/** The plain text, without formatting. */
export function spoken(words: Words): string {
  return words.map((part) => (part.kind === 'text' ? part.text : spoken(part.words))).join('')
}

/** Capitalised and with a full stop at the end. */
export function sentence(clause: Words): Words {
  const words = inOrder(clause, 'main')
  const end = spoken(words).trimEnd().at(-1) ?? ''
  return [...capital(words), ...(/[.:!?…]/u.test(end) || end === '' ? [] : plain('.'))]
}

export function capital(clause: Words): Words {
  const words = inOrder(clause, 'main')
  const [first, ...rest] = words
  if (first === undefined) return words
  if (first.kind === 'text' && (first.text === '(' || first.text === '')) return [first, ...capital(rest)]
  if (first.kind !== 'text') return [{ ...first, words: capital(first.words) }, ...rest]
  return [{ kind: 'text', text: capitalText(first.text) }, ...rest]
}

export function capitalText(text: string): string {
  const [, before = '', letter = '', rest = text] = /^(\(?)(\p{L})(.*)$/su.exec(text) ?? []
  return before + letter.toUpperCase() + rest
}

export function paragraph(words: Words, tone?: 'quiet' | 'label'): Block {
  return tone === undefined ? { kind: 'paragraph', words } : { kind: 'paragraph', words, tone }
}

export function list(items: readonly Item[], ordered = false): readonly Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', ordered, items }]
}

/** Adjacent texts are merged, so that the output does not show how it was put together. */
export function merged(words: Words): Words {
  const found: Inline[] = []
  for (const part of words) {
    const last = found.at(-1)
    if (part.kind === 'text' && last?.kind === 'text')
      found.splice(-1, 1, { kind: 'text', text: last.text + part.text })
    else found.push(part)
  }
  return found
}
