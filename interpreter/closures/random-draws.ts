import { H, NONE, type ActionIR } from '../../grammar/ir/ir.ts'
import { recognisesFace } from '../state/move-piece.ts'
import type { Alike } from './alike.ts'
import { NO_ENV, pool, push, newRegister, type Machine, type Pool } from './machine.ts'
import { compileMoves, restoring } from './moves.ts'
import { drawsByConditions, isDrawnByConditions, likenessOf } from './representatives.ts'
import { compileValue, compileEach } from './dispatch.ts'

/** Filters the candidates for a choice of one among several. */
type Sift = (S: Int32Array, found: Pool) => void

/** Draws a choice of a move, given the move's values for it and for earlier choices. */
type Draw = (S: Int32Array, named: readonly number[]) => void

/**
 * Chance picks one of several hidden pieces that look alike to the deciding player; otherwise their internal order
 * would reveal something. Known ones are equal, and nothing is drawn. A piece named twice is drawn once.
 */
export function compileAlikeDraw(
  m: Machine,
  action: ActionIR,
  chosenCount: number,
  alike: Alike,
  sift?: Sift,
): Draw | undefined {
  const [choice, likeness] = [action.choices[chosenCount], likenessOf(m.ir, action, chosenCount)]
  if (choice === undefined || likeness === undefined) return undefined
  const found: Pool = pool()
  const { R, at } = newRegister(m)
  const { cell } = choice
  const before = likeness.earlier.map((i) => ({ i, cell: action.choices[i]!.cell }))
  const collect = compileEach(m, choice.from, NO_ENV, (S, item) => {
    for (let i = 0; i < before.length; i++) if (S[before[i]!.cell] === item) return false
    if (alike(S, R[at]!, item, S[H.you]!)) push(found, item)
    return false
  })
  return (S, named) => {
    const chosen = S[cell]!
    for (const one of before)
      if (named[one.i] === chosen) {
        S[cell] = S[one.cell]!
        return
      }
    if (recognisesFace(S, m.table, chosen, S[H.you]!)) return
    found.length = 0
    R[at] = chosen
    collect(S)
    if (found.length > 1) sift?.(S, found)
    // Another choice may have drawn the piece that the move names, so the pool may be empty.
    if (found.length > 0) S[cell] = m.chance.oneOf(S, found.items, found.length, 'piece')
  }
}

/** Replaces the named things of a move by drawn ones, before the move has any effect. */
export type Drawing = (S: Int32Array, values: number[]) => void

/**
 * All draws of an action at once, if conditions can distinguish things that the deciding player cannot: only things
 * that make the move legal are drawn. Undefined for all other actions, which draw as they begin.
 */
export function compileDrawing(m: Machine, action: ActionIR, alike: Alike): Drawing | undefined {
  if (!drawsByConditions(m.ir, action)) return undefined
  const { choices, lets } = action
  let named: readonly number[] = []
  let settled = 0
  const drawn: number[] = []
  const isLegal = restoring(
    action,
    compileMoves(m, action, alike, {
      last: () => () => true,
      whole: () => () => true,
      accepts: (S, chosenCount, item) => {
        if (chosenCount < settled) return item === drawn[chosenCount]
        const wanted = named[chosenCount]!
        if (item !== wanted && !(choices[chosenCount]!.alike && areAlike(S, wanted, item))) return false
        // A piece named twice is one piece, and different names are different pieces.
        return (likenessOf(m.ir, action, chosenCount)?.earlier ?? []).every(
          (i) => (S[choices[i]!.cell] === item) === (named[i] === wanted),
        )
      },
    }),
  )
  const entities = m.table.entities
  const areAlike = (S: Int32Array, one: number, other: number): boolean =>
    one < entities && other < entities && alike(S, one, other, S[H.you]!)
  const steps = choices.map((choice, chosenCount) => {
    const sift: Sift = (S, found) => {
      const { items, length } = found
      settled = chosenCount + 1
      found.length = 0
      for (let i = 0; i < length; i++) {
        const item = (drawn[chosenCount] = items[i]!)
        if (isLegal(S)) items[found.length++] = item
      }
    }
    return {
      cell: choice.cell,
      lets: lets
        .filter(({ after }) => after === chosenCount)
        .map(({ cell, value }) => ({ cell, value: compileValue(m, value, NO_ENV) })),
      draw: compileAlikeDraw(
        m,
        action,
        chosenCount,
        alike,
        isDrawnByConditions(m.ir, action, chosenCount) ? sift : undefined,
      ),
    }
  })
  return (S, values) => {
    named = [...values]
    restoring(action, (at) => {
      steps.forEach(({ cell, lets: before, draw }, chosenCount) => {
        for (const one of before) at[one.cell] = one.value(at)
        at[cell] = values[chosenCount] ?? NONE
        draw?.(at, named)
        values[chosenCount] = drawn[chosenCount] = at[cell] ?? NONE
      })
      return true
    })(S)
  }
}
