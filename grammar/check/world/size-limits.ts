/** How large a world may be. Far above any table, and small enough that no text can ask for unbounded work. */
export const SIZE_LIMITS = {
  seats: 16,
  spaces: 1024,
  files: 26,
  containers: 4096,
  kinds: 1024,
  pieces: 10_000,
  /** Names in one enumeration, options, numbers, columns of a class... */
  names: 1024,
} as const
