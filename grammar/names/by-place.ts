import type { Span } from '../source/span.ts'

/** Things with a position, found by document and offset. */
export class ByPlace<T extends { readonly span: Span }> {
  /** Document by document, in the order of the text. Of two that begin together, the longer one first. */
  readonly all: readonly T[]
  private readonly byDocument: ReadonlyMap<string, readonly T[]>

  constructor(things: readonly T[]) {
    const groups = Map.groupBy(things, ({ span }) => span.file.name)
    for (const list of groups.values())
      list.sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
    this.byDocument = groups
    this.all = [...groups.values()].flat()
  }

  in(document: string): readonly T[] {
    return this.byDocument.get(document) ?? []
  }

  /** The entries with exactly this range. */
  exactlyAt({ file, start, end }: Span): readonly T[] {
    const all = this.in(file.name)
    let [low, high] = [0, all.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((all[middle]?.span.start ?? 0) < start) low = middle + 1
      else high = middle
    }
    const found: T[] = []
    for (let at = low; all[at]?.span.start === start; at++) {
      const thing = all[at]
      if (thing?.span.end === end) found.push(thing)
    }
    return found
  }

  /** The shortest that contains the offset, its end included; of several equal ones, the last one recorded. */
  shortestAt(document: string, offset: number): T | undefined {
    let found: T | undefined
    for (const thing of this.in(document)) {
      const { start, end } = thing.span
      if (start > offset) break
      if (end < offset) continue
      if (found === undefined || end - start <= found.span.end - found.span.start) found = thing
    }
    return found
  }
}
