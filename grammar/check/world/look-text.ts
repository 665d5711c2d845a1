import { nearest } from '../../diagnostics/suggest.ts'
import { meaning } from '../../diagnostics/suggestion.ts'
import { bookText } from '../../book/book-text.ts'
import { COLORS, DASHES, FILLS, MARKS, PLAIN_WAYS, SHAPES, WIDTHS, isLookWord } from '../../language/looks.ts'
import { SYMBOL_NAMES, SYMBOL_OF } from '../../language/symbols.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Color, CountLook, LineLook, Look, Show, SpaceLook, SymbolLook, TrackLook } from './look-info.ts'
import type { Reporter } from './reporter.ts'

/** Names that texts about looks may use. */
export interface LookNames {
  /** Symbols that the game brings along. */
  readonly symbols: ReadonlySet<string>
  readonly reporter: Reporter
}

/** A word of a text, with its position there. */
interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A colour, a shape or a symbol, which may take two words. */
type Part =
  | { readonly is: 'color'; readonly color: Color }
  | { readonly is: 'shape'; readonly shape: NonNullable<Look['shape']> }
  | { readonly is: 'symbol'; readonly symbol: SymbolLook }

const ORDER = ['color', 'shape', 'symbol'] as const
const CALLED = { color: 'colour', shape: 'shape', symbol: 'symbol' } as const
const MOST_LETTERS = 3

export function wordsIn({ text }: YamlText): readonly Word[] {
  return [...text.matchAll(/\S+/gu)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }))
}

/** `[ colour ] [ shape ] [ symbol ]`. Mistakes are reported, and the rest counts. */
export function lookIn(text: YamlText, names: LookNames, words = wordsIn(text)): Look {
  const { reporter } = names
  const at = (from: Word, to = from) => bookText(text).spanOf(from.start, to.end)
  const [first] = words
  if (first === undefined) {
    reporter.report('ST4401', text.span, 'This says nothing about looks.', {
      help: 'Write a colour, a shape and a symbol, as in `red hearts` or `black stone`; two of them may be left out. `#` begins a comment: colours in figures are written `rgb c8102e`.',
    })
    return {}
  }
  const found: { readonly part: Part; readonly text: string }[] = []
  for (let i = 0; i < words.length; i++) {
    const [word, next] = [words[i], words[i + 1]]
    if (word === undefined) break
    const takesTwo = word.text === 'rgb' || word.text === 'letter'
    const part = takesTwo ? pairOf(word, next, at, reporter) : partOf(word, at, names)
    if (takesTwo) i++
    if (part === undefined) continue
    const [last] = found.slice(-1)
    if (found.some((other) => other.part.is === part.is))
      reporter.report('ST4401', at(word), `This is a second ${CALLED[part.is]}.`, {
        help: `A look has one colour, one shape and one symbol at most. Leave out one of the two.`,
      })
    else if (last !== undefined && ORDER.indexOf(last.part.is) > ORDER.indexOf(part.is))
      reporter.report(
        'ST4401',
        at(word),
        `The ${CALLED[part.is]} comes before the ${CALLED[last.part.is]}.`,
        {
          help: 'A look is said in this order: colour, shape, symbol.',
        },
      )
    found.push({ part, text: word.text })
  }
  return Object.assign(
    {},
    ...found.map(({ part }) =>
      part.is === 'color'
        ? { color: part.color }
        : part.is === 'shape'
          ? { shape: part.shape }
          : { symbol: part.symbol },
    ),
  ) as Look
}

type At = (from: Word, to?: Word) => YamlText['span']

/** `rgb c8102e`, `letter Q`. */
function pairOf(word: Word, next: Word | undefined, at: At, reporter: Reporter): Part | undefined {
  if (word.text === 'rgb') {
    if (next !== undefined && /^[\da-fA-F]{6}$/u.test(next.text))
      return { is: 'color', color: `#${next.text.toLowerCase()}` }
    return reporter.report('ST4401', at(word, next), '`rgb` is followed by six digits of a colour.', {
      help: 'Two each for red, green and blue, from 00 to ff, as in `rgb c8102e`.',
    })
  }
  if (next !== undefined && isLetters(next.text)) return { is: 'symbol', symbol: { letter: next.text } }
  return reporter.report('ST4401', at(word, next), '`letter` is followed by one to three letters.')
}

/** Counted as readers do: `é` is one, however it is written. */
function isLetters(text: string): boolean {
  return [...text.normalize('NFC')].length <= MOST_LETTERS && /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(text)
}

