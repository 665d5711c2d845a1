import { describe, expect, test } from 'vitest'
import {
  isLabel,
  isPluralName,
  isPredicate,
  sentenceIn,
} from '../../interpreter/rulebook/language/english-words.ts'
import { indefiniteArticle, withArticleFor } from '../../grammar/types/articles.ts'
import { english } from '../../interpreter/rulebook/language/inflection-en.ts'
import { fill, spoken } from '../../interpreter/rulebook/model/words.ts'
import { bookOf, textOf, written } from './books.ts'

/** A board with pieces of both players, columns of it, and values of all sorts. */
const game = (terms: readonly string[]): string => `title: Sample
players: { seats: [ white, black ], sides: { white: south, black: north } }
numbers: { walls each: 10 }
pieces:
  piece:
    owner: fixed
    printed: { worth: number = 1 }
    kinds: { pawn: { letter: P }, wall: { letter: W } }
places:
  board:
    grid: |
      . . .
      . . .
      . . .
    start: |
      . p .
      . . .
      . P .
    holds: 1 piece
    kinds of space:
      post: { where: [a1, c1] }
      square: { where: the rest }
  stock: { each: player, holds: walls }
  captured: { each: player, holds: pieces }
  landing: { holds: pieces }
areas:
  home: own row 1
regions:
  lane:
    from:
      low: { total: 2, spots: [a1, b1, c1] }
      high: { total: 3, spots: [a3, b3, c3] }
    printed: { total: number, spots: set of spaces }
    track: { holder: player or none }
box:
  stock:
    wall: 3 * walls each
track:
  thrown: dice
  rested: false
  first mover: player = white
  pips: 1..6 = 1
  evening: lane or none
  marked: lane or none
  each player:
    ready: false
    score: 0
    cup: dice
    friend: lane or none
    each lane: { way: 0..9 = 0 }
terms:
  closed(lane): any walls on lane.spots
  lanes named(number): all lanes where total is number
  stones of(player): all spaces where any walls on it where owner is player
  worth for(lane): lane.total + 1
  fits(lane, number): lane.total is number
  in reach of(space, player): space is in men held(player)
  on offer: any pawns on board
  lanes used up: every lanes has closed(it)
  gate opened: no walls on board
  raised(space, player): any pawns on space where owner is player
  mill(space, player): any pawns on space where owner is player
  the rest(lane): 7 - lane.total
  men held(player): all spaces where any pawns on it where owner is player
  men left(player): number of pawns on board where owner is player
${terms.map((term, n) => `  sample ${labelOf(n)}(player, lane, space called here):\n    ${term}`).join('\n')}
history:
  scene: { counts: [all pawns on board, you], keep: 20 }
stages:
  advance(pawn, space called goal):
    - move pawn to goal
    - set rested to pawn.worth > 1
    - set first mover to next(first mover)
    - roll one die called shown
    - set pips to shown
    - if goal is post: set rested to true
  stand(pawn, space called goal):
    - advance(pawn, goal)
    - for each pawn called other on board: advance(other, goal)
play:
  - roll 2 dice to thrown
  - repeat 1 times: say a new day
  - for each player clockwise from white: player must step
  - for each player: add 1 to player.score
  - roll (number of walls in stock of white) dice to thrown
  - set thrown to nothing
  - repeat men left(white) times: say a {evening} is near
  - turns from white, at most 2: you must step or else opponent wins by blocking
whenever:
  a lane is held:
    for each: lane where holder is not none
    when: closed(lane)
    then: set lane.holder to none
actions:
  step:
    choose:
      pawn: your pawns on board
      goal: spaces where empty and it is next to pawn.space
    let:
      start: pawn.space
    then:
      - say {you} goes on
      - set your ready to true
      - if goal is not next to start: set rested to true
      - move pawn to goal
end:
  the pawn is across:
    for each: player
    when: any pawn on home of opponent of player where owner is player
    winner: player
`
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** None of them ends in an article, which names may leave out. */
const labelOf = (n: number): string =>
  `x${LETTERS[Math.floor(n / LETTERS.length)] ?? ''}x${LETTERS[n % LETTERS.length] ?? ''}`

