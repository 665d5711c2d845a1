import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { RAIDERS } from '../cards/raiders.ts'
import { programFrom, shippedProgram, sit } from './play-typed.ts'
import type { Sitting } from './play-typed.ts'

const raiders = { file: sourceFile('raiders.yaml', RAIDERS), host: memoryHost([]) }

/** What people see, kept as text beside this file: after changing how it looks, read the diff and keep the new text. */
const SITTINGS: readonly (readonly [string, () => Sitting & { readonly last?: number }])[] = [
  [
    'hearts-against-three',
    () => ({
      program: shippedProgram('hearts', 4),
      seed: 3,
      people: [0],
      isTerminal: true,
      typed: ['help', 'moves ace', '999', 'club nonsense', '40', '1', '2', 'undo', '1', '1'],
    }),
  ],
  [
    'hearts-three-people',
    () => ({
      program: shippedProgram('hearts', 3, { 'losing score': '25', 'passing rule': 'never' }),
      seed: 5,
      people: [0, 1, 2],
      isTerminal: true,
      typed: () => '1',
      last: 90,
    }),
  ],
  [
    'raiders-two-people',
    () => ({
      program: programFrom(raiders, 2),
      seed: 11,
      people: [0, 1],
      isTerminal: true,
      typed: (match) =>
        match.ply > 12 ? undefined : String(Math.min(match.moves().length, 1 + (match.ply % 3))),
    }),
  ],
  [
    'raiders-from-a-pipe',
    () => ({
      program: programFrom(raiders, 3),
      seed: 1,
      people: [1],
      isTerminal: false,
      typed: ['moves', '1', 'look', '1', 'done', 'quit'],
    }),
  ],
  [
    'draughts-two-people',
    () => ({
      program: shippedProgram('draughts', 2),
      seed: 1,
      people: [0, 1],
      isTerminal: true,
      typed: ['moves', 'a3-b4', '1', 'a1-a2'],
    }),
  ],
  [
    'stratego-against-one',
    () => ({
      program: shippedProgram('stratego-duel', 2),
      seed: 1,
      people: [1],
      isTerminal: true,
      typed: ['nowhere', 'open field', 'moves'],
    }),
  ],
]

describe('what people see is as it was', () => {
  test.each(SITTINGS)('%s', async (name, sitting) => {
    const { last = Infinity, ...rest } = sitting()
    const { shown } = await sit(rest)
    const text = shown.split('\n').slice(-last).join('\n')
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, `play/${name}.txt`))
  })
})
