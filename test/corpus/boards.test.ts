import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { perft } from '../../interpreter/simulation/perft.ts'
import { irFor } from '../codegen/shipped.ts'

/** The same game written by hand, independent of the language: a player who cannot move passes or has lost. */
interface Table<S> {
  readonly start: S
  /** Where each move leads; empty when the game is over. */
  moves(state: S): readonly S[]
  isOver(state: S): boolean
}

function count<S>(table: Table<S>, state: S, depth: number): number {
  if (table.isOver(state)) return depth === 0 ? 1 : 0
  return depth === 0 ? 1 : table.moves(state).reduce((sum, next) => sum + count(table, next, depth - 1), 0)
}

type Seat = 0 | 1
const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

/** Bees on a hexagon of side three, keyed by the centres of their cells; neighbours are at distance one. */
interface Comb {
  readonly bees: ReadonlyMap<string, Seat>
  readonly turn: Seat
}

const cells = Array.from({ length: 25 }, (_, i) => ({ q: i % 5, r: Math.floor(i / 5) })).filter(
  ({ q, r }) => Math.abs(q - r) < 3,
)
const nameOf = (q: number, r: number): string => `${'abcde'.charAt(q)}${r + 1}`
const centre = new Map(cells.map(({ q, r }) => [nameOf(q, r), { x: 2 * q - r, y: r }]))
const atCentre = new Map([...centre].map(([name, { x, y }]) => [`${x},${y}`, name]))
const walls = new Set(['b2c3', 'c3b2', 'c3d4', 'd4c3'])
const around = [
  { x: 2, y: 0 },
  { x: -2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
]

function hexStep(from: string, by: { readonly x: number; readonly y: number }): string | undefined {
  const at = centre.get(from)
  const there = at === undefined ? undefined : atCentre.get(`${at.x + by.x},${at.y + by.y}`)
  return there === undefined || walls.has(from + there) ? undefined : there
}

const honeycomb: Table<Comb> = {
  start: {
    bees: new Map<string, Seat>([
      ...['a1', 'b1', 'c1'].map((name) => [name, 0] as const),
      ...['c5', 'd5', 'e5'].map((name) => [name, 1] as const),
    ]),
    turn: 0,
  },
  moves({ bees, turn }) {
    const next: Comb[] = []
    const go = (from: string, to: string): void => {
      const moved = new Map(bees)
      moved.delete(from)
      next.push({ bees: moved.set(to, turn), turn: other(turn) })
    }
    for (const [from, seat] of bees) {
      if (seat !== turn) continue
      for (const by of around) {
        const goesBack = turn === 0 ? by.y < 0 : by.y > 0
        let here = hexStep(from, by)
        if (here !== undefined && bees.get(here) === other(turn)) go(from, here)
        for (let left = goesBack ? 0 : 2; left > 0 && here !== undefined && !bees.has(here); left--) {
          go(from, here)
          here = hexStep(here, by)
        }
      }
    }
    return next
  },
  isOver(state) {
    const own = (seat: Seat): string[] => [...state.bees].flatMap(([name, s]) => (s === seat ? [name] : []))
    const across = (seat: Seat): number =>
      own(seat).filter((name) => name[1] === (seat === 0 ? '5' : '1')).length
    return (
      across(0) > 1 ||
      across(1) > 1 ||
      own(0).length === 0 ||
      own(1).length === 0 ||
      this.moves(state).length === 0
    )
  },
}

/** Ten places in a circle, each a stack of horses, topmost first. */
interface Circle {
  readonly stacks: readonly (readonly Seat[])[]
  readonly stable: readonly [number, number]
  readonly turn: Seat
}

function circleMoves({ stacks, stable, turn }: Circle): readonly Circle[] {
  const next: Circle[] = []
  const ways = turn === 0 ? 1 : 9
  const put = (to: number, from?: number): void => {
    const after = stacks.map((stack, i) => (i === from ? stack.slice(1) : stack))
    after[to] = [turn, ...(after[to] ?? [])]
    const left: [number, number] = [stable[0], stable[1]]
    if (from === undefined) left[turn]--
    next.push({ stacks: after, stable: left, turn: other(turn) })
  }
  stacks.forEach((stack, from) => {
    if (stack[0] !== turn) return
    for (let i = 1; i <= 3; i++) {
      const to = (from + i * ways) % 10
      if (stacks[to]?.length !== 0) break
      put(to, from)
    }
    const to = (from + ways) % 10
    if (stacks[to]?.length === 1) put(to, from)
  })
  if (stable[turn] > 0) for (const gate of [0, 5]) if (stacks[gate]?.length === 0) put(gate)
  return next
}

const carousel: Table<Circle> = {
  start: {
    stacks: Array.from({ length: 10 }, (_, i) => (i === 2 ? [0] : i === 7 ? [1] : [])),
    stable: [1, 1],
    turn: 0,
  },
  moves(state) {
    const own = circleMoves(state)
    return own.length > 0 ? own : circleMoves({ ...state, turn: other(state.turn) })
  },
  isOver: () => false,
}

const ROADS = [
  ['farm', 'mill', 'keep'],
  ['mill', 'ford', 'inn'],
  ['inn', 'port'],
  ['keep', 'port'],
]
const RIVERS = [
  ['spring', 'ford'],
  ['ford', 'port'],
  ['spring', 'farm'],
]
interface Land {
  readonly stacks: Readonly<Record<string, readonly string[]>>
  readonly turn: Seat
}

function landMoves({ stacks, turn }: Land): readonly Land[] {
  const next: Land[] = []
  const go = (from: string, to: string): void => {
    const [top = '', ...rest] = stacks[from] ?? []
    next.push({ stacks: { ...stacks, [from]: rest, [to]: [top, ...(stacks[to] ?? [])] }, turn: other(turn) })
  }
  for (const [from, [top]] of Object.entries(stacks)) {
    if (top?.[0] !== String(turn)) continue
    if (top.endsWith('boat')) {
      for (const ends of RIVERS) if (ends.includes(from)) go(from, ends.find((one) => one !== from) ?? '')
      continue
    }
    for (const road of ROADS)
      for (const line of [road, road.toReversed()]) {
        const at = line.indexOf(from)
        if (at < 0) continue
        for (const to of line.slice(at + 1, at + 3)) {
          if ((stacks[to] ?? []).length > 0) break
          go(from, to)
        }
      }
  }
  return next
}

const fords: Table<Land> = {
  start: { stacks: { farm: ['0cart', '0boat'], port: ['1cart', '1boat'] }, turn: 0 },
  moves(state) {
    const own = landMoves(state)
    return own.length > 0 ? own : landMoves({ ...state, turn: other(state.turn) })
  },
  isOver: () => false,
}

/** Squares are `board column row`. */
interface Glass {
  readonly imps: ReadonlyMap<string, Seat>
  readonly turn: Seat
}

function square(board: string, column: number, row: number): string | undefined {
  if (row < 0 || row > 2) return undefined
  if (board === 'here') return column < 0 || column > 3 ? undefined : `here ${column} ${row}`
  const x = (column + 4) % 4
  return x === 1 && row === 1 ? undefined : `there ${x} ${row}`
}

const lookingGlass: Table<Glass> = {
  start: {
    imps: new Map<string, Seat>([
      ['here 2 0', 0],
      ['here 3 0', 0],
      ['here 0 2', 1],
      ['here 1 2', 1],
    ]),
    turn: 0,
  },
  moves({ imps, turn }) {
    const next: Glass[] = []
    const seen = new Set<string>()
    const go = (from: string, to: string): void => {
      if (seen.has(`${from} ${to}`)) return
      seen.add(`${from} ${to}`)
      const moved = new Map(imps)
      moved.delete(from)
      next.push({ imps: moved.set(to, turn), turn: other(turn) })
    }
    for (const [from, seat] of imps) {
      if (seat !== turn) continue
      const [board = '', column = '', row = ''] = from.split(' ')
      const [x, y] = [Number(column), Number(row)]
      const twin = board === 'here' ? square('there', x, y) : undefined
      if (twin !== undefined && !imps.has(twin)) go(from, twin)
      if (board === 'there')
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, turn === 0 ? 1 : -1],
        ] as const)
          for (let i = 1; i <= 2; i++) {
            const to = square(board, x + i * dx, y + i * dy)
            if (to === undefined || imps.has(to)) break
            go(from, to)
          }
      for (const [dx, dy] of [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const) {
        const to = square(board, x + dx, y + dy)
        if (to !== undefined && imps.get(to) === other(turn)) go(from, to)
      }
    }
    return next
  },
  isOver(state) {
    const far = (seat: Seat): number =>
      [...state.imps].filter(
        ([at, s]) => s === seat && at.startsWith('there') && at.endsWith(seat === 0 ? '2' : '0'),
      ).length
    return far(0) > 1 || far(1) > 1 || this.moves(state).length === 0
  },
}

