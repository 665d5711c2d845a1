import { NONE } from '../../grammar/ir/ir.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import type { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import type { HeartsRules } from '../oracle/hearts-oracle.ts'
import { host, known, shippedFile } from './shipped-documents.ts'
import { playable } from '../playable.ts'

export const COMMON: HeartsRules = {
  players: 4,
  losingScore: 100,
  cleanOpening: true,
  queenBreaksHearts: false,
  moon: 'others gain',
  passing: 'changing',
  tiePlayedOff: true,
}

/** The ruleset with the options that correspond to these rules. */
export function heartsProgram(rules: HeartsRules, uses: readonly string[] = []): Program {
  const configured = playable(loadRuleset({
    file: shippedFile('tricks/hearts/hearts.yaml'),
    host,
    known,
    uses,
    options: new Map([
      ['losing score', String(rules.losingScore)],
      ['clean opening', String(rules.cleanOpening)],
      ['queen breaks hearts', String(rules.queenBreaksHearts)],
      ['moon scoring', rules.moon],
      ['passing rule', rules.passing],
      ['tie played off', String(rules.tiePlayedOff)],
    ]),
  }), rules.players)
  return programOf(configured.checked)
}

/** The names of the cards in a place, in order. */
export function cardsIn(match: Match, place: string): readonly string[] {
  const { ir } = match
  const state = match.snapshot()
  const container = ir.containers.findIndex(({ name }) => name === place)
  if (container < 0) throw new Error(`there is no place called ${place}`)
  const cards: string[] = []
  for (let p = state[ir.memory.first + container] ?? NONE; p !== NONE; p = state[ir.memory.next + p] ?? NONE)
    cards.push(ir.kinds[ir.pieces[p]?.kind ?? -1]?.name ?? '')
  return cards
}

export function handsOf(match: Match): readonly ReadonlySet<string>[] {
  return match.ir.seats.map(({ name }) => new Set(cardsIn(match, `hand of ${name}`)))
}

/** A move as the oracle writes it: the cards that it names, in the order of their names. */
export function cardsNamed(notation: string): string {
  return [...notation.matchAll(/(club|diamond|spade|heart) [a-z]+/g)]
    .map(([card]) => card)
    .sort()
    .join('+')
}

export function scoresOf(match: Match): readonly number[] {
  const values = match.view().values.find(({ name }) => name === 'score')?.values ?? []
  return values.map(({ value }) => Number(value))
}
