import { expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { STATUS, H } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import { shelfHost } from '../shelf-host.ts'
import { VOLUME } from '../volume.ts'
import { corpus } from './corpus.ts'
import { playable } from '../playable.ts'

const host = shelfHost(import.meta.dirname)
const withTokens = corpus().filter(({ text }) => /^tokens:/mu.test(text))

test('there are games with tokens', () => {
  expect(withTokens.length).toBeGreaterThanOrEqual(1)
})

/** Whatever happens to their holders, there are always as many tokens as in the box. */
test.each(withTokens.map((file) => [file.name, file] as const))('%s: no token is made or lost', (_, file) => {
  const loaded = loadRuleset({ file, host })
  for (const players of loaded.ruleset?.playerCounts ?? []) {
    const { checked } = playable(loaded, players)
    const holders = [...checked.reading.tracked.values()].flat().filter(({ token }) => token !== undefined)
    const tokens = [...new Set(holders.map(({ token }) => token))]
    const words = (token: string | undefined): readonly number[] =>
      holders
        .filter((holder) => holder.token === token)
        .flatMap(({ cell, words: count }) => Array.from({ length: count }, (__, i) => cell.base + i))
    const sums = (S: Int32Array): readonly number[] =>
      tokens.map((token) => words(token).reduce((sum, at) => sum + (S[at] ?? 0), 0))
    const moves = new Int32Array(MAX_MOVES)
    for (const program of [closuresProgram(checked.ir), generatedProgram(checked.ir)])
      for (let seed = 1; seed <= VOLUME.games; seed++) {
        const S = new Int32Array(checked.ir.memory.size)
        program.fresh(S, seed, 0)
        const inBox = sums(S)
        program.begin(S)
        for (let ply = 0; S[H.status] === STATUS.waiting; ply++) {
          expect(sums(S), `seed ${seed}, ply ${ply}`).toEqual(inBox)
          const legal = program.legal(S, moves)
          program.apply(S, moves[(seed * 31 + ply * 17) % legal] ?? 0)
        }
        expect(sums(S), `seed ${seed}, at the end`).toEqual(inBox)
      }
  }
})
