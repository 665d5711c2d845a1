import { didYouMean } from '../../grammar/diagnostics/suggest.ts'
import { gallery, type Gallery, type GalleryGame } from '../host-node/gallery.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { print, table } from './output.ts'
import { wholeNumber } from './ruleset-argument.ts'

/** Lists the games and modules that come with the package, by family. */
export async function list(options: OptionsOf<'list'>): Promise<number> {
  const all = await gallery()
  const games = wantedGames(all, options)
  const folders = new Set(games.map(({ folder }) => folder))
  const modules = all.modules.filter(({ folder }) => folders.has(folder))
  if (options.json === true) {
    const shown = games.map(({ line, ...game }) => ({ ...game, line: line['en'] }))
    print(JSON.stringify({ games: shown, modules }))
    return EXIT.fine
  }
  if (games.length === 0) {
    print('No game that comes with Sandtable is like this.')
    return EXIT.fine
  }
  const rows = games.map(({ id, title, family, players, minutes }, i) => [
    games[i - 1]?.family === family ? '' : family,
    id,
    title,
    players.join(', '),
    String(minutes ?? ''),
  ])
  print(table(['family', 'game', 'title', 'players', 'minutes'], rows))
  if (modules.length === 0) return EXIT.fine
  print('')
  print(
    table(
      ['module', 'title', 'for'],
      modules.map((module) => [module.id, module.title, module.for ?? '']),
    ),
  )
  return EXIT.fine
}

function wantedGames({ families, games }: Gallery, options: OptionsOf<'list'>): readonly GalleryGame[] {
  const { family, search = '' } = options
  if (family !== undefined && !families.has(family)) throw unknownFamily(family, [...families.keys()])
  const count =
    options.players === undefined ? undefined : wholeNumber(options.players, 'The number of players', 1, 31)
  const words = plain(search).split(/\s+/u)
  return games.filter((game) => {
    const searchText = plain(
      [
        game.id,
        game.title,
        ...Object.values(game.line),
        ...Object.values(families.get(game.family) ?? {}),
      ].join(' '),
    )
    return (
      (family === undefined || game.family === family) &&
      (count === undefined || game.players.includes(count)) &&
      words.every((word) => searchText.includes(word))
    )
  })
}

/** Small letters without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

function unknownFamily(family: string, known: readonly string[]): UsageError {
  const near = didYouMean(family, known)
  return new UsageError(
    'ST7003',
    `There is no family \`${family}\`.`,
    near ?? `There are: ${known.join(', ')}.`,
  )
}
