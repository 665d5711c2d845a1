import type { Words } from './model.ts'

/*
 * In German and Dutch the verb is second in a main clause and last after `if`: `X ist leer`, `wenn X leer ist`. A
 * phrase for a condition says both, `{left} [ist |]leer[| ist]`; the phrase around it says which of them it needs:
 * `{condition~}` the order after a conjunction, `{condition!}` that of a main clause. A slot without a sign leaves the
 * choice to what is further out; in the end everything left is a main clause.
 */

type Order = 'main' | 'subordinate'

const [OPEN, BAR, CLOSE] = ['\uE000', '\uE001', '\uE002']
const EITHER = new RegExp(`${OPEN}([^${BAR}]*)${BAR}([^${CLOSE}]*)${CLOSE}`, 'gu')

/** A phrase with signs for its brackets; those inside of slots are left alone. */
export function withOrders(phrase: string): string {
  if (!phrase.includes('[')) return phrase
  return phrase.replace(
    /\[((?:\{[^{}]*\}|[^{}|\]])*)\|((?:\{[^{}]*\}|[^{}|\]])*)\]/gu,
    (_, main: string, last: string) => `${OPEN}${main}${BAR}${last}${CLOSE}`,
  )
}

/** The order that a slot requires of the clause in it. */
export function orderOf(sign: string | undefined): Order | undefined {
  return sign === '~' ? 'subordinate' : sign === '!' ? 'main' : undefined
}

export function inOrder(words: Words, order: Order): Words {
  return words.map((part) =>
    part.kind === 'text'
      ? { kind: 'text', text: textInOrder(part.text, order) }
      : { ...part, words: inOrder(part.words, order) },
  )
}

export function textInOrder(text: string, order: Order): string {
  return text.includes(OPEN) ? text.replace(EITHER, order === 'main' ? '$1' : '$2') : text
}

/** A verb in both of its places: before the rest of a main clause, and behind that of a subordinate one. */
export function eitherOrder(verb: string): readonly [string, string] {
  return [`${OPEN}${verb} ${BAR}${CLOSE}`, `${OPEN}${BAR} ${verb}${CLOSE}`]
}

/** Plain data, such as a whole book, in which every clause that nothing surrounds is a main clause. */
export function inMainClauses<T>(data: T, finish: (text: string) => string = (text) => text): T {
  const mended = (part: unknown): unknown => {
    if (typeof part === 'string') return finish(textInOrder(part, 'main'))
    if (Array.isArray(part)) return part.map(mended)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, mended(value)]))
  }
  return mended(data) as T
}
