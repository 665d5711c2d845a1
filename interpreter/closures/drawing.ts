import type { ActionIR, ChoiceIR } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { recognisesFace } from '../state/move-piece.ts'
import type { Alike } from './alike.ts'
import { compileValue } from './expressions.ts'
import type { Machine, Pool } from './machine.ts'
import { NO_ENV, pool, push, register } from './machine.ts'
import { compileMoves, restoring } from './moves.ts'
import { onlyOnSpaces } from './on-spaces.ts'
import { compileEach } from './sets.ts'
import { mayTellApart, tellsApart } from './telling-apart.ts'

/** Of the candidates found for a choice of one among several, keeps those that qualify. */
type Sift = (S: Int32Array, found: Pool) => void

/**
 * Chance picks one of several hidden pieces that look alike to the decider; otherwise the order in which they happen
 * to lie would reveal something. Known ones are equal, and nothing is drawn.
 */
export function compileAlikeDraw(
  m: Machine,
  choice: ChoiceIR,
  alike: Alike,
  sift?: Sift,
): ((S: Int32Array) => void) | undefined {
  if (!choice.alike || onlyOnSpaces(m.ir, choice.from)) return undefined
  const found: Pool = pool()
  const { R, at } = register(m)
  const { cell } = choice
  const collect = compileEach(m, choice.from, NO_ENV, (S, item) => {
    if (alike(S, R[at]!, item, S[H.you]!)) push(found, item)
    return false
  })
  return (S) => {
    const chosen = S[cell]!
    if (recognisesFace(S, m.table, chosen, S[H.you]!)) return
    found.length = 0
    R[at] = chosen
    collect(S)
    if (found.length > 1) sift?.(S, found)
    // Another choice may have drawn the piece that the move names, so it need not be there any more.
    if (found.length > 0) S[cell] = m.chance.oneOf(S, found.items, found.length, 'piece')
  }
}

/** Replaces what a move names with what is drawn, before the move has any effect. */
export type Drawing = (S: Int32Array, values: number[]) => void

/**
 * All draws of an action at once, where conditions can distinguish what the decider cannot: only things that make the
 * move legal are drawn. Undefined for all other actions, which draw as they begin.
 */
export function compileDrawing(m: Machine, action: ActionIR, alike: Alike): Drawing | undefined {
  if (!tellsApart(m.ir, action)) return undefined
  const { choices, lets } = action
  let named: readonly number[] = []
  let settled = 0
  const drawn: number[] = []
  const isLegal = restoring(
    action,
    compileMoves(m, action, alike, {
      last: () => () => true,
      whole: () => () => true,
      accepts: (S, made, item) => {
        if (made < settled) return item === drawn[made]
        const wanted = named[made]!
        return item === wanted || (choices[made]!.alike && areAlike(S, wanted, item))
      },
    }),
  )
  const entities = m.table.entities
  const areAlike = (S: Int32Array, one: number, other: number): boolean =>
    one < entities && other < entities && alike(S, one, other, S[H.you]!)
  const steps = choices.map((choice, made) => {
    const sift: Sift = (S, found) => {
      const { items, length } = found
      settled = made + 1
      found.length = 0
      for (let i = 0; i < length; i++) {
        const item = (drawn[made] = items[i]!)
        if (isLegal(S)) items[found.length++] = item
      }
    }
    return {
      cell: choice.cell,
      lets: lets
        .filter(({ after }) => after === made)
        .map(({ cell, value }) => ({ cell, value: compileValue(m, value, NO_ENV) })),
      draw: compileAlikeDraw(m, choice, alike, mayTellApart(m.ir, action, made) ? sift : undefined),
    }
  })
  return (S, values) => {
    named = [...values]
    restoring(action, (at) => {
      steps.forEach(({ cell, lets: before, draw }, made) => {
        for (const one of before) at[one.cell] = one.value(at)
        at[cell] = values[made] ?? NONE
        draw?.(at)
        values[made] = drawn[made] = at[cell] ?? NONE
      })
      return true
    })(S)
  }
}
