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
  readonly errors: readonly string[]
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
    errors: all.flatMap(({ code, severity }) => (severity === 'error' ? [code] : [])),
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

const BOW = 'actions.bow: { then: nothing }\n'
const BOW_IN_TURN = BOW + 'change:\n  you must lay or lift: also bow'
const NOT_LIFT_IN_TURN = 'change:\n  you must lay or lift or else you may idle: except lift'
const JUMP_INSTEAD = `actions.jump: { then: nothing }
instead of:
  you must lay or lift or else you may idle: you must lay or lift or jump or else you may idle`
const OTHER_TURN = 'instead of:\n  turn: you must lift or lay or else you may idle'
const TWICE = 'instead of:\n  you must lay or lift or else you may idle: [ say Now, original ]'
const AFTER_REPLY = 'after.shout: you may idle'
const BOW_AFTER_REPLY = BOW + 'change:\n  you may idle: also bow'
const BOW_AT_FIRST = BOW + 'change:\n  you may lay repeatedly: also bow'
const AT_TEN = 'after.prepare: set score to 10'
const AT_TWENTY = 'after.prepare: set score to 20'
const NO_PASS_AT_TEN =
  'actions.pass: { offered with: lift, then: nothing }\nforbid.nobody lifts at ten: also pass'
const LAY_AT_TEN = 'forbid.nobody lifts at ten: except lay'

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
  ['added to one sentence', [BOW_IN_TURN], START, ['a1', 'b1', 'c1', 'bow']],
  ['added to one sentence, not to another', [BOW_IN_TURN], [], ['a1', 'b1', 'c1', 'done']],
  ['added to a sentence with `repeatedly`', [BOW_AT_FIRST], [], ['a1', 'b1', 'c1', 'bow', 'done']],
  [
    'added to a sentence of a hook',
    [BOW_AFTER_REPLY, AFTER_REPLY],
    [...START, 'a1', 'shout'],
    ['wait', 'yawn', 'bow', 'done'],
  ],
  ['taken from one sentence', [NOT_LIFT_IN_TURN], [...START, 'a1', 'done'], ['b1', 'c1']],
  [
    'taken from a sentence that another extends',
    [NOT_LIFT_IN_TURN, BOW_IN_TURN, SING],
    [...START, 'a1', 'done'],
    ['b1', 'c1', 'bow', 'sing'],
  ],
  ['taken away by two', [NOT_LIFT_IN_TURN, NO_LIFT], [...START, 'a1', 'done'], ['b1', 'c1']],
  [
    'beside what is taken from one sentence',
    [NOT_LIFT_IN_TURN, PASS],
    [...START, 'a1', 'done'],
    ['b1', 'c1'],
  ],
  [
    'added to a sentence that another replaces',
    [BOW_IN_TURN, JUMP_INSTEAD, PASS],
    START,
    ['a1', 'b1', 'c1', 'jump', 'bow', 'pass'],
  ],
  [
    'added to a sentence in a stage that another replaces',
    [BOW_IN_TURN, OTHER_TURN],
    START,
    ['a1', 'b1', 'c1', 'bow'],
  ],
  [
    'added to a sentence that another runs as `original`',
    [BOW_IN_TURN, TWICE],
    START,
    ['a1', 'b1', 'c1', 'bow'],
  ],
  ['forbidden beside others', [NO_PASS_AT_TEN, AT_TEN], START, ['wait', 'yawn', 'done']],
  ['no longer forbidden', [LAY_AT_TEN, AT_TEN], START, ['a1', 'b1', 'c1']],
  ['one more forbidden, one no longer', [LAY_AT_TEN, NO_PASS_AT_TEN, AT_TEN], START, ['a1', 'b1', 'c1']],
  ['forbidden with any action', [SING, AT_TWENTY], START, ['done']],
  ['instead of a whole phase', [NAP, NO_IDLING, NO_LIFT], FULL, ['snooze', 'done']],
]

describe('actions that modules add and remove', () => {
  it.each(CASES)('%s', (_, parts, played, legal) => {
    for (const uses of orders(ids.slice(0, parts.length))) {
      const { match, errors } = made(parts, uses)
      expect(errors).toEqual([])
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

/** Modules, the moves played, a move that is not legal then, and the reasons against it. */
const REFUSED: readonly (readonly [
  name: string,
  parts: readonly string[],
  played: readonly string[],
  move: string,
  reasons: readonly string[],
])[] = [
  [
    'an added action, forbidden',
    [NO_PASS_AT_TEN, AT_TEN],
    START,
    'pass',
    ['`pass` is not possible now.', 'This is forbidden: nobody lifts at ten.'],
  ],
  [
    'an added action, forbidden with any',
    [SING, AT_TWENTY],
    START,
    'sing',
    ['`sing` is not possible now.', 'This is forbidden: nothing is done at twenty.'],
  ],
  ['an added action elsewhere', [PASS], [], 'pass', ['`pass` is not possible now.']],
  ['added to one sentence, asked in another', [BOW_IN_TURN], [], 'bow', ['`bow` is not possible now.']],
  [
    'taken from this sentence',
    [NOT_LIFT_IN_TURN],
    [...START, 'a1', 'done'],
    'lift',
    ['`lift` is not possible now.'],
  ],
]

describe('why an added or removed action is not legal', () => {
  it.each(REFUSED)('%s', (_, parts, played, move, reasons) => {
    for (const uses of orders(ids.slice(0, parts.length))) {
      const { match } = made(parts, uses)
      for (const each of played) match?.play(each)
      const why = match?.why(move)
      expect(why?.legal).toBe(false)
      expect(why?.reasons.map(({ sentence }) => sentence)).toEqual(reasons)
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
  ['no such sentence', [BOW + 'change:\n  you must lie or lift: also bow'], ['ST2043'], ['lie']],
  ['offered already', ['change:\n  you must lay or lift: also lift'], ['ST4184'], ['already']],
  ['not offered', ['change:\n  you must lay or lift: except shout'], ['ST4184'], ['not offered']],
  [
    'added to what another replaces by no question',
    [BOW_IN_TURN, 'instead of:\n  turn: nothing'],
    ['ST2070'],
    ['one', 'two', 'turn'],
  ],
  [
    'added to what another replaces by two questions',
    [BOW_IN_TURN, 'instead of:\n  turn: [ you may lay, you may lift ]'],
    ['ST2070'],
    ['one', 'two'],
  ],
  [
    'a hook among what another replaces',
    ['before:\n  you must lay or lift or else you may idle: set score to 3', OTHER_TURN],
    ['ST2070'],
    ['one', 'two', 'turn'],
  ],
  [
    'a hook among what the same module replaces',
    [OTHER_TURN + '\n  you must lay or lift or else you may idle: you must lay'],
    ['ST2070'],
    ['this sentence'],
  ],
  [
    'an action that no rule forbids',
    [PASS + '\nforbid.never twice: lay or lift or pass when score is 1', SING],
    ['ST4293', 'ST4293'],
    ['sing'],
  ],
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
      expect(found.codes.filter((code) => codes.includes(code))).toEqual(codes)
      for (const word of words) expect(found.messages.join('\n')).toContain(word)
    }
  })
})
