import { describe, expect, test } from 'vitest'
import { checkRuleset, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { Match } from '../../interpreter/match/match.ts'
import { playExactly } from '../games/exact.ts'
import { chance } from '../games/loaded.ts'
import { VOLUME } from '../volume.ts'
import { RAIDERS } from './raiders.ts'
import { playable } from '../playable.ts'

const request = { file: sourceFile('raiders.yaml', RAIDERS), host: memoryHost([]) }

test('a game with groups, bundles, patterns and replies is understood', () => {
  expect(checkRuleset(request).diagnostics.map(({ message }) => message)).toEqual([])
})

test('its examples turn out as they say', () => {
  const { results, diagnostics } = testRuleset(request)
  expect(diagnostics).toEqual([])
  expect(results.length).toBe(5)
  for (const { example, outcome } of results)
    expect({ label: example.label, outcome }).toEqual({ label: example.label, outcome: { kind: 'passed' } })
})

describe('games at random', () => {
  for (const players of [2, 3])
    test(`of ${players} are exact at every ply`, () => {
      const checked = playable(loadRuleset(request), players).checked
      const program = programOf(checked)
      for (let seed = 1; seed <= VOLUME.grouped; seed++)
        expect(playExactly(program, seed).reason).toBe('score')
    })

  test('every card is always somewhere, and no group is ever empty', () => {
    const checked = playable(loadRuleset(request), 3).checked
    const program = programOf(checked)
    const { ir } = program
    const { memory, groups } = ir
    let most = 0
    for (let seed = 1; seed <= 2 * VOLUME.grouped; seed++) {
      const match = Match.start(program, { seed })
      const below = chance(seed)
      for (let moves = match.moves(); moves.length > 0; moves = match.moves()) {
        const state = match.snapshot()
        const counts = ir.containers.map((_, container) => state[memory.count + container] ?? 0)
        ir.pieces.forEach((_, piece) => {
          const container = state[memory.at + piece] ?? -1
          expect(container).toBeGreaterThanOrEqual(0)
        })
        for (const { first, count, container } of groups)
          for (let i = 0; i < count; i++) {
            const lies = (state[memory.at + first + i] ?? -1) >= 0
            expect(lies).toBe((counts[container + i] ?? 0) > 0)
            if (lies) most++
          }
        const move = moves[below(moves.length)]
        if (move === undefined || match.play(move) !== undefined) throw new Error('a legal move was refused')
      }
    }
    expect(most).toBeGreaterThan(100)
  })
})
