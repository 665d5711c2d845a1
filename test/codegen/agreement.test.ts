import { describe, expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { Lockstep } from './lockstep.ts'
import { randomGame } from './random-games.ts'
import { irCalled, irFor, playableIds, rulesetCalled } from './shipped.ts'
import { PLAYED } from '../families.ts'
import { VOLUME, oneIn } from '../volume.ts'
import { inOnePiece, moveByMove } from './whole-games.ts'

/** Each game is built only once. */
const made = new Map<string, { readonly ir: GameIR; readonly one: Program; readonly other: Program }>()
function bothOf(id: string) {
  const known = made.get(id)
  if (known !== undefined) return known
  const ir = irCalled(id)
  const both = { ir, one: closuresProgram(ir), other: generatedProgram(ir) }
  made.set(id, both)
  return both
}

describe('both back ends play the same games', () => {
  for (const id of oneIn(3, playableIds()))
    test(id, () => {
      const ruleset = rulesetCalled(id)
      const every = ruleset.playerCounts.length > 0 ? ruleset.playerCounts : [undefined]
      // Games that are played less are played by the largest number of players.
      const counts = PLAYED.has(id) ? every : [every.at(-1)]
      const [all, most] = PLAYED.has(id)
        ? [VOLUME.games, VOLUME.lockstepPlies]
        : [2, VOLUME.lockstepPlies / 3]
      let plies = 0
      for (const players of counts) {
        const ir = irFor(ruleset, players)
        const other = generatedProgram(ir)
        // Generated code runs every shipped ruleset.
        expect(other.running?.failed).toBeUndefined()
        const games = new Lockstep(closuresProgram(ir), other)
        for (let seed = 1; seed <= Math.ceil(all / counts.length); seed++)
          expect(games.play(seed, most), `${ir.seats.length} players, seed ${seed}`).toBeUndefined()
        plies += games.plies
      }
      expect(plies).toBeGreaterThan(all * 4)
    })
})

describe('games in one piece are those that are played move by move', () => {
  for (const id of oneIn(
    2,
    playableIds().filter((each) => PLAYED.has(each)),
  ))
    test(id, () => {
      const { one, other } = bothOf(id)
      const whole = inOnePiece(other, VOLUME.wholeGames, 'whole')
      if (whole !== undefined) expect(whole).toEqual(moveByMove(one, VOLUME.wholeGames, 'whole'))
    })

  test('some games can be played in one piece', () => {
    for (const id of ['stratego-barrage', 'stratego-classic', 'breakthrough', 'draughts'])
      expect(bothOf(id).other.playouts).toBeDefined()
  })

  test('games that were made at random', () => {
    let plies = 0
    for (let seed = 1; seed <= VOLUME.programs / 3; seed++) {
      const ir = randomGame(seed, true)
      const whole = inOnePiece(generatedProgram(ir), 4, 'whole')
      if (whole === undefined) continue
      expect(whole, `game ${seed}`).toEqual(moveByMove(closuresProgram(ir), 4, 'whole'))
      plies += whole.plies
    }
    expect(plies).toBeGreaterThan(VOLUME.programs)
  })
})

test('both back ends play games that were made at random', () => {
  let plies = 0
  for (let seed = 1; seed <= VOLUME.programs; seed++) {
    const ir = randomGame(seed)
    const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
    for (const start of [1, 2]) expect(games.play(start, 60), `game ${seed}`).toBeUndefined()
    plies += games.plies
  }
  // A test in which nothing happens proves nothing.
  expect(plies).toBeGreaterThan(VOLUME.programs * 3)
})
