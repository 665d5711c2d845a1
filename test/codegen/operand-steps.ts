import type { Head, Step } from '../../grammar/expression/ast.ts'

/** What a player is looked up by, each read from another part of the state. */
export const LENSES = [
  // Any gain changes one of these two, and any loss.
  'weight > 12',
  'weight > 0',
  'purse > 0',
  'bowl > 0',
  'score > 0',
  'bold',
  'it is dealer',
  'hand of it is not empty',
  'camp of it is not empty',
  'marked',
  'thrown has 6',
  'rules land',
  'rules town',
] as const

/** A written step. P and O are players, N a number, T a truth, all looked up by one lens. */
type Sample = readonly string[]

/** For each kind of step, how it is written with all of its operands. `none`: it has none. */
const STEPS: Readonly<Record<Step['kind'], Sample>> = {
  move: [
    'move all cards in hand of P to hand of O',
    'move top of pile of P onto pile of O',
    'move all units in camp of P to camp of O',
    'move (all cards in hand of P) + (all cards in hand of O) to hand of (if it.owner is P then O else next(P))',
    'move all men on field where owner is P to step(it.space, if it.owner is O then up else right)',
  ],
  swap: [
    'swap hand of P with hand of O',
    'swap first man on field where owner is P with first man on field where owner is O',
    'swap P with O',
  ],
  deal: ['deal up to N from pile of P to hand of O', 'deal N from deck to hand of P'],
  shuffle: ['shuffle pile of P'],
  show: ['show all cards in pile of P to O', 'show all cards in pile of P to all players where it is not O'],
  reveal: ['reveal all cards in pile of P'],
  set: [
    'set score of P to N',
    'set bold of P to not T',
    'set dealer to P',
    'set marks of P to all spaces where it.row is N',
    'set marks of P to nothing',
    'set thrown of P to thrown of O',
    'if any men on field: set (first man on field).owner to P',
    'if any men on field where owner is P: set (first man on field where owner is P).kind to king',
  ],
  add: [
    'add N to score of P',
    'add all spaces where it.row is N to marks of P',
    'add 6 to thrown of P',
    'add thrown of O to thrown of P',
  ],
  subtract: ['subtract N from score of P'],
  take: ['take all spaces out of marks of P', 'take 6 out of thrown of P'],
  lay: ['lay all troops in reserve of P as a new unit in camp of O'],
  pay: [
    'pay N from purse of P to bowl of O',
    'pay N from purse of P to purse of O',
    'pay up to N from bowl of P to purse of O',
    'pay all from purse of P to bowl of P',
    'pay N from store to purse of P',
    'pay all from bowl of P to purse of O',
  ],
  roll: ['roll (N) dice to thrown of P', 'roll one die to score of P'],
  say: ['say {P} has {N}'],
  run: ['work(P, N) for O'],
  ask: ['P must answer(O)'],
  later: ['later work(P, N), at most 9'],
  draw: ['the game is drawn by nightfall'],
  win: ['P wins by luck', 'P wins N points by luck'],
  lose: ['P loses by luck'],
  rank: [
    'rank players by if it is P then N else 0',
    'rank players by score, then if it is P then N else 0',
    'rank players by if it is P then N else 0, lowest first',
  ],
  score: ['the game is scored by if it is P then N else 0'],
  arrange: ['none'],
  end: ['none'],
  nothing: ['none'],
  original: ['none'],
}

/** The same for what heads a list of steps. */
const HEADS: Readonly<Record<Head['kind'], Sample>> = {
  if: ['if T: [ CHANGE ]'],
  else: ['none'],
  case: ['case P: { ann: [ CHANGE, CHANGE ], else: [ CHANGE ] }'],
  'for each': ['for each player called q where it is not P: [ CHANGE, add 1 to score of q ]'],
  'every in secret': ['none'],
  together: ['together: [ CHANGE ]'],
  'only to': ['only to P: [ "say there are {N}" ]'],
  let: ['none'],
  'repeat times': ['repeat N times: [ CHANGE ]'],
  'repeat until': ['repeat until score of ann > 3, at most N: [ CHANGE ]'],
  while: ['while score of ann < 3, at most N: [ CHANGE ]'],
  turns: ['none'],
}

/** Steps that change what any lens reads. */
const CHANGES = [
  'pay up to 1 from purse of ann to bowl of ben',
  'add 1 to score of ann',
  'move all cards in hand of ann to hand of ben',
  'set dealer to ben',
]

export const WRITTEN: readonly string[] = [
  ...Object.values(STEPS).flat(),
  ...Object.values(HEADS)
    .flat()
    .flatMap((head) => CHANGES.map((change) => head.replaceAll('CHANGE', change))),
].filter((text) => text !== 'none')

