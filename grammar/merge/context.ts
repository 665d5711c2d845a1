import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { YamlNode, YamlText } from '../yaml/tree.ts'
import type { Layer } from './merged.ts'

/** The context for merging one document into the others. */
export interface MergeContext {
  readonly layer: Layer
  readonly broken: ReadonlySet<YamlNode>
  readonly dotted: ReadonlyMap<YamlText, YamlText>
  readonly diagnostics: Diagnostics
  /**
   * True if something below is missing or wrong, so that missing targets, which may be a consequence, are not reported.
   */
  readonly incomplete: boolean
}
