import { hasErrors } from '../../../grammar/diagnostics/diagnostic.ts'
import type { Example, ExamplePlan } from '../../../grammar/examples/example.ts'
import { planExample, type Configured } from '../../../grammar/load.ts'
import { programOf, startExample, wrongPosition } from '../../examples/run.ts'
import { svgText } from '../../look/shape.ts'
import { boardMaps, withoutNotes, type BoardMap } from '../../map/board-map.ts'
import { mapPicture } from '../../map/picture.ts'
import type { Match } from '../../match/match.ts'
import { Fault } from '../../program/program.ts'
import { boardLines } from '../../scene/board-text.ts'
import { recentSpaces } from '../../scene/recent.ts'
import type { ExamplePicture } from '../sentences/making.ts'
import { sceneOf } from '../../scene/scene.ts'

/** Examples beyond these are not tried, so that a book is printed soon. */
const MOST_TRIED = 200
/** Columns of a board in letters. */
const WIDE = 80

/** For each action the first example of it, short ones before others. Games without a board have none. */
export function examplePictures(configured: Configured): ReadonlyMap<string, ExamplePicture> {
  const found = new Map<string, ExamplePicture>()
  const maps = boardMaps(configured.world)
  if (maps.length === 0) return found
  const { game } = configured.ruleset
  const overturned = new Set(game.overturned.map(({ text }) => text))
  const fitting = configured.ruleset.examples.filter((one) => isFitting(configured, one, overturned))
  const plans = fitting.slice(0, MOST_TRIED).flatMap((example): readonly ExamplePlan[] => {
    const { plan, lack, diagnostics } = planExample(configured, example)
    return lack === undefined && !hasErrors(diagnostics) && isPlain(plan) ? [plan] : []
  })
  if (plans.length === 0) return found
  const program = programOf(configured.checked)
  const { actions } = program.ir
  const isShort = ({ steps }: ExamplePlan): boolean =>
    steps.filter(({ kind }) => kind === 'move').length === 1
  for (const plan of [...plans.filter(isShort), ...plans.filter((one) => !isShort(one))]) {
    if (found.size === actions.length) break
    try {
      if (wrongPosition(program, plan) !== undefined) continue
      const { match, steps } = startExample(program, plan)
      for (const step of steps)
        if (step.kind === 'move' && !played(match, step, plan.example, maps, found)) break
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
    }
  }
  return found
}

/** True for an example of this very game. */
function isFitting({ ruleset, world }: Configured, one: Example, overturned: ReadonlySet<string>): boolean {
  const { game } = ruleset
  return (
    one.refused === undefined &&
    one.with.length === 0 &&
    !overturned.has(one.label) &&
    (one.game === undefined || one.game.text === game.id) &&
    one.uses.every(({ text }) => game.layers.some(({ id }) => id === text)) &&
    (one.players === undefined || one.players === world.seats.length)
  )
}

/** True if nothing is left to chance. */
function isPlain({ steps }: ExamplePlan): boolean {
  return (
    steps.some(({ kind }) => kind === 'move') &&
    steps.every(({ kind }) => kind !== 'random' && kind !== 'record' && kind !== 'either')
  )
}

/** Plays a move and draws it, if its action has no picture yet; false if it cannot be played. */
function played(
  match: Match,
  { seat, text }: { readonly seat: number; readonly text: string },
  { label }: Example,
  maps: readonly BoardMap[],
  found: Map<string, ExamplePicture>,
): boolean {
  if (match.decision()?.seat !== seat) return false
  const [move] = match.movesMeant(text)
  if (match.play(text) !== undefined) return false
  const action = move?.action
  if (action === undefined || found.has(action)) return true
  const { ir } = match
  const recent = recentSpaces(ir, match.log(seat))
  for (const board of sceneOf(ir, match.view(seat)).boards) {
    const map = maps.find((one) => one.board.place === board.place)
    const squares = [...board.rows.flat(), ...board.spots.map(({ square }) => square)]
    if (map === undefined || !squares.some((square) => square !== undefined && recent.has(square.name)))
      continue
    const shown = { ...withoutNotes(map), board, marked: recent }
    found.set(action, {
      label,
      move: move?.notation ?? text,
      svg: svgText(mapPicture(shown, label, false)),
      lines: boardLines(board, { color: false, width: WIDE }),
    })
    break
  }
  return true
}
