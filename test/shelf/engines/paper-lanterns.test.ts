import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { cardsIn } from '../../rulesets/hearts-engine.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

const SLOTS = ['left end', 'inner left', 'inner right', 'right end']
const SIZES = ['tiny', 'small', 'medium', 'large', 'great']
const colourOf = (lantern: string): string => lantern.split(' ')[0] ?? ''
const sizeOf = (lantern: string): number => SIZES.indexOf(lantern.split(' ')[1] ?? '') + 1

/** Paper lanterns once more. */
function paperLanterns(match: Match): Engine {
  const names = match.ir.seats.map(({ name }) => name)
  const basket = [...cardsIn(match, 'basket')]
  const racks = names.map((name) => SLOTS.map((slot) => cardsIn(match, `rack(${name}, ${slot})`)[0]))
  const strings = new Map<string, number>()
  let [whispers, gusts, left, seat] = [7, 0, names.length, 0]
  const has = (of: number): boolean => racks[of]!.some((lantern) => lantern !== undefined)
  const hung = (): number => [...strings.values()].reduce((sum, count) => sum + count, 0)
  const isOver = (): boolean => hung() === 20 || gusts === 3 || left === 0 || !names.some((_, of) => has(of))
  const begin = (): void => {
    if (isOver()) return
    while (!has(seat)) seat = (seat + 1) % names.length
    if (basket.length === 0) left--
    isLast = left === 0
  }
  let isLast = false
  return {
    seat: () => seat,
    moves: () => {
      if (isOver() && !isLast) return undefined
      const own = SLOTS.filter((_, slot) => racks[seat]![slot] !== undefined)
      const told = names.flatMap((mate, of) => {
        if (of === seat || whispers === 0) return []
        const seen = racks[of]!.flatMap((lantern) => lantern ?? [])
        return [
          ...[...new Set(seen.map(colourOf))].map((colour) => `whisper a colour (${mate}, ${colour})`),
          ...[...new Set(seen.map(sizeOf))].map((size) => `whisper a size (${mate}, ${size})`),
        ]
      })
      return [
        ...own.map((slot) => `hang a lantern (${slot})`),
        ...(whispers < 8 ? own.map((slot) => `take one down (${slot})`) : []),
        ...told,
      ]
    },
    play: (move) => {
      const [, action = '', what = ''] = /^(.*) \((.*)\)$/u.exec(move) ?? []
      const slot = SLOTS.indexOf(what)
      if (slot < 0) whispers--
      else {
        const lantern = racks[seat]![slot] ?? ''
        if (action === 'take one down') whispers++
        else if ((strings.get(colourOf(lantern)) ?? 0) + 1 === sizeOf(lantern)) {
          strings.set(colourOf(lantern), sizeOf(lantern))
          if (sizeOf(lantern) === 5 && whispers < 8) whispers++
        } else gusts++
        racks[seat]![slot] = basket.shift()
      }
      ;[isLast, seat] = [false, (seat + 1) % names.length]
      begin()
    },
    check: (played) => {
      const valueOf = (name: string): unknown =>
        played.view().values.find((each) => each.name === name)?.values[0]?.value
      expect([valueOf('whispers'), valueOf('gusts')]).toEqual([whispers, gusts])
      if (!isOver() || isLast) return
      const result = played.result()
      if (gusts === 3) expect(result?.kind).toBe('lost')
      else if (hung() === 20) expect(result?.winners).toHaveLength(names.length)
      else expect(result?.scores).toEqual(names.map(hung))
    },
  }
}

test.each([2, 3, 4])('paper lanterns for %i', (players) => {
  expect(playBoth({ id: 'paper-lanterns', players }, paperLanterns, 25)).toBeGreaterThan(25 * 5)
})
