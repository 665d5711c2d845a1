/** Engines that are known to support these flags. An unknown flag would print a line to standard error. */
const ENGINES = /^1[23]\./u

/** Ten times the engine's own thresholds. */
const LATE = ['--invocation-count-for-maglev=4000', '--invocation-count-for-turbofan=30000']

/** Node's own precompiled code is accepted only with the flags that it was built with. */
const NEEDED_OF_NODE = ['node:crypto']

/**
 * Makes the engine optimise only very hot code. A command that is over in a moment gains nothing from background
 * optimisation, which took an eighth of its time. Call it before anything is compiled: the engine accepts cached code
 * only with the same flags.
 *
 * @param engine the version of V8
 */
export function optimiseLate(engine = process.versions.v8): boolean {
  if (!ENGINES.test(engine)) return false
  // Other commands need not load the module.
  const { setFlagsFromString } = process.getBuiltinModule('node:v8')
  for (const name of NEEDED_OF_NODE) process.getBuiltinModule(name)
  for (const flag of LATE) setFlagsFromString(flag)
  return true
}
