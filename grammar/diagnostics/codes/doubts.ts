import type { CodeEntry } from './code-entry.ts'

/** Codes ST4290 to ST4309: valid rules that rarely do what their author means. */
export const DOUBT_CODES = {
  ST4290: {
    title: 'a value that no step sets',
    meaning:
      'Rules read this tracked value, but no step of the game or its modules sets it, so it keeps its start. Usually a step is missing or sets another value. Something that never changes is a number, a term, or a print of a piece or space.',
    wrong:
      'track:\n  each player: { passed: false }\nplay:\n  - turns from north while not your passed: turn',
    right:
      'track:\n  each player: { passed: false }\nplay:\n  - turns from north while not your passed: turn\nactions:\n  pass:\n    then: set your passed to true',
  },
  ST4291: {
    title: 'a hook after a loop that `end` leaves',
    meaning:
      'A hook `after:` a loop runs when the loop is over. `end STAGE` within the loop leaves the whole stage at once, and that hook with it. Only hooks after the stage itself run in both cases.',
    wrong:
      'stages:\n  turn:\n    - while jumper is not none, at most 12: you must capture or else end turn\nafter:\n  while jumper is not none, at most 12: add 1 to turns taken',
    right:
      'stages:\n  turn:\n    - while jumper is not none, at most 12: you must capture or else end turn\nafter:\n  turn: add 1 to turns taken',
  },
  ST4292: {
    title: 'a player put out in the middle of a loop',
    meaning:
      '`for each player where ...` selects the players before it asks the first of them. If an answer changes the value of another player that was tested, that player is still asked. A test below the head is made for each player in turn.',
    wrong: 'for each player where not out: player must shoot',
    right: 'for each player:\n  - if not player.out: player must shoot',
  },
  ST4293: {
    title: 'a new action that a rule does not list',
    meaning:
      'A variant or module adds an action to a question, and a rule under `forbid` lists all the other actions of that question one by one. It does not hold for the new one. A base that says `any action when ...` covers whatever is added.',
    wrong:
      'actions.pass: { offered with: move, then: nothing }    # forbid: { the king may not be left in check: move or castle when check }',
    right:
      'actions.pass: { offered with: move, then: nothing }\nforbid.the king may not be left in check: also pass',
  },
  ST4294: {
    title: 'each player, always you',
    meaning:
      '`you` and `your` mean the player on turn, also in the steps below `for each player`. If these steps use `you` and never name the player whose turn in the loop it is, they do the same for one player several times.',
    wrong: '- for each player: deal 5 from deck to your hand',
    right: '- for each player: deal 5 from deck to hand of player',
  },
  ST4295: {
    title: 'ranked by one number',
    meaning:
      'Players or teams are ranked by a number that does not depend on the player or team, so all have the same rank and the game is drawn. Usually a value is tracked once instead of under `each player` or `each team`.',
    wrong: 'track:\n  score: 0\nplay:\n  - rank players by score',
    right: 'track:\n  each player: { score: 0 }\nplay:\n  - rank players by score',
  },
} as const satisfies Record<string, CodeEntry>
