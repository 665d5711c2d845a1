import type { SeatIR } from '../../ir/ir.ts'
import type { MergedGame, MergedNode } from '../../merge/merged.ts'
import { memoized } from '../../source/memoized.ts'
import type { YamlNode } from '../../yaml/tree.ts'
import type { Board, Way, Wrap } from './board.ts'
import { HEXES } from './hexes.ts'
import { COMPASS, QUARTER_TURNS, gridSteps } from './squares.ts'

/** `leap(1, 2)`: so many spaces one way and so many at an angle to it, over anything between. */
export interface Leap {
  readonly ahead: number
  readonly aside: number
}

const CALL = /(?<![\p{L}\d'_-])leap\s*\(\s*(?<ahead>\d{1,2})\s*,\s*(?<aside>\d{1,2})\s*\)/gu

/** The word for the directions of a leap, as `Topology.words` spells it. */
export function leapWord(leap: string, ahead: number, aside: number): string {
  return `${leap}(${ahead}, ${aside})`
}

/** The word for a sum of directions, with a leap spelled as in `leapWord`. */
export function spelledLeap(word: string): string {
  return word.replace(/\s*\(\s*(\d+)\s*,\s*(\d+)\s*\)$/u, '($1, $2)')
}

/** The leaps that the rules of a game mention. A board has directions for these and no others. */
export function leapsIn({ sections, hooks, changes }: MergedGame): readonly Leap[] {
  const parts = [...sections.values(), ...hooks.map(({ steps }) => steps), ...changes.map(({ text }) => text)]
  const found = new Map(
    parts.flatMap(leapsWithin).map((leap) => [leapWord('', leap.ahead, leap.aside), leap]),
  )
  return [...found.values()]
}

/** The leaps of a game as one text, to compare games. */
export const leapsText = memoized((game: MergedGame): string =>
  leapsIn(game)
    .map(({ ahead, aside }) => leapWord('', ahead, aside))
    .sort()
    .join(),
)

const leapsWithin = memoized((node: MergedNode | YamlNode): readonly Leap[] => {
  if (node.kind === 'list') return node.items.flatMap(leapsWithin)
  if (node.kind === 'map')
    return node.entries.flatMap(({ key, value }) => [...leapsOf(key.text), ...leapsWithin(value)])
  return leapsOf(node.text)
})

function leapsOf(text: string): readonly Leap[] {
  if (!text.includes('leap')) return []
  return [...text.matchAll(CALL)].map(({ groups }) => ({
    ahead: Number(groups?.['ahead']),
    aside: Number(groups?.['aside']),
  }))
}

/** A step to the right and up, as boards are drawn. */
interface Jump {
  readonly right: number
  readonly up: number
}

/** The leaps of a board drawn in rows, each a direction, numbered from those to spaces next to it. */
class Jumps {
  private readonly shape: keyof typeof STEPS
  private readonly plain: readonly Jump[]
  readonly added: Jump[] = []

  constructor(shape: keyof typeof STEPS) {
    this.shape = shape
    this.plain = STEPS[shape]
  }

  /** Its index; a leap to a space next to this one is a direction that every board has. */
  indexOf({ right, up }: Jump): number {
    const all = [...this.plain, ...this.added]
    const found = all.findIndex((one) => one.right === right && one.up === up)
    if (found < 0) this.added.push({ right, up })
    return found < 0 ? all.length : found
  }

  way({ right, up }: Jump): Way {
    const written = [part(up, 'up', 'down'), part(right, 'right', 'left')].join(' ').trim()
    const opposite = this.indexOf({ right: -right, up: -up })
    // A quarter turn of a square, a sixth of a hexagon.
    const turned = this.indexOf({ right: up, up: this.shape === 'squares' ? -right : up - right })
    const common = { opposite, turned, near: false, leaps: true } as const
    return this.shape === 'squares'
      ? { name: written, ...common }
      : { name: `hex ${written}`, written, ...common }
  }
}

const STEPS = { squares: COMPASS, hexes: HEXES }

const part = (far: number, ahead: string, back: string): string =>
  far === 0 ? '' : `${Math.abs(far)} ${far > 0 ? ahead : back}`

/** The board with directions for these leaps. Only boards drawn in rows have any. */
export function withLeaps(board: Board, wrap: Wrap, leaps: readonly Leap[]): Board {
  const { shape, ways } = board
  if (leaps.length === 0 || (shape !== 'squares' && shape !== 'hexes')) return board
  const jumps = new Jumps(shape)
  const words = new Map(ways.words)
  // The other way round, all of them are the same leaps.
  for (const { ahead, aside } of leaps) {
    addWords(words, shape, { ahead, aside }, jumps)
    addWords(words, shape, { ahead: aside, aside: ahead }, jumps)
  }
  const added = jumps.added.map((jump) => jumps.way(jump))
  const steps = gridSteps(board, jumps.added, wrap)
  const width = ways.directions.length
  return {
    ...board,
    ways: {
      directions: [...ways.directions, ...added],
      steps: board.spaces.flatMap((_, space) => [
        ...ways.steps.slice(space * width, (space + 1) * width),
        ...steps.slice(space * added.length, (space + 1) * added.length),
      ]),
      words,
    },
  }
}

function addWords(
  words: Map<string, (seat: SeatIR) => number>,
  shape: keyof typeof STEPS,
  { ahead, aside }: Leap,
  jumps: Jumps,
): void {
  if (ahead === 0 && aside === 0) return
  const circle: readonly Jump[] = STEPS[shape].filter(
    ({ right, up }) => shape === 'hexes' || right * up === 0,
  )
  const sides = circle.length
  const at = (turn: number): Jump => circle[(turn + sides) % sides] ?? { right: 0, up: 0 }
  const towards = (turn: number): number =>
    [turn - 1, turn + 1].reduce((mask, side) => {
      const [one, other] = [at(turn), at(side)]
      const right = ahead * one.right + aside * other.right
      const up = ahead * one.up + aside * other.up
      return mask | (1 << jumps.indexOf({ right, up }))
    }, 0)
  const masks = circle.map((_, turn) => towards(turn))
  const all = masks.reduce((mask, one) => mask | one, 0)
  words.set(leapWord('leap', ahead, aside), () => all)
  if (shape === 'hexes') return
  for (const [way, turn] of [
    ['forward', 0],
    ['backward', 2],
  ] as const)
    words.set(
      leapWord(`${way} leap`, ahead, aside),
      ({ side = 'south' }) => masks[(QUARTER_TURNS[side] + turn) % sides] ?? 0,
    )
}
