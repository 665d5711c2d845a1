/**
 * Sentences with one meaning. The first of each row is written so that it cannot be misread: every owner, type, count
 * and pair of parentheses is there. The others are what people write.
 */
export type Row = readonly [exact: string, ...natural: readonly string[]]

/** Conditions that everybody can judge. `you` decides. */
export const CONDITIONS: readonly Row[] = [
  [
    '((number of flowers in table) >= 1)',
    'any flower in table',
    'any flowers in the table',
    'table has 1 or more flowers',
    'not (no flowers in table)',
    'number of flowers in table > 0',
  ],
  [
    '((number of roses in table) is 0)',
    'no rose in table',
    'no roses on the table',
    'number of roses in table is 0',
    'not any rose in table',
  ],
  [
    '((number of cards in (hand of you)) is 0)',
    'your hand is empty',
    'hand of you is empty',
    'no cards in your hand',
    'number of cards in your hand < 1',
  ],
  [
    '((number of cards in (hand of (opponent of you))) > (number of cards in (hand of you)))',
    'number of cards in hand of opponent > number of cards in your hand',
    'number of cards in your hand < number of cards in hand of opponent',
  ],
  ['((number of cards in table) >= 3)', 'table has 3 or more cards', 'number of cards in the table > 2'],
  [
    '((number of cards in heap) is not 0)',
    'heap is not empty',
    'any cards in heap',
    'not (heap is empty)',
    'top of heap is not none',
  ],
  [
    '((number of cards in table where (it is rose)) >= 1)',
    'any rose in table',
    'any cards in table where it is rose',
    'table has 1 or more roses',
  ],
  [
    '((number of cards in table where ((it.colour) is red)) is 2)',
    'number of cards in table where colour is red is 2',
    '(number of cards in table where it.colour is red) is 2',
    '(number of cards in table where colour is red) is 2',
  ],
  [
    '((number of cards in table where ((it.rank) <= 1)) is 0)',
    'every card in table has rank > 1',
    'no cards in table where rank <= 1',
    'not any card in table where rank <= 1',
  ],
  [
    '((points of you) > (points of (opponent of you)))',
    'your points > points of opponent',
    'your points > opponent.points',
    'you.points > opponent.points',
    'points of opponent < your points',
  ],
  ['((points of you) >= 3)', 'your points >= 3', 'your points > 2', 'not your points < 3'],
  [
    '((number of stones on meadow where ((it.owner) is you)) >= 3)',
    'number of your stones on meadow >= 3',
    'number of stones on meadow where owner is you >= 3',
  ],
  [
    '((number of stones on meadow where ((it.owner) is (opponent of you))) is 0)',
    'no enemy stones on meadow',
    'not any enemy stone on meadow',
    'no stones on meadow where owner is opponent',
  ],
  [
    '((number of spaces on meadow where ((number of stones on it) is 0)) < 5)',
    '(number of spaces on meadow where empty) < 5',
    '(number of spaces where it is empty) < 5',
    '(number of spaces where no stones on it) < 5',
  ],
  [
    '((highest of (it.rank) over cards in table) is 3)',
    'highest of rank over cards in table is 3',
    'any card in table where rank is 3',
  ],
  [
    '((sum of (it.rank) over cards in table) > 4)',
    'sum of rank over cards in table > 4',
    '(sum of it.rank over cards in table) > 4',
  ],
  // Without a place, stones are those on the board and those beside it.
  [
    '(((number of stones on meadow where ((it.owner) is you)) + (number of stones in (store of you))) > 4)',
    'number of your stones - number of your stones in shed > 4',
    '(number of stones where owner is you) - (number of stones in shed where owner is you) > 4',
  ],
  ['(leader is you)', 'you is leader', 'leader is not opponent', 'not (leader is opponent of you)'],
  [
    '((weather is wet) or (weather is windy))',
    'weather is not dry',
    'weather is wet or weather is windy',
    'not weather is dry',
  ],
  [
    '((number of players where ((points of it) > 2)) >= 1)',
    'any player where points > 2',
    'any players where it.points > 2',
    'not (no players where points > 2)',
    'highest of points over players > 2',
  ],
  [
    '((number of cards in (all hands)) < 6)',
    'number of cards in all hands < 6',
    'number of cards in hand of players < 6',
    'number of cards in your hand + number of cards in hand of opponent < 6',
  ],
]

