import type { Match } from '../match/match.ts'
import type { Refused } from '../match/refused.ts'
import { questionOf } from '../players/question.ts'
import type { Player } from '../players/player.ts'
import { randomPlayer } from '../players/random.ts'
import { sceneOf } from '../scene/scene.ts'
import { recentSpaces } from '../scene/recent.ts'
import { sceneText } from '../scene/text.ts'
import { keepsSecrets } from '../view/hidden.ts'
import { fitted } from './output.ts'
import { answerLine, completions, SHOWN_PER_ACTION, longActions } from './play-line.ts'
import type { Desk } from './play-commands.ts'
import { setUpText } from './play-legend.ts'
import { LONGEST_MENU, menuText, numbered, shownMoves } from './play-menu.ts'
import { News } from './play-news.ts'
import type { PrintedPieces } from './printed-pieces.ts'
import { chooseStepwise } from './choose-stepwise.ts'
import { runCommand, wrongWith } from './play-thinking.ts'
import { resultLine } from './result-line.ts'
import { sourceWording, type Wording } from './wording.ts'

/** The person at the screen. */
export interface Screen {
  /** True if earlier output stays visible unless the screen is cleared. */
  readonly isTerminal: boolean
  readonly color: boolean
  /** Current columns of a line. */
  readonly width: () => number
  readonly print: (text: string) => void
  /** Reads the next line, with completions for it. Undefined at the end of input. */
  readonly ask: (prompt: string, completions?: () => readonly string[]) => Promise<string | undefined>
  readonly clear: () => void
  /** Shows that something takes time. Returns the function that removes the sign. */
  readonly waiting: (text: string) => () => void
  /** Until `done`, Ctrl-C does not end the game but sets a flag. */
  readonly stoppable: () => { readonly isStopped: () => boolean; readonly done: () => void }
}

interface Table {
  readonly match: Match
  /** Programs that decide, by the seat where they begin. Undefined for a person at the screen. */
  readonly others: readonly (Player | undefined)[]
  readonly screen: Screen
  /** How names are shown. The default is as the rules write them. */
  readonly wording?: Wording
  /** A part of the printed rules wrapped to this many columns, or the list of parts. */
  readonly rules: (wanted: string, width: number) => string
  readonly prints: PrintedPieces
  /** Called after every answer and every undo. */
  readonly keep: () => void
  /** True if nothing remains of the game once it is left. */
  readonly isLost?: boolean
}

/** Plays until the match is over or the person stops. */
export async function playAtTable(table: Table): Promise<void> {
  const { match, others, screen, keep, rules, prints, wording = sourceWording(match.ir) } = table
  const { ir } = match
  const nameOf = (seat: number): string => wording.ir.seats[seat]?.name ?? ''
  // Where players can change seats, a person may sit at any of them.
  const people = [...ir.seats.keys()].filter((seat) => others[seat] === undefined || ir.seating !== undefined)
  const news = new News(match, people, wording)
  const passes = screen.isTerminal && keepsSecrets(ir)
  let shown = -1
  let lastSeat: number | undefined
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    const { seat } = decision
    const before = match.ply
    const other = others[match.playerAt(seat)]
    if (other !== undefined) {
      const shownUntil = screen.waiting(
        other.name === 'random' || decision.unnoticed === true ? '' : `${nameOf(seat)} is thinking ...`,
      )
      // The sign must be visible before the thinking begins.
      await new Promise((resolve) => setTimeout(resolve))
      const trouble = answerFor(match, other, nameOf(seat))
      shownUntil()
      if (trouble !== undefined) screen.print(fitted(trouble, screen.width()))
      if (match.ply === before) break
      news.hear()
      keep()
      continue
    }
    if (lastSeat !== undefined && lastSeat !== seat && passes) {
      screen.clear()
      const passed = await screen.ask(`Pass the screen to ${nameOf(seat)} and press Enter. `)
      if (passed === undefined || passed.trim() === 'quit') break
    }
    lastSeat = seat
    const width = screen.width()
    if (shown !== match.ply) {
      tell(screen, news.of(seat))
      show(match, seat, screen, wording, prints)
      const prompt =
        decision.kind === 'arrangement'
          ? setUpText(match, wording, width)
          : [handedText(match, wording, width), menuOf(match, wording, width)]
              .filter((text) => text !== '')
              .join('\n')
      if (prompt !== '') screen.print(`\n${prompt}`)
      const prepared = match.prepared().map((name) => `\`${wording.named(name)}\``)
      if (prepared.length > 0) screen.print(`\n${fitted(`Named setups: ${prepared.join(', ')}`, width)}`)
    }
    shown = match.ply
    const undo = (named: readonly number[]): Refused | undefined => undoTo(match, others, seat, named)
    const desk: Desk = { match, seat, wording, width, color: screen.color, undo, rules, prints }
    const look = (): void => show(match, seat, screen, wording, prints)
    const line = (await screen.ask(`${nameOf(seat)}> `, () => completions(desk)))?.trim()
    if (line === undefined) break
    const isMove = match.moves().some(({ notation }) => notation === line)
    const action = isMove
      ? undefined
      : longActions(match).find((each) => each === line || wording.named(each) === line)
    const command = action === undefined ? line : await chooseStepwise(desk, action, screen, look)
    if (command === undefined) continue
    const { text, then } = await runCommand(() => answerLine(desk, command), screen)
    if (then === 'quit' && (await mayLeave(table))) break
    if (then === 'look') shown = -1
    if (text !== undefined) screen.print(fitted(text, width))
    if (match.ply !== before || match.result() !== undefined) {
      news.hear()
      keep()
    }
  }
  keep()
  const result = match.result()
  if (result === undefined) return
  const reader = people.includes(lastSeat ?? -1) ? (lastSeat ?? 0) : (people[0] ?? 0)
  tell(screen, news.of(reader))
  show(match, reader, screen, wording, prints)
  screen.print(`\n${wording.named(resultLine(ir, result))}`)
}

