import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { MAX_FILE_BYTES, MAX_YAML_DEPTH } from '../limits.ts'
import type { SourceFile } from '../source/source-file.ts'
import { span } from '../source/span.ts'

/**
 * Looks over a text before anything that recurses sees it: its size, how deep it nests, tabs in front of lines. What it
 * refuses is refused whole; the verdict never depends on how much stack there is.
 */
export function guardYaml(file: SourceFile, diagnostics: Diagnostics): boolean {
  const { text } = file
  const bytes = new TextEncoder().encode(text).length
  if (bytes > MAX_FILE_BYTES) {
    diagnostics.add({
      code: 'ST1001',
      severity: 'error',
      message: `This file has ${bytes} bytes; ${MAX_FILE_BYTES} are allowed.`,
      span: span(file, 0, 0),
      why: 'No rulebook is longer; what is longer would keep everybody waiting.',
    })
    return false
  }
  const deep = tooDeep(text)
  if (deep !== undefined) {
    diagnostics.add({
      code: 'ST1002',
      severity: 'error',
      message: `Here lists and maps stand one in another more than ${MAX_YAML_DEPTH} deep.`,
      span: span(file, deep, deep + 1),
      label: 'too deep from here on',
    })
    return false
  }
  return true
}

/** Where the nesting passes the limit: brackets, and indentation with its dashes, each a level. */
function tooDeep(text: string): number | undefined {
  let brackets = 0
  let lineStart = true
  const indents: number[] = []
  for (let i = 0; i < text.length; i++) {
    const c = text[i]
    if (c === '\n') {
      lineStart = true
      continue
    }
    if (lineStart) {
      let column = 0
      let dashes = 0
      while (
        text[i] === ' ' ||
        ((text[i] === '-' || text[i] === '?') && (text[i + 1] === ' ' || text[i + 1] === '\n'))
      ) {
        if (text[i] !== ' ') dashes++
        column++
        i++
      }
      lineStart = false
      if (i >= text.length || text[i] === '\n') {
        i--
        continue
      }
      while (indents.length > 0 && (indents.at(-1) ?? 0) > column) indents.pop()
      if (indents.at(-1) !== column) indents.push(column)
      if (indents.length + dashes + brackets > MAX_YAML_DEPTH) return i
    }
    const now = text[i]
    if (now === '[' || now === '{') brackets++
    else if ((now === ']' || now === '}') && brackets > 0) brackets--
    if (brackets > MAX_YAML_DEPTH) return i
  }
  return undefined
}
