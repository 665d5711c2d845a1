import { expect, test } from 'vitest'
import { H } from '../../grammar/ir/ir.ts'
import { arrangementAt, canonicalLayout, legalLayout } from '../../interpreter/layout/layout.ts'
import type { Layout } from '../../interpreter/layout/layout.ts'
import { Fault } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { run } from '../../interpreter/simulation/run.ts'
import { programFrom } from '../deduction/programs.ts'
import { VOLUME } from '../volume.ts'
import { chance } from './loaded.ts'

const KINDS = ['flag', 'bomb', 'miner', 'scout', 'spy', 'guard', 'lancer', 'runner'] as const

/** Armies of these kinds on the first rows of a board, restricted by a condition. */
function army(
  box: string,
  { columns = 3, rows = 2, where }: { columns?: number; rows?: number; where: string },
): Program {
  const kinds = KINDS.map((kind, i) => `${kind}: { letter: ${'FBNSPGLR'[i] ?? ''} }`).join(', ')
  const line = `      ${'. '.repeat(columns).trim()}\n`
  return programFrom(`sandtable: 1
id: armies
title: Armies
players:
  seats: [ red, blue ]
  sides: { red: south, blue: north }
pieces:
  soldier: { owner: fixed, kinds: { ${kinds} } }
places:
  board:
    grid: |
${line.repeat(2 * rows)}    holds: 1 soldier
    seen by: owner
  army: { each: player, holds: soldiers, seen by: owner }
areas:
  home: own rows 1..${rows}
  back: own row 1
  front: own row ${rows}
  camps: b1, b${2 * rows}
box:
  army: { ${box} }
play:
  - arrange army on home by every player in secret where ${where}
  - game is drawn by set up
`)
}

function waiting(program: Program): {
  readonly state: Int32Array
  readonly draw: (seed: number) => () => Layout
} {
  const state = new Int32Array(program.ir.memory.size)
  program.fresh(state, 1, 2)
  program.begin(state)
  const draw = (seed: number) => {
    const below = chance(seed)
    return () => {
      const arrange = arrangementAt(program.ir, state)
      if (arrange === undefined) throw new Error('nothing is arranged')
      const drawn = legalLayout(program, state, arrange, below)
      expect(drawn.uniform).toBe(true)
      return canonicalLayout(program.ir, arrange, state[H.decider] ?? 0, drawn.layout)
    }
  }
  return { state, draw }
}

/** Every legal layout, found by trying all. */
function everyLayout(program: Program, state: Int32Array): ReadonlySet<string> {
  const arrange = arrangementAt(program.ir, state)
  const seat = state[H.decider] ?? 0
  const spaces = arrange?.spaces[seat] ?? []
  const count = arrange?.pieces[seat]?.length ?? 0
  const found = new Set<string>()
  const place = (layout: readonly number[]): void => {
    if (arrange === undefined) return
    if (layout.length === count) {
      if (program.misplaced(state, layout) < 0)
        found.add(canonicalLayout(program.ir, arrange, seat, layout).join())
      return
    }
    for (const space of spaces) if (!layout.includes(space)) place([...layout, space])
  }
  place([])
  return found
}

const SMALL: readonly (readonly [string, string, { rows?: number; columns?: number; where: string }])[] = [
  ['one kind behind', 'flag: 1, bomb: 2', { where: 'soldier is not flag or space is in your back' }],
  [
    'kinds that want the same spaces',
    'flag: 1, bomb: 2, scout: 2',
    { where: '(soldier is scout or space is in your back) and (soldier is not scout or space is not b1)' },
  ],
  [
    'a closed camp and empty spaces',
    'flag: 1, bomb: 1, miner: 1, spy: 1',
    {
      where:
        'space is not in camps and (soldier is not bomb or space is not in your front) and (soldier is not flag or space is in your back)',
    },
  ],
]

test.each(SMALL)('every lawful setup is drawn equally often: %s', (_, box, board) => {
  const program = army(box, board)
  const { state, draw } = waiting(program)
  const lawful = everyLayout(program, state)
  expect(lawful.size).toBeGreaterThan(4)
  const next = draw(17)
  const counts = new Map([...lawful].map((layout) => [layout, 0]))
  const draws = 60 * lawful.size
  for (let i = 0; i < draws; i++) {
    const layout = next().join()
    expect(lawful.has(layout), layout).toBe(true)
    counts.set(layout, (counts.get(layout) ?? 0) + 1)
  }
  const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 60) ** 2 / 60, 0)
  const freedom = lawful.size - 1
  // Four standard deviations: the seed is fixed, and an uneven draw is far beyond that.
  expect(Math.abs(chiSquare - freedom)).toBeLessThan(4 * Math.sqrt(2 * freedom))
})

const SIX = [
  'space is not in camps',
  '(soldier is not flag or space is in your back)',
  '(soldier is not bomb or space is not in your front)',
  '(soldier is not spy or space is in your back)',
  '(soldier is not scout or space is in your front)',
  '(soldier is not guard or space is in your back or space is in your front)',
].join(' and ')

test('six conditions at once never stop a game, with and without spaces to spare', () => {
  for (const box of [
    'flag: 1, bomb: 6, miner: 6, scout: 8, spy: 4, guard: 2, lancer: 3, runner: 1',
    'flag: 1, bomb: 4, miner: 4, scout: 6, spy: 2',
  ]) {
    const program = army(box, { columns: 8, rows: 4, where: SIX })
    const going = run(program, 40, 'six')
    let next = going.next()
    while (next.done !== true) next = going.next()
    expect(next.value.faults).toEqual([])
    expect(next.value).toMatchObject({ games: 40, uniform: true })
  }
})

/** A condition that makes every space its own sort, and every kind as well. */
function tangled(columns: number, rows: number): string {
  const names = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => `${String.fromCharCode(97 + c)}${r + 1}`),
  ).flat()
  return KINDS.map((kind, k) => {
    const closed = names.filter((_, at) => ((at * 7 + 3) >> (k % 6)) % 2 === 1 && at % 3 === k % 3)
    return `(soldier is not ${kind} or (${closed.map((name) => `space is not ${name}`).join(' and ')}))`
  }).join(' and ')
}

test('where there are too many sorts of spaces to count, a setup is found all the same, and that is told', () => {
  const box = KINDS.map((kind) => `${kind}: 3`).join(', ')
  const program = army(box, { columns: 7, rows: 6, where: tangled(7, 6) })
  const going = run(program, VOLUME.tangled, 'tangled')
  let next = going.next()
  while (next.done !== true) next = going.next()
  expect(next.value.faults).toEqual([])
  expect(next.value).toMatchObject({ games: VOLUME.tangled, uniform: false })
})

test('where there is none, the fault says which kind has too few spaces', () => {
  const program = army('flag: 1, bomb: 4', { where: 'soldier is not bomb or space is in your back' })
  const { draw } = waiting(program)
  let thrown: unknown
  try {
    draw(1)()
  } catch (error) {
    thrown = error
  }
  expect(thrown instanceof Fault && thrown.code).toBe('ST5117')
  expect(thrown instanceof Fault && thrown.message).toBe(
    'There is no legal setup for red (pieces of kind bomb: 4; spaces that the condition leaves them: 3).',
  )
})
