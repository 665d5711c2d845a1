import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../source/source-file.ts'
import { span } from '../source/span.ts'
import { blanked, inFile, inserted, type Draft } from './repaired-text.ts'
import { TOUCHING_DASH, WITHOUT_SPACE_AFTER_DASH, missingSpace, touchingAt } from './missing-space.ts'
import { UNPRINTABLE, plainMessage, type Said } from './plain-message.ts'

/** One way to continue where YAML gave up, and the message if it helps. */
export interface Repair {
  readonly draft: Draft
  /** True if it loses nothing that the author wrote. */
  readonly gentle: boolean
  readonly said: () => Said & Pick<Diagnostic, 'fix'>
}

/** A line of the draft. */
export interface Line {
  readonly start: number
  readonly end: number
}

/** Number of lines above the failing one that may be the cause. */
const LINES_ABOVE = 5
/** Distance to names above whose lines YAML reads on as one text, and the number of them that are tried. */
const FURTHEST_NAME = 200
const MOST_NAMES = 3
/** Longer lines are not typed by hand, so a bracket is not missing from them. */
const LONGEST_LINE = 1_000

/** Possible repairs at a line, the likeliest and gentlest first. */
export function* repairs(
  file: SourceFile,
  draft: Draft,
  lines: readonly Line[],
  at: number,
  offset: number,
  reason: string,
): Iterable<Repair> {
  const suspects = [at]
  for (let i = at - 1; i >= 0 && suspects.length <= LINES_ABOVE; i--)
    if (isContent(draft, lines[i])) suspects.push(i)
  yield* withoutOddSigns(file, draft)
  yield* withoutTabs(file, draft, lines)
  yield* withIndent(file, draft, lines, at)
  yield* withSpace(file, draft, lines, at)
  for (const index of suspects) {
    const line = lines[index]
    if (line === undefined || line.end - line.start > LONGEST_LINE) continue
    const below = lines.slice(index + 1).find((each) => isContent(draft, each))
    yield* withDash(file, draft, line)
    yield* closed(file, draft, line)
    yield* withColon(file, draft, line, below)
  }
  for (const index of suspects) {
    const line = lines[index]
    if (line === undefined || !isContent(draft, line)) continue
    yield {
      gentle: false,
      draft: blanked(draft, line.start, line.end),
      said: () => plainMessage(file, draft, line, index === at ? offset : line.start, reason),
    }
  }
}

function textOf({ text }: Draft, line: Line): string {
  return text.slice(line.start, line.end)
}

