const RANKS: Readonly<Record<string, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
}

const SUITS: Readonly<Record<string, string>> = { C: 'club', D: 'diamond', H: 'heart', S: 'spade' }

/** `spade ten` for `TS`, `ST` or `10s`. */
export function cardCalled(name: string): string {
  const short = name.toUpperCase().replace('10', 'T')
  const [one = '', other = ''] = short
  const [rank, suit] = one in RANKS ? [one, other] : [other, one]
  return `${SUITS[suit]} ${RANKS[rank]}`
}

/** Cards that are dealt in turn there, as they lie in a pile from which each player gets all at once. */
export function dealtInTurn(cards: readonly string[], players: number): string {
  const hands = Array.from({ length: players }, (_, seat) => cards.filter((_card, i) => i % players === seat))
  return `shuffled: ${hands.flat().map(cardCalled).join(', ')}`
}
