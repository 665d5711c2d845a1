/** The largest allowed world: far above any real game, and small enough that no text can cause unbounded work. */
export const SIZE_LIMITS = {
  seats: 16,
  spaces: 4096,
  /** Chains between spaces, and steps along them. */
  paths: 20_000,
  containers: 8192,
  kinds: 1024,
  pieces: 10_000,
  /** Replacement pieces for one player and class, with which each piece can become another kind unseen. */
  spares: 400,
  /** Files of one data class: each is a separate board, checked with all rules. */
  dataFiles: 100,
  /** Names in one enumeration, options, numbers, columns of a class... */
  names: 1024,
  /** Words of a state. */
  words: 1_000_000,
} as const
