import { rulesHash } from '../../grammar/ir/hash.ts'
import type { Configured } from '../../grammar/load.ts'
import { sha256 } from '../../grammar/source/sha256.ts'
import { engineVersion } from './engine.ts'
import { recipeHash, recipeText } from './recipe.ts'
import type { Recipe } from './recipe.ts'

/** Games of one game from one seed between the same players. What it is known by comes of these, and of nothing else. */
export interface Run {
  readonly id: string
  /** `rulesHash` of the game. */
  readonly rules: string
  readonly engine: string
  readonly seed: string
  /** By name, seat after seat. */
  readonly players: readonly string[]
  /** `recipeHash` of the texts. */
  readonly recipe: string
  readonly title: string
  /** Of what the rules were laid over each other, options that were chosen last: whatever has the same and more is a variant. */
  readonly layers: readonly string[]
  readonly seats: readonly string[]
  /** How many games are wanted. */
  readonly games: number
}

export interface RunAndRecipe {
  readonly run: Run
  readonly recipe: string
}

/** Enough of a hash to tell the runs of one store from each other. */
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
      // Modules and options that were asked for are part of what is played, though the title does not say so.
      title: [ir.title, ...recipe.uses.map((id) => `with ${id}`), ...options].join(', '),
      layers: [...layers, ...options],
      seats: ir.seats.map(({ name }) => name),
      games: asked.games,
    },
  }
}
