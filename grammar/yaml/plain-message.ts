import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../source/source-file.ts'
import { span } from '../source/span.ts'

type Said = Pick<Diagnostic, 'code' | 'message' | 'span' | 'label' | 'help' | 'why'>

/** What is wrong with a line that YAML cannot read, in words that a writer of rules can use. */
export function plainMessage(
  file: SourceFile,
  text: string,
  at: number,
  start: number,
  end: number,
  reason: string,
): Said {
  const line = text.slice(start, end)
  const whole = span(file, start + (line.length - line.trimStart().length), Math.max(end, start + 1))
  if (/^\s*\t/.test(line) || reason.includes('tab')) {
    const tab = start + Math.max(0, line.indexOf('\t'))
    return {
      code: 'ST1010',
      message: 'A tab stands in the indentation.',
      span: span(file, tab, tab + 1),
      label: 'a tab',
      why: 'Tabs are as wide as each program likes, so YAML takes only blanks.',
      help: 'Put two blanks in its place.',
    }
  }
  const value = /^(\s*(?:- )*[^\s:][^:]*:\s+)(\S.*)$/.exec(line)
  const first = value?.[2]?.[0]
  if (first !== undefined && `'"!&*%@\``.includes(first)) {
    const from = start + (value?.[1]?.length ?? 0)
    return {
      code: 'ST1011',
      message: `A text cannot begin with ${first} here: to YAML it is punctuation.`,
      span: span(file, from, end),
      help:
        first === "'" || first === '"'
          ? 'Names need no quotes; leave them out.'
          : 'Say it in words, such as `not` or `is`.',
    }
  }
  if (/: \S.*: /.test(line) || reason.includes('bad indentation of a mapping')) {
    return {
      code: 'ST1012',
      message: 'Here stands a second colon, or the line is indented otherwise than those around it.',
      span: whole,
      why: 'A colon followed by a blank separates a key from its value.',
      help: 'Leave out one colon, or move the line under the key that it belongs to.',
    }
  }
  if (/[[{]/.test(line) || reason.includes('flow')) {
    return {
      code: 'ST1013',
      message: 'A bracket or brace is not closed.',
      span: whole,
      help: 'Close it, or put each item on a line of its own, behind a dash.',
    }
  }
  if (/['"]/.test(line))
    return {
      code: 'ST1014',
      message: 'A quote is not closed.',
      span: whole,
      help: 'Close it, or leave the quotes out.',
    }
  const here = Math.min(Math.max(at, start), Math.max(start, end - 1))
  return {
    code: 'ST1015',
    message: 'This line cannot be read as YAML.',
    span: span(file, here, Math.max(end, here + 1)),
  }
}
