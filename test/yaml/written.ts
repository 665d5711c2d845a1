import * as fc from 'fast-check'
import type { ScalarStyle } from '../../grammar/yaml/tree.ts'

/** A scalar as an author may write it, with each character of its value and where that comes from. */
export interface Written {
  readonly source: string
  readonly value: readonly Character[]
}

/** `at` counts from the beginning of the source. */
export interface Character {
  readonly sign: string
  readonly at: number
}

/** The freedom that an author has in writing a scalar. */
export interface Manner {
  readonly style: ScalarStyle
  /** Lines of words. */
  readonly lines: readonly (readonly string[])[]
  /** How many empty lines precede each line. */
  readonly gaps: readonly number[]
  /** Spaces before each line beyond the indentation, which blocks keep. */
  readonly deeper: readonly number[]
  readonly indent: number
  readonly chomping: '' | '-' | '+'
  readonly trailing: number
  readonly lineBreak: '\n' | '\r\n' | '\r'
  readonly byteOrderMark: boolean
  readonly comment: boolean
  readonly indicated: boolean
}

const WORD = fc.oneof(
  fc.constantFrom(
    'piece',
    'is',
    "Cap'n",
    'é',
    'naïve',
    '🎲',
    'a\u0301',
    '日本',
    '#1',
    'x:y',
    '(',
    'b,c',
    '- ',
    '7',
  ),
  fc.stringMatching(/^[a-z]{1,6}$/),
)

export const MANNER: fc.Arbitrary<Manner> = fc.record({
  style: fc.constantFrom<ScalarStyle>('plain', 'single', 'double', 'literal', 'folded'),
  lines: fc.array(fc.array(WORD, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
  gaps: fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }),
  deeper: fc.array(fc.constantFrom(0, 0, 0, 1, 3), { minLength: 5, maxLength: 5 }),
  indent: fc.integer({ min: 1, max: 9 }),
  chomping: fc.constantFrom('', '-', '+'),
  trailing: fc.nat(3),
  lineBreak: fc.constantFrom('\n', '\r\n', '\r'),
  byteOrderMark: fc.boolean(),
  comment: fc.boolean(),
  indicated: fc.boolean(),
})

class Page {
  source = ''
  readonly value: Character[] = []

  /** Characters that are in the YAML but not in the value. */
  only(text: string): void {
    this.source += text
  }

  /** A character of the value, written as it is or in another way. */
  sign(sign: string, written = sign): void {
    for (let i = 0; i < sign.length; i++)
      this.value.push({
        sign: sign.charAt(i),
        // Each half of a surrogate pair that is written as it is has its own place.
        at: this.source.length + (written === sign ? i : 0),
      })
    this.source += written
  }
}

/** Writes `key: SCALAR` and another key below it. */
export function written(manner: Manner): Written {
  const page = new Page()
  if (manner.byteOrderMark) page.only('\ufeff')
  if (manner.comment) page.only(`# é before${manner.lineBreak}`)
  page.only('key: ')
  if (manner.style === 'literal' || manner.style === 'folded') block(page, manner)
  else flow(page, manner)
  page.only(`after: it${manner.lineBreak}`)
  return page
}

const ESCAPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['é', ['é', '\\xe9', '\\u00e9', '\\U000000e9']],
  ['🎲', ['🎲', '\\U0001f3b2']],
  ['(', ['(', '\\x28']],
  ['7', ['7', '\\u0037']],
])

function flow(page: Page, { style, lines, gaps, indent, lineBreak, comment }: Manner): void {
  const quote = style === 'plain' ? '' : style === 'single' ? "'" : '"'
  page.only(quote)
  lines.forEach((words, index) => {
    if (index > 0) {
      const empty = gaps[index] ?? 0
      // Blanks before and after a line break are ignored.
      page.only(index % 2 === 0 ? ' \t' : '')
      if (style === 'double' && empty === 0 && index % 3 === 0) {
        // The line break is removed, and blanks before it are kept.
        page.sign(' ')
        page.only(`\\${lineBreak}`)
      } else if (empty === 0) page.sign(' ', lineBreak)
      else {
        page.only(lineBreak)
        for (let i = 0; i < empty; i++) {
          page.only(i % 2 === 0 ? '   ' : '')
          page.sign('\n', lineBreak)
        }
      }
      page.only(' '.repeat(indent))
    }
    words.forEach((word, i) => {
      if (i > 0) for (const blank of style === 'plain' ? ' ' : '  ') page.sign(blank)
      for (const sign of readable(word, style === 'plain')) {
        const others = style === 'double' ? (ESCAPES.get(sign) ?? [sign]) : [sign]
        const how = others[(index + i) % others.length] ?? sign
        page.sign(sign, style === 'single' && sign === "'" ? "''" : how)
      }
    })
  })
  page.only(quote)
  page.only(comment ? `  # behind${lineBreak}` : lineBreak)
}

/** A word that cannot begin a comment, list or key anywhere in a line. */
function readable(word: string, isPlain: boolean): string {
  return isPlain && /^[#-]/.test(word) ? 'plain' : word.trimEnd()
}

function block(page: Page, manner: Manner): void {
  const { style, lines, gaps, deeper, indent, chomping, trailing, lineBreak, comment, indicated } = manner
  // Without a number, the first line sets the indentation of all lines, so it cannot be deeper itself.
  const isDeep = (index: number) => (index === 0 && !indicated ? 0 : (deeper[index] ?? 0))
  page.only(`${style === 'literal' ? '|' : '>'}${indicated ? String(indent) : ''}${chomping}`)
  page.only(`${comment ? ' # > |' : ''}${lineBreak}`)
  let pendingAt: number | undefined
  lines.forEach((words, index) => {
    const empty = gaps[index] ?? 0
    const breaks = pendingAt === undefined ? [] : [pendingAt]
    for (let i = 0; i < empty; i++) {
      breaks.push(page.source.length)
      page.only(lineBreak)
    }
    const isFolded = style === 'folded' && index > 0 && isDeep(index) === 0 && isDeep(index - 1) === 0
    if (isFolded && breaks.length === 1) page.value.push({ sign: ' ', at: breaks[0] ?? -1 })
    else for (const at of isFolded ? breaks.slice(1) : breaks) page.value.push({ sign: '\n', at })
    page.only(' '.repeat(indent))
    for (let i = 0; i < isDeep(index); i++) page.sign(' ')
    words.forEach((word, i) => {
      if (i > 0) page.sign(' ')
      page.sign(word.trimEnd())
    })
    pendingAt = page.source.length
    page.only(lineBreak)
  })
  const breaks = [pendingAt ?? -1]
  for (let i = 0; i < trailing; i++) {
    breaks.push(page.source.length)
    page.only(lineBreak)
  }
  const kept = chomping === '+' ? breaks : chomping === '-' ? [] : breaks.slice(0, 1)
  for (const at of kept) page.value.push({ sign: '\n', at })
}
