import type { ScalarStyle } from './tree.ts'

/**
 * For each character of a decoded scalar the offset in the file where it begins, and one more for the end. Both texts are
 * walked side by side: what the source has more (indentation, escapes, folded line breaks) is passed over.
 */
export function scalarOffsets(
  source: string,
  start: number,
  end: number,
  style: ScalarStyle,
  text: string,
): readonly number[] {
  const offsets: number[] = []
  let at = start
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i)
    if (style === 'double' && source[at] === '\\') {
      if (source[at + 1] === '\n' || source[at + 1] === '\r') {
        at = afterBreak(source, at + 1, end)
        i--
        continue
      }
      offsets.push(at)
      at += escapeLength(source, at)
      continue
    }
    if (style === 'single' && c === "'" && source.startsWith("''", at)) {
      offsets.push(at)
      at += 2
      continue
    }
    while (at < end && source[at] !== c && isPassedOver(source, at, c)) at++
    offsets.push(Math.min(at, end))
    if (c === ' ' && isBreakAhead(source, at, end)) at = afterBreak(source, at, end)
    else at++
  }
  offsets.push(Math.min(at, end))
  return offsets
}

/** Blanks and line breaks that decoding left out before `wanted`. */
function isPassedOver(source: string, at: number, wanted: string): boolean {
  const c = source[at]
  if (c === '\n' || c === '\r') return wanted !== ' '
  return c === ' ' || c === '\t'
}

function isBreakAhead(source: string, at: number, end: number): boolean {
  for (let i = at; i < end; i++) {
    if (source[i] === '\n') return true
    if (source[i] !== ' ' && source[i] !== '\t' && source[i] !== '\r') return false
  }
  return false
}

/** Behind a line break and the blanks around it. */
function afterBreak(source: string, at: number, end: number): number {
  let i = at
  while (i < end && (source[i] === ' ' || source[i] === '\t' || source[i] === '\n' || source[i] === '\r')) i++
  return i
}

function escapeLength(source: string, at: number): number {
  const c = source[at + 1]
  return c === 'x' ? 4 : c === 'u' ? 6 : c === 'U' ? 10 : 2
}
