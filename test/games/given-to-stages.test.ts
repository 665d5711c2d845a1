import { expect, test } from 'vitest'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'

const GAME = `sandtable: 1
id: bids
title: Bids
players: { seats: [white, black] }
track:
  each player: { score: 0..9 = 0 }
play:
  - turns from white, at most 20: full turn
  - rank players by score
stages:
  full turn:
    - you must bid
    - bonus(your score)
    - fine(3)
  bonus(number called n):
    - if n > 3: you must boast
    - if n is 2: you must sigh
    - add n to your score
  fine(number called n):
    - repeat n times:
        - you must pay
  answer(number called n):
    - if n > 3: you must boast
    - if n <= 3: you must sigh
actions:
  bid:
    choose:
      n: 1..5
    then: answer(n)
  boast: { then: nothing }
  sigh: { then: nothing }
  pay: { then: nothing }
examples:
`

/** Points at which a game continues, with tracked values, and who is asked for what there and afterwards. */
const POINTS: readonly (readonly [given: string, ...play: string[]])[] = [
  ['now: bonus(4) of white', 'legal: [boast]', 'white: boast', 'check: white.score is 4'],
  ['now: bonus(2) of black', 'legal: [sigh]', 'black: sigh', 'check: black.score is 2'],
  ['white.score: 4, now: bonus of white', 'legal: [boast]'],
  ['white.score: 4, now: bonus(2) of white', 'legal: [sigh]'],
  ['now: bonus(5) of black at boast', 'legal: [boast]', 'black: boast', 'check: black.score is 5'],
  ['now: fine(1) of white', 'white: pay', 'asked: black'],
  ['now: fine(2) of white', 'white: pay', 'white: pay', 'asked: black'],
  ['now: fine(1) of white at pay', 'white: pay', 'asked: black'],
  ['now: answer(4) of white', 'legal: [boast]', 'white: boast', 'legal: [pay]'],
  ['now: answer(3) of black', 'legal: [sigh]', 'asked: black'],
]

const TEXT =
  GAME +
  POINTS.map(
    ([given, ...play], i) =>
      `  point ${i}:\n    given:\n${given
        .split(', ')
        .map((line) => `      ${line}\n`)
        .join('')}    play:\n${play.map((line) => `      - ${line}\n`).join('')}`,
  ).join('')

test.each([
  ['closures', closuresProgram],
  ['generated code', generatedProgram],
] as const)('a stage resumes with the values that it is given: %s', (_, make) => {
  const request = { file: sourceFile('bids.yaml', TEXT), host: memoryHost([]) }
  const { results, diagnostics } = testRuleset(request, (checked) => make(checked.irNow()))
  expect(diagnostics.map(({ message }) => message)).toEqual([])
  const wrong = results.flatMap(({ outcome }, i) =>
    outcome.kind === 'passed'
      ? []
      : [[POINTS[i]?.join(' | '), outcome.kind === 'failed' ? outcome.failure.message : outcome.kind]],
  )
  expect(wrong).toEqual([])
  expect(results).toHaveLength(POINTS.length)
})

/** A game in which what is chosen, rolled or handed over is still read after questions. */
const KEPT = `sandtable: 1
id: kept
title: Kept
players: { seats: [white, black] }
places:
  hand: { each: player, holds: cards }
pieces:
  card: { kinds: { one: { copies: 4 }, two: { copies: 4 } } }
box:
  hand: { one: 2, two: 2 }
track:
  each player: { score: 0..99 = 0 }
play:
  - turns from white, at most 20: full turn
  - rank players by score
stages:
  full turn:
    - you must bid or take or give
    - roll one die called shown
    - if shown > 3: you must cheer
    - add shown to your score
    - relay(your score)
    - for each player: you must pay
  relay(number called m):
    - outer(m)
    - if m > 90: you must cheer
  outer(number called k):
    - you must sing
    - if k > 90: you must sing
  bonus(number called n):
    - if n > 3: you must boast
    - if n <= 3: you must sigh
  late(number called n):
    - you must nod
    - if n > 3: you must nod
  look(card):
    - if card.kind is one: you must wave
      else: you must wave
  trust(number called n):
    - if n > 1: you must smile
  last(number called n):
    - if n > 1: you must smile
actions:
  bid:
    choose:
      n: 1..5
    then:
      - bonus(n)
      - you must clap
      - add n to your score
  take:
    choose:
      card: cards in your hand
      n: 1..5
    then:
      - late(n)
      - last(n)
      - look(card)
  give:
    choose:
      n: 1..5
    then: trust(n)
  boast: { then: nothing }
  sigh: { then: nothing }
  clap: { then: nothing }
  cheer: { then: nothing }
  pay: { then: nothing }
  sing: { then: nothing }
  nod: { then: nothing }
  wave: { then: nothing }
  smile: { then: nothing }
examples:
  it:
    given:
      now: POINT
    play:
      - asked: white
`

