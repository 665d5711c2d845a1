/** Step budget of the search, more than any board needs. */
const MOST_STEPS = 200_000

/**
 * True if there is a ring: along paths past each of the spaces once, over others only if they are in `via`, and back to
 * the first. Undefined if there are too many possibilities.
 */
export function isRing(
  spaces: readonly number[],
  via: readonly number[],
  near: (space: number) => readonly number[],
): boolean | undefined {
  const own = new Set(spaces)
  const open = new Set([...spaces, ...via])
  const [first] = own
  if (first === undefined || open.size < 3) return false
  const ways = new Map([...open].map((space) => [space, near(space).filter((one) => open.has(one))]))
  if ([...own].some((space) => (ways.get(space)?.length ?? 0) < 2)) return false
  // For each space on the way, the neighbours still to be tried. It is a list, because a ring may be as long as a
  // board.
  const way = [{ space: first, left: [...(ways.get(first) ?? [])] }]
  const passed = new Set([first])
  let met = 1
  for (let steps = 0; way.length > 0; steps++) {
    if (steps > MOST_STEPS) return undefined
    const here = way.at(-1)
    const next = here?.left.pop()
    if (here === undefined) break
    if (next === undefined) {
      way.pop()
      passed.delete(here.space)
      if (own.has(here.space)) met--
    } else if (next === first && met === own.size && way.length > 2) return true
    else if (!passed.has(next)) {
      way.push({ space: next, left: [...(ways.get(next) ?? [])] })
      passed.add(next)
      if (own.has(next)) met++
    }
  }
  return false
}
