import type { YamlText } from '../yaml/tree.ts'
import { partOfText } from './part-of-text.ts'

/** The names of a dotted key in order; a full stop inside parentheses belongs to a head. */
export function dottedParts(key: YamlText): readonly YamlText[] {
  if (!key.text.includes('.')) return [key]
  const parts: YamlText[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i <= key.text.length; i++) {
    const char = key.text[i]
    if (char === '(') depth++
    else if (char === ')') depth--
    // A range, as in `gives 0..9`.
    else if (/^\d\.\.-?\d/u.test(key.text.slice(i - 1, i + 4))) i++
    else if (char === undefined || (char === '.' && depth <= 0)) {
      parts.push(trimmed(key, start, i))
      start = i + 1
    }
  }
  return parts.length === 1 ? [key] : parts
}

function trimmed(key: YamlText, from: number, to: number): YamlText {
  let start = from
  let end = to
  while (start < end && key.text[start] === ' ') start++
  while (end > start && key.text[end - 1] === ' ') end--
  return partOfText(key, start, end)
}
