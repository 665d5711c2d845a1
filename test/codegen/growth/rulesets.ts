/*
 * Rulesets of any length, each growing in one dimension: links of a chain, levels of a condition, choices, steps, spaces.
 * Something written n times must cost no more than n times as much.
 */

const times = (n: number, make: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => make(i)).join('\n')

const letters = 'abcdefghijklmnopqrstuvwxyz'
const named = (i: number): string => `${letters[i % 26] ?? ''}${letters[Math.floor(i / 26)] ?? ''}`

const board = (width: number, height: number): string =>
  times(height, () => `      ${Array.from({ length: width }, () => '.').join(' ')}`)

const STONES = (width: number, height: number): string => `pieces:
  stone: { kinds: { stone: { letter: S } } }
places:
  board:
    grid: |
${board(width, height)}
    holds: 1 stone
    seen by: everyone
  supply: { holds: stones, seen by: everyone }
box:
  supply: ${Math.min(40, width * height)} stones`

const game = (parts: string): string => `sandtable: 1
id: growing
title: Growing
players: { seats: [ red, blue ] }
${parts}
`

const put = (onlyIf: string): string => `play:
  - turns from red, at most 4: you may put
  - the game is drawn by the end
actions:
  put:
    choose:
      goal: spaces where empty
    only if:
      it is right: ${onlyIf}
    then: move first stone in supply to goal`

/** Each term calls the next one. */
export const chain = (links: number): string =>
  game(`${STONES(4, 3)}
terms:
${times(links, (i) => {
  const next = i + 1 === links ? 'any stones on space' : `link ${named(i + 1)}(step(space, right))`
  return `  link ${named(i)}(space): (any stones on space) and ((any stones on step(space, up)) or ${next})`
})}
${put(`link ${named(0)}(goal)`)}`)

/** Nested conditions. */
export const nested = (levels: number): string => {
  let condition = 'any stones on step(goal, up)'
  for (let i = 1; i < levels; i++)
    condition = `(any stones on step(goal, up)) ${i % 2 === 0 ? 'and' : 'or'} (${condition})`
  return game(`${STONES(4, 3)}\n${put(condition)}`)
}

/** Runs over the spaces of other runs, each with its own end. */
export const runs = (levels: number): string => {
  let spaces = 'all spaces where empty'
  for (let i = 0; i < levels; i++)
    spaces = `run(goal, ${i % 2 === 0 ? 'right + up' : 'left'}, ${spaces}, all stones)`
  return game(`${STONES(4, 3)}\n${put(`number of spaces in ${spaces} < 3`)}`)
}

/** Positions that may not repeat, each recording something different, and conditions with `afterwards`. */
export const positions = (n: number): string =>
  game(`${STONES(9, 9)}
history:
${times(
  n,
  (i) => `  seen ${named(i)}:
    counts:
      - all stones on board where it.space.row > ${i % 7}
      - you
    keep: ${4 + i}`,
)}
${put(times(n, (i) => `${i === 0 ? '' : `      also ${named(i)}: `}afterwards any stones in sight(goal, ${i % 2 === 0 ? 'orthogonal' : 'diagonal'}, ${1 + (i % 5)})${i === 0 ? ' or not any stones on board' : ' or number of stones on board < 3'}`))}
forbid:
${times(n, (i) => `  no ${named(i)} comes back: put when stood(seen ${named(i)}) > 1`)}`)

/** Each term calls the one before twice. */
export const doubledTerms = (levels: number): string =>
  game(`${STONES(4, 3)}
terms:
${times(levels, (i) => `  t${named(i)}: ${i === 0 ? 'number of stones on board' : `t${named(i - 1)} + t${named(i - 1)}`}`)}
${put(`t${named(levels - 1)} < 1000`)}`)

const NUMBERS = (turn: string): string => `track:
  count: 0..9 = 0
play:
  - turns from red, at most 6: ${turn}
  - the game is drawn by the end`

/** Each stage runs the one before twice. */
export const doubledStages = (levels: number): string =>
  game(`${NUMBERS('you must go')}
stages:
${times(levels, (i) =>
  i === 0
    ? '  saa:\n    - if count < 9: add 1 to count\n    - if count is 9: set count to 0'
    : `  s${named(i)}:\n    - s${named(i - 1)}\n    - s${named(i - 1)}`,
)}
actions:
  go:
    then: s${named(levels - 1)}`)

/** Several choices of two numbers each; few of the combinations are legal. */
export const choices = (n: number): string =>
  game(`track:
  count: 0..9 = 0
play:
  - turns from red, at most 4: you must take or else nothing
  - the game is drawn by the end
actions:
  take:
    choose:
${times(n, (i) => `      c${named(i)}: 1..2`)}
    only if:
${times(n, (i) => `      it is c${named(i)}: c${named(i)} is 1 or count is 3`)}
    then:
      - if count < 9: add 1 to count`)

