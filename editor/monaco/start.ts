import './features.ts'
import workerUrl from 'monaco-editor/editor/editor.worker?worker&url'
import * as monaco from 'monaco-editor/editor'
import { effect } from '@preact/signals'
import { fontSize, isDark, isHighContrast, wraps } from '../session/preferences.ts'
import type { Session, TextAction } from '../session/session.ts'
import { aboutNow } from '../workers/current-answers.ts'
import { registerSpots } from './write-spots-action.ts'
import { spawn } from '../workers/spawn.ts'
import { keepBreakpoints } from './breakpoints.ts'
import { markCoverage } from './coverage.ts'
import { defineThemes, registerLanguage } from './language.ts'
import { registerLenses } from './lenses.ts'
import { markErrors } from './markers.ts'
import { fileOfUri, Models, monacoRange } from './models.ts'
import { registerProviders } from './providers.ts'
import { registerSentences } from './sentence-completion.ts'

/** An editor in an element of the page; returns the function that removes it. */
interface Mounted {
  readonly dispose: () => void
}

let models: Models | undefined

/** Loaded once the board has been drawn: it is the largest part of the site, and nobody can type at once. */
export function mount(element: HTMLElement, session: Session, label: () => string): Mounted {
  models ??= begin(session)
  const { current, wanted } = session.tabs
  const { diagnostics } = session.checking
  const known = models
  const editor = monaco.editor.create(element, {
    model: null,
    automaticLayout: true,
    minimap: { enabled: false },
    scrollBeyondLastLine: false,
    fixedOverflowWidgets: true,
    glyphMargin: true,
    'semanticHighlighting.enabled': true,
    wordBasedSuggestions: 'off',
    padding: { top: 10 },
    stickyScroll: { enabled: true },
    // Enter after a complete value must insert a line break.
    acceptSuggestionOnEnter: 'smart',
    quickSuggestions: { other: true, comments: false, strings: true },
  })
  const coverage = editor.createDecorationsCollection()
  const views = new Map<string, monaco.editor.ICodeEditorViewState | null>()
  let shown: string | undefined
  const ends = [
    effect(() => {
      const file = current.value
      if (file === undefined || file === shown) return
      if (shown !== undefined) views.set(shown, editor.saveViewState())
      shown = file
      editor.setModel(known.of(file))
      editor.restoreViewState(views.get(file) ?? null)
      editor.updateOptions({ ariaLabel: label() })
    }),
    effect(() => {
      const range = wanted.value
      if (range === undefined || range.file !== current.value) return
      editor.setSelection(monacoRange(range))
      editor.revealRangeInCenterIfOutsideViewport(monacoRange(range))
      editor.focus()
      wanted.value = undefined
    }),
    effect(() => {
      if (diagnostics.value !== undefined) markErrors(diagnostics.value)
    }),
    effect(() => markCoverage(session, coverage)),
    effect(() => {
      const size = Number(fontSize.value)
      editor.updateOptions({ fontSize: size, lineHeight: Math.round(size * 1.55), wordWrap: wraps.value })
    }),
    followCursor(editor, session),
    keepBreakpoints(editor, session),
    effect(() => editor.updateOptions({ readOnly: session.workspace.isReadOnly.value })),
    effect(() => monaco.editor.setTheme(themeNow())),
  ]
  session.textActions.value = actionsOf(editor)
  return {
    dispose() {
      session.textActions.value = []
      for (const end of ends) end()
      editor.dispose()
    },
  }
}

/** The commands of the editor that can be used now, for the palette of the page. */
function actionsOf(editor: monaco.editor.IStandaloneCodeEditor): readonly TextAction[] {
  return editor
    .getSupportedActions()
    .filter(({ id, label }) => label !== '' && id !== 'editor.action.quickCommand')
    .map(({ id, label }) => ({
      id,
      label,
      run: () => {
        editor.focus()
        void editor.getAction(id)?.run()
      },
    }))
}

/** Monaco opts out of the system's forced colours, and has its own themes for high contrast. */
function themeNow(): string {
  if (isHighContrast.value) return isDark.value ? 'hc-black' : 'hc-light'
  return isDark.value ? 'sandtable-dark' : 'sandtable-light'
}

/** The board highlights everything the rule under the cursor mentions, once the user has moved the cursor. */
function followCursor(editor: monaco.editor.IStandaloneCodeEditor, { concern, tabs }: Session): () => void {
  const listening = editor.onDidChangeCursorPosition(({ position, reason }) => {
    const [file, model] = [tabs.current.value, editor.getModel()]
    if (file === undefined || model === null) return
    const isPut = reason !== monaco.editor.CursorChangeReason.ContentFlush
    void concern.at(isPut ? { file, offset: model.getOffsetAt(position) } : undefined)
  })
  return () => listening.dispose()
}

function begin(session: Session): Models {
  globalThis.MonacoEnvironment = { getWorker: (_id, label) => spawn(workerUrl, label) }
  registerLanguage()
  defineThemes()
  const known = new Models(session.workspace)
  const ask = aboutNow(session.language, session.workspace)
  registerProviders(ask, known)
  registerSentences(session)
  registerLenses(session, ask)
  registerSpots(session, known)
  monaco.editor.registerEditorOpener({
    openCodeEditor(_source, resource, selection) {
      const at = selection === undefined ? undefined : placeOf(selection)
      const file = fileOfUri(resource)
      if (at === undefined) session.tabs.open(file)
      else session.tabs.openAt({ file, ...at })
      return true
    },
  })
  return known
}

function placeOf(selection: monaco.IRange | monaco.IPosition) {
  return 'startLineNumber' in selection
    ? {
        line: selection.startLineNumber,
        column: selection.startColumn,
        endLine: selection.endLineNumber,
        endColumn: selection.endColumn,
      }
    : {
        line: selection.lineNumber,
        column: selection.column,
        endLine: selection.lineNumber,
        endColumn: selection.column,
      }
}
