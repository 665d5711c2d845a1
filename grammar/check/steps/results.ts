import type { Expression } from '../../expression/ast.ts'
import { NOTHING, conjunction, choose, compare, constant, disjunction } from '../../ir/build.ts'
import { LARGEST_WORD, NONE, type ExprIR, type SetIR, type StepIR } from '../../ir/ir.ts'
import { readsRegister } from '../../ir/walk.ts'
import { winnersIn } from '../../ir/outcome.ts'
import { SEAT, PUBLIC, sameType, typeWords, type Type } from '../../types/types.ts'
import type { InWorld, Lowering, Reading, Reporting } from '../elaboration/contexts.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import type { Elaborated } from '../elaboration/step-place.ts'
import { spells } from '../../document/spelling.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { scalarOf, type Value } from '../elaboration/values.ts'
import { mayBeNone, theOnly, valueAsSet } from '../expressions/conversions.ts'
import { TEAM_TYPE, seatsOfTeam } from '../nouns/teams.ts'
import { scopeOfThing } from '../expressions/scope-of-thing.ts'
import { elaborate, number } from '../elaboration/dispatch.ts'
import { isHighestFirst } from '../nouns/ordered-nouns.ts'
import type { StepHere, StepHandlers, Of } from './step-handlers.ts'

export const RESULTS: StepHandlers<'win' | 'lose' | 'draw' | 'rank' | 'score'> = {
  win: (here, { who, points, words }) => {
    const { el, context } = here
    const isForPoints = points !== undefined
    const winner = winners(el, context, who, { loses: false, points: isForPoints })
    return won(here, winner, words, isForPoints ? { points: pointsWon(el, context, points) } : {})
  },
  lose: (here, { who, words }) =>
    won(here, winners(here.el, here.context, who, { loses: true, points: false }), words),
  draw: (here, { words }) => {
    here.el.texts.announce(`drawn by ${words}`, here.at)
    return won(here, NOTHING, words)
  },
  rank: ({ el, context, done }, step) => done(rankSteps(el, context, step, ranked(el, context, step))),
  score: ({ el, context, done }, { by }) => done([rankStep(el, context, by, 'nobody')]),
}

type RankStep = Extract<StepIR, { step: 'rank' }>

function won(
  { el, origin, done }: StepHere,
  winner: ExprIR,
  words: string,
  points: { readonly points?: ExprIR } = {},
): Elaborated {
  return done([{ step: 'win', winner, ...points, reason: el.texts.reason(words), origin }])
}

/** Determines whether players or teams are ranked. */
function ranked(el: InWorld & Reporting, context: Context, { what }: Of<'rank'>): 'player' | 'team' {
  const isOf = (name: string): boolean => spells(what.text, name, undefined)
  if (el.world.teams.length > 0 && isOf('team')) return 'team'
  if (!isOf('player'))
    el.report('ST4102', spanIn(context, what), `Only players and teams are ranked, not \`${what.text}\`.`, {
      ...suggestion(what.text, ['players', ...(el.world.teams.length > 0 ? ['teams'] : [])]),
    })
  return 'player'
}

/**
 * The winners, encoded as in the state header; with `loses`, everybody else wins, and with `points` they win some. Takes
 * players, teams, or several of them.
 */
export function winners(
  el: Reading,
  context: Context,
  who: Expression,
  { loses, points }: { readonly loses: boolean; readonly points: boolean },
): ExprIR {
  const value = theOnly(el, elaborate(el, context, who, SEAT))
  if ('secrecy' in value)
    publicOnly(el, value.secrecy, spanIn(context, who), loses ? 'Who loses' : 'Who wins')
  if (value.form === 'scalar' && value.orNone) mayBeNone(el, context, who)
  if (!points && value.form === 'scalar' && value.type.kind === 'seat') {
    if (!loses) return value.ir
    // The other of two players.
    if (el.world.seats.length === 2) return { op: 'sub', left: constant(1), right: value.ir }
  }
  const named = seatsMeant(el, context, who, value)
  if (named === undefined) return constant(NONE)
  const won = wonBy(el, loses ? withoutPartners(el, named) : named, points)
  // As without points, nobody in particular is a draw.
  if (!points || loses || value.form !== 'scalar' || value.type.kind !== 'seat') return won
  return choose(compare('eq', value.ir, constant(NONE)), constant(NONE), won)
}

/** The named players, and the players of the named teams. */
function seatsMeant(el: Reading, context: Context, who: Expression, value: Value): SetIR | undefined {
  const set = valueAsSet(el, context, who, value)
  if (set.element.kind === 'hole') return undefined
  if (set.element.kind === 'seat') return set.ir
  if (sameType(set.element, TEAM_TYPE)) {
    const { reg, ir } = el.boundRegister(TEAM_TYPE)
    return { set: 'each', over: set.ir, reg, of: seatsOfTeam(el, ir) }
  }
  el.report(
    'ST4102',
    spanIn(context, who),
    `Only players and teams win and lose; this is ${typeWords(set.element)}.`,
  )
  return undefined
}

/** Everybody except the losers and their team mates. */
function withoutPartners(el: Lowering, lost: SetIR): SetIR {
  const everySeat: SetIR = { set: 'range', from: constant(0), to: constant(el.world.seats.length - 1) }
  const { reg, ir } = el.boundRegister('seat')
  const item = { op: 'contains', set: lost, item: ir } as const
  if (el.world.teams.length === 0)
    return { set: 'filter', of: everySeat, reg, where: { op: 'not', term: item } }
  const loser = el.boundRegister('seat')
  const same = compare('eq', el.teamOf(loser.ir), el.teamOf(ir))
  const found: SetIR = { set: 'filter', of: lost, reg: loser.reg, where: same }
  return { set: 'filter', of: everySeat, reg, where: { op: 'not', term: { op: 'any', set: found } } }
}

