import type { ChoiceIR, ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import type { RulesIR } from '../../grammar/ir/nodes.ts'
import { asksAfter, someNode } from '../../grammar/ir/walk.ts'
import { mayMixMarks } from '../state/mixed-marks.ts'
import { mayBeAgain } from './repeated-choices.ts'
import { surelyInSight } from './in-sight.ts'
import { PieceSymmetry } from './piece-symmetry.ts'
import { reads, type Search } from './search-parts.ts'
import { onlyOnSpaces } from './on-spaces.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/*
 * Of pieces that look alike to the deciding player, one is tried in place of all. That is correct if nothing can
 * distinguish them: exchanging two of them must map each move to an equally legal one. So a piece represents itself
 * alone if it was chosen before, or if a value that the rules compare with it names it. If rules read anything else
 * that differs between equal pieces, such as their order, all are tried.
 */

/** The candidates that represent others that look like them. */
export interface Likeness {
  /** Earlier choices, by index, whose piece can be chosen again and represents itself alone. */
  readonly earlier: readonly number[]
  /** Values that name pieces which represent themselves alone. They are known before the choice is made. */
  readonly words: readonly ExprIR[]
  /** True if all pieces represent themselves alone. */
  readonly none: boolean
}

const KNOWN = new WeakMap<readonly ChoiceIR[], WeakMap<readonly unknown[], (Likeness | undefined)[]>>()

/** Undefined if no two of the pieces can be alike. The choices are those of one action; the conditions may be fewer. */
export function likenessOf(ir: GameIR, search: Search, chosenCount: number): Likeness | undefined {
  const choice = search.choices[chosenCount]
  if (choice === undefined || !choice.alike || onlyOnSpaces(ir, choice.from)) return undefined
  // A measured value does not affect which conditions matter.
  if (search.measured !== undefined) return found(ir, search, choice, chosenCount)
  const byConditions =
    KNOWN.get(search.choices) ?? new WeakMap<readonly unknown[], (Likeness | undefined)[]>()
  KNOWN.set(search.choices, byConditions)
  const cached = byConditions.get(search.conditions) ?? []
  byConditions.set(search.conditions, cached)
  return (cached[chosenCount] ??= found(ir, search, choice, chosenCount))
}

function found(ir: GameIR, search: Search, choice: ChoiceIR, chosenCount: number): Likeness {
  const { choices, lets, conditions, forbids, measured } = search
  const earlier = choices.flatMap(({ type, cell }, i) =>
    i < chosenCount && type === 'piece' && mayBeAgain(ir, choices, i, cell, choice.from) ? [i] : [],
  )
  const later = choices.slice(chosenCount + 1)
  const things = new Set([choice, ...later].filter(({ type }) => type === 'piece').map(({ cell }) => cell))
  // Cells that are unknown before the choice is made.
  const unmade = new Set([choice, ...later].map(({ cell }) => cell))
  for (const { after, cell } of lets) if (after > chosenCount) unmade.add(cell)
  const slots = new Set(choices.filter(({ slot }) => slot !== undefined).map(({ cell }) => cell))
  const spaces = new Set(later.filter(({ type }) => type === 'space').map(({ cell }) => cell))
  const inSight = surelyInSight(ir, choice.from)
  const natures = new PieceSymmetry(ir, { things, unmade, slots, spaces, inSight })
  const touches = (part: RulesIR): boolean => reads(ir, part, things) || asksAfter(part)
  let none = false
  for (const { after, cell, value } of lets) {
    if (after <= chosenCount || !touches(value)) continue
    const nature = natures.of(value)
    if (nature === 'apart') none = true
    if (nature === 'thing') things.add(cell)
  }
  const asked = [...conditions, ...forbids].filter(({ after }) => after > chosenCount).map(({ test }) => test)
  if (measured !== undefined) asked.push(measured)
  for (const test of asked) if (touches(test) && natures.of(test) === 'apart') none = true
  for (const { name, slot, from } of later) {
    // The slots of one choice of several take anything not taken yet.
    const isBeside = choice.slot !== undefined && slot !== undefined && name === choice.name
    if (!isBeside && touches(from) && natures.ofSet(from) === 'apart') none = true
  }
  const cells = new Set(choices.slice(0, chosenCount).map(({ cell }) => cell))
  // A slot may stay empty, so it is read with a condition.
  const isEarlier = (word: ExprIR): boolean =>
    !someNode(word, (node) => {
      if (!('op' in node)) return true
      return node.op === 'cell' ? !cells.has(node.at) : !['const', 'if', 'eq', 'ne'].includes(node.op)
    })
  return { earlier, words: natures.words.filter((word) => !isEarlier(word)), none }
}

/** True if mixed pieces can be chosen unseen, so that their tracked values do not distinguish them. */
export const choosesMixed = memoized((ir: GameIR): boolean => {
  const does =
    mayMixMarks(ir) &&
    ir.actions.some(({ choices }) =>
      choices.some(({ alike, from }) => alike && !onlyOnSpaces(ir, from) && !surelyInSight(ir, from)),
    )
  return does
})

/** True if moves that look alike can be found more than once. */
export function repeatsMoves(ir: GameIR, search: Search): boolean {
  const { choices } = search
  return choices.some((choice, chosenCount) => {
    const likeness = likenessOf(ir, search, chosenCount)
    if (likeness === undefined) return false
    // Things of one choice come in any order, including one that is chosen again.
    const isOneOfSeveral =
      choice.inSuccession !== true && choices.some(({ name, slot }) => slot === 1 && name === choice.name)
    return (isOneOfSeveral && likeness.earlier.length > 0) || isDivided(likeness)
  })
}

/** True if something besides earlier choices distinguishes pieces that look alike. */
function isDivided({ words, none }: Likeness): boolean {
  return none || words.length > 0
}

/**
 * True if chance must test what it draws in place of this choice, because not every piece that looks like it would be
 * legal.
 */
export function isDrawnByConditions(ir: GameIR, search: Search, chosenCount: number): boolean {
  const likeness = likenessOf(ir, search, chosenCount)
  const from = search.choices[chosenCount]?.from
  // If all faces are visible, nothing is drawn.
  return likeness !== undefined && isDivided(likeness) && (from === undefined || !surelyInSight(ir, from))
}

/**
 * True if that holds for any choice. On dark boards chance draws from the table that the deciding player sees, and so
 * before the move is made.
 */
export function drawsByConditions(ir: GameIR, search: Search): boolean {
  if (ir.dark !== undefined && search.choices.some(({ alike }) => alike)) return true
  return search.choices.some((_, chosenCount) => isDrawnByConditions(ir, search, chosenCount))
}
