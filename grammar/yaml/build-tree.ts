import { CHOMPING_MODE, COLLECTION_STYLE, EVENT_ID, getScalarValue } from 'js-yaml'
import type { Diagnostic, Diagnostics } from '../diagnostics/diagnostic.ts'
import { MAX_KEYS, MAX_NODES, MAX_YAML_DEPTH } from '../source/limits.ts'
import type { SourceFile } from '../source/source-file.ts'
import type { Span } from '../source/span.ts'
import { inFile, type Draft } from './repaired-text.ts'
import { blockOffsets, flowOffsets, type Offsets } from './offsets.ts'
import { UNPRINTABLE } from './plain-message.ts'
import { tooDeepAt, type Recovered, type YamlEvents } from './recover.ts'
import { SCALAR_STYLES, type ScalarStyle, type YamlEntry, type YamlNode, type YamlText } from './tree.ts'

type ScalarEvent = Extract<YamlEvents[number], { type: typeof EVENT_ID.SCALAR }>
type CollectionEvent = Extract<
  YamlEvents[number],
  { type: typeof EVENT_ID.SEQUENCE | typeof EVENT_ID.MAPPING }
>

/** A text in curly quotes as a word processor makes them. */
const CURLY =
  /^(?:[\u201c\u201e\u201d][^\u201c-\u201f]*[\u201c\u201d]|[\u2018\u201a][^\u2018-\u201b]*[\u2018\u2019])$/u

const CHOMPING = ['clip', 'strip', 'keep'] as const

/** Builds the tree. Undefined if it is empty or too large. Refuses YAML features that rulesets do not use. */
export function buildTree(
  file: SourceFile,
  { events, draft }: Recovered,
  diagnostics: Diagnostics,
): YamlNode | undefined {
  return new TreeBuilder(file, events, draft, diagnostics).document()
}

class TreeBuilder {
  private readonly file: SourceFile
  private readonly events: YamlEvents
  private readonly draft: Draft
  private readonly diagnostics: Diagnostics
  private readonly reported = new Set<string>()
  private next = 0
  /** End of the last text in the draft. A list or map that closes now ends there. */
  private last = 0

  constructor(file: SourceFile, events: YamlEvents, draft: Draft, diagnostics: Diagnostics) {
    this.file = file
    this.events = events
    this.draft = draft
    this.diagnostics = diagnostics
  }

  document(): YamlNode | undefined {
    if (this.events.length > MAX_NODES) {
      this.error('ST1001', `This file has more than ${MAX_NODES} parts.`, this.span(0, 0), {
        help: 'Split it into several files: a game, variants, modules, examples.',
      })
      return undefined
    }
    const [first] = this.events
    if (first?.type === EVENT_ID.DOCUMENT) this.next++
    if (!this.isOpen()) return undefined
    const node = this.node(false, 0)
    if (this.events[this.next]?.type === EVENT_ID.POP) this.next++
    if (this.events[this.next] !== undefined) this.refuseSecondDocument()
    return node
  }

  private refuseSecondDocument(): void {
    const rest = this.draft.text.slice(this.last)
    const mark = /^(?:---|\.\.\.)(?=\s|$)/m.exec(rest)
    const start = this.last + (mark?.index ?? 0)
    const at = this.span(start, start + (mark?.[0].length ?? 0))
    this.error('ST1006', 'A file holds one document, but another begins here.', at, {
      help: 'Move what follows to another file, or delete this line.',
    })
  }

  private node(flow: boolean, depth: number): YamlNode {
    const event = this.events[this.next++]
    if (event === undefined || event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT)
      return this.missing(flow)
    if (event.type === EVENT_ID.ALIAS) {
      const at = this.span(event.anchorStart - 1, event.anchorEnd)
      this.reportOnce('ST1004', 'Aliases are not allowed in rulesets.', at, {
        why: 'Everything is written out where it is used. Besides, a few aliases can expand to millions of lines.',
        help: 'Write the text out, or name it under `terms` or `numbers`.',
      })
      this.last = Math.max(this.last, event.anchorEnd)
      return this.missing(flow)
    }
    this.refuseMarks(event)
    if (event.type === EVENT_ID.SCALAR) return this.text(event, flow)
    if (depth >= MAX_YAML_DEPTH) return this.passOver(event, flow)
    const inFlow = flow || event.style === COLLECTION_STYLE.FLOW
    if (event.type === EVENT_ID.MAPPING) return this.map(event.start, inFlow, depth)
    const items: YamlNode[] = []
    while (this.isOpen()) items.push(this.node(inFlow, depth + 1))
    this.next++
    return { kind: 'list', span: this.closed(event.start, inFlow, ']'), items, flow: inFlow }
  }

