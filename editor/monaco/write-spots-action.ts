import * as monaco from 'monaco-editor/editor'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import { aboutNow } from '../workers/current-answers.ts'
import { graphInLine } from '../workspace/graph-line.ts'
import { LANGUAGE_ID } from './language.ts'
import { fileOfUri, type Models } from './models.ts'

/** At a graph: writes down where its spaces are drawn, if no text says that yet. */
export function registerSpots(session: Session, models: Models): void {
  monaco.languages.registerCodeActionProvider(LANGUAGE_ID, {
    async provideCodeActions(model, range) {
      const file = fileOfUri(model.uri)
      const place = graphInLine(model.getValue(), range.startLineNumber)
      const edit =
        place === undefined
          ? undefined
          : await aboutNow(session.reading(), session.workspace)('writtenSpots', { file, place })
      const action = { title: text('writeSpots'), kind: 'refactor.rewrite' }
      return {
        actions: edit === undefined ? [] : [{ ...action, edit: { edits: [models.editOf(edit)] } }],
        dispose: () => {},
      }
    },
  })
}
