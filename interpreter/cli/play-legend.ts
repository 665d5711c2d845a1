import { wrap } from '../../grammar/diagnostics/text-width.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Match } from '../match/match.ts'
import { pictureLines, RECENT, sideLetter } from '../scene/board-text.ts'
import { letterOf } from '../scene/letters.ts'
import { NO_BREAK } from '../scene/piece-lots.ts'
import { recentSpaces } from '../scene/recent.ts'
import { sceneOf } from '../scene/scene.ts'
import { keepsSecrets } from '../view/hidden.ts'
import type { Desk } from './play-commands.ts'
import type { Wording } from './wording.ts'

/** Explains the letters on the board and in moves. */
export function legendText(desk: Desk): string {
  const { match, seat, wording, width, prints } = desk
  const { ir } = match
  const isPrinted = [...prints.whole.values()].some(({ marks }) => marks.length > 0)
  const look = isPrinted
    ? wrap('`look NAME` says what is printed on a piece, `rules` what is printed on all of them.', width)
    : []
  const lettered = wording.ir.kinds.filter(({ letter }) => letter !== undefined)
  if (ir.boards.length === 0 && lettered.length === 0)
    return [
      ...wrap('Pieces have no letters in this game; moves call them by their names.', width),
      ...look,
    ].join('\n')
  const kinds = wording.ir.kinds.flatMap(({ letter, name }, kind) =>
    letter === undefined && !liesOnBoard(ir, kind)
      ? []
      : [unbroken(`${letterOf(ir.kinds, ir.kinds[kind]?.name ?? name)} ${name}`)],
  )
  const sides = ir.seats.map(({ name }, owner) => {
    const letter = sideLetter({ owner, letter: lettered[0]?.letter ?? 'A', kind: undefined })
    return unbroken(
      `${letter}${owner > 1 ? "'" : ''} ${wording.named(name)}${owner === seat ? ' (you)' : ''}`,
    )
  })
  return [
    ...(kinds.length === 0 ? [] : wrap(`Pieces: ${kinds.join(', ')}`, width)),
    ...(ir.boards.length === 0
      ? []
      : [
          ...wrap(`Sides, by their letters: ${sides.join(', ')}`, width),
          ...wrap(signs(desk).join('   '), width),
        ]),
    ...look,
  ]
    .join('\n')
    .replaceAll(NO_BREAK, ' ')
}

function liesOnBoard({ containers, spaces }: GameIR, kind: number): boolean {
  return containers.slice(0, spaces.length).some(({ holds }) => holds === undefined || holds.includes(kind))
}

/** Signs that can occur on the boards of this game as they are drawn now. */
function signs({ match, seat, wording, width, color }: Desk): readonly string[] {
  const { ir } = match
  const { boards } = sceneOf(ir, match.view(seat))
  const pictured = boards.filter((board) => pictureLines(board, { color: false, width }).length > 0)
  const names = new Set(pictured.flatMap(({ spots }) => spots.map(({ square }) => square.name)))
  const [name = ''] = names
  const letter = ir.kinds.find((kind) => kind.letter !== undefined)?.letter ?? 'A'
  const hasHoles = ir.boards.some(
    ({ shape, rows, columns, count }) => shape === 'squares' && count < rows * columns,
  )
  const own = new Map<string, string[]>()
  for (const { sign, kind } of ir.boards.flatMap((board) => board.signs ?? []))
    own.set(sign, [...(own.get(sign) ?? []), wording.named(kind)])
  return [
    ...(ir.spaces.some((space) => (space.sign ?? '.') === '.' && !names.has(space.name))
      ? [unbroken('. empty space')]
      : []),
    ...(names.size === 0
      ? []
      : [unbroken(`${name} empty space`), unbroken(`${name}:${letter} a piece on it`)]),
    ...(pictured.some(({ spots }) => spots.some(({ paths }) => paths.length > 0))
      ? [unbroken('· path')]
      : []),
    ...[...own].map(([sign, kinds]) =>
      unbroken(sign === ' ' ? `not drawn: empty ${kinds.join(', ')}` : `${sign} empty ${kinds.join(', ')}`),
    ),
    ...(hasHoles ? [unbroken('~ no space')] : []),
    ...(hasStacks(ir)
      ? ['a number: how many lie there, the one shown on top or first; `look SPACE` says which']
      : []),
    ...(keepsSecrets(ir) ? ['? and ¿ pieces whose face you do not know'] : []),
    ...(recentSpaces(ir, match.log(seat)).size === 0
      ? []
      : [unbroken(color && names.size === 0 ? 'in reverse: changed last' : `${RECENT} changed last`)]),
  ]
}

/** True if more than one piece can be on a space of a board that shows their number. */
function hasStacks({ boards, containers }: GameIR): boolean {
  return boards.some(
    ({ shape, first, count }) =>
      shape !== 'graph' && containers.slice(first, first + count).some(({ capacity }) => capacity !== 1),
  )
}

/** The notation of a setup, with its letters and the number of pieces of each. */
export function setUpText(match: Match, wording: Wording, width: number): string {
  const { ir } = match
  const asked = match.setUpAsked()
  if (asked === undefined) return ''
  const { rows, pieces } = asked
  const names = [...new Set(ir.setups.map((setup) => `\`${wording.named(setup.name)}\``))]
  const byName = names.length === 0 ? '' : `by name (${names.join(', ')}), `
  const shape = `${rows.length} rows of ${rows[0]?.length ?? 0} signs`
  const letters = pieces.map(({ kind, letter, count }) => {
    const many = ir.kinds.find(({ name }) => name === kind)?.plural ?? kind
    return unbroken(`${letter} ${count === 1 ? wording.named(kind) : `${count} ${wording.named(many)}`}`)
  })
  return [
    ...wrap(
      `Set up ${byName}as ${shape} from the front to the back with / between them, or \`random\`.`,
      width,
    ),
    ...wrap(`Signs: ${[...letters, unbroken('. empty')].join(', ')}`, width),
  ]
    .join('\n')
    .replaceAll(NO_BREAK, ' ')
}

function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK)
}
