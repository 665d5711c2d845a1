import { expect, test } from 'vitest'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { fractionText } from '../../interpreter/simulation/fraction.ts'
import { solve } from '../../interpreter/solve/solve.ts'
import { playable } from '../playable.ts'
import { host, known } from '../rulesets/shipped-documents.ts'
import { VOLUME } from '../volume.ts'

/** What is published about whole games, perhaps small ones: how many positions there are, and what the first player can force. */
const SOLVED: readonly (readonly [
  game: string,
  changes: string,
  positions: number | undefined,
  worth: string,
])[] = [
  ['tic-tac-toe', '', 5478, '1/2'],
  // Only in the middle can the first player begin without losing.
  ['tic-tac-toe-to-lose', '', 5478, '1/2'],
  // The heaps 1, 3, 5 and 7 are a loss for whoever must take first, whichever way the last match counts.
  ['nim', '', undefined, '0'],
  ['nim', 'with: { last match loses: false }', undefined, '0'],
  // Whoever begins wins, as John Nash proved for boards of every size.
  ['hex', 'with: { size: 3 }', undefined, '1'],
  // John Tromp counted the positions of small boards.
  ['connect-four', 'numbers: { width: 4, height: 4 }', 161_029, '1/2'],
]

test.each(SOLVED.filter(([, , positions = 0]) => VOLUME.isLong || positions < 10_000))(
  '%s %s has %s positions, and is worth %s',
  (game, changes, positions, worth) => {
    const text = `sandtable: 1\nid: small\ntitle: Small\nextends: ${game}\n${changes}\n`
    const { checked } = playable(loadRuleset({ file: sourceFile('small.yaml', text), host, known }))
    const program = generatedProgram(checked.irNow())
    const root = new Int32Array(program.ir.memory.size)
    program.fresh(root, 0, 0)
    const solution = solve(program, root, (state) => program.begin(state), 1_000_000)
    if ('why' in solution) throw new Error(solution.why)
    if (positions !== undefined) expect(solution.positions).toBe(positions)
    expect(fractionText(solution.seats[0]?.worth ?? { numerator: -1n, denominator: 1n })).toBe(worth)
  },
)
