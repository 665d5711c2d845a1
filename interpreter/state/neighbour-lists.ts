import { directionsIn, type Topology } from './topology.ts'

export const NOWHERE = -1

/** Neighbours of all spaces in one list, and the index of each space's first one. */
export interface Near {
  readonly from: Int32Array
  readonly list: Int32Array
}

export function nearOf(near: readonly (readonly number[])[], words: (length: number) => Int32Array): Near {
  const [from, list] = [words(near.length + 1), words(near.flat().length)]
  let at = 0
  near.forEach((some, space) => {
    list.set(some, at)
    from[space + 1] = at += some.length
  })
  return { from, list }
}

/** The successors and predecessors of each space. */
export function neighbours(
  { spaces, width, step }: Topology,
  along: number,
): readonly [number[][], number[][]] {
  const ahead = Array.from({ length: spaces }, (): number[] => [])
  const behind = Array.from({ length: spaces }, (): number[] => [])
  for (let space = 0; space < spaces; space++)
    for (const direction of directionsIn(along, width)) {
      const neighbour = step[space * width + direction] ?? NOWHERE
      if (neighbour < 0 || ahead[space]?.includes(neighbour) === true) continue
      ahead[space]?.push(neighbour)
      behind[neighbour]?.push(space)
    }
  return [ahead, behind]
}
