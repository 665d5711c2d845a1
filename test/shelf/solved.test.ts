import { expect, test } from 'vitest'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { fractionText } from '../../interpreter/simulation/fraction.ts'
import { solve } from '../../interpreter/solve/solve.ts'
import { playable } from '../playable.ts'
import { host, known } from '../rulesets/shipped-documents.ts'
import { VOLUME } from '../volume.ts'
import { SOLVED } from './solved.ts'

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