/** Single steps. */
export const STEPS: readonly Row[] = [
  [
    'deal up to 1 from deck to (hand of you)',
    'deal up to 1 from deck to your hand',
    'deal up to 1 from the deck to hand of you',
  ],
  ['deal up to 2 from deck to (hand of (opponent of you))', 'deal up to 2 from deck to hand of opponent'],
  [
    'move (top of deck) to table',
    'move top of deck to table',
    'move first card in deck to the table',
    'deal up to 1 from deck to table',
  ],
  [
    'move (all cards in table where (it is flower)) onto heap',
    'move all flowers in table to heap',
    'move all flowers in table onto heap',
    'move all cards in table where it is flower to heap',
  ],
  ['move (all cards in table) under deck', 'move all cards in table under deck', 'move table under deck'],
  [
    'move (first cards in table where (it is rose)) onto heap',
    'move first rose in table to heap',
    'move first card in table where it is rose to heap',
  ],
  [
    'set (points of you) to ((points of you) + 1)',
    'add 1 to your points',
    'add 1 to you.points',
    'set your points to your points + 1',
    'set points of you to points of you + 1',
  ],
  [
    'set (points of (opponent of you)) to ((points of (opponent of you)) + 2)',
    'add 2 to points of opponent',
    'add 2 to opponent.points',
  ],
  ['set leader to (opponent of you)', 'set leader to opponent', 'set leader to next(you)'],
  ['set weather to wet', 'set the weather to wet'],
  ['shuffle deck', 'shuffle the deck'],
  [
    'move (first stones on meadow where ((it.owner) is (opponent of you))) to shed',
    'move first enemy stone on meadow to shed',
    'move first stone on meadow where owner is opponent to shed',
  ],
  [
    'set (points of you) to ((points of you) + (number of cards in table where (it is flower)))',
    'add number of flowers in table to your points',
    'add number of flowers on the table to you.points',
  ],
  [
    'set (points of you) to (if ((points of you) > 0) then ((points of you) - 1) else 0)',
    'set your points to larger(0, your points - 1)',
    'set your points to if your points > 0 then your points - 1 else 0',
  ],
]

/** Choices of one card, one space and one stone. */
export const CHOICES_OF_CARDS: readonly Row[] = [
  [
    '1 card in (hand of you)',
    'a card in your hand',
    'cards in your hand',
    'card in your hand',
    'cards in hand of you',
    '1 card from your hand',
  ],
  [
    '1 card in (hand of you) where ((it.kind is rose) or (it.kind is lily))',
    'a flower in your hand',
    'flowers in your hand',
    'cards in your hand where it is flower',
    'cards in your hand where it is rose or it is lily',
    '1 flower from your hand',
  ],
  [
    '1 card in (hand of you) where ((it.rank) > 1)',
    'a card in your hand where rank > 1',
    'cards in your hand where it.rank > 1',
    'cards in your hand where not rank <= 1',
    'cards in your hand where rank >= 2',
  ],
  [
    '1 card in (hand of you) where ((it.colour) is red)',
    'a card in your hand where colour is red',
    'cards in your hand where it.colour is red',
    'cards in your hand where colour is not blue',
  ],
  [
    '1 card in (hand of you) where ((it.rank) >= (if (heap is empty) then 0 else ((top of heap).rank)))',
    'cards in your hand where heap is empty or rank >= (top of heap).rank',
    'cards in your hand where rank >= ((top of heap).rank otherwise 0)',
  ],
]

export const CHOICES_OF_SPACES: readonly Row[] = [
  [
    '1 space on meadow where ((number of stones on it) is 0)',
    'a space where empty',
    'spaces where empty',
    'spaces on meadow where it is empty',
    'spaces where no stones on it',
    'spaces on the meadow where not any stone on it',
  ],
  [
    '1 space on meadow where (((number of stones on it) is 0) and ((it.row) is 2))',
    'spaces where empty and row is 2',
    'spaces where row is 2 and empty',
    'spaces on meadow where it.row is 2 and it is empty',
  ],
  [
    '1 space on meadow where (((number of stones on it) is 0) and (it is next to b2))',
    'spaces where empty and it is next to b2',
    'spaces where it is next to b2 and no stones on it',
  ],
]

export const CHOICES_OF_STONES: readonly Row[] = [
  [
    '1 stone on meadow where ((it.owner) is you)',
    'your stones on meadow',
    'stones on meadow where owner is you',
  ],
  [
    '1 stone on meadow where ((it.owner) is (opponent of you))',
    'enemy stones on meadow',
    'stones on meadow where owner is not you',
  ],
]

const end = (when: string, winner: string): string =>
  `  far ahead:\n    for each: player\n    when: ${when}\n    winner: ${winner}`

export const ENDS: readonly Row[] = [
  [
    end('((points of player) > 8)', '(player)'),
    end('player.points > 8', 'player'),
    end('points of player >= 9', 'opponent of opponent of player'),
  ],
  [
    end('((number of cards in (hand of player)) is 0)', '(opponent of player)'),
    end('hand of player is empty', 'opponent of player'),
    end('no cards in hand of player', 'all players where it is not player'),
  ],
  [
    end('((number of stones on meadow where ((it.owner) is player)) is 0)', '(opponent of player)'),
    end('no stones on meadow where owner is player', 'opponent of player'),
    end('not any stone on meadow where owner is player', 'all players where it is not player'),
  ],
]
