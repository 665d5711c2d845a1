import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { text } from '../texts/text.ts'
import { Button } from '../parts/button.tsx'

/** A native dialog: Escape closes it, focus stays inside and returns to where it was. */
export function Dialog({
  title,
  isWide = false,
  onClose,
  children,
}: {
  readonly title: string
  readonly isWide?: boolean
  readonly onClose: () => void
  readonly children: ComponentChildren
}) {
  const element = useRef<HTMLDialogElement>(null)
  // The next key may come at once after the one that opens it.
  useLayoutEffect(() => {
    element.current?.showModal()
  }, [])
  return (
    <dialog ref={element} class={isWide ? 'wide' : undefined} aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <Button class="quiet icon" aria-label={text('close')} onClick={onClose}>
          ✕
        </Button>
      </header>
      {children}
    </dialog>
  )
}
