import { configure, loadRuleset } from '../../grammar/load.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { sightGame } from './sight-games.ts'
import { chance } from '../games/loaded.ts'

/* Games made at random out of everything that could tell what cards are: most are refused, the rest must keep their secrets. */

type Below = (n: number) => number

const PLACES = `  tray: { each: player, holds: up to 6 cards, pile: yes, seen by: nobody, top seen by: owner }
  tower: { each: player, holds: up to 6 cards, pile: yes, seen by: nobody, top seen by: everyone }
  drawer: { each: player, holds: up to 6 cards, pile: yes, seen by: owner }
  table: { each: player, holds: up to 6 cards, seen by: everyone }
  field: { grid: "..", holds: up to 3 cards, seen by: nobody }
`
const OWN = ['hand', 'brow', 'heap', 'bin', 'tray', 'tower', 'drawer', 'table']
const TRACK = `  named: card or none
  some: set of cards
  told sum: 0..40 = 0
  each player: { score: 0..9 = 0, wished: card kind or none, mark: 0..3 = 0 }
  each player in secret: { bid: 0..3 = 0, cup: dice, mined: set of spaces }
`
const MARKS = 'track: { told: 0..3 = 0, bent: false }\n    kinds:'

/** Undefined if the checker has anything to say against it. */
export function soundIr(text: string): GameIR | undefined {
  const { ruleset, diagnostics } = loadRuleset({ file: sourceFile('made.yaml', text), host: memoryHost([]) })
  const made = ruleset === undefined ? undefined : configure(ruleset, undefined)
  const found = [...diagnostics, ...(made?.diagnostics ?? [])]
  // By what was mixed, rules tell what they find; that is said as a warning.
  return found.some(({ severity, code }) => severity === 'error' || code === 'ST4148')
    ? undefined
    : made?.configured?.checked.ir
}

/** A random ruleset; the checker may refuse it. */
export function madeGame(seed: number): string {
  const below = chance(seed)
  const names = Array.from(
    { length: 2 + below(3) },
    (_, i) => `act ${'one two three four five'.split(' ')[i]}`,
  )
  const isReply = names.map((_, i) => i > 0 && below(5) === 0)
  const replies = names.filter((_, i) => isReply[i])
  const actions = names.map((name, i) =>
    actionText(below, name, isReply[i] ? names[0] : undefined, i === 0 ? replies : []),
  )
  const asked = names.filter((_, i) => !isReply[i]).join(' or ')
  const secretly =
    below(3) === 0
      ? `  - every player in secret: you ${below(2) === 0 ? `must ${asked} or else nothing` : `may ${asked}`}\n`
      : ''
  return sightGame({
    track: TRACK,
    places: PLACES,
    more: more(below, names),
    setup: `${setupText(below)}${secretly}`.trimEnd(),
    turns: `  - turns from ann, at most 4: you ${below(3) === 0 ? `may ${asked}` : `must ${asked} or else nothing`}`,
    actions: actions.join(''),
  }).replace('kinds:', MARKS)
}

function one<T>(below: Below, from: readonly T[]): T {
  return from[below(from.length)] as T
}

function place(below: Below): string {
  const whose = one(below, ['your', 'your', 'opponent'])
  const name = one(below, [...OWN, ...OWN, 'deck', 'stock'])
  if (name === 'deck' || name === 'stock') return name
  return whose === 'your' ? `your ${name}` : `${name} of opponent`
}

function condition(below: Below, it = 'it'): string {
  return one(below, [
    `${it}.worth > 1`,
    `${it} is boy`,
    `${it}.hue is red`,
    `${it}.told is 2`,
    `${it}.told > 0`,
    `${it}.bent`,
    `${it} is named`,
    `${it} is not named`,
    `some has ${it}`,
    `${it}.kind is your wished`,
    `${it}.worth > your bid`,
    `${it} is in your hand`,
  ])
}

function test(below: Below): string {
  const there = place(below)
  return one(below, [
    `any aces in ${there}`,
    `any cards in ${there}`,
    `${there} is not empty`,
    `any cards in ${there} where ${condition(below)}`,
    `number of cards in ${there} > number of cards in ${place(below)}`,
    `named is not none`,
    `some is not empty`,
    `your bid > 1`,
    `bid of opponent > 1`,
    `your cup has 6`,
    `sum of worth over cards in ${there} > 3`,
    `your score > 1`,
    `opponent.mark > 1`,
  ])
}

function choiceText(below: Below): { readonly line: string; readonly things: readonly string[] } {
  const there = place(below)
  const where = below(3) === 0 ? ` where ${condition(below)}` : ''
  return one(below, [
    { line: `card: cards in ${there}${where}`, things: ['card'] },
    { line: `card: cards in ${there}${where}`, things: ['card'] },
    { line: `card: aces in ${there}`, things: ['card'] },
    { line: `card: cards in (${there} + ${place(below)})${where}`, things: ['card'] },
    { line: `two: 2 cards from ${there}${where}`, things: ['two'] },
    { line: `two: 1..2 cards from ${there}${where}`, things: ['two'] },
    { line: `two: in succession 1..2 cards in ${there}`, things: ['two'] },
    { line: `two: 2 cards from (${there} + ${place(below)})`, things: ['two'] },
    {
      line: `card: cards in ${there}\n      other: cards in ${place(below)} where it is not card`,
      things: ['card', 'other'],
    },
    { line: `card: cards in ${there}\n      n: 0..3`, things: ['card', 'n'] },
    { line: `card: cards in ${there}\n      there: spaces on field`, things: ['card', 'there'] },
    { line: `n: 0..3`, things: ['n'] },
    { line: `wanted: kinds in cards`, things: ['wanted'] },
    { line: `there: spaces on field where any cards in it`, things: ['there'] },
  ])
}

