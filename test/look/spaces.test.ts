import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FILLS } from '../../grammar/language/looks.ts'
import { rulesHash } from '../../grammar/ir/hash.ts'
import { FILL_LOOKS } from '../../interpreter/look/fills.ts'
import { countFaces } from '../../interpreter/look/counts.ts'
import { shape, svgText } from '../../interpreter/look/shape.ts'
import { SYMBOLS } from '../../interpreter/look/symbols.ts'
import { boardMaps } from '../../interpreter/map/board-map.ts'
import { mapPicture } from '../../interpreter/map/picture.ts'
import { printedOn } from '../../interpreter/map/printed-board.ts'
import { playableText } from '../playable.ts'

const BASE = (board: string): string => `sandtable: 1
id: base
title: Base
players: { seats: [ north, south ] }
values: { omen: [ storm, calm ] }
pieces:
  man: { owner: fixed, kinds: { guard: { letter: G } } }
places:
  board:
${board}
    holds: 1 man
    seen by: everyone
    kinds of space:
      pond: { where: [ a1, b2 ], mark: storm }
      meadow: { where: the rest }
    printed: { mark: omen or none }
play:
  - game is drawn by nothing
`
const GRID = '    grid: |\n      . . .\n      . . ~'
const BOARDS = {
  squares: GRID,
  hexes: '    hexes: rhombus 3 by 2',
  graph: '    graph: a1-b1-b2-a2-a3-a1',
} as const

const mapOf = (look: string, board: string = GRID) => {
  const [map] = boardMaps(playableText(`${BASE(board)}${look}`).world)
  if (map === undefined) throw new Error('there is no board')
  return map
}

/** How a space is drawn on the board of the page: its ground, then what is on it. */
const onPage = (look: string, name: string, board?: string) => {
  const space = printedOn(mapOf(look, board)).spaces.find((each) => each.name === name)
  const text = (shapes: NonNullable<typeof space>['fill']) => shapes.map((one) => svgText(one)).join('\n')
  return { fill: text(space?.fill ?? []), content: text(space?.content ?? []) }
}

test('kinds of space that are called after land or water look so, unless the rules say otherwise', () => {
  expect(onPage('', 'a1').fill).toContain('fill-water')
  expect(onPage('', 'a2').fill).toContain('fill-grass')
  expect(onPage('look: { spaces: { pond: red } }\n', 'a1').fill).toContain('coat-red')
  const plain = playableText(BASE(GRID).replace('meadow:', 'plain:')).world
  const told = boardMaps(plain).flatMap((map) => printedOn(map).spaces)
  expect(told.find(({ name }) => name === 'a2')?.fill ?? []).toEqual([])
})

describe.each(Object.entries(BOARDS))('on a board of %s', (_, board) => {
  test('kinds of space are filled, and a space of its own name counts more', () => {
    const look = 'look:\n  spaces: { pond: water anchor, b2: red, meadow: grass }\n'
    expect(onPage(look, 'a1', board).fill).toContain('fill-water')
    expect(onPage(look, 'a2', board).fill).toContain('fill-grass')
    expect(onPage(look, 'b2', board).fill).toContain('coat-red')
    expect(onPage(look, 'b2', board).content).toContain(SYMBOLS.anchor)
    const picture = svgText(mapPicture(mapOf(look, board), 'Base'))
    expect(picture.match(/class="fill fill-water/gu)?.length).toBe(2)
    expect(picture).toContain('>pond</text>')
    expect(picture).not.toMatch(/\bid=|clip-path|gradient|style="/iu)
  })

  test('printed values with a symbol are drawn as such, and named in the legend', () => {
    const look = 'look:\n  values: { omen: { storm: volcano } }\n'
    const { content } = onPage(look, 'a1', board)
    expect(content).toContain(SYMBOLS.volcano)
    expect(content).not.toContain('>storm</text>')
    expect(onPage('', 'a1', board).content).toContain('>storm</text>')
    const picture = svgText(mapPicture(mapOf(look, board), 'Base'))
    expect(picture).toContain('>storm</text>')
    expect(printedOn(mapOf(look, board)).spaces.find(({ name }) => name === 'a1')?.notes).toContain('storm')
  })
})

test('positions without a space can be filled', () => {
  expect(svgText(mapPicture(mapOf('look:\n  spaces: { hole: water }\n'), 'Base'))).toContain('fill-water')
  expect(svgText(mapPicture(mapOf('look:\n  spaces: { hole: rgb c8102e }\n'), 'Base'))).toContain('#c8102e')
})

test('how spaces look is in no hash', () => {
  const hash = (look: string) => rulesHash(playableText(`${BASE(GRID)}${look}`).checked.ir)
  expect(hash('look:\n  spaces: { pond: water }\n')).toBe(hash(''))
})

test('pages and pictures fill spaces with the same colours', () => {
  const css = readFileSync(join(import.meta.dirname, '../../editor/board/spaces.css'), 'utf8')
  for (const fill of FILLS) {
    expect(css).toContain(`.fill-${fill} {\n  --fill: ${FILL_LOOKS[fill].ground};`)
    expect(css).toContain(`.strokes-${fill} {\n  --stroke: ${FILL_LOOKS[fill].line};`)
  }
})

describe('kinds of path', () => {
  const GRAPH = '    graph:\n      road: a1-b1-b2-a2\n      river: a2-a3-a1'

  test('are drawn and named as their looks say', () => {
    const picture = svgText(
      mapPicture(mapOf('look:\n  lines: { road: thick dotted red, river: rgb 123456 }\n', GRAPH), 'Base'),
    )
    expect(picture.match(/class="path path-2 path-thick coat-red"/gu)?.length).toBe(3)
    expect(picture.match(/<g stroke="#123456">\s*<line class="path tinted tinted-dark"/gu)?.length).toBe(2)
    expect(picture).toContain('road, thick dotted red lines: ')
    expect(picture).toContain('river, whole lines: ')
  })

  test('without a look differ by their dashes', () => {
    const picture = svgText(mapPicture(mapOf('look:\n  lines: { road: thin }\n', GRAPH), 'Base'))
    expect(picture).toContain('class="path path-thin"')
    expect(picture).toContain('river, dashed lines: ')
  })
})

test('tracked values are shown with pictures, in colours', () => {
  const look = `track: { gold: 3, each player: { lives: 3 } }
look:
  counts: { gold: number rgb c8102e crown, lives: blue token each }
`
  const faces = countFaces(playableText(`${BASE(GRID)}${look}`).world)
  expect(faces['gold']).toMatchObject({ isEach: false, coat: { fill: '#c8102e' } })
  expect(svgText(faces['gold']?.picture ?? shape('g', {}))).toContain(SYMBOLS.crown)
  expect(faces['lives']).toMatchObject({ isEach: true, coat: { class: 'ink coat-blue' } })
  expect(faces['lives']?.picture.tag).toBe('circle')
})
