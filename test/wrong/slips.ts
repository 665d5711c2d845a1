/** Names of terms, each of which needs the one before. */
const CHAIN = (i: number): string =>
  `layer ${String.fromCharCode(97 + (i % 26)).repeat(1 + Math.floor(i / 26))}`

/** A small game without mistakes. */
export const SOUND = `sandtable: 1
id: mine
title: Mine
players:
  seats: [ north, south ]
  sides: { north: south, south: north }
numbers:
  ante: 2
values:
  colour: [ red, blue ]
pieces:
  card:
    printed: { colour: colour, rank: 1..9 }
    kinds:
      knave: { copies: 1, colour: red, rank: 3 }
      queen: { copies: 2, colour: blue, rank: 7 }
      king: { copies: 3, colour: red, rank: 9 }
  man:
    owner: fixed
    kinds:
      soldier: { letter: S }
      captain: { letter: C }
    families:
      officer: captain
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
  field:
    holds: 1 man
    grid: |
      . . . .
      . . . .
      . . . .
      . . . .
  supply: { each: player, holds: men, seen by: everyone }
areas:
  home: own rows 1..2
box:
  deck: all cards
  supply: { soldier: 3, captain: 1 }
track:
  each player:
    score: 0
    out: false
terms:
  worth(card): card.rank
  strong: number of soldiers in field
play:
  - shuffle deck
  - for each player: deal 1 from deck to hand of player
  - turns from north, at most 40: turn
  - rank players by openly (sum of worth over cards in hand of it)
stages:
  turn:
    - you must place or pass
actions:
  place:
    choose:
      man: men in your supply
      goal: spaces in your home where it is empty
    then:
      - move man to goal
  pass:
    then: add 1 to your score
end:
  strong side:
    when: strong > ante
    winner: if north.out then south else north
after:
  pass: set your out to true
`

