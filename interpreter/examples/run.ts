import { faceOf } from '../state/face.ts'
import type { Code } from '../../grammar/diagnostics/catalogue.ts'
import type { CheckedGame } from '../../grammar/check/checked-game.ts'
import type { Deduced } from '../../grammar/check/elaboration/services/knowledge-questions.ts'
import type { EndOfGame, ExamplePlan, ExampleStep, ThingOfChance } from '../../grammar/examples/example.ts'
import { H, type ExprIR, type GameIR, type MentionIR } from '../../grammar/ir/ir.ts'
import { partOfText } from '../../grammar/document/part-of-text.ts'
import type { Span } from '../../grammar/source/span.ts'
import { mentioned } from '../notation/mentioned-value.ts'
import { namesAction, unreadable } from '../notation/unreadable.ts'
import { canTell } from '../deduction/can-tell.ts'
import { closuresProgram } from '../closures/program.ts'
import { fastProgram } from '../codegen/fast-program.ts'
import { Match, type Result } from '../match/match.ts'
import { MOST_LEFT_OUT, playLine } from '../match/move-line.ts'
import { listNames, winText } from '../match/who-won.ts'
import { pointsIn } from '../state/outcome.ts'
import { isRefused, wholeMessage, type Refused } from '../match/refused.ts'
import { brokenIn } from '../program/broken-invariants.ts'
import { Fault, type Program, type Wanted } from '../program/program.ts'
import { matchAtPosition } from '../save/position.ts'
import { withSecondOpinion } from '../program/second-opinion.ts'
import { declineUnknown, type Unknown } from './decline-unknown.ts'
import { turnPassedOver } from './inside-loops.ts'
import { layOutPosition } from './lay-out-position.ts'

/** The first line of an example that failed. */
export interface Failure {
  readonly span: Span
  readonly message: string
  /** A guess at the mistake in the example. */
  readonly hint?: string
  /** The code of what is wrong with the text of its position, which is none of this game. */
  readonly code?: Code
}

/** The reference program of a game, which examples and explanations need. */
export function programOf(checked: CheckedGame): Program {
  const ir = checked.irNow()
  return withSecondOpinion(closuresProgram(ir), () => fastProgram(ir))
}

/**
 * Runs an example. The seed decides chance where the example leaves it open. Questions asked by documents in `unknown`
 * are declined.
 */
export function runWithSeed(
  program: Program,
  plan: ExamplePlan,
  unknown: Unknown,
  seed: string,
): { readonly failure: Failure | undefined; readonly isByChance: boolean } {
  const passedOver = turnPassedOver(program, plan)
  if (passedOver !== undefined) {
    const { message, help } = passedOver
    const { span } = plan.entry ?? plan.example
    return { failure: { span, message, hint: help }, isByChance: false }
  }
  const misplaced = wrongPosition(program, plan)
  if (misplaced !== undefined) return { failure: misplaced, isByChance: false }
  const { match, steps } = startExample(program, plan, unknown, seed)
  const run: Run = { program, unknown, isByChance: false }
  const failure = runSteps(run, match, steps)
  return { failure, isByChance: run.isByChance }
}

interface Run {
  readonly program: Program
  readonly unknown: Unknown
  /** True if chance decided something that the example does not give. */
  isByChance: boolean
}

function hasDrawn(match: Match): boolean {
  const state = match.snapshot()
  return [H.drawsShuffle, H.drawsRandom, H.drawsRoll].some((at) => (state[at] ?? 0) > 0)
}

/**
 * Starts a game as an example's `given` describes it, before any of its moves, and returns the remaining lines. Chance
 * before the first decision consumes the lines that come first; the rest belongs to the first line.
 */
export function startExample(
  program: Program,
  plan: ExamplePlan,
  unknown: Unknown = new Set(),
  seed = plan.example.label,
): { readonly match: Match; readonly steps: readonly ExampleStep[] } {
  const { steps } = plan
  const behind = steps.findIndex(({ kind }) => kind !== 'random')
  const first = behind < 0 ? steps : steps.slice(0, behind)
  const begun: Match[] = []
  const left = program.chance.give(wantedBy(program, first), () => {
    const started = position(program, plan, seed)
    declineUnknown(started, unknown)
    begun.push(started)
  })
  const [match] = begun
  if (match === undefined) throw new Error('what chance is given to has not been done')
  return { match, steps: steps.slice(first.length - left.length) }
}

