import type { MergedNode } from '../../grammar/merge/merged.ts'
import type { Span } from '../../grammar/source/span.ts'
import type { YamlNode } from '../../grammar/yaml/tree.ts'
import { inWords, sameText } from './rules-in-words.ts'

type Node = MergedNode | YamlNode

/** The difference between two parts of the rules, in words. A side is empty if it has nothing there. */
export interface Narrowed {
  readonly before: string
  readonly after: string
  /** Its new position, or the old one if it was removed. Undefined if it has neither. */
  readonly span: Span | undefined
}

/** A step, or a head with the steps below it. */
interface Piece {
  readonly same: string
  readonly words: string
  readonly span: Span
  /** The text of a head without the steps below it. */
  readonly head: string | undefined
  readonly below: Node
}

/**
 * The smallest part in which two texts differ: the steps between the common beginning and the common end, and
 * recursively below a single one. Undefined if they differ as a whole.
 */
export function smallestDifference(before: Node, after: Node): Narrowed | undefined {
  const [old, now] = [piecesOf(before), piecesOf(after)]
  if (old === undefined || now === undefined) return undefined
  const isSame = (a: Piece | undefined, b: Piece | undefined): boolean =>
    a !== undefined && a.same === b?.same
  let first = 0
  while (isSame(old[first], now[first])) first++
  let last = 0
  const most = Math.min(old.length, now.length) - first
  while (last < most && isSame(old.at(-1 - last), now.at(-1 - last))) last++
  const [removed, added] = [old.slice(first, old.length - last), now.slice(first, now.length - last)]
  const [one, other] = [removed[0], added[0]]
  if (one !== undefined && other !== undefined && removed.length === 1 && added.length === 1) {
    const inner = one.head === other.head ? smallestDifference(one.below, other.below) : undefined
    if (inner !== undefined) return inner
    if (one.head !== undefined && other.head !== undefined && sameText(one.below) === sameText(other.below))
      return { before: one.head, after: other.head, span: other.span }
  }
  if (first + last === 0) return undefined
  const words = (pieces: readonly Piece[]): string => pieces.map((piece) => piece.words).join('; ')
  return { before: words(removed), after: words(added), span: (added[0] ?? removed[0])?.span }
}

function piecesOf(node: Node): readonly Piece[] | undefined {
  if (node.kind === 'text') return undefined
  if (node.kind === 'list')
    return node.items.map((item) => ({
      same: sameText(item),
      words: inWords(item),
      span: item.span,
      head: undefined,
      below: item,
    }))
  return node.entries.map(({ key, value }) => ({
    same: `${key.text.trim()} ${sameText(value)}`,
    words: sameText(value) === '' ? inWords(key) : `${inWords(key)}: ${inWords(value)}`,
    span: key.span,
    head: inWords(key),
    below: value,
  }))
}
