import { describe, expect, test } from 'vitest'
import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { checkRuleset, configure, loadRuleset } from '../../grammar/load.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { shelfHost } from '../shelf-host.ts'
import { configuredVariant } from '../games/loaded.ts'
import type { Variant } from '../games/loaded.ts'
import { VOLUME, oneIn, part } from '../volume.ts'
import { HONEST, LEAKING } from './card-games.ts'
import { compareCardTwins } from './card-twins.ts'
import { compareTwins, leakIn } from './twins.ts'
import type { Compared } from './twins.ts'

const host = shelfHost()

function requestFor(text: string): RulesetRequest {
  return { file: sourceFile('made.yaml', text), host }
}

/** A program to play, even if the checker refuses the text. */
function programFor(text: string): { readonly program: Program; readonly isRefused: boolean } {
  const { ruleset, diagnostics } = loadRuleset(requestFor(text))
  const made = ruleset === undefined ? undefined : configure(ruleset, undefined)
  if (made?.configured === undefined) throw new Error('not even wrong')
  const isRefused = hasErrors(diagnostics) || hasErrors(made.diagnostics)
  return { program: programOf(made.configured.checked), isRefused }
}

/** Each game twice, once with each seat as the viewer. */
function* comparedOften(
  compare: (seed: number, seat: number) => Compared,
  games: number,
): Generator<Compared, void> {
  for (let i = 0; i < 2 * games; i++) yield compare(Math.floor(i / 2) + 1, i % 2)
}

/** Expects some plies to be compared; once `enough` have been, no more games are played. */
function expectNoLeak(compared: Iterable<Compared>, plies: number, enough = Infinity): void {
  let all = 0
  for (const one of compared) {
    expect(one.leak).toBe(undefined)
    all += one.plies
    if (all > enough) break
  }
  expect(all).toBeGreaterThan(plies)
}

/** Plies of a game of which each is compared. */
const OFTEN = VOLUME.isLong ? 200 : 12

const SHIPPED_GAMES: readonly (readonly [Variant, number])[] = [
  [{ id: 'stratego-barrage' }, 60],
  [{ id: 'stratego-duel' }, 30],
  [{ id: 'stratego-classic' }, 2],
  [{ id: 'stratego-barrage', uses: ['silent-defence'] }, 20],
  [{ id: 'stratego-barrage', uses: ['open-battles', 'rescue'] }, 20],
  [{ id: 'stratego-duel', uses: ['flag-may-move', 'quiet-draw'] }, 12],
]

/** Unusual rules that the checker must accept: default notation without `write`, values that name a piece. */
const UNUSUAL: readonly (readonly [string, string])[] = [
  [
    'moves without a notation of their own',
    'extends: stratego-barrage\nactions.attack.write: removed\nactions.move.write: removed\n',
  ],
  [
    'a value that names a piece',
    'extends: stratego-barrage\ntrack: { runner: soldier or none }\nbefore:\n  advance: set runner to piece\n',
  ],
  [
    'notation that names the pieces',
    'extends: stratego-duel\nactions.attack.write: "{piece}{start}x{target}{goal}"\n',
  ],
]

const LEAKING_MOVES: readonly (readonly [string, string])[] = [
  [
    'whether a move is legal',
    'actions.move.only if:\n  no bomb is near: no enemy bombs on board where space is next to goal\n',
  ],
  [
    'what may be chosen',
    'actions.move.choose:\n  goal: spaces in open line(piece, orthogonal, number of enemy bombs on board where column is 1)\n',
  ],
]

describe('what a seat cannot know changes nothing for it', () => {
  for (const [variant, inAll] of SHIPPED_GAMES)
    test(`${variant.id} ${(variant.uses ?? []).join()}`, () => {
      // In some games nothing can be compared, so a few must be played.
      const games = Math.max(part(inAll), Math.min(3, Math.ceil(inAll / 4)))
      const program = programOf(configuredVariant(variant).checked)
      const compared = comparedOften((seed, seat) => compareTwins(program, seed, seat, OFTEN), games)
      expectNoLeak(compared, games * 15)
    })

  for (const [title, lines] of UNUSUAL)
    test(title, () => {
      const { program, isRefused } = programFor(`sandtable: 1\nid: made\ntitle: Made\n${lines}`)
      expect(isRefused).toBe(false)
      const games = VOLUME.isLong ? 15 : 3
      const compared = comparedOften((seed, seat) => compareTwins(program, seed, seat, OFTEN), games)
      expectNoLeak(compared, games * 15)
    })

  for (const [i, [title, text]] of HONEST.entries())
    for (const how of oneIn(2, ['packed', 'played'] as const, i))
      test(`${title}, ${how} otherwise`, () => {
        const { program, isRefused } = programFor(text)
        expect(isRefused).toBe(false)
        // In few games that are played otherwise can anything be compared.
        const [games, enough] = VOLUME.isLong ? [200, Infinity] : [50, 10]
        const compared = comparedOften((seed, seat) => compareCardTwins(program, seed, seat, how), games)
        expectNoLeak(compared, part(100), enough)
      })
})

describe('a ruleset that leaks is refused; played all the same, its twins differ', () => {
  for (const [title, lines] of LEAKING_MOVES) {
    const text = `sandtable: 1\nid: leaky\nextends: stratego-barrage\ntitle: Leaky\n${lines}`
    test(title, () => {
      expect(checkRuleset(requestFor(text)).diagnostics.map(({ code }) => code)).toContain('ST4105')
      const { program } = programFor(text)
      const compared = comparedOften((seed, seat) => compareTwins(program, seed, seat), 30)
      expect(leakIn(compared)).toBeDefined()
    })
  }

  for (const [title, code, text] of LEAKING)
    test(title, () => {
      expect(checkRuleset(requestFor(text)).diagnostics.map((d): string => d.code)).toContain(code)
      const { program } = programFor(text)
      const compared = comparedOften((seed, seat) => compareCardTwins(program, seed, seat, 'packed'), 80)
      expect(leakIn(compared)).toBeDefined()
    })
})
