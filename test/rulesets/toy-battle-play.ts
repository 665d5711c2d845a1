import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { playersChance, seedFrom } from '../../interpreter/state/chance.ts'

export interface Played {
  readonly plies: number
  readonly reason: string
}

/**
 * Plays a game at random on two back ends at once, which must list the same moves and leave the same state. Checks at every
 * decision that all troops are in some place, that no rack holds more than eight, and that no medal is lost. An error names
 * the seed and the ply.
 */
export function playToyBattle(one: Program, other: Program, seed: string): Played {
  const { ir } = one
  const look = watch(ir)
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

function watch(ir: GameIR): (state: Int32Array) => string | undefined {
  const { memory, containers, pieces } = ir
  const wordsOf = (name: string) => memory.regions.find((region) => region.name === name)
  const [left, medals] = [wordsOf('left'), wordsOf('medals')]
  const all = left?.start.reduce((sum, one) => sum + one, 0) ?? 0
  const racks = [...containers.keys()].filter((i) => containers[i]?.place === 'rack')
  return (state) => {
    const sum = (region: typeof left) =>
      region === undefined
        ? 0
        : state.subarray(region.at, region.at + region.length).reduce((total, one) => total + one, 0)
    if (sum(left) + sum(medals) !== all) return 'medals are lost or won twice'
    for (const [piece, { owner }] of pieces.entries()) {
      const at = state[memory.at + piece] ?? NONE
      const place = containers[at]
      if (place === undefined) return `troop ${piece} is nowhere`
      if (place.owner !== NONE && place.owner !== owner) return `troop ${piece} is with the enemy`
    }
    return racks.some((rack) => (state[memory.count + rack] ?? 0) > 8) ? 'a rack is too full' : undefined
  }
}
