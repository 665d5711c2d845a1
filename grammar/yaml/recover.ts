import { YAMLException, parseEvents } from 'js-yaml'
import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { MAX_YAML_DEPTH } from '../source/limits.ts'
import type { SourceFile } from '../source/source-file.ts'
import { span } from '../source/span.ts'
import { inFile, inserted, type Draft } from './repaired-text.ts'
import { missingSpace, touchingNames } from './missing-space.ts'
import { withPlainIndents } from './odd-spaces.ts'
import { plainMessage } from './plain-message.ts'
import { repairs, type Line, type Repair } from './repairs.ts'

export type YamlEvents = ReturnType<typeof parseEvents>

/** The events, and the text from which they were read. */
export interface Recovered {
  readonly events: YamlEvents
  readonly draft: Draft
}

/** Position where YAML gave up: `line` counts from zero. */
interface Failure {
  readonly offset: number
  readonly line: number
  readonly reason: string
}

/** How many repairs are made, one after another, before giving up on the rest. */
const MOST_REPAIRS = 20
/** How many characters are reread in all when looking for the cause; this limits how long an editor has to wait. */
const MOST_READ = 4 * 1024 * 1024
/** The parser counts a scalar as a level but not a pair in brackets; a generous limit leaves the exact count for later. */
const PARSER_DEPTH = 2 * MAX_YAML_DEPTH + 2
const TOO_DEEP = 'nesting exceeded'

/**
 * Reads a text that may be broken or half typed. Every obstacle for YAML is reported, and repaired in the way that lets
 * most of the rest be read: closed, blanked out or left out. Undefined if nothing could be read.
 */
export function readEvents(file: SourceFile, diagnostics: Diagnostics): Recovered | undefined {
  let draft = withPlainIndents(file, diagnostics)
  let read = attempt(draft)
  let spent = 0
  for (let repaired = 0; isFailure(read); repaired++) {
    const failure = read
    if (failure.reason.startsWith(TOO_DEEP)) return tooDeep(file, draft, failure, diagnostics)
    const lines = linesOf(draft.text)
    const mended =
      repaired < MOST_REPAIRS && spent < MOST_READ ? best(file, draft, lines, failure) : undefined
    if (mended === undefined) return upTo(file, draft, lines, failure, diagnostics)
    diagnostics.add({ severity: 'error', ...mended.repair.said() })
    spent += mended.spent
    draft = mended.repair.draft
    read = mended.read
  }
  return withSpaces(file, { events: read, draft }, diagnostics)
}

/** Reads names again whose value touches their colon, if that can be read, too. */
function withSpaces(file: SourceFile, read: Recovered, diagnostics: Diagnostics): Recovered {
  const names = touchingNames(read.draft, read.events).slice(0, MOST_REPAIRS)
  if (names.length === 0) return read
  const places = names.map(({ colon }) => colon + 1)
  const draft = inserted(read.draft, places, ' ')
  const events = attempt(draft)
  if (isFailure(events)) return read
  for (const name of names)
    diagnostics.add({ severity: 'error', ...missingSpace(file, read.draft, name, ' ') })
  return { events, draft }
}

function isFailure(read: YamlEvents | Failure): read is Failure {
  return 'reason' in read
}

function attempt({ text }: Draft): YamlEvents | Failure {
  try {
    return parseEvents(text, { maxDepth: PARSER_DEPTH })
  } catch (thrown) {
    if (!(thrown instanceof YAMLException)) throw thrown
    const offset = Math.min(thrown.mark?.position ?? 0, text.length)
    return { offset, line: lineAt(text, offset), reason: thrown.reason ?? thrown.message }
  }
}

/**
 * The repair that gets furthest; the first if several do. A repair that loses nothing beats one that does, because blanking
 * something out may only hide the cause. Undefined if no repair gets any further.
 */
function best(
  file: SourceFile,
  draft: Draft,
  lines: readonly Line[],
  failure: Failure,
): { readonly repair: Repair; readonly read: YamlEvents | Failure; readonly spent: number } | undefined {
  // At the end of the text there is no line; the open brackets were opened above.
  const at = Math.min(failure.line, lines.length - 1)
  let found: { readonly repair: Repair; readonly read: YamlEvents | Failure } | undefined
  let furthest = failure.line
  let spent = 0
  for (const repair of repairs(file, draft, lines, at, failure.offset, failure.reason)) {
    if (found?.repair.gentle === true && !repair.gentle) break
    const read = attempt(repair.draft)
    spent += repair.draft.text.length
    if (!isFailure(read)) return { repair, read, spent }
    if (read.line <= furthest || read.reason.startsWith(TOO_DEEP)) continue
    furthest = read.line
    found = { repair, read }
  }
  return found === undefined ? undefined : { ...found, spent }
}

/** Reads only up to the position that no repair could fix. */
function upTo(
  file: SourceFile,
  draft: Draft,
  lines: readonly Line[],
  failure: Failure,
  diagnostics: Diagnostics,
): Recovered | undefined {
  const line = lines[Math.min(failure.line, lines.length - 1)] ?? { start: 0, end: draft.text.length }
  diagnostics.add({
    severity: 'error',
    ...plainMessage(file, draft, line, failure.offset, failure.reason),
  })
  // The open brackets may be several lines above.
  for (let above = 0; above <= failure.line; above = 2 * above + 1) {
    const end = lines[failure.line - above]?.start ?? line.start
    const before: Draft = { text: draft.text.slice(0, end), added: draft.added }
    const read = attempt(before)
    if (!isFailure(read)) return { events: read, draft: before }
  }
  return undefined
}

function tooDeep(file: SourceFile, draft: Draft, failure: Failure, diagnostics: Diagnostics): undefined {
  const at = inFile(draft, failure.offset)
  diagnostics.add(tooDeepAt(file, at, at + 1))
  return undefined
}

export function tooDeepAt(file: SourceFile, start: number, end: number) {
  return {
    code: 'ST1002',
    severity: 'error',
    message: `Lists and maps are nested more than ${MAX_YAML_DEPTH} deep here.`,
    span: span(file, Math.min(start, file.text.length), Math.min(end, file.text.length)),
    label: 'too deep from here on',
    why: 'No rulebook needs so many levels; usually brackets or indentation went wrong further up.',
    help: 'Check the lines above for stray brackets or dashes.',
  } as const
}

function lineAt(text: string, offset: number): number {
  let line = 0
  for (const { index } of text.matchAll(/\r\n|\n|\r/g)) {
    if (index >= offset) break
    line++
  }
  return line
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  let start = 0
  for (const { index, 0: mark } of text.matchAll(/\r\n|\n|\r/g)) {
    lines.push({ start, end: index })
    start = index + mark.length
  }
  return [...lines, { start, end: text.length }]
}
