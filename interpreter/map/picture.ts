import { wrap, widthOf } from '../../grammar/diagnostics/text-width.ts'
import { fillStyle } from '../look/fills.ts'
import { creditsOf } from '../look/credits.ts'
import { pieceStyle } from '../look/coat-colors.ts'
import type { Tones } from '../look/tones.ts'
import { coatOf, seatShape } from '../look/piece.ts'
import { drawingOf, type DrawnCell, type Drawing } from '../scene/drawing.ts'
import type { BoardMap } from './board-map.ts'
import { RADIUS, boardLayers, edgeShapes, groundShape } from './board-shapes.ts'
import { drawnRegions, type DrawnRegion } from './drawn-regions.ts'
import { shadedAreas, type ShadedAreas } from './shaded-areas.ts'
import { LETTER, fittingSize } from './labels.ts'
import { lyingCounts, lyingShapes, mostOn } from './piece-shapes.ts'
import { LegendWords } from './legend.ts'
import { groundLines, pointAt, pointName } from './ground-lines.ts'
import { drawnNotes, signsOn, spaceFill } from './printed-board.ts'
import { spaceSamples } from './space-samples.ts'
import { contentShapes, coveredShapes, holeShapes } from './space-looks.ts'
import { shape, type Shape } from '../look/shape.ts'
import { nameOnBoard, partRows, waysInWords } from './board-connections.ts'
import { lineCalled } from './way-shapes.ts'

const LEGEND = 0.27
const TITLE = 0.36
const EDGE = 0.5
const PIXELS = 64

/** The colours of boards on a page of paper; those of pieces are added for each picture. */
const STYLE = `
text { font-family: system-ui, sans-serif; fill: #1c1b18; text-anchor: middle; }
.left { text-anchor: start; }
.paper { fill: #ffffff; }
.title { font-weight: 700; }
.frame { fill: #8a7a5c; }
.ground { fill: #f2e9d6; }
.dark .ground { fill: #d3c09b; }
.lined, .ground-plain .ground, .ground-crossings .ground { stroke: #8a7a5c; stroke-width: 0.03; }
.ground-crossings .frame { fill: #e3c58c; }
.ground-crossings .ground { fill: none; stroke: none; }
.marked .ground, .dark.marked .ground { fill: #ecd27a; }
.noted .ground { stroke: #4a4335; stroke-width: 0.06; }
.seat-ground .body { fill-opacity: 0.22; }
.crossing-lines { fill: none; stroke: #5b4a2a; stroke-width: 0.03; }
.crossing-star { fill: #5b4a2a; }
.crossing-board { fill: #e3c58c; stroke: #8a7a5c; stroke-width: 0.12; }
.path { stroke: #8a7a5c; stroke-width: 0.06; }
.path-1 { stroke-dasharray: 0.16 0.1; }
.path-2 { stroke-dasharray: 0.02 0.12; stroke-linecap: round; }
.path-thin { stroke-width: 0.035; }
.path-thick { stroke-width: 0.12; }
.arrow { fill: #8a7a5c; }
.wall { stroke: #1c1b18; stroke-width: 0.12; stroke-linecap: round; }
.block { stroke: #1c1b18; stroke-width: 0.05; }
.joined { stroke: #1c1b18; stroke-width: 0.06; stroke-dasharray: 0.12 0.1; }
.region { fill: #e9dfc8; stroke: none; }
.hole { fill: #a9c3cb; }
.chequered .hole { fill: #f2e9d6; }
.field { fill-opacity: 0.3; }
.rack-hole { fill: #fffdf8; }
.points-frame { fill: #e9dcc0; stroke: #8a7a5c; stroke-width: 0.12; }
.bar-between { fill: #b39a6b; }
.point-light { fill: #cfae76; }
.point-dark { fill: #8d5a35; }
.ground-points .ground { fill: none; stroke: none; }
.border { stroke-width: 0.045; stroke-opacity: 0.8; }
.border:not(.field) { fill: none; }
.field:not(.border) { stroke: none; }
.space { font-weight: 650; }
.count-badge { fill: #22211f; stroke: #ffffff; stroke-width: 0.02; }
.count-on { fill: #ffffff; font-weight: 700; }
.space-name, .count { stroke: #ffffff; stroke-width: 0.05; stroke-linejoin: round; paint-order: stroke; }
`

/**
 * A board as printed, as a picture in the colours of the board in play, with its title and a legend for notes that do
 * not fit, or with neither.
 */
