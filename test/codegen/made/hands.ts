import { ORDINALS } from '../../../grammar/language/ordinals.ts'
import { Chance } from './chance.ts'

/*
 * Card games in which hands are divided into sets, compared, paid with and looked through by place, by players who also
 * choose behind screens, unnoticed, and whose seats have numbers and change.
 */

/** A random ruleset; the checker refuses some. */
export function handRuleset(seed: number): string {
  const chance = new Chance(seed)
  const players = chance.oneOf(2, 3)
  const isOpen = chance.once(2)
  const of = new Hands(chance, ['your hand', 'your hand', 'market', 'your table'])
  const open = new Hands(chance, ['market', 'your table', 'table of starter'])
  const shown = isOpen ? of : open
  const bare = new Hands(chance, ['market', 'table of ann', 'table of starter'])
  const seats = ['ann', 'ben', 'cas'].slice(0, players).join(', ')
  const unnoticed = chance.once(2)
  return `sandtable: 1
id: hands
title: Hands
players: { seats: [${seats}] }
values:
  suit: [moons, suns]
  coin: [penny, groat, crown]
pieces:
  card:
    printed: { suit: suit or none, rank: 1..6 }
    kinds:
      one: { rank: 1, copies: ${1 + chance.below(2)} of each suit }
      two: { rank: 2, copies: 2 of each suit }
      three: { rank: 3, copies: 1 of each suit }
      four: { rank: 4, copies: ${1 + chance.below(2)} of each suit }
      joker: { rank: 6, copies: 2 }
    families:
      low: [one, two]
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: up to 5 cards, seen by: ${isOpen ? 'everyone' : 'owner'} }
  table: { each: player, holds: up to 16 cards, seen by: everyone }
  market: { holds: up to 4 cards, ${chance.oneOf('', 'pile: yes, ')}seen by: everyone }
box:
  deck: all cards
patterns:
  meld:
    - ${chance.oneOf('2', '3')} cards of one rank
    - ${chance.oneOf('3', '2')} or more cards ${chance.oneOf('', 'of one suit ')}in sequence by rank
  standing: # the best first
    - 2 cards of one rank + ${chance.oneOf('1 card', '2 cards')}
    - 2 cards of one ${chance.oneOf('suit', 'rank of different suits')}
    - 2 low
    - 1 card
track:
  starter: player = ann
  jar: bag of coin
  quiet: 0
  level: 0..99 = 0
  each player: { score: 0, purse: bag of coin, bid: 0..6 = 0 }
  each player in secret: { mark: player or none, sum: 0..6 = 0 }
terms:
  value of(coin called c): if c is crown then ${3 + chance.below(3)} else if c is groat then 2 else 1
  merit(player): ${bare.number(2, ['table of player'])}
  by place: (${ORDINALS[Math.floor(seed / 3) % ORDINALS.length]} of (all cards in market + table of starter)).rank otherwise 0
play:
  - shuffle deck
  - deal 3 from deck to market
  - repeat ${1 + chance.below(2)} times: add groat to jar
  - for each player:
      - deal up to 4 from deck to hand of player
      - add crown to purse of player
      - repeat ${1 + chance.below(3)} times: add penny to purse of player
  - every player in secret${unnoticed ? ' and unnoticed' : ''}:
      - you must ${unnoticed ? 'mark' : chance.oneOf('mark', 'put by', 'put by or mark')} or else nothing
  - ${bare.step([])}
  - turns from starter, at most ${5 + chance.below(5)}: turn
  - rank players by ${chance.oneOf('merit(it)', 'score')}${chance.oneOf('', ', lowest first', ', highest first')}, then ${chance.oneOf('seat(it)', 'bid, lowest first')}
stages:
  turn:
    - set level to smaller(99, level + by place)
    - you must pay or hand over or meld or trade or bid or else nothing
    - ${shown.step([])}
    - deal up to smaller(2, room(your hand)) from deck to your hand
actions:
  mark:
    choose: { who: ${chance.oneOf('others', 'players', 'others where seat(it) > 1')} }
    then:
      - set your mark to who
      - set your sum to smaller(6, ${of.number(1)})
  put by:
    choose: { some: ${chance.oneOf('2 cards', '1..2 cards', '2 cards of one rank')} from your hand }
    then: move some to your table
  pay:
    choose:
      ${chance.oneOf('', `card: cards in market\n      `)}some: ${chance.oneOf('cards', 'low')} from your hand with sum of ${chance.oneOf('rank', 'rank - 1', 'seat(you)')} at least ${chance.oneOf('3', '5', 'larger(1, number of cards in market)')}
    then:
      - move some to your table
      - ${shown.step(['some'])}
  hand over:
    choose:
      some: coins from your purse with sum of value of(it) at least ${1 + chance.below(4)}
    then:
      - take some out of your purse
      - add some to jar
      - ${open.step([])}
  meld:
    choose:
      some: ${chance.oneOf('meld from your hand', '2..3 cards of one rank from your hand', '2 cards of one suit of different ranks from your hand', '2..3 cards of one suit in sequence by rank from your hand')}
    only if:
      it is so: ${of.truth(2, ['some'])}
    then:
      - move some to your table
      - ${shown.step(['some'])}
  trade:
    choose:
      card: cards in your hand where ${of.truth(1, [], 'it')}
      gained: ${chance.oneOf('2 different coins from jar', '1..2 coins from jar', '1..2 different coins from jar')}
    ${chance.once(2) ? `only if:\n      the most: most(${of.number(1)})\n    ` : ''}then:
      - move card to your table
      - take gained out of jar
      - add gained to your purse
  bid:
    choose:
      much: (larger(0, smaller(3, ${of.number(1)})))..6
      thing: ${chance.oneOf('cards in market', '1..2 players', 'kinds in cards')}
    then:
      - set your bid to much
      - ${chance.oneOf('set starter to before(you)', `swap you with ${chance.oneOf('starter', 'next(you)', 'before(you)')}`, 'add 1 to quiet')}
`
}

