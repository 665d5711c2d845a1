import { describe, expect, it } from 'vitest'
import { planExample } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programOf, runWithSeed } from '../../interpreter/examples/run.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { COMBINATIONS, GAMES, SEATS, combined, playable } from './patrols-combinations.ts'
import type { Combined, Game } from './patrols-combinations.ts'
import { playPatrols } from './patrols-play.ts'
import { host } from './shipped-documents.ts'
import { VOLUME } from '../volume.ts'

/**
 * Examples that come out differently in a game with some modules, although none of these lists them under `changes:`. Either
 * the game uses a module that they do not know about, or two of them together do what neither does alone.
 */
const TOGETHER: readonly {
  readonly label: string
  readonly with: readonly string[]
  readonly because: string
}[] = []

/** Every module in the base game and in one variant, and one in nine pairs in each game, unless there is time. */
const combinationsIn = (game: Game): readonly (readonly string[])[] =>
  COMBINATIONS.filter((uses, i) => {
    if (VOLUME.isLong) return true
    const at = GAMES.indexOf(game)
    return uses.length === 1 ? game === 'patrols' || i % (GAMES.length - 1) === at - 1 : i % 9 === at
  })

describe.each(GAMES)('%s', (game) => {
  it.each(combinationsIn(game).map((uses) => [uses.join(' and '), uses] as const))(
    'with %s',
    (_, uses) => {
      const all = combined(game, undefined, uses)
      expect(all.errors).toEqual([])
      expect(all.warnings).toEqual([])
      // The base game shows what pairs of modules do; the variants are only checked with single modules.
      if (game === 'patrols' || uses.length === 1) expect(unexpected(game, all, uses)).toEqual([])
      const [players = 2] = SEATS.slice(uses.length)
      const program = programOf(playable(game, players, uses).checked)
      for (let number = 1; number <= 2; number++) playPatrols(program, `${uses.join()}/${number}`)
    },
  )
})

/** Examples of a game that come out differently, although nothing lists them. */
function unexpected(game: Game, { configured }: Combined, uses: readonly string[]): readonly string[] {
  const expected = new Set([
    ...(configured?.ruleset.game.overturned ?? []).map((label) => label.text),
    ...TOGETHER.filter((row) => row.with.every((id) => [game, ...uses].includes(id))).map((row) => row.label),
  ])
  const found = SEATS.map((players) => differing(game, players, uses))
  expect(found.reduce((sum, { fitting }) => sum + fitting, 0)).toBeGreaterThan(40)
  return found.flatMap(({ labels }) => labels.filter((label) => !expected.has(label)))
}

/** Examples for a number of players that come out differently, and how many examples there are. */
function differing(
  game: Game,
  players: number,
  uses: readonly string[],
): { readonly labels: readonly string[]; readonly fitting: number } {
  const configured = playable(game, players, uses)
  const { ruleset, checked } = configured
  const fitting = ruleset.examples.filter(
    (e) =>
      e.players === players &&
      (e.game === undefined || ruleset.game.layers.some((layer) => layer.id === e.game?.text)) &&
      e.uses.length === 0 &&
      e.with.length === 0 &&
      e.refused === undefined,
  )
  const plans = fitting.map((example) => planExample(configured, example))
  for (const { diagnostics } of plans) expect(diagnostics).toEqual([])
  // Make the program after all plans: the conditions of examples have their own registers.
  const program = programOf(checked)
  return {
    labels: plans
      .filter(({ lack, plan }) => lack === undefined && runWithSeed(program, plan, new Set(), plan.example.label).failure !== undefined)
      .map(({ plan }) => plan.example.label),
    fitting: plans.filter(({ lack }) => lack === undefined).length,
  }
}

describe('two modules are the same rules in either order', () => {
  it.each(
    COMBINATIONS.filter((uses) => uses.length === 2).map((uses) => [uses.join(' and '), uses] as const),
  )('%s', (_, uses) => {
    const [one, other] = [uses, [...uses].reverse()].map((order) => {
      const program = programOf(playable('patrols', 3, order).checked)
      return [1].map((number) => playPatrols(program, `order/${number}`))
    })
    expect(one).toEqual(other)
  })
})

const WITHOUT_STALEMATE = `sandtable: 1
id: endless
extends: patrols
title: Endless
without: [ stalemate ]

examples:
  idle rounds go on:
    players: 2
    given:
      now: turn of north
      reshuffles: 2
      deck: nothing
      discards: red soldier
      each player: { opened: true }
      hand of north: 5 yellow soldiers
      hand of south: 5 green soldiers
      the rest: aside
    play:
      - north: take the top discard
      - north: done
      - north: discard a card (red soldier)
      - south: take the top discard
      - south: done
      - south: discard a card (red soldier)
      - asked: north
      - north: take the top discard
`

describe('a table that plays without the rule of stalemate', () => {
  it('has none, and is right in itself', () => {
    const file = sourceFile('endless.yaml', WITHOUT_STALEMATE)
    const { results, diagnostics, notOverturned } = testRuleset({ file, host })
    expect(diagnostics).toEqual([])
    expect(notOverturned).toEqual([])
    expect(new Set(results.map(({ outcome }) => outcome.kind))).toEqual(new Set(['passed']))
    expect(results.map(({ example }) => example.label)).toContain('idle rounds go on')
    expect(results.map(({ example }) => example.label)).not.toContain(
      'an idle round without a deck ends the battle',
    )
  })
})
