import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../grammar/diagnostics/catalogue.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { requestForFile, rulesetFile } from '../../interpreter/host-node/ruleset-request.ts'
import { Match } from '../../interpreter/match/match.ts'
import { isRefused } from '../../interpreter/match/refused.ts'
import type { Refused } from '../../interpreter/match/refused.ts'
import { Fault } from '../../interpreter/program.ts'
import { load, save } from '../../interpreter/save/save.ts'
import { chance, configuredVariant } from './loaded.ts'

const draughts = programOf(configuredVariant({ id: 'draughts' }).checked)
const barrage = programOf(configuredVariant({ id: 'stratego-barrage' }).checked)
const hasty = programOf(configuredVariant({ id: 'draughts', options: { 'quiet limit': '10' } }).checked)

function begun(): Match {
  const match = Match.start(draughts, { seed: 1 })
  for (const move of ['a3-b4', 'b6-c5']) expect(match.play(move)).toBe(undefined)
  return match
}

/** A coded refusal that says something, and a match that is as it was. */
function refusedBy(match: Match, tried: () => Refused | undefined, code: string): void {
  const before = match.snapshot()
  const record = match.record()
  const refused = tried()
  expect(refused?.code).toBe(code)
  expect(refused?.message).toMatch(/^.{8,}[.!?]$/s)
  expect(match.snapshot()).toEqual(before)
  expect(match.record()).toEqual(record)
}

describe('what is no legal move is refused, and nothing has changed', () => {
  for (const text of [
    '',
    ' ',
    'a1-a2',
    'done',
    'a3-b4',
    '__proto__',
    'constructor',
    '0',
    'NaN',
    '\u0000',
    '💥',
    'x'.repeat(100_000),
  ])
    test(JSON.stringify(text.slice(0, 20)), () => {
      const match = begun()
      refusedBy(match, () => match.play(text), 'ST5004')
    })

  for (const code of [-1, 0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 53])
    test(`number ${code}`, () => {
      const match = begun()
      refusedBy(match, () => match.playCode(code), 'ST5004')
    })

  test('a layout where nothing is to be arranged', () => {
    const match = begun()
    refusedBy(match, () => match.playLayout([1, 2, 3]), 'ST5001')
  })

  test('a set-up that does not fit', () => {
    const match = Match.start(barrage, { seed: 1 })
    const pieces = 8
    const bad = [
      'no such set-up',
      'O.SM',
      'O.SM.G.O/B.N...../F......./........',
      'XXXXXXXX/B.N...../F.......',
      'OOOOOOOO/OOOOOOOO/OOOOOOOO',
      '/',
      '//',
    ]
    for (const text of bad) refusedBy(match, () => match.play(text), 'ST5010')
    const layouts: readonly (readonly number[])[] = [
      [],
      Array<number>(pieces).fill(0),
      Array<number>(pieces).fill(Number.NaN),
      Array.from({ length: pieces }, (_, i) => i + 40),
      Array.from({ length: pieces }, (_, i) => i + 0.5),
      Array.from({ length: 100_000 }, (_, i) => i),
    ]
    for (const layout of layouts) refusedBy(match, () => match.playLayout(layout), 'ST5010')
  })

  test('a seat that there is not, and a game that is over', () => {
    const match = begun()
    for (const seat of [-1, 2, 0.5, Number.NaN]) {
      refusedBy(match, () => match.resign(seat), 'ST5002')
      expect(() => match.view(seat)).toThrow(Fault)
    }
    expect(match.resign(1)).toBe(undefined)
    expect(match.result()).toEqual({ winner: 0, reason: 'resignation' })
    refusedBy(match, () => match.play('c3-d4'), 'ST5001')
    refusedBy(match, () => match.resign(0), 'ST5001')
    expect(match.undo()).toBe(true)
    expect(match.play('c3-d4')).toBe(undefined)
  })

  test('3,000 pieces of nonsense', () => {
    const signs = [...'abcdefgh12345678-x /().,{}[]"\'\\_𝔘\u0000é']
    const below = chance(99)
    const match = begun()
    const before = match.snapshot()
    for (let i = 0; i < 3_000; i++) {
      const text = Array.from({ length: below(12) }, () => signs[below(signs.length)]).join('')
      const refused = match.play(text)
      if (refused === undefined) match.undo()
      else expect(refused.code in CATALOGUE).toBe(true)
    }
    expect(match.snapshot()).toEqual(before)
  }, 120_000)
})

describe('a saved game', () => {
  test('is loaded whole or not at all: every byte changed in turn', () => {
    const text = save(begun())
    const original = begun().hash()
    for (let at = 0; at < text.length; at++)
      for (const flip of [1, 64]) {
        const changed = String.fromCharCode(text.charCodeAt(at) ^ flip)
        const loaded = load(draughts, text.slice(0, at) + changed + text.slice(at + 1))
        // Only blanks at the very end mean nothing.
        if (isRefused(loaded)) expect(loaded.code).toMatch(/^ST520[123]$/)
        else expect(loaded.hash()).toBe(original)
      }
  })

  test('cut anywhere is refused', () => {
    const text = save(begun())
    for (let length = 0; length < text.length - 1; length++)
      expect(isRefused(load(draughts, text.slice(0, length)))).toBe(true)
  })

  test('of other rules, another game or other options says which', () => {
    const text = save(begun())
    for (const [program, words] of [
      [barrage, /another game/],
      [hasty, /options/],
    ] as const) {
      const loaded = load(program, text)
      expect(isRefused(loaded) && [loaded.code, loaded.message]).toEqual([
        'ST5202',
        expect.stringMatching(words),
      ])
    }
  })

  test('that is something else altogether is refused', () => {
    for (const text of [
      '',
      '\n',
      '{}',
      '[]',
      'null',
      '{"format":"sandtable-game-1"}',
      '\u0000'.repeat(1000),
      'ä'.repeat(100_000),
    ])
      expect(isRefused(load(draughts, text))).toBe(true)
  })
})

describe('a game is not begun', () => {
  const duel = rulesetFile('stratego-duel') ?? ''
  const cases: readonly (readonly [string, () => readonly string[], string])[] = [
    ['by a wrong number of players', () => codes({}, 3), 'ST4007'],
    ['with an option out of its range', () => codes({ 'shuttle limit': '99' }), 'ST4009'],
    ['with an option that there is not', () => codes({ speed: '9' }), 'ST4008'],
    ['with a value of the wrong kind', () => codes({ 'borders count': 'maybe' }), 'ST4009'],
  ]
  function codes(options: Readonly<Record<string, string>>, players?: number): readonly string[] {
    const request = requestForFile(duel, { options: new Map(Object.entries(options)) })
    const { ruleset } = loadRuleset(request)
    return ruleset === undefined ? [] : configure(ruleset, players).diagnostics.map(({ code }) => code)
  }
  for (const [title, tried, code] of cases) test(title, () => expect(tried()).toContain(code))
})
