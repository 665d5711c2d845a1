import { H, NONE, STATUS, type GameIR } from '../../grammar/ir/ir.ts'
import { numbersIn } from '../../grammar/ir/walk.ts'
import { partsWithin } from './parts-of.ts'
import { getOrMake, memoized } from '../../grammar/source/memoized.ts'

/** A unit of rules that can be in progress: the game itself, a stage, an action, a `whenever` rule. */
interface Owner {
  /** Word that stores the return address. NONE if there is none. */
  readonly returnTo: number
  readonly words: readonly number[]
  /** Its caller cannot be determined. */
  readonly isRule: boolean
}

interface Frames {
  readonly owners: readonly Owner[]
  /** The owner that contains each call, question or arrangement. */
  readonly ownerOf: ReadonlyMap<number, number>
  readonly all: ReadonlySet<number>
  /** Cache of idle words, keyed by the set of active owners. */
  readonly known: Map<string, readonly number[]>
}

/**
 * Dead words of the rules: words of stages and actions that are not in progress. Their leftover values might reveal
 * something nobody should remember.
 */
export function idleWords(ir: GameIR, S: Int32Array): readonly number[] {
  const { owners, ownerOf, all, known } = framesOf(ir)
  const active = new Set<number>()
  let site = S[H.status] === STATUS.waiting ? (S[H.site] ?? NONE) : NONE
  while (site !== NONE) {
    const owner = ownerOf.get(site)
    if (owner === undefined || active.has(owner)) break
    active.add(owner)
    const { returnTo, isRule } = owners[owner] ?? { returnTo: NONE, isRule: false }
    if (isRule) return []
    site = returnTo === NONE ? NONE : (S[returnTo] ?? NONE)
  }
  return getOrMake(known, [...active].join(), () => {
    const activeWords = new Set([...active].flatMap((owner) => owners[owner]?.words ?? []))
    return [...all].filter((at) => !activeWords.has(at))
  })
}

/** Sets each word to its idle value: none or, if a rule reads it before writing it, the initial value. */
export function resetWords(ir: GameIR, S: Int32Array, words: readonly number[]): void {
  const starts = startsOf(ir)
  for (const at of words) S[at] = starts.get(at) ?? NONE
}

const startsOf = memoized(
  (ir: GameIR): ReadonlyMap<number, number> =>
    new Map(
      ir.memory.regions.flatMap(({ per, orNone, at, start }) =>
        per === 'local' && !orNone ? start.map((value, i) => [at + i, value] as const) : [],
      ),
    ),
)

const framesOf = memoized((ir: GameIR): Frames => {
  const locals = new Set<number>()
  const lengths = new Map<number, number>()
  for (const { per, at, length } of ir.memory.regions)
    if (per === 'local') {
      lengths.set(at, length)
      for (let i = 0; i < length; i++) locals.add(at + i)
    }
  // Replies read the choices and may overwrite them, so frames claim their words before steps do. A step's scratch
  // words may be shared with owners that are not in progress.
  const drafts = [
    { returnTo: NONE, words: [], steps: ir.play, isRule: false },
    ...ir.stages.map(({ returnTo, params, body, leave }) => ({
      returnTo,
      words: [...params, returnTo],
      steps: [...body, ...leave],
      isRule: false,
    })),
    ...ir.actions.map(({ returnTo, params, choices, lets, body }) => ({
      returnTo,
      words: [...params, returnTo, ...choices.map(({ cell }) => cell), ...lets.map(({ cell }) => cell)],
      steps: body,
      isRule: false,
    })),
    ...ir.whenever.map(({ cell, body }) => ({ returnTo: NONE, words: [cell], steps: body, isRule: true })),
  ]
  const taken = new Set(drafts.flatMap(({ words }) => words))
  const ownerOf = new Map<number, number>()
  const owners = drafts.map(({ returnTo, words, steps, isRule }, index): Owner => {
    const own = [...words]
    for (const step of partsWithin(steps).steps) {
      if ('site' in step) ownerOf.set(step.site, index)
      for (const base of numbersIn(step, 'sets', 'sets region'))
        for (let i = 0; i < (lengths.get(base) ?? 0); i++) if (!taken.has(base + i)) own.push(base + i)
      own.push(...numbersIn(step, 'keeps', 'saves'))
      if (step.step === 'for each') for (let i = 0; i < step.capacity; i++) own.push(step.snapshot + i)
    }
    return { returnTo, words: own, isRule }
  })
  return { owners, ownerOf, all: locals, known: new Map<string, readonly number[]>() }
})
