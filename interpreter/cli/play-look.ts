import { didYouMean } from '../../grammar/diagnostics/suggest.ts'
import { wrapBeside, padEnd, widthOf } from '../../grammar/diagnostics/text-width.ts'
import type { Match } from '../match/match.ts'
import type { SceneBoard, SceneSquare } from '../scene/board.ts'
import { boardLines } from '../scene/board-text.ts'
import { sceneOf, type SceneGroup } from '../scene/scene.ts'
import { placeText } from '../scene/text.ts'
import type { Printed, PrintedPieces } from './printed-pieces.ts'
import type { Wording } from './wording.ts'

interface Looking {
  readonly match: Match
  readonly seat: number
  readonly wording: Wording
  readonly width: number
  readonly prints: PrintedPieces
}

/** The printed values of a piece and where such pieces are, or the contents of a place, as far as the seat may know. */
export function lookedAt(desk: Looking, wanted: string): string {
  const { match, seat, wording, width, prints } = desk
  const { ir } = wording
  const scene = wording.scene(sceneOf(match.ir, match.view(seat)))
  const small = wanted.toLowerCase()
  /** A space may be named without its board. */
  const onBoard = (name: string): string => {
    const board = scene.boards.find(({ place }) => name.startsWith(`${place} `))
    return board === undefined || isCalled(name) ? name : name.slice(board.place.length + 1)
  }
  const isCalled = (name: string): boolean => name.toLowerCase() === small
  const places = scene.places.filter(({ name, place }) => isCalled(name) || isCalled(place))
  if (places.length > 0)
    return places.map((place) => placeText(ir, place, { width, prints: prints.short })).join('\n')
  const kinds = [...prints.whole]
  const exact = kinds.filter(([name]) => isCalled(name))
  const found =
    exact.length > 0 ? exact : kinds.filter(([, print]) => isCalled(print.row) || isCalled(print.class))
  if (found.length > 0)
    return found
      .flatMap(([name, print]) => [...printLines(name, print, width), ...whereLines(name)])
      .join('\n')
  const boards = scene.boards.filter(({ place }) => isCalled(place))
  if (boards.length > 0) return boards.map((board) => boardText(board, desk)).join('\n')
  const squares = scene.boards
    .flatMap((board) => squaresOf(board))
    .filter(({ name }) => isCalled(onBoard(name)))
  if (squares.length > 0) return squares.flatMap((square) => spaceLines(square, desk)).join('\n')
  const things = prints.regions.filter(({ name, class: of }) => isCalled(name) || isCalled(of))
  if (things.length > 0)
    return things
      .flatMap((thing) => [...printLines(thing.name, thing, width), ...stateLines(thing)])
      .join('\n')
  const near = didYouMean(wanted, [
    ...kinds.map(([name]) => name),
    ...[...scene.places, ...prints.regions].map(({ name }) => name),
    ...scene.boards.map(({ place }) => place),
  ])
  return `Nothing is called \`${wanted}\`.${near === undefined ? '' : ` ${near}`}`

  /** Tracked values of a region, for each player or in all, and the contents of its spaces. */
  function stateLines({ name, marks }: PrintedPieces['regions'][number]): readonly string[] {
    const tracked = scene.thingValues.flatMap((value) =>
      value.of.flatMap(({ thing, value: is }) => {
        if (thing === name) return [is === true ? `  ${value.name}` : `  ${value.name}: ${is}`]
        const owner = scene.seats.find((one) => thing === `${one.name} ${name}`)
        return owner === undefined ? [] : [`  ${value.name} of ${owner.name}: ${is}`]
      }),
    )
    const about = new Set(marks.flatMap(({ value = '' }) => value.split(', ')))
    const lying = scene.boards
      .flatMap((board) => squaresOf(board))
      .filter((square) => square.pieces.length > 0 && about.has(square.name))
    return [
      ...tracked,
      ...lying.flatMap((square) =>
        spaceLines(square, desk)
          .slice(0, 1)
          .map((line) => `  ${line}`),
      ),
    ]
  }

  function whereLines(kind: string): readonly string[] {
    const holds = ({ known, groups }: SceneGroup): boolean =>
      known.some((lot) => lot.kind === kind) || groups.some(holds)
    const at = scene.places.filter(
      ({ known, groups }) => known.some((lot) => lot.kind === kind) || groups.some(holds),
    )
    const on = scene.boards
      .flatMap((board) => squaresOf(board))
      .filter(({ pieces }) => pieces.some((piece) => piece.kind === kind))
    return [
      ...(at.length === 0 ? [] : wrapBeside('  ', `in ${at.map(({ name }) => name).join(', ')}`, width)),
      ...(on.length === 0 ? [] : wrapBeside('  ', `on ${on.map(({ name }) => name).join(', ')}`, width)),
    ]
  }
}

function printLines(
  name: string,
  { class: of, marks }: Pick<Printed, 'class' | 'marks'>,
  width: number,
): readonly string[] {
  const longest = Math.max(0, ...marks.map(({ column }) => widthOf(column)))
  return [
    name === of ? name : `${name} (${of})`,
    ...(marks.length === 0 ? ['  Nothing is printed on it.'] : []),
    ...marks.flatMap(({ column, value = 'yes' }) =>
      wrapBeside(`  ${padEnd(column, longest)}  `, value, width),
    ),
  ]
}

function squaresOf({ rows, spots }: SceneBoard): readonly SceneSquare[] {
  return [...rows.flat().flatMap((square) => square ?? []), ...spots.map(({ square }) => square)]
}

/** A board, followed by the contents of each space with more than one piece. */
function boardText(board: SceneBoard, desk: Looking): string {
  const stacks = squaresOf(board).filter(({ pieces }) => pieces.length > 1)
  return [
    ...boardLines(board, { color: false, width: desk.width }),
    ...stacks.flatMap((square) => spaceLines(square, desk)),
  ].join('\n')
}

/** `a1: red cone, 2 blue cones, from the top down`, and the areas and regions of the space. */
function spaceLines(
  { name, space, pieces }: SceneSquare,
  { match, wording, width, prints }: Looking,
): readonly string[] {
  const { ir } = wording
  const lots: { readonly owner: number | undefined; readonly kind: string | undefined; count: number }[] = []
  for (const { owner, kind } of pieces) {
    const last = lots.at(-1)
    if (last !== undefined && last.owner === owner && last.kind === kind) last.count++
    else lots.push({ owner, kind, count: 1 })
  }
  const texts = lots.map(({ owner, kind = '?', count }) => {
    const plural = ir.kinds.find((each) => each.name === kind)?.plural ?? kind
    const words = [
      count === 1 ? '' : String(count),
      ir.seats[owner ?? -1]?.name ?? '',
      count === 1 ? kind : plural,
    ]
    return words.filter((word) => word !== '').join(' ')
  })
  const isOrdered = match.ir.containers[space]?.pile === true && lots.length > 1
  const things = prints.regions.filter(({ marks }) =>
    marks.some(({ value = '' }) => value.split(', ').includes(name)),
  )
  const what = texts.length === 0 ? 'nothing' : `${texts.join(', ')}${isOrdered ? ', from the top down' : ''}`
  return [
    ...wrapBeside(`${name}: `, what, width),
    ...(things.length === 0
      ? []
      : wrapBeside('  ', `of ${things.map((thing) => `${thing.class} ${thing.name}`).join(', ')}`, width)),
  ]
}
