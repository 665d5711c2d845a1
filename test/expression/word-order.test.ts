import { describe, expect, test } from 'vitest'
import { mistakesIn, parseText } from '../../grammar/expression/parse.ts'
import type { Start } from '../../grammar/expression/parse.ts'

/** A text, and the same words in orders that make no sense. */
const SLIPS: readonly (readonly [start: Start, sound: string, ...wrong: string[]])[] = [
  ['step', 'deal 1 from deck to your hand', 'deal from deck 1 to your hand', 'deal 1 to your hand from deck'],
  ['step', 'add 1 to your score', 'add to your score 1'],
  ['step', 'set score of north to 3', 'set to 3 score of north'],
  ['step', 'rank players by (score)', 'rank by (score) players'],
  ['step', 'swap card with (top of deck)', 'swap with (top of deck) card'],
  ['head', 'turns from north, at most 40', 'at most 40, turns from north'],
  ['head', 'repeat 3 times', 'repeat times 3'],
  ['choice', 'men in your supply where it is tired', 'men where it is tired in your supply'],
  ['expression', 'number of men in field where tired', 'number of men where tired in field'],
]

describe('words in another order are one mistake, and its fix is the cure', () => {
  for (const [start, sound, ...wrong] of SLIPS)
    for (const text of wrong)
      test(text, () => {
        expect(mistakesIn(start, sound)).toBe(0)
        const { findings, tree } = parseText(start, text)
        expect(tree).toBe(undefined)
        expect(findings.map(({ code, fix }) => [code, fix?.text])).toEqual([['ST3027', sound]])
      })
})

describe('a verb that is missing is added, and nothing changes places', () => {
  test.each([
    ['choice', 'spaces where it in rich', 'spaces where it is in rich'],
    ['choice', 'spaces where not it in rich', 'spaces where not it is in rich'],
    [
      'choice',
      'spaces where empty and not it in lower edge',
      'spaces where empty and not it is in lower edge',
    ],
  ] as const)('%s: %s', (start, text, sound) => {
    expect(mistakesIn(start, sound)).toBe(0)
    const [finding, ...others] = parseText(start, text).findings
    expect(others).toEqual([])
    expect([finding?.code, finding?.help]).toEqual(['ST3024', `Write \`${sound}\`.`])
  })
})

describe('nothing is said of the order', () => {
  for (const [start, text] of [
    // The rest has not been typed yet.
    ['step', 'deal 1 from deck to'],
    ['expression', 'if x > 1 then'],
    // A word is missing, or one is too many.
    ['step', 'deal from deck to your hand'],
    ['step', 'move card your hand'],
    ['expression', 'men in field hand of north'],
    // Parentheses hold together.
    ['choice', 'spaces in step(x, up) + y'],
    // What `otherwise` joins stays together.
    ['step', 'move man to step(x, up) otherwise x'],
    // It could be meant in more than one way.
    ['expression', 'man not is soldier'],
  ] as const)
    test(text, () => {
      const { findings } = parseText(start, text)
      expect(findings.length).toBeGreaterThan(0)
      expect(findings.map(({ code }) => code)).not.toContain('ST3027')
    })
})
