import { refused, type Refused } from '../match/refused.ts'
import type { Code } from '../../grammar/diagnostics/catalogue.ts'
import { nearest } from '../../grammar/diagnostics/suggest.ts'

/** A piece of the text of a position, with its offset. */
export interface Part {
  readonly text: string
  readonly start: number
}

export interface Item {
  readonly name: Part
  readonly value: Part
}

/** The refusal of a text, with the range of the words that are wrong. */
export interface PositionRefused extends Refused {
  readonly start: number
  readonly end: number
}

/** Thrown inside the reader only. */
export class Wrong extends Error {
  readonly refused: PositionRefused

  constructor(code: Code, message: string, { text, start }: Part, help?: string) {
    super(message)
    this.refused = { ...refused(code, message, [], help), start, end: start + text.length }
  }
}

/** The words of a text that are not in a list of names. */
export function unknown(what: string, part: Part, names: Iterable<string>): Wrong {
  const near = nearest(part.text, [...names])
  return new Wrong(
    'ST5220',
    `${what} \`${part.text}\`.`,
    part,
    near === undefined ? undefined : `Did you mean \`${near}\`?`,
  )
}

/** `a: b; c: d`, also on several lines. */
export function itemsIn(text: string): readonly Item[] {
  return split({ text, start: 0 }, /[;\n]/u).flatMap((part) => {
    if (part.text === '') return []
    const at = part.text.indexOf(':')
    if (at < 0) throw new Wrong('ST5220', `Expected \`name: value\`, found \`${short(part.text)}\`.`, part)
    return [
      {
        name: trimmed({ text: part.text.slice(0, at), start: part.start }),
        value: trimmed({ text: part.text.slice(at + 1), start: part.start + at + 1 }),
      },
    ]
  })
}

export function split({ text, start }: Part, by: RegExp): readonly Part[] {
  const parts: Part[] = []
  let at = 0
  for (const { index, 0: sign } of text.matchAll(new RegExp(by, 'gu'))) {
    parts.push(trimmed({ text: text.slice(at, index), start: start + at }))
    at = index + sign.length
  }
  parts.push(trimmed({ text: text.slice(at), start: start + at }))
  return parts
}

export function commas(part: Part): readonly Part[] {
  return part.text === '' ? [] : split(part, /,/u)
}

function trimmed({ text, start }: Part): Part {
  return { text: text.trim(), start: start + text.length - text.trimStart().length }
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}...` : text
}
