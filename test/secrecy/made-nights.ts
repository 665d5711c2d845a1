import { chance } from '../games/loaded.ts'

/* Games of nights made at random: most are refused, the rest must keep who is awake, and what they do. */

type Below = (n: number) => number

const HEAD = `
sandtable: 1
id: nights
title: Nights
players: { seats: [ann, ben, cal, dot] }
pieces:
  role: { kinds: { owl: { copies: 2 }, mouse: { copies: 2, plural: mice }, stoat: { copies: 2 } } }
places:
  barn: { holds: roles, pile: yes, seen by: nobody }
  den: { each: player, holds: up to 2 roles, seen by: owner }
box: { barn: all roles }
track:
  each player in secret: { mark: player or none, sum: 0..9 = 0, met: set of players, cup: dice }
  each player: { gone: false, vote: player or none }
  told: 0..9 = 0
`

const WHO = [
  'any owls in den of it',
  'any mice in den of it',
  'not it.gone and any owls in den of it',
  'not it.gone and any stoats in den of it',
  'it.sum < 2',
  'not it.gone',
  'any owls in den of ann',
  'any owls in den of it and it.mark is none',
]

const STEPS = [
  '- you must ACT or else nothing',
  '- you may ACT',
  '- you may ACT or ACT repeatedly',
  '- repeat 2 times: you may ACT',
  '- if your mark is not none: you may ACT',
  '- if any mice in den of (your mark otherwise you): you may ACT',
  '- add 1 to your sum',
  '- roll 2 dice to your cup',
  '- only to you: say there are {number of mice in (all dens)} mice',
  '- for each player called mate where any owls in den of mate:\n            - only to mate: say somebody goes for {your mark}',
  '- case your mark:\n            ann: you may ACT\n            else: nothing',
  '- add 1 to told',
  '- move top of barn to your den',
]

const ACTS = [
  'choose: { who: others }\n    then: set your mark to who',
  'choose: { who: others where not gone }\n    then:\n      - show all roles in den of who to you\n      - set your mark to who',
  'choose: { who: players }\n    then: add who to your met',
  'choose: { n: 1..3 }\n    then: set your sum to n',
  'choose: { role: roles in your den }\n    then:\n      - add 1 to your sum\n      - show role to you',
  'choose: { who: others where it is not in your met }\n    then:\n      - add who to your met\n      - set your mark to who',
  'choose: { who: others }\n    then: reveal den of who',
  'then: set your mark to none',
]

const MORNINGS = [
  '- let:\n          prey: openly first players called fish where any players where it.mark is fish and any owls in den of it\n      - if prey is not none: set prey.gone to true',
  '- say {openly number of players where it.mark is ann} go for ann',
  '- set told to openly smaller(9, number of players where it.sum > 1)',
  '- for each player: set mark of player to none',
  '- if openly any players where it.mark is it: say somebody looks at a mirror',
]

export function madeNights(seed: number): string {
  const below = chance(seed)
  const names = ['act one', 'act two', 'act three'].slice(0, 2 + below(2))
  const worded = (text: string): string => text.replaceAll('ACT', () => one(below, names))
  const block = (): string => {
    const where = below(6) === 0 ? '' : ` where ${one(below, WHO)}`
    const steps = Array.from({ length: 1 + below(2) }, () => `        ${worded(one(below, STEPS))}\n`)
    return `    - every player${where} in secret and unnoticed:\n${steps.join('')}`
  }
  const night = Array.from({ length: 1 + below(3) }, block).join('')
  const morning = Array.from({ length: 1 + below(2) }, () => `    ${one(below, MORNINGS)}\n`).join('')
  return `${HEAD}play:
  - shuffle barn
  - for each player: deal 1 from barn to den of player
  - repeat 2 times:
      - night
      - day
  - the game is drawn by dawn
stages:
  night:
${night}${morning.replaceAll('\n      ', '\n    ').replaceAll('\n          ', '\n        ')}  day:
    - for each player: player must vote
actions:
  vote:
    choose: { who: players }
    then: set your vote to who
${names.map((name) => `  ${name}:\n    ${one(below, ACTS)}\n`).join('')}`
}

function one<T>(below: Below, from: readonly T[]): T {
  return from[below(from.length)] as T
}
