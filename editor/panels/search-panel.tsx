import { computed, signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { text } from '../texts/text.ts'
import type { Session } from '../session/session.ts'
import { Button } from '../parts/button.tsx'

/** At most this many lines are shown; with more, users refine their search. */
const SHOWN = 100

/** Counts how often the panel has been asked for while it is open; 0 while it is closed. */
const searches = signal(0)
export const isSearching = computed(() => searches.value > 0)

/** Opens the panel, or goes back to its field. */
export const searchFiles = (): void => void searches.value++

/** Searches all files for words, the user's own files first; each line leads to its place. */
export function SearchPanel({ session }: { readonly session: Session }) {
  const { workspace } = session
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [searches.value])
  useEffect(() => void session.shelf.gatherAll().catch(() => {}), [session])
  const [words, setWords] = useState('')
  const found = words.trim().length < 2 ? [] : linesWith(session, words.trim().toLowerCase())
  return (
    <section
      class="problems search"
      aria-label={text('searchFiles')}
      onKeyDown={({ key }) => key === 'Escape' && (searches.value = 0)}
    >
      <header>
        <h3>{text('searchFiles')}</h3>
        <span class="gap" />
        <Button class="quiet icon" aria-label={text('close')} onClick={() => (searches.value = 0)}>
          ✕
        </Button>
      </header>
      <input
        ref={field}
        type="search"
        value={words}
        aria-label={text('searchFiles')}
        onInput={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ul class="found-lines">
        {found.slice(0, SHOWN).map(({ file, line, column, length, said }) => (
          <li key={`${file} ${line} ${column}`}>
            <Button
              onClick={() =>
                session.tabs.openAt({ file, line, column, endLine: line, endColumn: column + length })
              }
            >
              <code>{said}</code>
              <span class="muted path">
                {file}:{line}
                {workspace.isChanged(file) ? ' •' : ''}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {words.trim().length >= 2 && found.length === 0 && <p class="muted">{text('nothingFound')}</p>}
      {found.length > SHOWN && <p class="muted">{text('moreMoves', { count: found.length - SHOWN })}</p>}
    </section>
  )
}

function linesWith({ workspace }: Session, words: string) {
  const files = [...workspace.documents.value].sort(
    ([a], [b]) => Number(workspace.isChanged(b)) - Number(workspace.isChanged(a)),
  )
  return files.flatMap(([file, content]) =>
    content.split('\n').flatMap((lineText, i) => {
      const at = lineText.toLowerCase().indexOf(words)
      return at < 0
        ? []
        : [{ file, line: i + 1, column: at + 1, length: words.length, said: lineText.trim() }]
    }),
  )
}
