import { describe, expect, test } from 'vitest'
import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import { FUNCTIONS, isFunction } from '../../grammar/language/functions.ts'
import type { FunctionName, LanguageFunction } from '../../grammar/language/functions.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'

/*
 * What the page about the language says about each built-in, clause by clause, and for each clause what must hold on a few
 * small boards: with occupied ends, at the edge, from the start, on lines that come back. A clause that is changed on the
 * page or added to it must be tested here, too.
 */

const GAME = `sandtable: 1
id: built-ins
title: Built-ins
players:
  seats: [ south, north ]
  sides: { south: south, north: north }
values: { hue: [ red, blue ] }
pieces:
  bead:
    printed: { hue: hue, size: 1..4 }
    kinds:
      grain: { size: 1, copies: 1 of each hue }
      pearl: { size: 2, copies: 1 of each hue }
      olive: { size: 3, copies: 1 of each hue }
      marble: { size: 4, copies: 1 of each hue }
  man:
    owner: fixed
    printed: { dots: dice }
    kinds:
      man: { letter: M, dots: [ 2, 4, 4 ] }
places:
  tray: { holds: beads }
  field:
    grid: |
      . . . . .
      . . . . .
      . . . . .
      . . . . .
    directions:
      jump: leap(1, 2)
    holds: 1 man
  circle: { ring: 6, holds: 1 man }
  wheel: { ring: 6, holds: 1 man }
  web:
    graph: p-q-r, r>t, q-u
    kinds of space:
      camp: { each: player, where: { south: p, north: t } }
    holds: 1 man
  bridge:
    graph: x-y-z
    kinds of space:
      tent: { each: player, where: { south: x, north: z } }
    holds: 1 man
  bench: { each: player, holds: up to 5 men }
patterns:
  row: [ 3 beads of one hue in sequence by size, 2 beads of one size ]
  good: [ 2 beads of one size + 1 bead, 3 beads in sequence by size, 1 bead ]
terms:
  red ones: all beads in tray where it.hue is red
  leftover(beads called held): held - best sets(held, row)
  merit(beads called held): best standing(held, good, size)
  mixed: all beads in tray where it.size < 4 and (it.hue is red or it.size is 3)
box:
  tray: all beads
  bench: { man: 4 }
track:
  thrown: dice
  each border: { walled: false }
play:
  - turns from south, at most 4: you must pass
  - game is drawn by night
actions:
  pass:
    then: nothing
`

const GIVEN = `    given:
      field: |
        4 . . . . .
        3 . . m . .
        2 . . . . .
        1 M . . m .
          a b c d e
      circle s4: south man
      bench of south: 1 man
      thrown: 4 4 6
      walled: a1-b1
      now: turn of south
    play:
`

/** A condition that a set consists of these spaces. */
function are(set: string, spaces: string): string {
  const names = spaces.match(/(?:(?:circle|wheel) )?\w+/gu) ?? []
  const each = names.map((name) => `${name} is in ${set}`)
  return [`number of spaces in ${set} is ${names.length}`, ...each].join(' and ')
}

const EMPTY = 'all spaces where empty'
const MEN = 'all spaces where any men on it'

type Clause = readonly [words: string, ...conditions: string[]]

