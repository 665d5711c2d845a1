import type { GameIR } from '../../grammar/ir/ir.ts'
import { PLAY_COMMANDS } from '../../interpreter/cli/play-commands.ts'
import { sourceWording } from '../../interpreter/cli/wording.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { Notation } from '../../interpreter/notation/notation.ts'
import { playerCalled } from '../../interpreter/players/players.ts'
import { questionOf } from '../../interpreter/players/question.ts'
import { MAX_MOVES } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { chance } from '../games/loaded.ts'
import { seedOr } from '../volume.ts'
import { guessedTexts } from './guessed-texts.ts'
import { passingSights } from './passing-sights.ts'
import { swappedFaces } from './swapped-faces.ts'

type Below = (n: number) => number

/** Decisions between two positions that are compared. */
const BETWEEN = 4
const LONGEST_GAME = 90
/** Positions between two in which programs answer, too. */
const THINKING = 8
/** Moves of a position that are made, compared and taken back. */
const MADE = 3

export interface Guessed {
  readonly states: number
  readonly texts: number
  readonly leak: string | undefined
}

/**
 * Compares the answers to guesses in positions that differ only in what the deciding seat cannot know. One of each two is on the
 * reference, the other on generated code.
 */
export function guess(ir: GameIR, states: number, texts: number): Guessed {
  const below = chance(seedOr(7))
  const programs = [fastProgram(ir), closuresProgram(ir)] as const
  let [found, asked] = [0, 0]
  for (let game = 1; found < states && game <= states + 3; game++) {
    const match = Match.start(programs[game % 2 === 0 ? 1 : 0], { seed: game })
    for (let ply = 0; found < states && ply < LONGEST_GAME && match.decision() !== undefined; ply++) {
      if (match.decision()?.kind === 'choice' && below(BETWEEN) === 0) {
        const pair = found % 2 === 0 ? programs : ([programs[1], programs[0]] as const)
        const compared = compareAt(pair, match, { count: texts, isThinking: found % THINKING === 0 }, below)
        if (compared !== undefined) {
          found++
          asked += compared.texts
          if (compared.leak !== undefined)
            return { states: found, texts: asked, leak: `game ${game}, ply ${match.ply}: ${compared.leak}` }
        }
      }
      if (!playOn(match, below)) break
    }
  }
  return { states: found, texts: asked, leak: undefined }
}

function playOn(match: Match, below: Below): boolean {
  if (match.decision()?.kind === 'arrangement') {
    const layout = match.sampleLayout(below)
    return layout !== undefined && match.playLayout(layout) === undefined
  }
  const moves = match.moves()
  const move = moves[below(moves.length)]
  return move !== undefined && match.play(move) === undefined
}

/** The number of texts compared, and the first difference; undefined if the position has no twin. */
function compareAt(
  [one, other]: readonly [Program, Program],
  match: Match,
  { count, isThinking }: { readonly count: number; readonly isThinking: boolean },
  below: Below,
): { readonly texts: number; readonly leak: string | undefined } | undefined {
  const { ir } = one
  const seat = match.decision()?.seat ?? 0
  const truth = match.snapshot()
  const offered = match.moves()
  const isNear = (container: number): boolean =>
    offered.some(({ notation }) => notation.includes(ir.containers[container]?.name ?? '?'))
  const swapped = swappedFaces(ir, truth, seat, isNear, below)
  if (swapped === undefined) return undefined
  const [here, there] = [standing(one, truth), standing(other, swapped.state)]
  // A position in which the seat sees something else or has other moves is no twin.
  if (sight(here, seat) !== sight(there, seat)) return undefined
  const compared = (texts: number, leak?: string) => ({ texts, leak })
  const differ = (ask: (of: Match) => string): string | undefined => {
    const [this_, that] = [ask(here), ask(there)]
    return this_ === that ? undefined : `${this_} or ${that}`
  }
  const leak = differ((of) => told(of, seat)) ?? afterMoves(here, there, seat, below)
  if (leak !== undefined) return compared(0, leak)
  // Programs count their work, which the back ends count differently.
  if (isThinking) {
    const twin = standing(one, swapped.state)
    const [this_, that] = [thought(here, seat), thought(twin, seat)]
    if (this_ !== that) return compared(0, `thinking: ${this_} or ${that}`)
  }
  let texts = 0
  for (const typed of guessedTexts(ir, offered, swapped, count, below)) {
    texts++
    const leak = differ((of) => answers(of, typed))
    if (leak !== undefined) return compared(texts, `\`${typed}\` by ${ir.seats[seat]?.name}: ${leak}`)
  }
  return compared(texts)
}