const EXPRESSIONS: readonly (readonly [string, string])[] = [
  // Owners
  ['number of pawns on board where owner is player', 'The number of pawns of the player on the board.'],
  [
    'any pawns on home of opponent of player where owner is player',
    'There is a pawn of the player on the home of the player’s opponent.',
  ],
  ['men left(player) < 3', 'The player has fewer than 3 men left.'],
  ['first your pawn on board is none', 'There are none of your pawns on the board.'],
  ['men left(you) is 3', 'You have exactly 3 men left.'],
  // Several conditions on one thing name it once
  ['player.ready and player.score > 3', 'The player is ready and their score is more than 3.'],
  [
    '(first pawn on board).space is in home of player and player is you',
    'The first pawn on the board is in the player’s home and the player is you.',
  ],
  [
    'pips is 3 and rested and pips < men left(player)',
    'The pips are 3, it is rested and the pips are less than the player’s men left.',
  ],
  ['men left(you) > men left(player)', 'You have more men left than the player.'],
  ['men left(you) >= 1', 'You have men left.'],
  ['first mover is you', 'You are the first mover.'],
  ['player can step or player is you', 'The player can step or is you.'],
  // Relative clauses
  [
    'any lanes where total is rest(lane) and closed(it)',
    'There are lanes whose total is the rest of the lane and that are closed.',
  ],
  [
    'all spaces where it is not post and no walls on it',
    'All spaces that are not posts and have no walls on them.',
  ],
  [
    'all spaces where it.row mod 2 is 1 and it.column mod 2 is 0',
    'All spaces whose row is odd and whose column is even.',
  ],
  [
    'no players where it is not player and ready',
    'There are no players other than the player who are ready.',
  ],
  [
    'any squares in reached(here, all spaces on board where it is not post and no walls on it) where it is in home of player',
    'There is a square that is in the player’s home and in the spaces that can be reached from here over all spaces on the board that are not posts and have no walls on them.',
  ],
  ['any lanes where holder is not none', 'There are lanes that have a holder.'],
  ['no lanes where holder is none and closed(it)', 'There are no lanes that have no holder and are closed.'],
  ['any lanes where it.holder is not none', 'There are lanes that have a holder.'],
  [
    'any players where it is not lane.holder and way(it, lane) > 0',
    'There are players other than the holder of the lane whose way for the lane is more than 0.',
  ],
  [
    'any spaces where it is not post and mill(it, player)',
    'There is a space that is not a post and for which mill applies to it and the player.',
  ],
  [
    'all spaces where (first pawn on it).owner is player',
    'All spaces on which the first pawn belongs to the player.',
  ],
  [
    'all squares where distance(it, here) is 2 and empty',
    'All squares whose distance to here is 2 and that are empty.',
  ],
  [
    'any players called p where p is not lane.holder and p.ready',
    'There are players (each one: p) other than the holder of the lane who are ready.',
  ],
  // What is kept for each player and each lane
  ['way(you, lane) + 1', 'Your way for the lane plus 1.'],
  ['way(player, lane)', 'The player’s way for the lane.'],
  // Every one of them
  ['every lanes named(2) has closed(it)', 'Each of the lanes named for 2 is closed.'],
  ['every lanes has closed(it) and it is not lane', 'Every lane is closed and is not the lane.'],
  ['every lanes has total > 2', 'For every lane, its total is more than 2.'],
  ['your ready', 'You are ready.'],
  ['not your ready', 'You are not ready.'],
  // Sets
  [
    'all spaces in whole line(here, orthogonal) - men held(player) is empty',
    'All spaces in line with here (along rows and columns, both ways) are in the player’s men held.',
  ],
  [
    'all spaces in whole line(here, orthogonal) - men held(player) is not empty',
    'There are spaces in line with here (along rows and columns, both ways) that are not in the player’s men held.',
  ],
  ['men held(player) - lane.spots is empty', 'All of the player’s men held are in the spots of the lane.'],
  [
    'not (men held(player) - lane.spots is empty)',
    'Some of the player’s men held are not in the spots of the lane.',
  ],
  // Names of variables
  [
    'no lanes called other where other.total is rest(lane) and closed(other)',
    'There is no lane, other, for which the total of other is the rest of the lane and other is closed.',
  ],
  [
    'any thrown called x where any thrown called y where x + y is lane.total and (x is not y or number of x in thrown >= 2)',
    'There is an x among the thrown dice for which there is a y among the thrown dice for which x plus y is the total of the lane and (x is not y or x occurs in the thrown dice at least 2 times).',
  ],
  ['if here is none then a1 else here', 'If there is no here: a1.'],
  // Counts
  ['number of pawns on board >= 2', 'There are at least 2 pawns on the board.'],
  ['number of pawns on board > 1', 'There are at least 2 pawns on the board.'],
  ['number of pawns on board is 1', 'There is exactly 1 pawn on the board.'],
  ['number of pawns on board is 0', 'There are no pawns on the board.'],
  ['sum of it over thrown - lane.total', 'The sum of the thrown dice minus the total of the lane.'],
  // Truth
  ['closed(lane) or player.ready', 'The lane is closed or the player is ready.'],
  [
    'not closed(lane) and (if player.ready then lane.total > 2 else here is post)',
    'The lane is not closed, and if the player is ready, then the total of the lane is more than 2, and otherwise here is a post.',
  ],
  [
    'every enemy pawns on board has mill(space, opponent)',
    'For every enemy pawn on the board, mill applies to its space and your opponent.',
  ],
  ['2 >= number of pawns on board', 'There are at most 2 pawns on the board.'],
  ['number of player.cup where it is 1', 'The number of dice in the cup of the player that are 1.'],
  ['number of thrown > 2', 'The number of the thrown dice is more than 2.'],
  ['fits(lane, 2)', 'The lane fits 2.'],
  ['not fits(lane, 2)', 'The lane does not fit 2.'],
  ['any lanes where fits(it, 2)', 'There are lanes that fit 2.'],
  ['in reach of(here, player)', 'Here is in reach of the player.'],
  ['on offer', 'It is on offer.'],
  ['not on offer', 'It is not on offer.'],
  ['lanes used up', 'Lanes are used up.'],
  ['gate opened or rested', 'The gate is opened or it is rested.'],
  ['not gate opened', 'The gate is not opened.'],
  ['lane.total mod 4 is 0', 'The total of the lane is a multiple of 4.'],
  ['lane.total mod 4 is not 0', 'The total of the lane is not a multiple of 4.'],
  // Alternatives
  ['20 - (here.row otherwise 4)', '20 − (the row of here or, if there is none, 4).'],
  ['all squares where it is not here and it is not a1', 'All squares other than here and a1.'],
  ['first pawns on board', 'The first pawn on the board.'],
  ['your friend is none', 'You have no friend.'],
  ['your friend is not none', 'You have a friend.'],
  ['number of directions in orthogonal', 'The number of directions along rows and columns.'],
  ['marked is none', 'There is no marked lane.'],
  ['lane is marked', 'The lane is the marked lane.'],
  // Spaces
  ['open line(here, left + right, 1)', 'The free spaces next to here (to the left or to the right).'],
  [
    'open line(here, orthogonal, unlimited)',
    'The free spaces in a straight line from here (along rows and columns).',
  ],
  ['step(here, up) is none', 'There is no space next to here (upwards).'],
  [
    'beyond(here, orthogonal, all posts where empty)',
    'What comes right after the unbroken lines of empty posts that start next to here (along rows and columns).',
  ],
  [
    'run(here, orthogonal, all walls, all your pawns)',
    'The unbroken lines of walls that start next to here and end right before your pawns (along rows and columns).',
  ],
  // Places called by what happened to the things in them
  ['any walls in captured of player', 'There is a wall in the player’s captured pile.'],
  ['landing is empty', 'The landing is empty.'],
  // Only some of what an expression says needs words
  ['if closed(lane) then 2 else 2', '2.'],
  ['first pawn on board otherwise none', 'The first pawn on the board.'],
  [
    'reached(here, men held(player), orthogonal, where it is in men held(player))',
    'The spaces connected to here through the player’s men held (along rows and columns).',
  ],
  ['number of stones of(player)', 'The number of the player’s stones.'],
  ['worth for(lane)', 'The worth for the lane.'],
  ['any spaces where raised(it, player)', 'There is a space that is raised for the player.'],
  ['not raised(here, player)', 'Here is not raised for the player.'],
  ['way(player, lane) > 0', 'The player’s way for the lane is more than 0.'],
  [
    '1 + (if lane.total is 2 then 5 else if lane.total is 3 then 7 else 0)',
    '1 + (5 if the total of the lane is 2, 7 if the total of the lane is 3, otherwise 0).',
  ],
  ['stood(scene) >= 3', 'The scene has occurred 3 times.'],
  // Seats
  ['player is white', 'The player is White.'],
]

