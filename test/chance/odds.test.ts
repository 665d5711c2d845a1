import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Configured } from '../../grammar/load.ts'
import { loadRuleset, planExample } from '../../grammar/load.ts'
import { startExample, programOf } from '../../interpreter/examples/run.ts'
import { requestForFile } from '../../interpreter/host-node/ruleset-request.ts'
import { SHIPPED_FOLDER } from '../../interpreter/host-node/shipped.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Fraction } from '../../interpreter/simulation/fraction.ts'
import { ZERO, ONE, addFractions } from '../../interpreter/simulation/fraction.ts'
import { odds, sampledOdds } from '../../interpreter/simulation/odds.ts'
import type { Odds } from '../../interpreter/simulation/odds.ts'
import { differencesFrom } from '../../interpreter/view/differences.ts'
import { shelfHost } from '../shelf-host.ts'
import { corpus } from '../corpus/corpus.ts'
import { VOLUME } from '../volume.ts'
import { playable } from '../playable.ts'

const host = shelfHost(import.meta.dirname)
/** Games that throw dice and have an example that begins with a move. */
const withDice = corpus().filter(
  (file) => /- roll /u.test(file.text) && positions(configuredIn(file)).length > 0,
)

function configuredIn(file: ReturnType<typeof corpus>[number]): Configured {
  const found = playable(loadRuleset({ file, host }), 'fewest')
  return found
}

/** The first move of every example that begins with one, and the position before it. */
function positions(
  configured: Configured,
): readonly { readonly label: string; readonly match: Match; readonly move: string }[] {
  const program = programOf(configured.checked)
  return configured.ruleset.examples.flatMap((example) => {
    const { plan, lack } = planExample(configured, example)
    const first = plan.steps.find(({ kind }) => kind !== 'random')
    if (lack !== undefined || first?.kind !== 'move') return []
    const match = startExample(program, plan).match
    const move = match.clone()
    const played = move.play(first.text)
    const [said] = move.record().slice(-1)
    return played === undefined && said !== undefined
      ? [{ label: example.label, match, move: said.move }]
      : []
  })
}

test('there are games with dice', () => {
  expect(withDice.length).toBeGreaterThanOrEqual(2)
})

const shareOf = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator)

/** Expects each outcome to be drawn as often as its chance says, within five standard errors, and no others. */
function agree(label: string, exact: Odds, drawn: Odds, samples: number): void {
  if (!exact.exact || drawn.exact) throw new Error(`${label}: they are not exact and drawn`)
  const shares = new Map(drawn.outcomes.map(({ what, share }) => [what, share.value]))
  for (const { what, chance } of exact.outcomes) {
    const p = shareOf(chance)
    const error = Math.sqrt((p * (1 - p)) / samples)
    expect(Math.abs((shares.get(what) ?? 0) - p), `${label}: ${what}`).toBeLessThanOrEqual(
      5 * error + 1 / samples,
    )
  }
  const possible = new Set(exact.outcomes.map(({ what }) => what))
  expect([...shares.keys()].filter((what) => !possible.has(what))).toEqual([])
}

/** Positions after whose move nobody may be able to move for many throws, so that chance can go in too many ways. */
const WITHOUT_END = ['two spaces behind a rival']

describe.each(withDice.map((file) => [file.name, file] as const))('%s', (_, file) => {
  const found = positions(configuredIn(file))

  test('the chances of what a move may lead to are one together', () => {
    for (const { label, match, move } of found) {
      const from = match.snapshot()
      const tell = differencesFrom(match.program, from)
      const exact = odds(match.program, from, [move], { tell, samples: 1, seed: 1 })
      if (!exact.exact) {
        expect(WITHOUT_END, label).toContain(label)
        continue
      }
      const sum = exact.outcomes.reduce((all, { chance }) => addFractions(all, chance), ZERO)
      expect(sum, label).toEqual(ONE)
    }
  })

  test('games that are drawn agree with them within their error', () => {
    for (const { label, match, move } of found.filter((one) => !WITHOUT_END.includes(one.label))) {
      const from = match.snapshot()
      const tell = differencesFrom(match.program, from)
      const asked = { tell, samples: VOLUME.rolls, seed: label }
      const exact = odds(match.program, from, [move], asked)
      const drawn = sampledOdds(match.program, from, [move], asked)
      agree(label, exact, drawn, asked.samples)
    }
  })
})

/** Examples of battles with dice: the position, and all moves of the example in order. */
function fights(configured: Configured): readonly {
  readonly label: string
  readonly match: Match
  readonly moves: readonly string[]
}[] {
  const program = programOf(configured.checked)
  return configured.ruleset.examples.flatMap((example) => {
    if (example.uses.length > 0 || example.with.length > 0) return []
    const { plan, lack } = planExample(configured, example)
    const moves = plan.steps.flatMap((step) => (step.kind === 'move' ? [step.text] : []))
    const hasDice = plan.steps.some(({ kind }) => kind === 'random')
    return lack === undefined && hasDice && plan.entry !== undefined && moves.length > 0
      ? [{ label: example.label, match: startExample(program, plan).match, moves }]
      : []
  })
}

