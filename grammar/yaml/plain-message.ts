import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../source/source-file.ts'
import { span } from '../source/span.ts'
import { inFile, type Draft } from './repaired-text.ts'

export type Said = Pick<Diagnostic, 'code' | 'message' | 'span' | 'label' | 'help' | 'why'>

/** Characters that YAML does not allow in a text: control characters, noncharacters and unpaired surrogates. */
export const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** The message for a line that YAML cannot read and that is left out, with help for an author of rules. */
export function plainMessage(
  file: SourceFile,
  draft: Draft,
  { start, end }: { readonly start: number; readonly end: number },
  at: number,
  reason: string,
): Said {
  const line = draft.text.slice(start, end)
  const content = line.replace(/(?:^|[ \t])#.*$/, '').trimEnd()
  const mark = (from: number, to: number) =>
    span(file, inFile(draft, start + from), inFile(draft, start + Math.max(to, from)))
  const lead = /^\s*(?:- +)*/.exec(content)?.[0].length ?? 0
  const whole = mark(lead, content.length)
  const [, key = '', value] = /^(\s*(?:- +)*[^\s:][^:]*:\s+)(\S.*)$/.exec(content) ?? []
  const first = value?.charAt(0) ?? content.charAt(lead)
  const from = value === undefined ? lead : key.length
  if (/escape sequence|hexadecimal/.test(reason))
    return {
      code: 'ST1014',
      message: 'Inside double quotes, this backslash is not followed by a valid escape.',
      span: mark(from, content.length),
      help: 'Leave out the backslash, or use single quotes, where it has no special meaning.',
    }
  if (`'"!&*%@\`|>`.includes(first) && first !== '') return punctuation(first, mark(from, content.length))
  const second = value === undefined ? -1 : value.search(/:(?:\s|$)/)
  if (second >= 0)
    return {
      code: 'ST1012',
      message: 'This line has a second colon.',
      span: mark(key.length + second, key.length + second + 1),
      label: 'the second colon',
      why: 'A colon and a space separate a name from its value, once per line.',
      help: 'Leave this colon out, or put everything after the first one on indented lines of its own.',
    }
  if (/^\{[^{}]*\}\s*\S/u.test(value ?? ''))
    return {
      code: 'ST1011',
      message: 'To YAML, these braces are a map, and nothing may follow it.',
      span: mark(key.length, content.length),
      help: 'Put a text that begins with a brace in quotes.',
    }
  const bracket = oddBracket(content)
  if (bracket !== undefined)
    return {
      code: 'ST1013',
      message: 'The brackets or braces in this line do not match.',
      span: mark(bracket, bracket + 1),
      label: 'this one has no partner',
      help: 'Close each bracket once, or put each item on a line of its own, after a dash.',
    }
  if (reason.includes('indentation'))
    return {
      code: 'ST1012',
      message: 'This line is not indented like the lines around it.',
      span: whole,
      why: 'Indentation shows what a line belongs to.',
      help: isBesideItem(draft.text, start, lead)
        ? 'The lines around it begin with a dash; begin this one with `- `, too.'
        : 'Start it exactly below the first letter of its siblings.',
    }
  if (value === undefined && !content.trimEnd().endsWith(':') && /expected ':'|multiline key/.test(reason))
    return {
      code: 'ST1017',
      message: 'This line has no colon.',
      span: whole,
      why: 'Here every line is a name, a colon and a value.',
      help: 'Put a colon and a space after the name, or indent the line if it continues the one above.',
    }
  if (/['"]/.test(content))
    return {
      code: 'ST1014',
      message: 'The quotes in this line do not match.',
      span: whole,
      help: 'Close each quote once, or leave the quotes out: text needs none.',
    }
  const here = Math.min(Math.max(at - start, lead), Math.max(lead, content.length - 1))
  return { code: 'ST1015', message: 'This line cannot be read as YAML.', span: mark(here, content.length) }
}

/** True if the line above is a list item at the same depth. */
function isBesideItem(text: string, start: number, lead: number): boolean {
  const above =
    text
      .slice(0, Math.max(0, start - 1))
      .split('\n')
      .at(-1) ?? ''
  return above.slice(lead).startsWith('- ') && above.slice(0, lead).trim() === ''
}

/** The first closing bracket without a matching opening one, or else the last one left open. */
function oddBracket(text: string): number | undefined {
  const open: { readonly at: number; readonly close: string }[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '[') open.push({ at, close: ']' })
    else if (sign === '{') open.push({ at, close: '}' })
    else if ((sign === ']' || sign === '}') && open.pop()?.close !== sign) return at
  }
  return open.at(-1)?.at
}

function punctuation(sign: string, at: Said['span']): Said {
  const isQuote = sign === "'" || sign === '"'
  return {
    code: 'ST1011',
    message: isQuote
      ? `This text begins with a quote and goes on after the closing one.`
      : `A text cannot begin with \`${sign}\`: to YAML that is punctuation.`,
    ...(at === undefined ? {} : { span: at }),
    help: isQuote
      ? 'Names need no quotes; leave them out.'
      : `Begin the text with a word; instead of \`!\` write \`not\`.`,
  }
}