export function mapPicture(map: BoardMap, title: string, hasLegend = true): Shape {
  const drawing = drawingOf(map.board)
  const words = new LegendWords()
  const regions = drawnRegions(map, drawing)
  const { below, above } = boardLayers(
    drawing,
    {
      ground: map.ground,
      regions,
      ways: map.ways,
      holes: holeShapes(map),
      lines: groundLines(map.ground, drawing, map.faces.marked),
    },
    map.looks.counts,
  )
  const areas = shadedAreas(map, drawing)
  const fields = hasLegend ? areas.fields : new Map<string, readonly Shape[]>()
  const spaces = drawing.cells.map((cell) =>
    spaceShape(map, drawing, cell, words, fields.get(cell.square.name)),
  )
  const edges = drawing.files.length > 0 ? EDGE : 0
  const width = Math.max(drawing.width + 2 * edges, 7)
  const room = Math.floor((width - 0.4) / (0.9 * LETTER * LEGEND))
  const samples = hasLegend ? sampleRows([...spaceSamples(map, drawing), ...areas.samples], width - 0.4) : []
  const legend = (hasLegend ? legendLines(map, words, areas, regions) : []).flatMap((line) =>
    wrap(line, room).map((part, i) => (i === 0 ? part : `   ${part}`)),
  )
  const rows = samples.length + legend.length
  const top = hasLegend ? TITLE * 2 : 0.25
  const bottom = drawing.height + edges + (rows === 0 ? 0 : 0.3) + rows * ROW
  const height = top + bottom + 0.2
  const left = -edges - (width - drawing.width - 2 * edges) / 2
  const rowAt = (row: number): number => drawing.height + edges + 0.3 + (row + 0.57) * ROW
  const layers = [
    ...(drawing.outline === 'square'
      ? [
          shape('rect', {
            class: 'frame',
            ...FRAME,
            width: drawing.width + 0.12,
            height: drawing.height + 0.12,
          }),
        ]
      : []),
    ...(drawing.isChequered ? [shape('g', { class: 'chequered' }, ...below)] : below),
  ]
  const names = shape(
    'g',
    { class: 'legend' },
    ...samples.flatMap((row, i) => sampleShapes(row, left + 0.2, rowAt(i))),
    ...legend.map((line, i) =>
      shape(
        'text',
        { class: 'left', x: left + 0.2, y: rowAt(samples.length + i), 'font-size': LEGEND },
        line,
      ),
    ),
  )
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
    ...creditsOf([...below, ...spaces], map.credits),
    shape(
      'style',
      {},
      `${STYLE}${toneStyle(map)}${fillStyle([...below, ...spaces])}${pieceStyle([...below, ...spaces, ...areas.borders, names])}`,
    ),
    shape('rect', { class: 'paper', x: left, y: -top, width, height }),
    ...(hasLegend ? [titleShape(title, left, width)] : []),
    shape('g', { class: groundClass(map) }, ...layers, shape('g', { class: 'spaces' }, ...spaces)),
    shape('g', { class: 'areas' }, ...(hasLegend ? areas.borders : [])),
    ...above,
    ...edgeShapes(drawing, LEGEND),
    names,
  )
}

/** The colours of a board that has its own. Several pictures may be on one page. */
function toneStyle({ tones }: BoardMap): string {
  if (tones === undefined) return ''
  const { light, dark, frame, print } = tones
  const rule = (parts: readonly string[], style: string): string =>
    `${parts.map((part) => `.${toneClass(tones)} ${part}`).join(', ')} { ${style}; }\n`
  return [
    rule(['.frame', '.bar-between'], `fill: ${frame}`),
    rule(['.ground', '.points-frame'], `fill: ${light}`),
    rule(['.dark .ground', '.point-dark'], `fill: ${dark}`),
    rule(['.lined', '.points-frame', '.light .ground'], `stroke: ${frame}`),
    rule(['.crossing-lines'], `stroke: ${print}`),
    rule(['.crossing-star'], `fill: ${print}`),
  ].join('')
}

function groundClass({ ground, tones }: BoardMap): string {
  return tones === undefined ? `ground-${ground}` : `ground-${ground} ${toneClass(tones)}`
}

function toneClass({ light, dark }: Tones): string {
  return `tones-${light.slice(1)}-${dark.slice(1)}`
}

function titleShape(title: string, left: number, width: number): Shape {
  const size = fittingSize([title], { width: width - 0.4, height: 1 }, TITLE)
  return shape('text', { class: 'title', x: left + width / 2, y: -TITLE * 0.9, 'font-size': size }, title)
}

const FRAME = { x: -0.06, y: -0.06, rx: 0.12 } as const
const ROW = LEGEND * 1.4

type Sample = ShadedAreas['samples'][number]

/** The widths that names of areas take beside their samples, and rows that fit. */
function sampleRows(samples: readonly Sample[], width: number): readonly (readonly Sample[])[] {
  const rows: Sample[][] = []
  let used = Infinity
  for (const sample of samples) {
    const own = sampleWidth(sample)
    if (used + own > width) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(sample)
    used += own
  }
  return rows
}

