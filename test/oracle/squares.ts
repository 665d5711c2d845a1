/** A square as column and row, both from 0. */
export interface Square {
  readonly x: number
  readonly y: number
}

export function squareName({ x, y }: Square): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`
}

export function squareCalled(name: string): Square {
  return { x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 }
}

export interface Drawn {
  readonly square: Square
  readonly sign: string
}

/** The squares of a picture whose last line is the first row. The names of rows and columns around it are ignored. */
export function drawnOn(picture: string): readonly Drawn[] {
  const lines = picture
    .split('\n')
    .map((line) => line.trim().replace(/^\d+\s+/, ''))
    .filter((line) => line !== '' && !line.startsWith('a b c'))
  return lines.flatMap((line, index) =>
    line.split(/\s+/).map((sign, x) => ({ square: { x, y: lines.length - 1 - index }, sign })),
  )
}
