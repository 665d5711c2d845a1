/** A small game without mistakes, in which texts of newcomers stand. */
export const GAME = `sandtable: 1
id: fords
title: Fords
players:
  seats: [ red, blue ]
  sides: { red: south, blue: north }
numbers:
  most: 3
regions:
  track:
    from:
      two: { length: 2 }
      three: { length: 3 }
      four: { length: 4 }
    printed: { length: 2..4 }
    track: { runner: 0..4 = 0 }
pieces:
  piece:
    owner: fixed
    kinds:
      man: { letter: M, copies: 4 }
      runner: { letter: R, owner: nobody, copies: 2 }
places:
  board:
    holds: 1 piece
    grid: |
      . . . .
      . . . .
      . . . .
    kinds of space:
      top space: { where: row 3 }
      wide space: { where: the rest }
  hand: { each: player, holds: men, seen by: everyone }
  camp: { holds: pieces, seen by: everyone }
areas:
  home: own rows 1..2
box:
  hand: { man: 4 }
  camp: all runners
track:
  thrown: dice
  leader: player or none
  spot: space or none
  rested: man or none
  each player:
    score: 0..99 = 0
    each track: { marker: 0..4 = 0 }
terms:
  free(space): space.row < 9
play:
  - turns from red, at most 40: turn
  - rank players by score
stages:
  turn:
    - roll 4 dice to thrown
    - if score of red > most and marker(you, two) < 4: add 1 to marker(you, two)
    - you must place or slide or throw or rest or else be stuck
  be stuck: opponent wins by a blockade
actions:
  slide:
    choose:
      man: your men on board
      goal: spaces where empty and it is next to man.space
    then: move man to goal
  place:
    choose:
      goal: spaces in your home where it is empty and not free(it)
    then:
      - if any your men in your hand: move first your man in your hand to goal
  throw:
    choose:
      pair: 2 dice from thrown
    then:
      - add sum of it over pair to your score
      - for each track where runner < length: add 1 to track.runner
  rest:
    then:
      - set leader to you
      - set spot to a1
      - if any men on board: set rested to first man on board
end:
  far enough:
    for each: player
    when: score of player > 90
    winner: player
examples:
  a rest:
    given:
      a1: red man
      the rest: aside
      now: turn of red
    play:
      - dice: 1 2 3 4
      - red: rest
      - check: leader is red and marker(red, two) is 0
after:
  throw: set leader to you
`

/** What a newcomer wrote, what it is to be, and what else the message must be about; undefined: it is only refused. */
export interface Newcomer {
  readonly title: string
  /** A line of the game, or several. */
  readonly instead: string
  readonly wrong: string
  /** Other lines, with which the text passes the check. The message quotes what is new in them. */
  readonly cure: string
}

const REST = '      - set leader to you\n'

/** A step in an action. */
function step(title: string, wrong: string, cure: string): Newcomer {
  return { title, instead: REST, wrong: `      - ${wrong}\n`, cure: `      - ${cure}\n` }
}

function choice(title: string, wrong: string, cure: string): Newcomer {
  return { title, instead: '      pair: 2 dice from thrown\n', wrong: `${wrong}\n`, cure: `${cure}\n` }
}

function goal(title: string, wrong: string, cure: string): Newcomer {
  const of = (text: string): string => `      goal: ${text}\n`
  return {
    title,
    instead: of('spaces where empty and it is next to man.space'),
    wrong: of(wrong),
    cure: of(cure),
  }
}

