import { NONE, type ExprIR, type GameIR, type WheneverIR } from '../../../grammar/ir/ir.ts'
import { rulesOfGame } from '../../../grammar/ir/rules.ts'
import type { StepIR } from '../../../grammar/ir/step-ir.ts'
import { wordsSet } from '../../../grammar/ir/accessed-words.ts'
import { someNode } from '../../../grammar/ir/walk.ts'
import { hullsOf } from './bounds.ts'
import { js, type Js } from '../code/code.ts'
import { block, branch, emit, freshCtx, type Ctx, type Gen } from './context.ts'
import { asksOfSpaceAlone, tellsSpaces } from './space-cache.ts'
import { looksOnlyAt } from '../code/looks-only.ts'
import { staticRow } from './set-filters.ts'
import { MOST_BITS } from './hoisted-values.ts'
import { ranged } from '../code/val.ts'
import { opened } from './space-tests.ts'
import { knownValue } from './dispatch.ts'
import { when } from './when.ts'
import { memoized } from '../../../grammar/source/memoized.ts'

/*
 * Dirty sets. For a rule about a few things that depends, for each thing, on the first piece of some spaces and on its
 * own words, only things that have changed since the rule last failed are tested. `KD` stores them as a bit set for
 * each such rule.
 */

interface Due {
  readonly rule: WheneverIR
  /** The address of the bit set. */
  readonly at: number
  readonly lo: number
  readonly hi: number
  /** For each space, as bits, the things that become dirty when it changes. */
  readonly bySpace: readonly number[]
  /** Words that make all things dirty. */
  readonly words: ReadonlySet<number>
}

/** The rules of a game with a dirty set. */
export const dueRules = memoized((g: Gen): readonly Due[] => {
  const entries: Due[] = []
  for (const rule of g.ir.whenever) {
    const due = tellsSpaces(g) ? dueOf(g, rule, entries.length) : undefined
    if (due !== undefined) entries.push(due)
  }
  return entries
})

function dueOf(g: Gen, rule: WheneverIR, at: number): Due | undefined {
  if (rule.over === undefined || !g.facts.locals.has(rule.cell)) return undefined
  const ctx = freshCtx(g, new Map())
  const hulls = hullsOf(ctx, rule.over)
  const [lo, hi] = [Math.min(...hulls.map((h) => h.lo)), Math.max(...hulls.map((h) => h.hi))]
  if (hulls.some((h) => h.none) || lo < 0 || hi >= MOST_BITS || lo > hi) return undefined
  const bySpace = g.ir.spaces.map(() => 0)
  const words = new Set<number>()
  for (let thing = lo; thing <= hi; thing++) {
    const tested = lookedAt(ctx, rule, thing)
    if (tested === undefined) return undefined
    for (const space of tested.spaces) bySpace[space] = (bySpace[space] ?? 0) | (1 << thing)
    for (const word of tested.words) words.add(word)
  }
  return isSetAside(g.ir, words) ? undefined : { rule, at, lo, hi, bySpace, words }
}

/** Spaces and words that the rule reads for one thing. Undefined if it reads anything else. */
function lookedAt(ctx: Ctx, rule: WheneverIR, thing: number) {
  const { ir } = ctx.g
  const [spaces, words] = [new Set<number>(), new Set<number>()]
  const bound: ExprIR = { op: 'const', value: thing }
  const test = opened(ctx.g, rule.when, (e) => (e.op === 'cell' && e.at === rule.cell ? bound : undefined))
  const isPlain = looksOnlyAt(test, (look) => {
    if (look.op === 'load') {
      const index = knownValue(ctx, look.index)
      if (index === undefined || index === NONE || !isTracked(ir, look.base + index)) return false
      words.add(look.base + index)
      return true
    }
    const row = look.op === 'any' ? staticRow(ctx, look.set) : undefined
    if (row === undefined || row.items.some((item) => item < 0 || item >= ir.spaces.length)) return false
    for (const item of row.items) spaces.add(item)
    return row.left.every(({ reg, where }) => asksOfSpaceAlone(ctx.g, where, reg))
  })
  return isPlain ? { spaces, words } : undefined
}

function isTracked({ memory }: GameIR, word: number): boolean {
  return memory.regions.some(
    ({ at, length, per }) =>
      word >= at && word < at + length && ['game', 'seat', 'space', 'region', 'piece'].includes(per),
  )
}

/** True if any of these words is set by anything except a plain step. */
function isSetAside(ir: GameIR, words: ReadonlySet<number>): boolean {
  return someNode(
    rulesOfGame(ir),
    (node) => 'step' in node && node.step !== 'store' && meets(wordsSet(ir, node), words),
  )
}

function meets(some: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  return [...others].some((one) => some.has(one))
}

/** Marks things dirty after a word that a rule reads is set. */
export function storedForRules(ctx: Ctx, step: StepIR): void {
  for (const { at, words } of dueRules(ctx.g))
    if (meets(wordsSet(ctx.g.ir, step), words)) emit(ctx, js`KD[${at}] = -1;`)
}

/** Tests the dirty things. If the rule fires for none of them, the set is cleared. */
export function lookAtDue(ctx: Ctx, { rule, at, lo, hi }: Due, fires: () => void): void {
  const [due, thing] = [ctx.g.names.fresh('n'), ctx.g.names.fresh('v')]
  emit(ctx, js`if (touched !== 0) tellTouched(S);`)
  const all = 2 ** (hi + 1) - 2 ** lo
  block(ctx, js`for (let ${due} = KD[${at}] & ${all}; ${due} !== 0; ${due} &= ${due} - 1)`, () => {
    emit(ctx, js`const ${thing} = 31 - Math.clz32(${due} & -${due});`)
    const inner = branch(ctx)
    inner.cells.set(rule.cell, ranged(thing, lo, hi, false, true))
    when(inner, rule.when, fires)
  })
  emit(ctx, js`KD[${at}] = 0;`)
}

/** Marks the things that a changed space makes dirty. */
export function dueCode(g: Gen, space: Js): readonly Js[] {
  return dueRules(g).map(({ at, bySpace }) => js`KD[${at}] |= ${g.tables.of(bySpace).name}[${space}];`)
}
