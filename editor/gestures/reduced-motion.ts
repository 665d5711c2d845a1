import { motion } from '../session/preferences.ts'

/** True if nothing may move: by the user's setting here, or by that of the system. */
export function isQuiet(): boolean {
  return motion.value === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
