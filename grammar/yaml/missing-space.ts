import { COLLECTION_STYLE, EVENT_ID, type parseEvents } from 'js-yaml'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../source/source-file.ts'
import { span } from '../source/span.ts'
import { inFile, type Draft } from './repaired-text.ts'
import type { Said } from './plain-message.ts'

/** `pieces:x`: a name up to its colon, with its value right after it. Not times and addresses. */
const NAME_AND_COLON = /(\p{L}[\p{L}\p{N} _.-]*(?:\([^()]*\))?):(?![\s:]|\/\/)(?=.)/uy
/** YAML reads on after `name:`, although a bracket or brace opens there. */
const OPENS = /^[[{]/
const LONGEST_SHOWN = 30

/** A name whose value touches its colon. */
interface Touching {
  readonly name: string
  /** Offset of the colon in the draft. */
  readonly colon: number
  /** End of its value, unless it extends to the end of the line. */
  readonly end?: number
}

/** The name that begins at an offset, if its value touches its colon. */
export function touchingAt({ text }: Draft, start: number): Touching | undefined {
  NAME_AND_COLON.lastIndex = start
  const [found, name] = NAME_AND_COLON.exec(text) ?? []
  return found === undefined || name === undefined ? undefined : { name, colon: start + found.length - 1 }
}

/** The part of the message that is the same everywhere. */
export function withoutSpace(name: string) {
  return {
    code: 'ST1018',
    message: `A space is missing after \`${name}:\`.`,
    label: 'the text touches this colon',
    why: 'Without a space, YAML takes the colon for a part of the text.',
  } as const
}

/** The rest of the message. `put` is the text that belongs after the colon. */
export function missingSpace(
  file: SourceFile,
  draft: Draft,
  { name, colon, end }: Touching,
  put: string,
): Said & Pick<Diagnostic, 'fix'> {
  const from = inFile(draft, colon)
  const to = inFile(draft, colon + 1)
  const [value = ''] = /^[^\r\n]*/.exec(draft.text.slice(colon + 1, end)) ?? []
  const rest = value.trimEnd()
  const shown = rest.length > LONGEST_SHOWN ? '...' : rest
  return {
    ...withoutSpace(name),
    span: span(file, from, to),
    help:
      put === ' '
        ? `Write \`${name}: ${shown}\`.`
        : `The lines below belong to \`${name}\`, so delete what follows the colon, or make it a comment: \`${name}:${put}${shown}\`.`,
    fix: { span: span(file, to, to), text: put },
  }
}

/**
 * Names whose value touches their colon in a text that YAML could read, though with another meaning: a name with an
 * opening bracket (`numbers:{ ante: 2 }` is called `numbers:{ ante` to YAML), and one without a value in braces (`{
 * rank:2 }`).
 */
export function touchingNames(draft: Draft, events: ReturnType<typeof parseEvents>): readonly Touching[] {
  const found: Touching[] = []
  /** Collections around the event, outermost first. In a map, keys and values alternate. */
  const open: { readonly isMap: boolean; readonly flow: boolean; isKey: boolean }[] = []
  for (const [i, event] of events.entries()) {
    if (event.type === EVENT_ID.DOCUMENT) continue
    if (event.type === EVENT_ID.POP) open.pop()
    const within = open.at(-1)
    if (event.type === EVENT_ID.SCALAR && within?.isMap === true && within.isKey && event.valueStart >= 0) {
      const name = touchingAt(draft, event.valueStart)
      const value = events[i + 1]
      const isAlone = value?.type === EVENT_ID.SCALAR && value.valueStart < 0
      if (
        name !== undefined &&
        name.colon < event.valueEnd &&
        (within.flow ? isAlone : OPENS.test(draft.text.slice(name.colon + 1, name.colon + 2)))
      )
        found.push(within.flow ? { ...name, end: event.valueEnd } : name)
    }
    if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) {
      if (within !== undefined) within.isKey = !within.isKey
      const flow = event.style === COLLECTION_STYLE.FLOW
      open.push({ isMap: event.type === EVENT_ID.MAPPING, flow, isKey: true })
    } else if (event.type !== EVENT_ID.POP && within !== undefined) within.isKey = !within.isKey
  }
  return found
}

/** `-move man to goal`: an item whose text touches its dash. Not negative numbers and lines of dashes. */
export const TOUCHING_DASH = /^\s*-(?=\p{L})/u

/** The part of the message that is the same everywhere. */
export const WITHOUT_SPACE_AFTER_DASH = {
  code: 'ST1018',
  message: 'A space is missing after the dash.',
  label: 'the text touches this dash',
  why: 'Without a space, YAML takes the dash for a part of the text.',
  help: 'Put a space there: `- ...`.',
} as const
