import { useRef, useState } from 'preact/hooks'
import {
  barPieces,
  boardLayers,
  borderShapes,
  coatOf,
  drawingOf,
  edgeShapes,
  groundShape,
  isInLine,
  outlinesOf,
  partInUse,
  lyingCounts,
  lyingShapes,
  pointAt,
  mostOn,
  rowsTaken,
  seatShape,
  thrownShapes,
  valueShapes,
  valueTexts,
  yardsIn,
  type Area,
  type Drawing,
  type DrawnCell as Cell,
  type Looks,
  type PrintedBoard,
  type PrintedSpace,
  type SceneBoard,
  type ScenePlace,
  type SceneSquare,
  type SeatIR,
  type Shape,
} from '../../interpreter/index.ts'
import { displayName } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import { Piece } from './piece.tsx'
import type { Preview } from './pointing.ts'
import { TOWARDS } from './preview.ts'
import { drawnShape } from './shape.ts'
import { cellTowards } from './towards.ts'

interface BoardProps {
  readonly board: SceneBoard
  readonly seats: readonly SeatIR[]
  readonly areas: readonly Area[]
  readonly printed: PrintedBoard | undefined
  readonly looks: Looks
  /** Names of spaces that can be chosen now, that are chosen, and that have just changed. */
  readonly targets: ReadonlySet<string>
  readonly chosen: ReadonlySet<string>
  readonly recent: ReadonlySet<string>
  /** Spaces that the rule under the cursor concerns. */
  readonly concerned: ReadonlySet<string>
  readonly preview?: Preview | undefined
  /** The sides of dice that were thrown. */
  readonly thrown?: readonly number[]
  /** Places that may lie in the corners of the board, one of each seat. */
  readonly yards?: readonly ScenePlace[]
  /** Places of seats whose pieces lie on the bar between points. */
  readonly onBar: readonly ScenePlace[]
  readonly label: string
  readonly onPick: (space: string) => void
  readonly onLeave: () => void
  readonly onWhy: (space: string) => void
}

/** Names of rows and columns are equally large on all boards, but limited by the size of a space. */
const LABEL_OF_BOARD = 0.033
const LARGEST_LABEL = 0.36
/** Around everything, for the frame. */
const MARGIN = 0.1

/** The board as one grid that can be navigated with the arrow keys; the same for eyes, keys and screen readers. */
export function Board(props: BoardProps) {
  const { board, targets, label } = props
  const whole = drawingOf(board)
  const drawing = isOfTiles(board, props.looks) ? partInUse(whole, targets) : whole
  const svg = useRef<SVGSVGElement>(null)
  const [focused, setFocused] = useState<string>()
  const { cells, width, height } = drawing
  const size = Math.min(LARGEST_LABEL, LABEL_OF_BOARD * Math.max(width, height))
  const edge = 1.75 * size
  const { below, above } = boardLayers(drawing, props.printed, props.looks.counts)
  const most = mostOn(board)
  const home =
    cells.find(({ square }) => square.name === focused) ??
    cells.find(({ square }) => targets.has(square.name)) ??
    cells[0]
  const go = (cell: Cell | undefined): void => {
    if (cell === undefined) return
    setFocused(cell.square.name)
    svg.current?.querySelector<SVGElement>(`[data-space="${CSS.escape(cell.square.name)}"]`)?.focus()
  }
  const onKey = (event: KeyboardEvent, cell: Cell): void => {
    const step = STEPS.get(event.key)
    if (step !== undefined) go(cellTowards(cells, cell, ...step))
    else if (event.key === 'Enter' || event.key === ' ') props.onPick(cell.square.name)
    else if (event.key === 'Escape') props.onLeave()
    else if (event.key === '?') props.onWhy(cell.square.name)
    else return
    event.preventDefault()
  }
  const printed = new Map(props.printed?.spaces.map((space) => [space.name, space]))
  // Spaces that lie anywhere have no rows: they are one, in the order in which the rules name them.
  const rows =
    drawing.outline === 'circle'
      ? [cells]
      : [...new Set(cells.map(({ y }) => y))].map((y) => cells.filter((cell) => cell.y === y))
  const ways = new Map(board.spots.map(({ square, paths }) => [square.name, paths]))
  return (
    <svg
      ref={svg}
      class={`board ground-${props.printed?.ground ?? 'checked'}${crowdOf(cells, targets)}${width > WIDE * height ? ' wide' : ''}`}
      role="grid"
      aria-label={label}
      style={toned(props.printed?.tones)}
      viewBox={`${-edge - MARGIN} ${-MARGIN} ${width + edge + 2 * MARGIN} ${height + edge + 2 * MARGIN}`}
    >
      {drawing.outline === 'square' && (
        <rect class="frame" x="-0.06" y="-0.06" width={width + 0.12} height={height + 0.12} rx="0.12" />
      )}
      <g aria-hidden="true" class={drawing.isChequered ? 'chequered' : undefined}>
        {drawn(below)}
        <g class="edges">{drawn(edgeShapes(drawing, size))}</g>
      </g>
      {rows.map((row) => (
        <g key={row[0]?.y} role="row">
          {row.map((cell) => (
            <Space
              key={cell.square.name}
              cell={cell}
              outline={drawing.outline}
              ground={props.printed?.ground}
              point={props.printed?.ground === 'points' ? pointAt(drawing, cell) : undefined}
              high={props.printed?.ground === 'rack' ? rowsTaken(drawing, cell) : 1}
              isHome={cell === home}
              most={most}
              print={printed.get(cell.square.name)}
              ways={ways.get(cell.square.name)}
              onKey={onKey}
              onFocus={() => setFocused(cell.square.name)}
              {...props}
            />
          ))}
        </g>
      ))}
      <g class="ways" aria-hidden="true">
        {drawn(above)}
        {props.printed?.ground === 'points' &&
          barPieces(props.looks, drawing, props.onBar, board.isTurned).map(({ name, shapes }) => (
            <g
              key={name}
              class={targets.has(name) ? 'on-bar target' : 'on-bar'}
              data-place={name}
              onClick={() => props.onPick(name)}
            >
              {drawn(shapes)}
            </g>
          ))}
        {drawn(borderShapes(props.looks, drawing, board))}
        {drawn(thrownShapes(drawing, props.printed?.ground === 'points', props.thrown ?? []))}
        {yardsIn(props.looks, drawing, yardsOf(props.yards ?? [], props.printed)).map(
          ({ name, x, y, coat, shapes }) => (
            <g
              key={name}
              data-place={name}
              class={coat.class}
              fill={coat.fill}
              transform={`translate(${x} ${y})`}
            >
              {drawn(shapes)}
            </g>
          ),
        )}
        {outlinesOf(
          drawing,
          props.areas.filter((area) => !isInLine(drawing, area)),
        ).map(({ name, owner, path }) => (
          <path
            key={`${name} ${owner ?? ''}`}
            class={`area ${coatOf(props.looks, { owner }).class}`}
            d={path}
          />
        ))}
      </g>
    </svg>
  )
}

