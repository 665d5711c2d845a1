import shown from 'virtual:showroom'
import families from '../../rulesets/families.json'
import type { Session } from '../session/session.ts'
import { numberIn } from './number-in.ts'
import { tour } from './tour-state.ts'

/** About a shipped game: its length in minutes, one line in English and perhaps other languages, and a line that is easy to change. */
interface About {
  readonly minutes: number
  readonly line: Readonly<Record<string, string>>
  readonly tour?: { readonly line: string; readonly to: number }
}

/** By its folder, each game and its variants. */
const FOLDERS = import.meta.glob<Readonly<Record<string, About>>>('../../rulesets/*/*/gallery.json', {
  import: 'default',
  eager: true,
})

const ABOUT: Readonly<Record<string, About | undefined>> = Object.assign({}, ...Object.values(FOLDERS))

const FAMILIES = Object.keys(families)

export const aboutGame = (id: string): About | undefined => ABOUT[id]

/** Shipped games are in folders by family, in the order of the gallery; others come first. */
export const rankOf = (file: string): number => FAMILIES.indexOf(file.split('/')[1] ?? '')

/** A shipped game with a line to change, as long as its file is unchanged. */
export function tourGame({ workspace }: Session): string | undefined {
  return shown.find(({ id, file }) => ABOUT[id]?.tour !== undefined && !workspace.isChanged(file))?.id
}

/** Puts a game on the table and begins its tour. */
export async function startTour(session: Session, id: string): Promise<void> {
  const file = shown.find((game) => game.id === id)?.file
  const wanted = ABOUT[id]?.tour
  if (file === undefined || wanted === undefined) return
  const number = numberIn(session.workspace.text(file) ?? '', wanted.line)
  if (number === undefined) return
  await session.openGame(file)
  const { rulesHash } = session.table.facts.peek() ?? {}
  tour.value = { file, step: 'find', pattern: wanted.line, other: wanted.to, number, rulesHash, plies: 0 }
}
