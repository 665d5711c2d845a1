import type { MergedEntry } from '../../merge/merged.ts'
import type { Board } from './board.ts'
import type { Reporter } from './reporter.ts'
import { textOf } from './tree-reading.ts'

/** A letter, or a range of them. */
const LETTERS = /^([a-z])(?:\s*\.\.\s*([a-z]))?$/u

/** `files: a..h, j`: letters for the files of a board, from left to right, instead of those of the alphabet. */
export function withFiles(board: Board, entry: MergedEntry, reporter: Reporter): Board {
  const text = textOf(entry, reporter)
  if (text === undefined) return board
  const files: string[] = []
  for (const part of text.text.split(',')) {
    const [, first, last = first] = LETTERS.exec(part.trim()) ?? []
    if (first === undefined || last === undefined || last < first) {
      reporter.report(
        'ST4043',
        text.span,
        `\`${part.trim()}\` is no letter of a file, and no range of them.`,
        {
          help: 'Write small letters and ranges, from left to right: `a..h, j..t`.',
        },
      )
      return board
    }
    for (let letter = first.charCodeAt(0); letter <= last.charCodeAt(0); letter++)
      files.push(String.fromCharCode(letter))
  }
  const { columns } = board
  const twice = files.find((file, i) => files.indexOf(file) !== i)
  if (twice !== undefined) {
    reporter.report('ST4043', text.span, `There are two files called \`${twice}\`.`)
    return board
  }
  if (files.length !== columns) {
    reporter.report(
      'ST4043',
      text.span,
      `The board has ${columns} files, and this is ${files.length === 1 ? 'one letter' : `${files.length} letters`}.`,
      { help: `\`${files[0] ?? 'a'}..${files.at(-1) ?? 'a'}\` includes both ends.` },
    )
    return board
  }
  return {
    ...board,
    spaces: board.spaces.map((space) => ({ ...space, name: `${files[space.column] ?? ''}${space.row + 1}` })),
  }
}
