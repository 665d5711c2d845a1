import type { Program } from './program.ts'

/** Parts of a program that take long to make and are created lazily. */
export type MadeLate = Pick<Program, 'playouts' | 'running' | 'state'>

/** Their factories. */
type Makers = { readonly [Name in keyof MadeLate]-?: () => MadeLate[Name] }

const MAKERS = new WeakMap<object, Makers>()

const getter = (name: keyof MadeLate): PropertyDescriptor => ({
  enumerable: true,
  configurable: true,
  get(this: object) {
    return MAKERS.get(this)?.[name]()
  },
})

const GETTERS = { playouts: getter('playouts'), running: getter('running'), state: getter('state') }

/**
 * Adds lazy getters to a program. Getters in its literal would make V8 keep all its members in a hash table and look up
 * `legal` and `apply` there for each move. Shared getters do not.
 */
export function madeLate(program: Omit<Program, keyof MadeLate>, makers: Makers): Program {
  MAKERS.set(program, makers)
  complete(program)
  return program
}

function complete(program: Omit<Program, keyof MadeLate>): asserts program is Program {
  Object.defineProperties(program, GETTERS)
}
