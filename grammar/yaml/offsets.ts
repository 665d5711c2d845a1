/** The source offset of each character of a decoded scalar, plus one for the end. */
export type Offsets = readonly number[]

/** A scalar as written in the source; `start` and `end` exclude the quotes. */
interface Written {
  readonly source: string
  readonly start: number
  readonly end: number
}

/** How a block ends: with one line break, with none, or with all that were written. */
type Chomping = 'clip' | 'strip' | 'keep'

/** For a plain, `'quoted'` or `"quoted"` text: a single line break becomes a blank, and the blanks around it are dropped. */
export function flowOffsets({ source, start, end }: Written, quote: '' | "'" | '"'): Offsets {
  const offsets: number[] = []
  let at = start
  // The length up to the last non-blank: blanks before a line break are dropped, those before an escape are kept.
  let copied = 0
  while (at < end) {
    const sign = source[at]
    if (isBreak(sign)) {
      offsets.length = copied
      const breaks: number[] = []
      at = passBreaks(source, at, end, breaks)
      // A single break becomes a blank; of several, the first is dropped.
      offsets.push(...(breaks.length === 1 ? breaks : breaks.slice(1)))
      copied = offsets.length
    } else if (sign === '\\' && quote === '"') {
      if (isBreak(source[at + 1])) at = passBreaks(source, at + 1, end, [])
      else {
        const length = escapeLength(source, at)
        for (let n = decodedLength(source, at, length); n > 0; n--) offsets.push(at)
        at += length
      }
      copied = offsets.length
    } else {
      offsets.push(at)
      at += sign === "'" && quote === "'" ? 2 : 1
      if (sign !== ' ' && sign !== '\t') copied = offsets.length
    }
  }
  // The blanks before a closing quote belong to the text; without quotes the scalar ends before them.
  offsets.push(end)
  return offsets
}

/** For a block: `|` keeps its line breaks, `>` turns single ones into blanks, except around more indented lines. */
export function blockOffsets(
  { source, start, end }: Written,
  indent: number,
  chomping: Chomping,
  folded: boolean,
): Offsets {
  const offsets: number[] = []
  // Line breaks since the last line with content, including its own.
  let pending: number[] = []
  let hasContent = false
  let wasDeeper = false
  let last = start
  for (let at = start; at < end;) {
    const stop = lineEnd(source, at, end)
    const next = stop < end ? afterBreak(source, stop) : stop
    let content = at
    while (content < at + Math.max(0, indent) && content < stop && source[content] === ' ') content++
    if (indent >= 0 && content < stop) {
      const isDeeper = source[content] === ' ' || source[content] === '\t'
      const isFolded = folded && !isDeeper && !wasDeeper
      offsets.push(...(isFolded && hasContent && pending.length > 1 ? pending.slice(1) : pending))
      wasDeeper = isDeeper
      for (let i = content; i < stop; i++) offsets.push(i)
      pending = []
      hasContent = true
      last = stop
    }
    pending.push(stop)
    at = next
  }
  if (chomping === 'keep') offsets.push(...pending)
  else if (chomping === 'clip' && hasContent) offsets.push(...pending.slice(0, 1))
  // The end of the text is where its last words end, not below them.
  offsets.push(chomping === 'keep' ? end : last)
  return offsets
}

function isBreak(sign: string | undefined): boolean {
  return sign === '\n' || sign === '\r'
}

function afterBreak(source: string, at: number): number {
  return source.startsWith('\r\n', at) ? at + 2 : at + 1
}

function lineEnd(source: string, from: number, end: number): number {
  let at = from
  while (at < end && !isBreak(source[at])) at++
  return at
}

/** Skips line breaks and the blanks around them, and adds the breaks to `breaks`. */
function passBreaks(source: string, from: number, end: number, breaks: number[]): number {
  let at = from
  while (at < end) {
    if (isBreak(source[at])) {
      breaks.push(at)
      at = afterBreak(source, at)
    } else if (source[at] === ' ' || source[at] === '\t') at++
    else break
  }
  return at
}

function escapeLength(source: string, at: number): number {
  const sign = source[at + 1]
  return sign === 'x' ? 4 : sign === 'u' ? 6 : sign === 'U' ? 10 : 2
}

/** Only the longest escape can encode a character of two UTF-16 units. */
function decodedLength(source: string, at: number, length: number): number {
  return length === 10 && Number.parseInt(source.slice(at + 2, at + 10), 16) > 0xffff ? 2 : 1
}
