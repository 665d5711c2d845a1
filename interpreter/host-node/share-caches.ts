import { keepTrees, keptTrees } from '../../grammar/expression/tree-cache.ts'
import { cacheFolder } from './cache-folder.ts'
import { KNOWN_HEADS } from './head-cache.ts'
import { KnownTrees } from './parsed-texts-cache.ts'
import { bundleId } from './package-folder.ts'

/**
 * Lets this process use cached heads and texts of earlier commands, and add to the caches when it ends. No-op if
 * caching is off or the running program cannot be identified.
 */
export function shareKnown(): void {
  const [folder, bundle] = [cacheFolder(), bundleId()]
  if (keptTrees() !== undefined || folder === undefined || bundle === undefined) return
  const by = `${bundle} ${process.version}`
  const trees = new KnownTrees(folder, by)
  KNOWN_HEADS.share(folder, by)
  keepTrees(trees)
  process.once('exit', () => {
    KNOWN_HEADS.keep()
    trees.keep()
  })
}
