/** The signs after the letters of the first two seats, of the next two, and so on. */
export const SEAT_MARKS = ['', "'", '"', '*'] as const

/** A letter in a picture: the letter of a kind, and whose piece it is. */
interface PieceSign {
  /** As it is written, without a mark. */
  readonly letter: string
  readonly seat: number
}

/** `W` and `w` are pieces of the first two seats, `W'` and `w'` of the next two. */
export function pieceSign(sign: string): PieceSign {
  const marked = sign.length > 1 ? SEAT_MARKS.findIndex((mark) => mark !== '' && sign.endsWith(mark)) : 0
  const mark = Math.max(marked, 0)
  const letter = mark === 0 ? sign : sign.slice(0, -1)
  return { letter, seat: 2 * mark + (letter === letter.toUpperCase() ? 0 : 1) }
}

/** The letter of a kind as pictures show pieces of this seat. */
export function signOfSeat(letter: string, seat: number): string {
  return `${seat % 2 === 0 ? letter : letter.toLowerCase()}${SEAT_MARKS[seat >> 1] ?? ''}`
}
