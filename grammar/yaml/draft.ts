/**
 * A text in which something was mended so that the rest of it can be read. What was put in is remembered, so that every
 * place in it has a place in the file. Nothing is ever taken out; what is in the way becomes blanks.
 */
export interface Draft {
  readonly text: string
  /** Offsets of the signs that the file does not have, ascending. */
  readonly added: readonly number[]
}

export function draftOf(text: string): Draft {
  return { text, added: [] }
}

/** Blanks in the place of what stands there; line breaks stay. */
export function blanked({ text, added }: Draft, start: number, end: number): Draft {
  const blanks = text.slice(start, end).replace(/[^\r\n]/g, ' ')
  return { text: text.slice(0, start) + blanks + text.slice(end), added }
}

/** Puts the same in at each of some places, ascending. */
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

/** The place in the file of a place in the draft. */
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
