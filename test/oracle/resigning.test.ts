import { describe, expect, it } from 'vitest'
import { engineFor, startWith } from './engine.ts'

const SET_UPS = ['flag in the corner', 'flag in the middle'] as const

/** Items STR-32 and QB-56: resigning is not a move in the rules, so no example can show it. */
describe('a player may resign at any time', () => {
  const GAMES = [
    'hidden/stratego/duel.yaml',
    'hidden/stratego/barrage.yaml',
    'hidden/stratego/classic.yaml',
  ] as const
  it.each(GAMES)('%s: on turn, off turn, while setting up', (path) => {
    const program = engineFor(path)
    for (const setUps of [[], SET_UPS.slice(0, 1), SET_UPS])
      for (const seat of [0, 1]) {
        const match = startWith(program, setUps)
        expect(match.result()).toBeUndefined()
        expect(match.resign(seat)).toBeUndefined()
        expect(match.result()?.winner).toBe(1 - seat)
        expect(match.moves()).toEqual([])
        expect(match.resign(1 - seat)).toBeDefined()
        expect(match.undo()).toBe(true)
        expect(match.result()).toBeUndefined()
        expect(match.moves().length > 0 || match.decision()?.kind === 'arrangement').toBe(true)
      }
  })
})
