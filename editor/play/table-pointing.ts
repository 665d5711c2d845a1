import type { Pointing } from '../board/pointing.ts'
import { concernedThings } from './concerned-things.ts'
import type { Table } from './table.ts'
import { previewOf, type Turning } from './turning.tsx'

/** Marks on the table of the page, and what happens when the user points at something. */
export function pointingOn(table: Table, turning?: Turning): Pointing {
  const { choosing } = table
  const position = table.position.value
  return {
    targets: choosing.targets.value,
    chosen: choosing.chosen.value,
    chosenPlaces: choosing.places(),
    recent: position?.recent ?? [],
    concerned:
      position === undefined ? undefined : concernedThings(table.concern.value, position.scene, position),
    preview: previewOf(turning, choosing),
    // Pointing again at a tile turns it.
    onPick: (target) =>
      turning?.tile !== undefined && turning.space === target.place
        ? choosing.showNext()
        : void choosing.pick(target),
    onLeave: () => choosing.leave(),
    onWhy: (space) => void table.askWhy(choosing.places()[0] ?? space, space),
  }
}
