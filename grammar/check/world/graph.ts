import { MAX_DIRECTIONS } from '../../ir/topology.ts'
import { NONE } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { Span } from '../../source/span.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { nearest } from '../../diagnostics/suggest.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { Board, Way } from './board.ts'
import { readChains, type Chain } from './chains.ts'
import { warnOfSpots, type Spot } from './graph-warnings.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import { directionWords } from './squares.ts'
import { nameText, entryTexts } from './tree-reading.ts'

/** Paths of one kind; `name` is undefined if all are of one kind. */
interface Kind {
  readonly name: string | undefined
  readonly chains: readonly Chain[]
}

/**
 * `graph: a-b-c, c-d`, or a map of such texts by kind of path. Moving along one chain is moving straight on; where two
 * chains meet, neither continues into the other.
 */
export function readGraph(
  entry: MergedEntry,
  spots: MergedEntry | undefined,
  reporter: Reporter,
): Board | undefined {
  const kinds = readKinds(entry, reporter)
  if (kinds === undefined) return undefined
  const names = [...new Set(kinds.flatMap(({ chains }) => chains.flat().map(({ name }) => name)))]
  const [first] = kinds.flatMap(({ chains }) => chains.flat())
  if (first === undefined) return reporter.report('ST4031', entry.key.span, 'This board has no space.')
  if (names.length > SIZE_LIMITS.spaces)
    return reporter.report('ST4006', first.span, `A board has at most ${SIZE_LIMITS.spaces} spaces.`)
  const index = new Map(names.map((name, i) => [name, i]))
  const map = new PathMap(names.length)
  const words = new Map<string, number>()
  for (const { name, chains } of kinds) {
    let mask = 0
    for (const chain of chains.flatMap(withoutReturns)) {
      const spaces = chain.map((link) => index.get(link.name) ?? 0)
      const problem = map.add(spaces, name ?? 'path', chain[0]?.oneWay === true)
      if (typeof problem === 'number') mask |= problem
      else {
        const link = chain[problem.at]
        return reporter.report(problem.code, link?.span, problem.message(link?.name ?? ''))
      }
    }
    if (name !== undefined) words.set(name, mask)
  }
  const named = firstNamed(names, kinds)
  const places = spots === undefined ? undefined : readSpots(spots, index, named, reporter)
  const board: Board = {
    shape: 'graph',
    columns: 0,
    rows: 0,
    spaces: names.map((name, i) => {
      const spot = places?.get(i)
      return { name, column: i, row: 0, ...(spot === undefined ? {} : { spot: { x: spot.x, y: spot.y } }) }
    }),
    named,
    key: entry.key.span,
    spotted: names.map((_, i) => places?.get(i)?.at),
    ways: {
      directions: map.directions,
      steps: map.steps(),
      words: directionWords(words, new Map(), map.directions, (_, mask) => mask),
    },
  }
  if (places !== undefined) warnOfSpots(board, places, reporter)
  return board
}

function firstNamed(names: readonly string[], kinds: readonly Kind[]): readonly Span[] {
  const found = new Map<string, Span>()
  for (const { name, span } of kinds.flatMap(({ chains }) => chains.flat()))
    if (!found.has(name)) found.set(name, span)
  return names.flatMap((name) => found.get(name) ?? [])
}

function readKinds(entry: MergedEntry, reporter: Reporter): readonly Kind[] | undefined {
  if (entry.value.kind !== 'map') {
    const chains = readChains(entryTexts(entry, reporter), reporter)
    return chains === undefined ? undefined : [{ name: undefined, chains }]
  }
  const kinds = entry.value.entries.map((kind) => ({
    name: nameText(kind.name),
    chains: readChains(entryTexts(kind, reporter), reporter),
  }))
  return kinds.flatMap(({ name, chains }) => (chains === undefined ? [] : [{ name, chains }])).length <
    kinds.length
    ? undefined
    : kinds.flatMap(({ name, chains }) => (chains === undefined ? [] : [{ name, chains }]))
}

/** Cuts a chain where it returns to a space, unless that closes it. */
function withoutReturns(chain: Chain): readonly Chain[] {
  const parts: Chain[] = []
  let part: Chain[number][] = []
  for (const [i, link] of chain.entries()) {
    const at = part.findIndex(({ name }) => name === link.name)
    const closes = at === 0 && part.length > 2 && i === chain.length - 1
    part.push(link)
    if (at < 0 || closes || (at === part.length - 2 && at >= 0)) continue
    const last = part.at(-2)
    parts.push(part.slice(0, -1))
    part = last === undefined ? [link] : [last, link]
  }
  return [...parts, part]
}

interface Problem {
  readonly code: 'ST4152' | 'ST4153'
  readonly at: number
  readonly message: (name: string) => string
}

/** Assigns directions to chains so that each direction leads from a space to at most one space. */
class PathMap {
  readonly directions: Way[] = []
  private readonly kinds: string[] = []
  private readonly out: Int32Array[] = []
  /** The spaces where a direction is in use, whether it leads on from there or not. */
  private readonly taken: Uint8Array[] = []
  private readonly spaces: number

  constructor(spaces: number) {
    this.spaces = spaces
  }

