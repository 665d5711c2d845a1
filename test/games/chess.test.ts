import { describe, expect, test } from 'vitest'
import { matchFromExample } from '../../interpreter/cli/example-argument.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { perft } from '../../interpreter/simulation/perft.ts'
import { configuredVariant } from './loaded.ts'
import { VOLUME } from '../volume.ts'

const configured = configuredVariant({ id: 'chess' })
const { ir } = configured.checked
const [reference, generated] = [closuresProgram(ir), generatedProgram(ir)]

/** Published perft counts of well-known positions; the last of each is only checked in a long run. */
const PUBLISHED: readonly (readonly [string, readonly number[]])[] = [
  ['white has twenty first moves', [20, 400, 8_902, 197_281, 4_865_609]],
  ['a well-known position in which everything happens', [48, 2_039, 97_862, 4_085_603]],
  ['rooks, pawns and kings that look along a row', [14, 191, 2_812, 43_238, 674_624]],
  ['promotions on all sides', [6, 264, 9_467, 422_333]],
  ['a pawn takes on the last row', [44, 1_486, 62_379, 2_103_487]],
]

/** The most moves that are counted in every run, and by the slower reference. */
const [SOME, FEW] = [100_000, 3_000]

test('games are played by generated code', () => {
  expect(generated.running).toMatchObject({ machine: 'move by move' })
  expect(generated.running?.failed).toBeUndefined()
})

describe.each(PUBLISHED)('%s', (label, counts) => {
  const counted = (program: Program, most: number): void => {
    counts
      .filter((count) => count <= most)
      .forEach((count, i) => {
        const state = matchFromExample(configured, label).snapshot()
        expect(perft(program, state, i + 1).nodes, `depth ${i + 1}`).toBe(count)
      })
  }

  test('as many moves as published', () => counted(generated, VOLUME.isLong ? Infinity : SOME))

  test('also by the reference', () => counted(reference, FEW))
})