/** Random questions about cards in places. */
class Hands {
  private readonly chance: Chance
  private readonly places: readonly string[]

  constructor(chance: Chance, places: readonly string[]) {
    this.chance = chance
    this.places = places
  }

  private cards(depth: number, more: readonly string[]): string {
    const { chance } = this
    const place = chance.of([...this.places, ...more]) ?? 'market'
    const all = `all ${chance.oneOf('cards', 'cards', 'low')} in ${place}`
    if (depth <= 0) return `(${all})`
    return chance.way(
      () => `(${all})`,
      () => `(${all} where ${this.truth(depth - 1, more, 'it')})`,
      () => `best sets(${this.cards(0, more)}, ${chance.oneOf('meld', 'standing')})`,
      () => `best sets(${this.cards(0, more)}, meld, ${this.worth()})`,
      () => `(${this.cards(0, more)} ${chance.oneOf('-', '+')} ${this.cards(depth - 1, more)})`,
    )
  }

  private worth(): string {
    return this.chance.oneOf('rank', 'it.rank', 'rank - 2', '7 - rank')
  }

  /** A card, or none. */
  private card(more: readonly string[]): string {
    const { chance } = this
    const cards = this.cards(0, more)
    return chance.way(
      () => `nth(${this.number(0, more)}, ${cards})`,
      () => `${chance.of(ORDINALS)} of ${cards}`,
      () => `last of ${cards}`,
      () => `first cards in ${cards}`,
    )
  }

  number(depth: number, more: readonly string[] = []): string {
    const { chance } = this
    if (depth <= 0) return chance.oneOf(`${chance.below(4)}`, 'quiet', 'level', 'seat(starter)')
    const n = (): string => this.number(depth - 1, more)
    return chance.way(
      () => `(number of cards in ${this.cards(depth, more)})`,
      () => `(sum of rank over cards in ${this.cards(depth, more)})`,
      () => `best standing(${this.cards(depth - 1, more)}, standing, ${chance.oneOf('rank', '7 - rank')})`,
      () => `sets worth(${n()}, ${this.cards(depth - 1, more)}, ${this.worth()})`,
      () => `((${this.card(more)}).rank otherwise ${n()})`,
      () => `(place among(${this.card(more)}, ${this.cards(depth - 1, more)}) otherwise ${n()})`,
      () => `seat(${chance.oneOf('before(starter)', 'next(starter)', 'starting seat(starter)')})`,
      () => `(${n()} + ${n()})`,
      () => '(number of jar)',
    )
  }

  truth(depth: number, more: readonly string[] = [], it?: string): string {
    const { chance } = this
    const about =
      it === undefined
        ? []
        : [`${it}.rank > ${1 + chance.below(4)}`, `${it} is low`, `${it}.suit is moons`, `${it} is not joker`]
    const one = chance.of(about)
    if (one !== undefined && (depth <= 0 || chance.once(2))) return one
    if (depth <= 0) return chance.oneOf('quiet < 3', 'jar is not empty', 'starter is not ann')
    return chance.way(
      () => `${this.number(depth, more)} ${chance.oneOf('<', '>=')} ${this.number(0, more)}`,
      () => `${this.cards(depth, more)} is ${chance.oneOf('', 'not ')}empty`,
      () => `(any ${chance.oneOf('cards', 'low')} in ${this.cards(depth, more)})`,
      () => `${this.cards(0, more)} is ${chance.oneOf('', 'not ')}meld`,
      () => `(${this.cards(0, more)} has ${chance.oneOf('meld', '2 cards of one rank', '1 or more joker')})`,
      () => `(${this.card(more)} is ${chance.oneOf('low', 'joker')})`,
      () => `not (${this.truth(depth - 1, more, it)})`,
    )
  }

  step(more: readonly string[]): string {
    const { chance } = this
    return chance.way(
      () => `add ${this.number(2, more)} to quiet`,
      () => `set level to smaller(99, larger(0, ${this.number(2, more)}))`,
      () => `if ${this.truth(2, more)}: add 1 to quiet`,
      () => `for each player: set score of player to ${this.number(1, more)}`,
      () => `move ${this.cards(1, more)} to table of starter`,
      () => `for each player where openly it.mark is starter: add 1 to score of player`,
      () => `set level to openly smaller(99, sum of sum over players)`,
    )
  }
}