/** Several cards of one pattern, from a hand of `n`. */
export const slots = (n: number): string =>
  game(`values:
  hue: [ amber, teal ]
pieces:
  token:
    printed: { hue: hue, rank: number }
    kinds:
${times(n, (i) => `      k${named(i)}: { copies: 2 of each hue, rank: ${i + 1} }`)}
places:
  bag: { holds: tokens, pile: yes, seen by: nobody }
  rack: { each: player, holds: up to ${n} tokens, seen by: owner }
  heap: { holds: tokens, seen by: everyone }
box:
  bag: all tokens
patterns:
  match: [ 3 or more tokens of one hue ]
play:
  - shuffle bag
  - for each player: deal ${n} from bag to rack of player
  - turns from red, at most 2: you may lay
  - the game is drawn by the end
actions:
  lay:
    choose:
      tokens: match from your rack
    then:
      - move all tokens to heap`)

/** Consecutive steps. */
export const steps = (n: number): string =>
  game(`${NUMBERS('you must go')}
actions:
  go:
    then:
${times(n, (i) => (i % 2 === 0 ? '      - if count < 9: add 1 to count' : '      - if count is 9: set count to 0'))}`)

/** Consecutive questions with the same answers. */
export const questions = (n: number): string =>
  game(`track:
  count: 0..9 = 0
play:
${times(n, () => '  - red must go or stay or else nothing')}
  - the game is drawn by the end
actions:
  go:
    then:
${times(6, (i) => (i % 2 === 0 ? '      - if count < 9: add 1 to count' : '      - if count is 9: set count to 0'))}
  stay:
    only if:
      it is high: count > 4
    then: nothing`)

/** Larger and larger boards. */
export const boards = (n: number): string =>
  game(`${STONES(n, n)}
${put('any stones on step(goal, up) or no stones on board or any stones on step(step(goal, left), down)')}`)

/** A stage that is left from deeper and deeper, with two calls at each level. */
export const leaving = (n: number): string =>
  game(`${NUMBERS('round')}
stages:
  round:
    - s${named(n - 1)}
${times(n, (i) =>
  i === 0
    ? '  saa:\n    - you must go or stop'
    : `  s${named(i)}:\n    - s${named(i - 1)}\n    - s${named(i - 1)}`,
)}
actions:
  go:
    then:
      - if count < 9: add 1 to count
  stop:
    then: end round`)

/** A table with ever more rows that read the position. */
export const tableRows = (n: number): string =>
  game(`values:
  outcome: [ one goes, other goes ]
pieces:
  beast:
    owner: fixed
    printed: { weight: 1..9 }
    kinds: { otter: { letter: O, weight: 3 }, vole: { letter: V, weight: 1 } }
places:
  board:
    grid: |
      . . .
      . . .
    start: |
      o . v
      O . V
    holds: 1 beast
    seen by: everyone
  pond: { holds: beasts, seen by: everyone }
track:
${times(n, (i) => `  c${named(i)}: 0..3 = 0`)}
tables:
  meeting(beast called one, beast called other) gives outcome:
    rule:
      the heavier stays: one.weight >= other.weight => other goes
      the lighter goes: one.weight < other.weight => one goes
    while:
${times(n, (i) => `      it is c${named(i)}: c${named(i)} is ${i % 3} and number of beasts in pond > ${i % 2} => one goes`)}
play:
  - turns from red, at most 4: you may meet
  - the game is drawn by the end
actions:
  meet:
    choose:
      one: beasts on board
      other: beasts on board
    only if:
      one goes: meeting(one, other) is one goes
    then: move one to pond`)

/** Ever more that follows a piece which changes its kind unseen. */
export const followers = (n: number): string =>
  game(`pieces:
  spy:
    owner: fixed
    kind: changes in secret
    kinds: { fox: { letter: F, copies: 2 }, owl: { letter: W } }
    track:
${times(n, (i) => `      t${named(i)}: 0..3 = 0`)}
places:
  den: { each: player, holds: spies, seen by: owner }
box:
  den: all spies
track:
  each player:
${times(n, (i) => `    f${named(i)}: spy or none`)}
play:
  - turns from red, at most 4: you must turn
  - the game is drawn by the end
actions:
  turn:
    choose:
      spy: your spies in your den
      becomes: kinds in spies where it is not spy.kind in secret
    then:
      - set spy.kind to becomes
${times(n, (i) => `      - set your f${named(i)} to spy`)}
${times(n, (i) => `      - set spy.t${named(i)} to ${i % 4}`)}`)
