import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { IS_CLONE, PACKAGE } from './package-folder.ts'

/**
 * The cache folder of the commands: in a clone beside its bundle, otherwise the user's cache folder of the system.
 * `SANDTABLE_CACHE` names another folder; `off` means none, and the result is undefined.
 */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { SANDTABLE_CACHE: given, XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = env
  if (given === 'off') return undefined
  if (given !== undefined && given !== '') return resolve(given)
  if (IS_CLONE) return join(PACKAGE, '.bundle')
  if (process.platform === 'win32') return local === undefined ? undefined : join(local, 'sandtable', 'cache')
  if (xdg !== undefined && xdg.startsWith('/')) return join(xdg, 'sandtable')
  const home = homeFolder()
  if (home === undefined) return undefined
  return join(home, process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'sandtable')
}

/** Undefined for a user who has none. */
function homeFolder(): string | undefined {
  try {
    return homedir()
  } catch {
    return undefined
  }
}
