import { NONE, type ActionIR, type AskIR, type ChoiceIR, type GameIR } from '../../grammar/ir/ir.ts'
import type { Attempt } from '../notation/bind-attempt.ts'
import { wordsIn, wordsOfAction, wordsOfGame } from '../notation/game-words.ts'
import { readings } from '../notation/readings.ts'
import { notNow, type Reason } from '../why/refusal-reasons.ts'
import type { SeenTable } from '../why/seen-table.ts'
import { attemptsBetween, attemptsElsewhere, attemptsWritten, spacesOf } from './candidates.ts'
import { isOfForm } from './form.ts'
import { nothingWrittenSo } from './no-such-thing.ts'
import { spacesAnywhereIn, spacesIn, type Mentioned } from './spaces-in.ts'

/** Explains why an attempted move is not legal. */
export interface Why {
  /** True if it could be interpreted as a move. Otherwise there are no reasons. */
  readonly understood: boolean
  /** True if it is legal: nothing refuses it. */
  readonly legal: boolean
  /** The reasons against the interpretation that got furthest. Several, if several actions got equally far. */
  readonly reasons: readonly Reason[]
  /** Legal moves that the text can mean although it is not the name of any of them. */
  readonly instead?: readonly string[]
}

/** The explanation, with the possible meanings if nothing refuses the text. */
export interface Judged extends Why {
  readonly legalAttempts?: readonly Attempt[]
}

/** Cache of the last question in a position: a refused player often asks why. */
const last = new WeakMap<SeenTable, { readonly given: string; readonly judged: Judged }>()

/** Explains why a written move is not legal for the deciding player. Its spaces are enough: `b3 d3`. */
export function whyNotWritten(table: SeenTable, given: string): Judged {
  const cached = last.get(table)
  if (cached?.given === given) return cached.judged
  const found = judgedAnew(table, given)
  last.set(table, { given, judged: found })
  return found
}

function judgedAnew(table: SeenTable, given: string): Judged {
  for (const text of readings(table.ir, given)) {
    const why = whyNotRead(table, text)
    if (why.understood) return why
  }
  const { ask } = table
  if (ask === undefined) return NOT_UNDERSTOOD
  for (const text of readings(table.ir, given)) {
    const reasons = nothingWrittenSo(table, ask, text)
    if (reasons.length > 0) return { understood: true, legal: false, reasons }
  }
  return NOT_UNDERSTOOD
}

function whyNotRead(table: SeenTable, text: string): Judged {
  const { ask } = table
  if (ask === undefined) return NOT_UNDERSTOOD
  const { spaces, others } = spacesIn(table.ir, text)
  const named = spaces.flat()
  const written = attemptsWritten(table, ask, text, named)
  if (written.length > 0) return orFurther(table, ask, judged(table, ask, written), spaces, text)
  // If digits follow a space without a separator, it may end before they do.
  const anywhere = spacesAnywhereIn(table.ir, text)
  if (anywhere.some((space) => !named.includes(space))) {
    const touched = attemptsWritten(table, ask, text, anywhere)
    if (touched.length > 0) return judged(table, ask, touched)
  }
  const isOffered = ask.offers.some(({ action }) => hasForm(table.ir, action, text))
  if (!isOffered) {
    const why = whyNotElsewhere(table, ask, text, spaces)
    if (why.understood) return why
  }
  // A text with unknown words is not understood, even if it names spaces.
  if (spaces.length > 0 && (isOffered || others.every((word) => isKnown(table.ir, ask, word)))) {
    const why = orFurther(table, ask, whyNotFromTo(table, ask, spaces, { text, others }), spaces, text)
    const hole = others.find((word) => isHole(table.ir, word))
    const [first] = why.reasons
    if (hole !== undefined && first !== undefined)
      return { ...why, reasons: [{ ...first, sentence: `There is no space ${hole}.`, values: [] }] }
    // If nothing that is offered involves spaces, there is nothing to say about them.
    if (!why.understood || why.legal || why.reasons.length > 0) return why
  }
  return isOffered ? whyNotElsewhere(table, ask, text, spaces) : NOT_UNDERSTOOD
}

function hasForm(ir: GameIR, index: number, text: string): boolean {
  const action = ir.actions[index]
  return action !== undefined && isOfForm(ir, action, text)
}

function isKnown(ir: GameIR, ask: AskIR, word: string): boolean {
  if (word === 'x' || word === 'to' || wordsOfGame(ir).has(word) || isHole(ir, word)) return true
  return ask.offers.some(({ action: index }) => {
    const action = ir.actions[index]
    return action !== undefined && wordsOfAction(action).includes(word)
  })
}

