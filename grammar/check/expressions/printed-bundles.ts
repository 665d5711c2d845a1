import { changingFaces } from '../world/changing-faces.ts'
import { unwatched, BUNDLES } from '../world/watched-world.ts'
import { NONE } from '../../ir/ir.ts'
import type { Lowering } from '../elaboration/contexts.ts'
import type { Scalar, Value } from '../elaboration/values.ts'
import type { ColumnInfo, World } from '../world/world.ts'

/*
 * Printed bundles go into tables of the IR and usually affect nothing else. A text that asks whether a hand has
 * `card.needs` need not be read again when a different number is printed.
 */

/** Records that a text compares bundles: its result may be known before the game. */
export function noteCompared(lowering: Pick<Lowering, 'reads'>, value: Value): void {
  if (value.form === 'scalar' && value.type.kind === 'bundle') lowering.reads.facts.add(BUNDLES)
}

/**
 * The column of bundles printed on a piece. Recorded as a read, unless only the existence of different bundles matters.
 */
export function bundleColumn(lowering: Lowering, piece: Scalar, column: ColumnInfo): ColumnInfo {
  const { classes } = unwatched(lowering.world)
  const own = classes.find(({ columns }) => columns.some(({ key }) => key === column.key))
  const printed = own?.columns.find(({ key }) => key === column.key)
  const isPlain =
    piece.type.kind === 'piece' && piece.ir.op !== 'const' && changingFaces(lowering.world) === undefined
  if (own === undefined || printed === undefined || piece.type.kind !== 'piece' || !isPlain) return column
  const kinds = [...lowering.kindsNow(piece.type)]
  const question = `are there several ${column.name} of ${own.name} ${kinds.join()}?`
  return lowering.asked(question, (world) => Number(areSeveral(world, own.name, column.name, kinds))) === 1
    ? printed
    : column
}

/** True if these kinds, and the pieces of the game, have different bundles printed. */
function areSeveral(world: World, className: string, name: string, kinds: readonly number[]): boolean {
  const own = world.classes.find((one) => one.name === className)
  const values = own?.columns.find((column) => column.name === name)?.values ?? []
  const printed = (kind: number): number => values[own?.kinds.indexOf(kind) ?? -1] ?? NONE
  const possible = new Set(kinds.map(printed))
  const printedNumbers = new Set(world.faces.map(({ kind }) => printed(kind)))
  return possible.size > 1 && !possible.has(NONE) && printedNumbers.size > 1
}