/** A match that waits in a state. */
function standing(program: Program, state: Int32Array): Match {
  return Reflect.construct(Match, [program, '1', state.slice()]) as Match
}

function sight(match: Match, seat: number): string {
  return text([match.view(seat), match.moves()])
}

/** What the library says besides answers to texts. */
function told(match: Match, seat: number): string {
  const actions = [...new Set(match.moves().flatMap(({ action }) => action ?? []))]
  return text([
    match.handed(),
    match.prepared(),
    match.log(seat),
    known(match, seat),
    actions.map((action) => match.nextChoices(action)),
  ])
}

function known(match: Match, seat: number): unknown {
  const { position, moves } = match.knowledge(seat)
  return [position, moves]
}

/** Makes some moves: where the seat sees the same of both, everything else must be the same, also after taking back. */
function afterMoves(here: Match, there: Match, seat: number, below: Below): string | undefined {
  const moves = here.moves()
  for (let tries = 0; tries < MADE && moves.length > 0; tries++) {
    const move = moves[below(moves.length)]?.notation ?? ''
    const pair = [here.clone(), there.clone()] as const
    const [refused, other] = pair.map((of) => text(of.play(move) ?? 'played'))
    if (refused !== other) return `${move}: ${refused} or ${other}`
    // Views do not show in which order things came, but whoever sees them has seen it.
    const seeing = (of: Match): string => text([of.view(seat), of.decision(), of.result(), known(of, seat)])
    const [seen, otherwise] = pair.map(seeing)
    if (seen !== otherwise) continue
    const said = (of: Match): string => text([of.log(seat), known(of, seat), of.takenBack])
    const [first, second] = pair.map(said)
    if (first !== second && passesUnlike(here, there, move, seat)) continue
    if (first !== second) return `after ${move}: ${first} or ${second}`
    for (const of of pair) of.undo()
    const [back, again] = pair.map((of) => said(of) + told(of, seat) + sight(of, seat))
    if (back !== again) return `after ${move} was taken back: ${back} or ${again}`
  }
  return undefined
}

/** True if the seat has seen something on the way that distinguishes the two. */
function passesUnlike(here: Match, there: Match, move: string, seat: number): boolean {
  const [seen, otherwise] = [here, there].map((of) => {
    const [state, codes] = [of.snapshot(), new Int32Array(MAX_MOVES)]
    const listed = new Notation(of.program).all(state, codes, of.program.legal(state, codes))
    const code = listed.find(({ text }) => text === move)?.code ?? -1
    return passingSights(of.ir, state, code, seat)
  })
  return seen !== otherwise
}

/** What programs answer for the seat, and what a hint says to it. */
function thought(match: Match, seat: number): string {
  const hint = PLAY_COMMANDS.find(({ name }) => name === 'hint')
  const said = hint?.run(
    {
      match: match.clone(),
      seat,
      wording: sourceWording(match.ir),
      width: 80,
      color: false,
      undo: () => undefined,
      rules: () => '',
      prints: { short: new Map(), whole: new Map(), regions: [] },
    },
    '',
  )
  let hinted: unknown = said?.text
  if (said?.thinking !== undefined) {
    let step = said.thinking.next()
    while (step.done !== true) step = said.thinking.next()
    hinted = step.value
  }
  const question = questionOf(match)
  const answered = ['random', 'greedy', 'search:5'].map(
    (name) => question && playerCalled(name, 7)?.answer(question),
  )
  return text([hinted, answered])
}

function answers(match: Match, typed: string): string {
  const playing = match.clone()
  const refused = playing.play(typed)
  const action = /^(.*?) \(/u.exec(typed)?.[1] ?? typed
  return text([
    refused ?? 'played',
    (refused === undefined ? match : playing).why(typed),
    match.movesMeant(typed),
    match.nextChoices(action, [typed.slice(action.length + 2, -1)]),
  ])
}

function text(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => (member === undefined ? 'nothing' : member))
}
