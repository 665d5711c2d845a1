import { UNLIMITED, type GameIR } from '../../grammar/ir/ir.ts'
import { COURSE_WORDS } from '../../grammar/ir/course-words.ts'
import { isUnset } from '../view/notable-values.ts'
import type { SeenValue, View } from '../view/view.ts'

export interface SceneValue {
  readonly name: string
  readonly value: SeenValue
}

/** A tracked value of each seat, in the order of the seats. */
export interface SeatValue {
  readonly name: string
  readonly values: readonly SeenValue[]
  /** The seats of each team, if it is a value of teams. */
  readonly teams?: readonly (readonly number[])[]
}

/** Tracked values of the game that are meaningful by themselves. A value that names a piece is visible at the piece. */
export function gameValues(ir: GameIR, { values }: View): readonly SceneValue[] {
  return values.flatMap(({ name, values: [first, ...more] }) =>
    first === undefined ||
    isLeftOut(ir, name) ||
    isIdle(name, first.value) ||
    more.length > 0 ||
    first.of !== undefined ||
    namesThings(ir, name, 'game')
      ? []
      : [{ name, value: limited(first.value) }],
  )
}

/** True if the author hides it with `not shown`. */
function isLeftOut({ notShown }: GameIR, name: string): boolean {
  return notShown?.includes(name) === true
}

/** True for what the engine keeps of the order of turns while it is as usual, and for the offset to the next seat. */
function isIdle(name: string, value: SeenValue): boolean {
  const { 'play turns round': way, 'another turn': again, 'miss turn': missed } = COURSE_WORDS
  return name === way || ((name === again || name === missed) && isUnset(value))
}

/** As the rules write it. */
function limited(value: SeenValue): SeenValue {
  return value === UNLIMITED ? 'unlimited' : value
}

export function seatValues(ir: GameIR, { values }: View): readonly SeatValue[] {
  return values.flatMap(({ name, values: all }) => {
    const each = ofSeats(ir, all)
    return each !== undefined &&
      !isLeftOut(ir, name) &&
      !each.every((value) => isIdle(name, value)) &&
      !namesThings(ir, name, 'seat')
      ? [{ name, values: each.map(limited), ...teamsOf(ir, all) }]
      : []
  })
}

type Told = View['values'][number]['values']

/** Values by seat: its own, or those of its team. */
function ofSeats(ir: GameIR, each: Told): readonly SeenValue[] | undefined {
  if (each.length === ir.seats.length && each.every(({ of }, seat) => of === ir.seats[seat]?.name))
    return each.map(({ value }) => value)
  return ofTeams(ir, each)
    ? ir.seats.map((_, seat) => {
        const team = ir.teams?.find(({ seats }) => seats.includes(seat))
        return each.find(({ of }) => of === team?.name)?.value
      })
    : undefined
}

function teamsOf(ir: GameIR, each: Told): Pick<SeatValue, 'teams'> {
  return ofTeams(ir, each) ? { teams: ir.teams?.map(({ seats }) => seats) ?? [] } : {}
}

function ofTeams({ teams = [] }: GameIR, each: Told): boolean {
  return teams.length > 0 && each.every(({ of }, team) => of === teams[team]?.name)
}

/** Tracked values of each seat and each of something else, as on a sheet with a line for each of it. */
export interface ValueSheet {
  readonly name: string
  /** In each line, the values of all seats in their order; undefined: none yet. */
  readonly lines: readonly { readonly name: string; readonly values: readonly (SeenValue | undefined)[] }[]
}

/** More lines are no sheet, and neither is one on which nothing is true yet. */
const MOST_LINES = 20

export function valueSheets(ir: GameIR, { values }: View): readonly ValueSheet[] {
  return values.flatMap(({ name, values: all }) => {
    const count = all.length / Math.max(1, ir.seats.length)
    const first = ir.seats[0]?.name ?? ''
    const lines = all.slice(0, count).map(({ of = '' }) => of.slice(first.length + 1))
    const isSheet =
      count > 1 &&
      count <= MOST_LINES &&
      !isLeftOut(ir, name) &&
      all.some(({ value }) => value !== false) &&
      all.every(
        ({ of }, i) => of === `${ir.seats[Math.floor(i / count)]?.name ?? ''} ${lines[i % count] ?? ''}`,
      )
    return isSheet
      ? [
          {
            name,
            lines: lines.map((line, i) => ({
              name: line,
              values: ir.seats.map((_, seat) => all[seat * count + i]?.value),
            })),
          },
        ]
      : []
  })
}

interface Values {
  readonly values: readonly SceneValue[]
  readonly seatValues: readonly SeatValue[]
}

/** Beside a seat it goes without saying whose number it is. */
const OF_IT = /\(it\)$| of it$|^it\./u

/** The number that ranks the players is the first of their values. */
export function withRanking({ ranked, tallies = [] }: View, { values, seatValues: own }: Values): Values {
  const name = ranked?.name.replace(OF_IT, '')
  const isTold = [...tallies, ...values, ...own].some((other) => [name, ranked?.name].includes(other.name))
  if (ranked === undefined || name === undefined || isTold) return { values, seatValues: own }
  const { values: numbers, isShared } = ranked
  return isShared
    ? { values: [{ name, value: numbers[0] }, ...values], seatValues: own }
    : { values, seatValues: [{ name, values: numbers }, ...own] }
}

/** Tracked values of spaces, regions and pieces on boards, by name. */
export interface ThingValue {
  readonly name: string
  readonly of: readonly { readonly thing: string; readonly value: SeenValue }[]
}

export function thingValues(ir: GameIR, view: View): readonly ThingValue[] {
  return [...placeValues(ir, view), ...pieceValues(ir, view)].filter(({ name }) => !isLeftOut(ir, name))
}

function placeValues(ir: GameIR, { values }: View): readonly ThingValue[] {
  const seats = new Set(ir.seats.map(({ name }) => name))
  return values.flatMap(({ name, values: each }) => {
    const isElsewhere = each.some(({ of }) => of === undefined || seats.has(of)) || ofTeams(ir, each)
    if (isElsewhere || namesThings(ir, name, 'space')) return []
    const setValues = each.flatMap(({ of = '', value }) => (isUnset(value) ? [] : [{ thing: of, value }]))
    return setValues.length === 0 ? [] : [{ name, of: setValues }]
  })
}

/** On a board a piece is a letter, without room for its tracked values. */
function pieceValues(ir: GameIR, { spaces }: View): readonly ThingValue[] {
  const entries = spaces.flatMap((pieces, space) =>
    pieces.flatMap(({ kind = '?', values = [] }) =>
      values.flatMap(({ name, value }) =>
        isUnset(value) ? [] : [{ name, thing: `${kind} on ${ir.spaces[space]?.name ?? ''}`, value }],
      ),
    ),
  )
  const names = [...new Set(entries.map(({ name }) => name))]
  return names.map((name) => ({ name, of: entries.filter((each) => each.name === name) }))
}

/**
 * True if the tracked value of this name refers to things, which are seen on the table; not if one player alone knows
 * which. Locals may share a name with tracked values, so the name alone does not identify the words.
 */
function namesThings(ir: GameIR, name: string, per: 'game' | 'seat' | 'space'): boolean {
  const region = ir.memory.regions.find((r) => r.name === name && r.per === per)
  return region?.secret === undefined && (region?.type === 'piece' || region?.type === 'group')
}
