import type { Kind } from '../../../expression/ast.ts'
import type { TextSource } from '../../../expression/text-source.ts'
import type { Span } from '../../../source/span.ts'
import type { NamedType, TypeNames } from '../../../types/read-type.ts'
import { readType, typeCalled } from '../../../types/read-type.ts'
import type { Type } from '../../../types/types.ts'
import { typeNames } from '../../world/type-names.ts'
import type { World } from '../../world/world.ts'
import type { Findings } from './findings.ts'

/** Types as tracked values and parameters name them. */
export class Typing {
  private readonly names: TypeNames
  private readonly report: Findings['report']

  constructor(world: World, findings: Findings) {
    this.names = {
      ...typeNames(world, 'things', (written) => world.broken.has(written)),
      isNumber: (written) => world.constants.has(written),
    }
    this.report = (...found) => findings.report(...found)
  }

  readType(kind: Kind, source: TextSource): Type | undefined {
    return readType(kind, source, this.names, this.report)
  }

  typeCalled(written: string, at: Span): NamedType | undefined {
    return typeCalled(written, at, this.names, this.report)
  }
}
