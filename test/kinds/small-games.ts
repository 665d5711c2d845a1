/** The texts that make a small game of cards, stones and values. */
export interface Texts {
  /** One for each action: what it chooses, from which cards, stones or spaces. */
  readonly choices: readonly (readonly [thing: 'card' | 'goal' | 'stone', text: string])[]
  /** Conditions of the actions, one for each. */
  readonly conditions: readonly string[]
  /** The steps of the actions. */
  readonly steps: readonly (readonly string[])[]
  /** Steps of each turn, as YAML. */
  readonly turn: string
  readonly ends: string
}

const DOES = {
  card: 'move card to table',
  goal: 'move first stone in your store to goal',
  stone: 'move stone to shed',
} as const

export function smallGame({ choices, conditions, steps, turn, ends }: Texts): string {
  const actions = choices.map(
    ([thing, text], at) => `  act ${'abc'[at]}:
    choose:
      ${thing}: ${text}
    only if:
${thing === 'goal' ? '      one is left: your store is not empty\n' : ''}      it may be: ${conditions[at]}
    then:
      - ${DOES[thing]}
${(steps[at] ?? []).map((step) => `      - ${step}\n`).join('')}    write: ${'abc'[at]} {${thing}}
`,
  )
  const offered = choices.map((_, at) => `act ${'abc'[at]}`).join(' or ')
  return `sandtable: 1
id: kinds
title: Kinds
players: { seats: [north, south], sides: { north: north, south: south } }
values:
  colour: [red, blue]
  weather: [dry, wet, windy]
pieces:
  card:
    printed: { colour: colour, rank: number }
    kinds:
      rose: { colour: red, rank: 1, copies: 3 }
      lily: { colour: blue, rank: 2, copies: 3 }
      oak: { colour: red, rank: 3, copies: 3 }
      fern: { colour: blue, rank: 1, copies: 3 }
    families: { flower: [rose, lily] }
  stone:
    owner: fixed
    kinds: { pebble: { letter: P, copies: 4 } }
places:
  hand: { each: player, holds: cards, seen by: owner }
  deck: { holds: cards, pile: yes, seen by: nobody }
  heap: { holds: cards, pile: yes, seen by: everyone }
  table: { holds: cards, seen by: everyone }
  meadow:
    grid: |
      . . .
      . . .
      . . .
    start: |
      p . p
      . . .
      P . P
    holds: 1 stone
  store: { each: player, holds: stones, seen by: everyone }
  shed: { holds: stones, seen by: everyone }
box:
  deck: all cards
  store: { pebble: 2 }
track:
  each player: { points: 0..99 = 0 }
  leader: player = north
  weather: weather = dry
play:
  - shuffle deck
  - together:
      - for each player: deal 3 from deck to hand of player
  - turns from north, at most 14: turn
  - rank players by points
stages:
  turn:
${turn}
    - you must ${offered} or else pass
  pass:
    - set weather to windy
    - deal up to 1 from deck to your hand
actions:
${actions.join('')}end:
${ends}
`
}