/** The clauses of each description. */
const HELD: { readonly [N in FunctionName]?: readonly Clause[] } = {
  'open line': [
    ['empty spaces in straight lines', are('open line(a1, up + right, 9)', 'a2 a3 a4 b1 c1')],
    [', up to n', are('open line(a1, up, 2)', 'a2 a3'), are('open line(a1, up, 0)', '')],
    [', nothing jumped over', are('open line(a1, right, 9)', 'b1 c1'), are('open line(c1, right, 9)', '')],
    ['; the start is not among them', 'not b1 is in open line(b1, orthogonal, 9)'],
    [
      ', and a line that comes back to it ends there',
      are('open line(wheel s1, onward, 99)', 'wheel s2 wheel s3 wheel s4 wheel s5 wheel s6'),
    ],
  ],
  sight: [
    [
      'the first piece met on each of these lines',
      'number of men in sight(c1, orthogonal, 9) is 3',
      'any men in sight(c1, up, 9) where space is c3',
      'number of men in sight(b1, right, 9) is 1',
    ],
    [
      ', up to n spaces away',
      'number of men in sight(a1, right, 2) is 0',
      'number of men in sight(a1, right, 3) is 1',
    ],
    [
      '; never what stands on the start',
      'number of men in sight(circle s4, onward, 99) is 0',
      'number of men in sight(circle s3, onward, 99) is 1',
    ],
  ],
  'closed line': [
    [
      'the same lines as far as, and including, the first space that is occupied',
      are('closed line(a1, right, 9)', 'b1 c1 d1'),
      are('closed line(a1, right, 2)', 'b1 c1'),
      are('closed line(a1, up, 9)', 'a2 a3 a4'),
      are('closed line(circle s4, onward, 99)', 'circle s5 circle s6 circle s1 circle s2 circle s3'),
    ],
    [
      '; with `where no your pieces on it` it is where one may go or capture',
      '(number of spaces in closed line(b1, orthogonal, 9) where no your men on it) is 5',
      'not any spaces in closed line(b1, left, 9) where no your men on it',
    ],
  ],
  'whole line': [
    [
      'the straight lines through a space, in these directions and their opposites to the edge of the board',
      are('whole line(b2, up)', 'b1 b2 b3 b4'),
      are('whole line(b2, up + left)', 'b1 b2 b3 b4 a2 c2 d2 e2'),
      are('whole line(b2, down right)', 'a3 b2 c1'),
      are('whole line(b2, up right)', 'a1 b2 c3 d4'),
      are('whole line(b3, down left)', 'a2 b3 c4'),
      'every directions called way in (orthogonal + diagonal) has number of spaces in whole line(c2, way) > 3',
    ],
    [', whether occupied or not', 'any men in field where space is in whole line(a1, right)'],
    [
      '; the space itself is among them',
      'every spaces in field has it is in whole line(it, left)',
      'number of spaces in whole line(circle s4, back) is 6',
    ],
  ],
  run: [
    [
      'the unbroken runs of these pieces or spaces in straight lines from next to `start`',
      are(`run(a1, right, ${EMPTY})`, 'b1 c1'),
      are(`run(a1, up + right, ${EMPTY})`, 'a2 a3 a4 b1 c1'),
      are(`run(b1, right, d1)`, ''),
      'number of men in run(c1, right, all men) is 1',
    ],
    [
      '; with `end`, only runs right behind which there is one of those',
      are(`run(a1, up + right, ${EMPTY}, ${MEN})`, 'b1 c1'),
    ],
  ],
  beyond: [
    ['the spaces right behind these runs', are(`beyond(a1, right, ${EMPTY})`, 'd1')],
    [', if they are on the board', are(`beyond(a1, up, ${EMPTY})`, '')],
    [
      '; if a run is empty, the space next to `start`',
      are('beyond(a1, right, all men)', 'b1'),
      are('beyond(e1, right, all men)', ''),
    ],
  ],
  between: [
    [
      'the spaces on the straight lines between two spaces',
      are('between(a1, d1)', 'b1 c1'),
      are('between(b1, e1)', 'c1 d1'),
      are('between(a1, d4)', 'b2 c3'),
      are('between(a1, b1)', ''),
    ],
    ['; none if they are not in line', are('between(a1, b3)', '')],
  ],
  // Ways are chosen, so a game of the corpus shows them: `round-trips.yaml`.
  'passed spaces': [
    [
      'the spaces between each two spaces of a way that is chosen in succession',
      are('between(a1, c1)', 'b1'),
    ],
    [', with `start` also those between it and the first'],
    ['; a space of the way itself only if the way leads over it'],
  ],
  step: [
    [
      'the next space',
      'step(a1, up) is a2',
      'step(e1, right) is none',
      'step(circle s6, onward) is circle s1',
    ],
    [', or the one `n` steps that way', 'step(a1, up, 3) is a4', 'step(circle s6, onward, 8) is circle s2'],
    [', occupied or not', 'step(c1, right) is d1'],
    ['; the space itself if `n` is 0', 'step(a1, up, 0) is a1'],
    [', none if the board ends before it', 'step(d1, right, 2) is none', 'step(a1, up, 0 - 1) is none'],
    [
      ', or if `space` is none',
      'step(step(e1, right), right) is none',
      'step(step(e1, right), left, 2) is none',
    ],
    ['; `n` must be known to be at most 60 (`ST4129`), so bound a count: `smaller(8, ...)`'],
  ],
  distance: [
    [
      'the fewest steps from neighbour to neighbour',
      'distance(a1, e4) is 7',
      'distance(circle s1, circle s5) is 2',
    ],
    [
      ', or in these directions',
      'distance(a1, b2, diagonal) is 1',
      'distance(wheel s1, wheel s6, onward) is 5',
    ],
    [', over any spaces', 'distance(a1, e1) is 4'],
    [
      '; with `via`, a set, passing only over those spaces',
      `distance(a1, e1, ${EMPTY}) is 6`,
      `distance(a1, e1, ${EMPTY}, orthogonal + diagonal) is 4`,
      `distance(b1, d3, ${EMPTY}, diagonal) is 2`,
      'distance(a1, c1, a2 + b2, orthogonal) is none',
    ],
    [
      ', in which neither end need be',
      'distance(a1, d1, b1 + c1) is 3',
      'distance(a1, b1, nothing) is 1',
      'distance(a1, c1, nothing) is none',
    ],
    [
      '; with `where`, only by steps for which C holds',
      'distance(a1, b1, where not walled(previous, it)) is 3',
      'distance(a1, b1, a2 + b2, where not walled(previous, it)) is 3',
      'distance(a1, b1, a2, orthogonal, where not walled(previous, it)) is none',
      'distance(a1, b1, orthogonal + diagonal, where not (it is a2)) is 1',
      'distance(r, t, where it is r) is none',
    ],
    [
      '; with `by`, the least sum of the costs of its steps',
      'distance(a1, c1, by 2) is 4',
      'distance(a1, c1, by (if it is b1 then 5 else 1)) is 4',
      'distance(a1, c1, all spaces, orthogonal, where not walled(previous, it), by it.column) is 8',
      'distance(a1, b2, by 0 - 3) is 0',
    ],
    [
      '; with turns, that of all turns, too',
      'distance(a1, c1, with turns at 2 from up) is 4',
      'distance(a1, c1, with turns at 2 from left) is 6',
      'distance(a1, c1, with turns at smaller(angle, 1) from left) is 3',
      'distance(a1, c1, all spaces, orthogonal, by 0, with turns at 2 from right to left) is 4',
      'distance(a1, a1, with turns at it.row from (up) to right) is 1',
      'distance(a1, b3, diagonal + orthogonal, with turns at 3) is 5',
    ],
    ['; 0 for x itself', 'distance(a1, a1) is 0'],
    [', none if there is no way', 'distance(a1, wheel s1) is none', 'distance(a1, b1, diagonal) is none'],
  ],
  linked: [
    [
      'the group of `start`: it, as far as it is among `spaces`',
      are('linked(a1, a1 + c1)', 'a1'),
      are('linked(a1 + c1, c1 + e1)', 'c1'),
      are('linked(a1, b1 + c1)', ''),
      are('linked(a1, nothing)', ''),
    ],
    [
      ', and all others of them to which a way leads from there that never leaves them',
      are('linked(a1, a1 + b1 + d1)', 'a1 b1'),
      are('linked(a1 + e2, a1 + b1 + e1 + e2 + c3)', 'a1 b1 e1 e2'),
      are('linked(b1, a1 + b1 + c1, right)', 'b1 c1'),
      are('linked(b2, a1 + b1 + b2, diagonal)', 'a1 b2'),
    ],
    [
      '. With `where`, C must hold for each step of it',
      are('linked(a1, all spaces, orthogonal, where it.row is previous.row)', 'a1 b1 c1 d1 e1'),
      are('linked(a1, a1 + b1 + a2, where not walled(previous, it))', 'a1 a2'),
    ],
  ],
  'longest way': [
    [
      'the most steps of a way that takes no step twice, in neither direction',
      'longest way(all spaces, where it.row is 1 and previous.row is 1 and it.column < 4 and previous.column < 4) is 2',
      'longest way(all spaces, right) is 4',
      'longest way(all spaces, where it is a1 or previous is a1) is 2',
    ],
    [
      ', but may come back to a space',
      'longest way(all spaces, where it.row <= 2 and it.column <= 2 and previous.row <= 2 and previous.column <= 2) is 4',
    ],
    [
      '; it passes only over the spaces, among which neither end need be',
      'longest way(nothing, right) is 1',
      'longest way(b1, right) is 2',
      'longest way(b1 + c1, right) is 3',
    ],
    [
      '. With `where`, C must hold for each step: `longest way(all spaces, where holder(previous, it) is player)`',
      'longest way(all spaces, where it is previous) is 0',
      'longest way(all spaces, where it is b1 and previous is a1) is 1',
    ],
    ['. Where steps form so many loops that 100,000 tries do not settle it, the longest that was found'],
  ],
  'sets worth': [
    [
      'how many sets of the things, of at least one each, have values that add up to exactly n',
      'sets worth(3, a1 + b1 + c1, column) is 2',
      'sets worth(6, a1 + b1 + c1, column) is 1',
      'sets worth(2, a1 + a2 + a3, column) is 3',
      'sets worth(0, a1 + b1, column) is 0',
      'sets worth(0, a1 + a2, column - 1) is 3',
      'sets worth(1, nothing, column) is 0',
    ],
    [
      '; things worth less than 0 are in none',
      'sets worth(1, a1 + b1 + c1, 2 - column) is 2',
      'sets worth(0 - 1, c1, 2 - column) is 0',
    ],
  ],
  'starting seat': [
    [
      'the seat where the player began who sits there now',
      'starting seat(next(first player)) is next(first player)',
    ],
    [', if players have changed seats'],
  ],
  reached: [
    [
      'the spaces that can be reached from `start` by way of `via` (both are sets)',
      are('reached(a1, b1)', 'a2 b1 b2 c1'),
      are('reached(a1, b1, right)', 'b1 c1'),
      are('reached(a1 + e1, b1)', 'a2 b1 b2 c1 d1 e2'),
    ],
    ['; the last space need not be in `via`', 'd1 is in reached(c1, b1)', 'not e1 is in reached(c1, b1)'],
    [
      ', so to stay within it add `where it is in via`',
      '(number of spaces in reached(a1, b1 + b2) where it is in (b1 + b2)) is 2',
    ],
    ['. **The start is not among them**', 'not a1 is in reached(a1, b1)', are('reached(a1, a1)', 'a2 b1')],
    [
      '; to have it too, add it: `reached(start, via) + start`',
      are('(reached(a1, b1) + a1)', 'a1 a2 b1 b2 c1'),
    ],
    [
      '. With `where`, C must hold for each step, also for the last one',
      are('reached(a1, b1, where not walled(previous, it))', 'a2'),
      are('reached(a1, a2, where not walled(it, previous))', 'a2 a3 b2'),
      are('reached(a1, all spaces, orthogonal, where it.row is previous.row)', 'b1 c1 d1 e1'),
      are('reached(a1, all spaces, right + up, where it.column < 3 and it.row is 1)', 'b1'),
      are('reached(a1, all spaces, where walled(previous, it))', 'b1'),
      are('reached(p, all spaces, where it is not r)', 'q u'),
    ],
    [
      '. With `at most N`, only what can be reached in N steps or, with `by`, for costs of N',
      are('reached(a1, all spaces, at most 1)', 'a2 b1'),
      are('reached(a1, all spaces, at most 0)', ''),
      are('reached(a1, all spaces, at most 0 - 1)', ''),
      are('reached(a1, all spaces, right, where it.column < 4, at most 9)', 'b1 c1'),
      are('reached(a1, all spaces, up + right, by it.column, at most 3)', 'a2 a3 a4 b1 b2'),
      are('reached(a1, a2, by it.row, at most 5)', 'a2 a3 b1 b2'),
      are('reached(a1 + e1, all spaces, orthogonal, by 3, at most 3)', 'a2 b1 d1 e2'),
    ],
    [
      '. With turns, what these cost counts as well',
      are('reached(a1, all spaces, right + up, with turns at 1 from up, at most 2)', 'a2 a3 b1'),
      are('reached(a1, all spaces, right + up, with turns at 1 from (up) to right, at most 2)', 'a2 b1'),
    ],
  ],
  'best sets': [
    [
      'the things in the best division of these into sets that are each the pattern',
      'number of beads in best sets(tray, row) is 8',
      'best sets(all beads in red ones where it.size is not 2, row) is empty',
    ],
    [
      ': the highest sum of the value',
      'number of beads in best sets(mixed, row, size * size) is 2',
      'sum of size over best sets(mixed, row, size * size) is 6',
    ],
    [', then the most things', 'number of beads in best sets(mixed, row, size) is 3'],
    [
      ', then those of the kinds declared first',
      'not any marbles in best sets(red ones, row)',
      'any marbles in best sets(red ones, row, size)',
    ],
    ['; without a value, the most things', 'number of beads in best sets(mixed, row) is 3'],
    [
      '. What is left over is `hand - best sets(hand, meld, points)`',
      'number of leftover(red ones) is 1',
      'any marbles in leftover(red ones)',
    ],
  ],
  'best standing': [
    [
      'how good the best of the things are that are the pattern, as a number to compare: first by the alternative, the first one being the best',
      'merit(all beads in tray where it.size < 3) > merit(red ones)',
      'merit(red ones) > merit(all beads in red ones where it.size > 2)',
    ],
    [
      ', then by the values of the things in the order in which the alternative names them, each time the highest possible',
      'merit(tray) is (((3 * 5 + 4) * 5) + 4) * 5 + 3',
      'merit(red ones) is (((2 * 5 + 4) * 5) + 3) * 5 + 2',
    ],
    ['; 0 if nothing fits', 'merit(all beads in tray where it.size > 4) is 0'],
  ],
  'longest line': [
    [
      'the length of the longest unbroken straight run in a set',
      'longest line(a1 + b1 + c1 + e1, right) is 3',
      'longest line(a1 + b2 + c1, right) is 1',
      'longest line(a1 + b2 + c1, diagonal) is 2',
    ],
    ['; a line that closes on itself counts as a whole', 'longest line(all spaces on wheel, onward) is 6'],
  ],
  ring: [
    [
      'whether a round trip leads past each of the spaces once',
      'ring(a1 + b1 + b2 + a2)',
      'not ring(a1 + b1 + c1)',
      'ring(all spaces on wheel)',
    ],
    [
      ', over others only if they are in `via`',
      'not ring(a1 + c1 + c2 + a2)',
      'ring(a1 + c1 + c2 + a2, b1 + b2)',
    ],
    ['; only for spaces known before the game', 'ring(a1 + b1 + b2 + a2, d1)'],
  ],
  unmatched: [
    [
      'the spaces without a counterpart on the board as the next player sees it, of the same neighbours and kinds of path, kind, print and regions',
      'any spaces in unmatched(all spaces on web)',
    ],
    ['; empty if both sides are alike', 'unmatched(all spaces on bridge) is empty'],
  ],
  leap: [
    [
      'the directions in which a step leads so many spaces straight on and so many to either side',
      are('closed line(a1, leap(1, 2), 1)', 'c2 b3'),
      are('closed line(c2, leap(2, 1), 1)', 'a1 a3 b4 d4 e1 e3'),
      are('closed line(c2, jump, 1)', 'a1 a3 b4 d4 e1 e3'),
      'not any spaces in closed line(circle s1, leap(1, 2), 1)',
    ],
    [
      ', over whatever is between',
      'c2 is in open line(a1, leap(1, 2), 1)',
      'any directions in leap(1, 2) where step(c2, it) is e3',
    ],
  ],
  'forward leap': [
    [
      'those of them that lead so many spaces forward',
      are('closed line(c1, forward leap(2, 1), 1)', 'b3 d3'),
      are('closed line(c1, forward leap(1, 2), 1)', 'a2 e2'),
      are('closed line(c4, forward leap(2, 1) of north, 1)', 'b2 d2'),
    ],
  ],
  'backward leap': [
    [
      'those of them that lead so many spaces backward',
      are('closed line(c4, backward leap(2, 1), 1)', 'b2 d2'),
      are('closed line(c1, backward leap(2, 1) of north, 1)', 'b3 d3'),
    ],
  ],
  opposite: [
    [
      'the directions that lead the other way',
      'opposite(up) is down',
      'opposite(orthogonal) is orthogonal',
      'opposite(forward diagonal of north) is forward diagonal of south',
      'opposite(forward leap(2, 1) of south) is backward leap(2, 1) of south',
      'opposite(onward) is back',
      'no directions called w in (orthogonal + jump) where opposite(opposite(w)) is not w or opposite(w) is w',
    ],
    ['; `opposite of way` says the same', 'no directions called w where opposite of w is not opposite(w)'],
  ],
  rotated: [
    [
      'the direction `n` turns further clockwise',
      'rotated(up, 1) is right',
      'rotated(up, 3) is left',
      'rotated(up, 0) is up',
    ],
    [', or anticlockwise if `n` is less than 0', 'rotated(up, -1) is left', 'rotated(left, -5) is down'],
    [
      ': a quarter turn each on squares',
      'no directions called w in (orthogonal + jump) where rotated(rotated(w, 1), 1) is not opposite of w',
      'step(step(c2, rotated(forward of south, 1)), rotated(up, 2)) is d1',
    ],
    // See below.
    [', a sixth on hexagons'],
    [
      ', and from one of two to the other on rings, lanes and graphs',
      'rotated(onward, 1) is back',
      'rotated(onward, 2) is onward',
    ],
  ],
  'turned space': [
    // See below.
    ['the space where what is on this one comes when its block is turned `n` times clockwise'],
    [', or anticlockwise if `n` is less than 0: a quarter each on squares, a sixth on hexagons'],
    [
      '. On a board without blocks, the whole board is turned',
      'turned space(a1, 2) is e4',
      'turned space(b4, -2) is d1',
      'turned space(c2, 4) is c2',
    ],
    [
      '. None if there is no such space',
      'turned space(a1, 1) is none',
      'turned space(wheel s1, 2) is none',
      'turned space(step(a1, down), 2) is none',
    ],
  ],
  borders: [
    [
      'the borders between neighbouring spaces that a straight move crosses',
      'borders(a1, b1) is not empty',
      'borders(a1, c2) is empty',
    ],
  ],
  before: [
    [
      'the seat before, against the direction of play',
      'before(south) is north',
      'before(next(north)) is north',
    ],
  ],
  seat: [
    [
      'the number of a seat: 1 for the first of `seats`, 2 for the next',
      'seat(south) is 1',
      'seat(north) is 2',
    ],
  ],
  nth: [
    [
      'the thing with this number in a place or among several, counted from 1',
      'nth(2, all spaces on wheel) is wheel s2',
      'nth(1, bench of south) is first man in bench of south',
      'nth(2, all players clockwise from north) is south',
    ],
    [', in a pile from the top'],
    [
      '; none if there are fewer',
      'nth(2, bench of south) is none',
      'nth(0, bench of south) is none',
      'nth(0 - 1, bench of south) is none',
    ],
    [
      '. `third of market` is `nth(3, market)`, up to `tenth of`, and `last of market` the last',
      'third of (all spaces on wheel) is wheel s3',
      'second of bench of south is none',
      'last of bench of south is first man in bench of south',
      'tenth of (all spaces on field) is e2',
      'last of reached(circle s1, all spaces, onward) is circle s6',
    ],
  ],
  'place among': [
    [
      'its number among them, counted in the same way',
      'place among(wheel s4, all spaces on wheel) is 4',
      'place among(first man in bench of south, bench of south) is 1',
      'place among(south, all players clockwise from north) is 2',
    ],
    ['; none if it is not one of them', 'place among(a1, all spaces on wheel) is none'],
  ],
  next: [['the next seat in the direction of play', 'next(south) is north', 'next(north) is south']],
  room: [
    [
      'how many more pieces fit into a place or onto a space',
      'room(bench of south) is 4',
      'room(a1) is 0',
      'room(b1) is 1',
    ],
  ],
  matches: [
    [
      'for each rolled die, how many of the printed values equal it, added up',
      'matches(thrown, (first man in bench of south).dots) is 4',
    ],
  ],
}

