import { broken } from '../../grammar/diagnostics/text-width.ts'
import { creditsOf } from '../look/credits.ts'
import { pieceShapes, seatShape } from '../look/piece.ts'
import type { ScenePiece } from '../scene/board.ts'
import { drawingOf } from '../scene/drawing.ts'
import type { DrawnCell, Drawing } from '../scene/drawing.ts'
import { outlineOf } from '../scene/outlines.ts'
import type { BoardMap } from './board-map.ts'
import { RADIUS, boardLayers, edgeShapes, groundShape, textShapes } from './board-shapes.ts'
import { drawnRegions } from './drawn-regions.ts'
import { LARGEST_LETTERS, LETTER, fittingSize } from './labels.ts'
import { LegendWords } from './legend.ts'
import { drawnNotes } from './printed.ts'
import { shape } from '../look/shape.ts'
import type { Shape } from '../look/shape.ts'
import { nameOnBoard, partRows, toldWays } from './ways.ts'
import { LINES } from './way-shapes.ts'

const LEGEND = 0.27
const TITLE = 0.36
const EDGE = 0.5
const PIXELS = 64

const STYLE = `
text { font-family: system-ui, sans-serif; fill: #1c1b18; text-anchor: middle; }
.left { text-anchor: start; }
.paper { fill: #ffffff; }
.title { font-weight: 700; }
.ground { fill: #fdfbf4; stroke: #4d4a42; stroke-width: 0.03; }
.dark .ground { fill: #e9e3d2; }
.noted .ground { stroke-width: 0.07; }
.body { fill: #fdfbf4; stroke: #1c1b18; stroke-width: 0.05; }
.piece .body { stroke-width: 0.09; }
.own-dark .body { fill: #3a3833; }
.own-dark text, .own-dark :not(.bare) > .symbol { fill: #fdfbf4; }
.rim { fill: none; stroke: #1c1b18; stroke-opacity: 0.3; stroke-width: 0.05; }
.own-dark .rim { stroke: #fdfbf4; stroke-opacity: 0.5; }
.letter { font-size: 1px; }
.bare .symbol { fill: #fdfbf4; stroke: #1c1b18; stroke-width: 34; stroke-linejoin: round; paint-order: stroke; }
.own-dark .bare .symbol { fill: #1c1b18; stroke: #fdfbf4; }
.shine { fill: #ffffff; fill-opacity: 0.25; }
.bar { fill: none; stroke: #1c1b18; stroke-width: 0.1; }
.own-dark .bar { stroke: #fdfbf4; }
.veil { fill: none; stroke: #1c1b18; stroke-width: 0.14; }
.crossing-lines { fill: none; stroke: #4d4a42; stroke-width: 0.04; }
.crossing-star { fill: #4d4a42; }
.path { stroke: #4d4a42; stroke-width: 0.06; }
.path-1 { stroke-dasharray: 0.16 0.1; }
.path-2 { stroke-dasharray: 0.02 0.12; stroke-linecap: round; }
.arrow { fill: #4d4a42; }
.wall { stroke: #1c1b18; stroke-width: 0.12; stroke-linecap: round; }
.joined { stroke: #4d4a42; stroke-width: 0.05; stroke-dasharray: 0.12 0.1; }
.region { fill: #e4ddc6; stroke: none; }
.hole { fill: #8d887b; }
.chequered .hole { fill: #fdfbf4; }
.space { font-weight: 650; }
`

/** A board as printed, as a picture that is readable without colour, with a legend for notes that do not fit. */
export function mapPicture(map: BoardMap, title: string, hasLegend = true): Shape {
  const drawing = drawingOf(map.board)
  const words = new LegendWords()
  const { below, above } = boardLayers(drawing, {
    ground: map.ground,
    regions: drawnRegions(map, drawing),
    ways: map.ways,
  })
  const spaces = drawing.cells.map((cell) => spaceShape(map, drawing, cell, words))
  const edges = drawing.files.length > 0 ? EDGE : 0
  const width = Math.max(drawing.width + 2 * edges, 7)
  const legend = (hasLegend ? legendLines(map, words) : []).flatMap((line) =>
    broken(line, Math.floor((width - 0.4) / (0.9 * LETTER * LEGEND))).map((part, i) =>
      i === 0 ? part : `   ${part}`,
    ),
  )
  const top = TITLE * 2
  const bottom = drawing.height + edges + (legend.length === 0 ? 0 : 0.3) + legend.length * LEGEND * 1.4
  const height = top + bottom + 0.2
  const left = -edges - (width - drawing.width - 2 * edges) / 2
  return shape(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [left, -top, width, height].map((n) => n.toFixed(3)).join(' '),
      width: Math.round(width * PIXELS),
      height: Math.round(height * PIXELS),
      role: 'img',
    },
    shape('title', {}, title),
    ...creditsOf(spaces),
    shape('style', {}, STYLE),
    shape('rect', { class: 'paper', x: left, y: -top, width, height }),
    shape(
      'text',
      {
        class: 'title',
        x: left + width / 2,
        y: -TITLE * 0.9,
        'font-size': fittingSize([title], { width: width - 0.4, height: 1 }, TITLE),
      },
      title,
    ),
    ...(drawing.isChequered ? [shape('g', { class: 'chequered' }, ...below)] : below),
    shape('g', { class: 'spaces' }, ...spaces),
    ...above,
    ...edgeShapes(drawing, LEGEND),
    shape(
      'g',
      { class: 'legend' },
      ...legend.map((line, i) =>
        shape(
          'text',
          {
            class: 'left',
            x: left + 0.2,
            y: drawing.height + edges + 0.3 + (i + 0.8) * LEGEND * 1.4,
            'font-size': LEGEND,
          },
          line,
        ),
      ),
    ),
  )
}

