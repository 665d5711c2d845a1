import { compare } from '../../ir/build.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import type { Lowering } from '../elaboration/contexts.ts'
import { scalarOf, type Scalar, type SetValue } from '../elaboration/values.ts'
import { PUBLIC, SEAT, type Type } from '../../types/types.ts'

/** Teams are the values of an enumeration that `players` declares. */
export const TEAM_TYPE: Type = { kind: 'enumeration', name: 'team' }

/** The players of a team. */
export function seatsOfTeam(lowering: Pick<Lowering, 'tables' | 'world'>, team: ExprIR): SetIR {
  const rows = lowering.world.teams.map(({ seats }) => seats)
  return { set: 'row', ...lowering.tables.rows('players of team', rows), index: team }
}

/** All other players of a player's team; undefined in games without teams. */
export function partnersOf(lowering: Lowering, seat: ExprIR): SetValue | undefined {
  if (lowering.world.teams.length === 0) return undefined
  const { reg, ir } = lowering.boundRegister('seat')
  const team = seatsOfTeam(lowering, lowering.teamOf(seat))
  const others: SetIR = { set: 'filter', of: team, reg, where: compare('ne', ir, seat) }
  return { form: 'set', element: SEAT, ir: others, secrecy: PUBLIC, face: PUBLIC }
}

/** The other player of a team of two; undefined if any team has another size. */
export function partnerOf(lowering: Lowering, seat: ExprIR): Scalar | undefined {
  const { teams, seats } = lowering.world
  if (teams.length === 0 || teams.some((team) => team.seats.length !== 2)) return undefined
  const partners = lowering.tables.ofWorld('partner', () =>
    seats.map(
      (_, at) => teams.find((team) => team.seats.includes(at))?.seats.find((one) => one !== at) ?? at,
    ),
  )
  return scalarOf(SEAT, lowering.lookUp('partner', partners, seat))
}
