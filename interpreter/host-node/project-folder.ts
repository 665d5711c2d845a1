import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname } from 'node:path'
import { scanHead } from '../../grammar/document/scan-head.ts'
import { inFolder } from './paths.ts'
import { headOf } from './ruleset-folder.ts'

/**
 * The folder of the project to which a folder belongs: the repository that contains it, or else the highest of the
 * folders above it that contain rulesets, without a gap. The working folder does not matter.
 */
export function projectFolder(folder: string): string {
  let top = folder
  let isGap = false
  for (let at = folder, above = dirname(at); ; at = above, above = dirname(at)) {
    if (isRepository(at)) return at
    if (above === at || isNobodys(above)) return top
    isGap ||= !hasRuleset(above)
    if (!isGap) top = above
  }
}

function isRepository(folder: string): boolean {
  return existsSync(inFolder(folder, '.git'))
}

/** True of the home folder, and of folders to which everybody may write. */
function isNobodys(folder: string): boolean {
  try {
    return folder === realpathSync(homedir()) || (statSync(folder).mode & 0o002) !== 0
  } catch {
    return true
  }
}

function hasRuleset(folder: string): boolean {
  try {
    return readdirSync(folder).some(
      (name) => /\.ya?ml$/u.test(name) && scanHead(headOf(inFolder(folder, name), folder)).id !== undefined,
    )
  } catch {
    // Not readable, or it contains something else with such a name.
    return false
  }
}
