import { FULL_WORD, VALUES_PER_WORD, bagCount, packed } from '../../grammar/ir/bags.ts'
import { offersOf, stagesRun } from '../../grammar/ir/callees.ts'
import { firstCalls } from '../../grammar/ir/first-calls.ts'
import { NONE, UNNOTICED, type GameIR, type StepIR } from '../../grammar/ir/ir.ts'
import { numbersIn, walkSteps } from '../../grammar/ir/walk.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** A word that only its player knows, or the words of a set. */
export interface SecretWord {
  readonly at: number
  readonly seat: number
  /** For a set, one for each possible member; otherwise 1. */
  readonly words: number
  /** For a die, the number of sides for each value, from `least` on; for a bag, its dice. */
  readonly least: number
  readonly sides: readonly number[]
  readonly isBag: boolean
  /** True if it may be none, which is as secret as any value. */
  readonly orNone: boolean
  readonly isSet: boolean
  /** True if it may change unnoticed, so that nobody knows how many things it holds. */
  readonly isUncounted: boolean
}

export const secretWords = memoized((ir: GameIR): readonly SecretWord[] => {
  const uncounted = setUnnoticed(ir)
  const words = ir.memory.regions.flatMap(({ at, length, secret, type, orNone }) =>
    secret === undefined
      ? []
      : Array.from({ length: length / (secret.members ?? 1) }, (_, seat) => ({
          at: at + seat * (secret.members ?? 1),
          seat,
          words: secret.members ?? 1,
          isSet: secret.members !== undefined,
          // On a dark board, what is added may depend on what nobody has seen.
          isUncounted: ir.dark !== undefined || uncounted.has(at),
          least: secret.least,
          sides: secret.sides,
          orNone: orNone && secret.members === undefined,
          isBag: typeof type === 'object' && 'bag' in type,
        })),
  )
  return words
})

/** The regions that steps set which nobody notices but their player. */
function setUnnoticed(ir: GameIR): ReadonlySet<number> {
  const found = new Set<number>()
  if (ir.unnoticed === undefined) return found
  const bodies = new Set<readonly StepIR[]>()
  const stage = (index: number): unknown => bodies.add(ir.stages[index]?.body ?? [])
  for (const [index, screen] of firstCalls(ir).inSecret) if (screen === UNNOTICED) stage(index)
  for (const body of bodies)
    walkSteps(body, (step) => {
      for (const at of numbersIn(step, 'sets', 'sets region')) found.add(regionAt(ir, at))
      for (const index of stagesRun(step)) stage(index)
      for (const { action } of offersOf(step)) bodies.add(ir.actions[action]?.body ?? [])
    })
  return found
}

function regionAt({ memory }: GameIR, word: number): number {
  return memory.regions.find(({ at, length }) => word >= at && word < at + length)?.at ?? NONE
}

/**
 * Replaces secrets of others by their first possible value. The number of things in a bag or set is public, unless it may
 * change unnoticed.
 */
export function withoutSecrets(ir: GameIR, S: Int32Array, seat: number | undefined): void {
  if (ir.unnoticed !== undefined)
    for (let other = 0; other < ir.seats.length; other++) if (other !== seat) S[ir.unnoticed + other] = 0
  for (const word of secretWords(ir)) {
    const now = S[word.at] ?? NONE
    if (word.seat === seat || (now === NONE && !word.orNone)) continue
    if (word.orNone) {
      S[word.at] = NONE
      continue
    }
    if (word.isUncounted && (word.isSet || word.isBag)) {
      S.fill(0, word.at, word.at + word.words)
      continue
    }
    if (word.isSet) {
      S.subarray(word.at, word.at + word.words)
        .sort()
        .reverse()
      continue
    }
    S[word.at] = word.isBag ? packed([inBag(now)]) : word.least
  }
}

/** Draws again everything in these words that a seat does not know, like unseen dice. */
export function drawSecrets(
  ir: GameIR,
  S: Int32Array,
  seat: number | undefined,
  below: (bound: number) => number,
): void {
  for (const { at, seat: owner, words, sides, least, isBag, isSet, orNone } of secretWords(ir)) {
    const now = S[at] ?? NONE
    if (owner === seat || (now === NONE && !orNone)) continue
    if (isSet) {
      drawSet(S.subarray(at, at + words), below)
      continue
    }
    const all = sides.reduce((sum, side) => sum + side, 0)
    const face = (): number => {
      let left = below(all)
      return sides.findIndex((side) => (left -= side) < 0)
    }
    if (!isBag) {
      const isNone = orNone && below(all + 1) === all
      S[at] = isNone ? NONE : least + face()
      continue
    }
    const counts = Array<number>(VALUES_PER_WORD).fill(0)
    for (let die = inBag(now); die > 0; die--) {
      const value = face()
      counts[value] = (counts[value] ?? 0) + 1
    }
    S[at] = packed(counts) & FULL_WORD
  }
}

/** Draws as many members as before, each choice of them equally likely. */
function drawSet(isIn: Int32Array, below: (bound: number) => number): void {
  for (let left = isIn.length; left > 1; left--) {
    const at = below(left)
    const word = isIn[at] ?? 0
    isIn[at] = isIn[left - 1] ?? 0
    isIn[left - 1] = word
  }
}

function inBag(bag: number): number {
  return Array.from({ length: VALUES_PER_WORD }, (_, value) => bagCount(bag, value)).reduce(
    (a, b) => a + b,
    0,
  )
}