/** The box in a space for lines of text, and the one in the outline of a seat. */
const BOX = { width: 0.74, height: 0.52 }
const OWN_BOX = { width: 0.56, height: 0.46 }

function spaceShape(
  map: BoardMap,
  { outline, files }: Drawing,
  { square, x, y, isDark }: DrawnCell,
  words: LegendWords,
): Shape {
  const note = map.notes.get(square.name)
  const seat = note?.seat
  const lines = [
    ...(files.length > 0 ? [] : [nameOnBoard(map, square.name)]),
    ...(seat === undefined ? [] : [map.seats[seat] ?? '']),
    ...words.shortened(drawnNotes(note, square.sign)),
  ]
  const [top] = square.pieces
  const classes = [
    'space',
    isDark && map.ground === 'checked' ? 'dark' : '',
    note !== undefined && seat === undefined ? 'noted' : '',
    seat === undefined ? '' : ownClass(map.seats, seat),
  ]
  const body = seat === undefined ? [] : [seatGround(seat)]
  const content =
    top === undefined
      ? textShapes(
          lines,
          { x: 0, y: 0 },
          fittingSize(lines, seat === undefined ? BOX : OWN_BOX, LARGEST_LETTERS),
        )
      : [
          pieceShape(map, top),
          ...textShapes(lines, { x: 0, y: -0.41 }, fittingSize(lines, { width: 0.5, height: 0.16 }, 0.16)),
        ]
  return shape(
    'g',
    {
      class: classes.filter((name) => name !== '').join(' '),
      'data-space': square.name,
      transform: `translate(${x.toFixed(3)} ${y.toFixed(3)})`,
    },
    ...((square.sign === ' ' && top === undefined) || map.ground === 'crossings'
      ? []
      : [groundShape(outline, 'ground')]),
    ...body,
    ...content,
  )
}

/** Sides also differ by the outlines of their pieces. */
function seatGround(seat: number): Shape {
  return seatShape(seat, 'body', RADIUS - (outlineOf(seat) === undefined ? 0.08 : 0.03))
}

/** Style class of a seat's pieces: dark for black, light for white; with other names, every second seat is dark. */
function ownClass(seats: readonly string[], seat: number): string {
  const name = seats[seat] ?? ''
  const isNamed = seats.some((one) => one === 'white' || one === 'black')
  const isDark = name === 'black' || (name !== 'white' && !isNamed && seat % 2 === 1)
  return `own ${isDark ? 'own-dark ' : ''}own-${seat}`
}

function pieceShape({ seats, looks }: BoardMap, piece: ScenePiece): Shape {
  return shape(
    'g',
    {
      class: piece.owner === undefined ? 'piece' : `piece ${ownClass(seats, piece.owner)}`,
      transform: 'scale(0.36)',
    },
    ...pieceShapes(looks, piece),
  )
}

function legendLines(map: BoardMap, words: LegendWords): readonly string[] {
  const { areas, regions } = partRows(map)
  return [
    ...words.lines(),
    ...map.kinds.flatMap(({ name, sign }) =>
      sign === undefined ? [] : [`${sign === ' ' ? 'not drawn' : sign} = ${name}`],
    ),
    ...toldWays(map).map(([name, text]) => {
      const line = LINES[map.ways.kinds.indexOf(name)]
      return `${name}${line === undefined ? '' : `, ${line}`}: ${text}`
    }),
    ...areas.map(([name, spaces]) => `${name}: ${spaces}`),
    ...regions.map(([{ name, of }, about]) => `${name} (${of}): ${about}`),
  ]
}
