import { signal } from '@preact/signals'
import { OPENING } from '../session/stored-picture.ts'
import type { Session } from '../session/session.ts'
import { galleryFile, type GalleryEntry, type GalleryList } from './gallery-files.ts'
import { numberIn } from './number-in.ts'
import { tour } from './tour-state.ts'

/** The shipped games that the gallery shows: the first ones, or all of them once they have been asked for. */
export const gallery = signal<GalleryList>({ count: 0, games: [] })

const part = signal<'front' | 'all'>('front')

/** Loads the list in a language; without a network the last one stays. */
export async function loadGallery(language: string, wanted = part.peek()): Promise<void> {
  part.value = wanted
  const answer = await fetch(`./${galleryFile(wanted, language)}`).catch(() => undefined)
  if (answer?.ok === true) gallery.value = await answer.json()
}

/** A game with a line to change, as long as its file is unchanged: the one on the table if it has one, or the first. */
export function tourGame({ workspace, played }: Session): Guided | undefined {
  const { choice, tour: first } = OPENING
  const guided = [{ file: choice.file, tour: first }, ...gallery.value.games].filter(
    (game) => game.tour !== undefined && !workspace.isChanged(game.file),
  )
  return guided.find(({ file }) => file === played.value) ?? guided[0]
}

type Guided = Pick<GalleryEntry, 'file' | 'tour'>

/** Puts a game on the table and begins its tour. */
export async function startTour(session: Session, { file, tour: wanted }: Guided): Promise<void> {
  await session.openNewGame(file)
  const number = numberIn(session.workspace.text(file) ?? '', wanted?.line ?? '')
  if (wanted === undefined || number === undefined) return
  const { rulesHash } = session.table.facts.peek() ?? {}
  tour.value = { file, step: 'find', pattern: wanted.line, other: wanted.to, number, rulesHash, plies: 0 }
}