/** Typos: a title, and pairs of lines of the sound game and what was written instead. */
export const SLIPS: readonly (readonly [
  title: string,
  ...pairs: (readonly [sound: string, wrong: string])[],
])[] = [
  [
    'stage-that-runs-itself-where-cards-are-mixed',
    [`    kinds:\n      knave:`, `    track: { bent: false }\n    kinds:\n      knave:`],
    [
      `  - shuffle deck`,
      `  - for each card in deck:\n      - if openly card.rank > 5: set card.bent to true\n  - shuffle deck`,
    ],
    [
      `  pass:\n    then: add 1 to your score`,
      `  pass:\n    choose:\n      card: cards in hand of opponent where it.bent\n    then: turn`,
    ],
  ],
  [
    'space-of-its-board-in-the-box',
    ['  deck: all cards\n', '  deck: all cards\n  a1 of field: 1 north soldier\n'],
  ],
  [
    'column-of-spaces-with-a-reserved-word',
    ['    holds: 1 man\n', '    holds: 1 man\n    printed: { by: 0..3 = 0 }\n'],
  ],
  [
    'column-of-regions-with-a-reserved-word',
    ['box:\n', 'regions:\n  shore:\n    printed: { by: number }\n    from: { west: { by: 1 } }\nbox:\n'],
  ],
  [
    'table-with-a-column-of-unnamed-numbers',
    [
      'track:\n',
      'tables:\n  toll(number called cards) gives 0..9:\n    rule:\n      all: cards > 2 => 1\n      few: cards <= 2 => 0\ntrack:\n',
    ],
  ],
  [
    'table-with-a-gap-between-numbers',
    [
      'track:\n',
      'tables:\n  toll(number called cards) gives 0..9:\n    except:\n      few: 1..2 => 1\n      many: at least 4 => 3\ntrack:\n',
    ],
  ],
  [
    'table-with-a-name-among-numbers',
    [
      'track:\n',
      'tables:\n  toll(number called cards) gives 0..9:\n    except:\n      few: 1..2 => 1\n      many: red => 3\ntrack:\n',
    ],
  ],
  [
    'players-of-one-kind',
    [
      `      man: men in your supply`,
      `      man: men in your supply\n      mates: 1..2 players of one colour`,
    ],
  ],
  [
    'players-who-are-too-many',
    [`      man: men in your supply`, `      man: men in your supply\n      mates: 3 players`],
  ],
  [
    'number-from-below-nothing',
    [`      man: men in your supply`, `      man: men in your supply\n      much: (you.score - 1)..9`],
  ],
  [
    'succession-with-something-else',
    [
      `      man: men in your supply`,
      `      man: men in your supply\n      way: in succession with repeats 1..3 spaces`,
    ],
  ],
  ['passed-by-a-set', ['    when: strong > ante', '    when: any spaces in passed spaces(all spaces)']],
  [
    'places-by-hidden-faces',
    [
      '    then: add 1 to your score',
      '    then: move all cards in hand of north to hand of (if it.rank > 3 then north else south)',
    ],
  ],
  ['blocks-that-do-not-fit', ['    holds: 1 man\n', '    holds: 1 man\n    blocks: 3 by 2\n']],
  [
    'block-of-an-undivided-board',
    ['strong: number of', 'strong: (number of spaces where it.block is 1) + number of'],
  ],
  ['dice-of-a-field', [`    then: add 1 to your score`, `    then: roll you.score dice called thrown`]],
  [
    'pieces-from-a-bag-of-numbers',
    ['track:\n', 'track:\n  thrown: bag of 1..6\n'],
    [`      man: men in your supply`, `      man: 1..2 soldiers from thrown`],
  ],
  [
    'pieces-from-a-bag-of-values',
    ['track:\n', 'track:\n  seen: bag of colour\n'],
    [`      man: men in your supply`, `      man: 2 men from seen`],
  ],
  [
    'announced-from-the-dark',
    ['    holds: 1 man\n', '    holds: 1 man\n    seen by: owner\n    dark: yes\n'],
  ],
  ['dark-where-everybody-sees', ['    holds: 1 man\n', '    holds: 1 man\n    dark: yes\n']],
  ['dark-hand', ['holds: cards, seen by: owner }', 'holds: cards, seen by: owner, dark: yes }']],
  [
    'more-than-said-to-one',
    ['    then: add 1 to your score', '    then:\n      - only to you: add 1 to your score'],
  ],
  ['later-edition', ['sandtable: 1', 'sandtable: 2']],
  [
    'look-with-an-unknown-column',
    ['title: Mine\n', 'title: Mine\nlook:\n  pieces: { card: { show: { rnak: index } } }\n'],
  ],
  [
    'look-shown-in-an-unknown-way',
    ['title: Mine\n', 'title: Mine\nlook:\n  pieces: { card: { show: { rank: badgge, colour: big } } }\n'],
  ],
  [
    'look-shown-in-a-way-that-does-not-fit',
    ['title: Mine\n', 'title: Mine\nlook:\n  pieces: { card: { show: { rank: frame, colour: index } } }\n'],
  ],
  [
    'look-of-a-place-unknown',
    ['title: Mine\n', 'title: Mine\nlook:\n  places: { field: chequered, hand: fun by rank, deck: count }\n'],
  ],
  [
    'look-of-a-board-with-a-symbol',
    [
      'title: Mine\n',
      'title: Mine\nlook:\n  places: { field: green crown }\n  spaces: { hole: sand crosed }\n',
    ],
  ],
  ['look-of-a-track-too-long', ['title: Mine\n', 'title: Mine\nlook:\n  counts: { score: track to 9000 }\n']],
  [
    'look-of-a-place-by-an-unknown-column',
    [
      'title: Mine\n',
      'title: Mine\nlook:\n  places: { hand: fan by suit then rank, supply: column from capten }\n',
    ],
  ],
  [
    'look-of-lines-and-counts-unknown',
    ['title: Mine\n', 'title: Mine\nlook:\n  lines: { rode: thin }\n  counts: { scor: number crown }\n'],
  ],
  [
    'look-of-a-space-unknown',
    [
      'title: Mine\n',
      'title: Mine\nlook:\n  spaces: { hoel: water, hole: watr, a1: water red, b1: tile crown, c1: blue sea }\n',
    ],
  ],
  ['look-of-nothing-there', ['title: Mine\n', 'title: Mine\nlook:\n  pieces: { solider: crown }\n']],
  [
    'look-of-an-unknown-seat-and-value',
    [
      'title: Mine\n',
      'title: Mine\nlook:\n  seats: { nort: red }\n  values: { color: { red: red }, colour: { rde: red } }\n',
    ],
  ],
  [
    'look-with-an-unknown-word',
    ['title: Mine\n', 'title: Mine\nlook:\n  pieces: { captain: gold disc crwn }\n'],
  ],
  [
    'look-with-a-common-word-for-a-symbol',
    ['title: Mine\n', 'title: Mine\nlook:\n  pieces: { captain: nurse }\n'],
  ],
  ['look-in-another-order', ['title: Mine\n', 'title: Mine\nlook:\n  pieces: { captain: crown gold }\n']],
  ['look-with-two-colours', ['title: Mine\n', 'title: Mine\nlook:\n  pieces: { captain: red gold crown }\n']],
  [
    'look-with-a-colour-in-figures',
    ['title: Mine\n', "title: Mine\nlook:\n  pieces: { captain: '#c8102e disc', soldier: rgb c8102 }\n"],
  ],
  ['look-with-a-long-letter', ['title: Mine\n', 'title: Mine\nlook:\n  pieces: { captain: letter Capt }\n']],
  ['look-without-words', ['title: Mine\n', "title: Mine\nlook:\n  pieces: { captain: '' }\n"]],
  [
    'symbol-with-markup',
    ['title: Mine\n', 'title: Mine\nlook:\n  symbols:\n    own-keep:\n      path: M0 0"/><script>\n'],
  ],
  [
    'symbol-with-a-missing-number',
    ['title: Mine\n', 'title: Mine\nlook:\n  symbols:\n    own-keep:\n      path: M40 480V120H\n'],
  ],
  [
    'symbol-beyond-its-box',
    ['title: Mine\n', 'title: Mine\nlook:\n  symbols:\n    own-keep:\n      path: M40 480V-90Z\n'],
  ],
  [
    'symbol-with-a-flag-missing',
    ['title: Mine\n', 'title: Mine\nlook:\n  symbols:\n    own-keep:\n      path: M40 480A5 5 0 2 1 9 9\n'],
  ],
  [
    'symbol-named-like-a-shape',
    ['title: Mine\n', 'title: Mine\nlook:\n  symbols:\n    disc:\n      path: M0 0H5V5Z\n'],
  ],
  ['symbol-without-a-path', ['title: Mine\n', 'title: Mine\nlook:\n  symbols:\n    own-keep: { by: me }\n']],
  [
    'symbol-in-no-box',
    ['title: Mine\n', 'title: Mine\nlook:\n  symbols:\n    own-keep:\n      path: M0 0H5V5Z\n      box: 0\n'],
  ],
  ['team-called-first', ['players:\n', 'players:\n  teams: { first: [ north ], others: [ south ] }\n']],
  ['values-added-like-a-number', [`    then: add 1 to your score`, `    then: add 3 red to your score`]],
  [
    'shown-by-a-secret-of-another',
    [
      '      - move man to goal\n',
      '      - move man to goal\n      - show first card in deck to all players where any knaves in hand of north\n',
    ],
  ],
  [
    'hook-after-a-loop-that-is-left',
    [
      '    - you must place or pass\n',
      '    - while strong < 2, at most 3: you must place or else end turn\n    - you must pass\n',
    ],
    ['after:\n', 'after:\n  while strong < 2, at most 3: add 1 to your score\n'],
  ],
  [
    'hook-after-what-always-leaves',
    [
      '    - you must place or pass\n',
      '    - you must pass\n    - repeat 2 times:\n        - you may place\n        - end turn\n',
    ],
    ['after:\n', 'after:\n  repeat 2 times: add 1 to your score\n'],
  ],
  [
    'asked-although-out',
    [
      '  - turns from north',
      '  - for each player where not out: player must shoot or else nothing\n  - turns from north',
    ],
    ['  pass:\n', '  shoot:\n    choose: { victim: others }\n    then: set victim.out to true\n  pass:\n'],
  ],
  ['tracked-and-never-set', ['after:\n  pass: set your out to true\n', '']],
  [
    'tracked-of-men-and-never-set',
    ['    owner: fixed\n', '    owner: fixed\n    track: { tired: false }\n'],
    ['      man: men in your supply\n', '      man: men in your supply where not it.tired\n'],
  ],
  [
    'tracked-of-the-game-and-never-set',
    ['track:\n', 'track:\n  round: 1\n'],
    ['    when: strong > ante\n', '    when: strong > ante + round\n'],
  ],
  [
    'tracked-set-and-never-added-to',
    ['track:\n', 'track:\n  seen: set of spaces\n'],
    [
      'goal: spaces in your home where it is empty\n',
      'goal: spaces in your home where it is empty and it is not in seen\n',
    ],
  ],
  [
    'shown-openly-to-some',
    [
      '      - move man to goal\n',
      '      - move man to goal\n      - show openly all knaves in hand of south to north\n',
    ],
  ],
  [
    'openly-and-nobody-notices',
    [
      '      - move man to goal\n',
      '      - move man to goal\n      - if openly any knaves in hand of south: show all cards in hand of south to north\n',
    ],
  ],
  [
    'three-sides-of-four',
    ['      soldier: { letter: S }\n', '      soldier: { letter: S, edge: [red, blue, red] }\n'],
    ['      captain: { letter: C }\n', '      captain: { letter: C, edge: red }\n'],
    [
      '    owner: fixed\n    kinds:',
      '    owner: fixed\n    printed: { each side: { edge: colour } }\n    kinds:',
    ],
  ],
  [
    'side-without-a-direction',
    ['      soldier: { letter: S }\n', '      soldier: { letter: S, edge: red }\n'],
    ['      captain: { letter: C }\n', '      captain: { letter: C, edge: red }\n'],
    [
      '    owner: fixed\n    kinds:',
      '    owner: fixed\n    printed: { each side: { edge: colour } }\n    kinds:',
    ],
    ['  strong: number', '  red side: edge(a1) is red\n  strong: number'],
  ],
  ['grown-without-sides', ['  strong: number', '  large: number of grown(a1, up)\n  strong: number']],
  [
    'facing-several-directions',
    [
      '    owner: fixed\n    kinds:',
      '    owner: fixed\n    track: { facing: direction = orthogonal }\n    kinds:',
    ],
  ],
  [
    'facing-no-direction',
    ['    owner: fixed\n    kinds:', '    owner: fixed\n    track: { facing: direction = upp }\n    kinds:'],
  ],
  [
    'third-seat-of-two-in-a-picture',
    [
      '    holds: 1 man\n',
      "    holds: 1 man\n    start: |\n      S' . . .\n      . . . .\n      . . . .\n      . . . .\n",
    ],
  ],
  [
    'two-spaces-in-a-column',
    ['colour: colour, rank: 1..9 }', 'colour: colour, rank: 1..9, spot: space or none }'],
    ['copies: 1, colour: red', 'spot: columns 1..2, copies: 1, colour: red'],
  ],
  [
    'no-such-space-in-a-column',
    ['colour: colour, rank: 1..9 }', 'colour: colour, rank: 1..9, spot: space or none }'],
    ['copies: 1, colour: red', 'spot: a9, copies: 1, colour: red'],
  ],
  [
    'board-without-holds',
    ['    holds: 1 man\n', ''],
    ['  home: own rows 1..2\n', '  home: own rows 1..2\n  corner: a1, d4\n'],
  ],
  [
    'bounded-turns-without-a-decision',
    ['  - turns from north, at most 40: turn\n', '  - turns from north, at most 40: shuffle deck\n'],
  ],
  [
    'hidden-into-a-secret-set',
    ['    out: false\n', '    out: false\n  each player in secret:\n    seen: set of colours\n'],
    [
      '      - move man to goal\n',
      '      - move man to goal\n      - add (top of deck).colour to your seen\n',
    ],
  ],
  [
    'stage-whose-head-is-wrong',
    ['  turn:\n', '  go round(number called is): nothing\n  turn:\n'],
    ['  - shuffle deck\n', '  - shuffle deck\n  - go round(2)\n'],
  ],
  [
    'count-compared-within-where',
    ['  - shuffle deck\n', '  - if number of players where out > 1: shuffle deck\n'],
  ],
  [
    'case-of-a-hidden-card',
    [
      '    then: add 1 to your score\n',
      '    then:\n      - case openly first card in your hand:\n          knave: nothing\n          else: nothing\n',
    ],
  ],
  ['not-in-utf-8', ['title: Mine\n', 'title: M\ufffdnch\n']],
  ['indented-with-no-break-spaces', ['    choose:\n', '\u00a0\u00a0\u00a0 choose:\n']],
  ['curly-quotes', ['title: Mine\n', 'title: “Mine”\n']],
  ['first-row-indented-more', ['      . . . .\n', '        . . . .\n']],
  [
    'brace-without-quotes',
    ['      - move man to goal\n', '      - move man to goal\n    write: {man} to {goal}\n'],
  ],
  ['option-without-its-values', ['numbers:\n', 'options: { limit: 50 }\nnumbers:\n']],
  [
    'taken-out-of-a-roll',
    [
      '    then: add 1 to your score\n',
      '    then:\n      - roll 3 dice called thrown\n      - take 6 out of thrown\n',
    ],
  ],
  ['accent-of-its-own', ['  - shuffle deck\n', '  - mele\u0301e\n']],
  ['merged-maps', ['  deck: { holds: cards, pile', '  <<: { holds: cards }\n  deck: { holds: cards, pile']],
  [
    'several-names-in-one-line',
    ['  supply: { soldier: 3, captain: 1 }\n', '  supply: { soldier: 3 }\n  a1, b1: 1 captain\n'],
  ],
  ['where-it-in', ['men in your supply\n', 'men in your supply where it in field\n']],
  [
    'range-from-a-name',
    ['      man: men in your supply\n', '      man: men in your supply\n      amount: ante..9\n'],
  ],
  ['term-of-a-player', ['    when: strong > ante', '    when: north.strong > ante']],
  [
    'space-value-without-a-start',
    ['    holds: 1 man\n', '    holds: 1 man\n    track: { holder: player }\n'],
    ['      - move man to goal\n', '      - move man to goal\n      - set goal.holder to you\n'],
  ],
  ['choice-with-all', ['      man: men in your supply', '      man: all men in your supply']],
  ['last-of-a-number', ['    when: strong > ante', '    when: strong > last of ante']],
  [
    'text-in-braces-that-is-cut',
    ['values:\n  colour: [ red, blue ]\n', 'values: { colour: only red, blue }\n'],
  ],
  ['kinds-in-braces-that-are-cut', ['      soldier: { letter: S }', '      soldier: { title: Foot, guard }']],
  [
    'positions-that-may-be-forgotten',
    ['at most 40: turn', 'at most 4000: turn'],
    [
      'end:\n',
      'history:\n  position:\n    counts:\n      - all men on field\n      - you\nend:\n  again:\n    when: stood(position) > 2\n    drawn: yes\n',
    ],
  ],
  [
    'positions-of-endless-turns',
    ['  - rank players by openly (sum of worth over cards in hand of it)\n', ''],
    [', at most 40: turn', ': turn'],
    [
      'end:\n',
      'history:\n  position:\n    counts:\n      - all men on field\n      - you\nend:\n  again:\n    when: stood(position) > 2\n    drawn: yes\n',
    ],
  ],
  [
    'another-turn-without-turns',
    ['  - turns from north, at most 40: turn', '  - for each player: turn for player'],
    ['    then: add 1 to your score', '    then: another turn'],
  ],
  [
    'each-turn-without-turns',
    ['  - turns from north, at most 40: turn', '  - for each player: act for player'],
    ['  turn:\n', '  act:\n'],
    ['  each player:\n    score: 0', '  each turn: { used: 0..9 = 0 }\n  each player:\n    score: 0'],
    ['    then: add 1 to your score', '    then: add 1 to used'],
  ],
  ['picture-without-a-bar', ['    grid: |\n', '    grid:\n']],
  ['picture-that-is-folded', ['    grid: |\n', '    grid: >\n']],
  [
    'start-picture-without-a-bar',
    [
      '    holds: 1 man\n',
      '    holds: 1 man\n    start:\n      S . . .\n      . . . .\n      . . . .\n      . . . s\n',
    ],
  ],
  [
    'start-picture-in-quotes',
    [
      '    holds: 1 man\n',
      '    holds: 1 man\n    start: "S . . .\n      . . . .\n      . . . .\n      . . . s"\n',
    ],
  ],
  [
    'picture-in-an-example-that-is-folded',
    [
      'end:\n',
      'examples:\n  two men:\n    given:\n      field: >-\n        S . . .\n        . . . .\n        . . . .\n        . . . s\n      now: turn of north\n    play:\n      - asked: north\nend:\n',
    ],
  ],
  [
    'no-spaces-for-the-empty-set',
    [
      '  strong: number of soldiers in field',
      '  strong: number of soldiers in field\n  free: if strong > 1 then no spaces else all spaces where it is empty',
    ],
  ],
  [
    'any-spaces-for-a-set',
    [
      '  strong: number of soldiers in field',
      '  strong: number of soldiers in field\n  free: any spaces where it is empty otherwise all spaces',
    ],
  ],
  ['area-of-files', ['  home: own rows 1..2', '  home: files a, c']],
  [
    'reached-from-a-piece-that-may-be-nowhere',
    [
      '  strong: number of soldiers in field',
      '  strong: number of spaces in reached((first soldier on field).space, all spaces)',
    ],
  ],
  ['said-secret', ['    then: add 1 to your score', '    then: say {top of deck} comes next']],
  ['said-several', ['    then: add 1 to your score', '    then: say {all men on field} are there']],
  ['said-with-one-brace', ['    then: add 1 to your score', '    then: say there are {your score points']],
  ['said-with-nothing', ['    then: add 1 to your score', '    then: say there are {} points']],
  [
    'chosen-below-zero',
    [
      '      goal: spaces in your home where it is empty',
      '      goal: spaces in your home where it is empty\n      strength: -2..2',
    ],
  ],
  [
    'in-secret-what-somebody-chose',
    [
      '    then: add 1 to your score',
      '    choose:\n      card: cards in your hand\n    then:\n      - every player in secret:\n          - move card to your hand',
    ],
  ],
  [
    'in-secret-who-was-named-before',
    [
      '    then: add 1 to your score',
      '    then:\n      - let:\n          me: you\n      - every player in secret:\n          - move all cards in hand of me to your hand',
    ],
  ],
  ['end-before-none', ['    when: strong > ante', '    when: strong > ante\n    before: strong sides']],
  ['end-before-itself', ['    when: strong > ante', '    when: strong > ante\n    before: strong side']],
  ['end-of-stuck-with-a-winner', ['end:\n', 'end:\n  nobody can move:\n    loser: north\n']],
  [
    'number-before-a-range',
    ['      man: men in your supply', '      man: men in your supply\n      m: ante - 1..-1'],
  ],
  ['touches-colon-above-lines', ['pieces:\n', 'pieces:x\n']],
  ['kind-as-a-piece', ['    when: strong > ante', '    when: king is in hand of north']],
  ['touches-colon-above-items', ['play:\n', 'play:x\n']],
  ['touches-colon-of-an-action', ['  place:\n', '  place:y\n']],
  ['touches-colon-in-a-row', ['  ante: 2', '  ante:2\n  most: 3']],
  ['touches-colon-alone', ['  ante: 2', '  ante:2']],
  ['touches-colon-of-its-only-step', ['    then: add 1 to your score', '    then:add 1 to your score']],
  ['touches-colon-with-a-brace', ['      soldier: { letter: S }', '      soldier:{ letter: S }']],
  ['touches-colon-in-braces', ['printed: { colour: colour', 'printed: { colour:colour']],
  ['touches-colon-with-a-block', ['    grid: |', '    grid:|']],
  ['touches-colon-of-a-term', ['  worth(card): card.rank', '  worth(card):card.rank']],
  ['touches-colon-at-the-top', ['sandtable: 1', 'sandtable:1']],
  ['touches-colon-twice', ['title: Mine', 'title:Mine'], ['    when: strong', '    when:strong']],
  [
    'taken-out-of-the-unknown',
    ['      - move man to goal', '      - move man to goal\n      - take man out of play'],
  ],
  [
    'sum-less-a-card',
    ['      man: men in your supply', '      man: men in your supply\n      card: cards in your hand'],
    [
      '    then:\n      - move man to goal',
      '    only if:\n      little is left: sum of rank over cards in your hand - card - card <= 3\n    then:\n      - move man to goal',
    ],
  ],
  [
    'let-of-several',
    [
      '    then:\n      - move man to goal',
      '    let:\n      others there: all men in your home\n    only if:\n      few are there: number of others there < 4\n    then:\n      - move man to goal',
    ],
  ],
  [
    'reserved-name-used',
    ['    out: false', '    out: false\n    first: 0'],
    ['    then: add 1 to your score', '    then: add 1 to your first'],
    ['      - you must place or pass'.slice(2), '    - set first of you to 2\n    - you must place or pass'],
  ],
  [
    'stage-behind-at',
    [
      '  strong side:\n    when: strong > ante\n    winner: if north.out then south else north\n',
      '  strong side:\n    when: strong > ante\n    winner: if north.out then south else north\nexamples:\n  one:\n    given: { now: north at turn }\n    play:\n      - north: pass\n',
    ],
  ],
  [
    'words-turned-round',
    ['copies: 1, colour: red, rank: 3', 'copies: 1 of each colour, rank: 3'],
    [
      '  strong side:\n    when: strong > ante\n    winner: if north.out then south else north\n',
      '  strong side:\n    when: strong > ante\n    winner: if north.out then south else north\nexamples:\n  one:\n    given: { hand of north: knave red, now: turn of north }\n    play:\n      - north: pass\n',
    ],
  ],
  [
    'your-men-without-all',
    ['      goal: spaces in your home where it is empty', '      goal: spaces in reached(a1, your men)'],
  ],
  [
    'in-a-sum-after-a-call',
    ['      goal: spaces in your home where it is empty', '      goal: spaces in step(a1, up) + a2'],
  ],
  [
    'enemy-without-all',
    ['      goal: spaces in your home where it is empty', '      goal: spaces in reached(a1, enemy men)'],
  ],
  [
    'sum-over-parentheses',
    ['  strong: number of soldiers in field', '  strong: sum of 2 over (all men in field)'],
  ],
  [
    'in-sequence-by-a-list',
    [
      '      man: men in your supply',
      '      man: men in your supply\n      cards: 2 cards in sequence by colour from your hand',
    ],
  ],
  [
    'in-sequence-of-several-sorts',
    ['terms:', 'patterns:\n  court: 1 queen and 2 kings in sequence by rank\nterms:'],
    ['      man: men in your supply', '      man: men in your supply\n      cards: court from your hand'],
  ],
  [
    'pattern-with-more-in-common',
    ['terms:', 'patterns:\n  court: 1 queen and 2 kings\nterms:'],
    [
      '      man: men in your supply',
      '      man: men in your supply\n      cards: court of one rank from your hand',
    ],
  ],
  [
    'joined-to-a-sequence',
    ['terms:', 'patterns:\n  court: 2 cards of one colour + 2 cards in sequence by rank\nterms:'],
    ['      man: men in your supply', '      man: men in your supply\n      cards: court from your hand'],
  ],
  [
    'joined-by-another-column',
    ['terms:', 'patterns:\n  court: 2 cards of one colour + 2 cards of one rank\nterms:'],
    ['      man: men in your supply', '      man: men in your supply\n      cards: court from your hand'],
  ],
  [
    'of-different-what-is-not-there',
    [
      '      man: men in your supply',
      '      man: men in your supply\n      cards: 2 cards of different sizes from your hand',
    ],
  ],
  [
    'so-many-and-a-sum',
    [
      '      man: men in your supply',
      '      man: men in your supply\n      cards: 2 cards from your hand with sum of rank at least 9',
    ],
  ],
  [
    'a-sum-of-places',
    [
      '      man: men in your supply',
      '      man: men in your supply\n      payers: players with sum of score at least 9',
    ],
  ],
  [
    'best-sets-of-no-pattern',
    [
      '  strong: number of soldiers in field',
      '  strong: number of soldiers in field\n  fine(player): number of cards in best sets(hand of player, queens)',
    ],
  ],
  [
    'best-sets-of-places',
    ['terms:', 'patterns:\n  court: 2 cards of one rank\nterms:'],
    [
      '  strong: number of soldiers in field',
      '  strong: number of soldiers in field\n  fine(player): number of best sets(all players, court) > 0',
    ],
  ],
  [
    'standing-of-open-sets',
    ['terms:', 'patterns:\n  court: 3 or more cards of one rank\nterms:'],
    [
      '  strong: number of soldiers in field',
      '  strong: number of soldiers in field\n  fine(player): best standing(hand of player, court, rank) > 3',
    ],
  ],
  [
    'standing-by-a-list',
    ['terms:', 'patterns:\n  court: 2 cards of one rank\nterms:'],
    [
      '  strong: number of soldiers in field',
      '  strong: number of soldiers in field\n  fine(player): best standing(hand of player, court, colour) > 3',
    ],
  ],
  [
    'steps-without-end',
    [
      '      goal: spaces in your home where it is empty',
      '      goal: spaces in your home where it is empty and step(it, up, your score) is empty',
    ],
  ],
  [
    'in-sequence-up-to',
    [
      '  strong: number of soldiers in field',
      '  strong: number of soldiers in field\n  fine(player): hand of player has 2..3 cards in sequence by rank',
    ],
  ],
  ['box-by-what-is-not-printed', ['  deck: all cards', '  deck: all cards where score > 2']],
  [
    'box-for-each-value-alike',
    [
      '  deck: { holds: cards, pile',
      '  heap: { each: colour, holds: cards, seen by: everyone }\n  deck: { holds: cards, pile',
    ],
    ['  deck: all cards', '  heap: all cards'],
  ],
  ['box-for-each-player-alike', ['  deck: all cards', '  hand: all cards']],
  [
    'box-in-two-places',
    [
      '  hand: { each: player, holds',
      '  heap: { holds: cards, seen by: everyone }\n  hand: { each: player, holds',
    ],
    ['  deck: all cards', '  deck: all cards\n  heap: all queens'],
  ],
  [
    'box-by-print-and-index',
    [
      '  deck: { holds: cards, pile',
      '  heap: { each: colour, holds: cards, seen by: everyone }\n  deck: { holds: cards, pile',
    ],
    ['  deck: all cards', '  heap: all cards where colour is red'],
  ],
  [
    'box-of-no-such-value',
    [
      '  deck: { holds: cards, pile',
      '  heap: { each: colour, holds: cards, seen by: everyone }\n  deck: { holds: cards, pile',
    ],
    ['  deck: all cards', '  heap of rde: all kings'],
  ],
  ['box-by-player-where-nobody-owns', ['  deck: all cards', '  deck: all cards where player is north']],
  ['choice-called-like-an-article', ['      goal: spaces in', '      a: colours\n      goal: spaces in']],
  [
    'term-called-like-a-function',
    ['  worth(card): card.rank', '  worth(card): card.rank\n  run(cards): number of cards > 2'],
  ],
  [
    'ragged-grid',
    [
      `      . . . .
      . . . .
      . . . .
      . . . .
`,
      `      . . . .
      . . .
      . . . .
      . . . .
`,
    ],
  ],
  [
    'kinds-beside-their-place',
    [
      `  supply: { soldier: 3, captain: 1 }`,
      `  supply:
  soldier: 3
  captain: 1`,
    ],
  ],
  [
    'three-seats-without-sides',
    [
      `  seats: [ north, south ]
  sides: { north: south, south: north }`,
      `  seats: [ north, south, east ]`,
    ],
  ],
  [
    'space-off-the-board',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty and it is not j3`,
    ],
  ],
  [
    'wins-for-winner',
    [`    winner: if north.out then south else north`, `    wins: if north.out then south else north`],
  ],
  ['roll-a-range', [`    then: add 1 to your score`, `    then: roll 1..6 called thrown`]],
  ['roll-1-die', [`    then: add 1 to your score`, `    then: roll 1 die called thrown`]],
  ['roll-3-die', [`    then: add 1 to your score`, `    then: roll 3 die called thrown`]],
  ['roll-a-die', [`    then: add 1 to your score`, `    then: roll a die called thrown`]],
  ['roll-d8', [`    then: add 1 to your score`, `    then: roll d8 called thrown`]],
  ['roll-with-6', [`    then: add 1 to your score`, `    then: roll one die with 6 called thrown`]],
  ['move-2-cards', [`    then: add 1 to your score`, `    then: move 2 cards from your hand to deck`]],
  ['move-2-cards-from-nowhere', [`    then: add 1 to your score`, `    then: move 2 cards to deck`]],
  ['move-card-from', [`    then: add 1 to your score`, `    then: move card from your hand to deck`]],
  ['move-all-from', [`    then: add 1 to your score`, `    then: move all cards from your hand to deck`]],
  [
    'for-each-hand-of-player',
    [`    then: add 1 to your score`, `    then:\n      - for each hand of north: add 1 to your score`],
  ],
  ['points-of-nobody', ['    winner: if north.out then south else north', '    drawn: yes\n    points: 2']],
  [
    'points-of-a-hidden-card',
    [
      '    winner: if north.out then south else north',
      '    winner: if north.out then south else north\n    points: number of knaves in hand of north',
    ],
  ],
  ['points-left-out', ['    then: add 1 to your score', '    then: you win points by luck']],
  ['points-without-a-reason', ['    then: add 1 to your score', '    then: you win 2 points by']],
  ['points-of-a-loser', ['    then: add 1 to your score', '    then: you lose 2 points by luck']],
  ['end-with-then', ['    winner: if north.out', '    then: if north.out']],
  ['whenever-with-winner', ['end:\n  strong side:', 'whenever:\n  strong side:']],
  ['action-when', [`    then: add 1 to your score`, `    when: strong > 1\n    then: add 1 to your score`]],
  [
    'start-beyond-its-range',
    ['    out: false', '    out: false\n    lives: 1..3 = 4'],
    [`    then: add 1 to your score`, `    then: subtract 1 from your lives`],
  ],
  [
    'more-than-its-range',
    ['    out: false', '    out: false\n    lives: 1..3 = 3'],
    [
      `    - you must place or pass`,
      `    - if your lives > 3: add 1 to your score\n    - you must place or pass`,
    ],
  ],
  [
    'never-out-of-its-range',
    ['    out: false', '    out: false\n    lives: 1..3 = 3'],
    [
      `    - you must place or pass`,
      `    - if not (your lives is 0): add 1 to your score\n    - you must place or pass`,
    ],
  ],
  [
    'fewer-than-none',
    [
      `    - you must place or pass`,
      `    - if number of soldiers in field < 0: add 1 to your score\n    - you must place or pass`,
    ],
  ],
  [
    'not-this-or-not-that',
    [
      `    - you must place or pass`,
      `    - if you is not north or you is not south: add 1 to your score\n    - you must place or pass`,
    ],
  ],
  [
    'two-players-at-once',
    [
      `    - you must place or pass`,
      `    - if you is north and you is south: add 1 to your score\n    - you must place or pass`,
    ],
  ],
  [
    'more-and-fewer',
    [
      `    - you must place or pass`,
      `    - if number of soldiers in field > 2 and number of soldiers in field < 2: add 1 to your score\n    - you must place or pass`,
    ],
  ],
  [
    'what-is-itself',
    [
      `    - you must place or pass`,
      `    - if your score is your score: add 1 to your score\n    - you must place or pass`,
    ],
  ],
  [
    'steps-behind-the-end',
    [
      `    - you must place or pass`,
      `    - you must place or pass\n    - game is drawn by boredom\n    - add 1 to your score`,
    ],
  ],
  ['steps-behind-endless-turns', ['turns from north, at most 40: turn', 'turns from north: turn']],
  [
    'kind-in-no-box',
    ['      captain: { letter: C }', '      captain: { letter: C }\n      scout: { letter: O }'],
  ],
  [
    'count-where-is-1',
    [
      `    - you must place or pass`,
      `    - if number of players where not out is 1: add 1 to your score\n    - you must place or pass`,
    ],
  ],
  [
    'kinds-drawn-alike',
    ['      captain: { letter: C }', '      captain: { letter: C }\n      scout: {}'],
    ['captain: 1 }', 'captain: 1, scout: 1 }'],
  ],
  ['roll-ante-dice', [`    then: add 1 to your score`, `    then: roll ante dice called thrown`]],
  [
    'next-to-of-nothing',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where empty and next to a1`,
    ],
  ],
  [
    'kind-like-its-class',
    [
      `    kinds:
      soldier: { letter: S }`,
      `    kinds:
      man: { letter: M }
      soldier: { letter: S }`,
    ],
  ],
  ['kind-behind-its-colour', [`  deck: all cards`, `  deck: 6 red knaves`]],
  [
    'stage-without-colon',
    [
      `stages:
  turn:`,
      `stages:
  turn`,
    ],
  ],
  [
    'others-may-pass',
    [`    - you must place or pass`, `    - you must place or pass\n    - others may pass`],
  ],
  [
    'else-behind-a-dash',
    [
      `    - you must place or pass`,
      `    - if strong > 3: you must pass
    - else: you must place or pass`,
    ],
  ],
  [
    'line-of-spaces-where',
    [
      `  strong: number of soldiers in field`,
      `  strong: longest line(spaces where any soldiers on it, orthogonal)`,
    ],
  ],
  ['any-of-your-men', [`    when: strong > ante`, `    when: strong > ante and any of your men in field`]],
  [
    'top-is-enemy',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty or top of it is enemy soldier`,
    ],
  ],
  ['area-for-each-seat', [`  home: own rows 1..2`, `  home: { north: a1, south: a4 }`]],
  [
    'place-of-piece',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where man.place is field and it is next to man.space`,
    ],
  ],
  [
    'place-for-each-of-nothing',
    [
      `  hand: { each: player, holds: cards, seen by: owner }`,
      `  hand: { each: player, holds: cards, seen by: owner }
  stall: { each: [player, colours], holds: cards }`,
    ],
  ],
  [
    'place-twice-for-each',
    [
      `  hand: { each: player, holds: cards, seen by: owner }`,
      `  hand: { each: player, holds: cards, seen by: owner }
  stall: { each: [colour, colour], holds: cards }`,
    ],
  ],
  [
    'neighbours-off-no-line',
    [
      `  hand: { each: player, holds: cards, seen by: owner }`,
      `  hand: { each: player, holds: cards, seen by: owner }
  stall: { each: [player, colour], holds: cards, neighbours: [player, colour, rank] }`,
    ],
  ],
  [
    'next-to-in-no-line',
    [
      `  strong: number of soldiers in field`,
      `  strong: number of cards in deck where red is next to it.colour`,
    ],
  ],
  [
    'more-words-than-values',
    [
      `  colour: [ red, blue ]`,
      `  colour: { line: [ red, blue ], called: { south: [ crimson ], west: [ left, right ] } }`,
    ],
  ],
  [
    'place-named-by-too-few',
    [
      `  hand: { each: player, holds: cards, seen by: owner }`,
      `  hand: { each: player, holds: cards, seen by: owner }
  stall: { each: [player, colour], holds: cards }`,
    ],
    [
      `  - shuffle deck`,
      `  - shuffle deck
  - deal 1 from deck to stall(north)
  - deal 1 from deck to stall(red, north)`,
    ],
  ],
  [
    'places-together-of-nothing',
    [
      `  hand: { each: player, holds: cards, seen by: owner }`,
      `  hand: { each: player, holds: cards, seen by: owner }
  table: { made of: [hands, field], seen by: owner }`,
    ],
  ],
  [
    'place-that-may-be-none',
    [
      `  hand: { each: player, holds: cards, seen by: owner }`,
      `  hand: { each: player, holds: cards, seen by: owner }
  stall: { each: colour, holds: cards }`,
    ],
    [
      `    then: add 1 to your score`,
      `    then:
      - if any cards in your hand: move first card in your hand to (first card in deck).stall`,
    ],
  ],
  [
    'change-that-does-not-fit',
    [
      `play:`,
      `change:
  strong: unless strong > 3
  worth: also 3 if card is queen
play:`,
    ],
  ],
  [
    'change-to-two-values',
    [
      `play:`,
      `change:
  worth:
    - becomes 3
    - exactly 1 if card is queen
    - becomes 4
    - exactly 2 if card is knave
play:`,
    ],
  ],
  [
    'change-of-another-type',
    [
      `play:`,
      `change:
  worth: becomes red
play:`,
    ],
  ],
  [
    'group-of-itself',
    [
      `places:`,
      `  pair: { group of: pairs }
  flock: { group of: herds }
  herd: { group of: flocks }
  gang: { group of: packs, pile: yes }
  pack: { group of: mens }
places:`,
    ],
  ],
  [
    'most-at-once',
    [
      `places:`,
      `  pack: { group of: men, most at once: 0 }
  herd: { group of: packs, most at once: packs }
  gang: { group of: men, most at once: number of men }
  troop: { group of: men, most at once: ante / 2 }
places:`,
    ],
    ['  card:\n', '  card:\n    most at once: 3\n'],
  ],
  [
    'shown-without-a-face',
    [`    then: add 1 to your score`, `    then:\n      - show you to opponent\n      - reveal all players`],
  ],
  [
    'group-where-it-may-not-lie',
    [
      `places:`,
      `  pack: { group of: men }
  herd: { group of: packs }
places:
  yard: { each: player, holds: packs }
  range: { each: player, holds: [herds, packs] }
  mixed: { holds: [packs, cards] }`,
    ],
    [
      `    then: add 1 to your score`,
      `    then:
      - lay top of your yard as a new pack on your yard
      - lay all packs in your yard as a new herd on your yard
      - move first card in your hand to your range
      - add (number of herds in your yard) + number of cards in your range to your score
      - for each pack in your range: move all men in pack to your supply
      - move all your range to your yard`,
    ],
  ],
  [
    'traits-twice',
    [
      `values:`,
      `traits:
  slow:
    text: It cannot run.
values:
  trait: [ quick ]`,
    ],
  ],
  [
    'pattern-of-actions-misspelt',
    [
      `  place:
    choose:`,
      `  order:
    pattern: yes
    is: command
    only if:
      it is early: your score < 3
  command: { pattern: yes, is: order }
  place:
    is: orders
    choose:`,
    ],
  ],
  ['swap-player-with-place', [`    then: add 1 to your score`, `    then: swap you with your hand`]],
  ['swap-players-at-once', [`    then: add 1 to your score`, `    then: swap you with all players`]],
  [
    'ranked-lowest-last',
    [
      'rank players by openly (sum of worth over cards in hand of it)',
      'rank players by openly (sum of worth over cards in hand of it), least first',
    ],
  ],
  [
    'in-order-biggest-first',
    [
      `  strong: number of soldiers in field`,
      `  strong: number of soldiers in field in order of 1, biggest first`,
    ],
  ],
  [
    'linked-to-a-piece',
    [`  strong: number of soldiers in field`, `  strong: number of linked(a1, all soldiers in field)`],
  ],
  [
    'sets-worth-of-a-bag',
    ['track:\n', 'track:\n  thrown: bag of 1..6\n'],
    [`  strong: number of soldiers in field`, `  strong: sets worth(7, thrown, it)`],
  ],
  [
    'longest-way-at-a-cost',
    [`  strong: number of soldiers in field`, `  strong: longest way(all spaces, by it.row)`],
  ],
  ['swap-piece-with-space', [`      - move man to goal`, `      - swap man with goal`]],
  ['swap-places-of-others', [`  - shuffle deck`, `  - swap deck with supply of north`]],
  [
    'swap-kinds-of-others',
    [`    then: add 1 to your score`, `    then: swap top of deck with first man in field`],
  ],
  ['kind-that-stays', [`      - move man to goal`, `      - set man.kind to captain`]],
  ['owner-that-stays', [`      - move man to goal`, `      - set man.owner to opponent`]],
  [
    'kind-changes-unseen',
    [`    owner: fixed`, `    owner: fixed\n    kind: changes`],
    [`holds: men, seen by: everyone`, `holds: men, seen by: owner`],
    [`      - move man to goal`, `      - set man.kind to captain`],
  ],
  ['unseen-without-owner', [`    owner: fixed`, `    kind: changes in secret`]],
  [
    'unseen-where-not-all-lie',
    [`    owner: fixed`, `    owner: fixed\n    kind: changes in secret`],
    [`  supply: { each`, `  barracks: { holds: soldiers, seen by: everyone }\n  supply: { each`],
  ],
  [
    'unseen-too-many',
    [`    owner: fixed`, `    owner: fixed\n    kind: changes in secret`],
    [`supply: { soldier: 3, captain: 1 }`, `supply: { soldier: 300, captain: 1 }`],
  ],
  [
    'unseen-not-chosen',
    [`    owner: fixed`, `    owner: fixed\n    kind: changes in secret`],
    [`      man: men in your supply`, `      man: your men in your supply`],
    [`      - move man to goal`, `      - move man to goal\n      - set man.kind to captain`],
  ],
  [
    'unseen-of-anybody',
    [`    owner: fixed`, `    owner: fixed\n    kind: changes in secret`],
    [`      man: men in your supply`, `      man: men in your supply\n      becomes: kinds in men in secret`],
    [`      - move man to goal`, `      - move man to goal\n      - set man.kind to becomes`],
  ],
  [
    'unseen-used-twice',
    [`    owner: fixed`, `    owner: fixed\n    kind: changes in secret`],
    [
      `      man: men in your supply`,
      `      man: your men in your supply\n      becomes: kinds in men in secret`,
    ],
    [
      `      - move man to goal`,
      `      - move man to goal\n      - set man.kind to becomes\n      - set man.kind to becomes`,
    ],
  ],
  [
    'unseen-in-a-loop',
    [`    owner: fixed`, `    owner: fixed\n    kind: changes in secret`],
    [
      `      man: men in your supply`,
      `      man: your men in your supply\n      becomes: kinds in men in secret`,
    ],
    [
      `      - move man to goal`,
      `      - move man to goal\n      - repeat 2 times:\n          - set man.kind to becomes`,
    ],
  ],
  [
    'unseen-two-kinds',
    [`    owner: fixed`, `    owner: fixed\n    kind: changes in secret`],
    [
      `      man: men in your supply`,
      `      man: your men in your supply\n      becomes: kinds in men in secret\n      other: kinds in men in secret`,
    ],
    [`      - move man to goal`, `      - move man to goal\n      - set man.kind to becomes`],
  ],
  [
    'unseen-after-a-question',
    [`    owner: fixed`, `    owner: fixed\n    kind: changes in secret`],
    [
      `      man: men in your supply`,
      `      man: your men in your supply\n      becomes: kinds in men in secret`,
    ],
    [
      `      - move man to goal`,
      `      - move man to goal\n      - opponent may pass\n      - set man.kind to becomes`,
    ],
  ],
  [
    'unseen-not-seen-by-owner',
    [`    owner: fixed`, `    owner: fixed\n    kind: changes in secret`],
    [`holds: men, seen by: everyone`, `holds: men, seen by: nobody`],
    [
      `      man: men in your supply`,
      `      man: your men in your supply\n      becomes: kinds in men in secret`,
    ],
    [`      - move man to goal`, `      - set man.kind to becomes\n      - move man to goal`],
  ],
  ['chosen-in-secret-openly', [`      man: men in your supply`, `      man: men in your supply in secret`]],
  [
    'kind-chosen-in-secret-for-nothing',
    [`      man: men in your supply`, `      man: men in your supply\n      becomes: kinds in men in secret`],
  ],
  [
    'several-chosen-in-secret',
    [`    owner: fixed`, `    owner: fixed\n    kind: changes in secret`],
    [
      `      man: men in your supply`,
      `      man: men in your supply\n      becomes: 2 men in your supply in secret`,
    ],
  ],
  ['owner-changes-in-secret', [`    owner: fixed`, `    owner: changes in secret`]],
  [
    'run-of-players',
    [`  strong: number of soldiers in field`, `  strong: number of spaces in run(a1, up, all players)`],
  ],
  ['seats-a-b', [`  seats: [ north, south ]`, `  seats: [ a, b ]`]],
  ['range-tested', [`worth(card): card.rank`, `worth(card): card.rank\n  middling(card): card.rank is 2..3`]],
  ['range-tested-with-in', [`worth(card): card.rank`, `worth(card): if card.rank is in 2..3 then 1 else 0`]],
  ['kind-or-kind', [`worth(card): card.rank`, `worth(card): if card is knave or queen then 1 else 0`]],
  ['kind-nor-kind', [`worth(card): card.rank`, `worth(card): if card is not knave or queen then 1 else 0`]],
  ['has-at-least', [`worth(card): card.rank`, `worth(card): if deck has at least 3 knaves then 1 else 0`]],
  ['place-without-is', [`worth(card): card.rank`, `worth(card): if card in deck then 1 else 0`]],
  ['sum-over-things-of', [`worth(card): card.rank`, `worth(card): sum of rank over cards of north`]],
  ['based-on-an-action', [`actions:`, `actions:\n  wait: { is: pass }`]],
  ['rows-up-to-no-number', [`home: own rows 1..2`, `home: own rows 1..anty`]],
  [
    'stage-take',
    [`turns from north, at most 40: turn`, `turns from north, at most 40: take(north)`],
    [
      `stages:`,
      `stages:
  take(player):
    - you must pass`,
    ],
  ],
  ['seat-first', [`  seats: [ north, south ]`, `  seats: [ first, second ]`]],
  [
    'tracked-at',
    [
      `    score: 0`,
      `    score: 0
    at: 0`,
    ],
  ],
  [
    'kind-called-first',
    [`      knave: { copies: 1, colour: red, rank: 3 }`, `      first: { copies: 1, colour: red, rank: 3 }`],
  ],
  [
    'opponent-for',
    [
      `    - you must place or pass`,
      `    - you must place or pass
    - opponent may pass for opponent`,
    ],
  ],
  ['bomb-three', [`  supply: { soldier: 3, captain: 1 }`, `  supply: { soldier: three, captain: 1 }`]],
  [
    'arrow',
    [
      `end:`,
      `tables:
  duel(man called attacker, man called defender) gives true or false:
    rule:
      a: attacker is soldier -> 1
end:`,
    ],
  ],
  [
    'missing-dash',
    [
      `  - shuffle deck
  - for each player: deal 1 from deck to hand of player`,
      `  - shuffle deck
  deal 1 from deck to hand`,
    ],
  ],
  [
    'number-of-players-where',
    [
      `  strong: number of soldiers in field`,
      `  strong: number of soldiers in field
  alive: number of players where not out is 1`,
    ],
  ],
  [
    'number-of-X-where-empty-is-1',
    [
      `  strong: number of soldiers in field`,
      `  strong: number of soldiers in field
  alive: number of spaces in field where empty is 1`,
    ],
  ],
  [
    'directions-in',
    [
      `      man: men in your supply`,
      `      man: men in your supply
      way: directions in orthogonal + diagonal`,
    ],
  ],
  [
    'pieces-of-a-named-player',
    ['  strong: number of soldiers in field', '  strong: number of north soldiers in field'],
  ],
  [
    'for-each-thing-by-its-name',
    [
      '    - you must place or pass',
      '    - for each man on field where man.owner is you: add 1 to your score\n    - you must place or pass',
    ],
  ],
  ['notation-of-a-field', ['  place:\n    choose:', '  place:\n    write: "{man.space}"\n    choose:']],
  [
    'called-after-on',
    [
      `  strong: number of soldiers in field`,
      `  strong: number of soldiers in field
  lonely: any soldiers in field called other where other is other`,
    ],
  ],
  [
    'term-that-needs-all',
    [
      `  strong: number of soldiers in field`,
      `  strong: number of soldiers in field
  strongest: soldiers in field`,
    ],
  ],
  [
    'stake-ante',
    [
      `    score: 0`,
      `    score: 0
    stake: ante`,
    ],
  ],
  [
    'for-each-player-where-hand-of-player',
    [
      `    then: add 1 to your score`,
      `    then:
      for each player where hand of player is empty: add 1 to player.score`,
    ],
  ],
  [
    'while-strength',
    [`turns from north, at most 40: turn`, `turns from north while score > 0, at most 40: turn`],
  ],
  ['contents-kind-and-class', [`  deck: all cards`, `  deck: 2 red cards`]],
  [
    'condition-in-let-braces',
    [
      `    then:
      - move man to goal`,
      `    let: { start: man.place }
    then:
      - move man to goal`,
    ],
  ],
  [
    'animal-article',
    [
      `  man:
    owner: fixed`,
      `  animal:
    owner: fixed`,
    ],
    [
      `  supply: { each: player, holds: men, seen by: everyone }`,
      `  supply: { each: player, holds: animals, seen by: everyone }`,
    ],
    [`    holds: 1 man`, `    holds: 1 animal`],
    [`      man: men in your supply`, `      man: animals in your supply`],
    [
      `      - move man to goal`,
      `      - move man to goal
      - set your score to man`,
    ],
  ],
  [
    'previous-of-one-choice',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty and it is not previous`,
    ],
  ],
  [
    'players-in-succession',
    [
      `      man: men in your supply`,
      `      man: men in your supply\n      helpers: in succession 1..2 players`,
    ],
  ],
  [
    'too-many-in-succession',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty
      route: in succession 1..16 spaces where empty`,
    ],
  ],
  [
    'none-in-succession',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty
      route: in succession 0..2 spaces where empty
      detour: in succession 0 spaces where empty`,
    ],
  ],
  [
    'more-men-in-succession-than-there-are',
    [
      `      man: men in your supply`,
      `      man: men in your supply\n      helpers: in succession 12 men in your supply`,
    ],
  ],
  [
    'unknown-faces-in-succession',
    [
      `      man: men in your supply`,
      `      man: men in your supply\n      told: in succession 2 cards in hand of opponent where it.rank > (previous.rank otherwise 0)`,
    ],
  ],
  [
    'more-in-succession-than-there-are',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty
      route: in succession 20 spaces where empty`,
    ],
  ],
  [
    'taken-out-of-succession',
    [
      `      goal: spaces in your home where it is empty
    then:`,
      `      goal: spaces in your home where it is empty
      route: in succession 1..2 spaces where empty
    then:
      - take goal out of route`,
    ],
  ],
  [
    'last-of-places',
    [
      `      - move man to goal
`,
      `      - move man to last of home
`,
    ],
  ],
  [
    'settled-choice-that-is-none',
    [
      `    - you must place or pass`,
      `    - you must place with first soldier in your supply as soldier or else pass
  pass: nothing`,
    ],
  ],
  [
    'settled-choice-of-another-type',
    [`    - you must place or pass`, `    - you must place with north as man or else end turn`],
  ],
  [
    'later-outside-of-actions',
    [
      `    - you must place or pass`,
      `    - later tidy, at most 2
    - you must place or pass
  tidy: set your score to 0`,
    ],
  ],
  [
    'later-without-end',
    [
      `      - move man to goal`,
      `      - move man to goal
      - later tidy, at most 100`,
    ],
    [
      `    - you must place or pass`,
      `    - you must place or pass
  tidy: set your score to 0`,
    ],
  ],
  [
    'where-and-only-if',
    ['  man:\n    owner: fixed\n', '  man:\n    owner: fixed\n    track: { tired: false, age: 0..9 = 0 }\n'],
    ['      man: men in your supply', '      man: men in your supply where tired and age > 3'],
    [
      '    then:\n      - move man to goal',
      '    only if:\n      it is young: man.age < 2\n    then:\n      - move man to goal',
    ],
  ],
  [
    'where-empty-and-not-empty',
    [
      '    then:\n      - move man to goal',
      '    only if:\n      somebody is there: goal is not empty\n    then:\n      - move man to goal',
    ],
  ],
  [
    'where-and-when',
    ['  man:\n    owner: fixed\n', '  man:\n    owner: fixed\n    track: { tired: false, age: 0..9 = 0 }\n'],
    [
      'end:\n',
      'whenever:\n  the old rest:\n    for each: man on field where tired\n    when: man.age > 5 and not man.tired\n    then: set man.age to 0\nend:\n',
    ],
  ],
  [
    'where-and-end',
    [
      'end:\n',
      'end:\n  somebody is out:\n    for each: player where out\n    when: not player.out\n    loser: player\n',
    ],
  ],
  [
    'option-for-most-at-once',
    ['numbers:\n', 'options:\n  wide: 0..6 = 3\nnumbers:\n'],
    ['- shuffle deck\n', '- shuffle deck\n  - for each player: add wide to score of player\n'],
    ['places:\n', '  band: { group of: men, most at once: 2 * wide }\nplaces:\n'],
  ],
  [
    'option-that-divides-a-number',
    ['numbers:\n', 'options:\n  wide: { type: 0..6 = 2, step: 2 }\nnumbers:\n'],
    ['- shuffle deck\n', '- shuffle deck\n  - for each player: add wide to score of player\n'],
    ['  ante: 2\n', '  ante: 12 / (5 - wide) rounded up\n'],
  ],
  [
    'option-that-divides',
    ['numbers:\n', 'options:\n  wide: 0..6 = 3\nnumbers:\n'],
    ['- shuffle deck\n', '- shuffle deck\n  - for each player: add wide to score of player\n'],
    ['add 1 to your score', 'add 7 / wide rounded up to your score'],
  ],
  [
    'option-at-the-start',
    ['numbers:\n', 'options:\n  wide: 0..6 = 3\nnumbers:\n'],
    ['- shuffle deck\n', '- shuffle deck\n  - for each player: add wide to score of player\n'],
    ['    score: 0\n', '    score: 0..4 = wide\n'],
  ],
  [
    'option-of-steps',
    ['numbers:\n', 'options:\n  wide: 0..99 = 3\nnumbers:\n'],
    ['- shuffle deck\n', '- shuffle deck\n  - for each player: add wide to score of player\n'],
    [
      'goal: spaces in your home where it is empty',
      'goal: spaces in your home where it is empty and step(it, up, wide) is not none',
    ],
  ],
  ['dash-touches-a-step', ['    - you must place or pass', '    -you must place or pass']],
  ['dash-touches-the-first-of-several', ['  - shuffle deck\n', '  -shuffle deck\n']],
  ['dash-touches-the-last-of-several', ['  - rank players by', '  -rank players by']],
  [
    'succession-in-secret',
    ['      man: men in your supply', '      man: in succession 2 men in your supply in secret'],
  ],
  ['order-of-deal', ['deal 1 from deck to hand of player', 'deal 1 to hand of player from deck']],
  ['order-of-add', ['add 1 to your score', 'add to your score 1']],
  ['order-of-set', ['add 1 to your score', 'set to 3 score of you']],
  ['order-of-where', ['men in your supply', 'men where it is soldier in your supply']],
  [
    'order-of-a-head',
    [
      'for each player: deal 1 from deck to hand of player',
      'repeat times 3: deal 1 from deck to hand of north',
    ],
  ],
  [
    'order-of-rank',
    [
      'rank players by openly (sum of worth over cards in hand of it)',
      'rank by openly (sum of worth over cards in hand of it) players',
    ],
  ],
  ['files-of-too-few-letters', ['    holds: 1 man\n', '    holds: 1 man\n    files: a..c\n']],
  ['files-called-alike', ['    holds: 1 man\n', '    holds: 1 man\n    files: a..c, c\n']],
  ['files-downwards', ['    holds: 1 man\n', '    holds: 1 man\n    files: d..a\n']],
  [
    'files-of-a-ring',
    [
      '    holds: 1 man\n    grid: |\n      . . . .\n      . . . .\n      . . . .\n      . . . .\n',
      '    holds: 1 man\n    ring: 4\n    files: a..d\n',
    ],
    ['own rows 1..2', 's1, s2'],
  ],
  [
    'unnoticed-and-told-to-all',
    [
      `    - you must place or pass`,
      `    - every player in secret and unnoticed: say somebody is awake
    - you must place or pass`,
    ],
  ],
  [
    'unnoticed-and-moved',
    [
      `    - you must place or pass`,
      `    - every player in secret and unnoticed: move all cards in your hand to deck
    - you must place or pass`,
    ],
  ],
  [
    'unnoticed-and-revealed',
    [
      `    - you must place or pass`,
      `    - every player in secret and unnoticed: reveal your hand
    - you must place or pass`,
    ],
  ],
  [
    'unnoticed-and-counted',
    [
      `    - you must place or pass`,
      `    - every player in secret and unnoticed: add 1 to your score
    - you must place or pass`,
    ],
  ],
  [
    'unnoticed-and-shown-to-all',
    [
      `    - you must place or pass`,
      `    - every player in secret and unnoticed: show your hand
    - you must place or pass`,
    ],
  ],
  [
    'unnoticed-for-the-other',
    [
      `    - you must place or pass`,
      `    - every player in secret and unnoticed: opponent may pass
    - you must place or pass`,
    ],
  ],
  [
    'unnoticed-placing',
    [
      `    - you must place or pass`,
      `    - every player in secret and unnoticed: you may place
    - you must place or pass`,
    ],
  ],
  [
    'unnoticed-by-a-secret-of-another',
    [
      `    - you must place or pass`,
      `    - every player where any knaves in hand of north in secret and unnoticed: you may pass
    - you must place or pass`,
    ],
  ],
  [
    'unnoticed-otherwise-called',
    [
      `    - you must place or pass`,
      `    - every player in secret and quietly: you may pass
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-for-all-to-see',
    [
      `    - you must place or pass`,
      `    - every player in secret: you must place or pass
    - you must pass`,
    ],
  ],
  [
    'in-secret-a-set',
    [`    score: 0\n`, `    score: 0\n    liked: set of colour\n`],
    [
      `    - you must place or pass`,
      `    - every player called p in secret: add red to p.liked
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-a-set-of-men',
    [`    score: 0\n`, `    score: 0\n    marked: set of men\n`],
    [
      `    - you must place or pass`,
      `    - every player in secret: add all men in your supply to your marked
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-into-a-hand',
    [
      `    - you must place or pass`,
      `    - every player in secret: move all cards in your hand to hand of opponent
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-out-of-a-hand',
    [
      `    - you must place or pass`,
      `    - every player in secret: deal 1 from hand of opponent to your hand
    - you must place or pass`,
    ],
  ],
  [
    'swapped-in-secret',
    [
      `    - you must place or pass`,
      `    - every player in secret: swap your hand with hand of opponent
    - you must place or pass`,
    ],
  ],
  [
    'swapped-with-a-top-in-secret',
    [
      `    - you must place or pass`,
      `    - every player in secret: swap first card in your hand with top of deck
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-out-of-a-deck',
    [
      `    - you must place or pass`,
      `    - every player in secret: move top of deck to your hand
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-in-a-loop',
    [
      `    - you must place or pass`,
      `    - every player in secret:
        - for each card in hand of opponent: move card to your hand
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-whoever-is-next',
    [
      `    - you must place or pass`,
      `    - every player in secret:
        - let:
            other: next(you)
        - move all cards in your hand to hand of other
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-a-look',
    [
      `    - you must place or pass`,
      `    - every player in secret:
        - if any cards in hand of opponent: move all cards in your hand to your hand
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-several-chosen-cards',
    [
      `    - you must place or pass`,
      `    - every player in secret: you must filch
    - you must place or pass`,
    ],
    [
      `  pass:
`,
      `  filch:
    choose:
      loot: 1..2 cards from hand of opponent
    then: move loot to your hand
  pass:
`,
    ],
  ],
  [
    'in-secret-cards-of-anybody-in-succession',
    [
      `    - you must place or pass`,
      `    - every player in secret: you must filch
    - you must place or pass`,
    ],
    [
      `  pass:
`,
      `  filch:
    choose:
      loot: in succession 1..2 cards in (all hands)
    then: move loot to your hand
  pass:
`,
    ],
  ],
  [
    'in-secret-a-chosen-card',
    [
      `    - you must place or pass`,
      `    - every player in secret: you must filch
    - you must place or pass`,
    ],
    [
      `  pass:
`,
      `  filch:
    choose:
      card: cards in hand of opponent
    then: move card to your hand
  pass:
`,
    ],
  ],
  [
    'in-secret-hand-of-anybody',
    [
      `    - you must place or pass`,
      `    - every player in secret:
        - for each player called p: move all cards in hand of p to your hand
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-a-look-at-anybody',
    [
      `    - you must place or pass`,
      `    - every player in secret:
        - for each player called p:
            - if any cards in hand of p: move all cards in your hand to your hand
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-a-look-by-a-term',
    [
      `  strong: number`,
      `  held(player): number of cards in hand of player
  strong: number`,
    ],
    [
      `    - you must place or pass`,
      `    - every player in secret:
        - if held(opponent) > 0: move all cards in your hand to your hand
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-where-it-lies',
    [
      `track:
`,
      `track:
  named: card or none
`,
    ],
    [
      `    - you must place or pass`,
      `    - every player in secret:
        - if named is in hand of opponent: move all cards in your hand to your hand
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-a-tracked-card',
    [
      `track:
`,
      `track:
  named: card or none
`,
    ],
    [
      `    - you must place or pass`,
      `    - every player in secret:
        - if named is not none: move named to your hand
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-of-a-chosen-player',
    [
      `  pass:
`,
      `  filch:
    choose:
      who: players
      card: cards in hand of who
    then: move card to your hand
  pass:
`,
    ],
    [
      `    - you must place or pass`,
      `    - every player in secret:
        - you must filch
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-what-was-named-before',
    [
      `    - you must place or pass`,
      `    - let:
        n: 0
    - every player in secret:
        - if n is 0: you may pass
        - set n to 1
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-set-of-opponent',
    [
      `  each player:
    score: 0
`,
      `  each player in secret: { mined: set of spaces }
  each player:
    score: 0
`,
    ],
    [
      `    - you must place or pass`,
      `    - every player in secret: add all spaces in your home to mined of opponent
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-value-of-opponent',
    [
      `    - you must place or pass`,
      `    - every player in secret: add 1 to score of opponent
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-value-of-south',
    [
      `    - you must place or pass`,
      `    - every player in secret: add 1 to score of south
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-for-opponent',
    [
      `    - you must place or pass`,
      `    - every player in secret: mark for opponent
    - you must place or pass
  mark: add 1 to your score`,
    ],
  ],
  [
    'in-secret-asks-opponent',
    [
      `    - you must place or pass`,
      `    - every player in secret: opponent must pass
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-turns',
    [
      `    - you must place or pass`,
      `    - every player in secret:
        - turns from you, at most 2: you must pass
    - you must place or pass`,
    ],
  ],
  [
    'in-secret-by-cards',
    [
      `    - you must place or pass`,
      `    - every card in deck in secret: you must place or pass
    - you must pass`,
    ],
  ],
  [
    'gone-is-no-group',
    [
      `    - you must place or pass`,
      `    - if top of deck is not none and top of deck is gone: you must pass
    - you must place or pass`,
    ],
  ],
  [
    'action-outside-of-actions',
    [
      `    - you must place or pass`,
      `    - if action is place: you must pass
    - you must place or pass`,
    ],
  ],
  [
    'no-such-action',
    [
      `    then:
      - move man to goal`,
      `    only if:
      it is something: action is leap
    then:
      - move man to goal`,
    ],
  ],
  [
    'one-is-two',
    [
      `    - you must place or pass`,
      `    - if 1 is 2: you must pass
    - you must place or pass`,
    ],
  ],
  [
    'kinds-exclude',
    [
      `    - you must place or pass`,
      `    - if any soldiers in field where it is soldier and it is captain: you must pass
    - you must place or pass`,
    ],
  ],
  [
    'where-no-where',
    [
      `  strong: number of soldiers in field`,
      `  strong: if any soldiers in field where space is a1 or no cards in deck then 1 else 2`,
    ],
  ],
  [
    'deal-too-many',
    [
      `  - for each player: deal 1 from deck to hand of player`,
      `  - for each player: deal 60 from deck to hand of player`,
    ],
  ],
  [
    'dealt-to-all-too-many',
    [
      `  - for each player: deal 1 from deck to hand of player`,
      `  - for each player: deal 9 from deck to hand of player`,
    ],
  ],
  [
    'loop-too-long',
    [
      `    then: add 1 to your score`,
      `    then:
      repeat 1000000000 times: add 1 to your score`,
    ],
  ],
  [
    'most-of-what-compares-nothing',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty
    only if:
      the captain goes first: most(man is captain, pass)`,
    ],
  ],
  [
    'most-of-no-action',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty
    only if:
      the captain goes first: most(man is captain, paß)`,
    ],
  ],
  [
    'most-of-a-number',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty
    only if:
      the captain goes first: most(man is captain, 2)`,
    ],
  ],
  [
    'most-of-an-action-and-a-phase',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty
    during: pass
    only if:
      the captain goes first: most(man is captain, pass)`,
    ],
  ],
  [
    'most-of-a-number-and-a-condition',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty
    only if:
      the captain goes first: most(man is captain, pass)`,
    ],
    [
      `  pass:
`,
      `  pass:
    only if:
      the captain goes first: most(strong)
`,
    ],
  ],
  [
    'most-of-an-answer',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty
    only if:
      the captain goes first: most(man is captain, parry)`,
    ],
    [
      `    then: add 1 to your score`,
      `    then:
      - opponent may reply
  parry:
    in reply to: pass
    only if:
      the captain goes first: most(strong > 1)
    then: add 1 to your score`,
    ],
  ],
  [
    'answer-for-reply',
    [
      `    then: add 1 to your score`,
      `    then:
      - opponent must answer
  parry:
    in reply to: pass
    then: add 1 to your score`,
    ],
  ],
  [
    'most-of-three',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty
    only if:
      the captain goes first: most(man is captain, pass, 3)`,
    ],
  ],
  [
    'most-of-what-asks-back',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty
    only if:
      the captain goes first: most(man is captain, pass)`,
    ],
    [
      `  pass:
`,
      `  pass:
    only if:
      nothing is to be placed: not (you can place)
      the captain goes first: most(strong > 1)
`,
    ],
  ],
  [
    'most-in-two-orders',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty
    only if:
      the captain goes first: most(man is captain, pass)
      those ahead go first: most(your score, pass)`,
    ],
    [
      `  pass:
`,
      `  pass:
    only if:
      those ahead go first: most(your score, place)
      the captain goes first: most(strong > 1, place)
`,
    ],
  ],
  [
    'most-of-what-has-parameters',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty
    only if:
      the captain goes first: most(man is captain, pass)`,
    ],
    [
      `  pass:
`,
      `  pass(number called n):
`,
    ],
    [`place or pass`, `place or pass(2)`],
  ],
  [
    'secret-set-of-pieces',
    [
      '  each player:\n    score: 0',
      '  each player in secret: { marked: set of men }\n  each player:\n    score: 0',
    ],
  ],
  [
    'secret-set-of-opponent',
    [
      '  each player:\n    score: 0',
      '  each player in secret: { mined: set of spaces }\n  each player:\n    score: 0',
    ],
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty and it is not in mined of opponent`,
    ],
    [
      `      - move man to goal`,
      `      - if goal is in mined of opponent: add goal to your mined\n      - move man to goal`,
    ],
  ],
  [
    'secret-set-as-a-field',
    [
      '  each player:\n    score: 0',
      '  each player in secret: { mined: set of spaces }\n  each player:\n    score: 0',
    ],
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is empty and it is not in opponent.mined`,
    ],
    [
      `      - move man to goal`,
      `      - if any players where goal is in mined: add goal to your mined\n      - move man to goal`,
    ],
  ],
  [
    'distance-ahead',
    [
      '      goal: spaces in your home where it is empty',
      '      goal: spaces in your home where (distance(a1, it, forward) otherwise 0) is 2',
    ],
  ],
  [
    'most-in-step',
    [
      `    - you must place or pass`,
      `    - if most(strong): you must pass
    - you must place or pass`,
    ],
  ],
  [
    'afterwards-in-step',
    [
      `    - you must place or pass`,
      `    - if afterwards any men in field: you must pass
    - you must place or pass`,
    ],
  ],
  [
    'sum-behind-where',
    [
      `    when: strong > ante`,
      `    when: number of men in field where it.owner is north + number of cards in deck > 2`,
    ],
  ],
  [
    'end-without-reason',
    [
      `end:`,
      `examples:
  a pass:
    play:
      - north: pass
      - ends: south wins
end:`,
    ],
  ],
  ['column-of-what-is-on-top', ['    when: strong > ante', '    when: top of deck is red']],
  [
    'knows-that-in-a-rule',
    [`  worth(card): card.rank`, `  worth(card): if north knows that card.rank > 3 then card.rank else 0`],
  ],
  [
    'knows-that-of-each',
    [
      `end:`,
      `examples:
  what can be told:
    play:
      - check: any cards in hand of south where north knows that it.rank > 3
end:`,
    ],
  ],
  [
    'first-of-an-unseen-hand',
    [
      `end:`,
      `examples:
  what can be told:
    play:
      - check: north knows that (first card in hand of south).rank is 3
      - check: not (south knows that (first card in hand of south).rank is 3)
end:`,
    ],
  ],
  ['board-for-each-player', [`  field:\n    holds: 1 man`, `  field:\n    each: player\n    holds: 1 man`]],
  ['several-classes-in-a-place', [`deck: { holds: cards,`, `deck: { holds: [cards, men],`]],
  [
    'called-by-an-article',
    [`  strong: number`, `  older(number called a, number called b): a > b\n  strong: number`],
  ],
  [
    'choice-by-itself',
    [
      `      man: men in your supply`,
      `      sort: kinds in men where any men in your supply where it.kind is sort\n      man: men in your supply`,
    ],
  ],
  [
    'no-spaces-in-pieces',
    [`  strong: number`, `  wide: number of spaces in (all men in field)\n  strong: number`],
  ],
  ['no-pieces-in-numbers', [`  strong: number`, `  wide: number of men in (all players)\n  strong: number`]],
  ['layout-of-nothing', [`end:`, `layout:\n  tabel: { not shown: out }\nend:`]],
  ['layout-hint-unknown', [`end:`, `layout:\n  table: { across: rank }\nend:`]],
  ['dealt-unshuffled', [`  - shuffle deck\n`, ``]],
  [
    'read-before-set',
    [`  each player:\n    score: 0`, `  dealer: player\n  each player:\n    score: 0`],
    [`  - turns from north, at most 40: turn`, `  - turns from dealer, at most 40: turn`],
  ],
  [
    'mixed-marks-read',
    [`    kinds:\n      knave:`, `    track: { bent: false }\n    kinds:\n      knave:`],
    [
      `  - shuffle deck`,
      `  - for each card in deck:\n      - if openly card.rank > 5: set card.bent to true\n  - shuffle deck`,
    ],
    [
      `  pass:\n    then: add 1 to your score`,
      `  pass:
    choose:
      card: cards in hand of opponent where it.bent
    then: add 1 to your score`,
    ],
  ],
  ['value-as-kind', [`  worth(card): card.rank`, `  worth(card): if card is not red then card.rank else 0`]],
  ['class-without-kinds', [`values:`, `pieces.bead: { owner: fixed }\nvalues:`]],
  ['field-of-pile', [`  worth(card): card.rank`, `  worth(card): card.rank + top of deck.rank`]],
  [
    'it-in-for-each',
    [
      `  - for each player: deal 1 from deck to hand of player`,
      `  - for each king in deck where it.rank > 3: move it to hand of north`,
    ],
  ],
  [
    'others-of-nobody',
    [
      `deck: { holds: cards, pile: yes, seen by: nobody }`,
      `deck: { holds: cards, pile: yes, seen by: others }`,
    ],
  ],
  [
    'space-of-ring-by-number',
    [
      `  supply: {`,
      `  path:
    ring: 14
    holds: 1 man
    kinds of space:
      inn: { where: [ 2, 14 ] }
  supply: {`,
    ],
    [`      goal: spaces in your home where it is empty`, `      goal: inns where it is empty`],
    [`      - move man to goal`, `      - move man to inn`],
  ],
  [
    'given-is-no-position',
    [
      `end:`,
      `examples:
  early:
    given: the start
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-two-on-one-space',
    [
      `end:`,
      `examples:
  crowded:
    given:
      a1: north soldier, south soldier
      now: turn of north
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-twice-on-one-space',
    [
      `end:`,
      `examples:
  crowded:
    given:
      field: |
        . . . .
        . . . .
        . . . .
        S . . .
      a1, b1: south captain
      now: turn of north
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-cards-where-men-lie',
    [
      `end:`,
      `examples:
  misplaced:
    given:
      supply of north: 1 king
      now: turn of north
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-too-many-in-a-place',
    [`supply: { each: player, holds: men,`, `supply: { each: player, holds: up to 4 men,`],
    [
      `end:`,
      `examples:
  crowded:
    given:
      supply of south: 3 soldiers, captain, north captain
      now: turn of north
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-too-many-on-a-pile',
    [`deck: { holds: cards, pile: yes,`, `deck: { holds: up to 6 cards, pile: yes,`],
    [
      `  hand: { each: player, holds: cards,`,
      `  shoe: { holds: kings }\n  hand: { each: player, holds: cards,`,
    ],
    [`  deck: all cards`, `  deck: { knave: 1, queen: 2, king: 2 }\n  shoe: 2 kings`],
    [`      king: { copies: 3,`, `      king: { copies: 4,`],
    [
      `end:`,
      `examples:
  crowded:
    given:
      deck: queen, king, knave, 3 kings
      now: turn of north
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'keys-known-elsewhere',
    [
      `end:`,
      `examples:
  one:
    dice: 2 2 4 5
    now: turn of north
    because: of it
    track: 3
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-without-now',
    [
      `end:`,
      `examples:
  one card:
    given:
      hand of north: 1 king
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-stage-without-its-value',
    [
      `  turn:
    - you must place or pass`,
      `  turn:
    - you must place or pass
  visit(space):
    - if space is in your home: you must pass`,
    ],
    [`      - move man to goal`, `      - move man to goal\n      - visit(goal)`],
    [
      `end:`,
      `examples:
  a visit:
    given:
      now: visit of north
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-stage-with-two-values',
    [
      `  turn:
    - you must place or pass`,
      `  turn:
    - you must place or pass
  visit(space):
    - if space is in your home: you must pass`,
    ],
    [`      - move man to goal`, `      - move man to goal\n      - visit(goal)`],
    [
      `end:`,
      `examples:
  a visit:
    given:
      now: visit(a1, a2) of north
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-stage-another-type',
    [
      `  turn:
    - you must place or pass`,
      `  turn:
    - you must place or pass
  visit(space):
    - if space is in your home: you must pass`,
    ],
    [`      - move man to goal`, `      - move man to goal\n      - visit(goal)`],
    [
      `end:`,
      `examples:
  a visit:
    given:
      now: visit(4) of north
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-stage-unknown-value',
    [
      `  turn:
    - you must place or pass`,
      `  turn:
    - you must place or pass
  visit(space):
    - if space is in your home: you must pass`,
    ],
    [`      - move man to goal`, `      - move man to goal\n      - visit(goal)`],
    [
      `end:`,
      `examples:
  a visit:
    given:
      now: visit(nowhere) of north
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-value-of-a-turn',
    [
      `  turn:
    - you must place or pass`,
      `  turn:
    - you must place or pass
  visit(space):
    - if space is in your home: you must pass`,
    ],
    [`      - move man to goal`, `      - move man to goal\n      - visit(goal)`],
    [
      `end:`,
      `examples:
  a visit:
    given:
      now: turn(a1) of north
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-value-behind-at',
    [
      `  turn:
    - you must place or pass`,
      `  turn:
    - you must place or pass
  visit(space):
    - if space is in your home: you must pass`,
    ],
    [`      - move man to goal`, `      - move man to goal\n      - visit(goal)`],
    [
      `end:`,
      `examples:
  a visit:
    given:
      now: turn of north at visit(a1)
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-value-behind-an-action',
    [
      `  turn:
    - you must place or pass`,
      `  turn:
    - you must place or pass
  visit(space):
    - if space is in your home: you must pass`,
    ],
    [`      - move man to goal`, `      - move man to goal\n      - visit(goal)`],
    [
      `end:`,
      `examples:
  a visit:
    given:
      now: turn of north at pass(a1)
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-value-where-it-is-not-asked',
    [
      `  turn:
    - you must place or pass`,
      `  turn:
    - you must place or pass
  visit(space):
    - if space is in your home: you must pass`,
    ],
    [`      - move man to goal`, `      - move man to goal\n      - visit(goal)`],
    [
      `end:`,
      `examples:
  a visit:
    given:
      now: visit(a1) of north at place
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-stage-with-a-piece',
    [
      `  turn:
    - you must place or pass`,
      `  turn:
    - you must place or pass
  visit(man):
    - if man is in your home: you must pass`,
    ],
    [`      - move man to goal`, `      - move man to goal\n      - visit(man)`],
    [
      `end:`,
      `examples:
  a visit:
    given:
      now: visit(man) of north
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-set-of-others',
    [
      `    score: 0`,
      `    score: 0
    seen: set of spaces`,
    ],
    [
      `end:`,
      `examples:
  what was seen:
    given:
      now: turn of north
      north.seen: a1, red
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-value-outside-its-range',
    [`    score: 0`, `    score: 0..9 = 0`],
    [
      `end:`,
      `examples:
  what was scored:
    given:
      now: turn of north
      north.score: 12
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'given-value-of-the-game',
    [
      `end:`,
      `examples:
  what was scored:
    given:
      now: turn of north
      north.score: number of men in field
    play:
      - north: pass
end:`,
    ],
  ],
  [
    'set-for-action-repeatedly',
    [`    - you must place or pass`, `    - you may throw off(all cards in your hand) repeatedly`],
    [
      `actions:`,
      `actions:
  throw off(cards called allowed):
    choose:
      card: cards in allowed
    then: move card to deck`,
    ],
  ],
  [
    'set-for-action-twice',
    [`    - you must place or pass`, `    - you may send(all men in field) or send(all men in your supply)`],
    [
      `actions:`,
      `actions:
  send(men called allowed):
    choose:
      one: men in allowed
    then: move one to your supply`,
    ],
  ],
  [
    'set-of-some-kinds',
    [`  each player:`, `  tired: set of soldiers\n  each player:`],
    [`      - move man to goal`, `      - move man to goal\n      - add all men in field to tired`],
  ],
  [
    'set-of-what-is-hidden',
    [`  each player:`, `  dear: set of cards\n  each player:`],
    [
      `      - move man to goal`,
      `      - move man to goal\n      - add all cards in your hand where rank > 3 to dear`,
    ],
  ],
  [
    'afterwards-in-forbid',
    [
      `end:`,
      `forbid:
  no third soldier: place when afterwards strong > 2
end:`,
    ],
  ],
  [
    'afterwards-by-chance',
    [
      `  pass:
    then: add 1 to your score`,
      `  draw:
    then: move top of deck to your hand
  pass:
    only if:
      a king is near: afterwards any kings in your hand
    then: move random card in your hand to your hand`,
    ],
    [
      `end:`,
      `forbid:
  no third king: draw when number of kings in your hand > 2
end:`,
    ],
    [`place or pass`, `place or pass or draw`],
  ],
  [
    'random-of-each-of-several',
    [`sum of worth over cards in hand of it`, `(random card in hand of it).rank otherwise 0`],
  ],
  ['no-play', [SOUND.slice(SOUND.indexOf('play:'), SOUND.indexOf('stages:')), '']],
  ['stage-that-nothing-runs', [`stages:`, `stages:\n  rest: nothing`]],
  ['enumeration-of-nothing', [`  colour: [ red, blue ]`, `  colour: [ red, blue ]\n  mood: [ glad, sad ]`]],
  ['unread-number', [`  ante: 2`, `  ante: 2\n  stake: 3`]],
  ['unread-area', [`areas:`, `areas:\n  swamp: row 3`]],
  ['unread-column', [`rank: 1..9 }`, `rank: 1..9, weight: number = 1 }`]],
  ['tracked-without-start', [`    score: 0`, `    score: 0..9`]],
  ['unread-tracked', [`    score: 0`, `    score: 0\n    luck: 0`]],
  [
    'openly-and',
    [
      `    - you must place or pass`,
      `    - if openly any kings in hand of north and any kings in hand of south: you must pass
    - you must place or pass`,
    ],
  ],
  [
    'set-of-first',
    [
      `  man:
    owner: fixed`,
      `  man:
    owner: fixed
    track: { battles: 0 }`,
    ],
    [`    then: add 1 to your score`, `    then: add 1 to (first soldier in field).battles`],
  ],
  [
    'dice-to-number',
    [
      `    - you must place or pass`,
      `    - roll 2 dice to you.score
    - you must place or pass`,
    ],
  ],
  [
    'seven-in-dice',
    [
      `    - you must place or pass`,
      `    - roll 2 dice called thrown
    - if number of 7 in thrown > 0: you must pass
    - you must place or pass`,
    ],
  ],
  [
    'die-with-cards',
    [
      `    - you must place or pass`,
      `    - roll one die with card called thrown
    - you must place or pass`,
    ],
  ],
  [
    'bag-of-cards',
    [
      `printed: { colour: colour, rank: 1..9 }`,
      `printed: { colour: colour, rank: 1..9, bits: bag of card = nothing }`,
    ],
  ],
  [
    'subtract-from-dice',
    [`    score: 0`, `    score: 0\n    thrown: dice`],
    [`    then: add 1 to your score`, `    then: subtract 6 from your thrown`],
  ],
  ['hundred-dice', [`    then: add 1 to your score`, `    then: roll 100 dice called thrown`]],
  [
    'tokens-added',
    [
      'track:',
      `tokens:
  coin: { store: unlimited, each player: { purse: 3 } }
track:`,
    ],
    [`    then: add 1 to your score`, `    then: add 1 to your purse`],
  ],
  [
    'all-of-endless-store',
    [
      'track:',
      `tokens:
  coin: { store: unlimited, each player: { purse: 3 } }
track:`,
    ],
    [`    then: add 1 to your score`, `    then: pay all from store to your purse`],
  ],
  [
    'pay-to-score',
    [
      'track:',
      `tokens:
  coin: { store: unlimited, each player: { purse: 3 } }
track:`,
    ],
    [`    then: add 1 to your score`, `    then: pay 1 from your purse to your score`],
  ],
  [
    'nothing-left-behind',
    [
      'track:',
      `tokens:
  coin: { each player: { purse: 3 }, each squad: { pay: 0 } }
track:`,
    ],
    ['  man:\n    owner: fixed', '  squad: { group of: men }\n  man:\n    owner: fixed'],
  ],
  [
    'secret-dice-of-opponent',
    ['  each player:\n    score: 0', '  each player in secret: { cup: dice }\n  each player:\n    score: 0'],
    [
      `    then: add 1 to your score`,
      `    only if:\n      they have a six: cup of opponent has 6\n    then: add 1 to your score`,
    ],
  ],
  [
    'score-of-who-may-be-none',
    ['track:', 'track:\n  leader: player or none'],
    ['    then: add 1 to your score', '    then: add 1 to score of leader'],
  ],
  [
    'score-of-the-first',
    ['    then: add 1 to your score', '    then: add 1 to score of first player where score > 3'],
  ],
  // A term with a bad name is a single mistake, whatever its parameters are used for.
  [
    'term-with-a-reserved-word',
    [
      '  worth(card): card.rank',
      '  worth(card): card.rank\n  over(cards, colour): number of cards where it.colour is colour',
    ],
  ],
  // There are no further messages about things that do not exist.
  [
    'fields-of-unknown-things',
    [
      '  strong: number of soldiers in field',
      '  strong: number of soldiers in field\n  odd: number of coins in field where value is 3 and it.weight > 2',
    ],
  ],
  [
    'pieces-in-the-grid',
    [
      '      . . . .\n      . . . .\n      . . . .\n      . . . .\n',
      '      S . . C\n      . . . .\n      . . . .\n      s . . c\n',
    ],
  ],
  [
    'called-after-place-in-sum',
    [
      '  worth(card): card.rank',
      '  worth(card): card.rank\n  heavy: (sum of one.rank over cards in deck called one) + 1',
    ],
  ],
  [
    'dice-that-are-pieces',
    ['  man:\n', '  die:\n    kinds: { die: { copies: 2 } }\n  man:\n'],
    ['  supply: {', '  tray: { holds: dice }\n  supply: {'],
  ],
  [
    'values-of-a-bag-chosen',
    ['track:', 'track:\n  thrown: dice'],
    ['      man: men in your supply', '      man: men in your supply\n      again: 1..5 thrown'],
  ],
  [
    'stage-that-begins-like-a-step-and-its-uses',
    [
      '    - you must place or pass',
      '    - you must place or pass\n    - pay(2)\n    - if strong > 2: pay(1)\n  pay(number called amount):\n    - add smaller(amount, 3) to your score',
    ],
  ],
  [
    'name-or-its-words',
    ['track:\n', 'track:\n  wealth of north: 0\n'],
    ['terms:', 'terms:\n  wealth(player): player.score'],
    ['    then: add 1 to your score', '    then: add wealth of north to your score'],
  ],
  [
    'choice-of-an-action-in-its-pattern',
    [
      '  place:\n',
      '  placing:\n    pattern: yes\n    choose:\n      far: spaces in your home where it is next to goal\n  place:\n    is: placing\n',
    ],
  ],
  [
    'different-pieces-chosen',
    [
      '      man: men in your supply',
      '      man: men in your supply\n      those: 2 different men in your supply',
    ],
  ],
  [
    'more-different-values-than-there-are',
    ['track:', 'track:\n  pot: bag of colour'],
    [
      '      man: men in your supply',
      '      man: men in your supply\n      those: 3 different colours from pot',
    ],
  ],
  [
    'negative-number-chosen',
    ['track:', 'track:\n  pot: bag of -2..2'],
    ['      man: men in your supply', '      man: men in your supply\n      less: dice in pot'],
  ],
  [
    'negative-numbers-chosen',
    ['track:', 'track:\n  pot: bag of -2..2'],
    ['      man: men in your supply', '      man: men in your supply\n      less: 1..2 dice from pot'],
  ],
  [
    'too-many-values-chosen',
    ['track:', 'track:\n  pot: bag of colour'],
    [
      '      man: men in your supply',
      '      man: men in your supply\n      those: 2 or more colours from pot',
    ],
  ],
  [
    'values-chosen-in-succession',
    ['track:', 'track:\n  pot: bag of colour'],
    [
      '      man: men in your supply',
      '      man: men in your supply\n      those: in succession 1..2 colours in pot',
    ],
  ],
  [
    'any-of-one-that-was-chosen',
    ['track:', 'track:\n  pot: bag of colour\n  shown: set of colour'],
    ['      man: men in your supply', '      man: men in your supply\n      colour: colours'],
    [
      '    then:\n      - move man to goal',
      '    only if:\n      there is some: any colour in pot\n    then:\n      - move man to goal',
    ],
  ],
  [
    'number-of-one-in-a-set',
    ['track:', 'track:\n  pot: bag of colour\n  shown: set of colour'],
    ['      man: men in your supply', '      man: men in your supply\n      colour: colours'],
    [
      '    then:\n      - move man to goal',
      '    only if:\n      there is some: (number of colour in shown) > 1\n    then:\n      - move man to goal',
    ],
  ],
  [
    'passed-ones-in-a-place',
    ['terms:', 'terms:\n  enough(men): number of men > number of men in your supply'],
    [
      '    then:\n      - move man to goal',
      '    only if:\n      there are some: enough(man)\n    then:\n      - move man to goal',
    ],
  ],
  [
    'values-without-order',
    ['track:', 'track:\n  told: colour or none'],
    [
      '    then:\n      - move man to goal',
      '    only if:\n      it is higher: told is not none and told > red\n    then:\n      - move man to goal',
    ],
  ],
  [
    'values-that-belong-to-you',
    ['track:', 'track:\n  pot: bag of colour\n  shown: set of colour'],
    ['      man: men in your supply', '      man: men in your supply\n      colour: colours'],
    [
      '    then:\n      - move man to goal',
      '    only if:\n      there is some: any your colours in pot\n    then:\n      - move man to goal',
    ],
  ],
  [
    'values-never-in-a-bag',
    ['values:', 'values:\n  size: [ big, small ]'],
    ['track:', 'track:\n  pot: bag of colour\n  shown: set of colour'],
    ['      man: men in your supply', '      man: men in your supply\n      colour: colours'],
    [
      '    then:\n      - move man to goal',
      '    only if:\n      there is some: (number of sizes in pot) > 1\n    then:\n      - move man to goal',
    ],
  ],
  [
    'pattern-that-is-in-a-place',
    ['terms:', 'patterns:\n  court: 1 queen and 2 kings\nterms:'],
    [
      '      man: men in your supply',
      '      man: men in your supply\n      chosen: court in your hand where rank > 3',
    ],
  ],
  [
    'pattern-from-where',
    ['terms:', 'patterns:\n  court: 1 queen and 2 kings\nterms:'],
    [
      '      man: men in your supply',
      '      man: men in your supply\n      chosen: court from your hand where rank > 3',
    ],
  ],
  [
    'copies-of-each-number',
    [
      '      king: { copies: 3, colour: red, rank: 9 }',
      '      king: { copies: 1 of each rank, colour: red }',
    ],
  ],
  [
    'kept-for-each-value-without-a-player',
    ['    out: false', '    out: false\n    each colour: { gifts: 0 }'],
    ['  worth(card): card.rank', '  worth(card): card.rank + gifts(card.colour)'],
  ],
  [
    'kept-for-each-value-and-said-of-neither',
    ['    out: false', '    out: false\n    each colour: { gifts: 0 }'],
    ['    - you must place or pass', '    - you must place or pass\n    - add 1 to gifts'],
  ],
  [
    'kept-for-each-value-said-the-other-way-round',
    ['    out: false', '    out: false\n    each colour: { gifts: 0 }'],
    ['    - you must place or pass', '    - you must place or pass\n    - add 1 to gifts(red, you)'],
  ],
  ['kept-for-each-value-of-the-game', ['    out: false', '    out: false\n  each colour: { gifts: 0 }']],
  [
    'kept-for-each-value-in-secret',
    ['    out: false', '    out: false\n  each player in secret: { each colour: { gifts: 0..3 = 0 } }'],
  ],
  ['sets-for-each-value', ['    out: false', '    out: false\n    each colour: { met: set of players }']],
  [
    'kept-for-each-value-changed-behind-screens',
    ['    out: false', '    out: false\n    each colour: { gifts: 0 }'],
    [
      '    - you must place or pass',
      `    - you must place or pass
    - every player in secret: add 1 to gifts(you, red)`,
    ],
  ],
  [
    'nobodys-kind-where-the-place-decides',
    [
      '      king: { copies: 3, colour: red, rank: 9 }',
      '      king: { copies: 3, colour: red, rank: 9, owner: nobody }',
    ],
  ],
  [
    'nobodys-kind-with-a-seat',
    ['      captain: { letter: C }', '      captain: { letter: C, owner: nobody }'],
    ['  supply: { soldier: 3, captain: 1 }', '  supply: { soldier: 3, north captain: 1 }'],
  ],
  [
    'nobodys-kind-as-yours',
    ['      captain: { letter: C }', '      captain: { letter: C, owner: nobody }'],
    ['      man: men in your supply', '      man: your captains on field'],
  ],
  [
    'owner-of-what-may-be-nobodys',
    ['      captain: { letter: C }', '      captain: { letter: C, owner: nobody }'],
    [
      '    - you must place or pass',
      `    - you must place or pass
    - for each man on field: add 1 to man.owner.score`,
    ],
  ],
  [
    'owner-of-a-kind-that-is-no-seat',
    ['      captain: { letter: C }', '      captain: { letter: C, owner: fixed }'],
  ],
  [
    'copies-of-each-seat',
    ['      soldier: { letter: S }', '      soldier: { letter: S, copies: 3 of each seat }'],
  ],
  [
    'number-of-men-and-directions',
    [
      `  strong: number of soldiers in field`,
      `  strong: number of soldiers in field
  free: number of men on field + diagonal > 1`,
    ],
  ],
  [
    'in-your-supply-and-more',
    ['      man: men in your supply', '      man: men in your supply + men on field'],
  ],
  [
    'player-in-a-set-of-spaces',
    [
      `  strong: number of soldiers in field`,
      `  strong: number of soldiers in field
  own: any players where it is in (all spaces on field)`,
    ],
  ],
  [
    'number-of-directions-in-a-sum',
    [
      `  strong: number of soldiers in field`,
      `  strong: number of soldiers in field
  free: number of directions in orthogonal + diagonal > 1`,
    ],
  ],
  [
    'tracked-range-goes-downwards',
    [
      `    score: 0`,
      `    score: 0
    heat: 9..1`,
    ],
    [`    - you must place or pass`, `    - add 1 to your heat\n    - you must place or pass`],
  ],
  [
    'conditions-that-exclude-each-other',
    [
      `    then:
      - move man to goal`,
      `    only if:
      you are ahead: your score > 4
      you are behind: your score < 2
    then:
      - move man to goal`,
    ],
  ],
  [
    'table-row-reads-position',
    [
      `end:`,
      `tables:
  duel(man called attacker, man called defender) gives true or false:
    rule:
      a captain beats a soldier: attacker is captain and defender is soldier => true
      all others lose: attacker is soldier or defender is captain => false
      the last man is brave: strong is 1 => true
end:`,
    ],
  ],
  [
    'table-row-asks-its-own-table',
    [
      `end:`,
      `tables:
  duel(man called attacker, man called defender) gives true or false:
    rule:
      a captain beats a soldier: attacker is captain and defender is soldier => true
      all others lose: attacker is soldier or defender is captain => false
      both ways: duel(defender, attacker) => true
end:`,
    ],
  ],
  [
    'table-row-gives-what-varies',
    [
      `end:`,
      `tables:
  duel(man called attacker, man called defender) gives true or false:
    rule:
      a captain beats a soldier: attacker is captain and defender is soldier => true
      all others lose: attacker is soldier or defender is captain => false
    while:
      the last man is brave: strong is 1 => any soldiers in field
end:`,
    ],
  ],
  [
    'while-row-of-unknown-column',
    [
      `end:`,
      `tables:
  duel(man called attacker, man called defender) gives true or false:
    rule:
      a captain beats a soldier: attacker is captain and defender is soldier => true
      all others lose: attacker is soldier or defender is captain => false
    while:
      a man of no army loses: atacker.owner.out => false
end:`,
    ],
  ],
  [
    'while-row-of-another-type',
    [
      `end:`,
      `tables:
  duel(man called attacker, man called defender) gives true or false:
    rule:
      a captain beats a soldier: attacker is captain and defender is soldier => true
      all others lose: attacker is soldier or defender is captain => false
    while:
      the last man is brave: strong is 1 => 3
end:`,
    ],
  ],
  [
    'while-row-as-pattern',
    [
      `end:`,
      `tables:
  duel(man called attacker, man called defender) gives true or false:
    rule:
      a captain beats a soldier: attacker is captain and defender is soldier => true
      all others lose: attacker is soldier or defender is captain => false
    while:
      the last man is brave: soldier, captain => true
end:`,
    ],
  ],
  [
    'while-row-that-never-holds',
    [
      `end:`,
      `tables:
  duel(man called attacker, man called defender) gives true or false:
    rule:
      a captain beats a soldier: attacker is captain and defender is soldier => true
      all others lose: attacker is soldier or defender is captain => false
    while:
      a captain is ashore: attacker is captain and attacker is not officer and strong is 1 => true
end:`,
    ],
  ],
  [
    'while-row-that-always-holds',
    [
      `end:`,
      `tables:
  duel(man called attacker, man called defender) gives true or false:
    rule:
      a captain beats a soldier: attacker is captain and defender is soldier => true
      all others lose: attacker is soldier or defender is captain => false
    while:
      everybody wins: true => true
end:`,
    ],
  ],
  [
    'while-row-tells-a-secret',
    [
      `end:`,
      `tables:
  duel(man called attacker, man called defender) gives true or false:
    rule:
      a captain beats a soldier: attacker is captain and defender is soldier => true
      all others lose: attacker is soldier or defender is captain => false
    while:
      a knave helps: any knaves in hand of opponent => true
end:`,
    ],
    [
      `    - you must place or pass`,
      `    - if any your men called one on field where (any enemy men called two on field where duel(one, two)): add 1 to score of you
    - you must place or pass`,
    ],
  ],
  [
    'is-at-least',
    [
      `    - you must place or pass`,
      `    - if your score is at least 10: add 1 to your score
    - you must place or pass`,
    ],
  ],
  ['number-of-things-for-a-value', [`  ante: 2`, `  ante: 2 coins`]],
  ['thing-with-something', [`      man: men in your supply`, `      man: men in your supply with rank`]],
  ['others-may', ['    - you must place or pass', '    - others may place or pass']],
  ['any-other-player-must', ['    - you must place or pass', '    - any other player must place or pass']],
  [
    'said-as-what-somebody-does',
    ['    - you must place or pass', '    - opponent passes\n    - you must place or pass'],
  ],
  [
    'is-of-an-owner',
    ['  strong: number of soldiers in field', '  strong: number of men on field where it is north soldier'],
  ],
  [
    'directions-with-a-condition',
    [
      '  strong: number of soldiers in field',
      '  strong: number of spaces in reached(a1, all spaces, orthogonal where it is empty)',
    ],
  ],
  [
    'borders-below-each-player',
    ['    out: false', '    out: false\n    each border: { walled: false }'],
    ['    - you must place or pass', '    - you must place or pass\n    - set walled(a1, a2) to true'],
  ],
  [
    'borders-in-secret',
    ['    out: false', '    out: false\n  each player in secret: { each border: { walled: 0..3 = 0 } }'],
  ],
  ['borders-as-a-plural', ['    out: false', '    out: false\n  each borders: { walled: false }']],
  ['sets-for-each-border', ['    out: false', '    out: false\n  each border: { met: set of players }']],
  [
    'border-of-spaces-that-do-not-touch',
    ['    out: false', '    out: false\n  each border: { walled: false }'],
    ['    - you must place or pass', '    - you must place or pass\n    - set walled(a1, b2) to true'],
    ['  strong: number of soldiers in field', '  strong: if walled(a1, a1) then 3 else 4'],
  ],
  [
    'border-of-one-space',
    ['    out: false', '    out: false\n  each border: { walled: false }'],
    ['  strong: number of soldiers in field', '  strong: number of spaces where walled(it)'],
  ],
  [
    'border-of-three-spaces',
    ['    out: false', '    out: false\n  each border: { walled: false }'],
    ['    - you must place or pass', '    - you must place or pass\n    - set walled(a1, a2, a3) to true'],
  ],
  [
    'border-of-no-space',
    ['    out: false', '    out: false\n  each border: { walled: false }'],
    ['  strong: number of soldiers in field', '  strong: if walled then 3 else 4'],
    ['    - you must place or pass', '    - you must place or pass\n    - set walled to true'],
  ],
  [
    'border-as-a-field-of-a-space',
    ['    out: false', '    out: false\n  each border: { walled: false }'],
    ['  strong: number of soldiers in field', '  strong: number of spaces where it.walled'],
  ],
  [
    'border-as-one-of-the-borders',
    ['    out: false', '    out: false\n  each border: { walled: false }'],
    ['  strong: number of soldiers in field', '  strong: number of borders(a1, a2) where walled'],
  ],
  [
    'border-of-pieces',
    ['    out: false', '    out: false\n  each border: { walled: false }'],
    ['  strong: number of soldiers in field', '  strong: number of cards in deck where walled(it, a1)'],
  ],
  [
    'toll-of-what-may-not-touch',
    ['    out: false', '    out: false\n  each border: { toll: 0..9 = 1 }'],
    ['  strong: number of soldiers in field', '  strong: number of spaces where toll(a1, it) > 1'],
  ],
  [
    'step-condition-where-none-can-be',
    ['    out: false', '    out: false\n  each border: { walled: false }'],
    [
      '  strong: number of soldiers in field',
      '  strong: number of spaces in open line(a1, up, 3, where not walled(previous, it))',
    ],
  ],
  [
    'step-condition-in-a-term',
    ['  worth(card): card.rank', '  worth(card): card.rank\n  wide(space called here): here is a1'],
    ['  strong: number of soldiers in field', '  strong: if wide(a1, where it is empty) then 3 else 4'],
  ],
  [
    'step-condition-that-is-none',
    [
      '  strong: number of soldiers in field',
      '  strong: number of spaces in reached(a1, all spaces, where it.row + previous.row)',
    ],
  ],
  ...(
    [
      ['secret-piece-without-none', 'man'],
      ['secret-piece-that-hides', 'card or none'],
    ] as const
  ).map(([name, type]): (typeof SLIPS)[number] => [
    name,
    ['track:\n', `track:\n  each player in secret: { favourite: ${type} }\n`],
  ]),
  [
    'fact-about-a-field-of-another-thing',
    [
      'track:\n  each player:\n',
      'track:\n  best: player or none\n  each player:\n    best: player or none\n',
    ],
    [
      '    then: add 1 to your score',
      '    then:\n      - set your best to you\n      - if strong is 2: set best to you\n      - if any players where best is not none and (any men on field where it.owner is next(best)): add 1 to your score',
    ],
  ],
  [
    'field-compared-with-its-own-thing',
    [
      '  strong: number of soldiers in field',
      '  strong: number of spaces where any men called one on it where owner is one',
    ],
  ],
  [
    'field-compared-with-it',
    ['  strong: number of soldiers in field', '  strong: number of men on field where owner is it'],
  ],
  ...(
    [
      ['range-of-a-call', 'if distance(a1, b2) is in 2..3 then 1 else 0'],
      ['range-of-a-count', 'if (number of soldiers in field) is in 2..3 then 1 else 0'],
      ['over-one-thing', 'sum of 1 over (last of all men on field)'],
      ['over-all', 'highest of it.score over all players otherwise 0'],
    ] as const
  ).map(([name, value]): (typeof SLIPS)[number] => [
    name,
    ['  strong: number of soldiers in field', `  strong: ${value}`],
  ]),
  ...(
    [
      ['board-given-by-another-name', 'board', 'field'],
      ['board-shown-by-another-name', 'field', 'meadow'],
    ] as const
  ).map(([name, given, shown]): (typeof SLIPS)[number] => [
    name,
    [
      'end:\n',
      `examples:\n  two men:\n    given:\n      ${given}: |\n        S . . .\n        . . . .\n        . . . .\n        . . . s\n      now: turn of north\n    play:\n      - asked: north\n      - ${shown}: |\n          S . . .\n          . . . .\n          . . . .\n          . . . s\nend:\n`,
    ],
  ]),
  ...(
    [
      ['turns-of-another-name', 'reached(a1, all spaces, with bends at 1)'],
      ['turns-behind-the-limit', 'reached(a1, all spaces, at most 3, with turns at 1)'],
      ['turns-of-linked-spaces', 'linked(a1, all spaces, with turns at 1)'],
      ['turns-in-a-sum', 'reached(a1, all spaces, with turns at 1 from a1)'],
      ['angle-of-a-step', 'reached(a1, all spaces, by angle)'],
    ] as const
  ).map(([name, set]): (typeof SLIPS)[number] => [
    name,
    ['  strong: number of soldiers in field', `  strong: number of spaces in ${set}`],
  ]),
  [
    'step-condition-before-directions',
    [
      '  strong: number of soldiers in field',
      '  strong: number of spaces in reached(a1, all spaces, where it is empty, orthogonal)',
    ],
  ],
  [
    'pairs-in-given-that-do-not-touch',
    ['    out: false', '    out: false\n  each border: { walled: false, toll: 0..9 = 1 }'],
    ['  strong: number of soldiers in field', '  strong: number of spaces where walled(a1, it)'],
    [
      '  strong side:\n    when: strong > ante\n    winner: if north.out then south else north\n',
      '  strong side:\n    when: strong > ante\n    winner: if north.out then south else north\nexamples:\n  one:\n    given: { walled: a1-b2, toll: a1-a2, now: turn of north }\n    play:\n      - north: pass\n',
    ],
  ],
  ['must-unless', [`    - you must place or pass`, `    - you must pass unless strong`]],
  [
    'step-in-several-directions',
    [
      '  strong: number of soldiers in field',
      '  near(man): number of spaces in step(man.space, forward + sideways)\n  strong: number of spaces in step(a1, diagonal, 2)',
    ],
  ],
  [
    'borders-as-things',
    ['  each player:', '  walls: set of borders\n  gaps: set of spaces\n  each player:'],
    ['    - you must place or pass', '    - add borders(a1, a2) to gaps\n    - you must place or pass'],
    [
      '  strong: number of soldiers in field',
      '  strong: if gaps has borders(a1, a2) then number of borders in field else number of gaps',
    ],
  ],
  [
    'other-of-two',
    [
      '    - you must place or pass',
      "    - if other player.out: add 1 to other player's score\n    - for each other player: add 1 to your score\n    - move top of deck to hand of next player\n    - you must place or pass",
    ],
  ],
  [
    'other-of-several',
    ['seats: [ north, south ]\n  sides: { north: south, south: north }', 'seats: [ north, east, south ]'],
    ['areas:\n  home: own rows 1..2\n', ''],
    ['spaces in your home where', 'spaces where'],
    [
      '    - you must place or pass',
      "    - if another player.out: add 1 to other player's score\n    - for each other: add 1 to your score\n    - you must place or pass",
    ],
  ],
  [
    'stage-of-a-player',
    [
      '    - you must place or pass',
      '    - if strong > 30: award of south (4)\n    - if strong > 20: award for south (4)\n    - award(4) for south\n    - you must place or pass\n  award(number called points): add smaller(points, 4) to your score',
    ],
  ],
  [
    'set-to-the-suit-of-an-empty-deck',
    [`    score: 0`, `    score: 0\n    trump: colour or none`],
    [`    then: add 1 to your score`, `    then: set your trump to openly (top of deck).colour`],
  ],
  [
    'space-that-is-a-piece',
    [
      `      goal: spaces in your home where it is empty`,
      `      goal: spaces in your home where it is not man`,
    ],
  ],
  [
    'piece-that-is-a-space',
    [`      man: men in your supply`, `      man: men in your supply where it is not a1`],
  ],
  [
    'player-who-is-a-piece',
    [`      man: men in your supply`, `      man: men in (all supplies) where it is you`],
  ],
  [
    'piece-among-spaces',
    [`      man: men in your supply`, `      man: men on field where it is not in your home`],
  ],
  [
    'piece-among-named-spaces',
    [
      `      man: men in your supply`,
      `      man: men on field where it is in (all spaces where it is empty)`,
    ],
  ],
  [
    'terms-too-deep',
    [
      '  strong: number of soldiers in field',
      `  strong: ${CHAIN(110)}\n${Array.from({ length: 111 }, (_, i) => `  ${CHAIN(i)}: ${i === 0 ? 'number of soldiers in field' : `${CHAIN(i - 1)} + 1`}`).join('\n')}`,
    ],
  ],
  [
    'terms-too-long',
    [
      '  strong: number of soldiers in field',
      `  strong: number of ${CHAIN(40)}\n${Array.from({ length: 41 }, (_, i) => `  ${CHAIN(i)}: ${i === 0 ? 'all spaces where empty' : `${CHAIN(i - 1)} + ${CHAIN(i - 1)}`}`).join('\n')}`,
    ],
  ],
  [
    'table-too-large',
    [
      'places:\n  deck',
      `tables:\n  beats(${Array.from('bcdefghijklm', (name) => `card called ${name}`).join(', ')}) gives true or false:\n    rule:\n      ever: b.rank > 0 => true\nplaces:\n  deck`,
    ],
    [
      '  strong: number of soldiers in field',
      '  strong: beats(' + Array.from({ length: 12 }, () => 'top of deck').join(', ') + ')',
    ],
  ],
  [
    'starter-set-after-the-turns-have-begun',
    [`track:\n`, `track:\n  starter: player = north\n`],
    [`turns from north`, `turns from starter`],
    [`    then: add 1 to your score`, `    then: set starter to you`],
  ],
  [
    'leap-to-the-same-space',
    ['spaces in your home where it is empty', 'spaces in open line(b2, leap(0, 0), 1)'],
  ],
  [
    'leap-of-a-computed-length',
    ['spaces in your home where it is empty', 'spaces in open line(b2, leap(1, ante), 1)'],
  ],
  [
    'leap-mentioned-only-in-an-example',
    [
      'after:\n',
      'examples:\n  far:\n    play:\n      - check: a1 is in open line(b3, leap(1, 2), 1)\nafter:\n',
    ],
  ],
  [
    'leap-on-a-ring',
    ['    grid: |\n      . . . .\n      . . . .\n      . . . .\n      . . . .\n', '    ring: 16\n'],
    ['  home: own rows 1..2\n', '  home: s1, s2\n'],
    ['spaces in your home where it is empty', 'spaces in open line(s2, leap(1, 2), 1)'],
  ],
  [
    'leap-forward-on-hexagons',
    [
      '    grid: |\n      . . . .\n      . . . .\n      . . . .\n      . . . .\n',
      '    hexes: rhombus 4 by 4\n    directions:\n      jump: leap(1, 2)\n',
    ],
    ['spaces in your home where it is empty', 'spaces in open line(b2, forward leap(1, 2) + jump, 1)'],
  ],
  [
    'column-of-a-direction-that-no-board-has',
    ['    owner: fixed\n', '    owner: fixed\n    printed: { steps: set of directions }\n'],
    ['{ letter: C }', '{ letter: C, steps: digonal + up }'],
  ],
  [
    'column-of-directions-with-a-number',
    ['    owner: fixed\n', '    owner: fixed\n    printed: { steps: set of directions }\n'],
    ['{ letter: C }', '{ letter: C, steps: up + 1 }'],
  ],
  [
    'column-of-a-leap-that-leads-nowhere',
    ['    owner: fixed\n', '    owner: fixed\n    printed: { steps: set of directions }\n'],
    ['{ letter: C }', "{ letter: C, steps: 'leap(0, 0)' }"],
  ],
  [
    'column-of-directions-or-none',
    ['    owner: fixed\n', '    owner: fixed\n    printed: { steps: set of directions or none }\n'],
  ],
  [
    'column-of-directions-without-an-owner',
    ['    owner: fixed\n', '    printed: { steps: set of directions }\n'],
    ['{ letter: C }', '{ letter: C, steps: forward }'],
  ],
  [
    'pattern-with-write',
    [
      '  place:\n    choose:\n',
      '  placing:\n    pattern: yes\n    write: "{man} to {goal}"\n    choose:\n      man: men in your supply\n  place:\n    is: placing\n    choose:\n',
    ],
    ['      man: men in your supply\n      goal', '      goal'],
  ],
]
