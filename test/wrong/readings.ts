/** Texts that people and the language would read differently: changes to the sound game, as in `SLIPS`. */
export const READINGS: readonly (readonly [
  title: string,
  ...pairs: (readonly [sound: string, wrong: string])[],
])[] = [
  [
    'whose-place-in-a-term',
    [
      '  worth(card): card.rank',
      '  worth(card): card.rank\n  cards left(player): (number of cards in hand where rank > 3) + player.score',
    ],
    [
      'rank players by openly (sum of worth over cards in hand of it)',
      'rank players by openly (cards left(it) + (sum of worth over cards in hand of it))',
    ],
  ],
  [
    'whose-place-in-a-choice',
    ['  pass:\n', '  drop:\n    choose:\n      card: cards in hand\n    then: move card to deck\n  pass:\n'],
    ['you must place or pass', 'you must place or pass or drop'],
  ],
  [
    'whose-place-in-steps',
    ['deal 1 from deck to hand of player', 'deal 1 from deck to hand'],
    ['      - move man to goal', '      - move man to supply\n      - shuffle hand'],
  ],
  [
    'to-a-pile-or-not',
    ['  supply: {', '  tower: { ring: 4, holds: men, pile: yes }\n  supply: {'],
    ['goal: spaces in your home where it is empty', 'goal: spaces where it is empty'],
    ['areas:\n  home: own rows 1..2\n', ''],
  ],
  [
    'plain-number-after-has',
    [
      'when: strong > ante',
      'when: strong > ante and field has 1 soldier and not field has 2 captains and 1 soldier',
    ],
  ],
  [
    'plain-number-after-any-has',
    ['when: strong > ante', 'when: strong > ante and any men on field has 1 soldier'],
  ],
  [
    'same-player-for-each',
    [
      '    - you must place or pass',
      '    - for each player: deal up to 1 from deck to your hand\n    - for each player called guest:\n        - if your hand is empty: set your out to true\n    - for each player: show all cards in hand of south to you\n    - you must place or pass',
    ],
  ],
  [
    'ranked-by-one-number',
    ['  each player:\n', '  taken: 0\n  each player:\n'],
    ['    then: add 1 to your score', '    then: add 1 to taken'],
    [
      'rank players by openly (sum of worth over cards in hand of it)',
      'rank players by taken, then 2 * taken',
    ],
  ],
  [
    'way-that-is-empty',
    [
      'spaces in your home where it is empty',
      'spaces in your home where it is empty and between(it, b2) is empty and way(it) is not empty',
    ],
    [
      'terms:\n',
      'terms:\n  way(space): all spaces in whole line(space, orthogonal) where it is in home of opponent\n',
    ],
  ],
  ['rows-and-columns', ['  home: own rows 1..2\n', '  home: own rows 1..2, columns 2..3\n']],
  [
    'it-beside-a-name',
    [
      '  strong: number of soldiers in field',
      '  lowest: number of cards in deck where no cards called other in deck where other.rank < 5 and it.colour is red\n  strong: number of soldiers in field',
    ],
    ['rank players by openly (', 'rank players by openly (lowest + '],
  ],
  [
    'it-compared-with-a-name',
    [
      '  strong: number of soldiers in field',
      '  lowest: number of cards in deck where no cards called other in deck where other.rank < it.rank\n  strong: number of soldiers in field',
    ],
    ['rank players by openly (', 'rank players by openly (lowest + '],
  ],
  [
    'each-value-of-a-bag',
    ['    score: 0\n', '    score: 0\n    paint: bag of colour\n'],
    [
      '    - you must place or pass',
      '    - for each colour in your paint: add 1 to your score\n    - you must place or pass',
    ],
  ],
  [
    'distance-over-other-spaces',
    [
      'goal: spaces in your home where it is empty',
      'goal: spaces in reached(a1, all spaces where no men on it) where it is empty and distance(it, a1) <= 2',
    ],
    ['areas:\n  home: own rows 1..2\n', ''],
  ],
  [
    'a-separate-condition-after-where',
    ['when: strong > ante', 'when: no soldiers in field where space.row > 2 or strong > ante'],
  ],
  ['whose-place-after-enemy', ['  strong: number', '  theirs: number of enemy hand\n  strong: number']],
  [
    'owner-of-spaces-in-a-term',
    [
      '  strong: number',
      '  middle: all spaces where it.row is 2\n  mine: number of your middle\n  strong: number',
    ],
  ],
  ['whose-place-is-empty', ['when: strong > ante', 'when: strong > ante or supply is empty']],
  [
    'parameter-that-nothing-reads',
    ['  worth(card): card.rank', '  worth(card): ante + strong'],
    [
      '    - you must place or pass',
      '    - gain(2)\n    - you must place or pass\n  gain(number): add 1 to your score',
    ],
  ],
]
