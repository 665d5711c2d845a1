import type { Expression } from '../../expression/ast.ts'
import { compare, constant } from '../../ir/build.ts'
import { NONE } from '../../ir/ir.ts'
import type { ExprIR, SetIR, StepIR } from '../../ir/ir.ts'
import { winnersIn } from '../../ir/outcome.ts'
import { SEAT, PUBLIC, sameType, typeWords } from '../../types/types.ts'
import type { Type } from '../../types/types.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import type { Context } from '../elaboration/scope.ts'
import { spanIn } from '../elaboration/scope.ts'
import { scalarOf } from '../elaboration/values.ts'
import type { Value } from '../elaboration/values.ts'
import { elaborate, number } from '../expressions/expressions.ts'
import { theOnly, valueAsSet } from '../expressions/conversions.ts'
import { TEAM, seatsOfTeam } from '../nouns/teams.ts'

/**
 * The winners, encoded as in the state header; with `loses`, everybody else wins. Takes players, teams, or several of them.
 */
export function winners(el: Elaboration, context: Context, who: Expression, loses: boolean): ExprIR {
  const value = theOnly(el, elaborate(el, context, who, SEAT))
  if ('secrecy' in value)
    publicOnly(el, value.secrecy, spanIn(context, who), loses ? 'Who loses' : 'Who wins')
  if (value.form === 'scalar' && value.type.kind === 'seat') {
    if (!loses) return value.ir
    // The other of two players.
    if (el.world.seats.length === 2) return { op: 'sub', left: constant(1), right: value.ir }
  }
  const named = seatsMeant(el, context, who, value)
  if (named === undefined) return constant(NONE)
  return wonBy(el, loses ? withoutPartners(el, named) : named)
}

/** The named players, and the players of the named teams. */
function seatsMeant(el: Elaboration, context: Context, who: Expression, value: Value): SetIR | undefined {
  const set = valueAsSet(el, context, who, value)
  if (set.element.kind === 'hole') return undefined
  if (set.element.kind === 'seat') return set.ir
  if (sameType(set.element, TEAM)) {
    const { reg, ir } = el.boundRegister(TEAM)
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
function withoutPartners(el: Elaboration, lost: SetIR): SetIR {
  const all: SetIR = { set: 'range', from: constant(0), to: constant(el.world.seats.length - 1) }
  const { reg, ir } = el.boundRegister('seat')
  const item = { op: 'contains', set: lost, item: ir } as const
  if (el.world.teams.length === 0) return { set: 'filter', of: all, reg, where: { op: 'not', term: item } }
  const loser = el.boundRegister('seat')
  const same = compare('eq', el.teamOf(loser.ir), el.teamOf(ir))
  const found: SetIR = { set: 'filter', of: lost, reg: loser.reg, where: same }
  return { set: 'filter', of: all, reg, where: { op: 'not', term: { op: 'any', set: found } } }
}

export function wonBy(el: Elaboration, seats: SetIR): ExprIR {
  const count = el.world.seats.length
  const bits = el.ofWorld('bit of seat', () => el.world.seats.map((_, seat) => 2 ** seat))
  return winnersIn(
    count,
    seats,
    (seat) => el.lookUp('bit of seat', bits, seat),
    () => el.boundRegister('seat'),
  )
}

/** `rank players by E`, `rank teams by E`, `the game is scored by E`. */
export function rankStep(
  el: Elaboration,
  context: Context,
  by: Expression,
  wins: Extract<StepIR, { step: 'rank' }>['wins'],
): Extract<StepIR, { step: 'rank' }> {
  const { reg, ir } = el.boundRegister('seat')
  const type: Type = wins === 'team' ? TEAM : SEAT
  const it = scalarOf(type, wins === 'team' ? el.teamOf(ir) : ir, { face: PUBLIC })
  const value = number(el, { ...context, scope: context.scope.withIt(it) }, by)
  const at = spanIn(context, by)
  publicOnly(el, value.secrecy, at, 'Who is placed where')
  return {
    step: 'rank',
    reg,
    by: value.ir,
    into: el.scores(),
    wins,
    reason: el.reason(context.source.text.slice(by.start, by.end)),
    origin: el.origin(at),
  }
}
