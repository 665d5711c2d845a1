import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import type { World } from '../../grammar/check/world/world.ts'
import { boardMaps, type BoardMap } from '../map/board-map.ts'
import { cardSheets } from '../map/card-sheets.ts'
import { mapPicture } from '../map/picture.ts'
import { spotsText } from '../map/write-spots.ts'
import { svgText } from '../look/shape.ts'
import { mapText } from '../map/text.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { colorOn, outputWidth, print } from './output.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { playersOf, requestFor } from './ruleset-argument.ts'
import { writeNew } from './text-file.ts'

/** Draws the boards of a game. Errors are reported, and everything that can still be drawn is drawn. */
export function drawMap(file: string, options: OptionsOf<'map'>): number {
  const { ruleset, diagnostics } = loadRuleset(requestFor(file, options))
  const configured =
    ruleset === undefined ? undefined : configure(ruleset, playersOf(options.players, ruleset.playerCounts))
  const all = [...diagnostics, ...(configured?.diagnostics ?? [])]
  if (all.length > 0) printDiagnostics(all)
  const world = configured?.configured?.world
  if (ruleset === undefined || world === undefined) return EXIT.findings
  if (options.cards === true) {
    writeCards(options.out, world, ruleset.game)
    return hasErrors(all) ? EXIT.findings : EXIT.fine
  }
  const maps = chosenMaps(boardMaps(world), options.board)
  if (maps.length === 0 && hasErrors(all)) return EXIT.findings
  if (maps.length === 0) throw new UsageError('ST7005', `\`${ruleset.game.id}\` has no board.`)
  const title = titleOf(ruleset.game.title, world)
  if (options.spots === true) {
    const spots = maps.flatMap((map) => spotsText(map) ?? [])
    if (spots.length === 0)
      throw new UsageError('ST7003', `No board of \`${ruleset.game.id}\` is a graph without \`spots:\`.`)
    print(spots.join('\n\n'))
  } else if (options.out === undefined) {
    const color = colorOn(process.stdout)
    const texts = maps.map((map) => mapText(map, { color, width: outputWidth() }))
    print([title, ...texts].join('\n\n'))
  } else write(options.out, maps, title)
  return hasErrors(all) ? EXIT.findings : EXIT.fine
}

function chosenMaps(maps: readonly BoardMap[], board: string | undefined): readonly BoardMap[] {
  const chosen = board === undefined ? maps : maps.filter((map) => map.board.place === board)
  if (chosen.length === 0 && maps.length > 0)
    throw new UsageError(
      'ST7003',
      `There is no board called \`${board ?? ''}\`.`,
      `Boards of this game: ${maps.map((map) => map.board.place).join(', ')}.`,
    )
  return chosen
}

function titleOf(game: string, { chosen }: World): string {
  const files = [...chosen].map(([option, { file }]) => `${option}: ${file.name}`)
  return [game, ...files].join(', ')
}

function write(out: string, maps: readonly BoardMap[], title: string): void {
  const [map, another] = maps
  if (map === undefined) return
  if (another !== undefined)
    throw new UsageError(
      'ST7003',
      'This game has several boards, and a file holds only one picture.',
      `Choose it with --board: ${maps.map(({ board }) => board.place).join(', ')}.`,
    )
  mustBeSvg(out)
  writeNew(out, `${svgText(mapPicture(map, title))}\n`)
}

function mustBeSvg(out: string): void {
  if (!out.toLowerCase().endsWith('.svg'))
    throw new UsageError('ST7003', `Pictures are SVG files, so \`${out}\` must end in \`.svg\`.`)
}

/** Writes `cards-1.svg` and so on, and `cards-backs.svg`, for `cards.svg`. */
function writeCards(
  out: string | undefined,
  world: World,
  { id, title }: { readonly id: string; readonly title: string },
): void {
  if (out === undefined)
    throw new UsageError('ST7003', '`--cards` needs files.', 'Name them with `--out cards.svg`.')
  mustBeSvg(out)
  const sheets = cardSheets(world, titleOf(title, world))
  if (sheets.length === 0) throw new UsageError('ST7005', `\`${id}\` has no cards.`)
  sheets.forEach((sheet, i) => {
    const name = i === sheets.length - 1 ? 'backs' : String(i + 1)
    writeNew(`${out.slice(0, -4)}-${name}.svg`, `${svgText(sheet)}\n`)
  })
}
