/** The engines in which these flags are known to exist: an unknown one would write a line to standard error. */
const ENGINES = /^1[23]\./u

/** Ten times what the engine waits for on its own. */
const LATE = ['--invocation-count-for-maglev=4000', '--invocation-count-for-turbofan=30000']

/** What Node has compiled of itself is taken only with the flags that it was built with. */
const NEEDED_OF_NODE = ['node:crypto']

/**
 * Makes the engine optimise only what runs very often. A command that is over in a moment gains nothing from code that is
 * optimised on other threads all the while, and an eighth of its work was that. To be called before anything is
 * compiled: the engine takes kept code only with the flags with which it was made.
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