test.each([
  ['turn of white'],
  ['turn of white at bid'],
  ['full turn of white'],
  ['full turn of white at sing'],
  ['turn of white at sing'],
  ['outer of white at sing'],
  ['outer(3) of white at sing'],
  ['relay(95) of white'],
  ['turn of white at pay'],
  ['turn of white at smile'],
  ['trust(3) of white at smile'],
  ['last of white', 'A game cannot continue here: `take` still needs its `card`, which is chosen before.'],
  ['trust of white', '`trust` needs its `n` here.'],
  ['late(3) of white', 'A game cannot continue here: `take` still needs its `n`, which is chosen before.'],
  [
    'turn of white at clap',
    'A game cannot continue here: `bid` still needs its `n`, which is chosen before.',
  ],
  ['bonus(4) of white', 'A game cannot continue here: `bid` still needs its `n`, which is chosen before.'],
  ['look of white', 'A game cannot continue at `look`: its `card` cannot be given.'],
  ['turn of white at wave'],
  [
    'turn of white at cheer',
    'A game cannot continue here: `full turn` still needs its `shown`, which is known before.',
  ],
  ['relay of white at cheer'],
  ['full turn of white at clap', '`clap` is not asked for in `full turn`.'],
  ['zebra of white at clap', 'There is no stage called `zebra`.'],
  ['relay(2) of white at sing', '`sing` is not asked for in `relay`, so that takes no values here.'],
])('`now: %s`: nothing that is read from there on may be missing', (now, ...refused) => {
  const request = { file: sourceFile('kept.yaml', KEPT.replace('POINT', now)), host: memoryHost([]) }
  expect(testRuleset(request).diagnostics.map(({ message }) => message)).toEqual(refused)
})

const NESTED = `sandtable: 1
id: deals
title: Deals
players: { seats: [ann, ben, cora] }
track:
  dealer: player
  leader: player
play:
  - turns from random player, at most 9:
      - set dealer to you
      - for each player clockwise from next(dealer): player must name
      - set leader to next(dealer)
      - lead off
  - game is drawn by nothing
stages:
  lead off:
    - turns from leader, at most 2: you must lead
actions:
  name: { then: nothing }
  lead: { then: nothing }
examples:
  it:
    given:
      dealer: cora
      leader: ann
      now: POINT
    play:
`

/** Decisions within turns, and who is asked from there on. */
test.each([
  [
    'turn of ben at lead in the turn of cora',
    ['lead', 'cora: lead', 'ann: lead', 'check: dealer is ann', 'asked: ben'],
  ],
  ['lead off of ben at lead in the turn of cora', ['lead', 'cora: lead', 'ann: lead', 'asked: ben']],
  ['turn of ben at name in the turn of cora', ['name', 'cora: name', 'ann: lead']],
  ['turn of ben at lead', ['lead', 'cora: lead', 'cora: name']],
  ['turn of ben at name', ['name', 'ann: lead']],
  ['turn of ben', ['asked: cora']],
] as const)('`now: %s`: the turns around it are those of whoever it says', (now, [first, ...others]) => {
  const moves = first.startsWith('asked') ? [first, ...others] : [`ben: ${first}`, ...others]
  const text = NESTED.replace('POINT', now) + moves.map((move) => `      - ${move}\n`).join('')
  for (const make of [closuresProgram, generatedProgram]) {
    const { diagnostics } = testRuleset(
      { file: sourceFile('deals.yaml', text), host: memoryHost([]) },
      (checked) => make(checked.irNow()),
    )
    expect(diagnostics.map(({ message }) => message)).toEqual([])
  }
})

test.each([
  [
    'turn of ben at lead in the turn of cora in the turn of ann in the turn of ben',
    'This is within 2 turns, one within the other.',
  ],
  ['turn of ben in the turn of cora', 'A turn that begins is in no other turn here.'],
  ['turn of ben at lead in the turn of dora', 'There is no player called `dora`.'],
  ['turn of ben at lead in the deal of cora', 'This is within 2 turns, one within the other.'],
])('`now: %s` is refused', (now, refused) => {
  const text = `${NESTED.replace('POINT', now)}      - asked: ben\n`
  const { diagnostics } = testRuleset({ file: sourceFile('deals.yaml', text), host: memoryHost([]) })
  expect(diagnostics.map(({ message }) => message)).toEqual([refused])
})
