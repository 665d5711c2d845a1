import type { GameIR } from '../../../grammar/ir/ir.ts'
import { irOfText } from '../texts.ts'

export const SIZES = [8, 64, 512, 4096] as const
export const SHAPES = ['squares', 'hexes', 'ring', 'graph'] as const

export type Shape = (typeof SHAPES)[number]

interface Drawn {
  readonly board: string
  readonly ends: readonly [string, string]
}

function drawn(shape: Shape, size: number): Drawn {
  const wide = 2 ** Math.floor(Math.log2(size) / 2)
  const high = size / wide
  const file = (x: number): string =>
    (x < 26 ? '' : String.fromCharCode(96 + Math.floor(x / 26))) + String.fromCharCode(97 + (x % 26))
  const corner = `${file(wide - 1)}${high}`
  if (shape === 'ring') return { board: `ring: ${size}`, ends: ['s1', `s${size / 2}`] }
  if (shape === 'hexes') return { board: `hexes: rhombus ${wide} by ${high}`, ends: ['a1', corner] }
  if (shape === 'squares')
    return { board: `grid: |\n${`      ${'. '.repeat(wide).trim()}\n`.repeat(high)}`, ends: ['a1', corner] }
  const at = (x: number, y: number): string => `x${x}y${y}`
  const lines = Array.from({ length: size }, (_, i) => {
    const [x, y] = [i % wide, Math.floor(i / wide)]
    const right = x + 1 < wide ? [`${at(x, y)}-${at(x + 1, y)}`] : []
    const down = y + 1 < high ? [`${at(x, y)}-${at(x, y + 1)}`] : []
    return [...right, ...down].join(', ')
  }).filter((line) => line !== '')
  return {
    board: `graph: |\n${lines.map((line) => `      ${line}\n`).join('')}`,
    ends: ['x0y0', at(wide - 1, high - 1)],
  }
}

const games = new Map<string, GameIR>()

/** Each side has four bands, which enter at their gates and walk around. */
export function sizedGame(shape: Shape, size: number): GameIR {
  const key = `${shape} ${size}`
  const known = games.get(key)
  if (known !== undefined) return known
  const made = irOfText(sizedText(shape, size))
  games.set(key, made)
  return made
}

/** The same game with hedges between spaces, which bands plant beside them as long as they leave a way to the other gate. */
export function hedgedGame(shape: Shape, size: number): GameIR {
  const key = `hedged ${shape} ${size}`
  const known = games.get(key)
  if (known !== undefined) return known
  const made = irOfText(
    sizedText(shape, size)
      .replace('play:\n', 'track:\n  each border: { hedged: false, height: 0..3 = 0 }\nplay:\n')
      .replace('you must march', 'you must plant or march')
      .replace('adjacent, 1)\n', 'adjacent, 1) where not hedged(band.space, it)\n').concat(`  plant:
    choose:
      band: your bands on country
      there: spaces in open line(band, adjacent, 1) where (height(it, band.space) otherwise 3) < 3
    only if:
      a way is left: afterwards any spaces in reached(all spaces where any bands on it where owner is you, all spaces, where not hedged(previous, it)) where it is in gate of opponent
      it is not the last one: distance(band.space, there, where not hedged(previous, it)) is not none
    then:
      - set hedged(band.space, there) to true
      - add 1 to height(there, band.space)
`),
  )
  games.set(key, made)
  return made
}

export function sizedText(shape: Shape, size: number): string {
  const { board, ends } = drawn(shape, size)
  return `sandtable: 1
id: sized
title: Sized
players: { seats: [ blue, red ] }
pieces:
  band: { owner: fixed, kinds: { riders: { letter: R } } }
places:
  country:
    ${board.trimEnd()}
    kinds of space:
      gate: { each: player, where: { blue: ${ends[0]}, red: ${ends[1]} } }
      field: { where: the rest }
    holds: bands
  camp: { each: player, holds: bands }
box:
  camp: { riders: 4 }
play:
  - turns from blue, at most 60: turn
  - game is drawn by the end
stages:
  turn:
    - you must march or enter or else nothing
actions:
  march:
    choose:
      band: your bands on country
      goal: spaces in open line(band, adjacent, 1)
    then: move band to goal
  enter:
    choose:
      band: bands in your camp
      goal: spaces in gate of you
    then: move band to goal
`
}