/** The results that chance should give, in order. */
export function wantedBy(program: Program, steps: readonly ExampleStep[]): readonly Wanted[] {
  return steps.flatMap((step) => (step.kind === 'random' ? [wantedThing(program, step.thing)] : []))
}

/** The fault in the text of an example's position, if it is written as one. */
export function wrongPosition(
  program: Program,
  { example: { position: text } }: ExamplePlan,
): Failure | undefined {
  if (text === undefined) return undefined
  const match = matchAtPosition(program, text.text, { seed: 0 })
  if (!isRefused(match)) return undefined
  const { code, message, help, start, end } = match
  const { span } = start < end ? partOfText(text, start, end) : text
  return { span, message, code, ...(help === undefined ? {} : { hint: help }) }
}

function position(program: Program, plan: ExamplePlan, seed: string): Match {
  const { position: text } = plan.example
  if (text !== undefined) {
    const match = matchAtPosition(program, text.text, { seed })
    if (isRefused(match)) throw new Fault(match.code, match.message, -1)
    return match
  }
  if (plan.entry === undefined) return Match.start(program, { seed })
  const { point, seat } = plan.entry
  return Match.from(program, { seed, point, seat, prepare: layOutPosition(program, plan) })
}

function runSteps(run: Run, match: Match, steps: readonly ExampleStep[]): Failure | undefined {
  const { program } = run
  let given: Extract<ExampleStep, { kind: 'random' }>[] = []
  for (const each of steps) {
    if (each.kind === 'random') {
      given.push(each)
      continue
    }
    const step = withGiven(each, given)
    if (step !== each) given = []
    const [first] = given
    let failure: Failure | undefined
    const left = program.chance.give(
      wantedBy(program, given),
      () => (failure = runStep(run, match, step, each === steps.at(-1))),
    )
    run.isByChance ||= hasDrawn(match)
    if (failure !== undefined) return failure
    const broken = brokenIn(program, match.snapshot())
    if (broken !== undefined)
      return {
        span: step.span,
        message: `After this, it does not hold for every ${broken.of}: ${broken.label}.`,
      }
    if (left.length > 0 && first !== undefined) return notGiven(given.at(-left.length) ?? first)
    given = []
  }
  const [unused] = given
  return unused === undefined
    ? undefined
    : { span: unused.span, message: 'Nothing is left to chance after this.' }
}

/** The branches with the results of chance before them, which are for the first line of each. */
function withGiven(
  step: Exclude<ExampleStep, { kind: 'random' }>,
  given: readonly ExampleStep[],
): typeof step {
  if (step.kind !== 'either' || given.length === 0) return step
  return { ...step, branches: step.branches.map((branch) => [...given, ...branch]) }
}

function notGiven({ span, thing }: Extract<ExampleStep, { kind: 'random' }>): Failure {
  const order = thing.is === 'piece' ? ' What comes first after a shuffle is given by `shuffled`.' : ''
  return { span, message: `${NOT_GIVEN}${order}` }
}

export const NOT_GIVEN =
  'Chance cannot give this here. What chance decides right after a move is written before that move.'

function wantedThing({ ir }: Program, thing: ThingOfChance): Wanted {
  if (thing.is === 'value')
    return (value, named = thing.named) => named === thing.named && thing.values.includes(value)
  const among =
    (kinds: readonly number[]) =>
    (piece: number): boolean =>
      kinds.includes(ir.pieces[piece]?.kind ?? -1)
  return thing.is === 'order' ? { first: thing.kinds.map(among) } : among(thing.kinds)
}

/** The failure of a move that cannot be made, unless the rules refused it. */
function notRefused(match: Match, text: string, refused: Refused): string | undefined {
  if (!REFUSALS.has(refused.code))
    return `\`${text}\` is not refused, but the rules fail on it: ${wholeMessage(refused)}`
  // A text that is not a move is always refused, so a refusal would prove nothing.
  const mistake = unreadable(match.ir, text)
  if (mistake !== undefined) return `\`${text}\` is not a move in this game: ${mistake}.`
  if (refused.because.length > 0) return undefined
  if (isGibberish(match, text)) return `\`${text}\` is not a move in this game.`
  if (match.why(text).legal)
    return [`\`${text}\` is allowed, but written differently here.`, refused.help ?? ''].join(' ').trimEnd()
  return undefined
}

