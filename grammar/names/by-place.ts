import type { Span } from '../source/span.ts'

/** Things with a place, found by document and offset. */
export class ByPlace<T extends { readonly span: Span }> {
  /** Document by document, in the order of the text; of two that begin together the longer one first. */
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

  /** The shortest that holds the offset, its end included; of several alike the last one that was found out. */
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
