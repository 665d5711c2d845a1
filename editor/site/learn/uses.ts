import { rulesetOf, type Phrase } from '../../../grammar/phrasebook/phrase.ts'
import { sourceFile } from '../../../grammar/source/source-file.ts'
import { foundInFile } from './recipe-files.ts'
import type { Found, Recipe } from './recipe.ts'

/** A place where a phrase or a game uses a part of the language. */
export interface Use extends Found {
  readonly of: Phrase | Recipe
}

/** How many are listed. */
const MOST = 6
/** Longer lines are no good examples. */
const LONGEST = 110

/** A longer section is cut. */
const MOST_LINES = 16
const SECTION = /^[^\s#]/u
const ENTRY = /^ {0,2}[^\s#]/u

/** The phrases and games that use each part of the language, those with the least else in them first. */
export class Uses {
  private readonly phrases: ReadonlyMap<string, readonly Use[]>
  private readonly games: ReadonlyMap<string, readonly Use[]>
  private readonly recipes: readonly Recipe[]

  constructor(phrases: readonly Phrase[], recipes: readonly Recipe[]) {
    const usable = phrases.filter(({ lines }) => lines !== '')
    this.phrases = byConstruct(usable.map((phrase) => [phrase, foundInPhrase(phrase)] as const))
    this.games = byConstruct(recipes.map((recipe) => [recipe, recipe.constructs] as const))
    this.recipes = recipes
  }

  ofPhrases(construct: string): readonly Use[] {
    return shortest(this.phrases.get(construct))
  }

  ofGames(construct: string): readonly Use[] {
    return shortest(this.games.get(construct))
  }

  /** The one to show: of a sentence, of a game, or of what is written for one. Its examples are run by the tests. */
  best(construct: string): Use | undefined {
    const uses = this.phrases.get(construct) ?? this.games.get(construct) ?? []
    const drawn = uses.find(({ of }) => 'picture' in of && of.picture !== undefined)
    const one = drawn ?? uses[0]
    if (one !== undefined) return one
    for (const of of this.recipes) {
      const found = of.companionWith(construct)
      if (found !== undefined) return { ...found, of }
    }
    return undefined
  }
}

export function foundInPhrase(phrase: Phrase): ReadonlyMap<string, Found> {
  return foundInFile(sourceFile(phrase.id, rulesetOf(phrase)))
}

/** The line of a use. */
export function lineOf({ file: { text }, at }: Found): string {
  const end = text.indexOf('\n', at)
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end).trim()
}

/** The lines of a use with what belongs to them: its entry of a section, or the section. */
export function entryOf({ file: { text }, at }: Found): string {
  const lines = text.split('\n')
  const of = text.slice(0, at).split('\n').length - 1
  const before = (from: number, begins: RegExp): number =>
    lines.findLastIndex((line, i) => i <= from && begins.test(line))
  const [section, entry] = [before(of, SECTION), before(of, ENTRY)]
  const next = entry === section ? SECTION : ENTRY
  const after = lines.findIndex((line, i) => i > of && next.test(line))
  const whole = lines.slice(entry, after < 0 ? undefined : after)
  const cut = whole.length > MOST_LINES ? [...whole.slice(0, MOST_LINES), '  ...'] : whole
  return [...(section < entry ? lines.slice(section, section + 1) : []), ...cut].join('\n').trimEnd()
}

function shortest(uses: readonly Use[] = []): readonly Use[] {
  return uses.filter((use) => lineOf(use).length <= LONGEST).slice(0, MOST)
}

function byConstruct(
  pages: readonly (readonly [Phrase | Recipe, ReadonlyMap<string, Found>])[],
): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>()
  for (const [of, all] of pages.toSorted(([, one], [, other]) => one.size - other.size))
    for (const [construct, found] of all) {
      const before = uses.get(construct) ?? []
      uses.set(construct, before)
      before.push({ ...found, of })
    }
  return uses
}
