import { NONE } from '../../grammar/ir/ir.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { terrainOf } from '../rulesets/toy-battle-combinations.ts'
import type { Terrain } from './limit/toy-battle.d.mts'
import { MOVE } from './limit/toy-battle.mjs'

/* Converts Toy Battle to the terms of the handwritten engine: sets of spaces as bits, troops and spaces by number. */

const TURN_LIMIT = 500

const bits = (members: Iterable<number>): number => [...members].reduce((set, one) => set | (1 << one), 0)

/** A terrain as the engine takes it. */
export function terrainByHand(name: string, special: boolean): Terrain {
  const { world, neighbours, around, medals, objective, headquarters, signs, admits } = terrainOf(name)
  const ends = bits(headquarters.flat())
  const regions = around.map((ring, i) => ({ around: bits(ring), medals: medals[i] ?? 0 }))
  return {
    near: neighbours.map(bits),
    bases: bits(world.spaces.keys()) & ~ends,
    headquarters: headquarters.map(bits),
    signs: world.spaces.map((_, space) => 1 + (signs[space] ?? NONE)).map((sign) => Math.max(0, sign)),
    admits: world.spaces.map((_, space) => bits(admits[space] ?? [])),
    regions,
    objective,
    special,
    turnLimit: TURN_LIMIT,
  }
}

const WORDS = new Map([
  ['draw', MOVE.draw],
  ['place', MOVE.place],
  ['call up', MOVE.call],
  ['knock out', MOVE.knock],
  ['rob', MOVE.rob],
  ['fall back', MOVE.back],
  ['hurl', MOVE.hurl],
  ['recover', MOVE.recover],
  ['lay down', MOVE.lay],
])

/** A move of the program as the engine encodes it: what is done, a troop, a space. */
export function toyBattleMove(program: Program, state: Int32Array, code: number): number {
  const move = program.decode(state, code)
  if (move === undefined) return MOVE.done
  const [troop = 0, space = 0] = move.values
  return (WORDS.get(program.ir.actions[move.action]?.name ?? '') ?? NONE) | (troop << 4) | (space << 10)
}