const operand = {
  P: (lens: string) => `(first players clockwise from ann where ${lens} otherwise cay)`,
  O: (lens: string) => `(first players clockwise from next(ben) where ${lens} otherwise ben)`,
  N: (lens: string) => `(number of players where ${lens})`,
  T: (lens: string) => `((number of players where ${lens}) > 1)`,
}

/** With the operands where they belong, and with names for them that `let` gives before. */
function actionOf(text: string, lens: string, isNamed: boolean): string {
  const step = text.replace(/\b([PONT])\b/gu, (letter) =>
    isNamed ? `own${letter}` : operand[letter as keyof typeof operand](lens),
  )
  const line = /^(?:if|case|for each|repeat|while|together|only to)\b/u.test(text) ? headed(step) : [step]
  const names = Object.entries(operand).map(([letter, write]) => `            own${letter}: ${write(lens)}`)
  const lets = isNamed ? ['        - let:', ...names] : []
  const [first = '', ...more] = line
  return [...lets, `        - ${first}`, ...more.map((one) => `          ${one}`)].join('\n')
}

function headed(step: string): readonly string[] {
  const [, head = '', body = ''] = /^(.*?): (.*)$/u.exec(step) ?? []
  if (!head.startsWith('case')) return [`${head}:`, ...stepsIn(body)]
  const [, one = '', other = ''] = /ann: \[ (.*) \], else: \[ (.*) \]/u.exec(body) ?? []
  return [
    `${head}:`,
    '    ann:',
    ...stepsIn(one).map((line) => `  ${line}`),
    '    else:',
    ...stepsIn(other).map((line) => `  ${line}`),
  ]
}

const stepsIn = (body: string): readonly string[] =>
  body
    .replace(/^\[ | \]$/gu, '')
    .split(', ')
    .map((step) => `    - ${step}`)

/** Every step twice: with its operands where they belong, and with names for them. */
export const game = (lens: string): string => `sandtable: 1
id: operands
title: Operands
players: { seats: [ ann, ben, cay ] }
pieces:
  card: { kinds: { card: { copies: 9 } } }
  man:
    owner: changes
    kind: changes
    kinds: { pawn: { letter: P }, king: { letter: K } }
  troop: { kinds: { scout: { copies: 6 } } }
  unit: { group of: troops }
places:
  hand: { each: player, holds: cards, seen by: everyone }
  pile: { each: player, holds: cards, pile: yes, seen by: nobody }
  deck: { holds: cards, pile: yes, seen by: everyone }
  camp: { each: player, holds: units, seen by: everyone }
  reserve: { each: player, holds: troops, seen by: everyone }
  field:
    holds: 1 man
    grid: |
      . .
      . .
    start: |
      . .
      P .
box:
  hand of ann: 2 cards
  pile of ann: 3 cards
  deck: 4 cards
  reserve: 2 scouts
tokens:
  coin: { each player: { purse: 0, bowl: 0 }, well: 3, store: unlimited }
track:
  dealer: player = ann
  each player: { score: 0, bold: false, marks: set of spaces, thrown: dice }
terms:
  weight(player): player.purse + player.bowl + player.score + number of cards in hand of player + number of units in camp of player + (number of spaces where it is in marks of player) + number of 6 in thrown of player + (number of men on field where owner is player) + (number of men on field where owner is player and it is pawn) + (if player.bold then 1 else 0) + (if player is dealer then 1 else 0)
  marked(player): a1 is in marks of player
  rules land(player): any men on field where owner is player
  rules town(player): any men on field where owner is player and it is king
play:
  - lay all troops in reserve of ann as a new unit in camp of ann
  - pay 1 from well to purse of ann
  - pay 1 from well to bowl of ann
  - add 1 to score of ann
  - set bold of ann to true
  - add all spaces where it.row is 1 to marks of ann
  - add 6 to thrown of ann
  - together:
      - ann must ${WRITTEN.flatMap((_, i) => [`plain ${word(i)}`, `named ${word(i)}`]).join(' or ')}
  - the game is drawn by nightfall
stages:
  work(player called taker, number called amount):
    - add amount to score of taker
    - move all cards in hand of taker to hand of you
    - ann must answer(taker)
actions:
  answer(player called asker):
    then: add 1 to score of asker
${WRITTEN.map(
  (text, i) => `  plain ${word(i)}:
    then:
${actionOf(text, lens, false)}
  named ${word(i)}:
    then:
${actionOf(text, lens, true)}`,
).join('\n')}
`

/** Names have no digits on their own. */
function word(i: number): string {
  return `n${i}`
}