/** With the spaces that are printed as those of their seats. */
function yardsOf(yards: readonly ScenePlace[], printed: PrintedBoard | undefined) {
  return yards.flatMap(({ name, seat, known }) =>
    seat === undefined
      ? []
      : [
          {
            name,
            seat,
            known,
            spaces: new Set(printed?.spaces.flatMap((space) => (space.seat === seat ? [space.name] : []))),
          },
        ],
  )
}

/** True for a board that is made by laying tiles. */
function isOfTiles({ rows }: SceneBoard, { kinds }: Looks): boolean {
  const pieces = rows.flatMap((row) => row.flatMap((square) => square?.pieces ?? []))
  return pieces.some(({ kind }) => kinds.get(kind ?? '')?.tile !== undefined)
}

/** The colours of a board that has its own. */
function toned(tones: PrintedBoard['tones']) {
  if (tones === undefined) return undefined
  const { light, dark, frame, print } = tones
  return {
    '--light-space': light,
    '--dark-space': dark,
    '--frame': frame,
    '--wood': light,
    '--on-wood': print,
    '--on-space': print,
  }
}

/** A board so much wider than high takes the width of the table. */
const WIDE = 1.5

/** Many marks are noise: a class that says how many empty spaces can be chosen. */
function crowdOf(cells: readonly Cell[], targets: ReadonlySet<string>): string {
  const empty = cells.filter(({ square }) => square.pieces.length === 0)
  const count = empty.filter(({ square }) => targets.has(square.name)).length
  if (count <= MANY) return ''
  return count > 0.7 * empty.length ? ' most' : ' many'
}

/** As many marks can be told apart at a glance. */
const MANY = 24

const STEPS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])

interface SpaceProps extends BoardProps {
  readonly cell: Cell
  readonly outline: Drawing['outline']
  readonly ground: PrintedBoard['ground'] | undefined
  /** The long space that it is, on a board of points. */
  readonly point: ReturnType<typeof pointAt> | undefined
  /** How many rows it takes. */
  readonly high: number
  readonly isHome: boolean
  readonly most: number
  readonly print: PrintedSpace | undefined
  /** Where lines of a graph lead from it. */
  readonly ways: readonly string[] | undefined
  readonly onKey: (event: KeyboardEvent, cell: Cell) => void
  readonly onFocus: () => void
}

