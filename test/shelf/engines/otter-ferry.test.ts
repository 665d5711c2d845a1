import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { cardsIn } from '../../rulesets/hearts-engine.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

const CROSSINGS = 5
const LEAKS = 4

/** Otter ferry once more: `asked` are those who still have to answer, in order. */
function ferry(match: Match, count: number): Engine {
  const names = match.ir.seats.map(({ name }) => name)
  const roles = names.map((name) => cardsIn(match, `coat of ${name}`)[0])
  const seatsWhere = (holds: (seat: number) => boolean): number[] => [...names.keys()].filter(holds)
  const isBeaver = (seat: number): boolean => roles[seat] === 'beaver'
  let [captain, crossed, leaks, ayes, holes] = [0, 0, 0, 0, 0]
  let [phase, asked, crew] = ['call', [0], [] as number[]]
  const isSunk = (): boolean => leaks >= LEAKS
  const isOver = (): boolean => isSunk() || (crossed === CROSSINGS && phase === 'call')
  const nextCaptain = (): void => {
    captain = (captain + 1) % count
    ;[phase, asked, crew, ayes, holes] = ['call', [captain], [], 0, 0]
  }
  const phases: Readonly<
    Record<string, { readonly moves: () => string[]; readonly play: (move: string) => void }>
  > = {
    call: {
      moves: () => names.filter((_, seat) => !crew.includes(seat)),
      play: (name) => {
        crew.push(names.indexOf(name))
        if (crew.length === (count === 5 ? 2 : 3)) [phase, asked] = ['vote', [...names.keys()]]
        else asked = [captain]
      },
    },
    vote: {
      moves: () => ['aye', 'nay'],
      play: (answer) => {
        if (answer === 'aye') ayes++
        if (asked.length > 0) return
        if (ayes > count - ayes) [phase, asked] = ['work', crew.toSorted((a, b) => a - b)]
        else {
          leaks++
          nextCaptain()
        }
      },
    },
    work: {
      moves: () => (isBeaver(asked[0] ?? 0) ? ['gnaw', 'row'] : ['row']),
      play: (deed) => {
        if (deed === 'gnaw') holes++
        if (asked.length > 0) return
        crossed++
        leaks += holes
        if (holes > 0 && !isSunk()) [phase, asked] = ['look', [roles.indexOf('owl')]]
        else nextCaptain()
      },
    },
    look: {
      moves: () => crew.filter((seat) => roles[seat] !== 'owl').map((seat) => names[seat] ?? ''),
      play: nextCaptain,
    },
  }
  expect(roles.filter((role) => role === 'beaver')).toHaveLength(count === 7 ? 3 : 2)
  expect(roles.filter((role) => role === 'owl')).toHaveLength(1)
  return {
    seat: () => asked[0] ?? 0,
    moves: () => (isOver() ? undefined : phases[phase]?.moves()),
    play: (move) => {
      const play = phases[phase]?.play
      asked = asked.slice(1)
      play?.(move)
    },
    check: (played) => {
      if (isOver())
        expect(played.result()?.winners).toEqual(seatsWhere((seat) => isBeaver(seat) === isSunk()))
    },
  }
}

test.each([5, 6, 7])('otter ferry for %i', (players) => {
  expect(playBoth({ id: 'otter-ferry', players }, (match) => ferry(match, players), 60)).toBeGreaterThan(
    60 * players,
  )
})