/** A move that is not legal, or an unknown setup. Other codes mean that something failed during the move. */
const REFUSALS: ReadonlySet<Code> = new Set(['ST5004', 'ST5010'])

/** True if the text is neither a move of an action nor a setup. */
function isGibberish(match: Match, text: string): boolean {
  if (text === 'done' || match.decision()?.kind === 'arrangement') return false
  return !namesAction(match.ir, text) && !match.why(text).understood
}

/** Plays the moves an example leaves out: the only possible answer, while another player decides. */
function skipForced(match: Match, seat: number): void {
  for (
    let decision = match.decision();
    decision !== undefined && decision.seat !== seat;
    decision = match.decision()
  ) {
    const [only, second] = match.moves()
    if (only === undefined || second !== undefined) return
    if (match.play(only) !== undefined) return
  }
}

function nameOf({ ir }: Match, seat: number): string {
  return ir.seats[seat]?.name ?? '?'
}

/** Plays what an example leaves out before a move of this seat. If the seat does not decide then, returns the reason. */
function notAsked(match: Match, seat: number): string | undefined {
  const first = match.decision()
  skipForced(match, seat)
  // If what was left out finished the game, the player who was asked before explains more.
  const asked = (match.decision() ?? first)?.seat
  if (asked === undefined) return `The game is over; ${ending(match)}.`
  return asked === seat
    ? undefined
    : `${nameOf(match, seat)} does not decide now, but ${nameOf(match, asked)}.`
}

/** Plays a move of the deciding player. If only `done` is possible before it, that may be left out. */
function playedAfterDone(match: Match, text: string): Refused | undefined {
  const seat = match.decision()?.seat
  const refused = match.play(text)
  if (refused === undefined) return undefined
  for (let left = 0; left < MOST_LEFT_OUT; left++) {
    const [only, second] = match.decision()?.seat === seat ? match.moves() : []
    if (only === undefined || only.action !== undefined || second !== undefined) break
    if (match.play(only) !== undefined) break
    if (match.play(text) === undefined) return undefined
  }
  return refused
}

function withHelp(refused: Refused): string {
  const { help } = refused
  const message = wholeMessage(refused)
  return help === undefined ? message : `${message} ${help}`
}

/** The end of a finished game, in the words of `ends`. */
function ending(match: Match): string {
  const result = match.result()
  if (result === undefined) return 'it goes on'
  const how: Readonly<Record<typeof result.kind, string>> = {
    won: winText(match.ir, result),
    lost: 'all players lose',
    drawn: 'it is drawn',
    scored: 'it is scored',
  }
  return `${how[result.kind]} by ${result.reason}`
}

/** True if a game ended as an example says. Everybody who does not lose wins, and nobody wins if all lose. */
function isSo({ ir }: Match, how: EndOfGame, result: Result): boolean {
  if (!('seats' in how)) return result.kind === how.is
  if (result.kind !== 'won' && result.kind !== 'lost') return false
  const { seats, points } = how
  if (points !== undefined && points !== pointsIn(result)) return false
  const winners = how.is === 'won' ? seats : [...ir.seats.keys()].filter((seat) => !seats.includes(seat))
  return winners.length === result.winners.length && winners.every((seat) => result.winners.includes(seat))
}

/** True if an example gives this reason: as players are shown it, or by the name of the rule. */
function isReason({ ends, reasons }: GameIR, given: string, shown: string): boolean {
  return given === shown || ends.some(({ label, reason }) => label === given && reasons[reason] === shown)
}

