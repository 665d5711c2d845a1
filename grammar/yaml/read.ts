import { COLLECTION_STYLE, EVENT_ID, SCALAR_STYLE, YAMLException, getScalarValue, parseEvents } from 'js-yaml'
import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { MAX_NODES, MAX_YAML_DEPTH } from '../limits.ts'
import type { SourceFile } from '../source/source-file.ts'
import { positionOf } from '../source/source-file.ts'
import { span } from '../source/span.ts'
import type { Span } from '../source/span.ts'
import { guardYaml } from './guard.ts'
import { scalarOffsets } from './offsets.ts'
import { plainMessage } from './plain-message.ts'
import type { YamlEntry, YamlNode, YamlText } from './tree.ts'

type Events = ReturnType<typeof parseEvents>
type ScalarEvent = Extract<Events[number], { type: 4 }>

/** So many lines that cannot be read are left out one after the other before the rest is given up. */
const MOST_RETRIES = 20

/**
 * Reads a YAML text as a tree of texts. Lines that cannot be read are reported and left out, so that half-typed text still
 * gives most of its tree. undefined: nothing of it could be read.
 */
export function readYaml(file: SourceFile, diagnostics: Diagnostics): YamlNode | undefined {
  if (!guardYaml(file, diagnostics)) return undefined
  const events = tolerantEvents(file, diagnostics)
  return events === undefined ? undefined : new Reader(file, events, diagnostics).document()
}

function tolerantEvents(file: SourceFile, diagnostics: Diagnostics): Events | undefined {
  let { text } = file
  for (let attempt = 0; attempt <= MOST_RETRIES; attempt++) {
    try {
      return parseEvents(text, { maxDepth: 4 * MAX_YAML_DEPTH })
    } catch (thrown) {
      if (!(thrown instanceof YAMLException)) throw thrown
      const at = Math.min(thrown.mark?.position ?? 0, Math.max(0, text.length - 1))
      const { line } = positionOf(file, at)
      const start = file.lineStarts[line - 1] ?? 0
      const end = Math.max(start, (file.lineStarts[line] ?? text.length + 1) - 1)
      diagnostics.add({
        severity: 'error',
        ...plainMessage(file, text, at, start, end, thrown.reason ?? thrown.message),
      })
      const blanked = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
      // A line that is blank already cannot be the cause: what was opened above never ends.
      if (blanked === text) return undefined
      text = blanked
    }
  }
  return undefined
}

class Reader {
  private readonly file: SourceFile
  private readonly events: Events
  private readonly diagnostics: Diagnostics
  private next = 0
  /** Where the last text ended: the end of what is closed now. */
  private last = 0

  constructor(file: SourceFile, events: Events, diagnostics: Diagnostics) {
    this.file = file
    this.events = events
    this.diagnostics = diagnostics
  }

  private readonly said = new Set<string>()

  private error(
    code: 'ST1001' | 'ST1003' | 'ST1004' | 'ST1005' | 'ST1006' | 'ST1007',
    message: string,
    at: Span,
    more: object = {},
  ): void {
    // Whoever uses marks uses many; the first says it all.
    if ((code === 'ST1004' || code === 'ST1005') && this.said.has(message)) return
    this.said.add(message)
    this.diagnostics.add({ code, severity: 'error', message, span: at, ...more })
  }

  document(): YamlNode | undefined {
    if (this.events.length > MAX_NODES) {
      this.error('ST1001', `This file has more than ${MAX_NODES} parts.`, span(this.file, 0, 0))
      return undefined
    }
    if (this.events[this.next]?.type === EVENT_ID.DOCUMENT) this.next++
    if (this.events[this.next] === undefined || this.events[this.next]?.type === EVENT_ID.POP)
      return undefined
    const node = this.node(false)
    if (this.events[this.next]?.type === EVENT_ID.POP) this.next++
    if (this.events[this.next] !== undefined) {
      const start = this.file.text.indexOf('\n---', Math.max(0, this.last - 1)) + 1
      this.error(
        'ST1006',
        'A file holds one document; here begins another.',
        span(this.file, start, start + 3),
        {
          help: 'Put it into a file of its own.',
        },
      )
    }
    return node
  }

