import { describe, expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'

/* Texts that would leak a secret through what everybody sees, each put into a game that leaks nothing. */

interface Parts {
  /** The steps of a stage that north runs. */
  readonly steps?: string
  readonly track?: string
  readonly stages?: string
  readonly actions?: string
  readonly play?: string
}

function game({ steps = '- nothing', track = '', stages = '', actions = '', play = '' }: Parts): string {
  const within = steps
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
  return `sandtable: 1
id: secrets
title: Secrets
players:
  seats: [ north, south ]
pieces:
  card:
    printed: { rank: number }
    kinds:
      queen: { copies: 4, rank: 3 }
      king: { copies: 4, rank: 2 }
      jack: { copies: 4, rank: 1 }
  meld: { group of: cards }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: up to 6 cards, seen by: owner }
  stash: { each: player, holds: cards, seen by: nobody }
  melds: { each: player, holds: melds, seen by: nobody }
box:
  deck: all cards
track:
  told: 0
  noticed: false
  somebody: player
  remembered: card or none
  each player: { score: 0 }
${track}
terms:
  lucky one: if any queens in hand of south then south else north
  luck(player): number of queens in hand of player
play:
  - shuffle deck
  - for each player: deal 3 from deck to hand of player
  - turns from north, at most 6:
      - you must choose
      - what happens for north
${play}
  - rank players by score
stages:
  what happens:
${within}
${stages}
actions:
  wait:
    during: choose
    then: add 1 to told
${actions}
`
}

const HIDE = `  hide a card:
    during: choose
    choose:
      card: a card in your hand
    let:
      queens held: number of queens in your hand
    then: move card to your stash
`

const LEAKS: ReadonlyMap<string, readonly ['ST4105' | 'ST4106' | 'ST4137', Parts]> = new Map([
  ['a branch', ['ST4106', { steps: '- if any queens in hand of south: set noticed to true' }]],
  [
    'a number named by let',
    ['ST4106', { steps: '- let:\n    n: 0\n- set n to number of queens in hand of south\n- set told to n' }],
  ],
  [
    'a number handed to a stage',
    [
      'ST4106',
      {
        steps: '- note(number of queens in hand of south)',
        stages: '  note(number called n): set told to n',
      },
    ],
  ],
  [
    'a player handed to a stage',
    ['ST4106', { steps: '- note(lucky one)', stages: '  note(player called who): set somebody to who' }],
  ],
  [
    'a number handed to an action',
    [
      'ST4106',
      {
        steps: '- south must tell(number of queens in hand of north)',
        actions: '  tell(number called n):\n    choose:\n      k: 0..n\n    then: set told to k\n',
      },
    ],
  ],
  [
    'a card of which somebody else is to know the face',
    [
      'ST4106',
      {
        steps: '- let:\n    c: first card in your hand\n- if c is not none: look(c) for south',
        stages: '  look(your card called c): nothing',
      },
    ],
  ],
  ['whose value is read', ['ST4106', { steps: '- set told to score of lucky one' }]],
  ['whose value is set', ['ST4106', { steps: '- add 1 to score of lucky one' }]],
  ['whose cards are counted', ['ST4106', { steps: '- set told to number of cards in hand of lucky one' }]],
  ['who is dealt a card', ['ST4106', { steps: '- deal 1 from deck to hand of lucky one' }]],
  ['who begins', ['ST4106', { play: '  - turns from lucky one, at most 2: you must choose' }]],
  [
    'how many turns there are',
    ['ST4106', { play: '  - turns from north, at most luck(south): you must choose' }],
  ],
  [
    'in what order players are gone through',
    ['ST4106', { steps: '- for each player clockwise from lucky one: set somebody to player' }],
  ],
  ['who is placed where', ['ST4106', { play: '  - rank players by luck' }]],
  [
    'who is you in a rule',
    [
      'ST4106',
      {
        actions:
          'whenever:\n  it is noticed:\n    when: noticed\n    you: lucky one\n    then:\n      - set noticed to false\n      - set somebody to you\n',
      },
    ],
  ],
  [
    'the face of a card that is remembered',
    ['ST4106', { steps: '- set remembered to top of deck\n- if remembered is queen: set noticed to true' }],
  ],
  [
    'what is printed on a card that is remembered',
    [
      'ST4106',
      {
        steps:
          '- set remembered to first card in hand of south\n- if remembered is not none: set told to remembered.rank',
      },
    ],
  ],
  ['how many cards move', ['ST4106', { steps: '- move all queens in your hand to your stash' }]],
  ['which cards are left', ['ST4106', { steps: '- reveal all queens in hand of south' }]],
  [
    'how many cards are laid',
    ['ST4106', { steps: '- lay all queens in hand of south as a new meld on your melds' }],
  ],
  [
    'the order of the box',
    ['ST4106', { steps: '- move first card where it is in hand of south to your stash' }],
  ],
  [
    'what an action found out',
    [
      'ST4105',
      {
        actions: `${HIDE}history:\n  chain: hide a card when told > 0\nforbid:\n  no: wait when opponent.last.queens held is 2\n`,
      },
    ],
  ],
  [
    'the card of the action before',
    [
      'ST4105',
      {
        actions: `${HIDE}history:\n  chain: hide a card when told > 0\nforbid:\n  no: hide a card when opponent.last.card is queen\n`,
      },
    ],
  ],
  [
    'a streak of what only its owner knows',
    [
      'ST4106',
      {
        steps: '- if chain > 1: set noticed to true',
        actions: `${HIDE}history:\n  chain: hide a card when card is queen\n`,
      },
    ],
  ],
  [
    'what would be drawn',
    [
      'ST4137',
      {
        actions: `  draw:\n    during: choose\n    then: move top of deck to your hand\nforbid:\n  no third queen: draw when number of queens in your hand > 2\n`,
      },
    ],
  ],
  [
    'what would be dealt',
    [
      'ST4137',
      {
        actions: `  draw:\n    during: choose\n    only if:\n      no third queen: afterwards number of queens in your hand < 3\n    then: deal 1 from deck to your hand\n`,
      },
    ],
  ],
  [
    'what chance would choose',
    [
      'ST4137',
      {
        actions: `  toss:\n    during: choose\n    then: move random card in your hand to your stash\nforbid:\n  keep one: toss when no queens in your hand\n`,
      },
    ],
  ],
  [
    'what would be announced',
    [
      'ST4137',
      {
        actions: `  ask:\n    during: choose\n    then:\n      if openly any queens in hand of opponent: add 1 to told\nforbid:\n  no more: ask when told > 1\n`,
      },
    ],
  ],
  [
    'what would be announced in a stage',
    [
      'ST4137',
      {
        stages: `  look:\n    - if openly any queens in hand of south: add 1 to told\n`,
        actions: `  ask:\n    during: choose\n    then: look\nforbid:\n  no more: ask when told > 1\n`,
      },
    ],
  ],
  [
    "what another's steps would bring",
    [
      'ST4137',
      {
        stages: `  give one:\n    - move first card in your hand to your stash\n`,
        actions: `  force:\n    during: choose\n    then: give one for opponent\nforbid:\n  no more: force when number of cards in your stash > 1\n`,
      },
    ],
  ],
  [
    'which several can be chosen',
    [
      'ST4105',
      {
        actions:
          '  rob:\n    during: choose\n    choose:\n      cards: 2 queens from hand of opponent\n    then: move cards to your hand\n',
      },
    ],
  ],
])

function errorsOf(parts: Parts): readonly string[] {
  const request = { file: sourceFile('secrets.yaml', game(parts)), host: memoryHost([]) }
  return checkRuleset(request).diagnostics.flatMap(({ severity, code }) =>
    severity === 'error' ? [code] : [],
  )
}

test('the game itself tells nothing', () => {
  expect(errorsOf({})).toEqual([])
  expect(errorsOf({ actions: HIDE })).toEqual([])
})

describe('the checker refuses what would tell a secret', () => {
  for (const [what, [code, parts]] of LEAKS)
    test(what, () => {
      const errors = errorsOf(parts)
      expect(errors.length).toBeGreaterThan(0)
      expect(errors.filter((found) => found !== code)).toEqual([])
    })
})

describe('and takes what is announced, or is no secret', () => {
  for (const steps of [
    '- if openly any queens in hand of south: set noticed to true',
    '- let:\n    n: 0\n- set n to openly number of queens in hand of south\n- set told to n',
    '- move openly all queens in your hand to your stash',
    '- set remembered to top of deck\n- if openly remembered is queen: set noticed to true',
    '- add 1 to score of (openly lucky one)',
    '- set told to number of cards in hand of south',
    '- move all cards in your hand to your stash',
    // Only whoever is shown them notices.
    '- show all queens in hand of south to you',
  ])
    test(steps, () => expect(errorsOf({ steps })).toEqual([]))
})
