import { readFileSync } from 'node:fs'
import { loadRuleset } from '../../grammar/load.ts'
import { EXIT } from './exit.ts'
import { print, table } from './output.ts'
import { shippedDocuments } from '../host-node/shipped.ts'
import { requestFor } from './ruleset-argument.ts'

/** The games and modules that come with the package. */
export function list(): number {
  const documents = shippedDocuments().filter(({ head }) => head.id !== undefined)
  const games: string[][] = []
  const modules: string[][] = []
  for (const { path, head } of documents) {
    const title = /^title:\s*(.+?)\s*(?:#.*)?$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? ''
    if (head.for !== undefined) {
      modules.push([head.id ?? '', title, head.for])
      continue
    }
    const { ruleset } = loadRuleset(requestFor(path))
    if (ruleset === undefined || ruleset.game.abstract) continue
    games.push([head.id ?? '', title, ruleset.playerCounts.join(', ')])
  }
  print(table(['game', 'title', 'players'], games))
  print('')
  print(table(['module', 'title', 'for'], modules))
  return EXIT.fine
}
