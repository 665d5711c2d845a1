/**
 * A text with repairs that let the rest of it be read. Insertions are recorded, so every offset in the draft maps to
 * one in the file. Nothing is ever removed; text that is in the way is replaced by blanks.
 */
export interface Draft {
  readonly text: string
  /** Offsets of the inserted characters, ascending. */
  readonly added: readonly number[]
}

export function draftOf(text: string): Draft {
  return { text, added: [] }
}

/** Replaces a range by blanks, keeping line breaks. */
export function blanked({ text, added }: Draft, start: number, end: number): Draft {
  const blanks = text.slice(start, end).replace(/[^\r\n]/g, ' ')
  return { text: text.slice(0, start) + blanks + text.slice(end), added }
}

/** Inserts the same text at several offsets, given in ascending order. */
export function inserted({ text, added }: Draft, places: readonly number[], put: string): Draft {
  let done = 0
  const parts = places.map((place) => {
    const part = text.slice(done, place) + put
    done = place
    return part
  })
  let before = 0
  const moved = added.map((offset) => {
    while ((places[before] ?? Infinity) <= offset) before++
    return offset + before * put.length
  })
  const own = places.flatMap((place, i) => Array.from(put, (_, j) => place + i * put.length + j))
  return { text: parts.join('') + text.slice(done), added: [...moved, ...own].sort((a, b) => a - b) }
}

/** Maps an offset in the draft to one in the file. */
export function inFile({ added }: Draft, offset: number): number {
  let low = 0
  let high = added.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((added[middle] ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return offset - low
}