describe('whole fights of a shipped game', () => {
  const file = join(SHIPPED_FOLDER, 'battle/pocket-battles/pocket-battles.yaml')
  const configured = playable(loadRuleset(requestForFile(file)))
  const found = fights(configured)

  test('their chances are one together, and games that are drawn agree with them', () => {
    expect(found.length).toBeGreaterThan(20)
    let held = 0
    for (const { label, match, moves } of found) {
      if (held === VOLUME.fights) break
      const from = match.snapshot()
      const tell = differencesFrom(match.program, from)
      const asked = { tell, samples: VOLUME.rolls, seed: label }
      const exact = odds(match.program, from, moves, { ...asked, samples: 1 })
      if (!exact.exact) continue
      const sum = exact.outcomes.reduce((all, { chance }) => addFractions(all, chance), ZERO)
      expect(sum, label).toEqual(ONE)
      if (exact.outcomes.length < 2) continue
      held++
      agree(label, exact, sampledOdds(match.program, from, moves, asked), asked.samples)
    }
    expect(held).toBeGreaterThanOrEqual(Math.min(20, VOLUME.fights))
  })
})

/** A cone is put down on 1 to 4 of a die; then, before the next turn, the other player is dealt a throw. */
const TWO_ROLLS = `sandtable: 1
id: two-rolls
title: Two rolls
implements: { game: Two rolls, owner: nobody, note: An invented game of two rolls. }
players: { seats: [red, blue] }
pieces:
  cone: { owner: fixed, kinds: { cone: { letter: C } } }
places:
  hill: { grid: '. .', holds: cones, pile: yes, seen by: everyone }
  stock: { each: player, holds: cones, seen by: everyone }
box:
  stock: 9 cones
track: { thrown: 0..6 = 0, high: false }
play:
  - turns from red, at most 3: go
  - the game is drawn by dusk
stages:
  go:
    - roll one die called d
    - set thrown to d
    - you must put or wait
actions:
  put:
    choose:
      goal: spaces on hill
    then:
      - roll one die called r
      - set high to r > 4
      - if not high and any cones in your stock: move first cone in your stock onto goal
      - if high: you must wait or stay
  wait:
    then: nothing
  stay:
    then: nothing
`

describe('a line of moves', () => {
  const file = sourceFile('two-rolls.yaml', TWO_ROLLS)
  const program = programOf(configuredIn(file).checked)
  const line = (moves: readonly string[], withinTurn: boolean): Odds => {
    const from = Match.start(program, { seed: 1 }).snapshot()
    return odds(program, from, moves, {
      tell: differencesFrom(program, from),
      samples: 1,
      seed: 1,
      withinTurn,
    })
  }
  const told = (found: Odds): unknown =>
    found.exact &&
    found.outcomes.map(({ what, chance }) => `${chance.numerator}/${chance.denominator} ${what}`).toSorted()

  test('ends with the turn, however a move is written, and says what lies where', () => {
    expect(told(line(['PUT (A1)'], true))).toEqual(['1/3 high true', '2/3 stock of red 8, red cone on a1'])
    const on = line(['put (a1)'], false)
    expect(on.exact && [on.ways, on.outcomes.length]).toEqual([26, 7])
  })

  test('names a move that was not possible, and says how far it came', () => {
    expect(line(['put (a1)', 'wait', 'banana'], true).made).toBe(2)
    expect(line(['put (a1)', 'banana'], true).made).toBe(1)
    expect(told(line(['put (a1)', 'put (b1)'], true))).toContain('1/3 `put (b1)` was not possible')
  })
})

/** A die wounds or tires a guard, on the board or off it. */
const WOUNDS = `sandtable: 1
id: wounds
title: Wounds
players: { seats: [red, blue] }
pieces:
  guard: { owner: fixed, kinds: { guard: { letter: G } }, track: { wounds: 0..6 = 0, tired: false } }
places:
  hill: { grid: '. .', start: 'G .', holds: guards, seen by: everyone }
  camp: { each: player, holds: guards, seen by: everyone }
box:
  camp: 1 guard
play:
  - turns from red, at most 2: you must strike or shell
  - the game is drawn by dusk
stages:
  harm(guard):
    - roll one die called d
    - if d > 4: add d - 4 to guard.wounds
    - if d is 1: set guard.tired to true
actions:
  strike:
    choose:
      guard: guards on hill
    then: harm(guard)
  shell:
    choose:
      guard: guards in (all camps)
    then: harm(guard)
`

test('outcomes tell what is tracked of pieces, on boards and elsewhere', () => {
  const program = programOf(configuredIn(sourceFile('wounds.yaml', WOUNDS)).checked)
  const match = Match.start(program, { seed: 1 })
  const from = match.snapshot()
  const told = (move: string): unknown => {
    const asked = { tell: differencesFrom(program, from), samples: 1, seed: 1 }
    const found = odds(program, from, [move], asked)
    return found.exact && found.outcomes.map(({ what }) => what).toSorted()
  }
  expect(told('strike (guard)')).toEqual([
    '',
    'red guard (tired) on a1',
    'red guard (wounds 1) on a1',
    'red guard (wounds 2) on a1',
  ])
  expect(told('shell (guard in camp of blue)')).toEqual([
    '',
    'camp of blue 1 with blue guard (tired)',
    'camp of blue 1 with blue guard (wounds 1)',
    'camp of blue 1 with blue guard (wounds 2)',
  ])
})