/** True for a hole between the spaces of a board, which people name like a space. */
function isHole(ir: GameIR, word: string): boolean {
  const [, file, row] = /^(\p{L}{1,2})(\d{1,2})$/u.exec(word) ?? []
  if (file === undefined || row === undefined) return false
  const isAlike = (form: RegExp): boolean => ir.spaces.some(({ name }) => form.test(name))
  return (
    isAlike(new RegExp(`(?:^| )${file}\\d+$`, 'iu')) && isAlike(new RegExp(`(?:^| )\\p{L}+${row}$`, 'iu'))
  )
}

/** Explains why a text is not a move that could be made now, if it has the form of an action that is not offered. */
function whyNotElsewhere(table: SeenTable, ask: AskIR, text: string, spaces: readonly Mentioned[]): Why {
  const { ir } = table
  const elsewhere = attemptsElsewhere(table, ask, text)
  if (elsewhere.length > 0) return judged(table, ask, elsewhere)
  const here = new Set(ask.offers.map(({ action }) => ir.actions[action]?.name))
  const later = ir.actions.filter((action) => !here.has(action.name) && isOfForm(ir, action, text))
  const reasons = [...new Map(later.map((action) => [action.name, action])).values()].map((action) =>
    notNow(ir, action),
  )
  const [only] = later
  const [first] = spaces
  const choice = only?.choices.find(({ type }) => type === 'piece')
  const bare = spaces.length === 1 ? first?.every((space) => table.isBare(space)) : false
  if (only !== undefined && reasons.length === 1 && choice !== undefined && bare === true)
    reasons.push(nothingOn(ir, only, choice, first?.[0] ?? NONE))
  return reasons.length === 0 ? NOT_UNDERSTOOD : { understood: true, legal: false, reasons }
}

/** Explains why a player cannot go from one space to another, by whatever action is offered. */
export function whyNotBetween(table: SeenTable, from: number, to: number): Why {
  const { ask } = table
  return ask === undefined ? NOT_UNDERSTOOD : whyNotFromTo(table, ask, [[from], [to]])
}

/**
 * Reasons against an action that is written with the same signs but more words, if those written exactly so do not get
 * even as far as their first choice: `a1-a5` has the form of a pawn's move, but there is a rook on a1.
 */
function orFurther(
  table: SeenTable,
  ask: AskIR,
  why: Judged,
  route: readonly Mentioned[],
  text: string,
): Judged {
  const reach = (one: Why): number => Math.max(...one.reasons.map(({ sound }) => sound))
  if (!why.understood || why.legal || route.length < 2 || reach(why) >= 1) return why
  const further = whyNotFromTo(table, ask, route, { text, others: [], isExact: false })
  return further.understood && !further.legal && reach(further) > reach(why) ? further : why
}

/**
 * The same for a written move, by the action that it looks like. A space on several boards is taken on the one from
 * which, or to which, an action leads. Of several moves from the first to the last space, the one that passes the
 * others is meant. A move that does not pass them may be refused, but if it is legal that does not make the text legal.
 */
function whyNotFromTo(
  table: SeenTable,
  ask: AskIR,
  route: readonly Mentioned[],
  said: { readonly text?: string; readonly others: readonly string[]; readonly isExact?: boolean } = {
    others: [],
  },
): Judged {
  const { text, others, isExact } = said
  const [starts = [], goals = []] = [route[0], route.at(-1)]
  const ways = starts.flatMap((from) => goals.map((to) => [from, to] as const))
  const attempts = ways.flatMap((way) => attemptsBetween(table, ask, way, text, [], isExact))
  const passed = route.slice(1, -1).flat()
  const isAlong = (attempt: Attempt): boolean => {
    const spaces = spacesOf(table, ask, attempt)
    return spaces.length === route.length && spaces.every((space, i) => route[i]?.includes(space) === true)
  }
  const along =
    passed.length === 0
      ? attempts
      : ways.flatMap((way) => attemptsBetween(table, ask, way, text, passed, isExact)).filter(isAlong)
  const tried = along.length > 0 ? along : attempts
  if (tried.length > 0) {
    const why = judged(table, ask, tried)
    if (!why.legal) return why
    const saying = along.filter((attempt) => saysAll(table, attempt, others))
    return saying.length === 0 ? NOT_UNDERSTOOD : judged(table, ask, saying)
  }
  const occupied = ways.find(([from]) => !table.isBare(from))
  const [from, to] = occupied ?? ways[0] ?? [0, 0]
  return nothingThere(table, ask, [from, to], text)
}

