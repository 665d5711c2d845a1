import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkRuleset, loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { requestForFile, rulesetFile } from '../../interpreter/host-node/ruleset-request.ts'
import { boardMaps } from '../../interpreter/map/board-map.ts'
import { mapPicture } from '../../interpreter/map/picture.ts'
import { printedOn } from '../../interpreter/map/printed-board.ts'
import { pieceStyle } from '../../interpreter/look/coat-colors.ts'
import { shape, svgText } from '../../interpreter/look/shape.ts'
import { mapText } from '../../interpreter/map/text.ts'
import { folderWith, sandtable } from '../cli/sandtable.ts'
import { boxesIn, overlaps, touches } from './boxes.ts'
import { playable } from '../playable.ts'
import { trackedFiles } from '../tracked.ts'

const HERE = import.meta.dirname
const ROOT = join(HERE, '../..')
const inTests = (name: string): string => join(ROOT, 'test', name)

const SHIPPED = join(ROOT, 'rulesets')

/** Every data file that is shipped with a game and has a board. */
const TERRAINS = trackedFiles(SHIPPED)
  .map((name) => join(SHIPPED, name))
  .filter((file) => file.endsWith('.yaml') && /^spots:/mu.test(readFileSync(file, 'utf8')))

/** Boards of every shape, with everything that may be printed on them. */
const DRAWN: readonly (readonly [title: string, file: string])[] = [
  ...TERRAINS.map((file) => [basename(file, '.yaml'), file] as const),
  ['isles', inTests('data/isles.yaml')],
  ['strait', inTests('data/isles/strait.yaml')],
  ['outposts', inTests('corpus/outposts.yaml')],
  ['fords', inTests('corpus/fords.yaml')],
  ['honeycomb', inTests('corpus/honeycomb.yaml')],
  ['frost-fair', inTests('corpus/frost-fair.yaml')],
  ['trellis', inTests('corpus/trellis.yaml')],
  ['carousel', inTests('corpus/carousel.yaml')],
  ['looking-glass', inTests('corpus/looking-glass.yaml')],
  ['draughts', rulesetFile('draughts') ?? ''],
]

function mapsOf(file: string) {
  const configured = playable(loadRuleset(requestForFile(file)))
  return boardMaps(configured.world)
}

describe.each(DRAWN)('the map of %s', (title, file) => {
  const maps = mapsOf(file)

  test('as text', async () => {
    const text = maps.map((map) => mapText(map, { color: false, width: 100 })).join('\n\n')
    await expect(`${text}\n`).toMatchFileSnapshot(join(HERE, `${title}.txt`))
  })

  test('as a picture has every space, and no label lies on anything else', () => {
    for (const map of maps) {
      const picture = mapPicture(map, title)
      const { texts, spaces, labels } = boxesIn(picture)
      const names = [...map.board.rows.flat(), ...map.board.spots.map(({ square }) => square)]
      expect(spaces.length).toBe(names.filter((square) => square !== undefined).length)
      const pairs = texts.flatMap((a, i) => texts.slice(i + 1).map((b) => [a, b] as const))
      expect(pairs.filter(([a, b]) => overlaps(a, b)).map(([a, b]) => `${a.text} on ${b.text}`)).toEqual([])
      const hidden = labels.filter((label) => spaces.some((space) => touches(label, space)))
      expect(hidden.map(({ text }) => text)).toEqual([])
    }
  })
})

test('the boards that come with games are sound', () => {
  expect(TERRAINS.length).toBeGreaterThan(8)
  const said = TERRAINS.flatMap((file) => checkRuleset(requestForFile(file)).diagnostics)
  expect(said.map(({ message }) => message)).toEqual([])
})

test.each([
  [/^signs: \{ \w+: [^,}]+, /mu, 'signs: { ', /break a condition: both sides are alike/],
  [/ 8-12,/u, '', /`R4`.* break.* a condition: every region is closed/],
  [/medals: 3 \}\n {2}R2/u, 'medals: 1 }\n  R2', /breaks? a condition/],
  [/objective: \d+/u, 'objective: 16', /breaks a condition: there are medals enough/],
  [/12-14/u, '12-41', /ST4154 .*`41` has no spot/],
  [/14-RH, 15-RH/u, '14-15', /no space called `RH`/],
])('a castle field with %s changed is refused', (from, to, said) => {
  const request = requestForFile(TERRAINS.find((file) => file.includes('castle')) ?? '')
  const text = request.file.text.replace(from, to)
  expect(text).not.toBe(request.file.text)
  const { diagnostics } = checkRuleset({ ...request, file: sourceFile(request.file.name, text) })
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n')).toMatch(said)
})

