import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import { loadRuleset } from '../../grammar/load.ts'
import type { Configured } from '../../grammar/load.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { playersChance, seedFrom } from '../../interpreter/state/chance.ts'
import { host, known, shippedFile } from './shipped-documents.ts'
import { playable } from '../playable.ts'

export const ARMIES = ['celts', 'romans', 'elves', 'orcs'] as const

/** A battle of two armies with a number of points. */
export function pocketBattle(north: string, south: string, size: number): Configured {
  const options = new Map([
    ['north army', north],
    ['south army', south],
    ['size', String(size)],
  ])
  return playable(loadRuleset({
    file: shippedFile('battle/pocket-battles/pocket-battles.yaml'),
    host,
    known,
    options,
  }))
}

/**
 * Plays a battle at random on two back ends at once, which must list the same moves and leave the same state. Checks at every
 * decision that no counter is lost, that every unit keeps its formation, and that in every engagement several of one side
 * fight one of the other. An error names the seed and the ply.
 */
export function playPocketBattle(
  { checked: { ir }, world }: Configured,
  [one, other]: readonly [Program, Program],
  size: number,
  seed: string,
): { readonly plies: number; readonly reason: string } {
  const look = watch({ ir, world }, size)
  const { low, high } = seedFrom(seed)
  const below = playersChance({ low: high, high: low })
  const [A, B] = [new Int32Array(ir.memory.size), new Int32Array(ir.memory.size)]
  const [listA, listB] = [new Int32Array(MAX_MOVES), new Int32Array(MAX_MOVES)]
  let plies = 0
  const stop = (wrong: string): never => {
    throw new Error(`${ir.options.map(({ text }) => text).join(', ')}, seed ${seed}, ply ${plies}: ${wrong}`)
  }
  one.fresh(A, low, high)
  other.fresh(B, low, high)
  one.begin(A)
  other.begin(B)
  while (A[H.status] === STATUS.waiting) {
    const wrong = look(A)
    if (wrong !== undefined) stop(wrong)
    const count = one.legal(A, listA)
    if (count === 0) stop('a question without an answer')
    if (other.legal(B, listB) !== count || listA.subarray(0, count).some((code, i) => code !== listB[i]))
      stop('other moves on the other back end')
    const code = listA[below(count)] ?? 0
    one.apply(A, code)
    other.apply(B, code)
    if (A.some((word, i) => word !== B[i])) stop('another state on the other back end')
    plies++
  }
  return { plies, reason: ir.reasons[A[H.reason] ?? 0] ?? '' }
}

type Looked = Pick<Configured, 'world'> & { readonly ir: Configured['checked']['ir'] }

function watch({ ir, world }: Looked, size: number): (state: Int32Array) => string | undefined {
  const { memory, pieces } = ir
  const sums = (name: string) => {
    const regions = memory.regions.filter((region) => region.name === name)
    if (regions.length === 0) throw new Error(`nothing is called ${name}`)
    return (state: Int32Array) =>
      regions.reduce(
        (sum, { at, length }) => sum + state.subarray(at, at + length).reduce((total, word) => total + word, 0),
        0,
      )
  }
  const counters = ['reserve', 'passed', 'spent', 'orders', 'wounds'].map(sums)
  const owed = sums('owed')
  const groupsCalled = (name: string) => {
    const group = world.groups.find((each) => each.name === name)
    if (group === undefined) throw new Error(`no ${name}`)
    return group
  }
  const [stacks, units, engagements] = ['stack', 'unit', 'engagement'].map(groupsCalled)
  if (stacks === undefined || units === undefined || engagements === undefined) throw new Error('no groups')
  const formations = world.classes[0]?.columns.find(({ name }) => name === 'formation')?.values ?? []
  const kindOf = (piece: number) => ir.kinds[pieces[piece]?.kind ?? -1]?.name ?? ''
  const formationOf = (piece: number) => formations[pieces[piece]?.kind ?? -1] ?? 0
  const membersOf = (state: Int32Array, container: number) => {
    const found: number[] = []
    for (
      let thing = state[memory.first + container] ?? NONE;
      thing !== NONE;
      thing = state[memory.next + thing] ?? NONE
    )
      found.push(thing)
    return found
  }
  const isOrdered = (troops: readonly number[]) => {
    const counted = troops.filter((troop) => kindOf(troop) !== 'kobold')
    const limit = Math.min(...counted.map(formationOf))
    return troops.length - counted.length <= 1 && counted.length <= limit
  }
  return (state) => {
    let leaders = 0
    for (const { count, container } of [stacks, units])
      for (let i = 0; i < count; i++) {
        const troops = membersOf(state, container + i)
        if (troops.length > 0 && !isOrdered(troops)) return `too many troops in ${container + i}`
        if (container === units.container)
          leaders += troops.filter((troop) => kindOf(troop) === 'imperator').length
      }
    const all = counters.reduce((sum, count) => sum + count(state), 0)
    if (all !== size / 5 + leaders + owed(state)) return `${all} counters`
    for (let i = 0; i < engagements.count; i++) {
      const seats = membersOf(state, engagements.container + i).map((unit) => {
        const [troop] = membersOf(state, units.container + unit - units.first)
        return pieces[troop ?? -1]?.owner
      })
      const north = seats.filter((seat) => seat === 0).length
      if (Math.min(north, seats.length - north) > 1) return 'several against several'
    }
    return undefined
  }
}
