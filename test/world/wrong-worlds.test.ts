import { describe, expect, it } from 'vitest'
import { codeEntry } from '../../grammar/diagnostics/catalogue.ts'
import { HIDDEN_ARMY, HIDDEN_DUEL, PAWNS, THREE_IN_A_ROW } from './games.ts'
import { saidOf } from './merged-game.ts'

interface Wrong {
  readonly title: string
  /** A game, or several laid over each other. */
  readonly text: string | readonly string[]
  readonly config?: { readonly players?: number; readonly options?: Readonly<Record<string, string>> }
  /** Parts of the diagnostics, one for each of them. */
  readonly said: readonly (string | RegExp)[]
}

const over = (text: string) => [THREE_IN_A_ROW, text]
const PLAYERS = 'players: { seats: [ red, blue ] }\n'
const option = (type: string) => `${PLAYERS}options: { limit: ${type} }\n`

const WRONG: readonly Wrong[] = [
  {
    title: 'a phrase in a name',
    text: `${PLAYERS}numbers: { rounded up: 1 }`,
    said: [/ST4002 .*`rounded up`/],
  },

  // sizes
  {
    title: 'a picture without end',
    text: over(`places: { board: { grid: "${'. '.repeat(60_000)}" } }`),
    said: [/ST4006/],
  },
  {
    title: 'an area without end',
    text: [PAWNS, `areas:\n  lake: [ ${'b2, '.repeat(1100)}a1 ]`],
    said: [/ST4006/],
  },
  {
    title: 'values without end',
    text: `${PLAYERS}values: { odd: [ ${Array.from({ length: 2000 }, (_, i) => `v${i}`).join(', ')} ] }`,
    said: [/ST4006/],
  },

  // players
  { title: 'no players', text: 'numbers: { x: 1 }', said: [/ST4031 .*who plays/] },
  {
    title: 'too many players asked for',
    text: THREE_IN_A_ROW,
    config: { players: 3 },
    said: ['ST4007 This game is for 2 players, not for 3.'],
  },
  {
    title: 'a number of players that is not named',
    text: 'players: { seats: { 2: [ n, s ], 3: [ n, e, s ], 4: [ n, e, s, w ] } }',
    config: { players: 5 },
    said: ['ST4007 This game is for 2, 3 or 4 players, not for 5.'],
  },
  {
    title: 'seats that do not match their number',
    text: 'players: { seats: { 2: [ n, s, e ], 3: [ n, e, s ] } }',
    said: [/ST4007 2 lists 3/],
  },
  { title: 'one seat twice', text: 'players: { seats: [ red, red ] }', said: [/ST4003 .*`red`/] },
  { title: 'a reserved word as a seat', text: 'players: { seats: [ red, all ] }', said: [/ST4002 .*`all`/] },
  {
    title: 'an unknown seat at a side',
    text: 'players: { seats: [ red, blue ], sides: { rad: south } }',
    said: [/ST4004 .*`rad`.*`red`/],
  },
  {
    title: 'two seats at one side',
    text: 'players: { seats: [ red, blue ], sides: { red: south, blue: south } }',
    said: [/ST4003 `red` already sits/],
  },
  {
    title: 'an unknown side',
    text: 'players: { seats: [ red, blue ], sides: { red: sout } }',
    said: [/ST4033 .*`sout`.*`south`/],
  },
  {
    title: 'an unknown way round',
    text: 'players: { seats: [ red, blue ], play goes: backwards }',
    said: [/ST4033 .*`clockwise` or `anticlockwise`/],
  },
  {
    title: 'too many seats',
    text: `players: { seats: [ ${Array.from({ length: 17 }, (_, i) => `s${i}`).join(', ')} ] }`,
    said: [/ST4006 .*16 seats/],
  },

  // numbers
  {
    title: 'numbers in a circle',
    text: `${PLAYERS}numbers: { rows: columns + 1, columns: width - 1, width: rows }`,
    said: [/ST4014 .*`rows` needs `columns` needs `width` needs `rows`/],
  },
  {
    title: 'a number of itself',
    text: `${PLAYERS}numbers: { rows: rows + 1 }`,
    said: [/ST4014 .*`rows` is worked out from itself/],
  },
  { title: 'division by zero', text: `${PLAYERS}numbers: { x: 5 / (2 - 2) rounded up }`, said: [/ST4012/] },
  { title: 'mod by zero', text: `${PLAYERS}numbers: { x: 5 mod 0 }`, said: [/ST4012/] },
  { title: 'a number beyond 32 bits', text: `${PLAYERS}numbers: { x: 100000 * 100000 }`, said: [/ST4013/] },
  {
    title: 'a misspelt number',
    text: `${PLAYERS}numbers: { hand size: 5, half: hand sise / 2 rounded up }`,
    said: [/ST4004 .*`hand sise`.*`hand size`/],
  },
  {
    title: 'a number that asks for pieces',
    text: `${PLAYERS}numbers: { x: number of cards }`,
    said: [/ST4011/],
  },
  { title: 'an original of nothing', text: `${PLAYERS}numbers: { x: original + 1 }`, said: [/ST4034/] },
  {
    title: 'a condition for a number',
    text: `${PLAYERS}numbers: { x: 1 + (2 < 3) }`,
    said: [/ST4015 Expected a number, but this is true or false/],
  },
  {
    title: 'number and option of one name',
    text: `${option('1..9 = 3')}numbers: { limit: 4 }`,
    said: [/ST4003 .*`limit`/],
  },
  {
    title: 'one mistake is said once',
    text: `${PLAYERS}numbers: { a1: 1 / 0 rounded up, b1: a1 + 1, c1: b1 + a1 }`,
    said: [/ST4012/],
  },
  {
    title: 'a value of two enumerations',
    text: `${PLAYERS}values: { light: [ red1, green ], flag: [ red1, white ] }\nnumbers: { x: if red1 is red1 then 1 else 2 }`,
    said: [/ST4016 .*`light.red1` or `flag.red1`/],
  },

  // options
  {
    title: 'an unknown option',
    text: option('1..9 = 3'),
    config: { options: { limt: '3' } },
    said: [/ST4008 .*`limt`.*`limit`/],
  },
  {
    title: 'an option out of range',
    text: option('1..9 = 3'),
    config: { options: { limit: '10' } },
    said: [/ST4009 .*from 1 to 9, not `10`/],
  },
  {
    title: 'an option between its steps',
    text: option('{ type: 10..120 = 50, step: 10 }'),
    config: { options: { limit: '55' } },
    said: [/ST4009 .*steps of 10/],
  },
  {
    title: 'a word for a number',
    text: option('1..9 = 3'),
    config: { options: { limit: 'three' } },
    said: [/ST4009/],
  },
  {
    title: 'an unknown value of an enumeration',
    text: `${option('army = elves')}values: { army: [ elves, orcs ] }`,
    config: { options: { limit: 'elfs' } },
    said: [/ST4009 .*`elves` or `orcs`, not `elfs`/],
  },
  {
    title: 'an option that documents fix',
    text: `${option('1..9 = 3')}with: { limit: 4 }`,
    config: { options: { limit: '5' } },
    said: [/ST4010 .*`4`/],
  },
  {
    title: 'a wrong value that documents fix',
    text: `${option('1..9 = 3')}with: { limit: 40 }`,
    said: [/ST4009/],
  },
  {
    title: 'an unknown option that documents fix',
    text: `${option('1..9 = 3')}with: { limits: 4 }`,
    said: [/ST4008 .*`limit`/],
  },
  { title: 'an option without a default', text: option('1..9'), said: [/ST4017/] },
  { title: 'a default out of range', text: option('1..9 = 10'), said: [/ST4018 10 is not a number/] },
  { title: 'an option of an unknown type', text: option('colr = red'), said: [/ST4004 .*type.*`colr`/] },
  { title: 'a range downwards', text: option('9..1 = 3'), said: [/ST4018 .*`1..9`/] },

  // values
  {
    title: 'one value twice',
    text: `${PLAYERS}values: { colour: [ green, green ] }`,
    said: [/ST4003 .*`green`/],
  },
  {
    title: 'an enumeration named as a type',
    text: `${PLAYERS}values: { player: [ green ] }`,
    said: [/ST4003 .*`player`/],
  },

  // pieces
  {
    title: 'an unknown cell',
    text: over('pieces: { mark: { printed: { rank: number = 1 }, kinds: { sign: { rak: 2 } } } }'),
    said: [/ST4004 .*`rak`.*`rank`/],
  },
  {
    title: 'a missing cell',
    text: over('pieces: { mark: { printed: { rank: number } } }'),
    said: [/ST4017 `sign` has no `rank`/],
  },
  {
    title: 'a cell out of range',
    text: over('pieces: { mark: { printed: { rank: 1..5 }, kinds: { sign: { rank: 6 } } } }'),
    said: [/ST4018 6 .*1\.\.5/],
  },
  {
    title: 'a cell of another type',
    text: over('pieces: { mark: { printed: { rank: 1..5 }, kinds: { sign: { rank: true } } } }'),
    said: [/ST4015/],
  },
  {
    title: 'none where there must be one',
    text: over('pieces: { mark: { printed: { rank: 1..5 }, kinds: { sign: { rank: none } } } }'),
    said: [/ST4015 .*cannot be none/],
  },
  {
    title: 'a column that every piece has',
    text: over('pieces: { mark: { printed: { owner: number = 1 } } }'),
    said: [/ST4003 .*`owner`/],
  },
  {
    title: 'tracked and printed alike',
    text: over('pieces: { mark: { printed: { rank: number = 1 }, track: { rank: 0 } } }'),
    said: [/ST4003 .*`rank`/],
  },
  {
    title: 'a letter of two signs',
    text: over('pieces: { mark: { kinds: { sign: { letter: XY } } } }'),
    said: [/ST4019/],
  },
  {
    title: 'a letter used twice',
    text: over('pieces: { mark: { kinds: { other: { letter: x } } } }'),
    said: [/ST4020 .*`other` and `sign`/, /ST4036/],
  },
  {
    title: 'kind and kind of one name',
    text: over('pieces: { token: { kinds: { sign: {} } } }'),
    said: [/ST4003 `sign` would mean/],
  },
  {
    title: 'the plural of another kind',
    text: `${PLAYERS}pieces: { man: { kinds: { pawn: {}, pawns: {} } } }`,
    said: [/ST4003 `pawns`/],
  },
  {
    title: 'a kind named as its class of many',
    text: `${PLAYERS}pieces: { man: { kinds: { man: {}, king: {} } } }`,
    said: [/ST4003 `man`/],
  },
  {
    title: 'a family named as a kind',
    text: `${PLAYERS}pieces: { man: { kinds: { pawn: {}, king: {} }, families: { pawn: [ king ] } } }`,
    said: [/ST4003 `pawn`/],
  },
  {
    title: 'a family of what is not there',
    text: `${PLAYERS}pieces: { man: { kinds: { pawn: {}, king: {} }, families: { noble: [ kinf ] } } }`,
    said: [/ST4004 .*`kinf`.*`king`/],
  },
  {
    title: 'families in a circle',
    text: `${PLAYERS}pieces: { man: { kinds: { pawn: {} }, families: { noble: [ rich ], rich: [ noble ] } } }`,
    said: [/ST4032 .*`noble` holds `rich` holds `noble`/],
  },
  {
    title: 'an owner that is no word for it',
    text: over('pieces: { mark: { owner: fixd } }'),
    said: [/ST4033 .*`fixed`/],
  },
  {
    title: 'groups of what there is not',
    text: over('pieces: { unit: { group of: marcs } }'),
    said: [/ST4004 .*`marcs`/],
  },
  {
    title: 'a name that is a trap elsewhere',
    text: over('pieces: { __proto__: { kinds: { constructor: {} } } }'),
    said: [/ST4002 .*`__proto__`/],
  },
  { title: 'pieces as a list', text: `${PLAYERS}pieces: [ pawn, king ]`, said: [/ST4001 `pieces`/] },

  // places
  {
    title: 'a place that holds nothing',
    text: over('places: { bin: { each: player } }'),
    said: [/ST4031 `bin`/],
  },
  {
    title: 'a place for unknown pieces',
    text: over('places: { bin: { holds: markss } }'),
    said: [/ST4004 .*`markss`.*`mark/],
  },
  {
    title: 'a place seen by somebody',
    text: over('places: { supply: { seen by: owners } }'),
    said: [/ST4033 .*`owner`/],
  },
  {
    title: 'the top of no pile',
    text: over('places: { supply: { top seen by: everyone } }'),
    said: [/ST4035/],
  },
  {
    title: 'a board drawn in two ways',
    text: over('places: { other: { holds: 1 mark, grid: ". .", ring: 8 } }'),
    said: [/ST4024 .*`grid`/],
  },
  {
    title: 'boards of two classes',
    text: over('pieces: { token: { kinds: { token: {} } } }\nplaces: { other: { holds: 1 token, ring: 8 } }'),
    said: [/ST4005 .*different classes/],
  },
  {
    title: 'hexagons in a word that is none',
    text: over('places: { other: { holds: 1 mark, hexes: octagon 5 } }'),
    said: [/ST4021 .*`octagon 5`/],
  },
  {
    title: 'too many hexagons',
    text: over('places: { other: { holds: 1 mark, hexes: hexagon 900 } }'),
    said: [/ST4006 .*4096/],
  },
  {
    title: 'a ring of one',
    text: over('places: { other: { holds: 1 mark, ring: 1 } }'),
    said: [/ST4021 .*at least two/],
  },
  {
    title: 'edges of a ring that are joined',
    text: over('places: { other: { holds: 1 mark, ring: 8, wraps: sideways } }'),
    said: [/ST4024 .*`wraps` means nothing with `ring`/],
  },
  {
    title: 'a path that ends in nothing',
    text: over('places: { other: { holds: 1 mark, graph: A-B- } }'),
    said: [/ST4151 .*missing/],
  },
  {
    title: 'a path of one space',
    text: over('places:\n  other:\n    holds: 1 mark\n    graph: A-B, C'),
    said: [/ST4151 .*`C` alone/],
  },
  {
    title: 'a path to where one is',
    text: over('places: { other: { holds: 1 mark, graph: A-A } }'),
    said: [/ST4152 .*`A` to itself/],
  },
  {
    title: 'a path that is there already',
    text: over('places:\n  other:\n    holds: 1 mark\n    graph: A-B-C, C-B'),
    said: [/ST4152 .*already there/],
  },
  {
    title: 'too many paths at one space',
    text: over(
      `places:\n  other:\n    holds: 1 mark\n    graph: ${Array.from({ length: 40 }, (_, i) => `hub-x${i}`).join(', ')}`,
    ),
    said: [/ST4153 .*`hub`/],
  },
  {
    title: 'a space that is drawn nowhere',
    text: over('places: { other: { holds: 1 mark, graph: A-B, spots: { A: [ 1, 2 ] } } }'),
    said: [/ST4154 .*`B`/],
  },
  {
    title: 'a spot of one number',
    text: over('places: { other: { holds: 1 mark, graph: A-B, spots: { A: [ 1 ], B: [ 1, 2 ] } } }'),
    said: [/ST4154 The spot of `A` is two/],
  },
  {
    title: 'a wall where nobody goes anyway',
    text: over('places: { board: { blocked: a1-c3 } }'),
    said: [/ST4152 .*`a1` to `c3`/],
  },
  {
    title: 'a wall to nowhere',
    text: over('places: { board: { blocked: a1-z9 } }'),
    said: [/ST4004 .*`z9`/],
  },
  {
    title: 'a direction of nothing',
    text: over('places: { board: { directions: { aslant: up + rihgt } } }'),
    said: [/ST4004 .*`rihgt`/],
  },
  {
    title: 'a space of two kinds',
    text: over(
      'places:\n  board:\n    kinds of space:\n      shrine: { where: a1 }\n      well: { where: a1 }',
    ),
    said: [/ST4155 .*`a1` is already a `shrine`/],
  },
  {
    title: 'a kind of space without spaces',
    text: over('places: { board: { kinds of space: { shrine: { plural: shrines } } } }'),
    said: [/ST4031 .*`shrine`/],
  },
  {
    title: 'a value that no column prints',
    text: over('places: { board: { kinds of space: { shrine: { where: a1, gold: 3 } } } }'),
    said: [/ST4004 .*`gold`/],
  },
  {
    title: 'a column that not every space fills',
    text: over(
      'places: { board: { printed: { gold: number }, kinds of space: { shrine: { where: a1, gold: 3 } } } }',
    ),
    said: [/ST4017 .*`b1` has no `gold`/],
  },
  ...[
    ['a gap before them', 'rows', '-, 1, 2', 'A gap stands after one of the rows'],
    ['a gap before the files', 'files', '-, a, b', 'A gap stands after one of the files'],
    ['too few with gaps', 'files', 'a, -', 'has 3 files, and this is 2 letters and gaps'],
    ['too many rows', 'rows', '1..4', 'has 3 rows, and this is 4 numbers'],
    ['a row twice', 'rows', '1, 2, 1', 'two rows called `1`'],
    ['no number', 'rows', '1, b, 2', '`b` is not a number of a row'],
  ].map(([title = '', key = '', names = '', said = '']) => ({
    title: `names of files or rows: ${title}`,
    text: over(`places: { board: { ${key}: "${names}" } }`),
    said: [new RegExp(`ST4043 .*${said}`, 'u')],
  })),
  {
    title: 'rows of a ring',
    text: over('places: { circle: { ring: 4, holds: 1 mark, rows: 1..4 } }'),
    said: [/ST4024 .*`rows` means nothing with `ring`/],
  },
  ...[
    ['several characters', 'well', 'is not one character'],
    ['a character of two columns', '石', 'is not one character'],
    ['no character', '""', 'is not one character'],
    ['no space', '"~"', 'is not one character'],
    ['an unknown piece', '"?"', 'is a piece whose face is unknown'],
    ['the letter of a piece', 'x', 'is a piece'],
  ].map(([title = '', sign = '', said = '']) => ({
    title: `a sign that is ${title}`,
    text: over(`places: { board: { kinds of space: { shrine: { where: a1, sign: ${sign} } } } }`),
    said: [new RegExp(`ST4196 .*${said}`, 'u')],
  })),
  {
    title: 'signs on a graph',
    text: over(
      'places: { web: { graph: p-q, holds: 1 mark, kinds of space: { shrine: { where: p, sign: o } } } }',
    ),
    said: [/ST4024 .*`sign` means nothing with `graph`/],
  },
  {
    title: 'regions that nobody lists',
    text: over('regions: { field: { printed: { worth: number } } }'),
    said: [/ST4031 .*`field`/],
  },
  {
    title: 'a region without its print',
    text: over(
      'regions: { field: { from: { north: {}, south: { worth: 3 } }, printed: { worth: number } } }',
    ),
    said: [/ST4017 .*`north` has no `worth`/],
  },
  {
    title: 'a region around nothing that there is',
    text: over('regions: { field: { from: { north: { around: z9 } }, printed: { around: set of spaces } } }'),
    said: [/ST4004 .*`z9`/],
  },
  {
    title: 'lines of unequal length',
    text: over('places: { board: { grid: "...\\n..\\n..." } }'),
    said: [/ST4021 .*2 characters, the first has 3/],
  },
  {
    title: 'an unknown sign',
    text: over('places: { board: { grid: "...\\n.x.\\n..." } }'),
    said: [/ST4022 `x`/],
  },
  { title: 'no space at all', text: over('places: { board: { grid: "~ ~" } }'), said: [/ST4031 .*no space/] },
  { title: 'an empty picture', text: over('places: { board: { grid: "" } }'), said: [/ST4021/] },
  {
    title: 'a board too large',
    text: over(`places: { board: { grid: "${`${'.'.repeat(60)}\\n`.repeat(80)}" } }`),
    said: [/ST4006 .*4096/],
  },

  // start pictures
  {
    title: 'a start of another size',
    text: [PAWNS, 'places: { board: { start: "ppp\\nPPP" } }'],
    said: [/ST4023 .*3 columns and 3 rows, and the .start. of the game it changes has 3 and 2/],
  },
  {
    title: 'a start with unknown letters',
    text: [PAWNS, 'places: { board: { start: "ppp\\n.q.\\nPPP" } }'],
    said: [/ST4022 .*`q`/],
  },
  {
    title: 'a start on no space',
    text: [PAWNS, 'places: { board: { grid: "...\\n.~.\\n..." , start: "ppp\\n.p.\\nPPP" } }'],
    said: [/ST4037/],
  },
  {
    title: 'no space where the grid has one',
    text: [PAWNS, 'places: { board: { start: "ppp\\n.~.\\nPPP" } }'],
    said: [/ST4023 .*`b2`/],
  },

  // areas
  {
    title: 'rows beyond the board',
    text: [PAWNS, 'areas: { goal row: own rows 1..30 }'],
    said: [/ST4027 .*rows 1\.\.3/],
  },
  {
    title: 'rows downwards',
    text: [PAWNS, 'areas: { goal row: own rows 3..1 }'],
    said: [/ST4027 .*downwards/],
  },
  { title: 'which row', text: [PAWNS, 'areas: { goal row: own row }'], said: [/ST4027 Which/] },
  { title: 'an unknown space', text: [PAWNS, 'areas:\n  lake: b2, d4'], said: [/ST4004 .*`d4`/] },
  {
    title: 'own rows without a side',
    text: over('areas: { home: own row 1 }'),
    said: [/ST4028 `own row` depends/],
  },

  { title: 'an area cut at a comma', text: [PAWNS, 'areas: { lake: b2, d4 }'], said: [/ST4031 .*`d4`/] },
  {
    title: 'an area without a board',
    text: `${PLAYERS}areas: { home: row 1 }`,
    said: [/ST4024 .*`home`/],
  },

  // box
  { title: 'an unknown kind', text: over('box: { supply: 5 markz }'), said: [/ST4004 .*`markz`.*`mark/] },
  { title: 'an unknown place', text: over('box: { suply: 5 marks }'), said: [/ST4004 .*`suply`.*`supply`/] },
  {
    title: 'which of several kinds',
    text: [HIDDEN_ARMY, 'box: { army: 5 soldiers }'],
    said: [/ST4036 .*`marshal`/],
  },
  {
    title: 'a kind that the place does not hold',
    text: [HIDDEN_ARMY, 'places: { army: { holds: scouts } }\nbox: { army: { spy: 1 } }'],
    said: [/ST4025 `army` does not hold a `spy`/],
  },
  {
    title: 'more than the place holds',
    text: over('places: { supply: { holds: up to 4 marks } }'),
    said: [/ST4026 5 pieces begin in `supply`, which holds 4/],
  },
  { title: 'absurdly many', text: over('box: { supply: 9999 marks }'), said: [/ST4006 .*10000 pieces/] },
  { title: 'whose piece on a space', text: over('box: { b2: 1 mark }'), said: [/ST4036 Whose/] },
  { title: 'the whole board', text: over('box: { board: 1 mark }'), said: [/ST4024/] },

  // setups
  {
    title: 'a setup of another size',
    text: [HIDDEN_ARMY, HIDDEN_DUEL.replace('      . O . B\n', '')],
    said: [/ST4023 .*1 line of 4 characters, but `home` has 2 rows of 4/],
  },
  {
    title: 'a setup with unknown letters',
    text: [HIDDEN_ARMY, HIDDEN_DUEL.replace('. O . B', '. O . Q')],
    said: [/ST4022 .*`Q`/],
  },
  {
    title: 'a setup outside its area',
    text: [HIDDEN_ARMY, HIDDEN_DUEL.replace('. O . B', '. . O B')],
    said: [/ST4037/],
  },
  {
    title: 'a setup of nothing',
    text: [HIDDEN_ARMY, HIDDEN_DUEL.replace('army on home', 'army')],
    said: [/ST4001/],
  },
  {
    title: 'a setup on an unknown area',
    text: [HIDDEN_ARMY, HIDDEN_DUEL.replace('army on home', 'army on hme')],
    said: [/ST4004 .*`hme`.*`home`/],
  },
  {
    title: 'a setup of an unknown place',
    text: [HIDDEN_ARMY, HIDDEN_DUEL.replace('army on home', 'amry on home')],
    said: [/ST4004 .*`amry`/],
  },
]

describe('mistakes in the static world', () => {
  it.each(WRONG)('$title', ({ text, config, said }) => {
    const found = saidOf(text, config)
    const missing = said.filter(
      (wanted) => !found.some((f) => (typeof wanted === 'string' ? f.includes(wanted) : wanted.test(f))),
    )
    expect({ missing, found, count: found.length }).toEqual({ missing: [], found, count: said.length })
  })

  it('have codes of the catalogue', () => {
    for (const { text, config } of WRONG)
      for (const line of saidOf(text, config))
        expect(codeEntry(line.slice(0, 6))?.title, line).toBeTypeOf('string')
  })
})
