import { existsSync, statSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { hasErrors, type Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { scanHead } from '../../grammar/document/scan-head.ts'
import { analysisOf } from '../../grammar/services/analysis.ts'
import { diagnostics } from '../../grammar/services/diagnostics.ts'
import { migrated, type Migrated } from '../../grammar/services/migrate.ts'
import { Workspace } from '../../grammar/services/workspace.ts'
import { positionOf } from '../../grammar/source/source-file.ts'
import { requestForFile } from '../host-node/ruleset-request.ts'
import { shareCaches } from '../host-node/share-caches.ts'
import { yamlFiles } from '../host-node/yaml-files.ts'
import { answersSaved } from '../save/save.ts'
import type { OptionsOf } from './command-list.ts'
import { earlierMeanings } from './earlier-meanings.ts'
import { EXIT, UsageError } from './exit.ts'
import { lineDiff } from './line-diff.ts'
import { print, styled } from './output.ts'
import { wholeNumber } from './ruleset-argument.ts'
import { isUtf8, readText, replaceDocument } from './text-file.ts'
import { unchangedMeaning, type Proof, type RecordedGame } from './unchanged-meaning.ts'

/** The targets in one folder, with everything that they can refer to. */
interface Folder {
  readonly names: readonly string[]
  readonly before: Workspace
  readonly result: Migrated
}

/** Shows documents in the newest form of their edition, proves that they play alike, and writes them if asked to. */
export function migrate(targets: readonly string[], options: OptionsOf<'migrate'>): number {
  const games = wholeNumber(options.games, 'The number of games', 0, 10_000)
  const records = (options.record ?? []).flatMap(recordedGames)
  shareCaches()
  const paths = new Map(
    [...new Set(targets.flatMap(filesOf))].map((path) => [requestForFile(path).file.name, path]),
  )
  const texts = new Map<string, string>()
  const folders = [...Map.groupBy(paths, ([, path]) => dirname(path)).values()].map((files): Folder => {
    const names = files.map(([name]) => name)
    const before = workspaceAt(files.map(([, path]) => path))
    const result = migrated(withTexts(before, texts), names, new Set(paths.keys()))
    for (const name of paths.keys()) {
      const now = result.workspace.text(name)
      if (now !== '' && now !== before.text(name)) texts.set(name, now)
    }
    return { names, before, result }
  })
  for (const [name, text] of texts) {
    const before = folders.find(({ before: { names } }) => names.includes(name))?.before.text(name) ?? ''
    print(`${styled('bold', name)}\n${lineDiff(before, text).join('\n')}\n`)
  }
  const states = folders.flatMap((folder) =>
    folder.names.map((name) => judged(folder, name, texts, { games, records })),
  )
  if (options.draft === true)
    for (const folder of folders) folder.names.forEach((name) => listEarlier(folder, name))
  const isSame = !states.includes('otherwise')
  if (texts.size > 0 && isSame && options.write === true)
    for (const [name, text] of texts) replaceDocument(paths.get(name) ?? name, text)
  print(summary(paths.size, texts.size, isSame, options.write === true))
  const isPending = texts.size > 0 && options.write !== true
  return isPending || states.some((state) => state !== 'fine') ? EXIT.findings : EXIT.fine
}

/** The line `sandtable: 1` says nothing that the rules could mean otherwise without it. */
const MISSING_EDITION = 'ST2001'

type State = 'fine' | 'refused' | 'otherwise'

/** Prints what can be said about one document after the changes. */
function judged(
  { before, result: { mended, left } }: Folder,
  name: string,
  texts: ReadonlyMap<string, string>,
  asked: { readonly games: number; readonly records: readonly RecordedGame[] },
): State {
  for (const { diagnostic, why } of left)
    if (diagnostic.span?.file.name === name)
      print(`note[ST7026]: ${placeOf(diagnostic)}: ${diagnostic.message} It is left as it is. ${why}`)
  const after = withTexts(before, texts)
  const errors = diagnostics(after, name).filter(({ severity }) => severity === 'error')
  for (const error of errors) print(`error[${error.code}]: ${placeOf(error)}: ${error.message}`)
  if (errors.length > 0) return 'refused'
  if (texts.size === 0 || !readsAny(after, name, texts)) return 'fine'
  const refused = diagnostics(before, name).filter(({ severity }) => severity === 'error')
  const otherErrors = refused.filter(({ code }) => code !== MISSING_EDITION)
  if (otherErrors.length > 0)
    print(
      `note[ST7025]: ${name} was refused (${otherErrors.map((one) => `${one.code} in line ${lineOf(one)}`).join(', ')}), so nothing proves that it plays as it did.`,
    )
  const base = refused.length === 0 ? before : mended
  if (hasErrors(diagnostics(base, name))) return 'fine'
  const isCompared = [...texts].some(([changed, text]) => base.text(changed) !== text)
  const proof = unchangedMeaning(base, after, name, isCompared ? asked : { games: 0, records: [] })
  print(
    proof.difference === undefined
      ? `${name}: ${alike(proof, isCompared)}`
      : `error[ST7024]: ${name}: ${proof.difference}`,
  )
  return proof.difference === undefined ? 'fine' : 'otherwise'
}

/** Lists parts of a document whose meaning has changed although they were valid before. */
function listEarlier({ result: { workspace } }: Folder, name: string): void {
  const containers = analysisOf(workspace, name)?.whole.configured?.checked.ir.containers ?? []
  const piles = new Set(containers.flatMap(({ pile, place }) => (pile === true ? [place] : [])))
  const root = workspace.document(name)?.root
  if (root === undefined) return
  for (const { at, says } of earlierMeanings(root, piles))
    print(`note[ST7027]: ${placeOf({ span: at })}: ${says}`)
}

function readsAny(workspace: Workspace, name: string, texts: ReadonlyMap<string, string>): boolean {
  return (
    texts.has(name) || [...(analysisOf(workspace, name)?.documents ?? [])].some((read) => texts.has(read))
  )
}

function alike({ examples, games, decisions }: Proof, isCompared: boolean): string {
  const passed = `${examples} examples pass`
  if (!isCompared) return `${passed}.`
  return games === 0
    ? `${passed} as before.`
    : `${passed} as before; ${games} games with ${decisions} decisions have the same legal moves and results.`
}

function placeOf({ span }: Pick<Diagnostic, 'span'>): string {
  if (span === undefined) return 'somewhere'
  const { line, column } = positionOf(span.file, span.start)
  return `${span.file.name}:${line}:${column}`
}

function lineOf({ span }: Diagnostic): number {
  return span === undefined ? 1 : positionOf(span.file, span.start).line
}

function withTexts(workspace: Workspace, texts: ReadonlyMap<string, string>): Workspace {
  let now = workspace
  for (const [name, text] of texts) if (workspace.file(name) !== undefined) now = now.with({ name, text })
  return now
}

/** The files of one folder and all that they can refer to. */
function workspaceAt(paths: readonly string[]): Workspace {
  const requests = paths.map((path) => requestForFile(path))
  const [first] = requests
  const found = [...(first?.host.documents() ?? [])].map(({ name, place, read }) => ({
    name,
    place,
    text: read(),
  }))
  const known = new Set(found.map(({ name }) => name))
  const own = requests.flatMap(({ file }) =>
    known.has(file.name) ? [] : [{ name: file.name, text: file.text }],
  )
  return Workspace.of([...own.map((one) => ({ ...one, place: 'beside' as const })), ...found])
}

/** A named file is used as it is. Of a folder, all games, modules, examples and texts are. */
function filesOf(target: string): readonly string[] {
  if (!existsSync(target)) throw new UsageError('ST7002', `There is no file or folder called \`${target}\`.`)
  if (!statSync(target).isDirectory()) {
    if (!isUtf8(target, readText(target))) throw new UsageError('ST7023', `\`${target}\` is not UTF-8.`)
    return [target]
  }
  return yamlFiles(target)
    .filter((path) => {
      const { id, examplesFor, textsFor } = scanHead(readText(path))
      return [id, examplesFor, textsFor].some((each) => each !== undefined)
    })
    .map((path) => relative(process.cwd(), path) || path)
}

function recordedGames(path: string): readonly RecordedGame[] {
  return readText(path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const saved = answersSaved(line)
      if (saved === undefined) throw new UsageError('ST5201', `\`${path}\` is not a recorded game.`)
      return saved
    })
}

function summary(files: number, changed: number, isSame: boolean, isWritten: boolean): string {
  const summary = `${files} ${files === 1 ? 'file' : 'files'} looked at`
  if (changed === 0) return `${summary}; nothing to change.`
  if (!isSame) return `${summary}; nothing was written, because the rules would change.`
  return isWritten
    ? `${summary}, ${changed} written.`
    : `${summary}, ${changed} would change: --write writes them.`
}
