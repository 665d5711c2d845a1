import type { Program } from './program.ts'

/** What of a program is made only when it is first asked for: that takes long. */
export type MadeLate = Pick<Program, 'playouts' | 'running' | 'state'>

/** What makes each of them. */
export type Makers = { readonly [Name in keyof MadeLate]-?: () => MadeLate[Name] }

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
 * The program with the rest of it. Getters written in its literal would make V8 keep all its members in a hash table,
 * and look up `legal` and `apply` there for each move; the same getters for all programs do not.
 */
export function madeLate(program: Omit<Program, keyof MadeLate>, makers: Makers): Program {
  MAKERS.set(program, makers)
  complete(program)
  return program
}

function complete(program: Omit<Program, keyof MadeLate>): asserts program is Program {
  Object.defineProperties(program, GETTERS)
}
