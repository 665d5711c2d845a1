import { loadRuleset, scanHead, type Ruleset } from '../../interpreter/index.ts'
import type { GameEntry } from '../workspace/game-entry.ts'
import type { Documents } from '../workspace/documents.ts'

/**
 * Which of these documents are games in their own right. Those that cannot be read are left out. Reading takes a while,
 * so others are let in between two of them.
 */
export async function playableGames(
  documents: Documents,
  names: readonly string[],
  letOthersIn: () => Promise<void>,
): Promise<readonly GameEntry[]> {
  const entries: GameEntry[] = []
  for (const name of names) {
    const found = gameIn(documents, name)
    if (found === undefined) continue
    const { id, base, ruleset } = found
    entries.push({ file: name, id, title: ruleset.game.title, extends: base, players: ruleset.playerCounts })
    await letOthersIn()
  }
  return entries
}

interface Found {
  readonly id: string
  /** Id of the game that it extends. */
  readonly base: string | undefined
  readonly ruleset: Ruleset
}

function gameIn(documents: Documents, name: string): Found | undefined {
  const file = documents.file(name)
  if (file === undefined) return undefined
  const { id, for: changed, extends: base } = scanHead(file.text)
  if (id === undefined || changed !== undefined) return undefined
  const { ruleset } = loadRuleset({ file, host: documents.hostFor(name) })
  return ruleset === undefined || ruleset.game.abstract ? undefined : { id, base, ruleset }
}
