import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { H, NONE, STATUS, type GameIR } from '../../../grammar/ir/ir.ts'
import { closuresProgram } from '../../../interpreter/closures/program.ts'
import { ChanceSource } from '../../../interpreter/state/chance-source.ts'
import { seedFrom } from '../../../interpreter/state/chance.ts'
import { tablePlan } from '../../../interpreter/state/table-plan.ts'
import { chance, configuredVariant } from '../../games/loaded.ts'
import { RULESETS } from '../../rulesets/shipped-documents.ts'
import { VOLUME, part } from '../../volume.ts'
import { PocketBattle, split, type Tile } from './pocket-battles.ts'

/** Random battles of each pair of armies. */
const GAMES = part(50)
const LONGEST = 6000
/** The armies, the points of each, and special orders that must have been given in many battles. */
const BATTLES: readonly (readonly [string, string, size: number, special: readonly string[]])[] = [
  ['celts', 'romans', 60, ['treat', 'excite', 'give two orders', 'turn a pass']],
  ['elves', 'orcs', 50, ['treat', 'control', 'excite', 'galvanize', 'name dice']],
  ['romans', 'elves', 80, ['control', 'give two orders', 'intercept', 'return fire']],
  ['orcs', 'celts', 40, ['galvanize', 'name dice', 'turn an order', 'give up']],
]

/** Orders that are chosen in every second question that offers them. */
const RARE = new Set(['treat', 'control', 'give two orders', 'excite', 'galvanize', 'charge'])

/** The tiles of an army, from its file: the tests of its items compare them with the list of the box. */
function tilesOf(army: string): ReadonlyMap<string, Omit<Tile, 'owner' | 'kind'>> {
  const text = readFileSync(join(RULESETS, `battle/pocket-battles/armies/${army}.yaml`), 'utf8')
  const rows = [...text.matchAll(/^ +([a-z][a-z0-9 -]*): \{ (?:plural: [\w ]+, )?army: \w+, (.*) \}$/gmu)]
  return new Map(
    rows.map(([, kind = '', row = '']) => {
      const number = (name: string): number => Number(new RegExp(`${name}: (\\d+)`, 'u').exec(row)?.[1] ?? 0)
      const list = (name: string): string[] => {
        const items = new RegExp(`${name}: \\[ (.*?) \\]`, 'u').exec(row)?.[1] ?? ''
        return items === '' ? [] : items.split(', ')
      }
      const traits = list('traits').flatMap((trait) => {
        const [, times = '1', name = trait] = /^(\d) (.*)$/u.exec(trait) ?? []
        return Array.from({ length: Number(times) }, () => name)
      })
      const [strikes, shots] = [list('strikes').map(Number), list('shots').map(Number)]
      const [cost, formation, life] = [number('points'), number('formation'), number('wound points')]
      return [kind, { cost, formation, life, strikes, shots, traits }]
    }),
  )
}

/** Draws dice as ever, and remembers them. */
class Dice extends ChanceSource {
  readonly remembered: number[] = []

  override roll(...given: Parameters<ChanceSource['roll']>): readonly number[] {
    const shown = super.roll(...given)
    shown.forEach((times, side) => {
      for (let i = 0; i < times; i++) this.remembered.push(side + given[2])
    })
    return shown
  }
}

const cell = (ir: GameIR, name: string): number =>
  ir.memory.regions.find((region) => region.name === name)?.at ?? NONE

type Playing = ReturnType<typeof playable>

/** The game of two armies, with dice that are remembered. */
function playable(armies: readonly [string, string], size: number) {
  const options = { 'north army': armies[0], 'south army': armies[1], size: String(size) }
  const { ir } = configuredVariant({ id: 'pocket-battles', options }, 2).checked
  const dice = new Dice(ir, tablePlan(ir))
  const tiles = armies.map(tilesOf)
  const owned = ir.pieces.map(({ kind: number, owner }): Tile => {
    const kind = ir.kinds[number]?.name ?? ''
    const tile = tiles[owner]?.get(kind)
    if (tile === undefined) throw new Error(`${kind} is in no army`)
    return { kind, owner, ...tile }
  })
  return { ir, dice, owned, size, program: closuresProgram(ir, undefined, dice) }
}

