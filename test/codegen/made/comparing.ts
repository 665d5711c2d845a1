import { Chance } from './chance.ts'

/*
 * Card games whose actions compare what they choose: with each other, with a card that rules remember, with the cards
 * of a set, by terms and rules. Several cards are equal, and some hands are seen by their owner only.
 */

/** A random ruleset; the checker refuses some. */
export function comparingRuleset(seed: number): string {
  const chance = new Chance(seed)
  const condition = (names: readonly string[], depth: number): string =>
    new Conditions(chance, names).truth(depth)
  const actions = ['play', 'trade', 'keep'].map((name) => action(name, chance, condition))
  return `sandtable: 1
id: comparing
title: Comparing
players: { seats: [ north, south ] }
values: { colour: [ red, blue ] }
pieces:
  card:
    printed: { rank: number }
    kinds:
      low: { rank: 1, copies: ${1 + chance.below(3)} of each colour }
      high: { rank: 2, copies: ${1 + chance.below(2)} of each colour }
      odd: { rank: 3, copies: ${1 + chance.below(3)} }
    track: { worn: false }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: up to 13 cards, seen by: ${chance.oneOf('owner', 'everyone', 'everyone')} }
  table: { holds: up to 13 cards, seen by: everyone }
  heap: { holds: cards, pile: yes, seen by: everyone }
box:
  deck: all cards
track:
  fresh: card or none
  marked: set of cards
rules:
  differ(card called one, card called another):
    they are two: one is not another
  go together(card called one, card called another):
    any of:
      they are one: one is another
      they are of one kind: one.kind is another.kind and one is not fresh
terms:
  stale(card): card is not fresh
  better(card called one, card called another): one.rank >= another.rank and one is not another
play:
  - shuffle deck
  - deal 3 from deck to table
  - for each player: deal up to ${2 + chance.below(3)} from deck to hand of player
  - turns from north, at most ${4 + chance.below(5)}: turn
  - the game is drawn by time
stages:
  turn:
    - you must play or trade or keep or else nothing
    - if deck is not empty: deal 1 from deck to your hand
actions:
${actions.join('')}`
}

type Condition = (names: readonly string[], depth: number) => string

function action(name: string, chance: Chance, condition: Condition): string {
  const places = ['your hand', 'your hand', 'table', ...(chance.once(4) ? ['hand of opponent'] : [])]
  const from = (): string => chance.of(places) ?? ''
  const names: string[] = []
  const choices: string[] = []
  const isSeveral = chance.once(5)
  for (const card of ['first card', 'second card', 'third card'].slice(0, 1 + chance.below(3))) {
    const short = card.split(' ')[0]?.replace('first', 'one').replace('second', 'other') ?? ''
    const where = chance.once(3) ? ` where ${condition([...names, 'it'], 1)}` : ''
    choices.push(`      ${short}: a card in ${from()}${where}`)
    names.push(short)
  }
  if (isSeveral) choices.push(`      several: ${chance.oneOf('2 cards', '1..2 cards')} in ${from()}`)
  const lets = chance.once(3)
    ? [
        '    let:',
        `      chosen: if ${condition(names, 0)} then ${chance.of(names)} else ${chance.of(names)}`,
      ]
    : []
  const known = lets.length > 0 ? [...names, 'chosen'] : names
  const tests = Array.from({ length: 1 + chance.below(2) }, (_, i) => {
    const several = isSeveral && chance.once(2)
    const test = several
      ? `${chance.oneOf('no', 'any')} cards in several where ${condition([...known, 'it'], 1)}`
      : condition(known, 2)
    return `      condition ${i + 1}: ${chance.once(8) ? `afterwards ${afterwards(chance)}` : test}`
  })
  const most = chance.once(6)
    ? [`      the most: most(if ${condition(known, 1)} then ${chance.of(names)}.rank else 0)`]
    : []
  const steps = names.map((each) => `move ${each} to ${chance.oneOf('table', 'your hand')}`)
  const remembering = chance.oneOf(
    `set fresh to ${names[0]}`,
    `add ${names.at(-1)} to marked`,
    `set ${names[0]}.worn to true`,
    `take ${names[0]} out of marked`,
  )
  return [
    `  ${name}:`,
    '    choose:',
    ...choices,
    ...lets,
    '    only if:',
    ...tests,
    ...most,
    '    then:',
    ...[remembering, ...steps].map((step) => `      - ${step}`),
    '',
  ].join('\n')
}

function afterwards(chance: Chance): string {
  return chance.oneOf(
    `number of cards in your hand is ${1 + chance.below(4)}`,
    'any cards on table where it is fresh',
    'no cards in your hand where it.worn',
  )
}

class Conditions {
  private readonly chance: Chance
  private readonly names: readonly string[]

  constructor(chance: Chance, names: readonly string[]) {
    this.chance = chance
    this.names = names
  }

  truth(depth: number): string {
    const { chance } = this
    if (depth === 0 || chance.once(3)) return this.comparison()
    const part = (): string => this.truth(depth - 1)
    return chance.way(
      () => `(${part()} and ${part()})`,
      () => `(${part()} or ${part()})`,
      () => `(if ${part()} then ${part()} else ${part()})`,
      () => `not (${part()})`,
    )
  }

  private card(): string {
    return this.chance.of(this.names) ?? ''
  }

  private comparison(): string {
    const { chance } = this
    const [one, other] = [this.card(), this.card()]
    const place = chance.oneOf('your hand', 'table')
    const each = chance.fresh('c')
    return chance.way(
      () => `${one} is not ${other}`,
      () => `${one} is not ${other}`,
      () => `${one} is ${other}`,
      () => `${one}.kind is ${other}.kind`,
      () => `${one}.rank ${chance.oneOf('<', '<=')} ${other}.rank`,
      () => `${one} is ${chance.oneOf('', 'not ')}fresh`,
      () => `${one} is ${chance.oneOf('', 'not ')}in marked`,
      () => `${one}.worn`,
      () => `differ(${one}, ${other})`,
      () => `go together(${one}, ${other})`,
      () => `differ(${one}, fresh otherwise ${other})`,
      () => `stale(${one})`,
      () => `better(${one}, ${other})`,
      () => `${one} is first card in ${place}`,
      () => `(first card in ${place} where it is not ${one}) is ${other}`,
      () =>
        `any cards called ${each} in ${place} where ${each} is not ${one} and ${each}.rank is ${other}.rank`,
      () =>
        `(number of cards called ${each} in ${place} where ${each} is ${one} or ${each} is ${other}) is 1`,
      () => `(if fresh is none then ${one} else fresh) is ${other}`,
    )
  }
}