  private map(start: number, flow: boolean, depth: number): YamlNode {
    const entries: YamlEntry[] = []
    const seen = new Map<string, YamlText>()
    while (this.isOpen()) {
      const key = this.node(flow, depth + 1)
      const value = this.isOpen() ? this.node(flow, depth + 1) : this.missing(flow)
      if (key.kind !== 'text') {
        this.error('ST1007', 'A key must be one name, not a list.', key.span, {
          help: 'Write a name there; a text that begins with a bracket or brace is a list to YAML.',
        })
        continue
      }
      // An alias is reported separately.
      if (key.text === '<<' && key.style === 'plain' && value.kind !== 'text')
        this.reportOnce('ST1004', 'Maps are not merged in rulesets.', key.span, {
          why: 'Everything is written out where it is used.',
          help: 'Write the lines out, or use `extends:` and `uses:` to build on other documents.',
        })
      const before = seen.get(key.text)
      if (before !== undefined) this.refuseTwin(before, key)
      else if (seen.size < MAX_KEYS) {
        seen.set(key.text, key)
        entries.push({ key, value })
      } else
        this.reportOnce('ST1001', `This part has more than ${MAX_KEYS} names.`, key.span, {
          label: 'this one is too many',
          help: 'Split it into several parts or files.',
        })
    }
    this.next++
    return { kind: 'map', span: this.closed(start, flow, '}'), entries, flow }
  }

  private refuseTwin(before: YamlText, key: YamlText): void {
    this.error('ST1003', `\`${key.text}\` is here twice.`, key.span, {
      label: 'the second time',
      related: [{ span: before.span, label: 'the first time' }],
      why: 'Only one of them could count, and it is not clear which.',
      help: 'Delete or rename one of the two.',
    })
  }

  private passOver(event: CollectionEvent, flow: boolean): YamlText {
    const { code, message, span, ...more } = tooDeepAt(
      this.file,
      inFile(this.draft, event.start),
      inFile(this.draft, event.start + 1),
    )
    this.reportOnce(code, message, span, more)
    for (let open = 1; open > 0 && this.next < this.events.length; this.next++) {
      const type = this.events[this.next]?.type
      if (type === EVENT_ID.POP) open--
      else if (type === EVENT_ID.SEQUENCE || type === EVENT_ID.MAPPING) open++
    }
    return this.missing(flow)
  }

  private isOpen(): boolean {
    const event = this.events[this.next]
    return event !== undefined && event.type !== EVENT_ID.POP
  }

