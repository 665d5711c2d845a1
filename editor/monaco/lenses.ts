import { effect } from '@preact/signals'
import * as monaco from 'monaco-editor/editor'
import type { OutlineItem } from '../../grammar/services/index.ts'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import type { AskNow } from '../workers/current-answers.ts'
import type { LanguageCalls } from '../workers/language-calls.ts'
import { LANGUAGE_ID } from './language.ts'
import { fileOfUri } from './models.ts'

const RUN = 'sandtable.runExamples'
const LOOK = 'sandtable.lookAtAction'

/** Above examples: run them, and their results. Above actions: how many moves they have now. */
export function registerLenses(session: Session, ask: AskNow<LanguageCalls>): void {
  monaco.editor.registerCommand(RUN, () => void session.results.runExamples())
  monaco.editor.registerCommand(LOOK, (_, action: string) => session.table.choosing.offerOnly(action))
  const changed = new monaco.Emitter<monaco.languages.CodeLensProvider>()
  const provider: monaco.languages.CodeLensProvider = {
    onDidChange: changed.event,
    provideCodeLenses: async (model) => ({
      lenses: [...exampleLenses(session, model), ...(await actionLenses(session, ask, model))],
      dispose: () => {},
    }),
  }
  monaco.languages.registerCodeLensProvider(LANGUAGE_ID, provider)
  effect(() => {
    void session.results.examples.value
    void session.table.position.value
    changed.fire(provider)
  })
}

function lens(line: number, command: monaco.languages.Command): monaco.languages.CodeLens {
  return { range: new monaco.Range(line, 1, line, 1), command }
}

function* exampleLenses(
  session: Session,
  model: monaco.editor.ITextModel,
): Iterable<monaco.languages.CodeLens> {
  const file = fileOfUri(model.uri)
  const runs = (line: number, title: string) => lens(line, { id: RUN, title })
  const head = model.findMatches('^examples( for)?:', false, true, true, null, false)[0]
  if (head !== undefined) yield runs(head.range.startLineNumber, `▶ ${text('runExamples')}`)
  for (const { at, outcome, said: failure = '' } of session.results.examples.value?.results ?? []) {
    if (at.file !== file || outcome === 'other') continue
    yield runs(at.line, outcome === 'passed' ? text('passedLens') : text('failedLens', { why: failure }))
  }
}

/** For the game on the table and its deciding player; other games get none. */
async function actionLenses(
  { table, played }: Session,
  ask: AskNow<LanguageCalls>,
  model: monaco.editor.ITextModel,
): Promise<readonly monaco.languages.CodeLens[]> {
  const file = fileOfUri(model.uri)
  if (file !== played.value) return []
  const moves = table.position.value?.moves ?? []
  return actionsIn((await ask('outline', file)) ?? []).map(({ name, start }) => {
    const count = moves.filter(({ action }) => action === name).length
    return lens(model.getPositionAt(start).lineNumber, {
      id: LOOK,
      title: text('movesNow', { count }),
      arguments: [name],
    })
  })
}

function actionsIn(items: readonly OutlineItem[]): readonly OutlineItem[] {
  return items.flatMap((item) => (item.sort === 'action' ? [item] : actionsIn(item.children)))
}
