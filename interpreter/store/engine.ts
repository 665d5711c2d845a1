import { SEMANTICS_VERSION } from '../../grammar/ir/ir.ts'
import { packageVersion } from '../host-node/package-folder.ts'

/** The engine version: equal versions play equal games from equal seeds. */
export function engineVersion(): string {
  return `${packageVersion()}-${SEMANTICS_VERSION}`
}