function runStep(
  run: Run,
  match: Match,
  step: Exclude<ExampleStep, { kind: 'random' }>,
  isLast: boolean,
): Failure | undefined {
  const { span } = step
  const fail = (message: string): Failure => ({ span, message })
  switch (step.kind) {
    case 'move': {
      const otherwise = notAsked(match, step.seat)
      if (otherwise !== undefined) return fail(otherwise)
      const refused = playedAfterDone(match, step.text)
      if (refused === undefined) declineUnknown(match, run.unknown)
      // After the last line, the player asked may have no move: the example is about what that line shows.
      if (refused === undefined || (isLast && refused.code === 'ST5102')) return undefined
      return fail(withHelp(refused))
    }
    case 'record': {
      const refused = playLine(match, step.moves, () => declineUnknown(match, run.unknown))
      return refused === undefined ? undefined : fail(withHelp(refused))
    }
    case 'cannot': {
      const otherwise = notAsked(match, step.seat)
      if (otherwise !== undefined) return fail(otherwise)
      const refused = match.clone().play(step.text)
      if (refused === undefined) return fail(`\`${step.text}\` is allowed.`)
      const unread = notRefused(match, step.text, refused)
      if (unread !== undefined) return fail(unread)
      if (step.because === undefined || refused.because.includes(step.because)) return undefined
      if (refused.because.length === 0)
        return fail(
          withHelp({
            ...refused,
            message: `\`${step.text}\` cannot be read as a move here, so no rule refuses it.`,
          }),
        )
      return fail(`\`${step.text}\` is refused because: ${refused.because.join(', ')}.`)
    }
    case 'check':
      return match.evaluate(toldIn(match, step.condition, step.deduced)) === 1
        ? undefined
        : fail(`this does not hold${valuesIn(run.program, match, step.mentions)}`)
    case 'legal': {
      const legal = match.moves().map((m) => m.notation)
      const matching = step.moves.map((text) => match.movesMeant(text).map((m) => m.notation))
      const listed = new Set(matching.flat())
      const missing = step.moves.filter((_, i) => matching[i]?.length === 0)
      const extra = legal.filter((notation) => !listed.has(notation))
      if (missing.length === 0 && extra.length === 0) return undefined
      const parts = [
        ...(missing.length > 0 ? [`not legal: ${missing.join(', ')}`] : []),
        ...(extra.length > 0 ? [`legal and not listed: ${extra.join(', ')}`] : []),
      ]
      return fail(`The legal moves differ; ${parts.join('; ')}.`)
    }
    case 'asked': {
      const decision = match.decision()
      if (decision === undefined) return fail(`The game is over; ${ending(match)}.`)
      return decision.seat === step.seat ? undefined : fail(`${nameOf(match, decision.seat)} decides now.`)
    }
    case 'ends': {
      const result = match.result()
      if (result === undefined) return fail('The game goes on.')
      if (isSo(match, step.how, result) && isReason(match.ir, step.reason, result.reason)) return undefined
      return fail(`The game ended differently; ${ending(match)}.`)
    }
    case 'picture':
      return comparePicture(match, step)
    case 'either': {
      for (const branch of step.branches) {
        const failure = runSteps(run, match.clone(), branch)
        if (failure !== undefined) return failure
      }
      return undefined
    }
  }
}

/** Adds to a condition the deduced facts that it looks up. */
function toldIn(match: Match, condition: ExprIR, deduced: readonly Deduced[]): ExprIR {
  return deduced.reduce((body, { reg, seat, fact }): ExprIR => {
    const value = canTell(match.knowledge(match.evaluate(seat)), fact) ? 1 : 0
    return { op: 'let', reg, value: { op: 'const', value }, body }
  }, condition)
}

/** The values that a condition mentions. */
function valuesIn(program: Program, match: Match, mentions: readonly MentionIR[]): string {
  const state = match.snapshot()
  const values = mentions.map((mention) => `\`${mention.text}\` is ${mentioned(program, state, mention)}`)
  return values.length === 0 ? '' : `: ${listNames(values)}`
}

function comparePicture(match: Match, step: Extract<ExampleStep, { kind: 'picture' }>): Failure | undefined {
  const { ir } = match
  const view = match.view(step.seat)
  const state = match.snapshot()
  for (const square of step.spaces) {
    const [seen] = view.spaces[square.space] ?? []
    const space = ir.spaces[square.space]?.name ?? '?'
    const fail = (what: string): Failure => ({ span: square.span, message: `On ${space} there is ${what}.` })
    if (square.shows === 'nothing') {
      if (seen !== undefined) return fail('a piece')
      continue
    }
    if (seen === undefined) return fail('nothing')
    // Without a seat, a picture shows the truth, not somebody's knowledge.
    const truth = faceOf(ir, state, state[ir.memory.first + square.space] ?? -1)
    const kind = step.seat === undefined ? ir.kinds[truth?.kind ?? -1]?.name : seen.kind
    if (square.shows === 'unknown') {
      if (kind !== undefined) return fail(`a ${kind} whose face is known`)
    } else if (kind !== ir.kinds[square.kind]?.name || (seen.owner ?? square.seat) !== square.seat)
      return fail(kind === undefined ? 'a piece whose face is not known' : `a ${kind}`)
  }
  return undefined
}