/** Nothing refuses it. */
export const LEGAL: Why = { understood: true, legal: true, reasons: [] }

/** Nobody decides, or nothing was recognised. */
export const NOT_UNDERSTOOD: Why = { understood: false, legal: false, reasons: [] }

function judged(table: SeenTable, ask: AskIR, attempts: readonly Attempt[]): Judged {
  const lists = attempts.map((attempt) => table.reasonsAgainst(ask, attempt))
  const legalAttempts = attempts.filter((_, i) => lists[i]?.length === 0)
  if (legalAttempts.length > 0) return { ...LEGAL, legalAttempts }
  const reasons = mostLikely(lists).flat()
  const seen = new Set<string>()
  return {
    understood: true,
    legal: false,
    reasons: reasons.filter(({ action, label, sentence }) => {
      const key = `${action} ${label} ${sentence}`
      return !seen.has(key) && seen.add(key)
    }),
  }
}

/**
 * The intended move is the interpretation that got furthest, and among those of one action the one with the fewest
 * reasons against it, not counting those that only prefer other moves. Reasons against others would be about things
 * that nobody has named. If several are equally near, all of them count, because one alone might not be the one that
 * was meant.
 */
function mostLikely(lists: readonly (readonly Reason[])[]): readonly (readonly Reason[])[] {
  const furthest = Math.floor(Math.max(...lists.map(reached)))
  const byAction = new Map<string, (readonly Reason[])[]>()
  for (const list of lists) {
    if (reached(list) < furthest) continue
    const action = list[0]?.action ?? ''
    const [known, ...more] = byAction.get(action) ?? []
    if (known === undefined || isLikelier(list, known)) byAction.set(action, [list])
    else if (!isLikelier(known, list)) byAction.set(action, [known, ...more, list])
  }
  return [...byAction.values()].flat()
}

function reached(list: readonly Reason[]): number {
  return Math.max(...list.map(({ sound }) => sound))
}

function isLikelier(list: readonly Reason[], than: readonly Reason[]): boolean {
  const nearer = reached(list) - reached(than) || against(than) - against(list) || than.length - list.length
  return nearer > 0
}

function against(list: readonly Reason[]): number {
  return list.filter(({ compares }) => !compares).length
}

/**
 * True if the other words of a text are those of the move: its action, the words of its notation, the kinds of its
 * pieces as far as the player knows them.
 */
function saysAll(table: SeenTable, { action: index, values }: Attempt, others: readonly string[]): boolean {
  const action = table.ir.actions[index]
  if (action === undefined) return false
  const kinds = action.choices.flatMap(({ type }, i) => {
    const kind = type === 'piece' ? table.kindOf(values[i] ?? NONE) : undefined
    return kind === undefined ? [] : [kind.name, kind.plural, kind.letter ?? '']
  })
  const knownWords = new Set([...wordsOfAction(action), ...kinds.flatMap(wordsIn)])
  return others.every((word) => knownWords.has(word))
}

/** No action takes these two spaces: nothing on one of them could be used by it. */
function nothingThere(
  table: SeenTable,
  ask: AskIR,
  [from, to]: readonly [number, number],
  text: string | undefined,
): Why {
  const { ir } = table
  const empty = [from, to].find((space) => table.isBare(space))
  const offered = ask.offers.map(({ action }) => action)
  const actions = text === undefined ? [] : offered.filter((action) => hasForm(ir, action, text))
  const reasons = (actions.length > 0 ? actions : offered).flatMap((index): readonly Reason[] => {
    const action = ir.actions[index]
    const choice = action?.choices[0]
    if (action === undefined || choice === undefined) return []
    return [
      empty === undefined || choice.type === 'space'
        ? wrongChoice(
            action,
            choice,
            `\`${action.name}\` does not lead from ${ir.spaces[from]?.name ?? '?'} to ${ir.spaces[to]?.name ?? '?'}.`,
          )
        : nothingOn(ir, action, choice, empty),
    ]
  })
  return { understood: true, legal: false, reasons }
}

function nothingOn(ir: GameIR, action: ActionIR, choice: ChoiceIR, space: number): Reason {
  return wrongChoice(action, choice, `There is nothing on ${ir.spaces[space]?.name ?? '?'}.`)
}

function wrongChoice(action: ActionIR, choice: ChoiceIR, sentence: string): Reason {
  return {
    action: action.name,
    kind: 'choice',
    label: choice.name,
    sentence,
    values: [],
    at: undefined,
    sound: 0,
    compares: false,
  }
}
