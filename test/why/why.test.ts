import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadRuleset, planExample } from '../../grammar/load.ts'
import type { Configured } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import type { SourceFile } from '../../grammar/source/source-file.ts'
import { startExample, programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import { playLine } from '../../interpreter/match/move-line.ts'
import { isRefused } from '../../interpreter/match/refused.ts'
import { shelfHost } from '../shelf-host.ts'
import { corpusText } from '../corpus/corpus.ts'
import { playable } from '../playable.ts'

const RULESETS = join(import.meta.dirname, '../../rulesets')
const host = shelfHost()

function configured(file: SourceFile): Configured {
  const found = playable(loadRuleset({ file, host }))
  return found
}

function shipped(path: string): Configured {
  return configured(sourceFile(`rulesets/${path}`, readFileSync(join(RULESETS, path), 'utf8')))
}

const duel = shipped('hidden/stratego/duel.yaml')
const draughts = shipped('draughts/draughts/draughts.yaml')

function fromExample(game: Configured, label: string): Match {
  const example = game.ruleset.examples.find((e) => e.label === label)
  if (example === undefined) throw new Error(`no example ${label}`)
  const { plan } = planExample(game, example)
  return startExample(programOf(game.checked), plan).match
}

/** The words of the source at a rule's place: reasons must point at exactly these. */
function words(game: Configured, at: { file: string; line: number; column: number; endColumn: number }) {
  const layer = game.ruleset.game.layers.find(({ file }) => file.name === at.file)
  const line = layer?.file.text.split('\n')[at.line - 1] ?? ''
  return line.slice(at.column - 1, at.endColumn - 1)
}

describe('a refused move', () => {
  const spy = 'a spy that attacks the marshal wins'
  const cases: readonly {
    readonly title: string
    readonly attempt: string
    readonly action: string
    readonly label: string
    readonly sentence: string
    readonly values?: Readonly<Record<string, string>>
    readonly words?: string
  }[] = [
    {
      title: 'too far',
      attempt: 'd4-d1',
      action: 'move',
      label: 'goal',
      sentence: 'It is 3 steps from d4 to d1, and your spy on d4 may go only 1.',
      values: {},
      words: 'spaces in open line(piece, orthogonal, piece.reach)',
    },
    {
      title: 'to a hole in the board, without a sign',
      attempt: 'd4 f4',
      action: 'move',
      label: 'goal',
      sentence: 'There is no space f4.',
    },
    {
      title: 'an enemy, of whom nothing is said',
      attempt: 'd5-d6',
      action: 'move',
      label: 'piece',
      sentence: "Blue's soldier on d5 is not one of your soldiers.",
      values: {},
    },
    {
      title: 'nobody there',
      attempt: 'g4-g5',
      action: 'move',
      label: 'piece',
      sentence: 'There is nothing on g4.',
    },
  ]
  for (const { title, attempt, action, label, sentence, values, words: expected } of cases)
    test(title, () => {
      const why = fromExample(duel, spy).why(attempt)
      expect(why).toMatchObject({ understood: true, legal: false })
      const reason = why.reasons.find((r) => r.action === action)
      expect(reason).toMatchObject({ label, sentence })
      if (values !== undefined)
        expect(Object.fromEntries(reason?.values.map((v) => [v.text, v.value]) ?? [])).toEqual(values)
      if (expected !== undefined && reason?.at !== undefined) expect(words(duel, reason.at)).toBe(expected)
      else expect(expected).toBe(undefined)
    })

  test('is explained by a rule of history, with its values', () => {
    const match = fromExample(duel, 'no more than three times between the same two spaces')
    const shuttle = legalShuttle(match)
    for (let ply = 0; ply < 6; ply++) {
      expect(match.play(shuttle(ply)), shuttle(ply)).toBe(undefined)
    }
    const refused = match.play(shuttle(6))
    expect(refused?.because).toEqual([
      'no more than three times between two spaces',
      'no border more than three times in a row',
    ])
    const [reason] = refused?.reasons ?? []
    expect(reason?.values).toEqual([
      { text: 'shuttle', value: '4' },
      { text: 'shuttle limit', value: '3' },
    ])
    expect(reason?.at?.file).toBe('rulesets/hidden/stratego/modules/no-endless-play.yaml')
  })

  test('that is legal has no reason against it', () => {
    const match = fromExample(duel, spy)
    for (const { notation } of match.moves())
      expect(match.why(notation)).toEqual({ understood: true, legal: true, reasons: [] })
  })

  test('is not legal because another one with the same ends is', () => {
    const match = fromExample(duel, spy)
    const [first = '', last = ''] = match.moves()[0]?.notation.split(/[-x]/) ?? []
    expect(match.why(`${first} ${last}`).legal).toBe(true)
    for (const text of [`${first}-${first}-${last}`, `${first}-${last}-${last}`, `${first}-a7-${last}`])
      expect(match.why(text).legal, text).toBe(false)
  })

  test('is looked for with all the spaces that were written', () => {
    const text = [
      'sandtable: 1',
      'id: three',
      'title: Three',
      'implements: { game: Three, owner: nobody, note: An invented game of three names. }',
      'players: { seats: [ north, south ] }',
      'pieces: { stone: { kinds: { stone: { letter: S } } } }',
      'places:',
      '  board:',
      '    grid: |',
      '      . . .',
      '      . . .',
      '    start: |',
      '      S . .',
      '      . . .',
      '    holds: 1 stone',
      '    seen by: everyone',
      'play:',
      '  - turns from north, at most 3: you must name',
      '  - north wins by time',
      'actions:',
      '  name:',
      '    choose:',
      '      one: spaces on board',
      '      two: spaces on board',
      '      three: spaces on board',
      '    only if:',
      '      it goes on: one is not three',
      '    then: nothing',
      "    write: '{one}-{two}-{three}'",
    ].join('\n')
    const match = Match.start(programOf(configured(sourceFile('three.yaml', text)).checked), { seed: 1 })
    for (const route of ['a1-b1-b2', 'a1 a1 b2', 'a1 b2 b2']) expect(match.why(route).legal, route).toBe(true)
    for (const route of ['a1 b1 a1', 'a1 a1 a1']) expect(match.why(route).legal, route).toBe(false)
  })

  test('that is no move at all is not guessed at', () => {
    const match = fromExample(duel, spy)
    for (const text of ['', 'zz', 'z9-z8', '__proto__', '0', 'x'.repeat(10_000)])
      expect(match.why(text)).toEqual({ understood: false, legal: false, reasons: [] })
  })
})

describe('spaces of two boards that have one name', () => {
  const mirror = configured(sourceFile('looking-glass.yaml', corpusText('looking-glass.yaml')))
  const against = (text: string): readonly string[] => {
    const why = Match.start(programOf(mirror.checked), { seed: 1 }).why(text)
    expect(why.understood).toBe(true)
    return why.legal ? ['legal'] : why.reasons.map(({ action, sentence }) => `${action}: ${sentence}`)
  }
  test.each([
    ['here c1>there c1', ['legal']],
    ['here c1 there c1', ['legal']],
    ['here c1-here c3', ['slide: Your imp on here c1 is not one of your imps on there.']],
    // Only the piece on the space shows which board is meant.
    ['c1-c3', ['slide: Your imp on here c1 is not one of your imps on there.']],
    // Only `pass` is written with this sign.
    ['a1>b1', ['pass: There is nothing on here a1.']],
  ])('%s', (text, reasons) => {
    expect(against(text)).toEqual(reasons)
  })
})

/** At first there is only `place`, written as a space; `remove` is written `xa1`, `slide` `a1-b1`. */
const MILL = `sandtable: 1
id: mill
title: Mill
implements: { game: Mill, owner: nobody, note: An invented game on four points. }
players: { seats: [ white, black ] }
pieces: { man: { owner: fixed, kinds: { man: { letter: M } } } }
places:
  board: { grid: ". . . .", holds: 1 man, seen by: everyone }
  hand: { each: player, holds: men, seen by: everyone }
box:
  hand: 2 men
play:
  - turns from white, at most 9: you must place or slide
  - the game is drawn by dusk
actions:
  place:
    choose:
      goal: spaces where empty
    only if:
      men are left: any men in your hand
    then:
      - if any men in your hand: move first man in your hand to goal
      - if any enemy men on board: you must remove
    write: "{goal}"
  slide:
    choose:
      man: your men on board
      goal: spaces where empty
    let:
      start: man.space
    only if:
      none are left: no men in your hand
    then: move man to goal
    write: "{start}-{goal}"
  remove:
    choose:
      victim: enemy men on board
    let:
      point: victim.space
    then: move victim to hand of opponent
    write: "x{point}"
`

describe('a text is the whole of a move or none', () => {
  const program = programOf(configured(sourceFile('mill.yaml', MILL)).checked)
  const after = (moves: readonly string[], text: string): readonly string[] | string => {
    const match = Match.start(program, { seed: 1 })
    for (const move of moves) expect(match.play(move), move).toBe(undefined)
    const { understood, legal, reasons } = match.why(text)
    if (!understood || legal) return legal ? 'legal' : 'not understood'
    return reasons.map(({ action, sentence }) => `${action}: ${sentence}`)
  }
  const notNow = 'remove: `remove` is not possible now.'
  const nobody = 'remove: There is nothing on b1.'
  test.each<readonly [string, readonly string[], string, readonly string[] | string]>([
    ['a space is placed upon', [], 'b1', 'legal'],
    ['with its action', [], 'place b1', 'legal'],
    ['other words', [], 'zzz b1 banana', 'not understood'],
    ['words of the game that are not its own', [], 'white man b1', 'not understood'],
    ['the notation of what is not offered', [], 'xb1', [notNow, nobody]],
    ['its name', [], 'remove (white man on b1)', [notNow, nobody]],
    ['where somebody stands', ['b1'], 'xb1', [notNow]],
    ['an enemy', ['a1', 'b1'], 'remove (white man on a1)', 'legal'],
    [
      'one of its own',
      ['a1', 'b1'],
      'remove (man on b1)',
      ['remove: Your man on b1 is not one of the enemy men.'],
    ],
    [
      'the same with its owner',
      ['a1', 'b1'],
      'remove (black man on b1)',
      ['remove: Your man on b1 is not one of the enemy men.'],
    ],
  ])('%s', (_, moves, text, said) => {
    expect(after(moves, text)).toEqual(said)
  })

  test.each([
    ['place (a1) place (b1) remove (white man on a1)', undefined],
    [
      'a1, remove (man on b1)',
      '`remove (man on b1)` is not allowed. `remove` is not possible now. There is nothing on b1.',
    ],
    ['a1 b1 banana', '`banana` is not a move here.'],
  ])('a line of moves: %s', (line, message) => {
    expect(playLine(Match.start(program, { seed: 1 }), line)?.message).toBe(message)
  })
})

/** Red and blue each move back and forth; red has the even plies. */
function legalShuttle(match: Match): (ply: number) => string {
  const [red = ''] = match.moves().flatMap(({ notation }) => (notation.includes('-') ? [notation] : []))
  const copy = match.clone()
  copy.play(red)
  const [blue = ''] = copy.moves().flatMap(({ notation }) => (notation.includes('-') ? [notation] : []))
  const back = (move: string): string => move.split('-').reverse().join('-')
  return (ply) => {
    const move = ply % 2 === 0 ? red : blue
    return Math.floor(ply / 2) % 2 === 0 ? move : back(move)
  }
}

/** Random numbers, the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  let word = seed
  for (;;) {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    yield word
  }
}

describe('every refused pair of spaces has a reason with a name', () => {
  for (const [name, game] of [
    ['duel', duel],
    ['draughts', draughts],
  ] as const)
    test(name, () => {
      const chance = numbers(7)
      const next = (bound: number): number => chance.next().value % bound
      let refusedPairs = 0
      for (let round = 0; round < 3; round++) {
        const match = Match.start(programOf(game.checked), { seed: round })
        const { spaces } = match.ir
        while (match.decision()?.kind === 'arrangement') {
          const layout = match.sampleLayout(next)
          if (layout === undefined || isRefused(match.playLayout(layout))) throw new Error('no layout')
        }
        for (let ply = 0; ply < 60 && match.decision() !== undefined; ply++) {
          for (let pair = 0; pair < 8; pair++) {
            const from = spaces[next(spaces.length)]?.name ?? ''
            const to = spaces[next(spaces.length)]?.name ?? ''
            const { legal, understood, reasons } = match.why({ from, to })
            expect(understood).toBe(true)
            const isMove = match.moves().some(({ notation }) => {
              const named = notation.split(/[-x]/)
              return named[0] === from && named.at(-1) === to
            })
            expect(legal, `${from} ${to}`).toBe(isMove)
            if (legal) continue
            refusedPairs++
            expect(reasons.length, `${from} ${to}`).toBeGreaterThan(0)
            for (const { label, sentence } of reasons) {
              expect(label).not.toBe('')
              expect(sentence).toMatch(/[.!]$/)
            }
          }
          const moves = match.moves()
          const move = moves[next(moves.length)]
          if (move !== undefined) match.play(move)
        }
      }
      expect(refusedPairs).toBeGreaterThan(500)
    })
})

/** Coins are not named in moves, so `buy` may be meant with any of them. */
const SHOP = `sandtable: 1
id: shop
title: Shop
players: { seats: [ ann, ben ] }
play:
  - turns from ann, at most 2:
      - you must trade
  - the game is drawn by dusk
actions:
  way to trade:
    pattern: yes
    during: trade
    choose:
      coin: 0..3
    only if:
      nobody overpays: most(0 - coin, trade)
  buy:
    is: way to trade
    only if:
      it is enough: coin >= 2
      gold is not taken: coin < 3
    then: nothing
    write: buy
  beg:
    is: way to trade
    only if:
      it costs nothing: coin is 0
    then: nothing
    write: beg
`

test('of moves that are written alike, the one that only another move betters was meant', () => {
  const shop = configured(sourceFile('shop.yaml', SHOP))
  const match = Match.start(programOf(shop.checked), { seed: 1 })
  expect(match.moves().map(({ notation }) => notation)).toEqual(['beg'])
  expect(match.why('buy').reasons.map(({ label }) => label)).toEqual(['nobody overpays'])
})

test('who is none of those in question is told before any condition on them', () => {
  const rows = [
    'sandtable: 1',
    'id: pushes',
    'title: Pushes',
    'players: { seats: [ann, ben] }',
    'track:',
    '  each player: { points: 0 }',
    'play:',
    '  - turns from ann, at most 4: you must push or nudge',
    '  - the game is drawn by time',
    'actions:',
    '  push:',
    '    choose:',
    '      victim: others where points < 5',
    '    then: add 1 to victim.points',
    '  nudge:',
    '    choose:',
    '      victim: others',
    '    then: add 5 to victim.points',
    '',
  ]
  const game = configured(sourceFile('pushes.yaml', rows.join('\n')))
  const match = Match.start(programOf(game.checked), { seed: 1 })
  const told = (move: string): unknown =>
    match.why(move).reasons.map(({ sentence, values }) => [sentence, values])
  expect(told('push (ann)')).toEqual([['ann is not one of the others.', []]])
  expect(match.play('nudge (ben)')).toBeUndefined()
  expect(match.play('push (ann)')).toBeUndefined()
  expect(told('push (ben)')).toEqual([
    ['`points < 5` does not hold for ben.', [{ text: 'points', value: '5' }]],
  ])
})

/** Only the goal of a step is written; what a fence would do is tested after the move. */
const FENCES = `sandtable: 1
id: fences
title: Fences
players: { seats: [ann, ben] }
pieces:
  thing: { owner: fixed, kinds: { man: { letter: M }, post: { letter: P } } }
places:
  yard:
    grid: |
      . . . .
      . . . .
      . . . .
    start: |
      . . . m
      . . . .
      M . . .
    holds: 1 thing
    kinds of space:
      inner: { where: [b2, c2] }
      outer: { where: the rest }
  box: { each: player, holds: posts }
box:
  box: { post: 6 }
terms:
  nearby(space): all spaces where it is next to space
  way home(player): (first men on yard where owner is player).space is not a3
play:
  - turns from ann, at most 9: you must walk or plant
  - the game is drawn by dusk
actions:
  walk:
    choose:
      man: your men on yard
      goal: outers in (nearby(man.space) + nearby(b2)) where empty
    then: move man to goal
    write: "{goal}"
  plant:
    choose:
      goal: spaces where empty
    only if:
      nobody is cut off: afterwards (way home(ann) and not (number of posts on yard is 1))
    then: move first post in your box to goal
    write: "{goal}!"
`

describe('of what only its goal is written', () => {
  const match = (): Match =>
    Match.start(programOf(configured(sourceFile('fences.yaml', FENCES)).checked), { seed: 1 })
  const told = (move: string): unknown =>
    match()
      .why(move)
      .reasons.map(({ action, sentence, values }) => [
        action,
        sentence,
        Object.fromEntries(values.map(({ text, value }) => [text, value])),
      ])
  const outside = [
    'walk',
    'd2 is not one of the outers in (nearby(man.space) + nearby(b2)).',
    { 'man.space': 'a1' },
  ]

  test('the whole phrase says which things are meant, parentheses included', () => {
    expect(told('d2')).toEqual([outside])
  })

  test('the first of two spaces is where its piece stands', () => {
    expect(told('a1 d2')).toEqual([outside])
    expect(match().why('a1 b1').legal).toBe(true)
    expect(told('a2 d2')).toEqual([
      ['walk', 'There is nothing on a2.', {}],
      ['plant', '`plant` does not lead from a2 to d2.', {}],
    ])
  })

  test('of several conditions on the position after the move, each has its value', () => {
    expect(told('b2!')).toEqual([
      [
        'plant',
        'This does not hold: nobody is cut off.',
        { 'afterwards way home(ann)': 'yes', 'afterwards number of posts on yard is 1': 'yes' },
      ],
    ])
  })
})

describe('dice that rules go by', () => {
  const game = configured(
    sourceFile(
      'lots.yaml',
      `sandtable: 1
id: lots
title: Lots
players:
  seats: [ ann, ben ]
values:
  plot: [ near, far ]
track:
  thrown: dice
  each player: { spare: 1..6 = 1 }
  claimed: set of plots
terms:
  worth(plot): if plot is near then 3 else 5
  showing(number called face): any thrown where it is face
  lucky(player): showing(player.spare)
play:
  - turns from ann, at most 4: turn
  - the game is drawn by dusk
stages:
  turn:
    - roll 2 dice to thrown
    - roll one die to your spare
    - you must claim or keep or wait
actions:
  claim:
    choose:
      plot: plots where showing(worth(it))
    then: add plot to claimed
  wait:
    then: nothing
  keep:
    only if:
      it is lucky: lucky(you)
      it is early: number of plots in claimed is 0
    then: nothing
examples:
  nothing fits:
    play:
      - dice: 2 4
      - dice: 6
      - ann cannot: keep
`,
    ),
  )
  const match = fromExample(game, 'nothing fits')
  const told = (move: string) =>
    match
      .why(move)
      .reasons.map(({ label, values }) => [label, ...values.map((v) => `${v.text} is ${v.value}`)])

  test('are told where only a term looks at them', () => {
    expect(told('claim (near)')).toEqual([['plot', 'worth(it) is 3', 'thrown is 2 4']])
    expect(told('keep')).toEqual([
      ['it is lucky', 'lucky(you) is no', 'you is ann', 'thrown is 2 4', 'your spare is 6'],
    ])
  })
})
