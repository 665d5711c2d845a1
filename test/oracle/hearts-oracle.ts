/** An independent implementation of Hearts: slow, with cards as words. It is told what was dealt and works out the rest. */
export interface HeartsRules {
  readonly players: 3 | 4
  readonly losingScore: number
  readonly cleanOpening: boolean
  readonly queenBreaksHearts: boolean
  readonly moon: 'others gain' | 'shooter loses'
  readonly passing: 'changing' | 'always left' | 'never'
  readonly tiePlayedOff: boolean
}

export interface HeartsTable {
  readonly hands: readonly ReadonlySet<string>[]
  /** Cards laid down for passing, by seat; undefined when cards are not or no longer passed. */
  readonly passed: readonly (readonly string[])[] | undefined
  /** How many seats further cards are passed; 0 means that none are. */
  readonly passBy: number
  readonly trick: readonly { readonly seat: number; readonly card: string }[]
  readonly leader: number
  readonly firstTrick: boolean
  readonly heartsBroken: boolean
  readonly won: readonly (readonly string[])[]
  readonly scores: readonly number[]
  readonly deals: number
  /** Whether all cards are played. Unless the match is over, the oracle must then be told the next deal. */
  readonly dealOver: boolean
  readonly matchOver: boolean
}

const RANKS = 'two three four five six seven eight nine ten jack queen king ace'.split(' ')
const suitOf = (card: string): string => card.split(' ')[0] ?? ''
const heightOf = (card: string): number => RANKS.indexOf(card.split(' ')[1] ?? '')
const BLACK_LADY = 'spade queen'
const isHeart = (card: string): boolean => suitOf(card) === 'heart'
const isPoint = (card: string): boolean => isHeart(card) || card === BLACK_LADY

/** The cards of a game, by their names. */
export function heartsPack(players: 3 | 4): readonly string[] {
  const all = ['club', 'diamond', 'spade', 'heart'].flatMap((suit) => RANKS.map((rank) => `${suit} ${rank}`))
  return players === 3 ? all.filter((card) => card !== 'diamond two') : all
}

export function heartsStart(rules: HeartsRules, hands: readonly ReadonlySet<string>[]): HeartsTable {
  const scores = hands.map(() => 0)
  return dealt(rules, { scores, deals: 0 }, hands)
}

/** The table after a new deal. */
export function dealt(
  rules: HeartsRules,
  { scores, deals }: Pick<HeartsTable, 'scores' | 'deals'>,
  hands: readonly ReadonlySet<string>[],
): HeartsTable {
  const passBy = passingOf(rules, deals)
  return {
    hands,
    passed: passBy === 0 ? undefined : hands.map(() => []),
    passBy,
    trick: [],
    leader: holderOfTwo(hands),
    firstTrick: true,
    heartsBroken: false,
    won: hands.map(() => []),
    scores,
    deals,
    dealOver: false,
    matchOver: false,
  }
}

/** How many seats cards are passed. Seats go clockwise, so the next one is to the left. */
function passingOf({ players, passing }: HeartsRules, deals: number): number {
  if (passing === 'never') return 0
  if (passing === 'always left') return 1
  const round = players === 3 ? [1, 2, 0] : [1, 3, 2, 0]
  return round[deals % players] ?? 0
}

function holderOfTwo(hands: HeartsTable['hands']): number {
  return hands.findIndex((hand) => hand.has('club two'))
}

export function heartsSeat(table: HeartsTable): number {
  if (table.passed !== undefined) return table.passed.findIndex((cards) => cards.length === 0)
  return (table.leader + table.trick.length) % table.hands.length
}

/** Single cards, or three joined by `+` in the order of their names. */
export function heartsMoves(rules: HeartsRules, table: HeartsTable): readonly string[] {
  const hand = [...(table.hands[heartsSeat(table)] ?? [])]
  if (table.passed === undefined) return hand.filter((card) => mayPlay(rules, table, hand, card))
  return hand.flatMap((a) =>
    hand.flatMap((b) => hand.filter((c) => a < b && b < c).map((c) => [a, b, c].join('+'))),
  )
}

