import { NONE } from '../../ir/ir.ts'
import type { Type } from '../../types/types.ts'
import { boardOf } from './board.ts'
import { neighbourWays } from './topology.ts'
import type { World } from './world.ts'

/** Spaces and the regions about them, with a label for each and the ties between them. */
interface Figure {
  readonly labels: readonly string[]
  readonly ties: readonly (readonly { readonly to: number; readonly by: string }[])[]
}

/** After this many tries, two figures without a known difference count as alike. */
const MOST_TRIES = 500

/**
 * The spaces without a counterpart on the board as the next seat sees it: one with the same neighbours by the same kinds of
 * path, the same kind, printed values and regions, and with everything that belongs to a seat belonging to the next one.
 * Empty if the seats have the same board.
 */
export function unmatchedSpaces(world: World, spaces: readonly number[]): readonly number[] {
  const [own, next] = [figure(world, spaces, 0), figure(world, spaces, 1)]
  const tries = { left: MOST_TRIES }
  const found = difference(own, next, own.labels, next.labels, { spaces: spaces.length, tries })
  return found.map((i) => spaces[i] ?? 0).sort((a, b) => a - b)
}

/** The board with seat numbers shifted by `turned`. */
function figure(world: World, spaces: readonly number[], turned: number): Figure {
  const index = new Map(spaces.map((space, i) => [space, i]))
  const seatAs = (seat: number): number => (seat + turned) % Math.max(1, world.seats.length)
  const valueAs = (type: Type, value: number): number =>
    type.kind === 'seat' && value !== NONE ? seatAs(value) : value
  const kinds = new Map<number, string>()
  for (const { name, noun, perSeat, spaces: lists } of world.areas.values())
    if (noun !== undefined)
      lists.forEach((list, seat) => {
        for (const space of list) kinds.set(space, perSeat ? `${name} ${seatAs(seat)}` : name)
      })
  const rowAs = (element: Type, row: readonly number[]): readonly number[] =>
    row.map((value) => valueAs(element, value)).sort((a, b) => a - b)
  const labels = spaces.map((space) =>
    JSON.stringify([
      world.boards.findIndex((board) => board === boardOf(world.boards, space)),
      kinds.get(space),
      ...world.spaceColumns.map(({ type, values }) => valueAs(type, values[space] ?? NONE)),
      ...world.spaceSets.map(({ element, rows }) => rowAs(element, rows[space] ?? [])),
    ]),
  )
  const ties = spaces.map((space) =>
    neighbourWays(world.topology, space).flatMap(({ to, direction }) => {
      const target = index.get(to)
      return target === undefined ? [] : [{ to: target, by: kindOfPath(world, space, direction) }]
    }),
  )
  for (const { name, names, columns, sets } of world.regions.values())
    names.forEach((_, row) => {
      const about = sets.flatMap(({ name: column, element, rows }) =>
        element.kind === 'space'
          ? (rows[row] ?? []).flatMap((space) => {
              const spaceIndex = index.get(space)
              return spaceIndex === undefined ? [] : [{ to: spaceIndex, by: column }]
            })
          : [],
      )
      if (about.length === 0) return
      const region = labels.push(
        JSON.stringify([
          name,
          ...columns.map(({ type, values }) => valueAs(type, values[row] ?? NONE)),
          ...sets.map(({ element, rows }) =>
            element.kind === 'space' ? [] : rowAs(element, rows[row] ?? []),
          ),
        ]),
      )
      ties.push(about)
      for (const { to, by } of about) ties[to]?.push({ to: region - 1, by: `of ${by}` })
    })
  return { labels, ties }
}

/** On a graph paths have kinds; on other boards all directions are equivalent. */
function kindOfPath({ boards, topology }: World, space: number, direction: number): string {
  if (boardOf(boards, space)?.shape !== 'graph') return ''
  for (const [word, masks] of topology.words)
    if (((masks[0] ?? 0) & (1 << direction)) !== 0 && word !== 'adjacent') return word
  return ''
}

type Colours = readonly string[]

/**
 * The things in one figure without a counterpart in the other. Refines both by the surroundings of each thing to a
 * fixpoint, then matches one of several that are still alike with one of the other figure, and so on.
 */
function difference(
  one: Figure,
  other: Figure,
  ofOne: Colours,
  ofOther: Colours,
  limits: { readonly spaces: number; readonly tries: { left: number } },
): readonly number[] {
  const { colours, lost } = refined(one, other, ofOne, ofOther, limits.spaces)
  if (lost.length > 0) return lost
  const [a, b] = colours
  const [groups, others] = [grouped(a), grouped(b)]
  const open = [...groups]
    .filter(([, { length }]) => length > 1)
    .toSorted((x, y) => x[1].length - y[1].length)
  const [colour = '', members = []] = open[0] ?? []
  const [first] = members
  if (first === undefined) return []
  for (const candidate of others.get(colour) ?? []) {
    if (limits.tries.left-- <= 0) return []
    const description = `${colour} taken`
    const found = difference(
      one,
      other,
      replaced(a, first, description),
      replaced(b, candidate, description),
      limits,
    )
    if (found.length === 0) return []
  }
  return members.filter((i) => i < limits.spaces)
}

function replaced(colours: Colours, at: number, colour: string): Colours {
  return colours.map((one, i) => (i === at ? colour : one))
}

function grouped(colours: Colours): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>()
  colours.forEach((colour, i) => {
    const group = groups.get(colour)
    if (group === undefined) groups.set(colour, [i])
    else group.push(i)
  })
  return groups
}

/**
 * Colours by the surroundings of each thing, the same in both figures, until there are no new colours or some spaces have a
 * colour that no space of the other has. The sooner such spaces are found, the nearer they are to the cause of the
 * difference.
 */
function refined(
  one: Figure,
  other: Figure,
  ofOne: Colours,
  ofOther: Colours,
  spaces: number,
): { readonly colours: readonly [Colours, Colours]; readonly lost: readonly number[] } {
  let [a, b] = [ofOne, ofOther]
  for (let count = 0; ;) {
    const lost = lostIn(a, b, spaces)
    if (lost.length > 0) return { colours: [a, b], lost }
    const numbers = new Map<string, string>()
    const next = ({ ties }: Figure, colours: Colours): Colours =>
      colours.map((colour, i) => {
        const around = (ties[i] ?? []).map(({ to, by }) => `${by} ${colours[to] ?? ''}`).sort()
        const seen = JSON.stringify([colour, ...around])
        const cached = numbers.get(seen) ?? String(numbers.size)
        numbers.set(seen, cached)
        return cached
      })
    ;[a, b] = [next(one, a), next(other, b)]
    if (numbers.size <= count) return { colours: [a, b], lost: [] }
    count = numbers.size
  }
}

/** Spaces of a colour that the other figure lacks, or else of one that it has less often. */
function lostIn(a: Colours, b: Colours, spaces: number): readonly number[] {
  const [groups, others] = [grouped(a.slice(0, spaces)), grouped(b.slice(0, spaces))]
  const fewer = [...groups].filter(([colour, own]) => own.length > (others.get(colour)?.length ?? 0))
  const none = fewer.filter(([colour]) => !others.has(colour))
  return (none.length > 0 ? none : fewer).flatMap(([, own]) => own)
}
