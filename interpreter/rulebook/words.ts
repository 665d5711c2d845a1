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

/** A phrase with its slots filled: `move {what} to {where}`. */
export function fill(phrase: string, slots: Slots): Words {
  return phrase.split(/(\{[^{}]*\})/u).flatMap((part): Words => {
    if (!part.startsWith('{')) return plain(part)
    const value = slots[part.slice(1, -1)]
    return value === undefined ? [] : typeof value === 'string' ? plain(value) : value
  })
}

/** What is read if nobody looks at the printing. */
export function spoken(words: Words): string {
  return words.map((part) => (part.kind === 'text' ? part.text : spoken(part.words))).join('')
}

/** With a capital at its beginning and a full stop at its end. */
export function sentence(words: Words): Words {
  const end = spoken(words).trimEnd().at(-1) ?? ''
  return [...capital(words), ...(/[.:!?…]/u.test(end) || end === '' ? [] : plain('.'))]
}

export function capital(words: Words): Words {
  const [first, ...rest] = words
  if (first === undefined) return words
  if (first.kind !== 'text') return [{ ...first, words: capital(first.words) }, ...rest]
  return [{ kind: 'text', text: capitalText(first.text) }, ...rest]
}

export function capitalText(text: string): string {
  const [letter = ''] = text
  return letter.toUpperCase() + text.slice(letter.length)
}

export function paragraph(words: Words, tone?: 'quiet' | 'label'): Block {
  return tone === undefined ? { kind: 'paragraph', words } : { kind: 'paragraph', words, tone }
}

export function list(items: readonly Item[], ordered = false): readonly Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', ordered, items }]
}

/** Neighbouring texts are one, so that what is printed does not show how it was put together. */
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