export const NEWCOMERS: readonly Newcomer[] = [
  step(
    'hand-of-who-may-be-none',
    'move all men in hand of leader to camp',
    'if leader is not none: move all men in hand of leader to camp',
  ),
  step(
    'hand-of-the-owner-of-what-may-be-none',
    'if any men in hand of rested.owner: add 1 to your score',
    'if rested is not none and any men in hand of rested.owner: add 1 to your score',
  ),
  step(
    'home-of-who-may-be-none',
    'for each man in home of leader: move man to camp',
    'for each man in home of (leader otherwise you): move man to camp',
  ),
  step(
    'score-of-who-may-be-none-compared',
    'if score of leader > 3: set leader to none',
    'if leader is not none and score of leader > 3: set leader to none',
  ),
  step(
    'shown-to-who-may-be-none',
    'show all men in camp to leader',
    'if leader is not none: show all men in camp to leader',
  ),
  {
    title: 'won-by-who-may-be-none',
    instead: '  be stuck: opponent wins by a blockade\n',
    wrong: '  be stuck: leader wins by a blockade\n',
    cure: '  be stuck: (leader otherwise opponent) wins by a blockade\n',
  },
  {
    title: 'winner-who-may-be-none',
    instead: '    winner: player\n',
    wrong: '    winner: leader\n',
    cure: '    winner: (leader otherwise player)\n',
  },
  {
    title: 'space-of-what-has-left-the-board',
    instead: '    then: move man to goal\n',
    wrong:
      '    then:\n      - move man to camp\n      - set spot to man.space\n      - if free(man.space): move man to goal\n',
    cure: '    then:\n      - move man to camp\n      - set spot to man.space\n      - if man.space is not none and free(man.space): move man to goal\n',
  },
  step(
    'space-of-the-first-of-none',
    'if free((first man on board).space): add 1 to your score',
    'if any man called p on board where free(p.space): add 1 to your score',
  ),
  {
    title: 'space-of-what-may-not-be-on-a-board',
    instead: '    when: score of player > 90\n',
    wrong: '    when: any men where free(space)\n',
    cure: '    when: any men on board where free(space)\n',
  },
  step('step-return', 'return all runners on board to camp', 'move all runners on board to camp'),
  step('step-put-in', 'put all runners on board in camp', 'move all runners on board to camp'),
  step('step-take-from', 'take all men from your hand', 'move all men in your hand to camp'),
  step('step-discard', 'discard all runners on board', 'move all runners on board to camp'),
  step('step-gain', 'gain 2 score', 'add 2 to your score'),
  step('step-lose', 'lose 2 score', 'subtract 2 from your score'),
  step('step-increase', 'increase your score by most', 'add most to your score'),
  step('step-equals', 'your score = 4', 'set your score to 4'),
  step('step-plus-equals', 'your score += 4', 'add 4 to your score'),
  step('step-minus-equals', 'your score -= 4', 'subtract 4 from your score'),
  step('step-plus-plus', 'your score++', 'add 1 to your score'),
  step('step-with-capitals', 'Add 1 to Your Score', 'add 1 to your score'),
  step('mine', 'if my score is 1: set leader to none', 'if your score is 1: set leader to none'),
  step(
    'number-by-another-name',
    'if count(your hand) is 1: set leader to none',
    'if number of men in your hand is 1: set leader to none',
  ),
  step('not-as-a-sign', 'set rested to !(rested)', 'if not (rested is none): set leader to none'),
  {
    title: 'else-if-in-one-word',
    instead: '    - roll 4 dice to thrown\n',
    wrong:
      '    - roll 4 dice to thrown\n    - if your score > 9: set leader to you\n      elif your score > 8: set leader to none\n',
    cure: '    - roll 4 dice to thrown\n    - if your score > 9: set leader to you\n      else if your score > 8: set leader to none\n',
  },
  step('step-change', 'change leader to you', 'set leader to you'),
  step('step-throw', 'throw 4 dice to thrown', 'roll 4 dice to thrown'),
  step('step-draw-a-man', 'draw a man from your hand', 'deal 1 from your hand to your hand'),
  step('step-choose', 'choose a man', 'you must place'),
  step('step-flip', 'flip all men on board', 'reveal all men on board'),
  step('table-like-a-field', 'set red.marker(two) to 1', 'set marker(red, two) to 1'),
  step('table-of-you', 'set your marker(two) to 1', 'set marker(you, two) to 1'),
  step(
    'table-said-with-in',
    'if your marker in two is 1: set leader to none',
    'if marker(you, two) is 1: set leader to none',
  ),
  step(
    'table-said-with-of',
    'if marker of red in two is 1: set leader to none',
    'if marker(red, two) is 1: set leader to none',
  ),
  step(
    'table-of-one-only',
    'for each track: add marker of red to your score',
    'for each track: add marker(red, track) to your score',
  ),
  step(
    'table-as-a-field',
    'for each track: add red.marker to your score',
    'for each track: add marker(red, track) to your score',
  ),
  step('table-turned-round', 'set marker(two, red) to 1', 'set marker(red, two) to 1'),
  {
    title: 'table-given-like-a-field',
    instead: '      the rest: aside\n',
    wrong: '      red.marker(two): 0\n      the rest: aside\n',
    cure: '      marker(red, two): 0\n      the rest: aside\n',
  },
  choice('dice-from-nothing', '      pair: 2 dice', '      pair: 2 dice from thrown'),
  choice('dice-of-a-bag-before-them', '      pair: 2 thrown dice', '      pair: 2 dice from thrown'),
  choice('dice-in-words', '      pair: two dice from thrown', '      pair: 2 dice from thrown'),
  choice('several-of-a-bag', '      pair: 2 of thrown', '      pair: 2 dice from thrown'),
  step(
    'number-in-letters',
    'if your score is five: set leader to none',
    'if your score is 5: set leader to none',
  ),
  step('dice-in-letters', 'roll five dice called cast', 'roll 5 dice called cast'),
  step('all-of-a-kind', 'move runners to camp', 'move all runners to camp'),
  step('each-of-a-kind', 'move each runner to camp', 'move all runners to camp'),
  step(
    'space-of-a-kind-of-several',
    'if a3 is top space of your home: set leader to none',
    'set spot to first top space in your home',
  ),
  step(
    'more-than',
    'if your score is more than 3: set leader to none',
    'if your score > 3: set leader to none',
  ),
  step('plus-in-letters', 'add 1 plus 2 to your score', 'add 1 + 2 to your score'),
  step('larger-by-another-name', 'set your score to max(1, 2)', 'set your score to larger(1, 2)'),
  step('for-every', 'for every track: add 1 to track.runner', 'for each track: add 1 to track.runner'),
  step(
    'dealt-to-each',
    'deal 1 man from your hand to each hand',
    'for each player: deal 1 from your hand to hand of player',
  ),
  step(
    'men-of-a-player',
    'if any men of opponent on board: set leader to none',
    'if any men on board where it.owner is opponent: set leader to none',
  ),
  {
    title: 'or-you-lose',
    instead: ' or rest or else be stuck\n  be stuck: opponent wins by a blockade\n',
    wrong: ' or rest or you lose\n',
    cure: ' or rest or else you lose by force\n',
  },
  {
    title: 'or-a-stage',
    instead: ' or rest or else be stuck\n',
    wrong: ' or rest or be stuck\n',
    cure: ' or rest or else be stuck\n',
  },
  {
    title: 'comma-or-a-stage',
    instead: ' or rest or else be stuck\n',
    wrong: ' or rest, otherwise be stuck\n',
    cure: ' or rest or else be stuck\n',
  },
  goal('empty-spaces-next-to', 'empty spaces next to man', 'spaces where it is empty and it is next to man'),
  goal(
    'spaces-adjacent-to',
    'spaces on board adjacent to man',
    'spaces on board where it is next to man and empty',
  ),
  goal('empty-spaces', 'empty spaces', 'spaces where it is empty'),
  goal('spaces-where-next-to', 'spaces where empty next to man', 'spaces where empty and it is next to man'),
  goal('every-space', 'every space where empty', 'space where empty'),
  goal('each-space', 'each space where empty', 'space where empty'),
  goal('one-of-spaces', 'one of spaces where empty', 'spaces where empty'),
  {
    title: 'dice-beside-play',
    instead: '    play:\n      - dice: 1 2 3 4\n',
    wrong: '    dice: 1 2 3 4\n    play:\n',
    cure: '    play:\n      - dice: 1 2 3 4\n',
  },
  {
    title: 'copies-in-letters',
    instead: 'copies: 4 }',
    wrong: 'copies: four }',
    cure: 'copies: 4 }',
  },
  {
    title: 'box-in-letters',
    instead: '{ man: 4 }',
    wrong: '{ man: four }',
    cure: '{ man: 4 }',
  },
]

/** The same where nothing is wrong: lines of the game, and what may be written instead. */
export const SOUND_INSTEAD: readonly (readonly [title: string, instead: string, text: string])[] = [
  [
    'several chosen from a board have spaces',
    '    choose:\n      man: your men on board\n      goal: spaces where empty and it is next to man.space\n    then: move man to goal\n',
    '    choose:\n      taken: 0..1 your men on board\n    only if:\n      free: not any taken where free(space)\n      too: every taken has free(it.space)\n    then: move taken to camp\n',
  ],
  [
    'an end knows what its condition found out',
    '    when: score of player > 90\n    winner: player\n',
    '    when: leader is player\n    winner: leader\n',
  ],
  [
    'texts without commas may be inside braces',
    '    when: score of player > 90\n    winner: player\n',
    '    when: score of player > 90\n    winner: player\n  a tie: { when: sum of score over players > 190, drawn: yes }\n',
  ],
]

/** The game with a text in place of its own. */
export function withText({ instead }: Pick<Newcomer, 'instead'>, text: string): string {
  if (!GAME.includes(instead)) throw new Error(`the game has no line: ${instead}`)
  return GAME.replace(instead, text)
}
