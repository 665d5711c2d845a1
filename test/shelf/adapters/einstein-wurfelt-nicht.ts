import type { Adapter } from '../adapter.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six']

/** Rows of the white camp from the top, and of the black one, by their place in our deal from `a1` on. */
const WHITE = [5, 3, 4, 0, 1, 2]
const BLACK = [3, 4, 5, 1, 2, 0]

/** All orders of the six cubes in alphabetical order, by number. */
function ordered(index: number): readonly string[] {
  const left = [...NUMBERS]
  let rest = index
  return [120, 24, 6, 2, 1, 1].flatMap((size) => {
    const [picked] = left.splice(Math.floor(rest / size), 1)
    rest %= size
    return picked ?? []
  })
}

function dealt(move: string, places: readonly number[]): string {
  const order = ordered(Number(/\d+$/u.exec(move)?.[0]))
  const dealt = places.map((place, n) => [place, order[n]] as const).toSorted(([a], [b]) => a - b)
  return `shuffled: ${dealt.map(([, cube]) => cube).join(', ')}`
}

const WAYS: Record<string, readonly [file: number, row: number]> = {
  Wup: [0, 1],
  Wleft: [-1, 0],
  Wdiag: [-1, 1],
  Bdown: [0, -1],
  Bright: [1, 0],
  Bdiag: [1, -1],
}
const SPACES = [...'12345'].flatMap((row) => [...'abcde'].map((file) => `${file}${row}`))

/** `W5-diag*`: the five of white goes diagonally and captures. */
export default {
  id: 'six-to-the-corner',
  seat: (player) => 1 - player,
  isChance: (move) => !/^[BW]\d/u.test(move),
  lines: (move, { match, before }) => {
    if (move.includes('black')) return []
    if (move.includes('white')) return [dealt(move, WHITE), dealt(before[0]?.moves[0] ?? '', BLACK)]
    if (move.startsWith('roll')) return `dice: ${move.slice(5)}`
    const [, side, cube, way] = /^(.)(\d)-([a-z]+)/u.exec(move) ?? []
    const [file = 0, row = 0] = WAYS[`${side}${way}`] ?? []
    const start = SPACES.find((space) => {
      const [piece] = match?.view().at(space) ?? []
      return piece?.kind === NUMBERS[Number(cube) - 1] && piece?.owner === 'WB'.indexOf(side ?? '')
    })
    if (start === undefined) return move
    return `${start}-${String.fromCharCode(start.charCodeAt(0) + file)}${Number(start[1]) + row}`
  },
  returns: (match) => (match.result()?.winners.includes(1) === true ? [1, -1] : [-1, 1]),
} satisfies Adapter
