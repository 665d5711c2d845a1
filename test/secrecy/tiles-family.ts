import type { Family } from './family.ts'

/** What goes by tiles that all see. */
const LOOKING_CHOICES: readonly string[] = [
  'tile: tiles in your rack\n      goal: spaces where empty and edge(step(it, up), down) is edge(tile, up)',
  'goal: spaces where it is in grown(spot, SIDE)',
]
const LOOKING_STEPS: readonly string[] = [
  'set told sum to number of grown(goal, SIDE)',
  'set told sum to open ends(goal, SIDE) otherwise 0',
  'if grown together(goal, SIDE, spot, SIDE): add 1 to your score',
  'if edge(goal, SIDE) is red: add 1 to your score',
  'for each space called near in grown(spot, SIDE):\n          - move all tiles in near to LAID',
]

/** Tiles that are laid where these people see them. */
export const tiles = (seenBy: 'everyone' | 'nobody'): Family => ({
  pieces: `  tile:
    printed: { each side: { edge: hue } }
    kinds:
      bend: { edge: [red, red, blue, blue], copies: 2 }
      cross: { edge: [red 1, blue, red 2, blue], copies: 2, plural: crosses }
      heart: { edge: red, copies: 2 }
    track: { facing: direction = up }
`,
  places: `  field:
    grid: |
      . . .
      . . .
    holds: 1 tile
    seen by: ${seenBy}
    track: { holder: player or none }
  sack: { holds: tiles, pile: yes, seen by: nobody }
  rack: { each: player, holds: up to 4 tiles, seen by: owner }
  yard: { holds: tiles, seen by: nobody }
`,
  box: '  sack: all tiles\n',
  track: `  told sum: 0..40 = 0
  spot: space = a1
  each player: { score: 0..9 = 0 }
  each player in secret: { dug: set of spaces, target: space or none }
`,
  setup: [
    `  - shuffle sack
  - move top of sack to b1
  - for each player: deal 2 from sack to rack of player
`,
    `  - shuffle sack
  - for each player: deal 2 from sack to rack of player
  - every player in secret: you must dig or else nothing
`,
  ],
  actions: `  dig:
    choose:
      goal: spaces
    then:
      - add goal to your dug
      - set your target to goal
`,
  choices: [
    'tile: tiles in your rack\n      goal: spaces where empty',
    'tile: tiles in your rack\n      goal: spaces where empty',
    'tile: tiles in your rack\n      goal: spaces where empty\n      way: directions in orthogonal',
    'tile: tiles on field\n      goal: spaces where empty',
    'goal: spaces where not empty',
    'two: 1..2 tiles from your rack',
    ...(seenBy === 'nobody' ? ['goal: spaces where it is in your dug'] : LOOKING_CHOICES),
  ],
  steps: [
    'move tile to goal',
    'move tile to goal',
    'move tile to LAID',
    'move two to LAID',
    'set tile.facing to way',
    'set tile.facing to rotated(tile.facing, 1)',
    'set spot to goal',
    'set goal.holder to you',
    'set told sum to openly number of grown(goal, SIDE)',
    'set told sum to openly number of grown(goal, SIDE, where it.holder is you)',
    'set told sum to openly open ends(goal, SIDE) otherwise 0',
    'if openly grown together(goal, SIDE, spot, SIDE): add 1 to your score',
    'if openly edge(goal, SIDE) is red: add 1 to your score',
    'if openly edge(tile, SIDE) is blue: move tile to your rack',
    'reveal all tiles in goal',
    'show all tiles in goal to opponent',
    'add goal to your dug',
    'set your target to goal',
    'if openly target of opponent is spot: add 1 to your score',
    'if openly your target is spot: show all tiles in spot to you',
    'move top of sack to your rack',
    'move all tiles in goal to LAID',
    'shuffle yard',
    ...(seenBy === 'nobody' ? ['set told sum to number of tiles on field'] : LOOKING_STEPS),
  ],
  words: {
    SIDE: ['up', 'right', 'down', 'left'],
    LAID: ['yard', 'your rack', 'rack of opponent'],
  },
})
