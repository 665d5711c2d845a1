import type { GameIR } from '../../grammar/ir/ir.ts'
import { memoized } from '../../grammar/source/memoized.ts'
import type { Change } from '../view/changes.ts'
import { lotText, NO_BREAK } from './piece-lots.ts'

/** Pieces that went from one place to another. */
export type Way = Extract<Change, { change: 'moved' }>

/** Joins ways that differ in one respect, at the position of the first: `seeds from a1 to b1, c1, d1`. */
export function joinWays(ir: GameIR, items: readonly (string | Way)[]): string {
  const done = new Set<Way>()
  const texts = items.flatMap((item): readonly string[] => {
    if (typeof item === 'string') return [item]
    if (done.has(item)) return []
    const open = items.filter((each) => typeof each !== 'string').filter((each) => !done.has(each))
    const { ways, lots, from } = groupOf(ir, item, open)
    for (const way of ways) done.add(way)
    return [`${lots} from ${from} to ${[...new Set(ways.map(({ to }) => to))].join(', ')}`]
  })
  return texts.join(texts.some((text) => text.includes(', ')) ? '; ' : ', ')
}

/** Ways that are joined. */
interface Group {
  readonly ways: readonly Way[]
  readonly lots: string
  readonly from: string
}

/** The largest group that can be joined with this one. */
function groupOf(ir: GameIR, one: Way, open: readonly Way[]): Group {
  const isSameLot = ({ owner, kind, count }: Way): boolean =>
    owner === one.owner && kind === one.kind && count === one.count
  const place = placeOf(ir, one.from)
  const same = open.filter(isSameLot)
  const [both, near, goal, origin] = [
    open.filter(({ from, to }) => from === one.from && to === one.to),
    open.filter(({ from, to }) => to === one.to && place !== undefined && placeOf(ir, from) === place),
    same.filter(({ to }) => to === one.to),
    same.filter(({ from }) => from === one.from),
  ] as const
  const most = Math.max(both.length, near.length, goal.length, origin.length)
  if (both.length === most) return { ways: both, lots: lotsNamed(ir, both), from: one.from }
  if (goal.length === most)
    return { ways: goal, lots: each(ir, one), from: goal.map(({ from }) => from).join(', ') }
  if (origin.length === most) return { ways: origin, lots: each(ir, one), from: one.from }
  return { ways: near, lots: lotsNamed(ir, near), from: place ?? one.from }
}

/** The name of a place that each player has: `hand` of `hand of north`. */
function placeOf({ containers, spaces }: GameIR, name: string): string | undefined {
  const found = containers.slice(spaces.length).find((container) => container.name === name)
  return found === undefined || found.owner < 0 ? undefined : found.place
}

/** More lots than this are only counted. */
const LOTS_NAMED = 6

function lotsNamed(ir: GameIR, ways: readonly Way[]): string {
  const lots: { owner: number | undefined; kind: string | undefined; count: number }[] = []
  for (const { owner, kind, count } of ways) {
    const same = lots.find((lot) => lot.owner === owner && lot.kind === kind)
    if (same === undefined) lots.push({ owner, kind, count })
    else same.count += count
  }
  if (lots.length <= LOTS_NAMED) return lots.map((lot) => lotName(ir, lot)).join(', ')
  const count = lots.reduce((sum, lot) => sum + lot.count, 0)
  const [first] = lots
  const owner = lots.every((lot) => lot.owner === first?.owner) ? first?.owner : undefined
  return lotName(ir, { owner, kind: undefined, count })
}

/** `seeds`, `2 seeds each` */
function each(ir: GameIR, lot: Way): string {
  return lot.count > 1 ? `${lotName(ir, lot)} each` : lotName(ir, { ...lot, count: 2 }).replace(/^2 /u, '')
}

/** Names whose plural is formed in another way. */
const IRREGULAR = /(?:[sxzy]|[cs]h|man)$/u

/** The name of a piece whose kind is not seen, and of several: by the class, if the game has only one. */
const unseenNames: (ir: GameIR) => readonly [one: string, many: string] = memoized(({ kinds }) => {
  const [first] = kinds
  if (first === undefined || kinds.some((kind) => kind.class !== first.class)) return ['piece', 'pieces']
  const { class: one } = first
  const named = kinds.find(({ name }) => name === one)
  if (named === undefined && IRREGULAR.test(one)) return ['piece', 'pieces']
  return [one, named?.plural ?? `${one}s`]
})

/** `red miner`, `2 blue pieces`. */
export function lotName(
  ir: GameIR,
  {
    owner,
    kind,
    count,
  }: { readonly owner: number | undefined; readonly kind: string | undefined; readonly count: number },
): string {
  const side = owner === undefined ? '' : `${ir.seats[owner]?.name ?? ''} `
  if (kind === undefined) {
    const [one, many] = unseenNames(ir)
    return count === 1 ? `${side}${one}` : `${count} ${side}${many}`
  }
  return `${count === 1 ? '' : `${count} `}${side}${lotText(ir, { kind, owner, count })
    .replace(/^\d+\u00a0/u, '')
    .replaceAll(NO_BREAK, ' ')}`
}
