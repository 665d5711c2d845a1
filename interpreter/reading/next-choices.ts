import { NONE, type ValueTypeIR } from '../../grammar/ir/ir.ts'
import type { Listed, Move } from '../notation/move.ts'
import { isEmptySlot } from '../notation/slots.ts'
import type { SeenTable } from '../why/seen-table.ts'

/** A thing that may be chosen: its name here, and its place. */
export interface ChoosableThing {
  /** Name of the choice of the action. */
  readonly choice: string
  /** Including its place if it is a piece. */
  readonly thing: string
  /** Name of the space that it is, or of its place. Undefined for things without a place, such as numbers. */
  readonly at: string | undefined
  /** For a piece whose face the player knows. */
  readonly kind: string | undefined
}

/** The things that may be chosen next, such that some legal move contains everything chosen. */
export interface NextChoices {
  /** Each thing once, in the order of the moves. */
  readonly next: readonly ChoosableThing[]
  /** The complete move, if the choices make one. */
  readonly move: Move | undefined
}

/** The picks of a move under one name: one thing, or several. */
interface Part {
  readonly choice: string
  /** True if only this order is possible. */
  readonly inSuccession: boolean
  /** Otherwise several pieces are sorted by number, which may reveal what they are. */
  readonly isInOrder: boolean
  readonly things: readonly ChoosableThing[]
}

/**
 * Offers the moves of an action choice by choice, and choices of several things one by one. Nothing happens until a
 * complete move is played, so a choice is undone by leaving it out.
 */
export function nextChoices(
  table: SeenTable,
  moves: readonly Listed[],
  action: string,
  chosen: readonly string[],
): NextChoices {
  const next = new Map<string, ChoosableThing>()
  let whole: Move | undefined
  for (const { move, code } of moves) {
    if (move.action !== action) continue
    const left = behind(partsOf(table, code), chosen)
    if (left === undefined) continue
    if (left.things.length === 0) whole ??= move
    for (const thing of left.things) next.set(`${left.choice}: ${thing.thing}`, thing)
  }
  return { next: [...next.values()], move: whole }
}

/** The rest of the current part after these choices. If nothing is left, the move is complete. */
function behind(
  parts: readonly Part[],
  chosen: readonly string[],
): Pick<Part, 'choice' | 'things'> | undefined {
  let taken = 0
  for (const { choice, inSuccession, things } of parts) {
    const left = [...things]
    while (left.length > 0 && taken < chosen.length) {
      const at = left.findIndex(({ thing }) => thing === chosen[taken])
      if (at < 0 || (inSuccession && at > 0)) return undefined
      left.splice(at, 1)
      taken++
    }
    if (left.length > 0) return { choice, things: inSuccession ? left.slice(0, 1) : left }
  }
  return taken === chosen.length ? { choice: '', things: [] } : undefined
}

function partsOf(table: SeenTable, code: number): readonly Part[] {
  const choices = table.choicesOf(code)
  const parts: (Part & { readonly things: ChoosableThing[] })[] = []
  table.ir.actions[choices?.action ?? -1]?.choices.forEach((choice, i) => {
    const { name, type, slot, inSuccession = false, inner } = choice
    const value = choices?.values[i] ?? 0
    if (inner === true) return
    const before = parts.at(-1)
    const part: (typeof parts)[number] =
      slot !== undefined && slot > 0 && before !== undefined
        ? before
        : { choice: name, inSuccession, isInOrder: inSuccession || type !== 'piece', things: [] }
    if (part !== before) parts.push(part)
    if (!isEmptySlot(choice, value))
      part.things.push({
        choice: name,
        thing: table.nameAndPlaceOf(type, value),
        ...whereabouts(table, type, value),
      })
  })
  return parts.map((part) =>
    part.isInOrder ? part : { ...part, things: part.things.toSorted((a, b) => byText(a.thing, b.thing)) },
  )
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function whereabouts(
  table: SeenTable,
  type: ValueTypeIR,
  value: number,
): Pick<ChoosableThing, 'at' | 'kind'> {
  if (value === NONE) return { at: undefined, kind: undefined }
  if (type === 'space') return { at: table.ir.spaces[value]?.name, kind: undefined }
  if (type !== 'piece' && type !== 'group') return { at: undefined, kind: undefined }
  const container = table.placeOf(value)
  const at = container?.supply === true ? undefined : container?.name
  return { at, kind: type === 'piece' ? table.kindOf(value)?.name : undefined }
}
