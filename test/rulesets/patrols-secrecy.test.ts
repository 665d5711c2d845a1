import { describe, expect, test } from 'vitest'
import { NONE } from '../../grammar/ir/ir.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { shelfHost } from '../shelf-host.ts'
import { compareCardTwins, exchange } from '../secrecy/card-twins.ts'
import type { Pack } from '../secrecy/card-twins.ts'
import { leakIn } from '../secrecy/twins.ts'
import type { Compared } from '../secrecy/twins.ts'
import { GAMES, playable } from './patrols-combinations.ts'
import { VOLUME, oneIn } from '../volume.ts'

const ARSENAL = new Set(['hand bomb', 'dynamite', 'cannon shot', 'bullets', 'medical bag', 'tools'])
/** How many cards of the deck come into the game before much else happens. */
const UPPER = 40

/**
 * Two cards with different faces near the top of the deck, both for hands or both for arsenals, since everybody sees which
 * of the two a card is for. A battle begins by ordering and shuffling all cards, so they are swapped after that.
 */
const inTheDeck: Pack = (program, seed, below) => {
  const { ir } = program
  const state = Match.start(program, { seed }).snapshot()
  const deck = ir.containers.findIndex(({ name }) => name === 'deck')
  const cards: number[] = []
  for (let card = state[ir.memory.first + deck] ?? NONE; card !== NONE && cards.length < UPPER;)
    card = state[ir.memory.next + (cards[cards.push(card) - 1] ?? 0)] ?? NONE
  const one = cards[below(cards.length)] ?? 0
  const others = cards.filter(
    (two) => isArsenal(ir, two) === isArsenal(ir, one) && ir.pieces[two]?.kind !== ir.pieces[one]?.kind,
  )
  const two = others[below(others.length)] ?? one
  const begin: Program['begin'] = (started) => {
    program.begin(started)
    exchange(program, started, one, two)
  }
  return { one, two, twin: { ...program, begin } }
}

function isArsenal(ir: GameIR, piece: number): boolean {
  return ARSENAL.has(ir.kinds[ir.pieces[piece]?.kind ?? -1]?.name ?? '')
}

const RULES: readonly (readonly [(typeof GAMES)[number], number, readonly string[]])[] = [
  ['patrols', 2, []],
  ['patrols', 3, []],
  ['patrols', 4, []],
  ['super-captain', 3, []],
  ['club-night', 3, []],
  ['patrols', 3, ['heroic-nurse', 'reconnaissance']],
  ['patrols', 2, ['reconnaissance', 'prisoners']],
]

function* comparedOften(program: Program, games: number, first = 0): Generator<Compared, void> {
  for (let i = first; i < first + games; i++)
    yield compareCardTwins(program, i + 1, i % program.ir.seats.length, 'packed', inTheDeck)
}

describe('what a player of Patrols cannot know changes nothing for that player', () => {
  test.each(oneIn(3, RULES))('%s for %i players with %j', (game, players, uses) => {
    const program = programOf(playable(game, players, uses).checked)
    let plies = 0
    for (const compared of comparedOften(program, VOLUME.patrolsTwins)) {
      expect(compared.leak).toBeUndefined()
      plies += compared.plies
    }
    expect(plies).toBeGreaterThan(VOLUME.patrolsTwins * 15)
  })
})

describe('a house rule that tells is refused; played all the same, its twins differ', () => {
  test.each([
    // Each begins with the first game that tells, since none before it does.
    ['who has bags', 20, 'if (number of medical bags in arsenal of others) mod 2 is 1: say hm'],
    ['what is in hand', 3, 'if (sum of points over cards in hand of others) mod 2 is 1: say hm'],
  ])('%s', (_, first, line) => {
    const text = `sandtable: 1\nid: leaky\nextends: patrols\ntitle: Leaky\nbefore:\n  turn:\n    - ${line}\n`
    const file = sourceFile('leaky.yaml', text)
    const { ruleset } = loadRuleset({ file, host: shelfHost() })
    const made = ruleset === undefined ? undefined : configure(ruleset, 3)
    expect(made?.diagnostics.map(({ code }) => code)).toContain('ST4106')
    if (made?.configured === undefined) throw new Error('not even wrong')
    expect(leakIn(comparedOften(programOf(made.configured.checked), 25, first))).toBeDefined()
  })
})