function isContent(draft: Draft, line: Line | undefined): boolean {
  return line !== undefined && /^\s*[^\s#]/.test(textOf(draft, line))
}

/** Removes all invalid characters at once: they come from copying, and rarely alone. */
function* withoutOddSigns(file: SourceFile, draft: Draft): Iterable<Repair> {
  let count = 0
  let first = { at: 0, sign: '' }
  const text = draft.text.replace(UNPRINTABLE, (sign, at: number) => {
    if (count++ === 0) first = { at, sign }
    return ' '.repeat(sign.length)
  })
  if (count === 0) return
  const place = inFile(draft, first.at)
  const name = `U+${(first.sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const more = count === 1 ? '' : `, and ${count - 1} more like it further down`
  yield {
    gentle: true,
    draft: { text, added: draft.added },
    said: () => ({
      code: 'ST1016',
      message: `There is an invisible control character here (${name})${more}.`,
      span: span(file, place, place + first.sign.length),
      label: 'it is here',
      help: 'Delete it together with the letters around it, and retype those.',
    }),
  }
}

/** Replaces the tabs of all lines at once: people who indent with tabs do so everywhere. */
function* withoutTabs(file: SourceFile, draft: Draft, lines: readonly Line[]): Iterable<Repair> {
  const tabs: number[] = []
  const parts: string[] = []
  let done = 0
  let tabbed = 0
  for (const line of lines) {
    const head = /^[ \t]*/.exec(textOf(draft, line))?.[0] ?? ''
    if (!head.includes('\t') || !isContent(draft, line)) continue
    tabbed++
    for (const { index } of head.matchAll(/\t/g)) tabs.push(line.start + index)
    parts.push(draft.text.slice(done, line.start), head.replaceAll('\t', ' '))
    done = line.start + head.length
  }
  const [first] = tabs
  if (first === undefined) return
  const place = inFile(draft, first)
  const mended = inserted({ text: parts.join('') + draft.text.slice(done), added: draft.added }, tabs, ' ')
  const more = tabbed > 1 ? `, and so do ${tabbed - 1} more` : ''
  yield {
    gentle: true,
    draft: mended,
    said: () => ({
      code: 'ST1010',
      message: `This line begins with a tab${more}.`,
      span: span(file, place, place + 1),
      label: 'a tab',
      why: 'The width of a tab depends on the program, so YAML accepts only spaces.',
      help: 'Replace each tab with two spaces.',
    }),
  }
}

/** Puts a space between the dash of an item and its text. */
function* withDash(file: SourceFile, draft: Draft, line: Line): Iterable<Repair> {
  const [dash] = TOUCHING_DASH.exec(textOf(draft, line)) ?? []
  if (dash === undefined) return
  const behind = line.start + dash.length
  const place = inFile(draft, behind)
  yield {
    gentle: true,
    draft: inserted(draft, [behind], ' '),
    said: () => ({
      ...WITHOUT_SPACE_AFTER_DASH,
      span: span(file, place - 1, place),
      fix: { span: span(file, place, place), text: ' ' },
    }),
  }
}

/**
 * Adds an indentation indicator to a block whose first line is indented more than a later one: YAML goes by the first.
 */
function* withIndent(file: SourceFile, draft: Draft, lines: readonly Line[], at: number): Iterable<Repair> {
  const indentOf = (i: number): number => /^ */.exec(textOf(draft, lines[i] ?? NO_LINE))?.[0].length ?? 0
  const isBlank = (i: number): boolean => textOf(draft, lines[i] ?? NO_LINE).trim() === ''
  let head = at - 1
  while (head > at - MOST_ROWS && head >= 0 && !BLOCK_HEAD.test(textOf(draft, lines[head] ?? NO_LINE))) head--
  const line = lines[head]
  const sign = line === undefined ? undefined : BLOCK_HEAD.exec(textOf(draft, line))?.[1]
  if (line === undefined || sign === undefined) return
  const own = indentOf(head)
  let first = head + 1
  while (isBlank(first) && first < at) first++
  let least = indentOf(first)
  for (let i = first; i < lines.length && (isBlank(i) || indentOf(i) > own); i++)
    if (!isBlank(i)) least = Math.min(least, indentOf(i))
  const more = indentOf(first) - least
  const step = least - own
  if (more <= 0 || step < 1 || step > 9) return
  const start = (lines[first]?.start ?? 0) + least
  const mark = span(file, inFile(draft, start), inFile(draft, start + more))
  yield {
    gentle: true,
    draft: inserted(draft, [line.start + sign.length], String(step)),
    said: () => ({
      code: 'ST4381',
      message: 'The first line of this text is indented more than the lines below it.',
      span: mark,
      label: more === 1 ? 'one space too many' : `${more} spaces too many`,
      why: 'The first line says how far a text is indented, and no other line may begin further to the left.',
      help: 'Begin all lines in the same column. Write `~` where a row of a picture has no space.',
      fix: { span: mark, text: '' },
    }),
  }
}

/** A name with a block of lines below it, up to and including the indicator. */
const BLOCK_HEAD = /^(\s*(?:- +)*[^\s#][^#]*:\s+[|>])[+-]?\s*(?:\s#.*)?$/
/** Blocks with more lines than this are not pictures. */
const MOST_ROWS = 200
const NO_LINE: Line = { start: 0, end: 0 }

const PAIRS: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['{', '}'],
])

/** Closes all brackets that a line leaves open. */
function* closed(file: SourceFile, draft: Draft, line: Line): Iterable<Repair> {
  const text = textOf(draft, line)
  const content = text.replace(/(?:^|[ \t])#.*$/, '').trimEnd()
  const open = leftOpen(content)
  if (open === undefined) return
  const end = line.start + content.length
  const isQuote = /^['"]/.test(open.close)
  const close = !isQuote && content[open.at + 1] === ' ' ? ` ${open.close}` : open.close
  const from = inFile(draft, line.start + open.at)
  const to = inFile(draft, end)
  yield {
    gentle: true,
    draft: inserted(draft, [end], close),
    said: () => ({
      code: isQuote ? 'ST1014' : 'ST1013',
      message: isQuote ? 'A quote opens here and is never closed.' : 'A bracket or brace is not closed.',
      span: span(file, from, isQuote ? to : from + 1),
      label: isQuote ? 'no second quote on this line' : 'opened here',
      help: isQuote
        ? 'Close it, or leave the quotes out: text needs none.'
        : `Close it with \`${open.close}\`, or put each item on a line of its own, after a dash.`,
      fix: { span: span(file, to, to), text: close },
    }),
  }
}

