import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ADAPTED, adapterCalled } from './adapter.ts'
import { COUNTED, countsOf } from './counts.ts'
import { shelf } from './games.ts'
import type { ShelfGame } from './games.ts'
import { playthroughCalled } from './playthrough.ts'
import { replayed } from './replay.ts'
import { SOLVED } from './solved.ts'

/** The texts of all tests that compare a game with one that is written down a second time. */
const ENGINES = ['engines', '../oracle', '../bench']
  .map((folder) => join(import.meta.dirname, folder))
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))

/** The facts of somebody else that a game is compared with, each as a text that is made when it is needed. */
async function proofsOf({ id, path }: ShelfGame): Promise<readonly (() => string)[]> {
  const found: (() => string)[] = []
  for (const name of ADAPTED) {
    const adapter = await adapterCalled(name)
    if (adapter.id !== id) continue
    found.push(() => {
      const { states, moves, isWhole } = replayed(adapter, playthroughCalled(name))
      return `${name}: ${moves} moves, ${states} states${isWhole ? '' : ' (in part)'}`
    })
  }
  if (COUNTED.includes(id))
    found.push(() => {
      const { counts } = countsOf(id)
      return `${counts.length} counts, ${counts.reduce((sum, { nodes }) => sum + nodes, 0)} leaves`
    })
  if (SOLVED.some(([solved]) => solved === id)) found.push(() => 'solved')
  const names = [`'${id}'`, `'${path}'`, `/${id}.mjs'`]
  if (ENGINES.some((text) => names.some((name) => text.includes(name)))) found.push(() => 'an engine')
  return found
}

/** A variant that is proved, since the game differs only in what the variant says. */
async function provedVariant(id: string): Promise<ShelfGame | undefined> {
  for (const variant of shelf().filter(({ base }) => base === id))
    if ((await proofsOf(variant)).length > 0) return variant
  return undefined
}

export async function isProved(game: ShelfGame): Promise<boolean> {
  return (await proofsOf(game)).length > 0 || (await provedVariant(game.id)) !== undefined
}

/** The proofs of a game: states of playthroughs, leaves of published counts, an engine. */
export async function proofOf(game: ShelfGame): Promise<string> {
  const own = await proofsOf(game)
  if (own.length > 0) return own.map((text) => text()).join('; ')
  const variant = await provedVariant(game.id)
  return variant === undefined ? '' : `${variant.id}: ${await proofOf(variant)}`
}