/** A battle in both. Returns its plies. */
function compared({ ir, dice, owned, size, program }: Playing, seed: number, words: Set<string>): number {
  const { state: S } = program
  const { at } = ir.memory
  const [stacks, groups] = [ir.groups[0], ir.groups[1]]
  const cells = Object.fromEntries(
    ['reserve', 'passed', 'spent', 'orders', 'wounds'].map((name) => [name, cell(ir, name)]),
  )
  const word = (name: string, index: number): number => S[(cells[name] ?? 0) + index] ?? NONE
  const engine = new PocketBattle(owned, size, {
    dice: (count) => dice.remembered.splice(0, count),
    placed: (troop) => {
      const container = S[at + troop] ?? NONE
      for (const group of [stacks, groups])
        if (group !== undefined && container >= group.container && container < group.container + group.count)
          return container - group.container + group.first
      return NONE
    },
  })
  const { low, high } = seedFrom(`pocket/${seed}`)
  const below = chance(seed)
  program.fresh(S, low, high)
  program.begin(S)
  const playing = engine.play()
  /** Things that look alike are named alike. */
  const look = (id: number): string => {
    if (id < ir.pieces.length) return `${owned[id]?.kind ?? ''}/${word('wounds', id)}`
    const unit = engine.units.find((each) => each.id === id)
    if (unit === undefined) return String(id)
    const troops = unit.troops.map((troop) => look(troop.id)).toSorted()
    return `${troops.join('+')}@${unit.row}${unit.sector}:${unit.orders}`
  }
  const alike = (move: string): string => {
    const [name, numbers] = split(move)
    // A number of dice is only a number, and zones are no things.
    if (name === 'name dice' || numbers.length === 0) return move
    const isPlace = name === 'march' || name === 'redeploy' || name === 'deploy'
    return `${name} ${numbers.map((id, i) => (isPlace && i === 1 ? id : look(id))).join(' ')}`
  }
  const distinct = (moves: readonly string[]): string => [...new Set(moves.map(alike))].toSorted().join('\n')
  let asked = playing.next('')
  let plies = 0
  for (; S[H.status] === STATUS.waiting && plies < LONGEST; plies++) {
    const where = `seed ${seed}, ply ${plies}`
    const ours = [...program.moves.subarray(0, program.legal(S))].map((code) => {
      const move = program.decode(S, code)
      return move === undefined ? 'done' : `${ir.actions[move.action]?.name ?? ''} ${move.values.join()}`
    })
    if (asked.done === true) throw new Error(`${where}: the engine is over, and ours asks ${ours.join('; ')}`)
    const { seat, moves } = asked.value
    if (seat !== S[H.decider]) expect([S[H.decider], distinct(ours)], where).toEqual([seat, distinct(moves)])
    if (distinct(ours) !== distinct(moves)) expect(distinct(ours), where).toBe(distinct(moves))
    const rare = ours.filter((move) => RARE.has(split(move)[0]))
    const pick =
      rare.length > 0 && below(2) === 0 ? ours.indexOf(rare[below(rare.length)] ?? '') : below(ours.length)
    const move = ours[pick] ?? ''
    words.add(move === 'done' ? move : split(move)[0])
    program.apply(S, program.moves[pick] ?? NONE)
    asked = playing.next(move)
    if (S[H.status] !== STATUS.waiting) continue
    const theirs = [engine.reserve, engine.passed, engine.spent].flat().join()
    const counters = ['reserve', 'passed', 'spent'].flatMap((name) => [word(name, 0), word(name, 1)]).join()
    if (theirs !== counters) expect(counters, `${where}, counters`).toBe(theirs)
    for (const unit of engine.units) {
      const { id, troops, row, sector, orders } = unit
      const [first = 0, melee = 0] = [
        groups?.first,
        ir.containers.findIndex(({ name }) => name.startsWith('melee')),
      ]
      const place = S[at + id] ?? NONE
      const fights = ir.groups[2]
      const isFight = fights !== undefined && place >= fights.container
      const there = isFight ? (S[at + fights.first + place - fights.container] ?? NONE) : place
      const expected =
        row === 'melee' ? melee + sector : 18 + 6 * unit.owner + (row === 'front' ? 3 : 0) + sector
      const found = [there, word('orders', id - first), ...troops.map((troop) => word('wounds', troop.id))]
      const wanted = [expected, orders, ...troops.map(({ wounds }) => wounds)]
      if (found.join() !== wanted.join()) expect(found, `${where}, unit ${id}`).toEqual(wanted)
    }
  }
  expect(dice.remembered).toEqual([])
  expect(S[H.winner]).toBe(engine.winner)
  return plies
}

test.each(VOLUME.isLong ? BATTLES : BATTLES.slice(0, 2))(
  'pocket-battles, %s against %s with %i points',
  (north, south, size, special) => {
    const words = new Set<string>()
    const playing = playable([north, south], size)
    let plies = 0
    for (let seed = 1; seed <= GAMES; seed++) plies += compared(playing, seed, words)
    expect(plies).toBeGreaterThan(GAMES * 50)
    if (VOLUME.isLong) expect([...words]).toEqual(expect.arrayContaining([...special]))
  },
)
