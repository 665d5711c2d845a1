import { describe, expect, test } from 'vitest'
import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { readPath } from '../../grammar/check/world/symbol-path.ts'
import { checkRuleset, configure } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { facesOf } from '../../interpreter/look/faces.ts'
import { SYMBOLS } from '../../interpreter/look/symbols.ts'
import { coatOf, looksOf, pieceShapes } from '../../interpreter/look/piece.ts'
import { svgText } from '../../interpreter/look/shape.ts'
import { boardMaps } from '../../interpreter/map/board-map.ts'
import { mapPicture } from '../../interpreter/map/picture.ts'
import { chance } from '../games/loaded.ts'

const HEAD = `sandtable: 1
id: target
title: Target
players: { seats: [ north, south ] }
values: { colour: [ dawn, dusk ] }
pieces:
  man: { owner: fixed, printed: { colour: colour, rank: number }, kinds: { guard: { letter: G, colour: dawn, rank: 3 } } }
places:
  board: { lane: 5, holds: 1 man, seen by: everyone }
  bag: { holds: men, seen by: everyone }
box: { bag: { guard: 2 } }
play:
  - game is drawn by nothing
look:
`

const NASTY = [
  '"/><script>alert(1)</script>',
  "'/><img src=x onerror=alert(1)>",
  'url(https://example.org/x.svg)',
  '&#60;svg&#62;',
  'javascript:alert(1)',
  'M0 0"/><image href="data:text/html,x',
  'expression(alert(1))',
  ']]><!--',
  '\u202Eevil',
  '\uFF11\uFF12',
  'constructor',
  '__proto__',
  'toString',
  'M',
  'M0',
  'M0 0L1e99 0',
  'M1e999 0',
  'M0 0A1 1 0 2 2 1 1',
  'M0 0L-9999 0',
  '1 2 3',
  'rgb',
  'rgb zzzzzz',
  'letter',
  'letter <b>',
  'red red red',
  'each',
  'badge badge',
  'number',
  'fan by',
  'column from',
  '{}',
  '[ 1, 2 ]',
  '*a',
  '!!js/function x',
  '',
]
const WORDS = [
  'red',
  'gold',
  'disc',
  'stone',
  'crown',
  'rgb c8102e',
  'letter K',
  'none',
  'own',
  'each',
  'dice',
  'fan',
  'by rank',
]
const KEYS = ['symbols', 'seats', 'values', 'pieces', 'places', 'table', 'lines', 'constructor']
const NAMES = [
  'north',
  'guard',
  'man',
  'board',
  'bag',
  'colour',
  'dawn',
  'own',
  'path',
  'box',
  'by',
  'look',
  'show',
  'rank',
  '__proto__',
]

/** A section, right or wrong. */
function section(below: (most: number) => number): string {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const scalar = (): string => {
    const text =
      below(3) === 0 ? pick(NASTY) : Array.from({ length: 1 + below(3) }, () => pick(WORDS)).join(' ')
    return below(4) === 0 ? text : `'${text.replaceAll("'", "''")}'`
  }
  const entries = (depth: number, keys: readonly string[]): string =>
    Array.from({ length: 1 + below(3) }, () => pick(keys))
      .map(
        (key) =>
          `${' '.repeat(2 * depth)}${key}:${below(3) > 0 && depth < 4 ? `\n${entries(depth + 1, NAMES)}` : ` ${scalar()}\n`}`,
      )
      .join('')
  if (below(2) === 0) return entries(1, KEYS)
  const value = (...right: readonly string[]): string => (below(8) === 0 ? scalar() : pick(right))
  const lines = [
    `  seats: { north: ${value('red', 'rgb c8102e', 'gold crown')} }`,
    `  values: { colour: { dawn: ${value('sun', 'red sun', 'letter D')} } }`,
    `  pieces: { guard: ${value('crown', 'red stone', 'letter <<', 'letter "')}, man: ${value('tile', 'wedge', 'none', 'rgb 00ff00 disc')} }`,
    `  places: { board: ${value('plain', 'checked', 'crossings', 'red rack', 'rgb 1f6b45 points')}, bag: ${value('row', 'fan by rank', 'column from guard')} }`,
  ]
  return `${lines.filter(() => below(3) > 0).join('\n')}\n`
}