function partOf(word: Word, at: At, { symbols, reporter }: LookNames): Part | undefined {
  const { text } = word
  const color = COLORS.find((name) => name === text)
  if (color !== undefined) return { is: 'color', color }
  const shape = symbols.has(text) ? undefined : SHAPES.find((name) => name === text)
  if (shape !== undefined) return { is: 'shape', shape }
  if (text === 'none') return { is: 'symbol', symbol: 'none' }
  if (symbols.has(text) || SYMBOL_NAMES.some((name) => name === text))
    return { is: 'symbol', symbol: { name: text } }
  const [, figures] = /^#([\da-f]{6})$/iu.exec(text) ?? []
  if (figures !== undefined)
    return reporter.report('ST4401', at(word), 'Colours in figures are written without `#`.', {
      help: `Write \`rgb ${figures}\`.`,
      fix: { span: at(word), text: `rgb ${figures}` },
    })
  const suggestion =
    SYMBOL_OF.get(text.toLowerCase()) ?? nearest(text, [...symbols, ...COLORS, ...SHAPES, ...SYMBOL_NAMES])
  const near = meaning(text, suggestion)
  return reporter.report('ST4401', at(word), `There is no colour, shape or symbol called \`${text}\`.`, {
    help: `Colours are ${COLORS.join(', ')}, or \`rgb\` with six digits; shapes are ${SHAPES.join(', ')}. A symbol of your own is declared under \`look.symbols\`.`,
    ...near,
  })
}

/** `[ colour or fill ] [ mark ] [ symbol ]` */
export function spaceLookIn(text: YamlText, names: LookNames): SpaceLook {
  const all = wordsIn(text)
  const { reporter } = names
  const mark = MARKS.find((name) => !names.symbols.has(name) && all.some((word) => word.text === name))
  const marked = mark === undefined ? {} : { mark }
  const words = all.filter((word) => word.text !== mark)
  const [first, ...rest] = words
  if (first === undefined && mark !== undefined) return marked
  const fill = FILLS.find((name) => name === first?.text)
  if (first !== undefined && !isWord(first.text, names)) {
    const known = [...FILLS, ...MARKS, ...COLORS, ...names.symbols, ...SYMBOL_NAMES]
    const at = bookText(text).spanOf(first.start, first.end)
    reporter.report('ST4401', at, `There is no colour, fill or symbol called \`${first.text}\`.`, {
      help: `Fills are ${FILLS.join(', ')}; marks are ${MARKS.join(', ')}; colours are ${COLORS.join(', ')}, or \`rgb\` with six digits.`,
      ...meaning(first.text, nearest(first.text, known)),
    })
    return {}
  }
  if (fill !== undefined && rest.length === 0) return { ground: fill, ...marked }
  const { color, shape, symbol } = lookIn(text, names, fill === undefined ? words : rest)
  const ground = fill ?? color
  if (shape !== undefined || (fill !== undefined && color !== undefined))
    reporter.report('ST4401', text.span, 'A space has no shape, and one colour or fill at most.', {
      help: `Fills are ${FILLS.join(', ')}: write \`water\`, \`red crown\` or \`sand anchor\`.`,
    })
  return {
    ...(ground === undefined ? {} : { ground }),
    ...marked,
    ...(symbol === undefined ? {} : { symbol }),
  }
}

/** `[ thin or thick ] [ solid, dashed or dotted ] [ colour ]` */
export function lineLookIn(text: YamlText, names: LookNames): LineLook {
  const words = wordsIn(text)
  const width = WIDTHS.find((name) => name === words[0]?.text)
  const more = width === undefined ? words : words.slice(1)
  const dash = DASHES.find((name) => name === more[0]?.text)
  const rest = dash === undefined ? more : more.slice(1)
  const strokes = { ...(width === undefined ? {} : { width }), ...(dash === undefined ? {} : { dash }) }
  const [first] = rest
  if (first === undefined) return words.length > 0 ? strokes : lookIn(text, names)
  const isColor = first.text === 'rgb' || COLORS.some((name) => name === first.text)
  if (isColor && rest.length === (first.text === 'rgb' ? 2 : 1)) {
    const { color } = lookIn(text, names, rest)
    return { ...strokes, ...(color === undefined ? {} : { color }) }
  }
  const wrong = isColor ? (rest.at(-1) ?? first) : first
  const at = bookText(text).spanOf(wrong.start, wrong.end)
  names.reporter.report('ST4401', at, `\`${wrong.text}\` does not say here how a line looks.`, {
    help: `Write ${WIDTHS.join(' or ')}, then ${DASHES.join(', ')}, then a colour; two of them may be left out.`,
    ...meaning(wrong.text, nearest(wrong.text, [...WIDTHS, ...DASHES, ...COLORS])),
  })
  return strokes
}

