import * as monaco from 'monaco-editor/editor'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import { knownSentences } from '../workspace/known-sentences.ts'
import { offeredSentences, type Sentence } from '../workspace/offered-sentences.ts'
import { LANGUAGE_ID } from './language.ts'
import { fileOfUri } from './models.ts'

const INSERT = 'sandtable.insertSentence'

/** Words at the beginning of a line, behind a dash or not. What has a colon is no sentence. */
const PLAIN_WORDS = /^\s*(?:- )?([^:]+)$/u

/**
 * A sentence of a rulebook in plain words is completed to its lines, which go where they belong. Nothing waits
 * for the phrasebook: until it is there, nothing is offered.
 */
export function registerSentences(session: Session): void {
  let loaded: readonly Sentence[] = []
  monaco.editor.registerCommand(
    INSERT,
    (_, file: string, lines: string) => void session.variants.insert(file, lines),
  )
  monaco.languages.registerCompletionItemProvider(LANGUAGE_ID, {
    provideCompletionItems(model, { lineNumber, column }) {
      const line = model.getLineContent(lineNumber)
      const typed =
        line.slice(column - 1).trim() === '' ? PLAIN_WORDS.exec(line.slice(0, column - 1))?.[1] : undefined
      if (typed === undefined) return undefined
      if (loaded.length === 0) void knownSentences().then((all) => (loaded = all))
      const file = fileOfUri(model.uri)
      const suggestions = offeredSentences(loaded, typed).map(({ id, say, lines }, i) => ({
        label: text('insertSentence', { sentence: say }),
        kind: monaco.languages.CompletionItemKind.Snippet,
        detail: id,
        documentation: { value: `\`\`\`${LANGUAGE_ID}\n${lines}\n\`\`\`` },
        // The words make way for the lines.
        insertText: '',
        range: new monaco.Range(lineNumber, 1, lineNumber, column),
        filterText: line.slice(0, column - 1).trimStart(),
        sortText: `~${String(i)}`,
        command: { id: INSERT, title: '', arguments: [file, lines] },
      }))
      return { suggestions, incomplete: true }
    },
  })
}