/** Attributes are numbers, words and path data; nothing else ever is markup. */
function expectHarmless(svg: string, why: string): void {
  expect(svg, why).not.toMatch(
    /<(?:script|img|image|foreignObject|use|a)\b|\bon\w+=|javascript:|url\(|href=|style="/iu,
  )
  for (const [, d = ''] of svg.matchAll(/ d="([^"]*)"/gu))
    expect(d, why).toMatch(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.-]*$/u)
}

test('any text below look gives a picture or a diagnostic with a position', () => {
  const below = chance(7)
  let [drawn, refused] = [0, 0]
  for (let i = 0; i < 1000; i++) {
    const text = `${HEAD}${section(below)}`
    const { ruleset, diagnostics } = checkRuleset({
      file: sourceFile('target.yaml', text),
      host: memoryHost([]),
    })
    for (const one of diagnostics) expect(one.span, text).toBeDefined()
    if (ruleset === undefined) {
      expect(hasErrors(diagnostics), text).toBe(true)
      refused++
      continue
    }
    // What was refused draws nothing but the rest, even if nobody may play it.
    const { configured } = configure(ruleset, undefined)
    if (configured === undefined) continue
    const { world } = configured
    const looks = looksOf(facesOf(world))
    const { fill } = coatOf(looks, { owner: 0, kind: 'guard' })
    expect(fill ?? '#000000', text).toMatch(/^#[\da-f]{6}$/u)
    const shapes = pieceShapes(looks, { owner: 0, kind: 'guard' }).map((one) => svgText(one))
    expectHarmless(shapes.join(''), text)
    for (const map of boardMaps(world)) expectHarmless(svgText(mapPicture(map, 'x')), text)
    if (hasErrors(diagnostics)) refused++
    else drawn++
  }
  expect(Math.min(drawn, refused)).toBeGreaterThan(20)
})

describe('paths', () => {
  test.each(NASTY)('%j is refused with a position', (text) => {
    const read = readPath(text)
    if ('path' in read) throw new Error(`read as ${read.path}`)
    expect(read.start).toBeGreaterThanOrEqual(0)
    expect(read.end).toBeLessThanOrEqual(Math.max(text.length, read.start))
    expect(read.message).toMatch(/\.$/u)
  })

  test('of 1,000 damaged symbols are refused with a position, or printed as commands and numbers', () => {
    const below = chance(11)
    const paths = Object.values(SYMBOLS)
    let refused = 0
    for (let i = 0; i < 1000; i++) {
      const path = paths[below(paths.length)] ?? ''
      const [at, more] = [below(path.length), NASTY[below(NASTY.length)] ?? '']
      const text =
        path.slice(0, at) +
        (below(2) === 0 ? more : String.fromCharCode(33 + below(200))) +
        path.slice(at + below(5))
      const read = readPath(text)
      if ('path' in read) expect(read.path).toMatch(/^M[MmLlHhVvCcSsQqTtAaZz\d .-]*$/u)
      else {
        refused++
        expect(read.start).toBeLessThanOrEqual(text.length)
      }
    }
    expect(refused).toBeGreaterThan(300)
  })

  test.each(Object.entries(SYMBOLS))('of %s are read, and printed they are read alike', (_name, path) => {
    const read = readPath(path)
    if (!('path' in read)) throw new Error(`${read.message} ${path.slice(read.start, read.end)}`)
    expect(readPath(read.path)).toEqual(read)
  })

  test.each([
    ['too long', `M0 0${'L1 1'.repeat(1000)}`],
    ['too many numbers', `M0 0${'H1'.repeat(1501)}`],
    ['a circle far beyond the box', 'M0 0A900 900 0 1 1 9 9Z'],
  ])('%s is refused', (_what, path) => {
    expect(readPath(path)).not.toHaveProperty('path')
  })
})
