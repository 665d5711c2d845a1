/**
 * The only source of texts. A host maps names to texts inside its own places and nowhere else. The grammar never sees a
 * path by which it could leave them.
 */
export interface RulesetHost {
  /**
   * All documents that an `extends`, `uses` or `examples for` can refer to, nearest first. Ids are not unique: see
   * `meantBy`.
   */
  documents(): Iterable<HostDocument>
}

export interface HostDocument {
  /** Shown in diagnostics; never opened by the grammar. */
  readonly name: string
  /** `beside` the file that is checked, in the `project`, or `shipped` with the package. */
  readonly place: 'beside' | 'project' | 'shipped'
  /** Depth below the folder of its place. By default, the depth of its name. */
  readonly depth?: number
  readonly read: () => string
  /** The first few thousand characters, which contain the id, if they are cheaper to get than the whole. */
  readonly head?: () => string
}

/** Thrown for a file that is too large to be read. No ruleset needs as much. */
export class TooLarge extends Error {}
