import { memoized } from '../../grammar/source/memoized.ts'
import type { BoardIR, GameIR } from '../../grammar/ir/ir.ts'
import type { SeenValue } from '../view/view.ts'

const SQUARES: Readonly<Record<string, number>> = {
  up: 0,
  'up right': 45,
  right: 90,
  'down right': 135,
  down: 180,
  'down left': 225,
  left: 270,
  'up left': 315,
}
const HEXAGONS: Readonly<Record<string, number>> = {
  'up right': 30,
  right: 90,
  'down right': 150,
  'down left': 210,
  left: 270,
  'up left': 330,
}

/** To where a direction leads on a board that is not turned: degrees from straight up, clockwise. */
export function angleOf(name: SeenValue, shape: BoardIR['shape'] | undefined): number | undefined {
  if (typeof name !== 'string') return undefined
  return shape === 'squares' ? SQUARES[name] : shape === 'hexes' ? HEXAGONS[name] : undefined
}

/** Names of the tracked values that say to where pieces face: for each class, the first that is a direction. */
export const facingNames: (ir: GameIR) => ReadonlySet<string> = memoized((ir) => {
  const found = ir.memory.regions.filter(({ of, type }) => of !== undefined && type === 'direction')
  const first = found.filter(({ of }, i) => found.findIndex((other) => other.of === of) === i)
  return new Set(first.map(({ name }) => name))
})
