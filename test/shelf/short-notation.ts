import type { At } from './adapter.ts'

/** The move that the short notation of chess (`Nbd2`, `exd8=Q+`, `O-O`) means among the legal ones. */
export function ofShortNotation(move: string, { match }: At): string {
  const [, letter = '', file = '', row = '', goal = '', rank = ''] =
    /^([A-Z]?)([a-wyz]?)(\d?)x?([a-z]\d+)(?:=(\w))?[+#]?$/u.exec(move) ?? []
  const found = (match?.moves() ?? []).filter(({ notation }) => {
    const castled = /^(\w)\d-(\w)\d$/u.exec(notation)
    if (move.startsWith('O-O'))
      return notation.startsWith('e') && castled?.[2] === (move.startsWith('O-O-O') ? 'c' : 'g')
    const [, ours = '', from = '', at = '', to = '', becomes = ''] =
      /^([A-Z]?)([a-z])(\d+)-([a-z]\d+)(?:=(\w))?$/u.exec(notation) ?? []
    return (
      ours === letter &&
      to === goal &&
      becomes === rank &&
      (file === '' || from === file) &&
      (row === '' || at === row)
    )
  })
  if (found.length !== 1)
    throw new Error(
      `${move} means ${found.map(({ notation }) => notation).join(' or ')} at ${match?.ply}: ${
        match?.result()?.reason ??
        match
          ?.moves()
          .map(({ notation }) => notation)
          .join(' ')
      }`,
    )
  return found[0]?.notation ?? ''
}