const counts = (table: Table<Comb> | Table<Circle> | Table<Land> | Table<Glass>, depth: number): number => {
  // Each table has its own type of state.
  if (table === honeycomb) return count(honeycomb, honeycomb.start, depth)
  if (table === carousel) return count(carousel, carousel.start, depth)
  return table === fords ? count(fords, fords.start, depth) : count(lookingGlass, lookingGlass.start, depth)
}

describe.each([
  ['honeycomb', honeycomb, 3],
  ['carousel', carousel, 8],
  ['fords', fords, 9],
  ['looking-glass', lookingGlass, 6],
] as const)('%s', (name, table, deepest) => {
  const file = sourceFile(`${name}.yaml`, readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8'))
  const { ruleset } = loadRuleset({ file, host: memoryHost([]) })
  if (ruleset === undefined) throw new Error('It could not be loaded.')
  const ir = irFor(ruleset, 2)

  test.each([
    ['closures', closuresProgram(ir)],
    ['generated code', generatedProgram(ir)],
  ])('has as many sequences of moves as counted by hand, in %s', (_, program) => {
    const state = new Int32Array(ir.memory.size)
    program.fresh(state, 1, 2)
    program.begin(state)
    const depths = Array.from({ length: deepest }, (__, i) => i + 1)
    const found = depths.map((depth) => perft(program, state, depth).nodes)
    expect(found).toEqual(depths.map((depth) => counts(table, depth)))
    expect(found.at(-1)).toBeGreaterThan(1000)
  })
})
