import type { Program } from './program.ts'

/** Requests for which speed does not matter. */
type RareRequests = Pick<
  Program,
  'misplaced' | 'mayStand' | 'evaluate' | 'decode' | 'encode' | 'refusals' | 'refusalsOf' | 'enter'
>

/** Passes them on to a program, which may be created only when the first one arrives. */
export function rareRequests(to: () => RareRequests): RareRequests {
  return {
    misplaced: (S, layout) => to().misplaced(S, layout),
    mayStand: (S, index, space) => to().mayStand(S, index, space),
    evaluate: (S, expression) => to().evaluate(S, expression),
    decode: (S, code) => to().decode(S, code),
    encode: (S, offer, values) => to().encode(S, offer, values),
    refusals: (S, offer, values) => to().refusals(S, offer, values),
    refusalsOf: (S, action, values) => to().refusalsOf(S, action, values),
    enter: (S, point, seat) => to().enter(S, point, seat),
  }
}
