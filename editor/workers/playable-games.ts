import { loadRuleset, scanHead } from '../../interpreter/index.ts'
import type { GameEntry } from '../workspace/games.ts'
import type { Documents } from '../workspace/documents.ts'

/** Documents that are games by themselves, by title. What cannot be read is left out until it can. */
export function playableGames(documents: Documents): readonly GameEntry[] {
  const entries = documents.names().flatMap((name): readonly GameEntry[] => {
    const file = documents.file(name)
    if (file === undefined) return []
    const head = scanHead(file.text)
    if (head.id === undefined || head.for !== undefined) return []
    const { ruleset } = loadRuleset({ file, host: documents.hostFor(name) })
    if (ruleset === undefined || ruleset.game.abstract) return []
    const { title, sections } = ruleset.game
    const places = sections.get('places')
    const isLaidOut =
      places?.kind === 'map' &&
      places.entries.some(
        ({ value }) => value.kind === 'map' && value.entries.some((entry) => entry.name === 'start'),
      )
    const { playerCounts: players } = ruleset
    return [{ file: name, id: head.id, title, extends: head.extends, players, isLaidOut }]
  })
  return entries.sort((a, b) => (a.title < b.title ? -1 : 1))
}
