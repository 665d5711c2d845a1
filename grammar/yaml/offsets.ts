/** Where the characters of a decoded scalar stand: one offset for each, and one more for the end. */
export type Offsets = readonly number[]

/** How YAML wrote the scalar: `start` and `end` without quotes; `indent` is that of the lines of a block. */
export interface Written {
  readonly source: string
  readonly start: number
  readonly end: number
}

/** How a block ends: with one line break, without any, or with all that stand there. */
export type Chomping = 'clip' | 'strip' | 'keep'

/** A text without quotes, `'quoted'` or `"quoted"`: single line breaks are blanks, and blanks around them are nothing. */
export function flowOffsets({ source, start, end }: Written, quote: '' | "'" | '"'): Offsets {
  const offsets: number[] = []
  let at = start
  // Behind the last character that is no blank: blanks before a line break go, those before an escape stay.
  let kept = 0
  while (at < end) {
    const sign = source[at]
    if (isBreak(sign)) {
      offsets.length = kept
      const breaks: number[] = []
      at = passBreaks(source, at, end, breaks)
      // One break is a blank; of more the first one is nothing.
      offsets.push(...(breaks.length === 1 ? breaks : breaks.slice(1)))
      kept = offsets.length
    } else if (sign === '\\' && quote === '"') {
      if (isBreak(source[at + 1])) at = passBreaks(source, at + 1, end, [])
      else {
        const length = escapeLength(source, at)
        for (let n = decodedLength(source, at, length); n > 0; n--) offsets.push(at)
        at += length
      }
      kept = offsets.length
    } else {
      offsets.push(at)
      at += sign === "'" && quote === "'" ? 2 : 1
      if (sign !== ' ' && sign !== '\t') kept = offsets.length
    }
  }
  // The blanks before a closing quote belong to the text; without quotes the scalar ends before them.
  offsets.push(end)
  return offsets
}

/** A block: `|` keeps its line breaks, `>` makes blanks of the single ones between lines that are not indented further. */
export function blockOffsets(
  { source, start, end }: Written,
  indent: number,
  chomping: Chomping,
  folded: boolean,
): Offsets {
  const offsets: number[] = []
  // Line breaks since the last line with content; with it, its own.
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
  // What comes at the end of a text is looked for where its last words are, not below them.
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

/** Behind a run of line breaks and the blanks around them; the breaks are noted. */
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

/** Only the longest escape can stand for a character that takes two places. */
function decodedLength(source: string, at: number, length: number): number {
  return length === 10 && Number.parseInt(source.slice(at + 2, at + 10), 16) > 0xffff ? 2 : 1
}