  /** The mask of a chain's directions, or the problem with it. */
  add(chain: readonly number[], kind: string, oneWay: boolean): number | Problem {
    for (let at = 1; at < chain.length; at++) {
      const [from = 0, to = 0] = [chain[at - 1], chain[at]]
      if (from === to)
        return { code: 'ST4152', at, message: (name) => `A path leads from \`${name}\` to itself.` }
      if (this.out.some((steps, d) => this.kinds[d] === kind && steps[from] === to))
        return { code: 'ST4152', at, message: (name) => `This path to \`${name}\` is already there.` }
    }
    // A single step uses one direction both ways. A longer chain has a direction for each way, and so does a one-way
    // chain, whose second direction is unused.
    const single = chain.length === 2 && !oneWay
    const free = this.taken.findIndex(
      (taken, d) =>
        this.kinds[d] === kind &&
        (this.directions[d]?.opposite === d) === single &&
        (this.directions[d]?.opposite ?? 0) >= d &&
        chain.every((space) => taken[space] === 0 && this.taken[d + (single ? 0 : 1)]?.[space] === 0),
    )
    const direction = free >= 0 ? free : this.open(kind, single)
    if (direction === undefined) {
      const at = this.mostUsed(chain)
      return {
        code: 'ST4153',
        at,
        message: (name) =>
          `Too many paths meet at \`${name}\`: there are at most ${MAX_DIRECTIONS} directions.`,
      }
    }
    const back = single ? direction : direction + 1
    for (let at = 1; at < chain.length; at++) {
      const [from = 0, to = 0] = [chain[at - 1], chain[at]]
      const [there, here] = [this.out[direction], this.out[back]]
      if (there !== undefined) there[from] = to
      if (here !== undefined && !oneWay) here[to] = from
    }
    for (const space of chain) for (const d of [direction, back]) this.taken[d]?.fill(1, space, space + 1)
    return (1 << direction) | (1 << back)
  }

  /** At index space times the number of directions plus direction. */
  steps(): readonly number[] {
    return Array.from({ length: this.spaces }, (_, space) =>
      this.out.map((steps) => steps[space] ?? NONE),
    ).flat()
  }

  private open(kind: string, single: boolean): number | undefined {
    const first = this.directions.length
    const count = single ? 1 : 2
    if (first + count > MAX_DIRECTIONS) return undefined
    for (let i = 0; i < count; i++) {
      this.kinds.push(kind)
      this.out.push(new Int32Array(this.spaces).fill(NONE))
      this.taken.push(new Uint8Array(this.spaces))
      this.directions.push({
        name: `${kind} ${first + i + 1}`,
        opposite: single ? first : first + 1 - i,
        near: true,
      })
    }
    return first
  }

  private mostUsed(chain: readonly number[]): number {
    const used = chain.map((space) => this.taken.filter((taken) => taken[space] === 1).length)
    return used.indexOf(Math.max(...used))
  }
}

/** `spots: { a: [ 10, 20 ] }`: the positions of spaces, from the left and from the top. */
export function readSpots(
  entry: MergedEntry,
  index: ReadonlyMap<string, number>,
  named: readonly Span[],
  reporter: Reporter,
): ReadonlyMap<number, Spot> {
  const spots = new Map<number, Spot>()
  if (entry.value.kind !== 'map') {
    reporter.report('ST4001', entry.key.span, '`spots` is a map of spaces to where they are drawn.')
    return spots
  }
  const reportedPaths = new Set<number>()
  for (const each of entry.value.entries) {
    const name = each.name.trim()
    const space = index.get(name)
    if (space !== undefined) reportedPaths.add(space)
    const numbers = entryTexts(each, reporter)
      .flatMap((text: YamlText) => text.text.split(/[\s,]+/u))
      .filter((word) => word !== '')
    const [x, y] = numbers.map((word) => (/^\d{1,4}$/u.test(word) ? Number(word) : undefined))
    if (space === undefined)
      reporter.report('ST4004', each.key.span, `There is no space called \`${name}\` on this board.`, {
        ...suggestion(name, [...index.keys()]),
      })
    else if (x === undefined || y === undefined || numbers.length !== 2)
      reporter.report(
        'ST4154',
        each.key.span,
        `The spot of \`${name}\` is two whole numbers from 0 to 9999.`,
        {
          help: `For example: \`${name}: [ 50, 20 ]\`, from the left and from the top.`,
        },
      )
    else spots.set(space, { x, y, at: each.key.span })
  }
  // A misspelt name in a path becomes a separate space, which is detected here.
  const [missing, ...more] = [...index].filter(([, i]) => !reportedPaths.has(i))
  if (missing !== undefined && reportedPaths.size > 0)
    reporter.report(
      'ST4154',
      named[missing[1]],
      `\`${missing[0]}\`${more.length > 0 ? ` and ${more.length} more have` : ' has'} no spot.`,
      {
        help: spotHelp(
          missing[0],
          [...index].flatMap(([name, i]) => (reportedPaths.has(i) ? [name] : [])),
        ),
        related: [
          { span: entry.value.entries[0]?.key.span ?? entry.key.span, label: 'spots are declared here' },
        ],
      },
    )
  return spots
}

function spotHelp(name: string, others: readonly string[]): string {
  // For names as short as `b1`, every other name is near.
  const near = name.length < 3 ? undefined : nearest(name, others)
  const add = `Add its spot there, such as \`${name}: [ 50, 20 ]\`, from the left and from the top.`
  return near === undefined ? add : `${add} If the name is a typo in a path, did you mean \`${near}\`?`
}
