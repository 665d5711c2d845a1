import { H, NONE, type GameIR, type RegionIR, type ValueTypeIR } from '../../grammar/ir/ir.ts'
import { memoized } from '../../grammar/source/memoized.ts'
import { partsWithin } from '../deduction/parts-of.ts'

/** How the words of a game are named in the text of a position. */
interface PositionWords {
  /** Regions that a position prints, by unique name. */
  readonly regions: ReadonlyMap<string, RegionIR>
  /** Containers by unique name. */
  readonly containers: ReadonlyMap<string, number>
  /** Places in the rules where play can wait or return to, by name. */
  readonly sites: ReadonlyMap<string, Site>
  readonly nameOfSite: ReadonlyMap<number, string>
  /** Words that hold a site. */
  readonly returns: ReadonlySet<number>
  /** Addresses that keep who was `you` before a question, or the complement once it has been answered. */
  readonly askings: ReadonlySet<number>
  /** Names of the things to which the words of a region belong. Undefined: its words are a list. */
  readonly thingsOf: (region: RegionIR) => readonly string[] | undefined
}

/** A question, or a call of a stage or an action, and the part of the rules that contains it. */
interface Site {
  readonly site: number
  readonly isQuestion: boolean
  /** The word of a question that keeps who was `you` before it. */
  readonly saved: number | undefined
  readonly within: Part
  /** Stages and actions that return to it. */
  readonly calls: readonly Part[]
}

type Part = { readonly kind: 'play' | 'stage' | 'action' | 'rule'; readonly index: number }

/** Follows the player who was `you` before a question that has been answered and is asked again. */
export const AGAIN = ' again'

/** Names that are not names of the game. */
const RESERVED = ['now', 'you', 'action', 'depth', 'screen', 'seen', 'numbers', 'aside'] as const

/** Rings of earlier positions, for rules about repetition. */
const RING = /^(?:positions|pictures) of /u

export function isRing({ per, name }: RegionIR): boolean {
  return per === 'history' && RING.test(name)
}

