import { angleOf, looksOf, type LaidPiece, type Scene, type TableFacts } from '../../interpreter/index.ts'
import type { Preview } from '../board/pointing.ts'

import { Piece } from '../board/piece.tsx'
import { drawnShape } from '../board/shape.ts'
import { TOWARDS } from '../board/preview.ts'
import type { Choosing } from './choosing.ts'

/** A choice among directions for a chosen space: how a tile is turned there, or which side is meant. */
export interface Turning {
  readonly space: string
  readonly isTurned: boolean
  /** The chosen tile, which is to be laid there. */
  readonly tile: LaidPiece | undefined
  readonly angle: (direction: string) => number | undefined
}

/** Undefined unless the next choice is a direction, and a space was chosen before. */
export function turningOf(
  scene: Scene | undefined,
  { kinds }: TableFacts,
  { picked, targets }: Choosing,
): Turning | undefined {
  const found = picked.value.findLast(({ at }) => boardOf(scene, at) !== undefined)
  const [space, board] = [found?.at, boardOf(scene, found?.at)]
  if (space === undefined || board === undefined) return directionsOn(scene, targets.value)
  const angle = (direction: string): number | undefined => angleOf(direction, board.shape)
  if (!targets.value.some(({ at, thing }) => at === undefined && angle(thing) !== undefined)) return undefined
  const tile = picked.value.findLast(
    ({ kind }) => kinds.find(({ name }) => name === kind)?.face.tile !== undefined,
  )
  return {
    space,
    isTurned: board.isTurned,
    tile: tile && { kind: tile.kind, owner: undefined },
    angle,
  }
}

/** A choice among directions alone, on the only board. */
function directionsOn(
  scene: Scene | undefined,
  things: readonly { readonly thing: string; readonly at: string | undefined }[],
): Turning | undefined {
  const [board, another] = scene?.boards ?? []
  if (board === undefined || another !== undefined) return undefined
  const angle = (direction: string): number | undefined => angleOf(direction, board.shape)
  const areAll =
    things.length > 0 && things.every(({ at, thing }) => at === undefined && angle(thing) !== undefined)
  return areAll ? { space: '', isTurned: board.isTurned, tile: undefined, angle } : undefined
}

function boardOf(scene: Scene | undefined, space: string | undefined) {
  return scene?.boards.find(({ rows }) =>
    rows.some((row) => row.some((each) => each !== undefined && each.name === space)),
  )
}

/** Its picture on the board: a tile as it would lie, or an arrow if the pointer is at a choice. */
export function previewOf(turning: Turning | undefined, { preview, targets }: Choosing): Preview | undefined {
  if (turning === undefined) return undefined
  const { space, tile, angle } = turning
  const first = tile && targets.value.find(({ thing }) => angle(thing) !== undefined)?.thing
  const direction = targets.value.find(({ thing }) => thing === preview.value)?.thing ?? first
  const turn = direction === undefined ? undefined : angle(direction)
  return turn === undefined ? undefined : { space, turn, tile }
}

/** A direction as it looks on the board. */
export function TurnSign({
  turning,
  direction,
  facts,
}: {
  readonly turning: Turning
  readonly direction: string
  readonly facts: TableFacts
}) {
  const { tile, isTurned, angle } = turning
  const turn = angle(direction)
  if (turn === undefined) return null
  return (
    <svg class="turn-sign" viewBox="-0.5 -0.5 1 1" aria-hidden="true">
      {tile === undefined ? (
        <g transform={`rotate(${turn + (isTurned ? 180 : 0)})`}>{drawnShape(TOWARDS, 0)}</g>
      ) : (
        <Piece looks={looksOf(facts)} piece={{ ...tile, turn }} isTurned={isTurned} />
      )}
    </svg>
  )
}
