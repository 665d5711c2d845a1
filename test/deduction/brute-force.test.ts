import { describe, expect, test } from 'vitest'
import { beliefOf, possibleKinds } from '../../interpreter/deduction/deduction.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { chanceOf } from './chance.ts'
import { VOLUME } from '../volume.ts'
import { TELLING, smallWar } from './programs.ts'
import { Worlds } from './worlds.ts'

interface Case {
  readonly program: Program
  readonly seats: readonly (number | undefined)[]
  readonly games: number
  readonly plies: number
  /** A seat's own moves may tell it something under these rules, which the deduction ignores. */
  readonly movesTell?: boolean
}

const MODULES = (...names: readonly string[]): string => `uses: [ ${names.join(', ')} ]\n`

const FIVE = 'flag: 1, bomb: 1, marshal: 1, scout: 1, spy: 1'

const TIRED = `pieces.soldier.track: { tired: false }
uses: [ silent-defence ]
after:
  fight:
    - if defender is spy: set attacker.tired to true
actions.attack:
  only if:
    a tired piece rests: not piece.tired
`

const CASES: ReadonlyMap<string, () => Case> = new Map([
  [
    'five pieces',
    () => ({
      program: smallWar('flag: 1, bomb: 1, marshal: 1, scout: 1, spy: 1', 5),
      seats: [0, 1],
      games: 6,
      plies: 40,
    }),
  ],
  [
    'equal pieces',
    () => ({ program: smallWar('flag: 1, scout: 2, miner: 2', 6), seats: [0, 1], games: 4, plies: 40 }),
  ],
  [
    'a spectator',
    () => ({
      program: smallWar('flag: 1, scout: 1, spy: 1, bomb: 1', 4),
      seats: [undefined],
      games: 4,
      plies: 30,
    }),
  ],
  [
    'silent defence',
    () => ({
      program: smallWar('flag: 1, bomb: 1, marshal: 1, miner: 1, spy: 1', 5, MODULES('silent-defence')),
      seats: [0, 1],
      games: 6,
      plies: 40,
    }),
  ],
  [
    'pieces come back from a place that is not seen',
    () => ({
      program: smallWar('flag: 1, scout: 1, marshal: 1, miner: 1', 4, MODULES('silent-defence', 'rescue')),
      seats: [0, 1],
      games: 6,
      plies: 40,
    }),
  ],
  [
    'a condition that speaks of other pieces, listed by kind',
    () => ({
      program: smallWar(
        FIVE,
        5,
        `actions.move:
  only if:
    a marshal gives the order: any your marshals on board
`,
      ),
      seats: [0, 1],
      games: 4,
      plies: 40,
    }),
  ],
  [
    'a condition that speaks of the neighbours of a piece',
    () => ({
      program: smallWar(
        FIVE,
        5,
        `actions.move:
  only if:
    not away from a friend: number of your soldiers on board where rank is none and space is next to piece.space < 2
`,
      ),
      seats: [0, 1],
      games: 6,
      plies: 40,
    }),
  ],
  // The checker refuses the following rules because they give secrets away; the deduction finds exactly what they reveal.
  [
    'a table whose rows read what is hidden',
    () => ({
      program: smallWar(
        FIVE,
        5,
        `tables.battle.while:
  a friend of rank stands by: any marshals called near on board where near.owner is defender.owner and near.space is next to defender.space => defender wins
  when few are left nobody wins: number of soldiers on board < 8 and defender is not flag => both are lost
`,
      ),
      seats: [0, 1, undefined],
      games: 2,
      plies: 30,
    }),
  ],
  [
    'a branch that gives away what somebody has',
    () => ({
      program: smallWar(
        FIVE,
        5,
        'uses: [ silent-defence ]\nbefore:\n  move:\n    - if any your spies on board: show piece\n',
        TELLING,
      ),
      seats: [0, 1, undefined],
      games: 3,
      plies: 30,
    }),
  ],
  [
    'a value that nobody sees remembers a face',
    () => ({
      program: smallWar(FIVE, 5, TIRED, TELLING),
      seats: [0, 1],
      games: 12,
      plies: 60,
      movesTell: true,
    }),
  ],
])

describe('the same as going through all hidden worlds', () => {
  for (const [name, make] of CASES)
    test(name, () => {
      const { program, seats, games, plies, movesTell } = make()
      const { ir } = program
      let [pieces, weaker] = [0, 0]
      for (let game = 0; game < (VOLUME.isLong ? games : Math.ceil(games / 3)); game++) {
        const below = chanceOf(game + 1)
        const match = Match.start(program, { seed: game })
        const worlds = seats.map((seat) => new Worlds(program, seat, [match.snapshot()]))
        while (match.decision() !== undefined && match.ply < plies) {
          const layout = match.sampleLayout(below)
          const moves = match.moves()
          const move = moves[below(moves.length)]
          if (layout !== undefined) match.playLayout(layout)
          else if (move !== undefined) match.play(move)
          seats.forEach((seat, i) => {
            const knowledge = match.knowledge(seat)
            const ply = knowledge.plies.at(-1)
            if (ply !== undefined) worlds[i]?.see(ply)
            if (movesTell !== true) worlds[i]?.withMoves(knowledge.moves)
            expect(worlds[i]?.states.length).toBeGreaterThan(0)
            const belief = beliefOf(knowledge)
            expect(belief.lost).toBeUndefined()
            if (belief.waiting > 0) return
            for (const piece of possibleKinds(knowledge)) {
              const found = piece.kinds.map((kind) => kind.name).sort()
              const possible = worlds[i]?.kindsOf(piece) ?? []
              const where = `${name}, game ${game}, ply ${match.ply}, ${ir.seats[seat ?? -1]?.name}: ${piece.name}`
              expect(found, where).toEqual(expect.arrayContaining([...possible]))
              pieces++
              if (found.length > possible.length) weaker++
              if (piece.exact) expect(found, where).toEqual(possible)
            }
          })
        }
      }
      expect({ compared: pieces > 100, weaker }).toEqual({ compared: true, weaker: 0 })
    })
})
