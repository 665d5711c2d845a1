import * as monaco from 'monaco-editor/editor'
import type { Location, OutlineItem, TextRange } from '../../grammar/services/index.ts'
import { learnAddress } from '../parts/learn-address.ts'
import { text } from '../texts/text.ts'
import { isTypedOn, type AskNow } from '../workers/current-answers.ts'
import type { LanguageCalls, Spot } from '../workers/language-calls.ts'
import { LANGUAGE_ID } from './language.ts'
import { fileOfUri, uriOf, type Models } from './models.ts'
import { completionKind, symbolKind, TOKEN_TYPES, tokenType } from './token-kinds.ts'

type Model = monaco.editor.ITextModel

/**
 * The language worker's answers in the form that Monaco needs: offsets here, lines and columns there. Answers about
 * texts that have changed meanwhile never get here.
 */
export function registerProviders(ask: AskNow<LanguageCalls>, models: Models): void {
  const spot = (model: Model, position: monaco.Position): Spot => ({
    file: fileOfUri(model.uri),
    offset: model.getOffsetAt(position),
  })
  const locationOf = ({ document, start, end }: Location): monaco.languages.Location => ({
    uri: uriOf(document),
    range: rangeIn(models.of(document), { start, end }),
  })

  monaco.languages.registerCompletionItemProvider(LANGUAGE_ID, {
    triggerCharacters: ['.', ' ', ':', '(', ','],
    async provideCompletionItems(model, position) {
      const at = spot(model, position)
      const found = await ask('completion', at, isTypedOn(at.file, at.offset))
      return {
        suggestions: (found ?? []).map(({ label, kind, detail, doc, start, end, snippet }, i) => ({
          label,
          kind: completionKind(kind),
          insertText: snippet,
          insertTextRules: rulesFor(snippet),
          range: rangeIn(model, { start, end }),
          // The worker has ranked them.
          sortText: String(i).padStart(5, '0'),
          ...(detail === undefined ? {} : { detail }),
          ...(doc === undefined ? {} : { documentation: { value: doc } }),
        })),
      }
    },
  })
  monaco.languages.registerHoverProvider(LANGUAGE_ID, {
    async provideHover(model, position) {
      const found = await ask('hover', spot(model, position))
      if (found === undefined) return undefined
      const { markdown, page } = found
      const more = page === undefined ? '' : `\n\n[${text('aboutWord')}](${learnAddress(page)})`
      return { range: rangeIn(model, found), contents: [{ value: markdown + more, isTrusted: false }] }
    },
  })
  monaco.editor.addEditorAction({
    id: 'sandtable.aboutWord',
    label: text('aboutWord'),
    keybindings: [monaco.KeyMod.Shift | monaco.KeyCode.F1],
    contextMenuGroupId: 'navigation',
    async run(editor) {
      const [model, position] = [editor.getModel(), editor.getPosition()]
      const found = model && position && (await ask('hover', spot(model, position)))
      open(learnAddress(found?.page ?? 'reference/index.html'), '_blank', 'noopener')
    },
  })
  monaco.languages.registerDefinitionProvider(LANGUAGE_ID, {
    provideDefinition: async (model, position) =>
      (await ask('definition', spot(model, position)))?.map(locationOf),
  })
  monaco.languages.registerReferenceProvider(LANGUAGE_ID, {
    provideReferences: async (model, position) =>
      (await ask('references', spot(model, position)))?.map(locationOf),
  })
  monaco.languages.registerDocumentHighlightProvider(LANGUAGE_ID, {
    provideDocumentHighlights: async (model, position) =>
      (await ask('highlights', spot(model, position)))?.map((found) => ({
        range: rangeIn(model, found),
      })),
  })
  monaco.languages.registerRenameProvider(LANGUAGE_ID, {
    async resolveRenameLocation(model, position) {
      const found = await ask('renameable', spot(model, position))
      const range =
        found === undefined ? monaco.Range.fromPositions(position) : rangeIn(model, found.location)
      const text = found?.name ?? ''
      return found === undefined ? { range, text, rejectReason: '—' } : { range, text }
    },
    async provideRenameEdits(model, position, newName) {
      const renamed = (await ask('rename', { ...spot(model, position), newName })) ?? {
        refused: text('editTooLate'),
      }
      if ('refused' in renamed) {
        say(model, renamed.refused)
        return { edits: [] }
      }
      models.willEditTogether(renamed.edits)
      return { edits: renamed.edits.map((edit) => models.editOf(edit)) }
    },
  })
  monaco.languages.registerSignatureHelpProvider(LANGUAGE_ID, {
    signatureHelpTriggerCharacters: ['(', ','],
    async provideSignatureHelp(model, position) {
      const found = await ask('signatureHelp', spot(model, position))
      if (found === undefined) return undefined
      const { name, parameters, active, doc } = found
      const signature: monaco.languages.SignatureInformation = {
        label: `${name}(${parameters.join(', ')})`,
        parameters: parameters.map((label) => ({ label })),
        ...(doc === undefined ? {} : { documentation: { value: doc } }),
      }
      return {
        value: { signatures: [signature], activeSignature: 0, activeParameter: active },
        dispose: () => {},
      }
    },
  })
  monaco.languages.registerDocumentSemanticTokensProvider(LANGUAGE_ID, {
    getLegend: () => ({ tokenTypes: [...TOKEN_TYPES], tokenModifiers: ['declaration'] }),
    async provideDocumentSemanticTokens(model) {
      const tokens = await ask('semanticTokens', fileOfUri(model.uri))
      if (tokens === undefined || model.isDisposed()) return null
      const data: number[] = []
      let line = 1
      let column = 1
      for (const { start, end, sort, isDeclaration } of tokens) {
        const type = tokenType(sort)
        const at = model.getPositionAt(start)
        // A Monaco token must be on one line.
        if (type < 0 || model.getPositionAt(end).lineNumber !== at.lineNumber) continue
        const sameLine = at.lineNumber === line
        data.push(
          at.lineNumber - line,
          at.column - (sameLine ? column : 1),
          end - start,
          type,
          isDeclaration ? 1 : 0,
        )
        line = at.lineNumber
        column = at.column
      }
      return { data: new Uint32Array(data) }
    },
    releaseDocumentSemanticTokens: () => {},
  })
  monaco.languages.registerDocumentSymbolProvider(LANGUAGE_ID, {
    async provideDocumentSymbols(model) {
      const symbolOf = (item: OutlineItem): monaco.languages.DocumentSymbol => ({
        name: item.name,
        detail: '',
        kind: symbolKind(item.sort),
        tags: [],
        range: rangeIn(model, item),
        selectionRange: rangeIn(model, item.selection),
        children: item.children.map(symbolOf),
      })
      return (await ask('outline', fileOfUri(model.uri)))?.map(symbolOf)
    },
  })
  monaco.languages.registerFoldingRangeProvider(LANGUAGE_ID, {
    provideFoldingRanges: async (model) =>
      (await ask('folding', fileOfUri(model.uri)))?.map(({ start, end, kind }) => ({
        start: model.getPositionAt(start).lineNumber,
        end: model.getPositionAt(end).lineNumber,
        ...(kind === 'comment' ? { kind: monaco.languages.FoldingRangeKind.Comment } : {}),
      })),
  })
  monaco.languages.registerInlayHintsProvider(LANGUAGE_ID, {
    async provideInlayHints(model, range) {
      const found = await ask('inlayHints', {
        file: fileOfUri(model.uri),
        start: model.getOffsetAt(monaco.Range.getStartPosition(range)),
        end: model.getOffsetAt(monaco.Range.getEndPosition(range)),
      })
      return {
        hints: (found ?? []).map(({ offset, text }) => ({
          position: model.getPositionAt(offset),
          label: text,
          kind: monaco.languages.InlayHintKind.Type,
          paddingLeft: true,
        })),
        dispose: () => {},
      }
    },
  })
  monaco.languages.registerDocumentFormattingEditProvider(LANGUAGE_ID, {
    provideDocumentFormattingEdits: async (model) =>
      (await ask('formatting', fileOfUri(model.uri)))?.map(({ start, end, text }) => ({
        range: rangeIn(model, { start, end }),
        text,
      })),
  })
  monaco.languages.registerCodeActionProvider(LANGUAGE_ID, {
    async provideCodeActions(model, range, context) {
      const found = await ask('fixes', {
        file: fileOfUri(model.uri),
        start: model.getOffsetAt(monaco.Range.getStartPosition(range)),
        end: model.getOffsetAt(monaco.Range.getEndPosition(range)),
      })
      return {
        actions: (found ?? []).map(({ title, code, edits, isPreferred }) => ({
          title,
          kind: 'quickfix',
          isPreferred,
          diagnostics: context.markers.filter((marker) => codeOf(marker) === code),
          edit: { edits: edits.map((edit) => models.editOf(edit)) },
        })),
        dispose: () => {},
      }
    },
  })
}

/** The worker indents the lines. Plain text is not inserted as a snippet, so Monaco sees whether it already exists. */
function rulesFor(snippet: string): monaco.languages.CompletionItemInsertTextRule {
  const { InsertAsSnippet, KeepWhitespace } = monaco.languages.CompletionItemInsertTextRule
  return /[$\\]/u.test(snippet) ? InsertAsSnippet | KeepWhitespace : KeepWhitespace
}

/** Tells the user something at the cursor. Monaco alone would write it to the console. */
function say(model: Model, message: string): void {
  const editor = monaco.editor.getEditors().find((each) => each.getModel() === model)
  const position = editor?.getPosition()
  const messages = editor?.getContribution<Messages>('editor.contrib.messageController')
  if (position != null) messages?.showMessage(message, position)
}

interface Messages extends monaco.editor.IEditorContribution {
  showMessage(message: string, position: monaco.IPosition): void
}

function rangeIn(model: Model, { start, end }: TextRange): monaco.Range {
  return monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end))
}

/** The code of a message without the link to its page. */
function codeOf({ code }: monaco.editor.IMarkerData): string | undefined {
  return typeof code === 'object' ? code.value : code
}
