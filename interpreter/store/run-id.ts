import { rulesHash } from '../../grammar/ir/hash.ts'
import type { Configured } from '../../grammar/load.ts'
import { sha256 } from '../../grammar/source/sha256.ts'
import { engineVersion } from './engine.ts'
import { recipeHash, recipeText, type Recipe } from './recipe.ts'

/** Games of one ruleset from one seed between the same players. Its id is derived only from these. */
export interface Run {
  readonly id: string
  /** `rulesHash` of the game. */
  readonly rules: string
  readonly engine: string
  readonly seed: string
  /** By name, seat by seat. */
  readonly players: readonly string[]
  /** `recipeHash` of the texts. */
  readonly recipe: string
  readonly title: string
  /** The layers of the rules, with the chosen options last. A run with the same layers and more is a variant. */
  readonly layers: readonly string[]
  readonly seats: readonly string[]
  /** Number of ordered games. */
  readonly games: number
}

export interface RunAndRecipe {
  readonly run: Run
  readonly recipe: string
}

/** Enough of a hash to distinguish the runs of one store. */
const ID_LENGTH = 16

export function runId({
  rules,
  engine,
  seed,
  players,
}: Pick<Run, 'rules' | 'engine' | 'seed' | 'players'>): string {
  return sha256(JSON.stringify([rules, engine, seed, players])).slice(0, ID_LENGTH)
}

export function runOf(
  { ruleset, checked }: Configured,
  recipe: Recipe,
  asked: { readonly games: number; readonly seed: string; readonly players: readonly string[] },
): RunAndRecipe {
  const { ir } = checked
  const text = recipeText(recipe)
  const key = { rules: rulesHash(ir), engine: engineVersion(), seed: asked.seed, players: asked.players }
  const layers = ruleset.game.layers.map(({ id }) => id)
  const options = recipe.options.map(([name, value]) => `${name}=${value}`)
  return {
    recipe: text,
    run: {
      ...key,
      id: runId(key),
      recipe: recipeHash(text),
      // Requested modules and options affect the game, though the title does not mention them.
      title: [ir.title, ...recipe.uses.map((id) => `with ${id}`), ...options].join(', '),
      layers: [...layers, ...options],
      seats: ir.seats.map(({ name }) => name),
      games: asked.games,
    },
  }
}