const text = textOf(bookOf(written(game(EXPRESSIONS.map(([source]) => source)))))

describe('expressions are read out in idiomatic English', () => {
  for (const [index, [source, prose]] of EXPRESSIONS.entries())
    test(source, () => {
      const part = text.split(`Sample ${labelOf(index)}\n`)[1]?.split('\n') ?? []
      expect(part[1]).toBe(prose)
    })
})

describe('so is the rest of the book', () => {
  test.each([
    '(for each player): 30 walls',
    'Board | up to 1 piece on each space | everyone',
    'Roll 2 dice; the result is the thrown dice.',
    'you must step; if that is impossible: your opponent wins by blocking.',
    'Goal: an empty space that is next to the pawn.',
    'Below, start means the pawn’s space.',
    'Say aloud: “your name goes on”.',
    'Do this as many times as White’s men left: say aloud: “an [evening] is near”.',
    'Take everything out of the thrown dice.',
    'From now on you are ready.',
    'If the goal is not next to the start, from now on it is rested.',
    'The next player after the first mover becomes the first mover.',
    'The pips become the number shown.',
    'As soon as there is a pawn of yours on your opponent’s home, you win.',
    'Rested (not at the start)',
    'Say aloud: “a new day”.',
    'Each player, clockwise from White, must step.',
    'For each player, add 1 to their score.',
    'Roll as many dice as there are walls in White’s stock; the result is the thrown dice.',
    'From now on it is rested if the pawn’s worth is more than 1, and otherwise not.',
    'Advance.',
    'Two positions are the same if these are the same in both: all pawns on the board and whose turn it is.',
    'For each lane that has a holder, as soon as the lane is closed:',
    'For each lane:\nHolder (none at the start)',
  ])('%s', (sentence) => {
    expect(text).toContain(sentence)
  })
})

