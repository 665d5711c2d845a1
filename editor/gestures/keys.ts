import type { Scene, ScenePiece } from '../../interpreter/index.ts'
import type { Table } from '../play/table.ts'
import type { Marks } from './marks.ts'

const FIELDS = 'input, textarea, select, dialog, [contenteditable], .monaco-editor'

/** Keys of the table beside those of the board. Returns how to stop. */
export function watchKeys(root: HTMLElement, table: Table, marks: Marks): () => void {
  const stop = new AbortController()
  addEventListener(
    'keydown',
    (event) => {
      const { target } = event
      if (!(target instanceof Element) || target.closest(FIELDS) !== null) return
      if (target !== document.body && !root.contains(target)) return
      const run = commandFor(event, table)
      if (run === undefined) return
      event.preventDefault()
      run()
    },
    { signal: stop.signal },
  )
  root.addEventListener(
    'keydown',
    (event) => {
      const space = event.target instanceof Element ? event.target.closest<SVGElement>('[data-space]') : null
      if (space === null || event.defaultPrevented || event.altKey) return
      const goal = spaceFor(event, space, table)
      const { space: name = '' } = space.dataset
      if (goal !== undefined) goal.focus()
      else if (event.key === '.') marks.toggle(name, name)
      else if (event.key === '-') marks.arrow(name)
      else return
      event.preventDefault()
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}

function commandFor(event: KeyboardEvent, table: Table): (() => void) | undefined {
  const { key, altKey, shiftKey } = event
  if (altKey) return undefined
  const withControl = event.ctrlKey || event.metaKey
  const { plies = 0, again = 0 } = table.position.peek() ?? {}
  const pressed = withControl ? `${shiftKey ? 'shift ' : ''}${key.toLowerCase()}` : ''
  if (pressed === 'z') return plies > 0 ? () => void table.undo() : undefined
  if (pressed === 'y' || pressed === 'shift z') return again > 0 ? () => void table.redo() : undefined
  return !withControl && shiftKey && key === 'F' ? () => table.flip() : undefined
}

/** The space that a key leads to: an end of the row, of the board with Ctrl, or a piece of one's own by a letter. */
function spaceFor(event: KeyboardEvent, from: SVGElement, table: Table): SVGElement | undefined {
  const { key, ctrlKey, metaKey, shiftKey } = event
  const all = [...(from.closest('svg')?.querySelectorAll<SVGElement>('[data-space]') ?? [])]
  const row = [...(from.parentElement?.querySelectorAll<SVGElement>('[data-space]') ?? [])]
  const within = ctrlKey ? all : row
  if (key === 'Home') return within[0]
  if (key === 'End') return within.at(-1)
  if (ctrlKey || metaKey || shiftKey || !/^\p{L}$/u.test(key)) return undefined
  const position = table.position.peek()
  if (position?.scene === undefined || position.decision === undefined) return undefined
  const { seat } = position.decision
  const letters = new Map(table.facts.peek()?.kinds.map(({ name, letter }) => [name, letter]))
  const isMeant = ({ owner, kind = '' }: ScenePiece): boolean =>
    owner === seat && (letters.get(kind) ?? kind.charAt(0)).toLowerCase() === key.toLowerCase()
  const own = new Set(spacesWith(position.scene, isMeant))
  const at = all.indexOf(from)
  return [...all.slice(at + 1), ...all.slice(0, at)].find(({ dataset }) => own.has(dataset['space'] ?? ''))
}

function spacesWith({ boards }: Scene, isMeant: (piece: ScenePiece) => boolean): readonly string[] {
  const squares = boards.flatMap(({ rows, spots }) => [
    ...rows.flat().flatMap((square) => square ?? []),
    ...spots.map(({ square }) => square),
  ])
  return squares.flatMap(({ name, pieces }) => (pieces.some(isMeant) ? [name] : []))
}
