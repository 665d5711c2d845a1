/** Milliseconds of CPU time and megabytes that a command may use on a hostile ruleset. */
export const CPU_MS = 5000
/**
 * In a game between players who think, of which one of a shipped game takes up to twelve seconds, and for counting all that may
 * follow each of some thousand moves.
 */
export const LONG_CPU_MS = 30_000
export const MEMORY_MB = 700
/** The beginning of the last line on standard error of a process that was ended. */
export const OVER = 'over the bound:'
