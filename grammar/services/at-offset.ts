import { bookOf, type BookEntry } from '../book/book.ts'
import type { YamlText } from '../yaml/tree.ts'
import { documentOf } from './analysis.ts'
import type { Workspace } from './workspace.ts'

/** The text of the book around an offset; at the border between two, the one that begins there. */
export function entryAt(workspace: Workspace, name: string, offset: number): BookEntry | undefined {
  const document = documentOf(workspace, name)
  if (document === undefined) return undefined
  return bookOf(document).findLast(
    ({ node: { span, text } }) => text !== '' && span.start <= offset && offset <= span.end,
  )
}

/** The index in a text for an offset in its file. */
export function indexIn(node: YamlText, offset: number): number {
  let [low, high] = [0, node.text.length]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (node.offsetAt(middle) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
