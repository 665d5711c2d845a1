import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isRefused } from '../../interpreter/match/refused.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { matchAtPosition } from '../../interpreter/save/position.ts'

/** A published number of move sequences of some length. */
export interface Count {
  readonly depth: number
  readonly nodes: number
  /** `startpos`, `fen ...`, or the text of a position as `sandtable position` prints it. */
  readonly position: string
}

interface Counted {
  readonly counts: readonly Count[]
  /** Letters of pieces in the FEN, if ours are others: `S` -> `B`. */
  readonly letters: ReadonlyMap<string, string>
}

const PERFT = join(import.meta.dirname, 'perft')

/** The ids of the rulesets with published counts. */
export const COUNTED = readdirSync(PERFT)
  .map((name) => name.replace(/\.txt$/u, ''))
  .toSorted()

/** A line for each count: `DEPTH NODES POSITION`; perhaps one `letters: S=B M=Q`; lines with `#` name the source. */
export function countsOf(id: string): Counted {
  const lines = readFileSync(join(PERFT, `${id}.txt`), 'utf8').split('\n')
  const letters = lines.find((line) => line.startsWith('letters: '))?.slice('letters: '.length) ?? ''
  return {
    counts: lines.flatMap((line) => {
      const [, depth, nodes, position = ''] = /^(\d+) (\d+) (.*)$/u.exec(line) ?? []
      return depth === undefined ? [] : [{ depth: Number(depth), nodes: Number(nodes), position }]
    }),
    letters: new Map(
      letters.split(' ').flatMap((pair): readonly (readonly [string, string])[] => {
        const [theirs = '', ours = ''] = pair.split('=')
        return theirs === '' ? [] : [[theirs, ours]]
      }),
    ),
  }
}

/** The state of a position. */
export function stateAt(
  program: Program,
  position: string,
  letters: ReadonlyMap<string, string>,
): Int32Array {
  if (position === 'startpos') return Match.start(program, { seed: 1 }).snapshot()
  const text = position.startsWith('fen ') ? ofFen(program, position.slice('fen '.length), letters) : position
  const match = matchAtPosition(program, text, { seed: 1 })
  if (isRefused(match)) throw new Error(`${match.message}\n${text}`)
  return match.snapshot()
}

/** Who lost the right to castle has moved the rook, or the king. */
function ofFen(program: Program, fen: string, letters: ReadonlyMap<string, string>): string {
  const [board = '', turn, rights = '-', passed = '-'] = fen.split(' ')
  const ours = board.replaceAll(/[A-Za-z]/gu, (letter) => {
    const other = letters.get(letter.toUpperCase())
    return other === undefined ? letter : letter === letter.toUpperCase() ? other : other.toLowerCase()
  })
  const rows = board.split('/').length
  const touched = [
    ['K', 'h1'],
    ['Q', 'a1'],
    ['k', `h${rows}`],
    ['q', `a${rows}`],
  ].flatMap(([right = '', corner = '']) => (rights.includes(right) ? [] : [corner]))
  const words = new Set(program.ir.memory.regions.map(({ name }) => name))
  const seat = program.ir.seats[turn === 'w' ? 0 : 1]?.name ?? ''
  return [
    `board: ${ours}`,
    `now: ${seat} at play 1`,
    ...(words.has('touched') && touched.length > 0 ? [`touched: ${touched.join(', ')}`] : []),
    ...(words.has('passed') && passed !== '-' ? [`passed: ${passed}`] : []),
  ].join('; ')
}
