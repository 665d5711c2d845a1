import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith } from '../cli/sandtable.ts'
import { corpusText } from '../corpus/corpus.ts'
import { pseudoTerminals, terminalWith } from './terminal.ts'
import { oneIn } from '../volume.ts'

const found = await pseudoTerminals()
if (typeof found === 'string') console.warn(found)

interface Sitting {
  readonly game: string
  readonly args: readonly string[]
  /** Line by line, to the end of the game; an empty line where the screen is passed on. */
  readonly typed: readonly string[]
}

/** The same answer to a number of questions. */
const always = (answer: string, times: number): readonly string[] =>
  Array.from({ length: times }, () => answer)

/** One game of each family, against random players unless `args` says otherwise. */
const SITTINGS: Readonly<Record<string, Sitting>> = {
  capture: { game: 'thronebridge', args: ['--seed', '4'], typed: always('1', 10) },
  connection: { game: 'looms', args: ['--seed', '2'], typed: always('1', 10) },
  territory: { game: 'breathing-space', args: ['--seed', '6'], typed: always('1', 9) },
  race: { game: 'relay', args: ['--seed', '2'], typed: always('1', 7) },
  alignment: {
    game: 'fourfold',
    args: ['--hot-seat'],
    typed: 'T-b2 C-d1 U-c2 B-b4 B-d4 T-c3 C-b3 C-d2 T-d3 T-a3'.split(' '),
  },
  sowing: {
    game: 'acorns',
    args: ['--hot-seat'],
    typed: 'e1 c1 f1 b1 a1 e1 f1 g1 a1 b1 h1 a1 b1'.split(' '),
  },
  'trick-taking': {
    game: 'bellringers',
    args: ['--seed', '2', '--hot-seat'],
    typed: ['1', ...always('1', 11).flatMap((line) => ['', line])],
  },
  matching: { game: 'tessera', args: ['--seed', '4'], typed: always('1', 6) },
  bidding: { game: 'sealed-bids', args: ['--seed', '1'], typed: always('1', 7) },
  bluffing: { game: 'tall-tales', args: ['--seed', '1'], typed: always('1', 10) },
  cooperative: { game: 'fireflies', args: ['--seed', '1'], typed: always('1', 7) },
  deduction: { game: 'constables', args: ['--seed', '6'], typed: always('1', 4) },
}

describe.skipIf(typeof found === 'string')('a game of each family is played to its end in a terminal', () => {
  test.each(oneIn(3, Object.entries(SITTINGS), 1))('%s', async (family, { game, args, typed }) => {
    const folder = folderWith({ 'game.yaml': corpusText(`${game}.yaml`) })
    const terminal = await terminalWith(['play', 'game.yaml', ...args], { folder })
    for (const line of typed) await terminal.type(`${line}\r`, line === '' ? /Enter\. $/ : /> $/)
    expect(await terminal.ended()).toMatchObject({ exitCode: 0 })
    await expect(await terminal.screen()).toMatchFileSnapshot(
      join(import.meta.dirname, `screens/${family}.txt`),
    )
  })
})
