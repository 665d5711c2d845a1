/**
 * Rulesets made to explode, by families: each is small as a text, or as long as texts may be, and asks for far more work than
 * any game. A family is what it replaces in a game of a few lines.
 */
export interface Family {
  readonly name: string
  /** The documents; the first is the one that is checked, played and so on. */
  readonly documents: readonly string[]
}

const SECTIONS = {
  head: 'sandtable: 1\nid: hostile\ntitle: Hostile',
  players: 'players: { seats: [ cross, nought ] }',
  values: '',
  pieces: 'pieces:\n  mark: { owner: fixed, kinds: { sign: { letter: X } } }',
  grid: '. . .\n. . .\n. . .',
  supply: '5 marks',
  places: '',
  sections: '',
  track: '',
  terms: '',
  before: '',
  turns: 'turns from cross: you must put or else nothing',
  choose: 'goal: spaces where empty',
  condition: '',
  then: '',
  end: 'the board is full:\n    when: no spaces where empty\n    drawn: yes',
}
type Section = keyof typeof SECTIONS

const indented = (text: string, by: number): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : ' '.repeat(by) + line))
    .join('\n')

/** A game in which players put marks on a board, with some of its parts replaced. */
function game(changed: Partial<Record<Section, string>>): string {
  const s = { ...SECTIONS, ...changed }
  return `${s.head}
${s.players}
${s.values}
${s.pieces}
places:
  board:
    grid: |
${indented(s.grid, 6)}
    holds: 1 mark
    seen by: everyone
  supply: { each: player, holds: marks, seen by: everyone }
${indented(s.places, 2)}
box:
  supply: ${s.supply}
${s.track === '' ? '' : `track:\n${indented(s.track, 2)}`}
${s.terms === '' ? '' : `terms:\n${indented(s.terms, 2)}`}
play:
${s.before === '' ? '' : indented(s.before, 2)}
  - ${s.turns}
actions:
  put:
    choose:
${indented(s.choose, 6)}
${s.condition === '' ? '' : `    only if:\n      it may be: ${s.condition}`}
    then:
${s.then === '' ? '' : indented(s.then, 6)}
      - move first mark in your supply to goal
end:
  ${s.end}
${s.sections}
`
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** A name of letters for each number; no word of the language is one. */
const called = (i: number, first = 'q'): string =>
  first + LETTERS[Math.floor(i / 676) % 26]! + LETTERS[Math.floor(i / 26) % 26]! + LETTERS[i % 26]! + 'z'
const many = (count: number, make: (i: number) => string, between = '\n'): string =>
  Array.from({ length: count }, (_, i) => make(i)).join(between)
const board = (size: number): string => many(size, () => many(size, () => '.', ' '))
/** `make` applied to its own result. */
const nested = (depth: number, make: (inner: string, depth: number) => string, innermost: string): string =>
  Array.from({ length: depth }).reduce<string>((inner, _, i) => make(inner, i), innermost)
const steps = (depth: number, head: (i: number) => string, last: string): string =>
  nested(depth, (inner, i) => `- ${head(i)}:\n${indented(inner, 4)}`, `- ${last}`)

/** A game of cards, with some of its parts replaced. */
function cards(changed: {
  readonly seats?: number
  readonly kinds?: number
  readonly copies?: number
  readonly hand?: number
  readonly choose?: string
  readonly condition?: string
  readonly sections?: string
  readonly then?: string
  readonly before?: string
}): string {
  const { seats = 2, kinds = 30, copies = 1, hand = 15, sections = '', before = '', then = '' } = changed
  const { choose = 'some: a card in your hand', condition = '' } = changed
  return `sandtable: 1
id: hostile
title: Hostile
players: { seats: [ ${many(seats, (i) => called(i, 'p'), ', ')} ] }
values:
  colour: [ ca, cb, cc, cd ]
pieces:
  card:
    printed: { colour: colour, rank: 1..${kinds} }
    kinds: { ${many(kinds, (i) => `${called(i, 'k')}: { rank: ${i + 1}, copies: ${copies} of each colour }`, ', ')} }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
  shown: { holds: cards, seen by: everyone }
box:
  deck: all cards
${sections}
play:
  - shuffle deck
  - for each player: deal ${hand} from deck to hand of player
${before === '' ? '' : indented(before, 2)}
  - turns from ${called(0, 'p')}, at most 40: you must lay or else nothing
  - the game is drawn by boredom
actions:
  lay:
    choose:
${indented(choose, 6)}
${condition === '' ? '' : `    only if:\n      it may be: ${condition}`}
    then:
${then === '' ? '' : indented(then, 6)}
      - move some to shown
`
}

const family = (name: string, ...documents: readonly string[]): Family => ({ name, documents })
const sizes = <T>(list: readonly T[], make: (size: T) => Family): readonly Family[] => list.map(make)

const TEXT: readonly Family[] = [
  ...sizes([31, 40, 5000], (n) =>
    family(`lists in ${n} lists`, `${game({})}\nnote: ${'['.repeat(n)}${']'.repeat(n)}`),
  ),
  ...sizes([5, 30], (n) =>
    family(
      `aliases of aliases, ${n} deep`,
      `x0: &x0 [ ha, ha, ha, ha, ha, ha, ha, ha, ha ]\n${many(n, (i) => `x${i + 1}: &x${i + 1} [ ${many(9, () => `*x${i}`, ', ')} ]`)}\n${game({})}`,
    ),
  ),
  family('an anchor in itself', `${game({})}\nnote: &me [ *me, *me ]`),
  family(
    'maps merged into maps',
    `${game({})}\n${many(300, (i) => `m${i}: &m${i} { <<: *m${i - 1}, a${i}: 1 }`)}`,
  ),
  ...[
    '- ',
    ': ',
    '# x\n',
    '\t',
    '? ',
    '"',
    "'",
    '{',
    '[',
    '|\n',
    '&a ',
    '---\n',
    '\u0301',
    '\\',
    '<<: ',
    '!!set ',
  ].map((text) =>
    family(`nothing but ${JSON.stringify(text)}`, text.repeat(Math.floor(250_000 / text.length))),
  ),
  ...['- ', ': ', '(', 'not ', '+', 'a', 'é', '\u0301', '🂡', '\u202e'].map((text) =>
    family(
      `a title of ${JSON.stringify(text)}`,
      game({
        head: `sandtable: 1\nid: hostile\ntitle: ${JSON.stringify(text.repeat(60_000 / text.length))}`,
      }),
    ),
  ),
  ...[
    '(',
    'not ',
    'x of ',
    'it.',
    '1 + ',
    'any spaces where ',
    'if a then ',
    '- ',
    'openly ',
    '{',
    'x(',
    'x, ',
    'or ',
  ].map((text) =>
    family(
      `rules of ${JSON.stringify(text)}`,
      game({
        terms: many(
          60,
          (i) => `${called(i)}: ${JSON.stringify(text.repeat(Math.floor(3900 / text.length)))}`,
        ),
      }),
    ),
  ),
  family('names of 4,000 letters', game({ terms: many(50, (i) => `${'y'.repeat(4000)}${called(i)}: 1`) })),
  family('names of marks', game({ terms: many(50, (i) => `q${'\u0301'.repeat(500)}${called(i)}: 1`) })),
]

const NAMES: readonly Family[] = [
  family('2,000 unknown names', game({ terms: many(1900, (i) => `${called(i)}: ${called(i, 'u')} + 1`) })),
  family(
    '20,000 unknown names',
    game({ terms: many(1900, (i) => `${called(i)}: ${many(10, (k) => called(10 * i + k, 'u'), ' + ')}`) }),
  ),
  family(
    'unknown stages',
    game({ sections: `stages:\n${many(1900, (i) => `  ${called(i)}: ${called(i, 'u')}`)}` }),
  ),
  family(
    'unknown kinds',
    game({
      pieces: `pieces:\n  mark:\n    owner: fixed\n    kinds: { ${many(1900, (i) => `${called(i)}: {}`, ', ')} }`,
      supply: many(1, () => '5 marks'),
      terms: many(1900, (i) => `${called(i, 't')}: any ${called(i, 'u')} on board`),
    }),
  ),
  family('unknown keys', `${game({})}\n${many(1900, (i) => `${called(i)}: 1`)}`),
  family(
    'unknown columns',
    cards({
      sections: `terms:\n${many(1900, (i) => `  ${called(i)}: sum of ${called(i, 'u')} over cards in shown`)}`,
    }),
  ),
  family(
    'unknown places',
    game({ terms: many(1900, (i) => `${called(i)}: any marks in ${called(i, 'u')} of cross`) }),
  ),
  family(
    'unknown options',
    `${game({})}\noptions:\n${many(1900, (i) => `  ${called(i)}: ${called(i, 'u')} = 3`)}`,
  ),
  family(
    'unknown conditions',
    `${game({})}\nsays:\n${many(1900, (i) => `  ${called(i)}: nobody knows {${called(i, 'u')}}`)}`,
  ),
  family(
    'names that are alike',
    game({
      terms: many(
        1900,
        (i) => `aaaaaaaaaaaaaaaaaaaaaaaa${called(i)}: aaaaaaaaaaaaaaaaaaaaaaab${called(i)} + 1`,
      ),
    }),
  ),
  family(
    'wrong texts',
    game({ terms: many(1900, (i) => `${called(i)}: nothing here + nothing here + nothing here`) }),
  ),
  family(
    'names that hide others',
    game({ terms: many(1900, (i) => `${called(i)}(number called goal, number called supply): goal`) }),
  ),
  family(
    'labels of examples',
    `${game({})}\nexamples:\n${many(1900, (i) => `  ${called(i)}: { given: { ${called(i, 'u')}: 3 }, play: [ 'cross: ${called(i)}' ] }`)}`,
  ),
  family(
    'replaced where nothing is',
    `${game({})}\ninstead of:\n${many(1900, (i) => `  ${called(i)} the ${called(i)}: nothing`)}`,
  ),
]

const DECLARED: readonly Family[] = [
  ...sizes([16, 64, 1000], (n) =>
    family(
      `${n} seats`,
      game({ players: `players: { seats: [ cross, ${many(n, (i) => called(i), ', ')} ] }` }),
    ),
  ),
  family(
    'every number of players',
    cards({ seats: 2 }).replace(
      /players: .*/,
      `players:\n  seats:\n${many(30, (n) => `    ${n + 2}: [ ${many(n + 2, (i) => called(i, 'p'), ', ')} ]`)}`,
    ),
  ),
  ...sizes([26, 64, 100, 350], (n) => family(`a board of ${n} by ${n}`, game({ grid: board(n) }))),
  ...sizes([100, 2000], (n) =>
    family(
      `${n} boards`,
      game({ places: many(n, (i) => `${called(i)}: { grid: '. .', holds: 1 mark, seen by: everyone }`) }),
    ),
  ),
  family(
    'a graph of all with all',
    game({
      places: `web: { graph: '${many(
        60,
        (i) => many(60, (k) => (k < i ? `${called(i)}-${called(k)}` : ''), ' '),
        ' ',
      )
        .replace(/ +/g, ' ')
        .trim()
        .replace(/ /g, ', ')}', holds: marks, seen by: everyone }`,
    }),
  ),
  family('a ring of 100,000', game({ places: 'web: { ring: 100000, holds: marks, seen by: everyone }' })),
  family(
    'a lane of 2,000,000,000',
    game({ places: 'web: { lane: 2000000000, holds: marks, seen by: everyone }' }),
  ),
  ...sizes([500, 2000], (n) =>
    family(
      `${n} places of each player`,
      game({ places: many(n, (i) => `${called(i)}: { each: player, holds: marks, seen by: owner }`) }),
    ),
  ),
  family(
    'places with four indices',
    game({
      values: `values:\n  one: [ ${many(60, (i) => called(i, 'a'), ', ')} ]\n  two: [ ${many(60, (i) => called(i, 'b'), ', ')} ]\n  three: [ ${many(60, (i) => called(i, 'c'), ', ')} ]`,
      places: 'web: { each: [ player, one, two, three ], holds: marks, seen by: everyone }',
    }),
  ),
  ...sizes([3000, 200_000, 2_000_000_000], (n) => family(`${n} pieces`, game({ supply: `${n} marks` }))),
  family('many copies', cards({ kinds: 60, copies: 60 })),
  family('copies of copies', cards({ kinds: 200, copies: 1_000_000 })),
  family('1,900 kinds', cards({ kinds: 1900 })),
  family(
    'sets of spaces for each player',
    game({
      grid: board(26),
      players: `players: { seats: [ cross, ${many(15, (i) => called(i), ', ')} ] }`,
      track: `each player: { ${many(600, (i) => `${called(i, 's')}: set of space`, ', ')} }`,
    }),
  ),
  family(
    'values for each space',
    game({
      grid: board(60),
      track:
        many(100, (i) => `each space: { ${called(i)}: 0..9 = 0 }`).split('\n')[0]! +
        `\n${many(900, (i) => `${called(i, 'w')}: 0..1000 = 0`)}`,
    }),
  ),
  family(
    'values of values',
    game({
      values: `values:\n${many(100, (i) => `  ${called(i)}: [ ${many(100, (k) => called(100 * i + k, 'v'), ', ')} ]`)}`,
    }),
  ),
  ...sizes([400, 1900], (n) =>
    family(
      `${n} options of wide ranges`,
      `${game({})}\noptions:\n${many(n, (i) => `  ${called(i)}: 0..2147483646 = ${i}`)}`,
    ),
  ),
  family(
    'options in numbers',
    `${game({})}\noptions:\n${many(300, (i) => `  ${called(i)}: 0..2147483646 = ${i}`)}\nnumbers:\n${many(300, (i) => `  ${called(i, 'n')}: ${called(i)} + 1`)}`,
  ),
  family(
    'numbers of one another',
    `${game({})}\nnumbers:\n  ${called(0)}: 1\n${many(190, (i) => `  ${called(i + 1)}: ${called(i)} + ${called(i)}`)}`,
  ),
  family(
    'numbers in a long row',
    `${game({})}\nnumbers:\n  ${called(0)}: 1\n${many(1900, (i) => `  ${called(i + 1)}: ${called(i)}`)}`,
  ),
  family(
    'a table of all kinds',
    `${cards({ kinds: 400 })}\ntables:\n  beats(card called one, card called two) gives number:\n    rule:\n${many(20, (i) => `      ${called(i)}: one.rank > two.rank + ${i} => ${i}`)}`,
  ),
  family(
    'a table of many rows',
    `${cards({ kinds: 100 })}\ntables:\n  beats(card called one, card called two) gives number:\n    rule:\n      all: one.rank > 0 => 1\n    except:\n${many(1500, (i) => `      ${called(i)}: ${called(i % 100, 'k')}, ${called((i * 7) % 100, 'k')} => ${i}`)}`,
  ),
  family(
    'a table with four columns',
    `${cards({ kinds: 60 })}\ntables:\n  beats(card called one, card called two, card called three, card called four) gives number:\n    rule:\n      all: one.rank + two.rank > three.rank + four.rank => 1\n      else: one.rank + two.rank <= three.rank + four.rank => 2`,
  ),
  family(
    'areas',
    game({
      grid: board(40),
      sections: `areas:\n${many(1500, (i) => `  ${called(i)}: rows 1..40, columns 1..40`)}`,
    }),
  ),
  family(
    'texts in every language',
    `${game({ terms: many(100, (i) => `${called(i)}: ${i}`) })}\ntexts:\n${many(9, (l) => `  ${['it', 'nl', 'fr', 'de', 'es', 'pt', 'da', 'ro', 'xx'][l]!}:\n${many(1000, (i) => `    ${called(i)}: ${called(i)} ${'la '.repeat(3)}`)}`)}`,
  ),
]

const TERMS: readonly Family[] = [
  ...sizes([60, 1900], (n) =>
    family(
      `${n} terms, each twice the one before`,
      game({
        terms: `${called(0)}: number of spaces where empty\n${many(n, (i) => `${called(i + 1)}: ${called(i)} + ${called(i)}`)}`,
        condition: `${called(n)} > 3`,
      }),
    ),
  ),
  family(
    'conditions, each twice the one before',
    game({
      terms: `${called(0)}: any spaces where empty\n${many(60, (i) => `${called(i + 1)}: ${called(i)} and ${called(i)}`)}`,
      condition: called(60),
    }),
  ),
  family(
    'sets, each twice the one before',
    game({
      grid: board(20),
      terms: `${called(0)}: all spaces where empty\n${many(60, (i) => `${called(i + 1)}: ${called(i)} + ${called(i)}`)}`,
      condition: `any ${called(60)}`,
    }),
  ),
  family('terms of themselves', game({ terms: `one: two + 1\ntwo: one + 1`, condition: 'one > 2' })),
  ...sizes([3, 5, 8], (n) =>
    family(
      `counts of counts of spaces, ${n} deep`,
      game({
        grid: board(26),
        supply: '600 marks',
        condition: `${nested(n, (inner, i) => `number of spaces called ${called(i)} where ${inner} >= 0`, '1')} > 0`,
      }),
    ),
  ),
  ...sizes([2, 3], (n) =>
    family(
      `reached of reached, ${n} deep`,
      game({
        grid: board(40),
        supply: '600 marks',
        condition: nested(
          n,
          (inner, i) =>
            `any spaces called ${called(i)} in reached(${i === n - 1 ? 'goal' : called(i + 1)}, all spaces where empty) where ${inner}`,
          'it is not goal',
        ),
      }),
    ),
  ),
  family(
    'distances between all',
    game({
      grid: board(40),
      supply: '600 marks',
      condition:
        'sum of distance(it, goal, all spaces where empty) over spaces > sum of distance(it, goal) over spaces where empty',
    }),
  ),
  family(
    'longest lines',
    game({
      grid: board(60),
      supply: '600 marks',
      condition:
        'number of spaces called near where longest line(all spaces where it is next to near, orthogonal + diagonal) > 0 >= 0',
    }),
  ),
  family(
    'lines from everywhere',
    game({
      grid: board(60),
      supply: '600 marks',
      condition:
        'number of spaces called near where number of open line(near, orthogonal + diagonal, 60) > 9 > 9',
    }),
  ),
  family(
    'sums of sums',
    game({
      grid: board(40),
      supply: '600 marks',
      condition: `${nested(4, (inner, i) => `sum of ${inner} over spaces called ${called(i)}`, '1')} > 0`,
    }),
  ),
  family(
    'highest of highest',
    game({
      grid: board(40),
      supply: '600 marks',
      condition: `${nested(4, (inner, i) => `(highest of ${inner} over spaces called ${called(i)} otherwise 0)`, '1')} > 0`,
    }),
  ),
  family(
    'sums too large',
    game({
      terms: `${called(0)}: 2000000000\n${many(40, (i) => `${called(i + 1)}: ${called(i)} * ${called(i)}`)}`,
      condition: `${called(40)} > 1`,
    }),
  ),
  family(
    'set of sets',
    game({
      grid: board(40),
      terms: `${called(0)}(space called a): all spaces where it is next to a\n${many(30, (i) => `${called(i + 1)}(space called a): all spaces where any ${called(i)}(a) where it is next to a`)}`,
      condition: `any ${called(30)}(goal)`,
    }),
  ),
  family(
    'terms in each other for each space',
    game({
      grid: board(26),
      terms: `${called(0)}(space called a): 1\n${many(12, (i) => `${called(i + 1)}(space called a): sum of ${called(i)}(it) over spaces where it is next to a`)}`,
      condition: `${called(12)}(goal) >= 0`,
    }),
  ),
  family('mobility of mobility', game({ grid: board(40), condition: 'opponent can put or you can put' })),
  family(
    'afterwards in afterwards',
    game({
      grid: board(26),
      supply: '600 marks',
      condition: `afterwards ${nested(3, (inner, i) => `number of spaces called ${called(i)} where ${inner} >= 0`, '1')} > 0`,
    }),
  ),
  family(
    'many conditions',
    game({
      grid: board(20),
      sections: `whenever:\n${many(400, (i) => `  ${called(i)}:\n    when: number of spaces where empty is ${i}\n    then: nothing`)}`,
    }),
  ),
  family(
    'many ends',
    game({
      grid: board(20),
      end: `${called(0)}:\n    when: no spaces where empty\n    drawn: yes\n${many(400, (i) => `  ${called(i + 1)}:\n    when: number of spaces called one where number of spaces where it is next to one > ${i} > 400\n    drawn: yes`)}`,
    }),
  ),
]

const PATTERN = (n: number): string =>
  `patterns:\n  meld:\n${many(n, (i) => `    - ${i + 1} or more cards of one colour in sequence by rank`)}`
const PATTERNS: readonly Family[] = [
  ...sizes([30, 100, 190], (n) =>
    family(
      `a pattern of ${n} sequences`,
      cards({ kinds: 200, hand: 200, sections: PATTERN(n), condition: 'your hand has meld' }),
    ),
  ),
  family(
    'a pattern asked in many rules',
    cards({
      kinds: 200,
      hand: 200,
      sections: `${PATTERN(190)}\nterms:\n${many(100, (i) => `  ${called(i)}: number of players where hand of it has meld > ${i}`)}`,
      condition: `${many(20, (i) => called(i), ' and ')}`,
    }),
  ),
  ...sizes([100, 190], (n) =>
    family(
      `a set is a pattern of ${n} sequences`,
      cards({
        kinds: 200,
        hand: 200,
        sections: PATTERN(n),
        choose: 'some: 1..12 cards in your hand',
        condition: 'some is meld',
      }),
    ),
  ),
  family(
    'patterns of many lots',
    cards({
      kinds: 60,
      hand: 60,
      sections: `patterns:\n  meld:\n${many(300, (i) => `    - ${many(20, (k) => `${1 + ((i + k) % 3)} or more ${called((i + k) % 60, 'k')}`, ' and ')}`)}`,
      condition: 'your hand has meld',
    }),
  ),
  family(
    'cards of one of each',
    cards({
      kinds: 200,
      hand: 200,
      condition: many(
        30,
        (i) => `your hand has ${i + 2} or more cards of one colour in sequence by rank`,
        ' or ',
      ),
    }),
  ),
]

const CHOICES: readonly Family[] = [
  ...sizes([2, 3, 5, 12], (n) =>
    family(
      `${n} spaces at once`,
      game({
        grid: board(40),
        supply: '600 marks',
        choose: `${many(n, (i) => `${called(i)}: spaces where empty`)}\ngoal: spaces where empty`,
      }),
    ),
  ),
  ...sizes([2, 6, 12], (n) =>
    family(`${n} cards at once`, cards({ hand: 60, choose: `some: ${n} cards in your hand` })),
  ),
  ...sizes([2, 6, 12], (n) =>
    family(
      `${n} cards in succession`,
      cards({ hand: 60, choose: `some: in succession 1..${n} cards in your hand where rank > 0` }),
    ),
  ),
  family(
    'succession that never goes',
    cards({
      choose: 'some: in succession 1..12 cards in your hand where rank > 0',
      condition: 'sum of rank over some > 1000',
    }),
  ),
  family(
    '12 cards that never go',
    cards({ hand: 60, choose: 'some: 1..12 cards in your hand', condition: 'sum of rank over some > 1000' }),
  ),
  family(
    'numbers to two thousand millions',
    game({ choose: 'amount: 0..2000000000\ngoal: spaces where empty' }),
  ),
  family(
    'numbers by numbers',
    game({ choose: `${many(6, (i) => `${called(i)}: 0..900`)}\ngoal: spaces where empty` }),
  ),
  family(
    'numbers that never go',
    game({
      choose: `${many(6, (i) => `${called(i)}: 0..900`)}\ngoal: spaces where empty`,
      condition: `${many(6, (i) => called(i), ' + ')} > 10000`,
    }),
  ),
  family(
    'different things from all',
    cards({
      hand: 60,
      choose: 'some: 12 cards of one colour in sequence by rank from all cards in your hand',
    }),
  ),
  family(
    'a pile of offers',
    game({ turns: `turns from cross: you must ${many(300, () => 'put', ' or ')} or else nothing` }),
  ),
  family(
    '1,000 actions',
    `${game({ grid: board(20), turns: `turns from cross: you must put or ${many(900, (i) => called(i), ' or ')} or else nothing` }).replace('\nend:', `\n${many(900, (i) => `  ${called(i)}: { choose: { goal: spaces where empty }, then: move first mark in your supply to goal }`)}\nend:`)}`,
  ),
  family(
    'notation of everything',
    game({ grid: board(20), choose: 'goal: spaces where empty\nother: spaces where empty' }).replace(
      '\nend:',
      `\n    write: '${'{goal}'.repeat(500)}'\nend:`,
    ),
  ),
  family(
    'notation of nothing',
    game({ grid: board(20), choose: 'goal: spaces where empty\nother: spaces where empty' }).replace(
      '\nend:',
      "\n    write: 'x'\nend:",
    ),
  ),
  family(
    'every answer again',
    game({ turns: 'turns from cross: you must put repeatedly', grid: board(26), supply: '600 marks' }),
  ),
]

const LOOPS: readonly Family[] = [
  ...sizes([3, 4], (n) =>
    family(
      `loops over spaces, ${n} deep`,
      game({
        grid: board(64),
        supply: '600 marks',
        then: steps(n, (i) => `for each space called ${called(i)}`, 'nothing'),
      }),
    ),
  ),
  family(
    'loops that ask, in loops',
    game({
      grid: board(26),
      supply: '600 marks',
      then: steps(
        4,
        (i) => `for each space called ${called(i)} on board where empty`,
        `if any spaces where empty and it is next to ${called(0)}: nothing`,
      ),
    }),
  ),
  ...sizes([3, 6], (n) =>
    family(
      `repeat, ${n} deep`,
      game({
        track: 'count: 0..9 = 0',
        then: steps(n, () => 'repeat 1000 times', 'if count is 0: set count to 1'),
      }),
    ),
  ),
  family(
    'stages, each twice the one before',
    game({
      then: `- ${called(60)}`,
      sections: `stages:\n  ${called(0)}: nothing\n${many(60, (i) => `  ${called(i + 1)}:\n    - ${called(i)}\n    - ${called(i)}`)}`,
    }),
  ),
  family(
    'stages of themselves',
    game({ then: '- one', sections: 'stages:\n  one:\n    - two\n  two:\n    - one' }),
  ),
  family(
    'while nothing happens',
    game({ before: '- while any spaces where empty, at most 1000000: nothing' }),
  ),
  family('turns without an answer', game({ turns: 'turns from cross: nothing' })),
  family(
    'turns in turns',
    game({
      turns:
        'turns from cross:\n      - repeat 1000 times:\n          - repeat 1000 times:\n              - you may pass',
    }).replace('actions:', 'actions:\n  pass: { only if: { never: no players }, then: nothing }'),
  ),
  family(
    'turns that move nothing',
    game({ supply: '1 mark', end: 'never:\n    when: number of spaces where empty > 10\n    drawn: yes' }),
  ),
  family('another turn, always', game({ then: '- another turn' })),
  family(
    'rules that set each other off',
    game({
      track: 'count: 0..1000000 = 0',
      sections:
        'whenever:\n  one:\n    when: count mod 2 is 0\n    then: add 1 to count\n  two:\n    when: count mod 2 is 1\n    then: add 1 to count',
    }),
  ),
  family(
    'rules for all pairs',
    game({
      grid: board(64),
      sections: `whenever:\n${many(20, (i) => `  ${called(i)}:\n    for each: space called a, space called b\n    when: (a is next to b) and (any marks on a) and any marks on b\n    then: nothing`)}`,
    }),
  ),
  family(
    'later and later',
    game({
      then: '- later one, at most 1000000',
      sections: 'stages:\n  one:\n    - later two, at most 1000000\n  two:\n    - nothing',
    }),
  ),
  family(
    'swaps of everything',
    game({ grid: board(40), supply: '600 marks', then: '- repeat 100000 times: shuffle supply' }),
  ),
]

const CHANCE: readonly Family[] = [
  ...sizes([20, 1000, 1_000_000], (n) =>
    family(
      `${n} dice`,
      game({ then: `- roll ${n} dice called thrown`, values: 'values:\n  die: [ 1, 2, 3, 4, 5, 6 ]' }),
    ),
  ),
  family(
    'a die for each space',
    game({
      grid: board(40),
      supply: '600 marks',
      then: '- for each space:\n    - roll one die called thrown\n    - if thrown > 3: nothing',
    }),
  ),
  family(
    'rolls in rolls',
    game({
      track: 'count: 0..100 = 0',
      then: steps(12, (i) => `roll one die called ${called(i)}`, 'nothing')
        .replaceAll(':\n', '\n')
        .replace(/^ +- /gm, '- '),
    }),
  ),
  family(
    'a roll in a loop',
    game({
      track: 'count: 0..7 = 0',
      then: '- repeat 100000 times:\n    - roll one die called thrown\n    - set count to thrown',
    }),
  ),
  family(
    'a random space each time',
    game({
      grid: board(40),
      supply: '600 marks',
      then: '- repeat 50 times:\n    - let:\n        there: random space where empty\n    - if there is in board: nothing',
    }),
  ),
  family('shuffles', cards({ kinds: 200, copies: 2, hand: 10, then: '- repeat 20 times: shuffle deck' })),
  family(
    'a deck dealt again',
    cards({
      kinds: 200,
      hand: 10,
      then: '- repeat 100 times:\n    - for each player: move all cards in hand of player to deck\n    - shuffle deck\n    - for each player: deal 10 from deck to hand of player',
    }),
  ),
]

const HIDDEN: readonly Family[] = [
  ...sizes([2, 6, 14], (n) =>
    family(`hidden hands of ${n} seats`, cards({ seats: n, kinds: 60, copies: 4, hand: 60 })),
  ),
  family(
    'hidden hands and patterns',
    cards({
      seats: 6,
      kinds: 60,
      copies: 2,
      hand: 60,
      sections: PATTERN(6),
      condition: 'your hand has meld or some.rank > 3',
    }),
  ),
  family(
    'hidden hands, asked about all the time',
    cards({
      seats: 6,
      kinds: 60,
      copies: 2,
      hand: 60,
      then: '- for each player:\n    - if openly any cards called one in hand of player where (any cards called two in hand of player where one.rank is two.rank + 7): nothing',
    }),
  ),
  family(
    'arranged in secret',
    game({
      grid: board(26),
      supply: '100 marks',
      before: '- arrange all marks in supply of it on board by every player in secret',
    }),
  ),
  family(
    'secret values',
    game({
      track: `each player in secret: { ${many(60, (i) => `${called(i)}: 0..1000 = 0`, ', ')} }`,
      then: '- set your qaaaz to your qaabz',
    }),
  ),
]

const VARIANTS: readonly Family[] = [
  ...sizes([20, 200], (n) =>
    family(
      `a variant of a variant, ${n} deep`,
      ...many(n, (i) => `sandtable: 1\nid: hostile-${i}\nextends: hostile-${i + 1}`, '\u0000').split(
        '\u0000',
      ),
      game({ head: `sandtable: 1\nid: hostile-${n}\ntitle: Hostile` }),
    ),
  ),
  family('a variant of itself', 'sandtable: 1\nid: hostile\nextends: hostile'),
  family(
    'variants of each other',
    'sandtable: 1\nid: hostile-0\nextends: hostile-1',
    'sandtable: 1\nid: hostile-1\nextends: hostile-0',
  ),
  family(
    'originals of originals',
    ...many(
      24,
      (i) =>
        `sandtable: 1\nid: hostile-${i}\nextends: hostile-${i + 1}\ninstead of:\n  one:\n    - original\n    - original`,
      '\u0000',
    ).split('\u0000'),
    game({
      head: `sandtable: 1\nid: hostile-24\ntitle: Hostile`,
      then: '- one',
      sections: 'stages:\n  one:\n    - nothing',
    }),
  ),
  family(
    'changes of a term',
    ...[
      'sandtable: 1\nid: hostile-0\nextends: hostile-1\nchange:\n  many: 1 more',
      game({ head: 'sandtable: 1\nid: hostile-1\ntitle: Hostile', terms: 'many: 3', condition: 'many > 2' }),
    ],
  ),
  family(
    '60 modules',
    `sandtable: 1\nid: hostile-0\nextends: hostile-base\nuses: [ ${many(60, (i) => `hostile-m${i}`, ', ')} ]`,
    ...many(
      60,
      (i) =>
        `sandtable: 1\nmodule: hostile-m${i}\nid: hostile-m${i}\nfor: hostile-base\nbefore:\n  one: [ nothing ]`,
      '\u0000',
    ).split('\u0000'),
    game({
      head: 'sandtable: 1\nid: hostile-base\ntitle: Hostile',
      then: '- one',
      sections: 'stages:\n  one:\n    - nothing',
    }),
  ),
  family(
    '1,000 hooks',
    'sandtable: 1\nid: hostile-0\nextends: hostile-1\nafter:\n' +
      many(1000, (i) => `  ${called(i)}: nothing`),
    game({
      head: 'sandtable: 1\nid: hostile-1\ntitle: Hostile',
      sections: `stages:\n${many(1000, (i) => `  ${called(i)}: nothing`)}`,
      then: `- ${called(0)}`,
    }),
  ),
]

const EXAMPLES: readonly Family[] = [
  family(
    '1,500 examples',
    `${game({ grid: board(20) })}\nexamples:\n${many(1500, (i) => `  ${called(i)}: { play: [ 'cross: put (a1)', 'nought: put (a2)' ] }`)}`,
  ),
  family(
    'an example of 1,500 answers',
    `${game({ grid: board(40), supply: '1600 marks' })}\nexamples:\n  long:\n    play:\n${many(1500, (i) => `      - ${i % 2 === 0 ? 'cross' : 'nought'}: put (${String.fromCharCode(97 + (i % 26))}${1 + (Math.floor(i / 26) % 40)})`)}`,
  ),
  family(
    'a given board of everything',
    `${game({ grid: board(40), supply: '1600 marks' })}\nexamples:\n${many(100, (i) => `  ${called(i)}:\n    given:\n${many(15, (k) => `      ${String.fromCharCode(97 + k)}${1 + (i % 40)}: mark of cross`)}\n    play: [ 'cross: put (z40)' ]`)}`,
  ),
  family(
    'examples of dice',
    `${game({ then: '- roll 100 dice called thrown' })}\nexamples:\n  long:\n    dice: ${many(400, () => '3', ' ')}\n    play: [ 'cross: put (a1)' ]`,
  ),
  family(
    'examples that never end',
    `${game({ grid: board(64), supply: '600 marks', then: steps(3, (i) => `for each space called ${called(i)}`, 'nothing') })}\nexamples:\n${many(50, (i) => `  ${called(i)}: { play: [ 'cross: put (a1)' ] }`)}`,
  ),
]

export const FAMILIES: readonly Family[] = [
  ...TEXT,
  ...NAMES,
  ...DECLARED,
  ...TERMS,
  ...PATTERNS,
  ...CHOICES,
  ...LOOPS,
  ...CHANCE,
  ...HIDDEN,
  ...VARIANTS,
  ...EXAMPLES,
]
