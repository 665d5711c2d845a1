import { setTreeCache, treeCache } from '../../grammar/expression/tree-cache.ts'
import { cacheFolder } from './cache-folder.ts'
import { HEAD_CACHE } from './head-cache.ts'
import { ParsedTextsCache } from './parsed-texts-cache.ts'
import { bundleId } from './package-folder.ts'

/**
 * Lets this process use cached heads and texts of earlier commands, and add to the caches when it ends. No-op if
 * caching is off or the running program cannot be identified.
 */
export function shareCaches(): void {
  const [folder, bundle] = [cacheFolder(), bundleId()]
  if (treeCache() !== undefined || folder === undefined || bundle === undefined) return
  const by = `${bundle} ${process.version}`
  const trees = new ParsedTextsCache(folder, by)
  HEAD_CACHE.share(folder, by)
  setTreeCache(trees)
  process.once('exit', () => {
    HEAD_CACHE.keep()
    trees.keep()
  })
}