describe('a truth is a sentence', () => {
  const NAMES: readonly (readonly [string, string | undefined])[] = [
    ['mill closed', 'the mill is closed'],
    ['deck used up', 'the deck is used up'],
    ['spades broken', 'spades are broken'],
    ['cards are left', 'cards are left'],
    ['is beaten', undefined],
    ['just discarded', undefined],
    ['check', undefined],
  ]
  test.each(NAMES)('%s', (name, sentence) => {
    expect(sentenceIn(name)).toBe(sentence)
  })

  const TEXTS = `texts: { done: The turn is over, check: Is in check }
players: { seats: [ north, south ] }
pieces: { stone: { kinds: { pebble: { letter: P } } } }
places: { board: { grid: '.' }, bowl: { each: player, holds: stones } }
track: { done: false }
terms:
  check(player): any stones in bowl of player
play:
  - turns from north while not done, at most 3: you must pass
  - game is drawn by rest
actions:
  pass:
    only if:
      nobody is in check: not check(you) and not check(opponent)
    then:
      - set done to true
      - set done to false
`
  const told = textOf(bookOf(written(`title: Sample\n${TEXTS}`)))
  test.each([
    'as long as the turn is not over',
    'You are not in check and your opponent is not in check.',
    'From now on the turn is over.',
    'The turn is no longer over.',
    'The turn is over (not at the start)',
  ])('%s', (sentence) => {
    expect(told).toContain(sentence)
  })
})

