import type { ActionIR, AskIR, ChoiceIR, ExprIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { valueText } from '../notation/value-text.ts'
import type { Program } from '../program.ts'
import { bound, spaceOf } from './attempt.ts'
import type { Attempt } from './attempt.ts'

/** Looking for what somebody may have meant is for people's slips, so it gives up on actions with very many choices. */
const MOST_STEPS = 20_000

/** Moves, legal or not, whose notation would be `text`; `spaces` are those that it speaks of. */
export function attemptsWritten(
  program: Program,
  state: Int32Array,
  ask: AskIR,
  text: string,
  spaces: readonly number[],
): readonly Attempt[] {
  const wanted = text.toLowerCase()
  const isMeant = (attempt: Attempt): boolean =>
    notationOf(program, state, ask, attempt).toLowerCase() === wanted
  return attempts(program, state, ask, spaces.length > 0 ? spaces : undefined).filter(isMeant)
}

/**
 * Moves, legal or not, that lead from one space to another: the first and the last space of their notation. A move with
 * one space leads from that space to itself.
 */
export function attemptsBetween(
  program: Program,
  state: Int32Array,
  ask: AskIR,
  from: number,
  to: number,
): readonly Attempt[] {
  return attempts(program, state, ask, [from, to]).filter((attempt) => {
    const spaces = spacesOf(program, state, ask, attempt)
    return spaces.length > 0 && spaces[0] === from && spaces.at(-1) === to
  })
}

/**
 * Values for all choices of all offers. Choices that the notation shows take every value that has to do with the spaces
 * (or any at all); the others are nobody's to name, so they take those that are sound, or any if none is.
 */
function attempts(
  program: Program,
  state: Int32Array,
  ask: AskIR,
  spaces: readonly number[] | undefined,
): readonly Attempt[] {
  return ask.offers.flatMap(({ action: index }, offer) => {
    const action = program.ir.actions[index]
    if (action === undefined) return []
    const scratch = bound(program, state, ask, { offer, action: index, values: [] })
    const found: (readonly number[])[] = []
    let steps = 0
    const shown = shownChoices(action)
    const extend = (values: readonly number[]): void => {
      const choice = action.choices[values.length]
      if (choice === undefined) {
        found.push(values)
        return
      }
      const plausible = plausibleValues(program, state, choice)
      const next = shown.has(choice.cell)
        ? plausible.filter((value) => isNear(program, state, choice, value, spaces))
        : soundOrAny(program, scratch, choice, plausible)
      for (const value of next) {
        if (++steps > MOST_STEPS) return
        scratch[choice.cell] = value
        extend([...values, value])
      }
    }
    extend([])
    return steps > MOST_STEPS ? [] : found.map((values) => ({ offer, action: index, values }))
  })
}

/** Cells of the choices that can be read off a written move. */
function shownChoices(action: ActionIR): ReadonlySet<number> {
  const all = new Set(action.choices.map(({ cell }) => cell))
  if (action.notation.length === 0) return all
  const cells = new Set<number>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    if ('op' in node && node.op === 'cell' && 'at' in node && typeof node.at === 'number') {
      const { at } = node
      if (cells.has(at)) return
      cells.add(at)
      action.lets.filter(({ cell }) => cell === at).forEach(({ value }) => visit(value))
      return
    }
    Object.values(node).forEach(visit)
  }
  visit(action.notation)
  return cells
}

/** Pieces that stand nowhere cannot be meant, nor directions that are no single one. */
function plausibleValues(program: Program, state: Int32Array, choice: ChoiceIR): readonly number[] {
  if (choice.type === 'direction') return [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => 1 << bit)
  const values = Array.from({ length: choice.domain }, (_, value) => value)
  const { at } = program.ir.memory
  return choice.type === 'piece' ? values.filter((piece) => (state[at + piece] ?? NONE) !== NONE) : values
}

function isNear(
  program: Program,
  state: Int32Array,
  choice: ChoiceIR,
  value: number,
  spaces: readonly number[] | undefined,
): boolean {
  const space = spaceOf(program.ir, state, String(choice.type), value)
  return space === undefined || spaces === undefined || spaces.includes(space)
}

const membership = new WeakMap<ChoiceIR, ExprIR>()

function soundOrAny(
  program: Program,
  scratch: Int32Array,
  choice: ChoiceIR,
  plausible: readonly number[],
): readonly number[] {
  let test = membership.get(choice)
  if (test === undefined) {
    test = { op: 'contains', set: choice.from, item: { op: 'cell', at: choice.cell } }
    membership.set(choice, test)
  }
  const isIn = test
  const sound = plausible.filter((value) => {
    scratch[choice.cell] = value
    return program.evaluate(scratch, isIn) === 1
  })
  return sound.length > 0 ? sound : plausible.slice(0, 1)
}

function notationOf(program: Program, state: Int32Array, ask: AskIR, attempt: Attempt): string {
  const { ir } = program
  const action = ir.actions[attempt.action]
  if (action === undefined) return ''
  if (action.notation.length === 0) {
    const picks = action.choices.map((choice, i) =>
      valueText(ir, choice.type, attempt.values[i] ?? 0, 'whole'),
    )
    return picks.length === 0 ? action.name : `${action.name} (${picks.join(', ')})`
  }
  const scratch = bound(program, state, ask, attempt)
  return action.notation
    .map((part) =>
      part.part === 'text'
        ? part.text
        : valueText(ir, part.type, program.evaluate(scratch, part.value), part.show),
    )
    .join('')
}

/** The spaces that the notation of a move speaks of, in order; where it has none, those of its choices. */
function spacesOf(program: Program, state: Int32Array, ask: AskIR, attempt: Attempt): readonly number[] {
  const { ir } = program
  const action = ir.actions[attempt.action]
  if (action === undefined) return []
  const scratch = bound(program, state, ask, attempt)
  const spaces = action.notation.flatMap((part) =>
    part.part === 'text'
      ? []
      : (spaceOf(ir, state, String(part.type), program.evaluate(scratch, part.value)) ?? []),
  )
  if (spaces.length > 0) return spaces
  return action.choices.flatMap(
    (choice, i) => spaceOf(ir, state, String(choice.type), attempt.values[i] ?? 0) ?? [],
  )
}