/** The text that closes all brackets a line leaves open, and the position of the first of them. */
function leftOpen(text: string): { readonly at: number; readonly close: string } | undefined {
  const opened: { readonly at: number; readonly close: string }[] = []
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i)
    const isFirst = i === 0 || /[\s[{,:-]/.test(text.charAt(i - 1))
    const close = PAIRS.get(sign)
    if ((sign === "'" || sign === '"') && isFirst) {
      const end = endOfQuote(text, i)
      if (end === undefined) return { at: i, close: sign + closing(opened) }
      i = end
    } else if (close !== undefined && (isFirst || opened.length > 0)) opened.push({ at: i, close })
    else if (opened.at(-1)?.close === sign) opened.pop()
  }
  const [first] = opened
  return first === undefined ? undefined : { at: first.at, close: closing(opened) }
}

function closing(opened: readonly { readonly close: string }[]): string {
  return opened
    .map(({ close }) => close)
    .reverse()
    .join('')
}

function endOfQuote(text: string, start: number): number | undefined {
  const quote = text[start]
  for (let i = start + 1; i < text.length; i++) {
    if (quote === '"' && text[i] === '\\') i++
    else if (quote === "'" && text.startsWith("''", i)) i++
    else if (text[i] === quote) return i
  }
  return undefined
}

/**
 * Adds the missing space after the colon of a name, or comments out the touching text if lines below belong to the
 * name.
 */
function* withSpace(file: SourceFile, draft: Draft, lines: readonly Line[], at: number): Iterable<Repair> {
  let tried = 0
  for (let i = at; i >= 0 && i > at - FURTHEST_NAME && tried < MOST_NAMES; i--) {
    const line = lines[i]
    if (line === undefined || line.end - line.start > LONGEST_LINE) continue
    const lead = /^\s*(?:- +)*/.exec(textOf(draft, line))?.[0] ?? ''
    const name = touchingAt(draft, line.start + lead.length)
    if (name === undefined || name.colon >= line.end) continue
    tried++
    const below = lines.slice(i + 1, i + LINES_ABOVE).find((each) => isContent(draft, each))
    const belongs = below !== undefined && isPartOf(textOf(draft, below), lead)
    const put = belongs && !/[[{'"|>#]/.test(draft.text.charAt(name.colon + 1)) ? ' # ' : ' '
    yield {
      gentle: true,
      draft: inserted(draft, [name.colon + 1], put),
      said: () => missingSpace(file, draft, name, put),
    }
  }
}

/** True if a line belongs to the name above it, with this prefix, as a name or an item of its own. */
function isPartOf(text: string, lead: string): boolean {
  const indent = text.search(/\S/)
  const isItem = text.startsWith('- ', indent)
  return indent > lead.length ? isItem || /:(?:\s|$)/.test(text) : isItem && indent === lead.length
}

/** Adds a missing colon to a key above lines that belong to it. */
function* withColon(file: SourceFile, draft: Draft, line: Line, below: Line | undefined): Iterable<Repair> {
  const [, lead = '', name] =
    /^(\s*(?:- +)*)([^\s#'"[\]{}|>&*!%@`:-][^:#]*?)\s*(?:\s#.*)?$/.exec(textOf(draft, line)) ?? []
  if (name === undefined || below === undefined) return
  const indent = textOf(draft, below).search(/\S/)
  if (indent <= lead.length) return
  const start = line.start + lead.length
  const end = start + name.length
  const to = inFile(draft, end)
  yield {
    gentle: true,
    draft: inserted(draft, [end], ':'),
    said: () => ({
      code: 'ST1017',
      message: `A colon is missing after \`${name}\`.`,
      span: span(file, inFile(draft, start), to),
      label: 'the lines below belong to it',
      help: `Write \`${name}:\`.`,
      fix: { span: span(file, to, to), text: ':' },
    }),
  }
}
