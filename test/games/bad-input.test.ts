import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../grammar/diagnostics/catalogue.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { sha256 } from '../../grammar/source/sha256.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { requestForFile, rulesetFile } from '../../interpreter/host-node/ruleset-request.ts'
import { Match } from '../../interpreter/match/match.ts'
import { isRefused } from '../../interpreter/match/refused.ts'
import type { Refused } from '../../interpreter/match/refused.ts'
import { Fault, MAX_MOVES } from '../../interpreter/program/program.ts'
import { load, save } from '../../interpreter/save/save.ts'
import { VOLUME } from '../volume.ts'
import { chance, configuredVariant } from './loaded.ts'
import { playableText } from '../playable.ts'

const draughts = programOf(configuredVariant({ id: 'draughts' }).checked)
const barrage = programOf(configuredVariant({ id: 'stratego-barrage' }).checked)
const hasty = programOf(configuredVariant({ id: 'draughts', options: { 'quiet limit': '10' } }).checked)

function begun(): Match {
  const match = Match.start(draughts, { seed: 1 })
  for (const move of ['a3-b4', 'b6-c5']) expect(match.play(move)).toBe(undefined)
  return match
}

/** Expects a refusal with this code and a proper message, and an unchanged match. */
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
    'a3-'.repeat(30_000),
    '\ud800',
    'a3\n-b4',
    'move (a3, b4)',
    'toString',
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

  // Untyped callers may pass anything.
  for (const nothing of [
    undefined,
    null,
    7,
    Number.NaN,
    true,
    {},
    [],
    { notation: 3 },
    Symbol('a3-b4'),
    () => 'c3-d4',
  ])
    test(`no text: ${String(nothing)}`, () => {
      const match = begun()
      refusedBy(match, () => Reflect.apply(match.play, match, [nothing]), 'ST5004')
      const settingUp = Match.start(barrage, { seed: 1 })
      refusedBy(settingUp, () => Reflect.apply(settingUp.play, settingUp, [nothing]), 'ST5004')
      refusedBy(settingUp, () => Reflect.apply(settingUp.playLayout, settingUp, [nothing]), 'ST5010')
    })

  test('a move of another decision', () => {
    const match = begun()
    const codes = new Set<number>()
    for (const other of [Match.start(barrage, { seed: 1 }), Match.start(draughts, { seed: 1 })]) {
      if (other.decision()?.kind === 'arrangement') for (let i = 0; i < 2; i++) other.play('open field')
      const moves = new Int32Array(MAX_MOVES)
      const count = other.program.legal(other.snapshot(), moves)
      for (const code of moves.subarray(0, count)) codes.add(code)
      for (const { notation } of other.moves())
        if (!match.moves().some((move) => move.notation === notation))
          refusedBy(match, () => match.play(notation), 'ST5004')
    }
    const own = new Int32Array(MAX_MOVES)
    const legal = new Set(own.subarray(0, match.program.legal(match.snapshot(), own)))
    expect(codes.size).toBeGreaterThan(20)
    for (const code of codes) if (!legal.has(code)) refusedBy(match, () => match.playCode(code), 'ST5004')
  })

  test('what is refused is quoted so that no terminal obeys it, and not at length', () => {
    const match = begun()
    const { message } = match.play(`\u001b[2J\u009b\u202e\u0007${'x'.repeat(5_000)}`) ?? { message: '' }
    expect(message).toMatch(/^`[^\p{C}`]{1,80}…` is not a move here\.$/u)
  })

  test('a layout where nothing is to be arranged', () => {
    const match = begun()
    refusedBy(match, () => match.playLayout([1, 2, 3]), 'ST5001')
  })

  test('a setup that does not fit', () => {
    const match = Match.start(barrage, { seed: 1 })
    const pieces = 8
    const bad = [
      'no such setup',
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

  test('a seat that does not exist, and a game that is over', () => {
    const match = begun()
    for (const seat of [-1, 2, 0.5, Number.NaN, '0', 'length', '__proto__', null, {}]) {
      refusedBy(match, () => Reflect.apply(match.resign, match, [seat]), 'ST5002')
      for (const asked of [match.view, match.log, match.knowledge])
        expect(codeOf(() => Reflect.apply(asked, match, [seat]))).toBe('ST5002')
    }
    expect(match.resign(1)).toBe(undefined)
    expect(match.result()).toMatchObject({ winner: 0, winners: [0], payoffs: [1, 0], reason: 'resignation' })
    refusedBy(match, () => match.play('c3-d4'), 'ST5001')
    refusedBy(match, () => match.resign(0), 'ST5001')
    expect(match.undo()).toBe(true)
    expect(match.play('c3-d4')).toBe(undefined)
  })

  test(`${VOLUME.nonsense} pieces of nonsense`, () => {
    const signs = [...'abcdefgh12345678-x /().,{}[]"\'\\_𝔘\u0000é?#']
    const words = [
      'move',
      'capture',
      'attack',
      'done',
      'a3',
      'b4',
      'c3-',
      'x',
      '(',
      ')',
      ', ',
      '? on ',
      'spy',
      'bomb',
      '🎲',
    ]
    const below = chance(99)
    const matches = [begun(), Match.start(barrage, { seed: 1 }), Match.start(barrage, { seed: 2 }), ended()]
    for (let i = 0; i < 2; i++) matches[2]?.play('flag in the middle')
    const before = matches.map((match) => match.snapshot())
    for (let i = 0; i < VOLUME.nonsense / matches.length; i++) {
      const from = i % 2 === 0 ? signs : words
      const text = Array.from({ length: below(12) }, () => from[below(from.length)]).join('')
      for (const match of matches) {
        const refused = match.play(text)
        if (refused === undefined) match.undo()
        else if (!(refused.code in CATALOGUE) || refused.message === '') throw new Error(text)
      }
    }
    expect(matches.map((match) => match.snapshot())).toEqual(before)
  })
})

function ended(): Match {
  const match = begun()
  match.resign(0)
  return match
}

function codeOf(tried: () => unknown): string | undefined {
  try {
    tried()
    return undefined
  } catch (thrown) {
    return thrown instanceof Fault ? thrown.code : String(thrown)
  }
}

/** What `save` writes, with one member changed and a matching checksum. */
function forged(change: (saved: Record<string, unknown>) => void): string {
  const saved: Record<string, unknown> = JSON.parse(save(begun()))
  delete saved['checksum']
  change(saved)
  const open = JSON.stringify(saved).slice(0, -1)
  return `${open},"checksum":"${sha256(open)}"}\n`
}

describe('a saved game', () => {
  test('is loaded whole or not at all: every byte changed in turn', () => {
    const text = save(begun())
    const original = begun().hash()
    for (let at = 0; at < text.length; at++)
      for (const flip of [1, 2, 4, 8, 16, 32, 64, 128]) {
        const changed = String.fromCharCode(text.charCodeAt(at) ^ flip)
        const loaded = load(draughts, text.slice(0, at) + changed + text.slice(at + 1))
        // Only white space at the very end makes no difference.
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

  test('that was forged with a checksum that fits is judged by what it holds', () => {
    expect(
      load(
        draughts,
        forged(() => undefined),
      ),
    ).toBeInstanceOf(Match)
    const cases: readonly (readonly [string, unknown, string])[] = [
      ['format', 'sandtable-game-9', 'ST5207'],
      ['game', 'chess', 'ST5202'],
      ['semantics', 99, 'ST5202'],
      ['semantics', '1', 'ST5201'],
      ['players', 3, 'ST5202'],
      ['options', [['quiet limit', '41']], 'ST5202'],
      ['options', {}, 'ST5201'],
      ['rules', 'f'.repeat(64), 'ST5202'],
      ['seed', 7, 'ST5201'],
      ['moves', ['a3-b4', 'b6-c5', 'a1-a8'], 'ST5203'],
      ['moves', ['a3-b4'], 'ST5203'],
      ['moves', 'a3-b4', 'ST5201'],
      ['moves', [7], 'ST5201'],
      ['moves', Array<string>(100_000).fill('a3-b4'), 'ST5203'],
      ['resigned', 9, 'ST5203'],
      ['resigned', '0', 'ST5201'],
      ['state', '0', 'ST5203'],
      ['__proto__', {}, 'none'],
      ['more', 'than there is', 'none'],
    ]
    for (const [member, value, code] of cases) {
      const loaded = load(
        draughts,
        forged((saved) => Object.defineProperty(saved, member, { value, enumerable: true })),
      )
      expect([member, isRefused(loaded) ? loaded.code : 'none']).toEqual([member, code])
    }
  })

  test('that is something else altogether is refused', () => {
    const below = chance(3)
    const garbage = Array.from({ length: 20_000 }, () =>
      String.fromCharCode(...Array.from({ length: below(60) }, () => below(below(2) === 0 ? 128 : 0x10000))),
    )
    const [text] = [save(begun())]
    const torn = Array.from({ length: 2_000 }, () => {
      const [from, to] = [below(text.length), below(text.length)]
      return text.slice(0, from) + text.slice(to)
    })
    for (const other of [
      '',
      '\n',
      '{}',
      '[]',
      'null',
      '{"format":"sandtable-game-1"}',
      '\u0000'.repeat(1000),
      'ä'.repeat(100_000),
      ',"checksum":"'.repeat(10_000),
      ...garbage,
      ...torn.filter((one) => one.trimEnd() !== text.trimEnd()),
    ])
      if (!isRefused(load(draughts, other))) throw new Error(other)
    for (const nothing of [undefined, null, 7, {}, []])
      expect(isRefused(Reflect.apply(load, undefined, [draughts, nothing]))).toBe(true)
  })

  test('is not made of a game that began in the middle', () => {
    const match = Match.from(draughts, {
      seed: 1,
      prepare: () => undefined,
      point: { kind: 'turns' },
      seat: 1,
    })
    expect(match.decision()?.seat).toBe(1)
    expect(codeOf(() => save(match))).toBe('ST5204')
  })
})

describe('seeds', () => {
  for (const seed of [
    0,
    -1,
    -0,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    1e300,
    '',
    '💥',
    '\ud800',
    'x'.repeat(9_999),
  ])
    test(`${String(seed).slice(0, 20)} is as good as any, and is saved`, () => {
      const match = Match.start(barrage, { seed })
      match.play('open field')
      const again = load(barrage, save(match))
      if (isRefused(again)) throw new Error(again.message)
      expect(again.hash()).toBe(match.hash())
      expect(Match.start(barrage, { seed: String(seed) }).hash()).toBe(Match.start(barrage, { seed }).hash())
    })
})

describe('more moves than can be listed', () => {
  const text = `sandtable: 1
id: many
title: Many
players: { seats: [ north, south ] }
track: { sum: 0 }
play:
  - turns from north, at most 4: you must pick
  - the game is drawn by time
actions:
  pick:
    choose:
      start: 1..200
      goal: 1..200
    then: nothing
`
  test('are a coded fault, and answers are refused', () => {
    const match = Match.start(programOf(playableText(text).checked), { seed: 1 })
    const code = codeOf(() => match.moves()) ?? ''
    expect(code).toMatch(/^ST51/)
    refusedBy(match, () => match.play('pick (1, 1)'), code)
    refusedBy(match, () => match.playCode(1), code)
  })
})

describe('a game is not begun', () => {
  const duel = rulesetFile('stratego-duel') ?? ''
  const cases: readonly (readonly [string, () => readonly string[], string])[] = [
    ['by a wrong number of players', () => codes({}, 3), 'ST4007'],
    ['with an option out of its range', () => codes({ 'shuttle limit': '99' }), 'ST4009'],
    ['with an option that does not exist', () => codes({ speed: '9' }), 'ST4008'],
    ['with a value of the wrong kind', () => codes({ 'borders count': 'maybe' }), 'ST4009'],
  ]
  function codes(options: Readonly<Record<string, string>>, players?: number): readonly string[] {
    const request = requestForFile(duel, { options: new Map(Object.entries(options)) })
    const { ruleset } = loadRuleset(request)
    return ruleset === undefined ? [] : configure(ruleset, players).diagnostics.map(({ code }) => code)
  }
  for (const [title, tried, code] of cases) test(title, () => expect(tried()).toContain(code))
})
