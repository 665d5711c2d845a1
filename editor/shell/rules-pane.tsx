import { useEffect, useRef } from 'preact/hooks'
import { Problems } from '../panels/problems.tsx'
import { isSearching, SearchPanel } from '../panels/search-panel.tsx'
import { TextEditor } from '../panels/text-editor.tsx'
import { text } from '../texts/text.ts'
import type { Session } from '../session/session.ts'
import { Button } from '../parts/button.tsx'

/** The text of the rules: tabs, an editor, and the problems found. */
export function RulesPane({ session, onPlay }: { readonly session: Session; readonly onPlay: () => void }) {
  const { tabs, workspace } = session
  const file = tabs.current.value
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (strip.current !== null) showTab(strip.current)
  }, [file, tabs.all.value])
  return (
    <>
      <div ref={strip} class="tabs" role="tablist" aria-label={text('file')}>
        {tabs.all.value.map((tab) => (
          <div key={tab} class={`tab${tab === file ? ' current' : ''}`}>
            <Button role="tab" aria-selected={tab === file} title={tab} onClick={() => tabs.open(tab)}>
              {tab.slice(tab.lastIndexOf('/') + 1)}
              {workspace.isChanged(tab) && <span class="changed" aria-hidden="true" />}
            </Button>
            {tabs.all.value.length > 1 && (
              <Button class="close" aria-label={`${text('close')} ${tab}`} onClick={() => tabs.close(tab)}>
                ✕
              </Button>
            )}
          </div>
        ))}
      </div>
      {file !== undefined && <TextEditor session={session} file={file} />}
      {isSearching.value && <SearchPanel session={session} />}
      {file !== undefined && <OwnCopy session={session} file={file} />}
      <Problems session={session} onPlay={onPlay} />
    </>
  )
}

/** Says that typing into a shipped file makes a copy. */
function OwnCopy({ session, file }: { readonly session: Session; readonly file: string }) {
  const { workspace, files } = session
  const original = workspace.original(file)
  return (
    <p class="own-copy" role="status">
      {original !== undefined && workspace.isChanged(file) && (
        <>
          {text('yourCopy', { file: file.slice(file.lastIndexOf('/') + 1) })}{' '}
          <Button
            class="link"
            title={text('setBackHint')}
            onClick={() => files.steps.take('setBack', file, [{ name: file, text: original }])}
          >
            {text('setBack')}
          </Button>
        </>
      )}
    </p>
  )
}

/** Scrolls to the open tab. `scrollIntoView` would also move the starting point of Tab navigation. */
function showTab(strip: HTMLDivElement): void {
  const tab = strip.querySelector<HTMLElement>('.current')
  if (tab === null) return
  const { offsetLeft: left, offsetWidth: width } = tab
  const { scrollLeft, clientWidth } = strip
  if (left < scrollLeft) strip.scrollLeft = left
  else if (left + width > scrollLeft + clientWidth) strip.scrollLeft = left + width - clientWidth
}