test('sides are told apart without colour: by the name of the seat, and by its outline', () => {
  const [map] = mapsOf(inTests('corpus/outposts.yaml'))
  if (map === undefined) throw new Error('there is no board')
  const svg = svgText(mapPicture(map, 'Outposts'))
  expect(svg).toMatch(/data-space="BH"[\s\S]*?coat-blue[\s\S]*?<circle class="body"[\s\S]*?>blue</)
  expect(svg).toMatch(/data-space="RH"[\s\S]*?coat-red[\s\S]*?<polygon class="body"[\s\S]*?>red</)
})

test('pieces of black are dark, also where black begins', () => {
  const [map] = mapsOf(join(SHIPPED, 'draughts/draughts/draughts.yaml'))
  if (map === undefined) throw new Error('there is no board')
  expect(map.seats.indexOf('black')).toBe(0)
  const classes = [...svgText(mapPicture(map, 'Draughts')).matchAll(/class="(piece [^"]*)"/gu)]
  expect(new Set(classes.map(([, one]) => one))).toEqual(new Set(['piece coat-black', 'piece coat-white']))
})

describe('areas', () => {
  const pictureOf = (game: string): string => {
    const [map] = mapsOf(join(SHIPPED, game))
    if (map === undefined) throw new Error('there is no board')
    return svgText(mapPicture(map, game))
  }

  test('are shaded, with a sample and no list of spaces', () => {
    const svg = pictureOf('hidden/stratego/duel.yaml')
    for (const name of ['home of red', 'home of blue', 'back row of red', 'back row of blue']) {
      expect(svg).toContain(`>${name}</text>`)
      expect(svg).toContain(`<title>${name}</title>`)
    }
    expect(svg).not.toContain('a1 b1 c1')
  })

  test('on the same space have borders inside each other, and areas of one seat have other lines', () => {
    const svg = pictureOf('chess/chess/chess.yaml')
    const borders = [...svg.matchAll(/stroke-dasharray="([^"]*)">\n +<path class="border" d="M([^L]+)L/gu)]
    expect(borders.length).toBeGreaterThanOrEqual(6)
    expect(new Set(borders.map(([, dash, at]) => `${dash} ${at}`)).size).toBe(borders.length)
  })
})

test('pictures in files have the colours of the page', () => {
  const css = readFileSync(join(import.meta.dirname, '../../editor/board/board.css'), 'utf8')
  const coats = [
    ...css.matchAll(/((?:\.coat-\w+,?\s+)+)\{\s+--body: (\S+);\s+--edge: (\S+);\s+--face: (\S+);/gu),
  ]
  const names = coats.flatMap(([, all = '', ...colors]) =>
    [...all.matchAll(/\.(coat-\w+)/gu)].map(([, name = '']) => [name, colors] as const),
  )
  expect(names.length).toBeGreaterThanOrEqual(19)
  for (const [name, [body = '', edge = '', face = '']] of names) {
    const style = pieceStyle([shape('g', { class: `piece ${name}` })])
    expect(style).toContain(`.${name} .body { fill: ${body}; stroke: ${edge}; }`)
    expect(style).toContain(`.${name} .letter, .${name} .index { fill: ${face}; }`)
  }
})

describe('sandtable map', () => {
  test('draws what an option chooses', async () => {
    const { code, out } = await sandtable(['map', 'data/isles.yaml', '-o', 'map=strait'], inTests('.'))
    expect(code).toBe(0)
    expect(out).toMatch(/^Isles, map: strait\n\nsea: 3 spaces/)
  })

  test('writes a picture, and only into a new file', async () => {
    const folder = folderWith()
    const args = ['map', inTests('corpus/outposts.yaml'), '--out', 'farm.svg']
    expect((await sandtable(args, folder)).code).toBe(0)
    const svg = readFileSync(join(folder, 'farm.svg'), 'utf8')
    expect(svg).toMatch(/^<svg xmlns[\s\S]*<title>Outposts<\/title>[\s\S]*R1[\s\S]*medals 3[\s\S]*<\/svg>\n$/)
    const again = await sandtable(args, folder)
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('ST7006')])
  })

  test('says what is wrong, and draws what there is', async () => {
    const text = readFileSync(inTests('corpus/outposts.yaml'), 'utf8').replace('[1, 2, 3]', '[1, 2, 33]')
    const { code, out, err } = await sandtable(['map', 'farm.yaml'], folderWith({ 'farm.yaml': text }))
    expect(code).toBe(1)
    expect(err).toContain('no space called `33`')
    expect(out).toContain('R2  around 1 3 4; medals 2')
  })

  test.each([
    [['map', 'hearts'], /ST7005.*has no board/],
    [['map', 'draughts', '--board', 'bord'], /ST7003.*Boards of this game: board/],
    [['map', 'draughts', '--out', 'board.png'], /ST7003.*\.svg/],
    [['map', 'draghts'], /ST7002.*draughts/],
    [['map', 'draughts', '--cards', '--out', 'cards.svg'], /ST7005.*has no cards/],
    [['map', 'hearts', '--cards'], /ST7003.*--out cards\.svg/],
    [['map', 'hearts', '--cards', '--out', 'cards.pdf'], /ST7003.*\.svg/],
  ])('refuses %j', async (args, said) => {
    const { code, err } = await sandtable(args, folderWith())
    expect(code).toBe(2)
    expect(err).toMatch(said)
  })
})

