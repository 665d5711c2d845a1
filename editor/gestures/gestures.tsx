import { useEffect, useRef } from 'preact/hooks'
import type { Table } from '../play/table.ts'

/** Loads motion, dragging, marks and keys for the table around it. Without them the table is played by clicks. */
export function Gestures({ table }: { readonly table: Table }) {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const root = here.current?.parentElement
    let leave: (() => void) | undefined
    let isShown = true
    const begin = ({ attach }: typeof import('./attach.ts')): void => {
      if (isShown && root != null) leave = attach(root, table)
    }
    import('./attach.ts').then(begin, () => {})
    return () => {
      isShown = false
      leave?.()
    }
  }, [table])
  return <span ref={here} hidden />
}
