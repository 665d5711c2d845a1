/** What is published about whole games, perhaps small ones: how many positions there are, and what the first player can force. */
export const SOLVED: readonly (readonly [
  game: string,
  changes: string,
  positions: number | undefined,
  worth: string,
])[] = [
  ['tic-tac-toe', '', 5478, '1/2'],
  // Only in the middle can the first player begin without losing.
  ['tic-tac-toe-to-lose', '', 5478, '1/2'],
  // The heaps 1, 3, 5 and 7 are a loss for whoever must take first, whichever way the last match counts.
  ['nim', '', undefined, '0'],
  ['nim', 'with: { last match loses: false }', undefined, '0'],
  // Whoever begins wins, as John Nash proved for boards of every size.
  ['hex', 'with: { size: 3 }', undefined, '1'],
  // John Tromp counted the positions of small boards.
  ['connect-four', 'numbers: { width: 4, height: 4 }', 161_029, '1/2'],
]
