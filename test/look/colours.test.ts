import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const EDITOR = join(import.meta.dirname, '../../editor')
const BOARD = readFileSync(join(EDITOR, 'board/board.css'), 'utf8')
const [LIGHT = '', DARK = ''] = readFileSync(join(EDITOR, 'board/colors.css'), 'utf8').split(
  "[data-theme='dark']",
)

/** The colour of a property in the rule of a class. */
function colourOf(coat: string, property: string): string {
  const rule = BOARD.split('}').find((each) =>
    new RegExp(`\\.${coat}[\\s,{][\\s\\S]*--body:`, 'u').test(each),
  )
  return colourIn(rule ?? '', property)
}

function colourIn(text: string, property: string): string {
  const found = new RegExp(`--${property}: (#[0-9a-f]{6})`, 'u').exec(text)?.[1]
  if (found === undefined) throw new Error(`there is no --${property}`)
  return found
}

/** Red, green and blue as amounts of light. */
function light(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
}

const times = (rows: readonly (readonly number[])[], of: readonly number[]): readonly number[] =>
  rows.map((row) => row.reduce((sum, factor, i) => sum + factor * (of[i] ?? 0), 0))

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((colour) => times([[0.2126, 0.7152, 0.0722]], light(colour))[0] ?? 0)
    .toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Ways to see colours: usual, and without one sort of cone (Machado, Oliveira and Fernandes 2009). */
const SIGHTS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], // oxfmt-ignore
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]], // oxfmt-ignore
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]], // oxfmt-ignore
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]], // oxfmt-ignore
}

/** OKLab. */
function seen(colour: string, sight: string): readonly number[] {
  const shown = times(SIGHTS[sight] ?? [], light(colour)).map((part) => Math.max(0, part))
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    shown,
  ).map(Math.cbrt)
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  )
}

function distance(one: string, other: string): number {
  return Math.min(
    ...Object.keys(SIGHTS).map((sight) => {
      const there = seen(other, sight)
      return Math.hypot(...seen(one, sight).map((part, i) => part - (there[i] ?? 0)))
    }),
  )
}

test.each([
  [4, 0.2],
  [5, 0.18],
  [6, 0.08],
])('the colours of %i seats are told apart with every kind of sight', (seats, least) => {
  const bodies = Array.from({ length: seats }, (_, seat) => colourOf(`coat-${seat}`, 'body'))
  const pairs = bodies.flatMap((one, i) => bodies.slice(i + 1).map((other) => distance(one, other)))
  expect(Math.min(...pairs)).toBeGreaterThan(least)
})

test('symbols and letters are seen on pieces of every colour', () => {
  const coats = [...BOARD.matchAll(/\.(coat-\w+)[,\s{]/gu)].map(([, coat = '']) => coat)
  expect(new Set(coats).size).toBeGreaterThan(15)
  for (const coat of new Set(coats))
    expect(contrast(colourOf(coat, 'body'), colourOf(coat, 'face')), coat).toBeGreaterThan(3)
})

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the two tones of a board and the men on them differ in %s colours', (_theme, text) => {
  const [light, dark] = [colourIn(text, 'light-space'), colourIn(text, 'dark-space')]
  expect(contrast(light, dark)).toBeGreaterThan(1.4)
  const halo = colourIn(BOARD, 'halo')
  for (const ground of [light, dark])
    expect(
      Math.max(contrast(colourOf('coat-black', 'body'), ground), contrast(halo, ground)),
    ).toBeGreaterThan(3)
})
