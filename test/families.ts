import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { SHIPPED_FOLDER } from '../interpreter/host-node/shipped.ts'
import { trackedDocuments } from './tracked.ts'
import { VOLUME } from './volume.ts'

const games = trackedDocuments().flatMap(({ path, head }) => {
  const text = readFileSync(path, 'utf8')
  if (head.id === undefined || head.for !== undefined || /^abstract: yes/mu.test(text)) return []
  const [family = ''] = relative(SHIPPED_FOLDER, path).split(sep)
  return [{ id: head.id, family, length: text.length }]
})

/**
 * The shipped games that are played most: the one with the longest rules in each family, or all if there is time. Every game
 * is checked and does what its examples say in any run; one in three is played on both back ends.
 */
export const PLAYED: ReadonlySet<string> = new Set(
  [...Map.groupBy(games, ({ family }) => family).values()].flatMap((family) => {
    const longest = Math.max(...family.map(({ length }) => length))
    return family.filter(({ length }) => VOLUME.isLong || length === longest).map(({ id }) => id)
  }),
)
