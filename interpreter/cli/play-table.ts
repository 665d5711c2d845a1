import type { Match } from '../match/match.ts'
import { questionOf } from '../match/question.ts'
import type { Player } from '../players/player.ts'
import { sceneOf } from '../scene/scene.ts'
import { sceneText } from '../scene/text.ts'
import { answerLine, FEW, setupHint, shownMoves } from './play-answers.ts'
import { menuText, numbered } from './play-menu.ts'
import { News } from './play-news.ts'
import { resultLine } from './result-line.ts'
import { sourceWording } from './wording.ts'
import type { Wording } from './wording.ts'

/** Whoever sits at the screen. */
export interface Screen {
  /** A person can see what was printed before, unless it is cleared. */
  readonly isTerminal: boolean
  readonly color: boolean
  readonly print: (text: string) => void
  /** The next line that is typed; undefined: there is none any more. */
  readonly ask: (prompt: string) => Promise<string | undefined>
  readonly clear: () => void
}

export interface Table {
  readonly match: Match
  /** Players that decide by themselves; undefined: a person at the screen. */
  readonly others: readonly (Player | undefined)[]
  readonly screen: Screen
  /** How names are shown; as the rules write them if not said. */
  readonly wording?: Wording
  /** Called whenever something has been answered or taken back. */
  readonly keep: () => void
}

/** Plays until the match is over or the person stops. */
export async function playAtTable(table: Table): Promise<void> {
  const { match, others, screen, keep, wording = sourceWording(match.ir) } = table
  const { ir } = match
  const nameOf = (seat: number): string => wording.ir.seats[seat]?.name ?? ''
  const people = [...ir.seats.keys()].filter((seat) => others[seat] === undefined)
  const news = new News(match, people, wording)
  const changed = (unasked = false): void => {
    news.hear(unasked)
    keep()
  }
  let shown = -1
  let lastSeat: number | undefined
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    const { seat } = decision
    const other = others[seat]
    if (other !== undefined) {
      answerFor(match, other)
      changed()
      continue
    }
    if (isForced(match, screen) && (people.length === 1 || lastSeat === seat)) {
      // Somebody else who is not asked would be told by it that there was nothing to choose.
      const [only] = match.moves()
      match.play(only?.notation ?? '')
      changed(true)
      continue
    }
    if (lastSeat !== undefined && lastSeat !== seat && screen.isTerminal) {
      screen.clear()
      const passed = await screen.ask(`Pass the screen to ${nameOf(seat)} and press Enter. `)
      if (passed === undefined || passed.trim() === 'quit') break
    }
    lastSeat = seat
    if (shown !== match.ply) {
      tell(screen, news.of(seat))
      show(match, seat, screen, wording)
      const prompt = decision.kind === 'arrangement' ? setupHint(match) : menuOf(match, wording)
      if (prompt !== '') screen.print(`\n${prompt}`)
    }
    shown = match.ply
    const line = (await screen.ask(`${nameOf(seat)}> `))?.trim()
    if (line === undefined || line === 'quit') break
    if (line === 'look') {
      shown = -1
      continue
    }
    const before = match.ply
    const said = answerLine(match, seat, line, () => undoTo(match, others, screen), wording)
    if (said !== undefined) screen.print(said)
    if (match.ply !== before || match.result() !== undefined) changed()
  }
  keep()
  const result = match.result()
  if (result === undefined) return
  const reader = people.includes(lastSeat ?? -1) ? (lastSeat ?? 0) : (people[0] ?? 0)
  tell(screen, news.of(reader))
  show(match, reader, screen, wording)
  screen.print(`\n${wording.named(resultLine(ir, result))}`)
}

function tell(screen: Screen, lines: readonly string[]): void {
  if (lines.length > 0) screen.print(lines.join('\n'))
}

function show(match: Match, seat: number, { color, print }: Screen, wording: Wording): void {
  const scene = wording.scene(sceneOf(match.ir, match.view(seat)))
  print(`\n${sceneText(wording.ir, scene, { color })}`)
}

/** Where there is no board to look at, moves are named without being asked for. */
function menuOf(match: Match, wording: Wording): string {
  const { ir } = match
  if (ir.board !== undefined) return ''
  return menuText(wording.ir, shownMoves(numbered(ir, match.moves()), wording), { rows: FEW })
}

/** Where there is only one move, people need not type it; a pipe says all of them. */
function isForced(match: Match, { isTerminal }: Screen): boolean {
  return isTerminal && match.decision()?.kind === 'choice' && match.moves().length === 1
}

function answerFor(match: Match, player: Player): void {
  const question = questionOf(match)
  if (question === undefined) return
  const answer = player.answer(question)
  const wrong = 'move' in answer ? match.play(answer.move) : match.playLayout(answer.layout)
  if (wrong !== undefined) throw new Error(wrong.message)
}

/** Takes back to the last decision at which a person had a choice. */
function undoTo(match: Match, others: readonly (Player | undefined)[], screen: Screen): boolean {
  if (!match.undo()) return false
  for (
    let decision = match.decision();
    decision !== undefined && (others[decision.seat] !== undefined || isForced(match, screen));
    decision = match.decision()
  )
    if (!match.undo()) break
  return true
}
