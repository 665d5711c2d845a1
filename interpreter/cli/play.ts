import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Configured } from '../../grammar/load.ts'
import { programOf } from '../examples/run.ts'
import { Match } from '../match/match.ts'
import { isRefused } from '../match/refused.ts'
import { randomPlayer } from '../players/random.ts'
import type { Player } from '../players/player.ts'
import { load, save } from '../save/save.ts'
import { sceneOf } from '../scene/scene.ts'
import { sceneText } from '../scene/text.ts'
import { EXIT, UsageError } from './exit.ts'
import { colorOn, print } from './output.ts'
import { resultLine } from './result-line.ts'
import { configuredFor } from './ruleset-argument.ts'
import type { RulesetOptions } from './ruleset-argument.ts'

export interface PlayOptions extends RulesetOptions {
  readonly seed: string
  readonly hotSeat?: boolean
  readonly as?: string
  readonly record?: string
}

const HELP = `Type a move, or
  moves      all moves that are legal now
  undo       take back
  resign     give up
  quit       stop; a recorded game can be gone on with`

/** A game in the terminal: against random players, or several people at one screen. Reads moves from a pipe as well. */
export async function play(file: string, options: PlayOptions): Promise<number> {
  const configured = configuredFor(file, options)
  const program = programOf(configured.checked)
  const { seats } = program.ir
  const mine = seatOf(configured, options)
  const match = begin(program, options)
  const others = seats.map((_, seat): Player | undefined =>
    mine === undefined || mine === seat ? undefined : randomPlayer(`${options.seed} ${seat}`),
  )
  const terminal = process.stdin.isTTY === true
  const color = colorOn(process.stdout)
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
  const keep = (): void => {
    if (options.record !== undefined) writeWhole(options.record, save(match))
  }
  const show = (seat: number): void =>
    print(sceneText(program.ir, sceneOf(program.ir, match.view(seat)), { color }))
  const ask = async (prompt: string): Promise<string | undefined> => {
    if (terminal) process.stdout.write(prompt)
    const { value, done } = await lines.next()
    return done === true ? undefined : value
  }
  let shown = -1
  let lastSeat: number | undefined
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    const { seat } = decision
    const other = others[seat]
    if (other !== undefined) {
      const moves = match.moves()
      const question = {
        view: match.view(seat),
        decision,
        moves,
        sampleLayout: match.sampleLayout.bind(match),
      }
      const answer = other.answer(question)
      const text = 'move' in answer ? answer.move.notation : undefined
      const wrong = 'move' in answer ? match.play(answer.move) : match.playLayout(answer.layout)
      if (wrong !== undefined) throw new Error(wrong.message)
      print(`${seats[seat]?.name ?? ''}: ${text ?? 'sets up'}`)
      keep()
      continue
    }
    if (options.hotSeat === true && lastSeat !== undefined && lastSeat !== seat) {
      if (terminal) process.stdout.write('\u001b[2J\u001b[H')
      if (terminal) await ask(`Pass the screen to ${seats[seat]?.name ?? ''} and press Enter. `)
    }
    lastSeat = seat
    if (shown !== match.ply) {
      show(seat)
      if (decision.kind === 'arrangement') print(setupHint(match))
    }
    shown = match.ply
    const line = await ask(`${seats[seat]?.name ?? ''}> `)
    if (line === undefined || line.trim() === 'quit') break
    const before = match.ply
    const said = answerLine(match, seat, line.trim(), () => undoTo(match, others))
    if (said !== undefined) print(said)
    if (match.ply !== before) keep()
  }
  keep()
  const result = match.result()
  if (result !== undefined) {
    show(mine ?? 0)
    print(resultLine(program.ir, result))
  }
  return EXIT.fine
}

/** Does what a line says; gives what there is to answer. */
function answerLine(match: Match, seat: number, line: string, undo: () => boolean): string | undefined {
  switch (line) {
    case '':
      return undefined
    case 'help':
      return HELP
    case 'moves':
      return match.decision()?.kind === 'arrangement'
        ? setupHint(match)
        : match
            .moves()
            .map((m) => m.notation)
            .join(' ')
    case 'undo':
      return undo() ? undefined : 'There is nothing to take back.'
    case 'resign': {
      const refused = match.resign(seat)
      return refused?.message
    }
    default:
      break
  }
  if (line === 'random' && match.decision()?.kind === 'arrangement') {
    const player = randomPlayer(`set-up ${match.seed}`)
    const decision = match.decision()
    if (decision === undefined) return undefined
    const answer = player.answer({
      view: match.view(seat),
      decision,
      moves: [],
      sampleLayout: match.sampleLayout.bind(match),
    })
    return 'layout' in answer ? match.playLayout(answer.layout)?.message : undefined
  }
  const refused = match.play(line)
  if (refused === undefined) return undefined
  const said = `${refused.message}${refused.help === undefined ? '' : ` ${refused.help}`}`
  return match.decision()?.kind === 'arrangement' ? `${said}\n${setupHint(match)}` : said
}

function setupHint({ ir }: Match): string {
  const names = [...new Set(ir.setups.map((setup) => `\`${setup.name}\``))]
  const byName = names.length === 0 ? '' : `by name (${names.join(', ')}), `
  return `Set up ${byName}as rows from the front to the back with / between them, or \`random\`.`
}

/** Takes back to the last decision of a person. */
function undoTo(match: Match, others: readonly (Player | undefined)[]): boolean {
  if (!match.undo()) return false
  for (
    let decision = match.decision();
    decision !== undefined && others[decision.seat] !== undefined;
    decision = match.decision()
  )
    if (!match.undo()) break
  return true
}

function seatOf(configured: Configured, options: PlayOptions): number | undefined {
  if (options.hotSeat === true) return undefined
  const { seats } = configured.world
  if (options.as === undefined) return 0
  const seat = seats.findIndex((s) => s.name === options.as)
  if (seat < 0)
    throw new UsageError(
      'ST5002',
      `There is no player called \`${options.as}\`; there are ${seats.map((s) => s.name).join(', ')}.`,
    )
  return seat
}

/** A recorded game that is there is gone on with. */
function begin(program: ReturnType<typeof programOf>, options: PlayOptions): Match {
  const { record } = options
  if (record === undefined || !existsSync(record)) return Match.start(program, { seed: options.seed })
  const loaded = load(program, readFileSync(record, 'utf8'))
  if (isRefused(loaded))
    throw new UsageError(loaded.code, `\`${record}\` cannot be gone on with: ${loaded.message}`)
  print(`Going on with ${record}, ${loaded.ply} plies played.`)
  return loaded
}

/** The whole file or the former one, whatever happens in between. */
function writeWhole(path: string, text: string): void {
  const beside = `${path}.new`
  writeFileSync(beside, text)
  renameSync(beside, path)
}
