import type { Point } from '../scene/drawing.ts'

/** Largest region for which an order around it is searched by brute force. */
const TRIED = 10

/** The spaces of a region in the order of its paths, or else by angle around its centre. */
export function aroundRegion<Space extends Point & { readonly name: string }>(
  spaces: readonly Space[],
  near: (name: string) => readonly string[],
): readonly Space[] {
  return (spaces.length <= TRIED ? walkedAround(spaces, near) : undefined) ?? aroundMiddle(spaces)
}

function walkedAround<Space extends { readonly name: string }>(
  spaces: readonly Space[],
  near: (name: string) => readonly string[],
): readonly Space[] | undefined {
  const [first] = spaces
  if (first === undefined) return undefined
  const way = [first]
  const goOn = (): boolean => {
    const nearby = near(way.at(-1)?.name ?? '')
    if (way.length === spaces.length) return nearby.includes(first.name)
    for (const next of spaces) {
      if (!nearby.includes(next.name) || way.includes(next)) continue
      way.push(next)
      if (goOn()) return true
      way.pop()
    }
    return false
  }
  return goOn() ? way : undefined
}

function aroundMiddle<Space extends Point>(spaces: readonly Space[]): readonly Space[] {
  const middle = {
    x: spaces.reduce((sum, { x }) => sum + x, 0) / spaces.length,
    y: spaces.reduce((sum, { y }) => sum + y, 0) / spaces.length,
  }
  const angle = ({ x, y }: Point): number => Math.atan2(y - middle.y, x - middle.x)
  return spaces.toSorted((a, b) => angle(a) - angle(b))
}
