import { Js, js, type Fixed } from './code/code.ts'

/** Runtime functions that count visits. */
export const COUNTED = [
  'LOOKED',
  'bestSets',
  'isNew',
  'isNewMove',
  'longest',
  'longestWay',
  'oneOf',
  'rolled',
  'rolledFace',
  'rolledWord',
  'setsWorth',
  'shuffle',
  'standing',
] as const satisfies readonly Fixed[]

/**
 * `resting(plies)`: resets the work budget for the next answer or list of a whole game. Code that counts nothing needs
 * no reset, and usually nothing was counted, which is tested without a call.
 */
export function restingFunction(code: readonly Js[]): Js {
  const mentioned = Js.mentioned(code)
  const counts = COUNTED.some((name) => mentioned.has(name))
  return js`function resting(plies) { ${counts ? js`if (xLOOKED[0] !== 0) rest(plies);` : js``} }`
}
