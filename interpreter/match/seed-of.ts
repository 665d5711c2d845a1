import { Fault } from '../program/program.ts'

/**
 * Checks the seed at run time. JavaScript callers may leave it out, and all games without a seed would be the same
 * game.
 */
export function seedOf(options: unknown): string | number {
  const seed: unknown =
    typeof options === 'object' && options !== null ? Reflect.get(options, 'seed') : undefined
  if (typeof seed === 'string' || typeof seed === 'number') return seed
  throw new Fault('ST5005', 'A seed is a text or a number.', -1)
}