describe('articles', () => {
  test.each([
    ['owl', 'an'],
    ['ace', 'an'],
    ['assassin', 'an'],
    ['unit', 'a'],
    ['user', 'a'],
    ['university', 'a'],
    ['uninvited guest', 'an'],
    ['umbrella', 'an'],
    ['eucalyptus', 'a'],
    ['one-eyed jack', 'a'],
    ['hour', 'an'],
    ['house', 'a'],
    ['honest man', 'an'],
    ['8', 'an'],
    ['18', 'an'],
    ['11', 'an'],
    ['1', 'a'],
    ['x', 'an'],
    ['x-ray', 'an'],
    ['y', 'a'],
  ] as const)('%s', (word, article) => {
    expect(indefiniteArticle(word)).toBe(article)
  })

  test.each([
    ['claims to be a ', 'assassin', 'claims to be an '],
    ['claims to be an ', 'captain', 'claims to be a '],
    ['A ', 'owl', 'An '],
    ['draws a (', 'owl', 'draws a ('],
    ['has 2 extra ', 'owls', 'has 2 extra '],
  ])('%j before %s', (before, word, expected) => {
    expect(withArticleFor(before, word)).toBe(expected)
  })

  test.each([
    ['{the what}', 'the rest', 'the rest'],
    ['{a what}', 'men', 'men'],
    ['{first what}', 'your cone on the hill', 'your first cone on the hill'],
    ['{first what}', 'cone', 'the first cone'],
    ['{one what}', 'the empty squares', 'one of the empty squares'],
    ['{one what}', 'columns', 'one of the columns'],
    ['{one what}', 'your cones', 'one of your cones'],
    ['{empty what}', 'the squares', 'the empty squares'],
    ['{empty what}', 'squares', 'empty squares'],
    ['{all what}', 'the squares', 'all the squares'],
    ['there are {no what}', 'the points', 'there are no points'],
    ['have {no what}', 'your cones', 'have none of your cones'],
    ['there are {some what}', 'your cones', 'there are some of your cones'],
    ['wins{by what}', 'blocking', 'wins by blocking'],
    ['wins{by what}', 'the flag is captured', 'wins: the flag is captured'],
    ['wins{by what}', 'No move left', 'wins: no move left'],
    ['wins{by what}', 'Checkmate', 'wins by checkmate'],
  ])('%s with %s', (phrase, what, expected) => {
    expect(
      spoken(fill(phrase, { what }, (modifier, words) => english.inflect(modifier, words, undefined))),
    ).toBe(expected)
  })
})

describe('what the form of a name tells', () => {
  test.each([
    ['alive', true],
    ['closed', true],
    ['climbable', true],
    ['refuted', true],
    ['bidding', true],
    ['broken', true],
    ['mill', false],
    ['way left', false],
    ['king', false],
    ['moves', false],
    ['seed', false],
    ['queen', false],
    ['wing', false],
  ])('can `is` stand before %s: %s', (name, expected) => {
    expect(isPredicate(name)).toBe(expected)
  })

  test.each([
    ['men left', true],
    ['columns won', true],
    ['quiet moves', true],
    ['dice', true],
    ['pieces in hand', true],
    ['score', false],
    ['status', false],
    ['loss', false],
    ['best strength', false],
    ['spaces linked to the edge', true],
    ['players who passed', true],
    ['piece that was taken', false],
  ])('is %s several: %s', (name, expected) => {
    expect(isPluralName(name)).toBe(expected)
  })

  test.each([
    ['x', true],
    ['p1', true],
    ['here', true],
    ['other', true],
    ['goal', false],
  ])('is %s a mere label: %s', (name, expected) => {
    expect(isLabel(name)).toBe(expected)
  })
})