/** Asks before leaving a game of which nothing would remain. A pipe needs no confirmation. */
async function mayLeave({ match, screen, isLost = false }: Table): Promise<boolean> {
  if (!isLost || !screen.isTerminal || match.ply === 0) return true
  const answer = await screen.ask('Leave this game, which is not recorded? (yes, no) ')
  return answer === undefined || /^(?:y|yes|quit)$/iu.test(answer.trim())
}

function tell(screen: Screen, lines: readonly string[]): void {
  if (lines.length > 0) screen.print(fitted(lines.join('\n'), screen.width()))
}

function show(
  match: Match,
  seat: number,
  { color, print, width }: Screen,
  wording: Wording,
  prints: PrintedPieces,
): void {
  const scene = wording.scene(sceneOf(match.ir, match.view(seat)))
  const recent = recentSpaces(match.ir, match.log(seat))
  print(
    `\n${sceneText(wording.ir, scene, { color, width: width(), prints: prints.short, things: prints.regions, recent })}`,
  )
}

/** The question's arguments, if the rules pass any: `claimant: ann, claim: duke`. */
function handedText(match: Match, wording: Wording, width: number): string {
  const handed = match.handed().map(({ name, value }) => `${wording.named(name)}: ${wording.named(value)}`)
  return fitted(handed.join(', '), width)
}

/** The menu. Without a board moves are always listed, and a single move always is. */
function menuOf(match: Match, wording: Wording, width: number): string {
  const { ir } = match
  const moves = match.moves()
  const [only] = moves
  if (moves.length === 1 && only !== undefined)
    return fitted(`There is only one move: \`${wording.move(only).notation}\`. Enter makes it.`, width)
  if (ir.boards.length === 0)
    return menuText(wording.ir, shownMoves(numbered(ir, moves, wording), wording), {
      rows: SHOWN_PER_ACTION,
      width,
      isShort: true,
    })
  const [long] = moves.length > LONGEST_MENU ? longActions(match) : []
  return long === undefined || isPlain(match)
    ? ''
    : fitted(`\`${wording.named(long)}\` lets you choose one thing at a time.`, width)
}

/** True if each move names everything that it is about in a short word. */
function isPlain(match: Match): boolean {
  return match.moves().every(({ notation }) => notation.length <= 8)
}

/**
 * Lets a program answer. If it fails, or the rules fail on its move, it makes a random move instead. Returns a note for
 * people. If nothing is played, the rules fail on everything that was tried.
 */
function answerFor(match: Match, player: Player, name: string): string | undefined {
  const question = questionOf(match)
  if (question === undefined) return undefined
  const answers = [player, ...Array.from({ length: TRIES }, (_, i) => randomPlayer(`${match.ply} ${i}`))]
  let trouble: string | undefined
  for (const one of answers) {
    const wrong = wrongWith(() => {
      const given = one.answer(question)
      return ('move' in given ? match.play(given.move) : match.playLayout(given.layout))?.message
    })
    if (wrong === undefined)
      return trouble === undefined ? undefined : `${trouble} ${name} makes a random move.`
    trouble ??= wrong
  }
  return trouble
}

/** Number of random moves tried if the rules fail on a program's move. */
const TRIES = 10

/**
 * Takes everything back to the last decision of a person, or returns why that is not allowed. Programs agree to
 * anything, and so do the named players.
 */
function undoTo(
  match: Match,
  others: readonly (Player | undefined)[],
  seat: number,
  named: readonly number[],
): Refused | undefined {
  const isPerson = (one: number): boolean => others[match.playerAt(one)] === undefined
  const people = [...others.keys()].filter(isPerson)
  const [by = seat, ...rest] = people.length === 1 ? people : named
  const agreed = [...rest, ...[...others.keys()].filter((one) => !isPerson(one))]
  const wrong = match.takeBack({ by, agreed })
  if (wrong !== undefined) return wrong
  for (
    let decision = match.decision();
    decision !== undefined && !isPerson(decision.seat);
    decision = match.decision()
  )
    if (match.takeBack({ by, agreed }) !== undefined) break
  return undefined
}
