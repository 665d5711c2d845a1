import { Workspace, type WorkspaceDocument } from '../../grammar/services/index.ts'
import { chance } from '../fuzz/chance.ts'
import { shipped } from '../fuzz/corpus.ts'
import { SMALL_GAMES } from '../fuzz/small-games.ts'

const SHIPPED: readonly WorkspaceDocument[] = shipped.map(([name, text]) => ({
  name,
  text,
  place: 'shipped',
}))

const WHOLE = Workspace.of(SHIPPED)

/** A workspace of the shipped documents in some folders. Finding the uses of a name reads all that may use it. */
export function workspaceIn(folders: readonly string[]): Workspace {
  return Workspace.of(SHIPPED.filter(({ name }) => folders.some((folder) => name.startsWith(`${folder}/`))))
}

/** A workspace of all shipped documents. It never changes, so its caches serve all tests. */
export function shippedWorkspace(): Workspace {
  return WHOLE
}

/** A workspace with one small game. */
export function smallWorkspace(name: string, text: string): Workspace {
  return Workspace.of([{ name, text }])
}

export const SMALL = SMALL_GAMES

/** Places for the cursor: the borders of words. */
export function borders(text: string): readonly number[] {
  return [...text.matchAll(/\b|(?<=\n *)(?=\S)|$/gu)].map(({ index }) => index)
}

/** Some items of a list, the same for the same seed. */
export function some<T>(list: readonly T[], count: number, seed: number): readonly T[] {
  if (list.length <= count) return list
  const next = chance(seed)
  return Array.from({ length: count }, () => list[next(list.length)]).filter((item) => item !== undefined)
}