  /** The span of a list or map that ends here, including its brackets. */
  private closed(start: number, flow: boolean, bracket: string): Span {
    const { text } = this.draft
    if (flow && (text[start] === '[' || text[start] === '{')) {
      const end = text.indexOf(bracket, Math.max(start, this.last))
      // Only blanks, commas and comments may come between the last text and the bracket.
      const between = end < 0 ? 'x' : text.slice(Math.max(start + 1, this.last), end)
      if (/^[\s,]*$/.test(between.replace(/#.*$/gm, ''))) this.last = end + 1
    }
    return this.span(start, Math.max(start, this.last))
  }

  private missing(flow: boolean): YamlText {
    const at = inFile(this.draft, this.last)
    const span = { file: this.file, start: at, end: at }
    return { kind: 'text', span, text: '', style: 'plain', flow, offsetAt: () => at }
  }

  private refuseMarks(event: ScalarEvent | CollectionEvent): void {
    const { anchorStart, anchorEnd, tagStart, tagEnd } = event
    this.last = Math.max(this.last, anchorEnd, tagEnd)
    if (anchorStart >= 0)
      this.reportOnce(
        'ST1004',
        'Anchors are not allowed in rulesets.',
        this.span(anchorStart - 1, anchorEnd),
        {
          help: 'Leave the anchor out, and repeat the text where it is needed.',
        },
      )
    if (tagStart >= 0)
      this.reportOnce(
        'ST1005',
        'Tags are not allowed in rulesets: every value is text, and the section determines its type.',
        this.span(tagStart, tagEnd),
        {
          help: this.draft.text.startsWith('!(', tagStart)
            ? 'To say the opposite, write `not` and a space: `not (...)`.'
            : 'Leave it out.',
        },
      )
  }

  private text(event: ScalarEvent, flow: boolean): YamlText {
    if (event.valueStart < 0) return this.missing(flow)
    const { draft } = this
    const style = SCALAR_STYLES[event.style - 1] ?? 'plain'
    const written = getScalarValue(draft.text, event)
    // Raw control characters are refused earlier; an escape such as `\u001b` can still produce them.
    const text = style === 'double' ? written.replace(UNPRINTABLE, ' ') : written
    const span = this.spanOf(event, style)
    if (text !== written) this.refuseControl(written, span)
    this.last = Math.max(
      this.last,
      style === 'single' || style === 'double' ? event.valueEnd + 1 : event.valueEnd,
    )
    if (style === 'plain') {
      this.lookForCut(event.valueEnd, text)
      if (CURLY.test(text)) this.warnOfCurlyQuotes(text, span)
    }
    let offsets: Offsets | undefined
    const offsetAt = (index: number): number => {
      offsets ??= offsetsOf(draft.text, event, style)
      const at = offsets[Math.max(0, Math.min(index, text.length))] ?? event.valueEnd
      return inFile(draft, at)
    }
    return { kind: 'text', span, text, style, flow, offsetAt }
  }

  /** Includes quotes and the `|` or `>` of a block, but not the trailing empty lines that YAML drops. */
  private spanOf({ valueStart, valueEnd, chomping }: ScalarEvent, style: ScalarStyle): Span {
    if (style === 'plain') return this.span(valueStart, valueEnd)
    if (style === 'single' || style === 'double') return this.span(valueStart - 1, valueEnd + 1)
    const header = this.draft.text.slice(this.last, valueStart).replace(/[\r\n]+$/, '')
    const line = this.last + header.search(/[^\r\n]*$/)
    const sign = this.draft.text.slice(line, valueStart).search(/[|>]/)
    const content = this.draft.text.slice(valueStart, valueEnd).trimEnd()
    const start = line + Math.max(0, sign)
    if (chomping === CHOMPING_MODE.KEEP) return this.span(start, valueEnd)
    return this.span(start, content === '' ? start + 1 : valueStart + content.length)
  }

  /** `a is b #2`: YAML reads the rest as a comment, which the author did not intend. */
  private lookForCut(end: number, text: string): void {
    if (text === '') return
    const rest = /[ \t]+(#[^\s#].*)/y
    rest.lastIndex = end
    const [cut, comment = ''] = rest.exec(this.draft.text) ?? []
    if (cut === undefined) return
    const to = end + cut.length
    this.error(
      'ST1008',
      'YAML reads the rest of this line as a comment.',
      this.span(to - comment.length, to),
      {
        label: 'cut off here',
        help: 'If it is a comment, put a space after the `#`; otherwise leave the `#` out.',
      },
    )
  }

  private warnOfCurlyQuotes(text: string, at: Span): void {
    const inner = text.slice(1, -1).trim()
    const quote = inner.includes('"') ? "'" : '"'
    const isSafe = !inner.includes(quote) && !inner.includes('\\') && !inner.includes('\n')
    this.diagnostics.add({
      code: 'ST4380',
      severity: 'warning',
      message: 'These curly quotes are part of the text.',
      span: at,
      why: 'Only straight quotes enclose a text in YAML. Word processors replace them with curly ones.',
      help: `Use straight quotes, or none. To show curly quotes, put straight ones around them.`,
      ...(isSafe ? { fix: { span: at, text: `${quote}${inner}${quote}` } } : {}),
    })
  }

  private span(start: number, end: number): Span {
    const first = inFile(this.draft, start)
    return { file: this.file, start: first, end: Math.max(first, inFile(this.draft, end)) }
  }

  private refuseControl(written: string, at: Span): void {
    const sign = written.match(UNPRINTABLE)?.[0] ?? ''
    const name = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    this.error('ST1016', `This text contains a control character (${name}).`, at, {
      why: 'Terminals take such characters for commands, and files with pictures of the game could not contain them.',
      help: 'Delete the escape that begins with a backslash.',
    })
  }

  private error(code: Diagnostic['code'], message: string, at: Span, more: Partial<Diagnostic>): void {
    this.diagnostics.add({ code, severity: 'error', message, span: at, ...more })
  }

  /** Reports only the first of such errors: they tend to repeat throughout a file. */
  private reportOnce(code: Diagnostic['code'], message: string, at: Span, more: Partial<Diagnostic>): void {
    if (this.reported.has(message)) return
    this.reported.add(message)
    this.error(code, message, at, more)
  }
}

function offsetsOf(source: string, event: ScalarEvent, style: ScalarStyle): Offsets {
  const written = { source, start: event.valueStart, end: event.valueEnd }
  if (style === 'plain') return flowOffsets(written, '')
  if (style === 'single') return flowOffsets(written, "'")
  if (style === 'double') return flowOffsets(written, '"')
  return blockOffsets(written, event.indent, CHOMPING[event.chomping - 1] ?? 'clip', style === 'folded')
}
