import { describe, expect, it } from 'vitest'
import { planExample } from '../../grammar/load.ts'
import { programOf, runWithSeed } from '../../interpreter/examples/run.ts'
import { run } from '../../interpreter/simulation/run.ts'
import type { RunResult } from '../../interpreter/simulation/run.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { VOLUME, part } from '../volume.ts'
import { COMBINATIONS, GAMES, combined, isRefused } from './stratego-combinations.ts'

const GAMES_EACH = part(20)

function played(program: Program, games: number): RunResult {
  const running = run(program, games, 1)
  for (;;) {
    const step = running.next()
    if (step.done === true) return step.value
  }
}

/**
 * Examples that come out differently in a game with some modules, although none of these lists them under `changes:`. Either
 * the game uses a module that they do not know about, or two of them together do what neither does alone.
 */
const TOGETHER: readonly {
  readonly label: string
  readonly with: readonly string[]
  readonly because: string
}[] = [
  {
    label: 'no more than three times between the same two spaces',
    with: ['flag-may-move'],
    because: 'its list of moves is complete, and the flag has some',
  },
  { label: 'who may not move any more loses', with: ['flag-may-move'], because: 'the flag can move' },
  ...[
    'neither side can move',
    'who can move while the other cannot wins as before',
    'what endless play forbids is no move, for both',
    'who can only attack is not stuck',
    'the same while the other has one more move',
  ].map((label) => ({
    label,
    with: ['draw-when-both-stuck', 'flag-may-move'],
    because: 'the flags can move, so nobody is stuck',
  })),
  {
    label: 'neither side can move',
    with: ['aggressor-advantage', 'draw-when-both-stuck'],
    because: 'the exchange leaves the attacker on the board',
  },
  {
    label: 'everybody knows the piece that comes back',
    with: ['rescue', 'silent-defence'],
    because: 'captured pieces lie face down',
  },
  {
    label: 'a tie that would have left nobody',
    with: ['aggressor-advantage', 'flag-may-move'],
    because: 'blue still has a flag that moves',
  },
]

/** Every module in every game; pairs in one game each, unless there is time. */
const combinationsIn = (game: (typeof GAMES)[number]): readonly (readonly string[])[] =>
  COMBINATIONS.filter(
    (uses, i) => VOLUME.isLong || uses.length === 1 || i % GAMES.length === GAMES.indexOf(game),
  )

describe.each(GAMES)('Stratego %s', (game) => {
  const combinations = combinationsIn(game).filter((uses) => !isRefused(uses))
  it.each(combinations.map((uses) => [uses.join(' and '), uses] as const))(
    'with %s',
    (_, uses) => {
      const { configured, errors, warnings } = combined(game, uses)
      expect(errors).toEqual([])
      expect(warnings).toEqual([])
      if (configured === undefined) throw new Error('not playable')

      const { ruleset, checked } = configured
      const fitting = ruleset.examples.filter(
        (e) =>
          (e.game === undefined || ruleset.game.layers.some((layer) => layer.id === e.game?.text)) &&
          e.uses.length === 0 &&
          e.with.length === 0 &&
          e.refused === undefined,
      )
      const plans = fitting.map((example) => planExample(configured, example))
      for (const { diagnostics } of plans) expect(diagnostics).toEqual([])
      // Make the program after all plans: the conditions of examples have their own registers.
      const program = programOf(checked)
      const different = plans
        .filter(({ lack, plan }) => lack === undefined && runWithSeed(program, plan, new Set(), plan.example.label).failure !== undefined)
        .map(({ plan }) => plan.example.label)
      const expected = new Set([
        ...ruleset.game.overturned.map((label) => label.text),
        ...TOGETHER.filter((row) => row.with.every((id) => uses.includes(id))).map((row) => row.label),
      ])
      expect(different.filter((label) => !expected.has(label))).toEqual([])
      expect(plans.filter(({ lack }) => lack === undefined).length).toBeGreaterThan(10)

      const result = played(program, GAMES_EACH)
      expect(result.faults).toEqual([])
      expect(result.wins.reduce((sum, wins) => sum + wins, result.draws)).toBe(result.games)
    },
  )

  it.each(COMBINATIONS.filter(isRefused).map((uses) => [uses.join(' and '), uses] as const))(
    'refuses %s, and names both',
    (_, uses) => {
      for (const order of [uses, [...uses].reverse()]) {
        const { configured, errors } = combined(game, order)
        expect(configured).toBeUndefined()
        expect(errors.map(({ code }) => code)).toEqual(['ST2051'])
        for (const id of uses) expect(errors[0]?.message).toContain(id)
      }
    },
  )
})

/** Enough to distinguish two games with different rules: the same seeds give the same games only under the same rules. */
function outcome(program: Program): unknown {
  const { wins, draws, plies, moves, reasons } = played(program, part(8))
  return { wins, draws, plies, moves, reasons: [...reasons].sort() }
}

describe('two modules are the same rules in either order', () => {
  const pairs = combinationsIn('barrage').filter((uses) => uses.length === 2 && !isRefused(uses))
  it.each(pairs.map((uses) => [uses.join(' and '), uses] as const))('%s', (_, uses) => {
    const [one, other] = [uses, [...uses].reverse()].map((order) => {
      const { configured, errors } = combined('barrage', order)
      if (configured === undefined) throw new Error(errors.map(({ message }) => message).join())
      return outcome(programOf(configured.checked))
    })
    expect(one).toEqual(other)
  })
})
