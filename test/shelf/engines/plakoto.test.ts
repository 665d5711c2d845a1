import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

/** Men of each seat by the pips that they still have to go; those that are borne off have none. */
type Board = readonly [white: readonly number[], black: readonly number[]]

const FARTHEST = 24
const HOME = 6
const place = (seat: number, pips: number): string => `s${seat === 0 ? pips : FARTHEST + 1 - pips}`

/** Plakoto once more. The dice are read from the log. */
function plakoto(match: Match): Engine {
  let board: Board = [
    Array.from({ length: FARTHEST + 1 }, (_, pips) => (pips === FARTHEST ? 15 : 0)),
    Array.from({ length: FARTHEST + 1 }, (_, pips) => (pips === FARTHEST ? 15 : 0)),
  ]
  /** Who has a man under an enemy on this point, as white counts. */
  let pinned: readonly (number | undefined)[] = Array.from({ length: FARTHEST + 1 }, () => undefined)
  const opening = match.openingThrows().map(({ dice }) => Number(dice))
  let dice = opening.slice(-2)
  let seat = (dice[0] ?? 0) > (dice[1] ?? 0) ? 0 : 1
  let result: { readonly winner?: number; readonly points?: number } | undefined

  const mine = (player: number): readonly number[] => board[player === 0 ? 0 : 1]
  const pointOf = (player: number, pips: number): number => (player === 0 ? pips : FARTHEST + 1 - pips)
  const isPinned = (player: number, pips: number): boolean => pinned[pointOf(player, pips)] === player
  const areHome = (): boolean => mine(seat).every((men, pips) => men === 0 || pips <= HOME)
  const canMove = (pips: number, die: number): boolean => {
    if (pips === 0 || (mine(seat)[pips] ?? 0) === 0 || isPinned(seat, pips)) return false
    const goal = pips - die
    if (goal > 0) return (mine(1 - seat)[FARTHEST + 1 - goal] ?? 0) <= 1 && !isPinned(seat, goal)
    return areHome() && (goal === 0 || mine(seat).every((men, other) => men === 0 || other <= pips))
  }
  const moveMan = (pips: number, die: number): void => {
    const goal = Math.max(0, pips - die)
    const men = mine(seat).with(pips, (mine(seat)[pips] ?? 0) - 1)
    const moved = men.with(goal, (men[goal] ?? 0) + 1)
    board = seat === 0 ? [moved, board[1]] : [board[0], moved]
    if (men[pips] === 0) pinned = pinned.with(pointOf(seat, pips), undefined)
    if (goal > 0 && (mine(1 - seat)[FARTHEST + 1 - goal] ?? 0) === 1)
      pinned = pinned.with(pointOf(seat, goal), 1 - seat)
  }
  const uses = (left: readonly number[]): readonly (readonly [pips: number, die: number])[] =>
    [...new Set(left)].flatMap((die) =>
      mine(seat).flatMap((_, pips) => (canMove(pips, die) ? [[pips, die] as const] : [])),
    )
  const without = (left: readonly number[], die: number): readonly number[] =>
    left.toSpliced(left.indexOf(die), 1)
  const tried = <T>(pips: number, die: number, then: () => T): T => {
    const before = [board, pinned] as const
    moveMan(pips, die)
    const value = then()
    ;[board, pinned] = before
    return value
  }
  const counted = new Map<string, number>()
  /** How many dice can be used at most. */
  const most = (left: readonly number[]): number => {
    const key = JSON.stringify([mine(seat), left])
    const known = counted.get(key)
    if (known !== undefined) return known
    const count = Math.max(
      0,
      ...uses(left).map(([pips, die]) => tried(pips, die, () => 1 + most(without(left, die)))),
    )
    counted.set(key, count)
    return count
  }
  const listed = (): readonly (readonly [pips: number, die: number])[] => {
    const best = most(dice)
    const found = uses(dice).filter(([pips, die]) =>
      tried(pips, die, () => 1 + most(without(dice, die)) === best),
    )
    const highest = Math.max(...found.map(([, die]) => die))
    return best === 1 ? found.filter(([, die]) => die === highest) : found
  }
  let known: ReturnType<typeof listed> | undefined
  const legal = (): ReturnType<typeof listed> => (known ??= listed())
  const forget = (): void => {
    counted.clear()
    known = undefined
  }
  const written = ([pips, die]: readonly [number, number]): string =>
    `${place(seat, pips)}/${pips > die ? place(seat, pips - die) : 'off'} ${die}`
  const end = (): void => {
    const waiting = (player: number): boolean => (mine(player)[FARTHEST] ?? 0) > 0
    const [white, black] = [isPinned(0, FARTHEST), isPinned(1, FARTHEST)]
    if (white && black) result = {}
    else if (white && !waiting(1)) result = { winner: 1, points: 2 }
    else if (black && !waiting(0)) result = { winner: 0, points: 2 }
    else
      for (const player of [0, 1])
        if (mine(player)[0] === 15) result = { winner: player, points: mine(1 - player)[0] === 0 ? 2 : 1 }
  }
  return {
    seat: () => seat,
    moves: () => (result === undefined ? legal().map(written) : undefined),
    // A man may be borne off by either of two dice, which is written then.
    written: (notation) => {
      const [, die = '', from] = /^bear off \((\d), man(?: on (s\d+))?\)$/u.exec(notation) ?? []
      const found = legal()
        .map(written)
        .filter((move) =>
          die === ''
            ? move.startsWith(`${notation} `)
            : move.startsWith(from ?? '') && move.endsWith(`/off ${die}`),
        )
      return found.length === 1 ? (found[0] ?? '') : notation
    },
    play: (move) => {
      const use = legal().find((one) => written(one) === move)
      if (use === undefined) return
      moveMan(...use)
      forget()
      dice = [...without(dice, use[1])]
      end()
    },
    check: (now) => {
      if (result !== undefined) {
        expect(now.result()?.winners).toEqual(result.winner === undefined ? [] : [result.winner])
        return
      }
      // Whoever can use no die loses the throw.
      const throws = (now.log().at(-1)?.thrown ?? []).map((thrown) => thrown.dice.split(' ').map(Number))
      while (uses(dice).length === 0) {
        const thrown = throws.shift()
        if (thrown === undefined) break
        seat = 1 - seat
        forget()
        dice = thrown[0] === thrown[1] ? [...thrown, ...thrown] : thrown
      }
      expect(throws).toEqual([])
    },
  }
}

test('plakoto, random games', () => {
  expect(playBoth({ id: 'plakoto' }, plakoto, 12)).toBeGreaterThan(1000)
})
