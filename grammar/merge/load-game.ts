import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import { knowing, readTwoWays, withKnown } from '../document/names-for-lexer.ts'
import { KnownDocuments } from '../document/known-documents.ts'
import type { RulesetDocument } from '../document/load-document.ts'
import type { RulesetHost } from '../source/host.ts'
import type { SourceFile } from '../source/source-file.ts'
import type { YamlMap } from '../yaml/tree.ts'
import { dataFiles } from './data-files.ts'
import { hashOf } from './hash.ts'
import { library, type Library } from './library.ts'
import { mergeDocuments } from './merge-documents.ts'
import type { MergedGame } from './merged.ts'
import { gatherExamples } from './gather-examples.ts'
import { layerOrder, layersFrom } from './layer-order.ts'
import { Sections } from './sections.ts'
import { textIn } from './document-sections.ts'
import { reportWordsForPlayers } from './words-for-players.ts'
import { reportWordsInLanguage } from './words-in-language.ts'

interface LoadInput {
  readonly file: SourceFile
  readonly host: RulesetHost
  /** Modules used in addition to those of the document. */
  readonly uses?: readonly string[]
  /** Cache of documents that were read for earlier games. Those read for this one are added. */
  readonly known?: KnownDocuments
  /** The language in which the game is shown. */
  readonly texts?: YamlMap | undefined
  /** Places of texts that are read as if no name contained words of the language. */
  readonly ignorant?: ReadonlySet<string>
}

/**
 * The game of a file, with everything it builds on. A module is merged into its game; a file of examples or texts
 * represents the game or module that it names.
 */
export function loadGame(input: LoadInput, diagnostics: Diagnostics): MergedGame | undefined {
  const known = input.known ?? new KnownDocuments()
  const own = known.load(input.file, diagnostics)
  if (own === undefined) return undefined
  const shelf = library(input.host, own, known, diagnostics)
  shelf.reportOwnClash()
  const document = gameOf(own, shelf, diagnostics)
  if (document === undefined) return undefined
  const order = layerOrder(document, input.uses ?? [], shelf, diagnostics)
  if (order === undefined) return undefined
  const { leftOut } = order
  const { documents, known: names } = knowing(order.documents, input.ignorant)
  const layers = layersFrom(documents)
  const incomplete = order.incomplete || documents.some(({ sound }) => !sound)
  const merged = mergeDocuments(documents, layers, incomplete, diagnostics)
  if (!incomplete)
    reportWordsForPlayers({ sections: merged.sections, documents, leftOut, library: shelf }, diagnostics)
  const read = new Map(documents.map((each) => [each.file.name, each]))
  const knowingAll = (each: RulesetDocument): RulesetDocument => {
    const document = withKnown(each, names)
    if (document !== each) read.set(each.file.name, document)
    return document
  }
  const data = dataFiles(merged.sections, shelf, knowingAll)
  if (!incomplete && own.kind === 'texts') {
    const files = [...data.values()].flat().flatMap((file) => [file.name, file.document.file.text])
    const builtOn = [...shelf.builtOn(document.id?.text ?? ''), ...files]
    reportWordsInLanguage({ texts: own, target: document, documents, builtOn }, diagnostics)
  }
  const games = documents.filter(({ kind }) => kind === 'game')
  const playable = document.kind === 'module' ? games.at(-1) : document
  const id = document.id?.text ?? ''
  let hash: string | undefined
  return {
    id,
    title: textIn(document, 'title')?.text ?? id,
    incomplete,
    abstract: playable !== undefined && isYes(textIn(playable, 'abstract')?.text),
    layers,
    ...merged,
    sections: new Sections(merged.sections),
    texts: own.kind === 'texts' ? own.root : input.texts,
    data,
    ...(own.kind === 'data' ? { shown: own.file.name } : {}),
    ...gatherExamples(documents, layers, (id) => shelf.examplesFor(id).map(knowingAll), diagnostics),
    read,
    known: names,
    twoWays: names === undefined ? [] : documents.flatMap(readTwoWays),
    get hash() {
      return (hash ??= hashOf([...documents, ...[...data.values()].flat().map((file) => file.document)]))
    },
  }
}

/** The game or module that a document is about. */
function gameOf(own: RulesetDocument, shelf: Library, diagnostics: Diagnostics): RulesetDocument | undefined {
  if (own.kind === 'game' || own.kind === 'module') return own
  if (own.kind === 'data') {
    const game = shelf.gameOfData(own.file.name)
    if (game !== undefined) return game
    diagnostics.add({
      code: 'ST2003',
      severity: 'error',
      message: 'This file is not a ruleset, and no game names its folder under `data`.',
      span: own.root.entries[0]?.key.span ?? own.root.span,
      why: 'Files of data belong to the game whose `data:` names their folder; they are not games.',
      help: 'Check the game itself, or begin the file with `sandtable: 1` and `id: ...`.',
    })
    return undefined
  }
  const target = textIn(own, own.kind === 'examples' ? 'examples for' : 'texts for')
  if (target === undefined) return undefined
  const found = shelf.find(target.text)
  if (found !== undefined || shelf.isBroken(target.text)) return found
  const near = nearest(target.text, [...shelf.ids('game'), ...shelf.ids('module')])
  diagnostics.add({
    code: 'ST2022',
    severity: 'error',
    message: `There is no game or module called \`${target.text}\`.`,
    span: target.span,
    why: 'Games are found by id: among those that come with Sandtable, then in the folder of this file and below, then in the rest of its project.',
    ...(near === undefined
      ? {}
      : { help: `Did you mean \`${near}\`?`, fix: { span: target.span, text: near } }),
  })
  return undefined
}

function isYes(text: string | undefined): boolean {
  return text === 'yes' || text === 'true'
}
