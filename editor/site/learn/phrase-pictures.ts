import type { Phrase } from '../../../grammar/phrasebook/phrase.ts'
import { hasErrors } from '../../../grammar/diagnostics/diagnostic.ts'
import { configure, loadRuleset, planExample } from '../../../grammar/load.ts'
import { memoized } from '../../../grammar/source/memoized.ts'
import { programOf, startExample } from '../../../interpreter/examples/run.ts'
import { phraseRequests } from '../../../interpreter/host-node/phrasebook.ts'
import { kindPictures } from '../../../interpreter/look/kind-pictures.ts'
import { svgText } from '../../../interpreter/look/shape.ts'
import { boardMaps, withoutNotes } from '../../../interpreter/map/board-map.ts'
import { mapPicture } from '../../../interpreter/map/picture.ts'
import { plainText } from '../../../interpreter/scene/contents.ts'
import type { SceneBoard } from '../../../interpreter/scene/board.ts'
import { sceneOf } from '../../../interpreter/scene/scene.ts'
import { allOpen } from '../../../interpreter/view/all-open.ts'

/** A position drawn: its board as SVG, and what lies in the places beside it. */
export interface PositionPicture {
  readonly board: string | undefined
  readonly places: readonly DrawnPlace[]
}

interface DrawnPlace {
  readonly name: string
  /** Its pieces as SVG, if something is seen of them. */
  readonly picture: string | undefined
  readonly words: string
}

/** More cards are told in words. */
const MOST_DRAWN = 6

/** Draws the position with which the first example of a phrase begins, if the example gives one. */
export function phrasePictures(): (phrase: Phrase) => PositionPicture | undefined {
  const requestOf = phraseRequests()
  return memoized((phrase) => {
    if (phrase.lines === '') return undefined
    const request = requestOf(phrase)
    const { ruleset } = loadRuleset(request)
    const example = ruleset?.examples.find(
      ({ span, given }) => span.file.name === request.file.name && given.length > 0,
    )
    if (ruleset === undefined || example === undefined) return undefined
    const { configured } = configure(ruleset, example.players)
    if (configured === undefined) return undefined
    const { plan, lack, diagnostics } = planExample(configured, example)
    if (lack !== undefined || hasErrors(diagnostics)) return undefined
    const { world } = configured
    const program = programOf(configured.checked)
    const { match } = startExample(program, plan)
    const scene = sceneOf(program.ir, allOpen(world.seats.map((_, seat) => match.view(seat))))
    const [map] = boardMaps(world)
    const board = scene.boards.find(({ place }) => place === map?.board.place)
    const drawn = kindPictures(world)
    const places = scene.places
      .filter(({ known }) => known.length > 0)
      .map(({ name, known }): DrawnPlace => {
        const kinds = known.flatMap(({ kind, count }) => {
          const info = world.kinds.find((one) => one.name === kind)
          return info === undefined ? [] : Array.from({ length: count }, () => info)
        })
        const picture = kinds.length > MOST_DRAWN ? undefined : drawn(kinds)
        return {
          name,
          picture: picture === undefined ? undefined : svgText(picture),
          words: plainText(program.ir, known),
        }
      })
    const hasBoard = map !== undefined && board !== undefined && isUsed(board)
    if (!hasBoard && places.length === 0) return undefined
    return {
      board: hasBoard ? svgText(mapPicture({ ...withoutNotes(map), board }, phrase.say, false)) : undefined,
      places,
    }
  })
}

/** Something lies on the board, on its spaces or between them. */
function isUsed({ rows, spots, borders }: SceneBoard): boolean {
  const squares = [...rows.flat(), ...spots.map(({ square }) => square)]
  return borders.length > 0 || squares.some((square) => square !== undefined && square.pieces.length > 0)
}