function Space({
  board,
  cell,
  outline,
  ground,
  point,
  high,
  isHome,
  most,
  print,
  ways,
  onKey,
  onFocus,
  seats,
  looks,
  targets,
  chosen,
  recent,
  concerned,
  preview,
  onPick,
}: SpaceProps) {
  const { square, x, y, isDark } = cell
  const isTarget = targets.has(square.name)
  const isChosen = chosen.has(square.name)
  const classes = [
    'space',
    isDark ? 'dark' : 'light',
    isTarget ? 'target' : '',
    isChosen ? 'chosen' : '',
    recent.has(square.name) ? 'recent' : '',
    concerned.has(square.name) ? 'concerned' : '',
    square.sign === ' ' && square.pieces.length === 0 ? 'blank' : '',
  ]
  const top = square.pieces[0]
  const seatCoat = coatOf(looks, { owner: print?.seat })
  const isPrinted =
    print !== undefined && (print.seat !== undefined || (print.content.length > 0 && ground !== 'crossings'))
  const filled = (kind: string) =>
    drawn([groundShape(outline, outline === 'square' ? kind : `${kind} lined`)])
  const lying = { ...board, point, isRound: outline === 'circle' || ground === 'rack', high }
  /** A line just inside the space; around what lies on a round one. */
  const ring = (kind: string) =>
    drawn([groundShape(outline, kind, outline === 'circle' && top !== undefined ? 1.2 : 0.9)])
  return (
    <g
      class={classes.filter((name) => name !== '').join(' ')}
      role="gridcell"
      tabindex={isHome ? 0 : -1}
      aria-selected={isChosen}
      aria-label={spaceLabel(square, looks, seats, isTarget, print, ways)}
      data-space={square.name}
      transform={`translate(${x} ${y})`}
      onClick={() => onPick(square.name)}
      onKeyDown={(event) => onKey(event, cell)}
      onFocus={onFocus}
    >
      {filled('ground')}
      {print !== undefined && drawn(print.fill)}
      {recent.has(square.name) && filled('trace')}
      {concerned.has(square.name) && filled('concern')}
      {print?.seat !== undefined && point === undefined && (
        <g class={`seat-ground ${seatCoat.class}`} transform="scale(0.37)">
          <g fill={seatCoat.fill}>{drawn([seatShape(print.seat, 'body')])}</g>
        </g>
      )}
      {print !== undefined && top === undefined && <g class="print">{drawn(print.content)}</g>}
      {drawn(lyingShapes(looks, square, lying, most))}
      {(isChosen || (isTarget && (top !== undefined || isPrinted))) && ring('halo')}
      {isTarget && (top === undefined && !isPrinted ? <circle class="dot" r="0.15" /> : ring('ring'))}
      {isChosen && ring('ring chosen')}
      {print !== undefined && top !== undefined && <g class="print">{drawn(print.covered)}</g>}
      {drawn(lyingCounts(square, lying, most))}
      {drawn(valueShapes(looks, square, board))}
      {preview?.space === square.name && <Previewed {...preview} looks={looks} isTurned={board.isTurned} />}
      {ring('focus')}
    </g>
  )
}

function Previewed({
  tile,
  turn,
  looks,
  isTurned,
}: Preview & { readonly looks: Looks; readonly isTurned: boolean }) {
  return (
    <g class="preview" aria-hidden="true">
      {tile === undefined ? (
        <g transform={`rotate(${turn + (isTurned ? 180 : 0)})`}>{drawnShape(TOWARDS, 0)}</g>
      ) : (
        <Piece looks={looks} piece={{ ...tile, turn }} isTurned={isTurned} />
      )}
    </g>
  )
}

const drawn = (shapes: readonly Shape[]) =>
  shapes.map((shape, i) => drawnShape(shape, i, undefined, displayName))

function spaceLabel(
  { name, pieces, values = [] }: SceneSquare,
  looks: Looks,
  seats: readonly SeatIR[],
  isTarget: boolean,
  print: PrintedSpace | undefined,
  ways: readonly string[] = [],
): string {
  const what = pieces.map(({ owner, kind, values: own = [] }) => {
    const face = kind === undefined ? text('unknownPiece') : displayName(kind)
    const index = looks.kinds.get(kind ?? '')?.index ?? ''
    const valueText = valueTexts(own).map(displayName).join(', ')
    const words = [
      displayName(seats[owner ?? -1]?.name ?? ''),
      face,
      index,
      valueText === '' ? '' : `(${valueText})`,
    ]
    return words.filter((part) => part !== '').join(' ')
  })
  const label = [
    name,
    displayName(seats[print?.seat ?? -1]?.name ?? ''),
    ...(print?.notes ?? []).map(displayName),
    what.length === 0 ? text('empty') : what.join(', '),
    ...valueTexts(values).map(displayName),
    isTarget ? text('canBeChosen') : '',
    ways.length === 0 ? '' : text('leadsTo', { spaces: ways.map(displayName).join(', ') }),
  ]
  return label.filter((part) => part !== '').join(', ')
}
