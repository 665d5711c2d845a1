import './gestures.css'
import type { Table } from '../play/table.ts'
import { Air } from './flight-layer.ts'
import { watchDrag } from './drag.ts'
import { watchKeys } from './keys.ts'
import { Marks } from './marks.ts'
import { Motion } from './motion.ts'
import { Sound } from './sound.ts'

/** Adds motion, sound, dragging, marks and keys to the element of a table. Returns how to remove them. */
export function attach(root: HTMLElement, table: Table): () => void {
  const air = new Air()
  const marks = new Marks(root, table)
  const motion = new Motion(root, table, air)
  const sound = new Sound()
  table.beforeShown = (next) => {
    motion.before(next)
    sound.before(table, next)
  }
  const ends = [
    () => air.remove(),
    () => marks.end(),
    () => (table.beforeShown = undefined),
    () => sound.end(),
    watchKeys(root, table, marks),
    watchDrag(root, table, air, motion),
  ]
  return () => ends.forEach((end) => end())
}