function mayPlay(rules: HeartsRules, table: HeartsTable, hand: readonly string[], card: string): boolean {
  const [led] = table.trick
  if (led === undefined) {
    if (table.firstTrick) return card === 'club two'
    return !isHeart(card) || table.heartsBroken || hand.every(isHeart)
  }
  const following = hand.filter((own) => suitOf(own) === suitOf(led.card))
  if (following.length > 0) return following.includes(card)
  if (!table.firstTrick || !rules.cleanOpening) return true
  return !isPoint(card) || hand.every(isPoint)
}

export function heartsPlay(rules: HeartsRules, table: HeartsTable, move: string): HeartsTable {
  const seat = heartsSeat(table)
  return table.passed === undefined
    ? playCard(rules, table, seat, move)
    : passCards(table, table.passed, seat, move.split('+'))
}

function passCards(
  table: HeartsTable,
  passed: readonly (readonly string[])[],
  seat: number,
  cards: readonly string[],
): HeartsTable {
  const laid = passed.map((own, i) => (i === seat ? cards : own))
  const hands = table.hands.map((hand, i) =>
    i === seat ? new Set([...hand].filter((card) => !cards.includes(card))) : hand,
  )
  if (laid.some((own) => own.length === 0)) return { ...table, hands, passed: laid }
  const count = hands.length
  const full = hands.map((hand, i) => new Set([...hand, ...(laid[(i + count - table.passBy) % count] ?? [])]))
  return { ...table, hands: full, passed: undefined, leader: holderOfTwo(full) }
}

function playCard(rules: HeartsRules, table: HeartsTable, seat: number, card: string): HeartsTable {
  const hands = table.hands.map((hand, i) =>
    i === seat ? new Set([...hand].filter((own) => own !== card)) : hand,
  )
  const heartsBroken = table.heartsBroken || isHeart(card) || (rules.queenBreaksHearts && card === BLACK_LADY)
  const trick = [...table.trick, { seat, card }]
  if (trick.length < hands.length) return { ...table, hands, heartsBroken, trick }
  const led = suitOf(trick[0]?.card ?? '')
  let best = trick[0]
  for (const played of trick)
    if (suitOf(played.card) === led && heightOf(played.card) > heightOf(best?.card ?? '')) best = played
  const taker = best?.seat ?? 0
  const won = table.won.map((own, i) => (i === taker ? [...own, ...trick.map((t) => t.card)] : own))
  const next = { ...table, hands, heartsBroken, won, trick: [], leader: taker, firstTrick: false }
  return hands.every((hand) => hand.size === 0) ? counted(rules, next) : next
}

/** The points of each seat for a deal. */
export function heartsPoints(rules: HeartsRules, won: HeartsTable['won']): readonly number[] {
  const points = won.map((cards) => cards.filter(isHeart).length + (cards.includes(BLACK_LADY) ? 13 : 0))
  const shooter = points.indexOf(26)
  if (shooter < 0) return points
  if (rules.moon === 'shooter loses') return points.map((_, seat) => (seat === shooter ? -26 : 0))
  return points.map((_, seat) => (seat === shooter ? 0 : 26))
}

function counted(rules: HeartsRules, table: HeartsTable): HeartsTable {
  const points = heartsPoints(rules, table.won)
  const scores = table.scores.map((score, seat) => score + (points[seat] ?? 0))
  const shared = scores.filter((score) => score === Math.min(...scores)).length > 1
  const matchOver = Math.max(...scores) >= rules.losingScore && !(shared && rules.tiePlayedOff)
  return { ...table, scores, deals: table.deals + 1, dealOver: true, matchOver }
}

/** The winner of a match that is over; undefined if it is drawn. */
export function heartsWinner({ scores }: HeartsTable): number | undefined {
  const lowest = Math.min(...scores)
  return scores.filter((score) => score === lowest).length > 1 ? undefined : scores.indexOf(lowest)
}
