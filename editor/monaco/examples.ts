import { effect } from '@preact/signals'
import * as monaco from 'monaco-editor/editor'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import { LANGUAGE } from './language.ts'
import { fileOf } from './models.ts'

const RUN = 'sandtable.runExamples'

/** Above examples: run them, and how they turned out. */
export function registerExamples(session: Session): void {
  monaco.editor.registerCommand(RUN, () => void session.runExamples())
  const changed = new monaco.Emitter<monaco.languages.CodeLensProvider>()
  const provider: monaco.languages.CodeLensProvider = {
    onDidChange: changed.event,
    provideCodeLenses: (model) => ({ lenses: [...lenses(session, model)], dispose: () => {} }),
  }
  monaco.languages.registerCodeLensProvider(LANGUAGE, provider)
  effect(() => {
    void session.examples.value
    changed.fire(provider)
  })
}

function* lenses(session: Session, model: monaco.editor.ITextModel): Iterable<monaco.languages.CodeLens> {
  const file = fileOf(model.uri)
  const lens = (line: number, title: string): monaco.languages.CodeLens => ({
    range: new monaco.Range(line, 1, line, 1),
    command: { id: RUN, title },
  })
  const head = model.findMatches('^examples( for)?:', false, true, true, null, false)[0]
  if (head !== undefined) yield lens(head.range.startLineNumber, `▶ ${text('runExamples')}`)
  for (const { at, outcome, said = '' } of session.examples.value?.results ?? []) {
    if (at.file !== file || outcome === 'other') continue
    yield lens(at.line, outcome === 'passed' ? text('passedLens') : text('failedLens', { why: said }))
  }
}

const SAID = {
  examples: ['happenedTimes', 'neverHappened'],
  game: ['happenedHere', 'neverHere'],
  simulation: ['happenedSimulated', 'neverSimulated'],
} as const

/** Marks the lines of rules that examples, a game or many games made happen, and those that never did. */
export function markCoverage(session: Session, marks: monaco.editor.IEditorDecorationsCollection): void {
  const file = session.current.value
  const { by, lines = [] } = session.covered.value ?? {}
  const covered = lines.filter((line) => line.file === file)
  const [happened, never] = SAID[by ?? 'examples']
  marks.set(
    covered.map(({ line, held }) => ({
      range: new monaco.Range(line, 1, line, 1),
      options: {
        isWholeLine: true,
        linesDecorationsClassName: held > 0 ? 'covered' : 'uncovered',
        linesDecorationsTooltip: held > 0 ? text(happened, { times: held }) : text(never),
      },
    })),
  )
}
