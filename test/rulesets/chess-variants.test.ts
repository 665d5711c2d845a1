import { expect, test } from 'vitest'
import type { loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { host } from './shipped-documents.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'

function variant(rules: string): Parameters<typeof loadRuleset>[0] {
  const text = `sandtable: 1\nid: variant\ntitle: Variant\nextends: chess\n${rules}`
  return { file: sourceFile('variant.yaml', text), host }
}

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