function stepsText(below: Below, things: readonly string[], depth = 0): string {
  const cards = things.filter((thing) => thing === 'card' || thing === 'other' || thing === 'two')
  const single = things.find((thing) => thing === 'card' || thing === 'other')
  const [first] = cards
  const there = place(below)
  const way = one(below, ['to', 'onto', 'to', 'under', 'to'])
  const kinds: readonly (string | undefined)[] = [
    ...(first === undefined
      ? []
      : [
          `move ${first} ${way} ${there}`,
          `move ${first} ${way} ${there}`,
          `move ${cards.at(-1)} ${way} ${there}`,
        ]),
    first && `reveal ${first}`,
    first && `show ${first} to ${one(below, ['you', 'opponent'])}`,
    single && `set ${single}.told to ${things.includes('n') ? 'n' : below(4)}`,
    single && `set ${single}.bent to true`,
    single && `set named to ${single}`,
    single && `add ${single} to some`,
    single && things.includes('there') ? `move ${single} to there` : undefined,
    things.includes('other') ? 'swap card with other' : undefined,
    things.includes('n')
      ? one(below, ['set your bid to n', 'set your mark to n', 'set your score to n'])
      : undefined,
    things.includes('wanted') ? 'set your wished to wanted' : undefined,
    things.includes('there') ? 'add there to your mined' : undefined,
    things.includes('there') ? `move all cards in there to ${there}` : undefined,
    `move all cards in ${place(below)} ${way} ${there}`,
    `move all cards in ${place(below)} where ${condition(below)} ${way} ${there}`,
    `deal up to 1 from deck to ${there}`,
    `deal up to 2 from ${one(below, ['your heap', 'your tray', 'heap of opponent', 'deck'])} to ${there}`,
    `shuffle ${there}`,
    `swap ${there} with ${place(below)}`,
    `move openly all aces in ${place(below)} to ${there}`,
    `set told sum to openly number of aces in ${there}`,
    `set told sum to number of cards in ${there} where told > 0`,
    'roll 2 dice to your cup',
    'add 1 to your bid',
    'add 1 to bid of opponent',
    'set named to none',
    `set named to first card in ${there}`,
    `say "there are {number of cards in ${there}}"`,
    ...(depth > 1
      ? []
      : [
          `if ${test(below)}:\n${indented(below, things, depth)}`,
          `if openly ${test(below)}:\n${indented(below, things, depth)}`,
          `if ${place(below)} is not empty: move random card in ${there} to ${place(below)}`,
          `for each card in ${there}:\n${indented(below, ['card'], depth)}`,
          `for each card in ${there}:\n${' '.repeat(10 + 4 * depth)}- if openly ${condition(below, 'card')}:\n${indented(below, ['card'], depth + 1)}`,
        ]),
  ]
  const some = kinds.filter((kind) => kind !== undefined)
  const lines = Array.from({ length: 1 + below(2) }, () => one(below, some))
  return lines.map((line) => `${' '.repeat(6 + 4 * depth)}- ${line}\n`).join('')
}

function indented(below: Below, things: readonly string[], depth: number): string {
  return stepsText(below, things, depth + 1).trimEnd()
}

function actionText(
  below: Below,
  name: string,
  replyTo: string | undefined,
  replies: readonly string[],
): string {
  const choices = below(5) === 0 ? undefined : choiceText(below)
  const things = choices?.things ?? []
  const only =
    below(4) === 0
      ? `    only if:\n      it is so: ${below(3) === 0 ? `afterwards ${test(below)}` : test(below)}\n`
      : ''
  const asks =
    replies.length === 0
      ? ''
      : `      - opponent ${below(2) === 0 ? `may ${replies.join(' or ')}` : `must ${replies.join(' or ')} or else nothing`}\n`
  return `  ${name}:
${replyTo === undefined ? '' : `    in reply to: ${replyTo}\n`}${choices === undefined ? '' : `    choose:\n      ${choices.line}\n`}${only}    then:
${stepsText(below, things)}${asks}`
}

function setupText(below: Below): string {
  const marks = [
    '',
    '  - for each ace in stock: set ace.told to 2\n',
    '  - for each card in stock where it.hue is red: set card.bent to true\n',
    '  - set named to first ace in stock\n',
    '  - for each ace in stock: add ace to some\n',
  ]
  const later = [
    '',
    '',
    '  - set named to top of deck\n',
    '  - for each player: roll 1 dice to cup of player\n',
  ]
  const deal = `  - for each player: deal ${1 + below(2)} from deck to ${one(below, OWN)} of player\n`
  const more = `  - for each player: deal 1 from deck to ${one(below, OWN)} of player\n`
  return `${one(below, marks)}  - for each card in stock: move card onto deck\n  - shuffle deck\n${deal}${more}${one(below, later)}`
}

function more(below: Below, names: readonly string[]): string {
  const forbid = below(5) === 0 ? `forbid:\n  no: ${names[0]} when ${test(below)}\n` : ''
  const whenever =
    below(5) === 0
      ? `whenever:\n  it is so:\n    for each: player\n    when: ${below(2) === 0 ? 'openly ' : ''}${test(below).replaceAll('opponent', 'ben').replaceAll('your ', 'player.')}\n    then: set told sum to 7\n`
      : ''
  return forbid + whenever
}
