import { Diagnostics } from '../../../grammar/diagnostics/diagnostic.ts'
import { loadDocument } from '../../../grammar/document/load-document.ts'
import { rulesetOf } from '../../../grammar/phrasebook/phrase.ts'
import type { Phrase } from '../../../grammar/phrasebook/phrase.ts'
import { sourceFile } from '../../../grammar/source/source-file.ts'
import type { Listed } from './parts.tsx'
import { linesOf } from './recipe-files.ts'
import type { Recipe } from './recipe.ts'

/** A page with a line that uses a part of the language. */
export interface Use {
  readonly page: Listed
  readonly line: string
}

/** How many are listed. */
const MOST = 6
/** Longer lines are no good examples. */
const LONGEST = 110

/** The phrases and games that use each part of the language, those with the least else in them first. */
export class Uses {
  private readonly phrases: ReadonlyMap<string, readonly Use[]>
  private readonly games: ReadonlyMap<string, readonly Use[]>

  constructor(
    phrases: readonly (readonly [Listed, ReadonlyMap<string, string>])[],
    games: readonly (readonly [Listed, ReadonlyMap<string, string>])[],
  ) {
    this.phrases = byConstruct(phrases)
    this.games = byConstruct(games)
  }

  ofPhrases(construct: string): readonly Use[] {
    return this.phrases.get(construct) ?? []
  }

  ofGames(construct: string): readonly Use[] {
    return this.games.get(construct) ?? []
  }
}

export function usesIn(
  phrases: readonly Phrase[],
  recipes: readonly Recipe[],
  listedPhrase: (phrase: Phrase) => Listed,
  listedRecipe: (recipe: Recipe) => Listed,
): Uses {
  const said = phrases.filter(({ lines }) => lines !== '')
  return new Uses(
    said.map((phrase) => [listedPhrase(phrase), linesOfPhrase(phrase)] as const),
    recipes.map((recipe) => [listedRecipe(recipe), recipe.constructs] as const),
  )
}

export function linesOfPhrase(phrase: Phrase): ReadonlyMap<string, string> {
  const document = loadDocument(sourceFile(phrase.id, rulesetOf(phrase)), new Diagnostics())
  return document === undefined ? new Map() : linesOf(document)
}

function byConstruct(
  pages: readonly (readonly [Listed, ReadonlyMap<string, string>])[],
): ReadonlyMap<string, readonly Use[]> {
  const found = new Map<string, Use[]>()
  for (const [page, lines] of pages.toSorted(([, one], [, other]) => one.size - other.size))
    for (const [construct, line] of lines) {
      const uses = found.get(construct) ?? []
      if (uses.length < MOST && line.length <= LONGEST) found.set(construct, [...uses, { page, line }])
    }
  return found
}
