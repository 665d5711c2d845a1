import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import { PlainEditor } from './plain-editor.tsx'

/** Monaco is not made for touch screens. */
const isSmall = matchMedia('(width <= 800px), (pointer: coarse) and (hover: none)').matches

const mount = signal<typeof import('../monaco/start.ts').mount | undefined>(undefined)

/** The large editor once it has loaded; until then, and on phones, a plain text area. */
export function TextEditor({ session, file }: { readonly session: Session; readonly file: string }) {
  const element = useRef<HTMLDivElement>(null)
  const isPlayed = session.table.isLive.value
  useEffect(() => {
    if (isSmall || !isPlayed || mount.value !== undefined) return
    // If it cannot be loaded, without a network or from a host with another version, the plain one stays.
    import('../monaco/start.ts').then(
      (module) => (mount.value = module.mount),
      () => {},
    )
  }, [isPlayed])
  const make = mount.value
  useEffect(() => {
    if (make === undefined || element.current === null) return undefined
    const mounted = make(element.current, session, () =>
      text('editorOf', { file: session.tabs.current.value ?? '' }),
    )
    return mounted.dispose
  }, [make, session])
  return make === undefined ? (
    <PlainEditor key={file} session={session} file={file} />
  ) : (
    <div ref={element} class="text-editor" />
  )
}
