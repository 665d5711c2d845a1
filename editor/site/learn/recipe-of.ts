import { constructsOf } from '../../../grammar/book/constructs.ts'
import type { RulesetDocument } from '../../../grammar/document/load-document.ts'
import type { Configured, Ruleset } from '../../../grammar/load.ts'
import { svgText } from '../../../interpreter/look/shape.ts'
import { boardMaps } from '../../../interpreter/map/board-map.ts'
import { mapPicture } from '../../../interpreter/map/picture.ts'
import { textIn } from '../../../interpreter/rulebook/sentences/reading.ts'
import type { Found, Recipe } from './recipe.ts'

/** The parts of the language that documents use, each where the first of them does. */
export function foundIn(documents: readonly RulesetDocument[]): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>()
  for (const document of documents)
    for (const [construct, at] of constructsOf(document))
      if (!found.has(construct)) found.set(construct, { file: document.file, at })
  return found
}

/** A game to copy from; the world is that of one number of players. */
export function recipeOf(
  file: string,
  text: string,
  { game, playerCounts }: Ruleset,
  world: Configured['world'] | undefined,
): Recipe {
  const document = game.read.get(file)
  // A variant looks much like its base, which has the picture.
  const isVariant = /^extends:/mu.test(text)
  const [map] = isVariant || world === undefined ? [] : boardMaps(world)
  return {
    id: game.id,
    title: game.title,
    note: textIn(game.sections.get('implements'), 'note') ?? '',
    family: undefined,
    players: playerCounts,
    text,
    picture: map === undefined ? undefined : svgText(mapPicture(map, game.title, false)),
    constructs: foundIn(document === undefined ? [] : [document]),
    companionWith: () => undefined,
    file: undefined,
  }
}
