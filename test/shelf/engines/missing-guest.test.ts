import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { cardsIn } from '../../rulesets/hearts-engine.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

const GUESTS = ['baker', 'carter', 'dyer', 'fisher', 'gardener', 'miller', 'piper', 'sailor', 'tailor']
const HATS = ['red', 'green', 'blue']
const PETS = ['cat', 'dog', 'parrot']
const TURNS = 60

/** The missing guest once more: the guests are a table of hats and pets. */
function missing(match: Match, count: number): Engine {
  const names = match.ir.seats.map(({ name }) => name)
  const hands = names.map((name) => cardsIn(match, `hand of ${name}`).map((guest) => GUESTS.indexOf(guest)))
  const [gone = ''] = cardsIn(match, 'missing')
  const isWrong = names.map(() => false)
  let [seat, turns, answer, winner] = [0, 0, 0, -1]
  const isOver = (): boolean => winner >= 0 || turns === TURNS
  return {
    seat: () => seat,
    moves: () => {
      const friends = names.filter((_, other) => other !== seat)
      const asked = friends.flatMap((name) => [
        ...HATS.map((hat) => `${name}, ${hat} hats`),
        ...PETS.map((pet) => `${name}, ${pet}s`),
      ])
      return isOver() ? undefined : [...asked, ...GUESTS.map((guest) => `the ${guest}`)]
    },
    play: (move) => {
      const [, friend = '', hat = '', pet = ''] = /^(\w+), (?:(\w+) hats|(\w+)s)$/u.exec(move) ?? []
      const fits = (guest: number): boolean =>
        hat === '' ? guest % 3 === PETS.indexOf(pet) : Math.floor(guest / 3) === HATS.indexOf(hat)
      if (friend !== '') answer = (hands[names.indexOf(friend)] ?? []).filter(fits).length
      else if (move === `the ${gone}`) winner = seat
      else isWrong[seat] = true
      if (isWrong.filter((wrong) => !wrong).length === 1) winner = isWrong.indexOf(false)
      turns++
      do seat = (seat + 1) % count
      while (isWrong[seat] === true)
    },
    check: (played) => {
      const found = played.view().values.find(({ name }) => name === 'answer')?.values ?? []
      expect(found.map(({ value }) => Number(value))).toEqual([answer])
      if (isOver()) expect(played.result()?.winners).toEqual(winner < 0 ? [] : [winner])
    },
  }
}

test.each([2, 3, 4])('the missing guest for %i', (players) => {
  expect(playBoth({ id: 'missing-guest', players }, (match) => missing(match, players), 40)).toBeGreaterThan(
    40,
  )
})