/** These need a streak, turns, a choice of moves or pieces with sides: games of the corpus test them. */
const IN_CORPUS: readonly FunctionName[] = [
  'stood',
  'most',
  'repeats',
  'grown',
  'open ends',
  'grown together',
]

const ALL = Object.keys(FUNCTIONS).filter(isFunction)

describe('built-ins do what the page says', () => {
  test('of every one', () => {
    expect(Object.keys(HELD).filter((name) => !isFunction(name))).toEqual([])
  })

  test.each(ALL.filter((name) => !IN_CORPUS.includes(name)))('%s', (name) => {
    const { gives, example }: LanguageFunction = FUNCTIONS[name]
    const clauses = HELD[name] ?? []
    const conditions = [...(example === undefined ? [] : [example]), ...clauses.flatMap(([, ...all]) => all)]
    // A clause that is added to a description needs a condition, too.
    if (example === undefined) expect(clauses.map(([words]) => words).join('')).toBe(gives)
    const checks = conditions.map((condition) => `      - check: ${condition}`).join('\n')
    const file = sourceFile('built-ins.yaml', `${GAME}examples:\n  held:\n${GIVEN}${checks}\n`)
    const { results, diagnostics } = testRuleset({ file, host: memoryHost([]) })
    expect(renderPretty(diagnostics, { color: false })).toBe('')
    expect(results.map(({ outcome }) => outcome.kind)).toEqual(['passed'])
  })

  test.each([
    [
      'rotated on hexagons',
      'hexes: rhombus 5 by 4',
      [
        'rotated(forward left of south, 1) is forward right of south',
        'rotated(forward right of south, -3) is backward left of south',
        'no directions called w in (forward + backward + sideways) where opposite of w is not rotated(w, 3) or rotated(w, 1) is w',
        'step(a1, rotated(left, 3)) is b1',
      ],
    ],
    [
      'turned on hexagons',
      'hexes: hexagon 3',
      [
        'turned space(d4, 1) is d3 and turned space(d3, 1) is c2 and turned space(c2, -1) is d3 and turned space(c3, 1) is c3',
        'no spaces on field where turned space(turned space(it, 1), 5) is not it or (it is not c3 and turned space(it, 1) is it)',
        'no spaces on field where distance(it, c3) is not distance(turned space(it, 1) otherwise it, c3)',
      ],
    ],
    [
      'turned in blocks',
      'grid: 6 by 4\n    blocks: 2 by 2',
      [
        'turned space(a1, 1) is a2 and turned space(a2, 1) is b2 and turned space(b2, 1) is b1 and turned space(b1, 1) is a1',
        'turned space(e4, -1) is e3 and turned space(e4, 2) is f3 and turned space(d1, 7) is d2',
        'no spaces on field where turned space(it, 1).block is not it.block or turned space(it, 2) is it',
      ],
    ],
    [
      'turned in oblong blocks',
      'grid: 6 by 4\n    blocks: 3 by 2',
      ['turned space(a1, 1) is none and turned space(a1, 2) is c2'],
    ],
    [
      'block and cell',
      'grid: 6 by 4\n    blocks: 3 by 2',
      [
        'a1.block is 1 and c2.block is 1 and d1.block is 2 and a3.block is 3 and f4.block is 4',
        'a1.cell is 1 and c1.cell is 3 and a2.cell is 4 and f4.cell is 6 and d3.cell is 1',
        '(wheel s1).block is 0 and (wheel s2).cell is 0',
      ],
    ],
  ])('%s', (_, board, held) => {
    const text = GAME.replace(/    grid: \|[^]*?\n  circle/u, `    ${board}\n    holds: 1 man\n  circle`)
    const given = '    given:\n      now: turn of south\n    play:\n'
    const checks = held.map((condition) => `      - check: ${condition}`).join('\n')
    const file = sourceFile('built-ins.yaml', `${text}examples:\n  held:\n${given}${checks}\n`)
    const { results, diagnostics } = testRuleset({ file, host: memoryHost([]) })
    expect(renderPretty(diagnostics, { color: false })).toBe('')
    expect(results.map(({ outcome }) => outcome.kind)).toEqual(['passed'])
  })
})
