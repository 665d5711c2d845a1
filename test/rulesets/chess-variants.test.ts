import { describe, expect, test } from 'vitest'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { host } from './shipped-documents.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { perft } from '../../interpreter/simulation/perft.ts'

/** Rules that differ from those of chess, and published numbers of move sequences from the start. Others are on the shelf. */
const VARIANTS: readonly (readonly [
  name: string,
  rules: string,
  counts: readonly (readonly [depth: number, nodes: number])[],
])[] = [
  [
    'ten files, with an archbishop and a chancellor; the king castles three spaces far',
    `pieces.piece.kinds:
  archbishop: { letter: A, slides: diagonal, steps: knight's leap }
  chancellor: { letter: C, slides: orthogonal, steps: knight's leap }
places.board:
  grid: 10 by 8
  start: |
    r n a b q k b c n r
    p p p p p p p p p p
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    P P P P P P P P P P
    R N A B Q K B C N R
areas:
  throne: f1, f8
  corner: a1, j1, a8, j8
numbers.castling steps: 3
`,
    [
      [1, 28],
      [2, 784],
      [3, 25_228],
      [4, 805_128],
    ],
  ],
]

function variant(rules: string): Parameters<typeof loadRuleset>[0] {
  const text = `sandtable: 1\nid: variant\ntitle: Variant\nextends: chess\n${rules}`
  return { file: sourceFile('variant.yaml', text), host }
}

describe.each(VARIANTS)('chess where %s', (_, rules, counts) => {
  const { ruleset } = loadRuleset(variant(rules))
  const ir = ruleset && configure(ruleset, undefined).configured?.checked.irNow()
  if (ir === undefined) throw new Error('the variant has errors')
  const [generated, reference] = [generatedProgram(ir), closuresProgram(ir)]
  const nodes = (program: Program, depth: number): number =>
    perft(program, Match.start(program, { seed: 1 }).snapshot(), depth).nodes

  test.each(counts)('to depth %i there are %i sequences, as published', (depth, published) => {
    expect(nodes(generated, depth)).toBe(published)
  })

  test('the reference finds as many moves', () => {
    expect(nodes(reference, 2)).toBe(nodes(generated, 2))
  })

  test('is written in at most 25 lines', () => {
    expect(rules.trimEnd().split('\n').length + 4).toBeLessThanOrEqual(25)
  })
})

/** The one new line is the kind. */
const ARCHBISHOP = `pieces.piece.kinds.archbishop: { letter: A, slides: diagonal, steps: knight's leap }
examples:
  it leaps, slides and gives check:
    given:
      board: |
        . . . . . . . k
        . . . . . . . .
        . . . . . A . .
        . . . . . . . .
        . . . . p . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
      now: turn of white
    play:
      - white: Af6-e4
      - black: Kh8-g7
      - white: Ae4-d5
      - black: Kg7-h6
      - white: Ad5-f6
      - black: Kh6-g6
  a king may not go where one strikes:
    given:
      board: |
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . A . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . p
        . . . . K . . .
      now: turn of black
    play:
      - black cannot: Kh8-h7
        because: the king may not be left in check
      - black cannot: Kh8-g7
        because: the king may not be left in check
      - black: Kh8-g8
  a pawn may become one, which alone can still give mate:
    given:
      board: |
        . . . . . . . .
        P . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
      now: turn of white
    play:
      - white: a7-a8=A
      - asked: black
`

test('a new piece is one line: it moves, strikes, is chosen in promotion and may give mate', () => {
  const { results, diagnostics } = testRuleset(variant(ARCHBISHOP))
  expect(diagnostics.map(({ message }) => message)).toEqual([])
  const own = results.filter(({ inherited }) => !inherited)
  expect(own.map(({ outcome }) => outcome.kind)).toEqual(['passed', 'passed', 'passed'])
})
