import { shippedIndex } from '../host-node/shipped-index.ts'
import { EXIT } from './exit.ts'
import { print, table } from './output.ts'

/** Lists the games and modules that come with the package. */
export async function list(): Promise<number> {
  const entries = await shippedIndex()
  const games = entries.flatMap(({ id, title, players }) =>
    players === undefined ? [] : [[id, title, players.join(', ')]],
  )
  const modules = entries.flatMap((entry) =>
    entry.for === undefined ? [] : [[entry.id, entry.title, entry.for]],
  )
  print(table(['game', 'title', 'players'], games))
  print('')
  print(table(['module', 'title', 'for'], modules))
  return EXIT.fine
}