function sampleWidth({ name }: Sample): number {
  return 0.7 + widthOf(name) * LETTER * LEGEND * 0.9
}

function sampleShapes(row: readonly Sample[], left: number, y: number): readonly Shape[] {
  let x = left
  return row.flatMap((each) => {
    const at = x
    x += sampleWidth(each)
    return [
      shape(
        'g',
        { transform: `translate(${(at + 0.13).toFixed(3)} ${(y - 0.09).toFixed(3)}) scale(0.26)` },
        each.sample,
      ),
      shape('text', { class: 'left', x: at + 0.38, y, 'font-size': LEGEND }, each.name),
    ]
  })
}

/** The box in a space for lines of text, and the one in the outline of a seat. */
const BOX = { width: 0.74, height: 0.52 }
const OWN_BOX = { width: 0.56, height: 0.46 }

function spaceShape(
  map: BoardMap,
  drawing: Drawing,
  cell: DrawnCell,
  words: LegendWords,
  fields: readonly Shape[] = [],
): Shape {
  const { outline, files } = drawing
  const { square, x, y, isDark } = cell
  const point = map.ground === 'points' ? pointAt(drawing, cell) : undefined
  const note = map.notes.get(square.name)
  const seat = note?.seat
  const [top] = square.pieces
  const notes = drawnNotes(map, note, square.sign, top !== undefined)
  const name = files.length > 0 ? undefined : nameOnBoard(map, square.name)
  const noteLines = [...(seat === undefined ? [] : [map.seats[seat] ?? '']), ...words.shortened(notes)]
  const lines = [...(name === undefined ? [] : [name]), ...noteLines]
  const classes = [
    'space',
    isDark && map.ground === 'checked' ? 'dark' : 'light',
    note !== undefined && seat === undefined ? 'noted' : '',
    map.marked?.has(square.name) === true ? 'marked' : '',
  ]
  const most = mostOn(map.board)
  const lying = { ...map.board, isRound: outline === 'circle' || map.ground === 'rack' }
  const body = seat === undefined || point !== undefined ? [] : [seatGround(map, seat)]
  const content =
    point !== undefined
      ? [...lyingShapes(map.looks, square, { ...map.board, point }, 1), ...pointName(point, square.name)]
      : top === undefined
        ? contentShapes(signsOn(map, square.name), lines, seat === undefined ? BOX : OWN_BOX)
        : [
            ...lyingShapes(map.looks, square, lying, most),
            ...lyingCounts(square, lying, most),
            ...coveredShapes(
              [],
              name === undefined ? undefined : { name, isAbove: false },
              noteLines,
              outline,
            ),
          ]
  return shape(
    'g',
    {
      class: classes.filter((name) => name !== '').join(' '),
      'data-space': square.name,
      transform: `translate(${x.toFixed(3)} ${y.toFixed(3)})`,
    },
    ...(square.sign === ' ' && top === undefined
      ? []
      : [groundShape(outline, outline === 'square' ? 'ground' : 'ground lined')]),
    ...spaceFill(map, drawing, cell),
    ...fields,
    ...body,
    ...content,
  )
}

/** The ground of a seat's space: the outline of its pieces, in its colours. */
function seatGround({ looks }: BoardMap, seat: number): Shape {
  const coat = coatOf(looks, { owner: seat })
  const size = RADIUS - 0.08
  return shape('g', { class: `seat-ground ${coat.class}`, fill: coat.fill }, seatShape(seat, 'body', size))
}

/** Lines for whatever the picture itself does not say. */
function legendLines(
  map: BoardMap,
  words: LegendWords,
  { others }: ShadedAreas,
  drawn: readonly DrawnRegion[],
): readonly string[] {
  const labelled = new Set(
    drawn.flatMap(({ label }) => (label?.isWhole === true ? (label.lines[0] ?? []) : [])),
  )
  const { areas, regions } = partRows({
    ...map,
    areas: others,
    regions: map.regions.filter(({ name }) => !labelled.has(name)),
  })
  return [
    ...words.lines(),
    ...map.kinds.flatMap(({ name, sign }) =>
      sign === undefined ? [] : [`${sign === ' ' ? 'not drawn' : sign} = ${name}`],
    ),
    ...waysInWords(map).map(([name, text]) => {
      const kind = map.ways.kinds.indexOf(name)
      const line = lineCalled(kind, map.ways.lines?.[kind])
      return `${name}${line === undefined ? '' : `, ${line}`}: ${text}`
    }),
    ...areas.map(([name, spaces]) => `${name}: ${spaces}`),
    ...regions.map(([{ name, of }, about]) => `${name} (${of}): ${about}`),
  ]
}