test('blocks of a board are divided by lines, in print and in play', () => {
  const text = readFileSync(inTests('corpus/millstones.yaml'), 'utf8')
  const [map] = mapsOf(join(folderWith({ 'mills.yaml': text }), 'mills.yaml'))
  if (map === undefined) throw new Error('there is no board')
  const lines = [...svgText(mapPicture(map, 'Barn')).matchAll(/<line class="block"[^>]*>/gu)].map(([line]) =>
    ['x1', 'y1', 'x2', 'y2'].map((end) => Number(new RegExp(`${end}="([^"]*)"`, 'u').exec(line)?.[1])),
  )
  expect(lines).toEqual([
    [2, 0, 2, 6],
    [4, 0, 4, 6],
    [0, 2, 6, 2],
    [0, 4, 6, 4],
  ])
  expect(printedOn(map).ways.blocks).toEqual({ columns: 2, rows: 2 })
})

describe('ways that a board alone does not show', () => {
  const LAND = `graph: a-b-c, c>d>a, b-d
    spots: { a: [ 10, 10 ], b: [ 30, 10 ], c: [ 30, 30 ], d: [ 10, 30 ] }`
  test.each([
    ['one way', LAND, /one way {2}c>d d>a/u, /class="arrow"/u],
    ['blocked', 'lane: 4\n    blocked: s2-s3', /blocked {2}s2-s3/u, /class="wall"/u],
    ['blocked in a ring', 'ring: 4\n    blocked: s4-s1', /blocked {2}s4-s1/u, /class="wall"/u],
    [
      'joined',
      'hexes: rhombus 4 by 4\n    wraps: all round',
      /joined edges {2}left and right, top and bottom/u,
      />joined edges: left and right/u,
    ],
    ['joined squares', 'grid: rows 3 of 4\n    wraps: up and down', /top and bottom/u, /class="joined"/u],
  ])('%s', (_, board, text, picture) => {
    const grid = '|\n      . . . .\n      . . . .\n      . . . .'
    const folder = folderWith({
      'board.yaml': `sandtable: 1
id: board
title: Board
players:
  seats: [ east, west ]
pieces:
  cart: { owner: fixed, kinds: { cart: { letter: C } } }
places:
  land:
    ${board.replace('rows 3 of 4', grid)}
    holds: carts
play:
  - game is drawn by night
`,
    })
    const [map, ...others] = mapsOf(join(folder, 'board.yaml'))
    if (map === undefined || others.length > 0) throw new Error('there is not one board')
    expect(mapText(map, { color: false, width: 100 })).toMatch(text)
    expect(svgText(mapPicture(map, 'Board'))).toMatch(picture)
  })
})

test('every kind of space of a board in rows is named with its spaces, be it the only one or the usual one', () => {
  const rows = (kinds: string): readonly string[] => {
    const text = `sandtable: 1
id: field
title: Field
players: { seats: [red, blue] }
pieces: { man: { kinds: { man: { letter: M } } } }
places:
  board:
    grid: |
      . . .
      . . .
    holds: 1 man
    kinds of space:
${kinds}
play:
  - the game is drawn by decree
`
    const folder = folderWith({ 'field.yaml': text })
    const [map] = mapsOf(join(folder, 'field.yaml'))
    return (map === undefined ? '' : mapText(map, { color: false, width: 100 })).split('\n').slice(6)
  }
  expect(rows('      low: { where: row 1 }')).toEqual(['low  a1 b1 c1'])
  expect(rows('      low: { where: a1 }\n      high: { where: the rest }')).toEqual([
    'low   a1',
    'high  b1 c1 a2 b2 c2',
  ])
})
