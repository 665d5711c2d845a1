import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { YamlNode, YamlText } from '../yaml/tree.ts'
import type { Layer } from './merged.ts'

/** What laying one document over the others needs to know. */
export interface MergeContext {
  readonly layer: Layer
  readonly broken: ReadonlySet<YamlNode>
  readonly dotted: ReadonlyMap<YamlText, YamlText>
  readonly diagnostics: Diagnostics
  /** Something beneath is missing or wrong: that a target is not there may be a consequence, so nothing is said of it. */
  readonly incomplete: boolean
}