  private node(flow: boolean): YamlNode {
    const event = this.events[this.next++]
    if (event === undefined || event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT)
      return this.missing(flow)
    if (event.type === EVENT_ID.ALIAS) {
      const at = span(this.file, event.anchorStart - 1, event.anchorEnd)
      this.error('ST1004', 'Aliases are not used in rulesets.', at, {
        why: 'What stands somewhere else should be read there; a few aliases can also stand for millions of lines.',
        help: 'Write the text out, or name it under `terms` or `numbers`.',
      })
      this.last = Math.max(this.last, event.anchorEnd)
      return this.missing(flow)
    }
    this.refuseMarks(event)
    if (event.type === EVENT_ID.SCALAR) return this.text(event, flow)
    const inFlow = flow || event.style === COLLECTION_STYLE.FLOW
    const start = event.start
    if (event.type === EVENT_ID.SEQUENCE) {
      const items: YamlNode[] = []
      while (this.open()) items.push(this.node(inFlow))
      this.next++
      return { kind: 'list', span: this.closed(start, inFlow, ']'), items, flow: inFlow }
    }
    const entries: YamlEntry[] = []
    const seen = new Map<string, YamlText>()
    while (this.open()) {
      const key = this.node(inFlow)
      const value = this.open() ? this.node(inFlow) : this.missing(inFlow)
      if (key.kind !== 'text') {
        this.error('ST1007', 'A key is one text.', key.span)
        continue
      }
      const before = seen.get(key.text)
      if (before === undefined) {
        seen.set(key.text, key)
        entries.push({ key, value })
      } else
        this.error('ST1003', `\`${key.text}\` stands here twice.`, key.span, {
          label: 'the second time',
          related: [{ span: before.span, label: 'the first time' }],
          why: 'Only one of them could count, and nobody could see which.',
        })
    }
    this.next++
    return { kind: 'map', span: this.closed(start, inFlow, '}'), entries, flow: inFlow }
  }

  private open(): boolean {
    const event = this.events[this.next]
    return event !== undefined && event.type !== EVENT_ID.POP
  }

  private closed(start: number, flow: boolean, bracket: string): Span {
    if (flow && this.file.text[start] !== bracket) {
      const end = this.file.text.indexOf(bracket, this.last)
      if (end >= 0 && this.file.text.slice(this.last, end).trim().replace(/,$/, '') === '')
        this.last = end + 1
    }
    return span(this.file, start, Math.max(start, this.last))
  }

  private missing(flow: boolean): YamlText {
    const at = this.last
    return { kind: 'text', span: span(this.file, at, at), text: '', style: 'plain', flow, offsetAt: () => at }
  }

  private refuseMarks(event: {
    readonly anchorStart: number
    readonly anchorEnd: number
    readonly tagStart: number
    readonly tagEnd: number
  }): void {
    if (event.anchorStart >= 0)
      this.error(
        'ST1004',
        'Anchors are not used in rulesets.',
        span(this.file, event.anchorStart - 1, event.anchorEnd),
        {
          help: 'Write the text out where it is needed.',
        },
      )
    if (event.tagStart >= 0)
      this.error(
        'ST1005',
        'Tags are not used in rulesets: every value is a text, and the section says what it must be.',
        span(this.file, event.tagStart, event.tagEnd),
        {
          help: 'Leave it out.',
        },
      )
  }

  private text(event: ScalarEvent, flow: boolean): YamlText {
    if (event.valueStart < 0) return this.missing(flow)
    const quoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED
    const start = quoted ? event.valueStart - 1 : event.valueStart
    const end = quoted ? event.valueEnd + 1 : event.valueEnd
    this.last = Math.max(this.last, end)
    const text = getScalarValue(this.file.text, event)
    const style = STYLES[event.style - 1] ?? 'plain'
    const { file } = this
    const range = span(file, start, end)
    if (style === 'plain') this.lookForCut(range, text)
    let offsets: readonly number[] | undefined
    const offsetAt = (index: number): number => {
      offsets ??= scalarOffsets(file.text, event.valueStart, event.valueEnd, style, text)
      return offsets[Math.max(0, Math.min(index, text.length))] ?? event.valueEnd
    }
    return { kind: 'text', span: range, text, style, flow, offsetAt }
  }

  /** `a is b #2`: YAML takes the rest for a comment, and the author did not. */
  private lookForCut(at: Span, text: string): void {
    const rest = /^[ \t]+(#[^\s#].*)$/m.exec(
      this.file.text.slice(at.end, this.file.text.indexOf('\n', at.end) + 1 || undefined),
    )
    if (rest === null || rest.index !== 0 || text === '') return
    const end = at.end + rest[0].length
    this.diagnostics.add({
      code: 'ST1008',
      severity: 'error',
      message: 'YAML reads the rest of this line as a comment.',
      span: span(this.file, end - (rest[1]?.length ?? 0), end),
      label: 'cut off here',
      help: 'If it is a comment, put a blank behind the `#`; otherwise leave the `#` out.',
    })
  }
}

const STYLES = ['plain', 'single', 'double', 'literal', 'folded'] as const
