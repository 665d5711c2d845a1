import { keepTrees, keptTrees } from '../../grammar/expression/kept-trees.ts'
import { cacheFolder } from './cache-folder.ts'
import { KNOWN_HEADS } from './known-heads.ts'
import { KnownTrees } from './known-trees.ts'
import { bundleId } from './package-folder.ts'

/**
 * From now on this process knows what earlier commands kept about files and texts, and leaves what it learns to later
 * ones when it ends. Does nothing where nothing is to be kept, or where it cannot be told which program runs.
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
