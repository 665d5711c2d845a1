/**
 * The only way by which texts come in. A host maps names to texts inside the places that it was given and nowhere
 * else; the grammar never sees a path that it could leave them by.
 */
export interface RulesetHost {
  /** All documents that an `extends`, `uses` or `examples for` may mean, nearest first. Ids are not unique across places. */
  documents(): Iterable<HostDocument>
}

export interface HostDocument {
  /** Shown in diagnostics; never opened by the grammar. */
  readonly name: string
  /** `beside` the file that is checked, in the `project`, or `shipped` with the package. */
  readonly place: 'beside' | 'project' | 'shipped'
  readonly read: () => string
  /** The first few thousand characters, where an id stands, if they are cheaper to get than the whole. */
  readonly head?: () => string
}

/** A file that is too long to be read; no ruleset needs as much. */
export class TooLarge extends Error {}
