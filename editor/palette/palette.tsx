import './palette.css'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import { commands, places, type PaletteItem, type Views } from './palette-commands.ts'
import { palette } from './open-palette.ts'
import { ranked } from './ranked.ts'

/** At most this many items are shown; with more, users type another letter. */
const SHOWN = 60

/** One field that leads to every command, game, file and rule. */
export function Palette({ session, views }: { readonly session: Session; readonly views: Views }) {
  const [words, setWords] = useState(palette.value ?? '')
  const [all, setAll] = useState<readonly PaletteItem[]>()
  /** Enter was pressed before there was a list. */
  const [isEntered, setEntered] = useState(false)
  const [chosen, setChosen] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // The next key may come at once after the one that opens it.
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    let isOpen = true
    void places(session).then((found) => isOpen && setAll(found))
    return () => (isOpen = false)
  }, [session])
  const isCommand = words.startsWith('>')
  const offered = useMemo(() => (isCommand ? commands(session, views) : (all ?? [])), [isCommand, all])
  const found = ranked(offered, isCommand ? words.slice(1) : words).slice(0, SHOWN)
  useEffect(() => list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' }), [chosen])
  // The event of a closed dialog comes later, perhaps only after the key that opens the palette again.
  const close = (): void => {
    dialog.current?.close()
    palette.value = undefined
  }
  const take = (item: PaletteItem | undefined): void => {
    if (item === undefined) return
    // The dialog gives the focus back first, so that commands of the text find their editor focused.
    close()
    item.run()
  }
  useEffect(() => {
    if (isEntered && all !== undefined) take(found[chosen])
  }, [isEntered, all])
  const step = (by: number): void => setChosen((chosen + by + found.length) % Math.max(1, found.length))
  return (
    <dialog
      ref={dialog}
      class="palette"
      aria-label={text('palette')}
      onClose={({ currentTarget }) => currentTarget.isConnected && close()}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <input
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={found.length > 0 ? `palette-${chosen}` : undefined}
        aria-label={text('palette')}
        placeholder={text('paletteHint')}
        spellcheck={false}
        value={words}
        onInput={({ currentTarget }) => {
          setWords(currentTarget.value)
          setChosen(0)
          setEntered(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && all === undefined && !isCommand) setEntered(true)
          else if (event.key === 'Enter') take(found[chosen])
          else if (event.key === 'ArrowDown') step(1)
          else if (event.key === 'ArrowUp') step(-1)
          else return
          event.preventDefault()
        }}
      />
      <ul ref={list} id="palette-list" role="listbox" aria-label={text('palette')}>
        {found.map((item, i) => (
          <li
            key={item.key}
            id={`palette-${i}`}
            role="option"
            aria-selected={i === chosen}
            onPointerMove={() => setChosen(i)}
            onClick={() => take(item)}
          >
            <span>{item.label}</span>
            {item.detail !== undefined && <span class="muted path">{item.detail}</span>}
          </li>
        ))}
      </ul>
      {found.length === 0 && (all !== undefined || isCommand) && <p class="muted">{text('nothingThere')}</p>}
    </dialog>
  )
}
