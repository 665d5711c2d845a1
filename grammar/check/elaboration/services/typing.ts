import type { Expression } from '../../../expression/ast.ts'
import type { TypeNames } from '../../../types/read-type.ts'
import { typeNames } from '../../world/type-names.ts'
import type { World } from '../../world/world.ts'
import { NotedByKey } from '../noted-by-key.ts'
import type { Value } from '../values.ts'

/** The types that texts name, and the values of their expressions. */
export class Typing {
  /** Types by name, for tracked values and parameters. */
  readonly names: TypeNames
  /** The result of each expression when it was last read: callers that need more about it need not read it again. */
  readonly values: NotedByKey<Expression, Value>

  constructor(world: World, known?: Typing) {
    this.names = {
      ...typeNames(world, 'things', (written) => world.broken.has(written)),
      isNumber: (written) => world.constants.has(written),
    }
    this.values = new NotedByKey<Expression, Value>(known?.values)
  }
}
