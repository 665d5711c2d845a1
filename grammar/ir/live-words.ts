import type { FirstCalls } from './first-calls.ts'
import type { EntryPoint, StepIR } from './ir.ts'
import { NOTHING } from './build.ts'
import { isEffect, isStep, type NodeIR } from './nodes.ts'
import { bodiesOf, innerOf, isSite, ownerOf, type Owner, type Rules } from './owners.ts'
import { numbersIn, partsOf, someStep, walk } from './walk.ts'
import { memoized } from '../source/memoized.ts'

/*
 * Liveness at an entry point. A game that begins in the middle has not run the steps that lead there, so their choices,
 * draws and arguments are missing. That only matters where they are still read.
 */

/** A word that is live at an entry point although nothing has set it. */
export interface MissingWord {
  readonly of: Owner
  readonly word: number
}

type Words = ReadonlySet<number>

const NO_WORDS: Words = new Set()

/** A position in the steps of an owner, after their beginning. */
interface Place {
  readonly isThere: (step: StepIR) => boolean
  /** True if the game continues inside that step, or with it. */
  readonly isWithin: boolean
}

/** The missing words at an entry point, from the outside in. `empty`: words that already have their right value. */
export function missingAt(
  ir: Rules,
  calls: FirstCalls,
  point: EntryPoint,
  empty: ReadonlySet<number>,
): readonly MissingWord[] {
  const isLocal = localWords(ir.memory)
  const missing: MissingWord[] = []
  if (point.kind === 'turns') return missing
  const [owner, place] =
    point.kind === 'stage'
      ? [{ kind: 'stage', index: point.stage } as const, undefined]
      : [ownerOf(ir, point.site), { isThere: isSite(point.site), isWithin: false }]
  visit(owner, place, new Set(point.given?.map(({ at }) => at)))
  return missing

  /**
   * Records missing words in the callers of an owner, and in the owner. Returns the words that are set at the place.
   */
  function visit(of: Owner, at: Place | undefined, given: Words): Words {
    const defined = new Set([...handedTo(of), ...given])
    const bodies = bodiesOf(ir, of)
    const [body = []] = bodies
    const read = at === undefined ? exposed(body) : (exposedAt(body, at) ?? NO_WORDS)
    const all = joined(read, ...bodies.slice(1).map(exposed))
    for (const word of all)
      if (isLocal(word) && !defined.has(word) && !empty.has(word)) missing.push({ of, word })
    return at === undefined ? defined : joined(defined, loopStateAround(body, at.isThere))
  }

  /** Parameters for which every caller has a value. */
  function handedTo(of: Owner): Words {
    if (of.kind === 'play') return NO_WORDS
    const site = of.kind === 'stage' ? calls.stages.get(of.index)?.site : calls.actions.get(of.index)
    if (site === undefined) return NO_WORDS
    const live = visit(ownerOf(ir, site), { isThere: isSite(site), isWithin: true }, NO_WORDS)
    const args = of.kind === 'stage' ? (calls.stages.get(of.index)?.args ?? []) : []
    const params = of.kind === 'stage' ? (ir.stages[of.index]?.params ?? []) : []
    return new Set(
      params.filter((_, i) => {
        const arg = args[i]
        return arg !== undefined && [...readIn([arg])].every((word) => !isLocal(word) || live.has(word))
      }),
    )
  }
}

const localWords = memoized(({ regions, size }: Rules['memory']): ((word: number) => boolean) => {
  const local = new Uint8Array(size)
  for (const { per, at, length } of regions) if (per === 'local') local.fill(1, at, at + length)
  return (word) => local[word] === 1
})

/** Words in which surrounding loops store their state. */
function loopStateAround(steps: readonly StepIR[], isThere: (step: StepIR) => boolean): Words {
  const step = steps.find((one) => someStep([one], isThere))
  if (step === undefined || isThere(step)) return NO_WORDS
  const loopState = new Set(numbersIn(step, 'keeps'))
  return joined(loopState, ...innerOf(step).map((inner) => loopStateAround(inner, isThere)))
}

/**
 * Words that the steps from a place on read before setting them, with the loops around it. Undefined if it is not in
 * them.
 */
function exposedAt(steps: readonly StepIR[], at: Place): Words | undefined {
  const { isThere, isWithin } = at
  const index = steps.findIndex((step) => someStep([step], isThere))
  const step = steps[index]
  if (step === undefined) return undefined
  const after = exposed(steps.slice(index + 1))
  if (isThere(step)) {
    const isOver = isWithin && !('repeatedly' in step && step.repeatedly)
    return isOver ? after : joined(after, exposed([step]))
  }
  const inner = innerOf(step).map((each) => exposedAt(each, at) ?? NO_WORDS)
  // A loop continues at its beginning, and is entered as if from there.
  const again = step.step === 'if' || 'offers' in step ? NO_WORDS : exposed([resumed(step)])
  const loopState = new Set(numbersIn(step, 'keeps'))
  return joined(after, again, without(joined(...inner), loopState))
}

/** The step as it continues: who takes the first turn is not asked again. */
function resumed(step: StepIR): StepIR {
  return step.step === 'turns' ? { ...step, from: NOTHING } : step
}

/** Upward-exposed words of steps: read before they are set. */
function exposed(steps: readonly StepIR[]): Words {
  const found = new Set<number>()
  const set = new Set<number>()
  for (const step of steps) {
    const { needs, sets } = wordsOf(step)
    for (const word of needs) if (!set.has(word)) found.add(word)
    for (const word of sets) set.add(word)
  }
  return found
}

/** The words a step reads before setting them, and those it has certainly set in the end. */
interface StepWords {
  readonly needs: Words
  readonly sets: readonly number[]
}

/** Cached, because steps are visited for every entry point, and again after edits elsewhere. */
const wordsOf = memoized((step: StepIR): StepWords => {
  const loopState = new Set(numbersIn(step, 'keeps'))
  const own = isEffect(step) ? readIn([step]) : readIn(partsOf(step).filter((part) => !isStep(part)))
  const read = joined(own, ...innerOf(step).map((inner) => without(exposed(inner), loopState)))
  const sets = setBy(step)
  // A set is updated by its differences, whatever it was before.
  return { needs: step.step === 'for each' ? without(read, new Set(sets)) : read, sets }
})

function setBy(step: StepIR): readonly number[] {
  if (step.step === 'store') return step.index.op === 'const' ? [step.base + step.index.value] : [step.base]
  const inner = innerOf(step).map((steps) => steps.flatMap((one) => wordsOf(one).sets))
  if (step.step !== 'if') return [...numbersIn(step, 'sets'), ...inner.flat()]
  const [one = [], other = []] = inner
  const others = new Set(other)
  return one.filter((word) => others.has(word))
}

function readIn(nodes: readonly NodeIR[]): Words {
  return joined(...nodes.map((node) => readInNode(node)))
}

const readInNode = memoized((whole: NodeIR): Words => {
  const words = new Set<number>()
  walk(whole, (node) => {
    if (!isStep(node)) for (const word of numbersIn(node, 'cell', 'region')) words.add(word)
  })
  return words
})

function joined(...all: readonly Words[]): Words {
  const [only = NO_WORDS, ...more] = all.filter(({ size }) => size > 0)
  return more.length === 0 ? only : new Set([only, ...more].flatMap((words) => [...words]))
}

function without(words: Words, others: Words): Words {
  return words.size === 0 || others.size === 0
    ? words
    : new Set([...words].filter((word) => !others.has(word)))
}
