import { describe, expect, test } from 'vitest'
import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { checkRuleset, configure, loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'
import { SHIPPED } from '../../interpreter/host-node/shipped.ts'
import { Match } from '../../interpreter/match/match.ts'
import { configuredVariant } from '../games/loaded.ts'
import type { Variant } from '../games/loaded.ts'
import { compareTwins } from './twins.ts'

const RULESETS: readonly (readonly [Variant, number])[] = [
  [{ id: 'stratego-barrage' }, 120],
  [{ id: 'stratego-duel' }, 60],
  [{ id: 'stratego-classic' }, 12],
  [{ id: 'stratego-barrage', uses: ['silent-defence'] }, 40],
  [{ id: 'stratego-barrage', uses: ['open-battles', 'rescue'] }, 40],
  [{ id: 'stratego-duel', uses: ['flag-may-move', 'quiet-draw'] }, 20],
]

describe('what a seat cannot know changes nothing for it', () => {
  for (const [variant, games] of RULESETS)
    test(`${variant.id} ${(variant.uses ?? []).join()}`, { timeout: 120_000 }, () => {
      const program = programOf(configuredVariant(variant).checked)
      let plies = 0
      for (let seed = 1; seed <= games; seed++)
        for (const seat of [0, 1]) {
          const compared = compareTwins(program, seed, seat)
          expect(compared.leak).toBe(undefined)
          plies += compared.plies
        }
      expect(plies).toBeGreaterThan(games * 10)
    })
})

describe('a ruleset that leaks', () => {
  const leaking: readonly (readonly [string, string])[] = [
    [
      'whether a move is legal',
      'actions.move.only if: { no bomb is near: no enemy bombs on board where space is next to goal }',
    ],
    [
      'what may be chosen',
      'actions.move.choose: { goal: spaces in open line(piece, orthogonal, number of enemy bombs on board where column is 1) }',
    ],
  ]
  for (const [title, line] of leaking) {
    const text = `sandtable: 1\nid: leaky\nextends: stratego-barrage\ntitle: Leaky\n${line}\n`
    const file = sourceFile('leaky.yaml', text.replace(/: \{ (.*) \}\n$/, ':\n  $1\n'))
    const host = rulesetFolderHost({ shipped: SHIPPED })

    test(`${title}: the checker refuses it`, () => {
      const codes = checkRuleset({ file, host }).diagnostics.map(({ code }) => code)
      expect(codes).toContain('ST4105')
    })

    test(`${title}: played all the same, its twins differ`, { timeout: 60_000 }, () => {
      const { ruleset } = loadRuleset({ file, host })
      const made = ruleset === undefined ? undefined : configure(ruleset, undefined)
      if (made?.configured === undefined) throw new Error('not even wrong')
      expect(hasErrors(made.diagnostics)).toBe(true)
      const program = programOf(made.configured.checked)
      const leaks = Array.from({ length: 60 }, (_, seed) => compareTwins(program, seed, seed % 2).leak)
      expect(leaks.some((leak) => leak !== undefined)).toBe(true)
    })
  }
})

describe('a view', () => {
  test('does not change with the seed of the game', () => {
    const program = programOf(configuredVariant({ id: 'stratego-barrage' }).checked)
    const views = ['one', 'another'].map((seed) => {
      const match = Match.start(program, { seed })
      for (const answer of ['flag in the corner', 'open field', 'd2-e2']) match.play(answer)
      return [match.view(0), match.view(1), match.view()].map((view) => JSON.stringify(view))
    })
    expect(views[0]).toEqual(views[1])
  })
})
