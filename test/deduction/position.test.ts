import { expect, test } from 'vitest'
import { beliefOf, possibleKinds, resample } from '../../interpreter/deduction/deduction.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { observe } from '../../interpreter/view/observe.ts'
import { unlink } from '../../interpreter/state/containers.ts'
import { movePiece } from '../../interpreter/state/move-piece.ts'
import { tablePlan } from '../../interpreter/state/table-plan.ts'
import { chanceOf } from './chance.ts'
import { playAtRandom } from './play-at-random.ts'
import { withModules } from './programs.ts'
import { broken } from './sound.ts'
import { Worlds } from './worlds.ts'

interface Placed {
  readonly at: string
  readonly seat: number
  readonly letter: string
}

const POSITIONS: readonly (readonly Placed[])[] = [
  [
    { at: 'b3', seat: 0, letter: 'M' },
    { at: 'd3', seat: 0, letter: 'O' },
    { at: 'a1', seat: 0, letter: 'F' },
    { at: 'b5', seat: 1, letter: 'S' },
    { at: 'd6', seat: 1, letter: 'N' },
    { at: 'h8', seat: 1, letter: 'F' },
  ],
  [
    { at: 'a1', seat: 0, letter: 'F' },
    { at: 'a2', seat: 0, letter: 'B' },
    { at: 'b1', seat: 0, letter: 'G' },
    { at: 'a4', seat: 1, letter: 'O' },
    { at: 'c2', seat: 1, letter: 'N' },
  ],
]

/** A game that begins with these pieces on the board, and all others still with their owners. */
function startFrom(program: Program, placed: readonly Placed[], seed = 1): Match {
  const { ir } = program
  return Match.from(program, {
    seed,
    point: { kind: 'turns' },
    seat: 0,
    prepare: (state) => {
      const left = [...ir.pieces.keys()]
      for (const { at, seat, letter } of placed) {
        const index = left.findIndex(
          (p) => ir.pieces[p]?.owner === seat && ir.kinds[ir.pieces[p]?.kind ?? -1]?.letter === letter,
        )
        const [piece = -1] = left.splice(index, 1)
        unlink(state, ir.memory, piece)
        movePiece(
          state,
          tablePlan(ir),
          piece,
          ir.spaces.findIndex((s) => s.name === at),
          'last',
        )
      }
    },
  })
}

/** Every way in which the pieces of the other seats could stand on these spaces, as a seat sees it. */
function others(program: Program, placed: readonly Placed[], seat: number): Match[] {
  const { ir } = program
  const letters = ir.pieces.filter((p) => p.owner !== seat).map((p) => ir.kinds[p.kind]?.letter ?? '')
  const assign = (index: number, left: readonly string[]): Placed[][] => {
    const piece = placed[index]
    if (piece === undefined) return [[]]
    if (piece.seat === seat) return assign(index + 1, left).map((rest) => [piece, ...rest])
    return [...new Set(left)].flatMap((letter) =>
      assign(
        index + 1,
        left.filter((_, i) => i !== left.indexOf(letter)),
      ).map((rest) => [{ ...piece, letter }, ...rest]),
    )
  }
  return assign(0, letters).map((one, i) => startFrom(program, one, i))
}

for (const modules of [[], ['silent-defence']])
  POSITIONS.forEach((placed, number) => {
    test(`position ${number + 1} ${modules.join()}: all that can be told, and nothing else`, () => {
      const program = withModules('stratego-barrage', ...modules)
      let compared = 0
      for (let game = 0; game < 3; game++) {
        const match = startFrom(program, placed)
        const below = chanceOf(5 + number + 10 * game)
        const worlds = [0, 1].map(
          (seat) =>
            new Worlds(
              program,
              seat,
              others(program, placed, seat).map((m) => m.snapshot()),
            ),
        )
        for (let ply = 0; ply < 30 && match.decision() !== undefined; ply++) {
          if (ply > 0) playAtRandom(match, below)
          for (const seat of [0, 1]) {
            const knowledge = match.knowledge(seat)
            const last = knowledge.plies.at(-1)
            const known = worlds[seat]
            if (known === undefined) continue
            if (last !== undefined) known.see(last)
            else known.states = known.states.filter((state) => looksLike(program, state, seat, match))
            expect(known.states.length).toBeGreaterThan(0)
            expect(beliefOf(knowledge).lost).toBeUndefined()
            for (const piece of possibleKinds(knowledge)) {
              const found = piece.kinds.map((kind) => kind.name).sort()
              expect(found, `ply ${ply}, seat ${seat}, ${piece.name}`).toEqual(known.kindsOf(piece))
              compared++
            }
            const drawn = resample(knowledge, below)
            if (drawn === undefined) throw new Error(`ply ${ply}: no world agrees`)
            expect(broken(program.ir, drawn.state)).toEqual([])
            expect(JSON.stringify(match.view(seat))).toBe(
              JSON.stringify(viewOf(program, drawn.state, seat, match)),
            )
          }
        }
      }
      expect(compared).toBeGreaterThan(100)
    })
  })

function looksLike(program: Program, state: Int32Array, seat: number, match: Match): boolean {
  return JSON.stringify(viewOf(program, state, seat, match)) === JSON.stringify(match.view(seat))
}

function viewOf(program: Program, state: Int32Array, seat: number, match: Match) {
  return observe(program, state, seat, match.result())
}

test('where a game began with the pieces of others elsewhere, the knowledge is the same', () => {
  const program = withModules('stratego-barrage')
  const [placed = []] = POSITIONS
  const facts = others(program, placed, 0).map((match) => JSON.stringify(match.knowledge(0).facts()))
  expect(facts.length).toBeGreaterThan(100)
  expect(new Set(facts).size).toBe(1)
})
