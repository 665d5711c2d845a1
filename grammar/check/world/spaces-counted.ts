import type { AreaInfo } from './world.ts'
import type { ConstantScope } from './constant.ts'
import type { Places } from './places.ts'

/** Lets constants count the spaces of the board, of one board, and of an area that is as large for each player. */
export function withSpaces(
  scope: ConstantScope,
  { boards, spaces }: Places,
  areas: ReadonlyMap<string, AreaInfo>,
): ConstantScope {
  const spacesIn = (within: string | undefined): number | undefined => {
    if (within === undefined) return spaces.length
    const board = boards.find(({ place }) => place === within)
    if (board !== undefined) return board.board.spaces.length
    const [first, ...others] = areas.get(within)?.spaces.map((list) => list.length) ?? []
    return others.every((count) => count === first) ? first : undefined
  }
  return { ...scope, spacesIn }
}
