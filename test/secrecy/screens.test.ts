import { expect, test } from 'vitest'
import { BEHIND_SCREENS, H } from '../../grammar/ir/ir.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { resample } from '../../interpreter/deduction/deduction.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { brokenIn } from '../../interpreter/program/broken-invariants.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { playersChance, seedFrom } from '../../interpreter/state/chance.ts'
import type { View } from '../../interpreter/view/view.ts'
import { shelfHost } from '../shelf-host.ts'
import { corpus } from '../corpus/corpus.ts'
import { playable } from '../playable.ts'

const host = shelfHost(import.meta.dirname)
const games = corpus().filter(({ text }) => /every .* in secret:/.test(text))
/** In the others something is only noted behind the screens. */
const withPlaces = games.filter(({ text }) => /^ +\S.*: \{ each: (?:player|\[ ?player)/m.test(text))

function programOf(file: (typeof games)[number]): Program {
  const ir = playable(loadRuleset({ file, host }), 'fewest').checked.ir
  return generatedProgram(ir)
}

const behindScreens = (match: Match): boolean => match.snapshot()[H.screen] === BEHIND_SCREENS

/** Plays at random until the first seat no longer decides. */
function firstSeatDone(program: Program, seed: number): Match {
  const match = Match.start(program, { seed: 1 })
  const below = playersChance(seedFrom(seed))
  const first = match.decision()?.seat
  while (match.decision()?.seat === first) {
    const moves = match.moves()
    const move = moves[below(moves.length)]
    if (move === undefined || match.play(move) !== undefined) throw new Error('It cannot go on.')
  }
  return match
}

/** Everything that a seat can be told, whatever it asks. */
const told = (match: Match, seat: number): unknown => [
  match.view(seat),
  match.log(seat),
  match.knowledge(seat).facts(),
  match.moves(),
]

test('there are games in which something is done behind screens', () => {
  expect(withPlaces.length).toBeGreaterThanOrEqual(1)
  expect(games.length).toBeGreaterThan(withPlaces.length)
})

test.each(games.map((file) => [file.name, file] as const))(
  '%s: whoever comes next is told nothing but how often the first has answered',
  (_, file) => {
    const program = programOf(file)
    const same = new Map<number, unknown>()
    let [compared, differing] = [0, 0]
    const results = new Set<string>()
    for (let seed = 1; seed <= 60; seed++) {
      const match = firstSeatDone(program, seed)
      expect(behindScreens(match)).toBe(true)
      const seat = match.decision()?.seat ?? -1
      const known = same.get(match.ply)
      if (known === undefined) same.set(match.ply, told(match, seat))
      else {
        compared++
        expect(told(match, seat)).toEqual(known)
      }
      differing += Number(!results.has(match.hash()))
      results.add(match.hash())
      for (const place of match.view(seat).places)
        if (place.owner !== undefined && place.owner !== seat)
          expect(place).toMatchObject({ screened: true, count: 0, pieces: [], groups: [] })
      const screened = match.view().places.filter((place) => place.screened === true)
      expect(screened.length > 0).toBe(withPlaces.includes(file))
    }
    expect(compared).toBeGreaterThan(10)
    expect(differing).toBeGreaterThan(2)
  },
)

const coveredFaces = (view: View, seat: number): readonly (string | undefined)[] =>
  view.places
    .filter(({ owner }) => owner !== undefined && owner !== seat)
    .flatMap(({ groups }) => groups.flatMap(({ pieces }) => pieces.slice(1).map(({ kind }) => kind)))

const withGroups = withPlaces.filter(({ text }) => /^ +group of:/m.test(text))

test.each(withGroups.map((file) => [file.name, file] as const))(
  '%s: when the screens are down only what lies open is seen',
  (_, file) => {
    const program = programOf(file)
    let covered = 0
    for (let seed = 1; seed <= 20; seed++) {
      const match = firstSeatDone(program, seed)
      const below = playersChance(seedFrom(seed))
      while (behindScreens(match)) {
        const moves = match.moves()
        match.play(moves[below(moves.length)] ?? '')
      }
      for (const seat of program.ir.seats.keys()) {
        const world = resample(match.knowledge(seat), below)?.state
        expect(world !== undefined && brokenIn(program, world)).toBeUndefined()
        const faces = coveredFaces(match.view(seat), seat)
        covered += faces.length
        expect(faces.filter((kind) => kind !== undefined)).toEqual([])
        expect(coveredFaces(match.view(seat), 1 - seat)).not.toContain(undefined)
      }
    }
    expect(covered).toBeGreaterThan(20)
  },
)
