/** Modules by game: as somebody wrote them at first, replacing what they change, and as they go together best. */
export const MODULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  chess: {
    'resting-instead': `actions.rest: { then: nothing }
instead of:
  you must move or advance or promote or castle or else be stuck: you must move or advance or promote or castle or rest or else be stuck`,
    'changing-instead': `actions.change places: { choose: { king: your kings on board, other: your rooks on board }, then: swap king with other }
instead of:
  you must move or advance or promote or castle or else be stuck: you must move or advance or promote or castle or change places or else be stuck`,
    'no-castle-instead': `actions.castle: removed
instead of:
  you must move or advance or promote or castle or else be stuck: you must move or advance or promote or else be stuck
forbid.the king may not be left in check: move or advance or promote when check`,
    'leaping-king-instead':
      'terms.reach: if piece is knight or piece is king then all spaces where a leap apart(it, piece.space) else closed line(piece, ways(piece), range(piece))',
    'leaping-queen-instead':
      'terms.reach: if piece is knight or piece is queen then all spaces where a leap apart(it, piece.space) else closed line(piece, ways(piece), range(piece))',
    resting:
      'actions.pause: { offered with: move, then: nothing }\nforbid.the king may not be left in check: also pause',
    changing: `actions.trade: { choose: { king: your kings on board, other: your rooks on board }, then: swap king with other }
change:
  you must move or advance or promote or castle: also trade
forbid.the king may not be left in check: also trade`,
    'no-castle': 'actions.castle: removed',
    'fresh-castle': 'after.castle: set quiet moves to 0',
    'long-king': 'change.range: becomes 2 if piece is king',
    'longer-king': 'change.range: becomes 3 if piece is king',
    'leaping-king': `change:
  reach: also all spaces where piece is king and a leap apart(it, piece.space)`,
    'leaping-queen': `change:
  reach: also all spaces where piece is queen and a leap apart(it, piece.space)`,
    hill: `areas.hill: d4, d5, e4, e5
end:
  the king is on the hill:
    for each: player
    when: any king on hill where owner is player
    winner: player
    before: the same position for the third time`,
    'stuck-loses': 'instead of:\n  game is drawn by stalemate: opponent wins by stalemate',
    'stuck-wins': 'instead of:\n  be stuck: you win by having no move',
  },
  patrols: {
    'six-cards': 'numbers.hand size: 6',
    'more-cards': 'numbers.hand size: original + 1',
  },
  'pocket-battles': {
    'free-orders': 'change.order cost: exactly 0',
    'dear-orders': 'change.order cost: at least 4',
    'single-orders': 'change.order cost: exactly 1',
    'dearer-orders': 'change.order cost: 1 more if unit.orders > 2',
  },
}

/** Modules that come with the frozen games, and that are paired with the made ones. */
export const SHIPPED: Readonly<Record<string, readonly string[]>> = { 'pocket-battles': ['steady-orders'] }

/** Pairs that cannot be used together, and the code that says so. All others play. */
export const REFUSED: Readonly<Record<string, string>> = {
  'resting-instead changing-instead': 'ST2051',
  'resting-instead no-castle-instead': 'ST2051',
  'changing-instead no-castle-instead': 'ST2051',
  'no-castle-instead resting': 'ST2050',
  'no-castle-instead changing': 'ST2050',
  'leaping-king-instead leaping-queen-instead': 'ST2050',
  'long-king longer-king': 'ST4181',
  'stuck-loses stuck-wins': 'ST2070',
  'six-cards more-cards': 'ST2050',
  'free-orders dear-orders': 'ST4185',
  'free-orders single-orders': 'ST4181',
  'dear-orders steady-orders': 'ST4185',
  'dear-orders single-orders': 'ST4185',
}

/** Several that play together, in any order. */
export const TOGETHER: readonly (readonly string[])[] = [
  ['resting', 'changing', 'no-castle'],
  ['no-castle', 'fresh-castle', 'resting'],
  ['hill', 'leaping-king', 'leaping-queen'],
  ['stuck-wins', 'long-king', 'changing'],
]
