import { Js, js } from './code/code.ts'

/** What counts things that are looked at. */
export const COUNTED = [
  'LOOKED',
  'isNew',
  'isNewMove',
  'longest',
  'oneOf',
  'rolled',
  'rolledFace',
  'rolledWord',
  'shuffle',
] as const

/**
 * `resting(plies)`: in a whole game the next answer, or the next list of moves, may look at as many things again. Code
 * that counts nothing has nothing to do, and mostly nothing was counted: that is seen without a call.
 */
export function restingFunction(code: readonly Js[]): Js {
  const mentioned = Js.mentioned(code)
  const counts = COUNTED.some((name) => mentioned.has(name))
  return js`function resting(plies) { ${counts ? js`if (xLOOKED[0] !== 0) rest(plies);` : js``} }`
}
