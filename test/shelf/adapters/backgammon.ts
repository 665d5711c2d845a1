import type { Match } from '../../../interpreter/match/match.ts'
import type { Adapter } from '../adapter.ts'

/** `13/9/4 6/5*`, `8/4(2)`: moves of single men. */
function steps(move: string): readonly (readonly [from: string, to: string])[] {
  const words = move
    .replace(/^\d+ - /u, '')
    .replaceAll('*', '')
    .split(' ')
  return words.flatMap((word) => {
    const [, way = '', times = '1'] = /^(.*?)(?:\((\d)\))?$/u.exec(word) ?? []
    const points = way.split('/')
    const single = points.slice(1).map((to, n) => [points[n] ?? '', to] as const)
    return Array.from({ length: Number(times) }, () => single).flat()
  })
}

/** Moves are written without their die, unless two dice lead to the same. */
function isMove(notation: string, from: string, to: string): boolean {
  if (to !== 'off' || !notation.startsWith('bear off')) return notation === `${from}/${to}`
  return notation.endsWith(', man)') || notation.endsWith(` on ${from})`)
}

/** A way to make all these moves, in their order. */
function ways(match: Match, wanted: readonly (readonly [string, string])[]): readonly string[] | undefined {
  const [[from = '', to = ''] = [], ...rest] = wanted
  for (const move of match.moves().filter(({ notation }) => isMove(notation, from, to))) {
    const after = match.clone()
    after.play(move)
    const others = rest.length === 0 ? [] : ways(after, rest)
    if (others !== undefined) return [move.notation, ...others]
  }
  return undefined
}

/** Two dice are one move there, so what may follow the first of them is counted. */
function pairs(match: Match): number {
  const seat = match.decision()?.seat
  return match.moves().reduce((sum, move) => {
    const after = match.clone()
    after.play(move)
    const isDone = after.ply > match.ply + 1 || after.decision()?.seat !== seat
    return sum + (isDone ? 1 : after.moves().length)
  }, 0)
}

export default {
  id: 'backgammon',
  // Who can use neither die is not asked here, so the next throw follows at once.
  isChance: (move) => move.includes('roll') || move === 'Pass',
  lines: (move, { match }) => {
    const [, one, two] = /roll: (\d)(\d)/u.exec(move) ?? []
    if (one !== undefined)
      // The higher of two single dice is that of who begins.
      return /[XO] starts/u.test(move)
        ? [...`${one}${two}`]
            .toSorted()
            .toReversed()
            .map((die) => `dice: ${die}`)
        : `dice: ${one} ${two}`
    if (match === undefined) return []
    const named = (point: string): string => {
      if (point === 'Bar' || point === 'Off') return point.toLowerCase()
      return `s${match.decision()?.seat === 0 ? point : 25 - Number(point)}`
    }
    const wanted = steps(move).map(([from, to]) => [named(from), named(to)] as const)
    return wanted.length === 0 ? [] : (ways(match, wanted) ?? wanted.map((step) => step.join('/')))
  },
  legal: (match) => pairs(match),
} satisfies Adapter
