import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { DocumentHead } from '../../grammar/document/scan-head.ts'
import { PACKAGE } from '../../interpreter/host-node/package-folder.ts'
import { shippedDocuments } from '../../interpreter/host-node/shipped.ts'
import { Showroom, type ShownTable } from '../workers/showroom.ts'
import { recipeOf } from './learn/recipe-of.ts'
import type { Recipe } from './learn/recipe.ts'

/** A shipped document. */
interface Shelved {
  /** Path in the package, with slashes. */
  readonly name: string
  readonly text: string
  readonly head: DocumentHead
}

/** A game as the site shows it. */
interface ShelfGame {
  readonly table: ShownTable
  readonly recipe: Recipe
}

let shelf: Shelf | undefined

/** The shipped documents, and each game as the site shows it. */
export class Shelf {
  readonly documents: readonly Shelved[] = shippedDocuments().map(({ path, head }) => ({
    name: relative(PACKAGE, path).replaceAll(sep, '/'),
    text: readFileSync(path, 'utf8'),
    head,
  }))
  readonly showroom = new Showroom(this.documents)
  private readonly games = new Map<string, ShelfGame | undefined>()

  /** One for gallery and recipes: checking the rules of all games takes longer than all else. */
  static ofThisBuild(): Shelf {
    return (shelf ??= new Shelf())
  }

  /** Undefined if the file is not a game. */
  game(file: string): ShelfGame | undefined {
    if (!this.games.has(file)) this.games.set(file, this.read(file))
    return this.games.get(file)
  }

  private read(file: string): ShelfGame | undefined {
    const shown = this.showroom.shown(file)
    const document = this.documents.find(({ name }) => name === file)
    if (shown === undefined || document === undefined) return undefined
    const { table, rules } = shown
    return { table, recipe: recipeOf(file, document.text, rules.ruleset, rules.world) }
  }
}