/** `red hearts each`, `number shield`, `white dice`, `track to 121` */
export function countLookIn(text: YamlText, names: LookNames): CountLook | TrackLook | undefined {
  const words = wordsIn(text)
  const [, digits] = /^(?:.*\s)?track\s+to\s+(\d{1,4})\s*$/u.exec(text.text) ?? []
  if (digits !== undefined && Number(digits) >= 1 && Number(digits) <= LONGEST_TRACK) {
    const { symbol, ...rest } = words.length > 3 ? lookIn(text, names, words.slice(0, -3)) : {}
    if (isNothing(rest))
      return { as: 'track', length: Number(digits), ...(symbol === undefined ? {} : { symbol }) }
  }
  const last = words.at(-1)?.text
  if (last === 'number' && words.length === 1) return { as: 'number', look: {} }
  const isEach = last === 'each'
  if (words.length > 1 && (isEach || words[0]?.text === 'number')) {
    const look = lookIn(text, names, isEach ? words.slice(0, -1) : words.slice(1))
    if (look.shape !== undefined || (look.symbol !== undefined && look.symbol !== 'none'))
      return { as: isEach ? 'each' : 'number', look }
  }
  if (last === 'dice') {
    const look = words.length > 1 ? lookIn(text, names, words.slice(0, -1)) : {}
    if (look.shape === undefined && look.symbol === undefined) return { as: 'dice', look }
  }
  return names.reporter.report('ST4404', text.span, 'This does not say how a number is shown.', {
    help: `Write \`number\`, alone or with a look, or a look and \`each\`: \`number shield\`, \`red hearts each\`, \`blue token each\`; \`dice\` with or without a colour; or \`track to\` and a number to ${LONGEST_TRACK}, after a symbol or alone.`,
  })
}

/** More holes cannot be told apart. */
const LONGEST_TRACK = 240

function isWord(text: string, { symbols }: LookNames): boolean {
  return (
    symbols.has(text) ||
    isLookWord(text) ||
    text.startsWith('#') ||
    SYMBOL_OF.has(text.toLowerCase()) ||
    [...FILLS, ...SYMBOL_NAMES].some((name) => name === text)
  )
}

/** How a printed value is shown: `badge gold`, `number shield`, `red dice`, `red hearts each`, or one word. */
export function showIn(text: YamlText, names: LookNames): Show | undefined {
  const words = wordsIn(text)
  const [first, last] = [words[0], words.at(-1)]
  const plain = PLAIN_WAYS.find((way) => words.length === 1 && way === first?.text)
  if (plain !== undefined) return { as: plain }
  if (last?.text === 'each' && words.length > 1) {
    const look = lookIn(text, names, words.slice(0, -1))
    return look.symbol === undefined ? notAWay(text, names) : { as: 'each', look }
  }
  if (first?.text === 'badge') {
    const { color, ...rest } = words.length > 1 ? lookIn(text, names, words.slice(1)) : {}
    return isNothing(rest) ? { as: 'badge', ...(color === undefined ? {} : { color }) } : notAWay(text, names)
  }
  if (first?.text === 'number') {
    const { symbol, ...rest } = words.length > 1 ? lookIn(text, names, words.slice(1)) : {}
    return isNothing(rest)
      ? { as: 'number', ...(symbol === undefined ? {} : { symbol }) }
      : notAWay(text, names)
  }
  if (last?.text === 'dice') {
    const { color, ...rest } = words.length > 1 ? lookIn(text, names, words.slice(0, -1)) : {}
    return isNothing(rest) ? { as: 'dice', ...(color === undefined ? {} : { color }) } : notAWay(text, names)
  }
  return notAWay(text, names)
}

const isNothing = (look: Look): boolean => Object.keys(look).length === 0

function notAWay(text: YamlText, { reporter }: LookNames): undefined {
  const near = nearest(text.text, [...PLAIN_WAYS, 'badge', 'number', 'dice'])
  return reporter.report('ST4404', text.span, 'This does not say how a value is shown.', {
    help:
      near === undefined
        ? 'Write `words`, `symbols`, `index`, `frame`, `hidden`, `badge` with or without a colour, `number` with or without a symbol, `dice` after a colour or alone, or a look and `each`: `red hearts each`.'
        : `Did you mean \`${near}\`?`,
    ...(near === undefined ? {} : { fix: { span: text.span, text: near } }),
  })
}
