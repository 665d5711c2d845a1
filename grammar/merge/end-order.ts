import { comparedName } from '../document/names.ts'
import type { YamlNode, YamlText } from '../yaml/tree.ts'
import type { MergedEntry, MergedNode } from './merged.ts'

/** The position of an unanswerable question in the order of ends, if the game ends with it. */
export const NOBODY_CAN_MOVE = 'nobody can move'

export interface EndOrder {
  /** The `end` rules in the order in which they are tested. */
  readonly entries: readonly MergedEntry[]
  /** How many of them come before `nobody can move`. */
  readonly beforeStuck: number
  /** Rules in a cycle of `before`. */
  readonly circular: readonly MergedEntry[]
}

/**
 * The rules in text order; one that is `before` others comes right before the first of them. `nobody can move` comes
 * before all draws by default.
 */
export function endOrder(all: readonly MergedEntry[]): EndOrder {
  const stuck = all.find(isStuck)
  const entries = all.filter((entry) => !isStuck(entry))
  const known = new Set([NOBODY_CAN_MOVE, ...entries.map(({ name }) => comparedName(name))])
  const [plain, placed] = [false, true].map((isPlaced) =>
    entries.filter((entry) => winsOver(entry).length > 0 === isPlaced),
  )
  const order = (plain ?? []).map(({ name }) => comparedName(name))
  const waiting = placeAll(order, placed ?? [], known)
  if (stuck === undefined || !place(order, stuck, known)) {
    const drawn = new Set(
      entries.flatMap((entry) => (partOf(entry, 'drawn') === undefined ? [] : [comparedName(entry.name)])),
    )
    const at = order.findIndex((name) => drawn.has(name))
    order.splice(at < 0 ? order.length : at, 0, NOBODY_CAN_MOVE)
  }
  const circular = placeAll(order, waiting, known)
  order.push(...circular.map(({ name }) => comparedName(name)))
  const at = new Map(order.map((name, i) => [name, i]))
  const placeOf = ({ name }: MergedEntry): number => at.get(comparedName(name)) ?? 0
  return {
    entries: entries.toSorted((a, b) => placeOf(a) - placeOf(b)),
    beforeStuck: order.indexOf(NOBODY_CAN_MOVE),
    circular,
  }
}

/** True for the entry that only gives the position of `nobody can move`. */
export const isStuck = ({ name }: MergedEntry): boolean => comparedName(name) === NOBODY_CAN_MOVE

/** Places each rule that comes before others as soon as these have a place. Returns those in cycles. */
function placeAll(
  order: string[],
  entries: readonly MergedEntry[],
  known: ReadonlySet<string>,
): readonly MergedEntry[] {
  let waiting = entries
  for (;;) {
    const placed = waiting.filter((entry) => place(order, entry, known))
    if (placed.length === 0) return waiting
    waiting = waiting.filter((entry) => !placed.includes(entry))
  }
}

/** Places a rule right before the first of its successors, once all of them have a place. */
function place(order: string[], entry: MergedEntry, known: ReadonlySet<string>): boolean {
  const wanted = winsOver(entry).map(({ text }) => comparedName(text))
  const found = wanted.filter((name) => known.has(name)).map((name) => order.indexOf(name))
  if (found.some((at) => at < 0)) return false
  order.splice(found.length === 0 ? order.length : Math.min(...found), 0, comparedName(entry.name))
  return true
}

/** The rules that a rule is `before`. */
export function winsOver(entry: MergedEntry): readonly YamlText[] {
  const node = partOf(entry, 'before')
  if (node?.kind === 'text') return [node]
  return node?.kind === 'list' ? node.items.filter((item) => item.kind === 'text') : []
}

export function partOf(entry: MergedEntry, name: string): MergedNode | YamlNode | undefined {
  if (entry.value.kind !== 'map') return undefined
  return entry.value.entries.find(({ key }) => key.text === name)?.value
}