function wonBy(el: Lowering, seats: SetIR, points: boolean): ExprIR {
  const count = el.world.seats.length
  const bits = el.tables.ofWorld('bit of seat', () => el.world.seats.map((_, seat) => 2 ** seat))
  return winnersIn(
    count,
    seats,
    points,
    (seat) => el.lookUp('bit of seat', bits, seat),
    () => el.boundRegister('seat'),
  )
}

/** The points of each winner, which are public. */
export function pointsWon(el: Reading, context: Context, points: Expression): ExprIR {
  const value = number(el, context, points)
  publicOnly(el, value.secrecy, spanIn(context, points), 'How many points are won')
  el.scores()
  return value.ir
}

/** `rank players by E`, `rank teams by E`, `the game is scored by E`. */
function rankStep(el: Reading, context: Context, by: Expression, wins: RankStep['wins']): RankStep {
  const { reg, value } = rankedBy(el, context, by, wins)
  return {
    step: 'rank',
    reg,
    by: value,
    into: el.scores(),
    wins,
    reason: el.texts.reason(context.source.text.slice(by.start, by.kind === 'ranked' ? by.term.end : by.end)),
    origin: el.texts.origin(spanIn(context, by)),
  }
}

/** A number for each player or team; the register holds the seat. */
function rankedBy(
  el: Reading,
  context: Context,
  by: Expression,
  wins: RankStep['wins'],
): { readonly reg: number; readonly value: ExprIR } {
  const { reg, ir } = el.boundRegister('seat')
  const type: Type = wins === 'team' ? TEAM_TYPE : SEAT
  const it = scalarOf(type, wins === 'team' ? el.teamOf(ir) : ir, { face: PUBLIC })
  const value = number(el, { ...context, scope: scopeOfThing(el, context.scope, it) }, by)
  publicOnly(el, value.secrecy, spanIn(context, by), 'Who is placed where')
  warnOfOneNumber(el, context, by, { reg, value: value.ir, wins })
  return { reg, value: value.ir }
}

/** Warns about a number that is the same for all who are ranked, such as a value tracked once for the whole game. */
function warnOfOneNumber(
  el: Reporting,
  context: Context,
  by: Expression,
  { reg, value, wins }: { readonly reg: number; readonly value: ExprIR; readonly wins: RankStep['wins'] },
): void {
  if (wins === 'nobody' || value.op === 'const' || readsRegister(value, new Set([reg]))) return
  const isTracked = by.kind === 'name' && value.op === 'cell'
  const name = context.source.text.slice(by.start, by.end)
  el.report(
    'ST4295',
    spanIn(context, by),
    `This is the same number for each ${wins}, so the game is drawn.`,
    {
      label: `the same for each ${wins}`,
      help: isTracked
        ? `Track it of each ${wins}: \`each ${wins}: { ${name}: 0 }\`.`
        : `Use something that belongs to each ${wins}, who is \`it\` here.`,
    },
  )
}

/**
 * `rank players by A, then B`: the values are stored as scores, and players are ranked by the number of players each
 * has reached or passed, value by value: upwards, or downwards with `lowest first`.
 */
function rankSteps(
  el: Reading,
  context: Context,
  { by, then }: Of<'rank'>,
  wins: 'player' | 'team',
): readonly StepIR[] {
  const step = rankStep(el, context, by, wins)
  const isLowest = isLowestFirst(el, context, by)
  if (then.length === 0 && !isLowest) return [step]
  const first = { reg: step.reg, value: step.by, isLowest }
  const numbers = [
    first,
    ...then.map((each) => ({
      ...rankedBy(el, context, each, wins),
      isLowest: isLowestFirst(el, context, each),
    })),
  ]
  const { into, origin, reg } = step
  const valueOf = (one: typeof first, seat: ExprIR): ExprIR => ({
    op: 'let',
    reg: one.reg,
    value: seat,
    body: one.value,
  })
  const own: ExprIR = { op: 'reg', reg }
  const other = el.boundRegister('seat')
  const reached = numbers.reduceRight<ExprIR | undefined>((rest, one) => {
    const values = [valueOf(one, own), valueOf(one, other.ir)] as const
    const [mine, theirs] = one.isLowest ? [values[1], values[0]] : values
    return rest === undefined
      ? compare('le', theirs, mine)
      : disjunction([compare('lt', theirs, mine), conjunction([compare('eq', theirs, mine), rest])])
  }, undefined)
  const seats: SetIR = { set: 'range', from: constant(0), to: constant(el.world.seats.length - 1) }
  const passed: SetIR = { set: 'filter', of: seats, reg: other.reg, where: reached ?? constant(1) }
  const scores = el.world.seats.map((_, seat): StepIR => ({
    step: 'store',
    base: into,
    index: constant(seat),
    value: valueOf(first, constant(seat)),
    least: -LARGEST_WORD,
    most: LARGEST_WORD,
    orNone: false,
    origin,
  }))
  const ranking: RankStep = { ...step, by: { op: 'count', set: passed }, into: el.standings() }
  return [...scores, isLowest ? { ...ranking, lowest: true } : ranking]
}

/** `score, lowest first` */
function isLowestFirst(el: Reporting, context: Context, by: Expression): boolean {
  return by.kind === 'ranked' && !isHighestFirst(el, context, by.order, 'Players are ranked')
}
