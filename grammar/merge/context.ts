import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { YamlNode, YamlText } from '../yaml/tree.ts'
import type { Layer } from './merged.ts'

/** What merging one document into the others requires. */
export interface MergeContext {
  readonly layer: Layer
  readonly broken: ReadonlySet<YamlNode>
  readonly dotted: ReadonlyMap<YamlText, YamlText>
  readonly diagnostics: Diagnostics
  /** Something below is missing or wrong: a missing target may be a consequence, so it is not reported. */
  readonly incomplete: boolean
}
