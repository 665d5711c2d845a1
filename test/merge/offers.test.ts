import { describe, expect, it } from 'vitest'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'

/** Offers in `play`, in a stage, after `or else`, in an action, and of a phase. */
const STONES = `sandtable: 1
id: stones
title: Stones
players:
  seats: [ red, blue ]
pieces:
  stone:
    owner: fixed
    kinds: { pebble: { letter: P, copies: 9 } }
places:
  row:
    grid: . . .
    holds: 1 stone
    seen by: everyone
  bag: { each: player, holds: stones, seen by: everyone }
box:
  bag: 9 pebbles
track:
  score: 0..99 = 0
play:
  - prepare for red
  - turns from red, at most 20: turn
  - the game is drawn by exhaustion
stages:
  prepare: you may lay repeatedly
  turn: you must lay or lift or else you may idle
actions:
  lay:
    choose:
      goal: spaces on row where empty
    then:
      - move first stone in your bag to goal
      - opponent may reply
    write: "{goal}"
  lift:
    choose:
      stone: your stones on row
    then: move stone to your bag
    write: "{stone} up"
  wait: { during: idle, then: nothing }
  yawn: { during: idle, then: nothing }
  shout: { in reply to: lay, then: nothing }
  whisper: { in reply to: lay, then: nothing }
forbid:
  nobody lifts at ten: lay or lift when score >= 10
  nothing is done at twenty: any action when score >= 20
`

interface Made {
  readonly codes: readonly string[]
  readonly messages: readonly string[]
  readonly match: Match | undefined
}

/** The game with modules that are called `one`, `two` and so on, named in this order. */
function made(parts: readonly string[], uses: readonly string[]): Made {
  const modules = parts.map((part, i) => `sandtable: 1\nid: ${ids[i]}\nfor: stones\n${part}\n`)
  const documents = [STONES, ...modules].map((text, i) => [`document-${i}.yaml`, text] as const)
  const file = sourceFile('document-0.yaml', STONES)
  const { ruleset, diagnostics } = loadRuleset({ file, host: memoryHost(documents), uses })
  const configured = ruleset === undefined ? undefined : configure(ruleset, undefined)
  const all = [...diagnostics, ...(configured?.diagnostics ?? [])]
  const checked = configured?.configured?.checked
  const isSound = checked !== undefined && all.every(({ severity }) => severity !== 'error')
  return {
    codes: all.map(({ code }) => code),
    messages: all.map(({ message, related = [] }) =>
      [message, ...related.map(({ label }) => label)].join(' '),
    ),
    match: isSound ? Match.start(programOf(checked), { seed: 'a' }) : undefined,
  }
}

const ids = ['one', 'two', 'three', 'four'] as const

function orders<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items]
  return items.flatMap((first, i) => orders(items.filter((_, j) => j !== i)).map((rest) => [first, ...rest]))
}

const PASS = 'actions.pass: { offered with: lift, then: nothing }'
const SING = 'actions.sing: { offered with: [ lay, whisper ], then: nothing }'
const HUM = 'actions.hum: { offered with: sing, then: nothing }'
const NAP = 'actions.snooze: { offered with: idle, then: nothing }'
const NO_LIFT = 'actions.lift: removed'
const NO_IDLING = 'actions: { wait: removed, yawn: removed }'

const START = ['done']
const FULL = ['done', 'a1', 'done', 'b1', 'done', 'c1', 'done']

/** Modules, the moves played, and the moves that are then legal. */
const CASES: readonly (readonly [
  name: string,
  parts: readonly string[],
  played: readonly string[],
  legal: readonly string[],
])[] = [
  ['the base in a stage', [], START, ['a1', 'b1', 'c1']],
  ['the base, repeatedly', [], [], ['a1', 'b1', 'c1', 'done']],
  ['the base in an action', [], [...START, 'a1'], ['shout', 'whisper', 'done']],
  ['beside one action', [PASS], START, ['a1', 'b1', 'c1', 'pass']],
  ['only where that action is offered', [PASS], [], ['a1', 'b1', 'c1', 'done']],
  ['two modules at once', [PASS, SING], START, ['a1', 'b1', 'c1', 'pass', 'sing']],
  ['where it is asked repeatedly', [SING], [], ['a1', 'b1', 'c1', 'sing', 'done']],
  ['in reply', [SING], [...START, 'a1'], ['shout', 'whisper', 'sing', 'done']],
  ['beside what another module adds', [HUM, SING], START, ['a1', 'b1', 'c1', 'sing', 'hum']],
  ['three modules at once', [HUM, SING, PASS], START, ['a1', 'b1', 'c1', 'sing', 'hum', 'pass']],
  ['a removed action is offered nowhere', [NO_LIFT], [...START, 'a1', 'done'], ['b1', 'c1']],
  ['one removed, one added', [NO_LIFT, SING], [...START, 'a1', 'done'], ['b1', 'c1', 'sing']],
  ['beside an action that another removes', [PASS, NO_LIFT], START, ['a1', 'b1', 'c1', 'pass']],
  ['after `or else`, beside a phase', [NAP, NO_LIFT], FULL, ['wait', 'yawn', 'snooze', 'done']],
  ['removed from a phase', ['actions.yawn: removed', NO_LIFT], FULL, ['wait', 'done']],
  ['instead of a whole phase', [NAP, NO_IDLING, NO_LIFT], FULL, ['snooze', 'done']],
]

describe('actions that modules add and remove', () => {
  it.each(CASES)('%s', (_, parts, played, legal) => {
    for (const uses of orders(ids.slice(0, parts.length))) {
      const { match, codes } = made(parts, uses)
      expect(codes).toEqual([])
      for (const move of played) match?.play(move)
      expect(
        match
          ?.moves()
          .map(({ notation }) => notation)
          .toSorted(),
      ).toEqual(legal.toSorted())
    }
  })
})

/** Modules, and the code and words of what is reported, whatever their order. */
const REPORTED: readonly (readonly [
  name: string,
  parts: readonly string[],
  codes: readonly string[],
  words: readonly string[],
])[] = [
  ['nothing is left', [NO_IDLING], ['ST4183'], ['removed here']],
  ['nothing is left by two modules', ['actions.wait: removed', 'actions.yawn: removed'], ['ST4183'], []],
  ['beside nothing', ['actions.pass: { offered with: lfit, then: nothing }'], ['ST4117'], ['lfit']],
  ['any of something else', ['forbid.no lay: any lay when score > 3'], ['ST4117'], ['action']],
  ['a hook on what another removes', ['after.lift: set score to 3', NO_LIFT], ['ST2069'], ['one', 'two']],
  [
    'a hook on a sentence of it',
    ['after:\n  move stone to your bag: set score to 3', NO_LIFT],
    ['ST2069'],
    [],
  ],
]

describe('reports on actions that modules add and remove', () => {
  it.each(REPORTED)('%s', (_, parts, codes, words) => {
    for (const uses of orders(ids.slice(0, parts.length))) {
      const found = made(parts, uses)
      expect(found.codes).toEqual(codes)
      for (const word of words) expect(found.messages.join('\n')).toContain(word)
    }
  })
})