export const positionWords = memoized((ir: GameIR): PositionWords => {
  const taken = new Set<string>(RESERVED)
  const unique = (name: string): string => {
    const plain = name.replace(/[;:,#\n]/gu, '').trim()
    let free = plain
    for (let n = 2; taken.has(free); n++) free = `${plain} ~${n}`
    taken.add(free)
    return free
  }
  const containers = new Map(
    ir.containers.map(({ name, place, supply }, index) => [
      unique(name || (supply === true ? 'supply' : place) || 'place'),
      index,
    ]),
  )
  for (const { place } of ir.boards) taken.add(place)
  const regions = new Map<string, RegionIR>()
  for (const region of ir.memory.regions)
    if (
      region.at !== ir.memory.face &&
      region.at !== ir.dark?.cell &&
      region.per !== 'said' &&
      region.per !== 'result'
    )
      for (const part of stripesOf(ir, region)) regions.set(unique(part.name), part)
  const sites = sitesOf(ir)
  return {
    regions,
    containers,
    sites,
    nameOfSite: new Map([...sites].map(([name, { site }]) => [site, name])),
    askings: new Set([...sites.values()].flatMap(({ saved }) => saved ?? [])),
    returns: new Set([...ir.stages, ...ir.actions].map(({ returnTo }) => returnTo)),
    thingsOf: (region) => thingsOf(ir, [...containers.keys()], region),
  }
})

/** A set of pieces for each player takes a stripe of words for each. */
function stripesOf(ir: GameIR, region: RegionIR): readonly RegionIR[] {
  const { length } = ir.pieces
  if (region.per !== 'piece' || region.length <= length) return [region]
  return Array.from({ length: region.length / length }, (_, i) => ({
    ...region,
    name: `${region.name} for ${ir.seats[i]?.name ?? i}`,
    at: region.at + i * length,
    length,
    start: region.start.slice(i * length, (i + 1) * length),
  }))
}

function sitesOf(ir: GameIR): ReadonlyMap<string, Site> {
  const parts = [
    { within: { kind: 'play', index: 0 } as const, name: 'play', steps: ir.play },
    ...ir.stages.map(({ name, body, leave }, index) => ({
      within: { kind: 'stage', index } as const,
      name,
      steps: [...body, ...leave],
    })),
    ...ir.actions.map(({ name, body }, index) => ({
      within: { kind: 'action', index } as const,
      name,
      steps: body,
    })),
    ...ir.whenever.map(({ body }, index) => ({
      within: { kind: 'rule', index } as const,
      name: 'rule',
      steps: body,
    })),
  ]
  const sites = new Map<string, Site>()
  const counts = new Map<string, number>()
  for (const { within, name, steps } of parts)
    for (const step of partsWithin(steps).steps) {
      if (!('site' in step)) continue
      const nth = (counts.get(name) ?? 0) + 1
      counts.set(name, nth)
      const actions: number[] = step.step === 'ask' ? step.offers.map(({ action }) => action) : []
      if ('action' in step && typeof step.action === 'number') actions.push(step.action)
      sites.set(`${name} ${nth}`, {
        site: step.site,
        isQuestion: step.step === 'ask' || step.step === 'arrange',
        saved: step.step === 'ask' ? step.saved : undefined,
        within,
        calls: [
          ...('stage' in step ? [{ kind: 'stage', index: step.stage } as const] : []),
          ...actions.map((index) => ({ kind: 'action', index }) as const),
        ],
      })
    }
  return sites
}

function thingsOf(
  ir: GameIR,
  containers: readonly string[],
  { per, at, length, things }: RegionIR,
): readonly string[] | undefined {
  const group =
    per === 'group' ? ir.groups.find(({ tracked }) => tracked.some((one) => one.at === at)) : undefined
  if (group !== undefined) return containers.slice(group.container, group.container + group.count)
  const seats = ir.seats.map(({ name }) => name)
  const names =
    per === 'seat'
      ? seats
      : per === 'space'
        ? containers.slice(0, ir.spaces.length)
        : per === 'container'
          ? containers
          : per === 'region'
            ? things
            : per === 'history' && length === seats.length
              ? seats
              : undefined
  return names !== undefined && names.length === length && new Set(names).size === length ? names : undefined
}

/** Values of types that are written by name. */
export function namesOfType(ir: GameIR, type: ValueTypeIR | undefined): readonly string[] | undefined {
  if (typeof type === 'object') return 'values' in type ? type.values : undefined
  switch (type) {
    case 'truth':
      return ['no', 'yes']
    case 'space':
      return ir.spaces.map(({ name }) => name)
    case 'container':
      return [...positionWords(ir).containers.keys()]
    case 'seat':
      return ir.seats.map(({ name }) => name)
    case 'kind': {
      const names = ir.kinds.map(({ name }) => name)
      return new Set(names).size === names.length ? names : undefined
    }
    case 'piece':
    case 'group':
    case 'number':
    case 'direction':
    case undefined:
      return undefined
  }
}

/** The rules in progress that lead to a question, from it outwards. Undefined if no rules lead to it this way. */
export function rulesInProgress(ir: GameIR, S: Int32Array): readonly Part[] | undefined {
  const { sites, nameOfSite } = positionWords(ir)
  const found: Part[] = []
  let at = sites.get(nameOfSite.get(S[H.site] ?? NONE) ?? '')
  if (at?.isQuestion !== true) return undefined
  while (at !== undefined && found.length <= ir.stages.length + ir.actions.length) {
    const { kind, index }: Part = at.within
    found.push(at.within)
    if (kind === 'play') return found
    if (kind === 'rule') return undefined
    const { returnTo } = (kind === 'stage' ? ir.stages[index] : ir.actions[index]) ?? { returnTo: 0 }
    const outer: Site | undefined = sites.get(nameOfSite.get(S[returnTo] ?? NONE) ?? '')
    if (outer?.calls.some((part) => part.kind === kind && part.index === index) !== true) return undefined
    at = outer
  }
  return undefined
}
