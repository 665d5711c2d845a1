import { faceOf } from '../state/face.ts'
import type { ActionIR, AskIR, ChoiceIR, ChoicePartIR, GameIR, MentionIR } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { comparesMoves } from '../../grammar/ir/move-comparisons.ts'
import { rulesOfMoves } from '../../grammar/ir/rules.ts'
import type { RulesIR } from '../../grammar/ir/nodes.ts'
import { readsCell } from '../../grammar/ir/walk.ts'
import { seenValue } from '../notation/seen-value.ts'
import { Obstacles } from './obstacles.ts'
import { capitalized, pieceWords } from './piece-words.ts'
import { isEmptySlot } from '../notation/slots.ts'
import { mentioned } from '../notation/mentioned-value.ts'
import { recognises } from '../state/knows.ts'
import type { Program, Refusal } from '../program/program.ts'
import { thrownFor } from './dice-mentions.ts'
import { rulePlaceOf, type RulePlace } from '../program/rule-place.ts'
import { stateWithAttempt, NOT_OFFERED, type Attempt } from '../notation/bind-attempt.ts'

/** One reason against a move, for the deciding player only. */
export interface Reason {
  /** The assumed action of the attempt. */
  readonly action: string
  /** An illegal choice, a condition that does not hold, a prohibition, or an action that is not possible now. */
  readonly kind: 'choice' | 'condition' | 'forbid' | 'time'
  /** Name of the choice, or label of the condition. */
  readonly label: string
  /** For people. */
  readonly sentence: string
  /**
   * Everything the rule mentions, in its words, with present values, as far as the player may know them. If it only
   * prefers other moves, also `a better move`.
   */
  readonly values: readonly { readonly text: string; readonly value: string }[]
  readonly at: RulePlace | undefined
  /**
   * Number of legal choices, and the fraction of the next choice's phrases that fits. Of several interpretations of an
   * attempt, the one that got furthest was probably meant. Negative if fewer things are named than are chosen together.
   */
  readonly sound: number
  /** True if it only prefers other moves to this one. */
  readonly compares: boolean
}

/**
 * The reasons against an attempt, in the order in which its choices are made. Empty if it is legal. After an illegal
 * choice there are no further reasons, because they would be about a thing that the player may know nothing of.
 */
export function reasonsAgainst(
  program: Program,
  state: Int32Array,
  ask: AskIR,
  attempt: Attempt,
  seat: number,
): readonly Reason[] {
  const action = program.ir.actions[attempt.action]
  if (action === undefined) return []
  if (attempt.offer === NOT_OFFERED && isReply(program, action)) return [notNow(program.ir, action)]
  const refusals =
    attempt.offer === NOT_OFFERED
      ? program.refusalsOf(state, attempt.action, attempt.values)
      : program.refusals(state, attempt.offer, attempt.values)
  const firstWrong = refusals.find((refusal) => refusal.kind === 'choice')
  const scratch = stateWithAttempt(program, state, ask, attempt)
  const isShort = refusals.some(
    (refusal) => refusal.kind === 'choice' && isLeftEmpty(action, refusal.choice, attempt),
  )
  const sound = isShort
    ? TOO_FEW
    : firstWrong?.kind === 'choice'
      ? soundBefore(program, action, firstWrong.choice, scratch)
      : action.choices.filter(isFirstOfName).length
  const shownValues = (values: readonly MentionIR[]): Reason['values'] =>
    values.map((mention) => ({ text: mention.text, value: shown(program, scratch, mention, seat) }))
  const reasons = refusals.flatMap((refusal): readonly Reason[] => {
    if (refusal.kind === 'choice' && refusal !== firstWrong) return []
    const about = subject(program, action, refusal, scratch, attempt)
    if (about === undefined) return []
    const { label, sentence, mentions, tests, origin } = about
    const thrown = thrownFor(program.ir, tests, seat).filter(
      ({ text }) => !mentions.some((mention) => mention.text === text),
    )
    return [
      {
        action: action.name,
        kind: refusal.kind,
        label,
        sentence,
        values: shownValues([...mentions, ...thrown]),
        at: rulePlaceOf(program.ir, origin),
        sound,
        compares: refusal.kind === 'condition' && isComparison(action, refusal.condition),
      },
    ]
  })
  return attempt.offer === NOT_OFFERED ? [{ ...notNow(program.ir, action), sound }, ...reasons] : reasons
}

function isComparison(action: ActionIR, condition: number): boolean {
  const test = action.conditions[condition]?.test
  return test !== undefined && comparesMoves(test)
}

export function notNow(ir: GameIR, action: ActionIR): Reason {
  return {
    action: action.name,
    kind: 'time',
    label: 'not now',
    sentence: `\`${action.name}\` is not possible now.`,
    values: [],
    at: rulePlaceOf(ir, action.origin),
    sound: 0,
    compares: false,
  }
}

/** True if it mentions another action's choices. Without them, its conditions cannot be evaluated. */
function isReply({ ir }: Program, action: ActionIR): boolean {
  const others = new Set(
    ir.actions.flatMap((other) => (other === action ? [] : other.choices.map(({ cell }) => cell))),
  )
  return readsCell(rulesOfMoves({ ...action, forbids: [] }), others)
}

function subject(
  program: Program,
  action: ActionIR,
  refusal: Refusal,
  scratch: Int32Array,
  { unnamed }: Attempt,
):
  | {
      readonly label: string
      readonly sentence: string
      readonly mentions: readonly MentionIR[]
      /** The conditions that did not hold. */
      readonly tests: RulesIR
      readonly origin: number
    }
  | undefined {
  if (refusal.kind === 'choice') {
    const choice = action.choices[refusal.choice]
    if (choice !== undefined && unnamed?.has(refusal.choice) === true) {
      const { name, origin, parts = [] } = choice
      const phrase = parts.findLast(({ is }) => is === 'phrase')?.text
      const sort =
        phrase === undefined ? undefined : withThings(program, action, choice, scratch, phrase).text
      return {
        label: name,
        sentence:
          sort === undefined
            ? `Nothing could be \`${name}\`.`
            : `There are none of ${sort.startsWith('your ') ? '' : 'the '}${sort}.`,
        mentions: [],
        tests: choice.parts?.map(({ test }) => test),
        origin,
      }
    }
    return choice === undefined
      ? undefined
      : { ...wrongChoice(program, action, choice, scratch), origin: choice.origin }
  }
  const condition =
    refusal.kind === 'condition' ? action.conditions[refusal.condition] : action.forbids[refusal.forbid]
  if (condition === undefined) return undefined
  const { label, says, mentions = [], origin, test } = condition
  const obstacles = new Obstacles(program, scratch, scratch[H.decider] ?? 0)
  const obstacle = refusal.kind === 'condition' ? obstacles.against(test) : obstacles.behind(test)
  const refused = says ?? unmet(refusal.kind, label)
  const sentence = obstacle === undefined ? refused : `${refused.replace(/\.?$/u, '.')} ${obstacle}`
  return { label, sentence, mentions: obstacle === undefined ? mentions : [], tests: test, origin }
}

/** An attempt that names fewer things than are chosen together was hardly meant, unless nothing else was. */
const TOO_FEW = -1

function isLeftEmpty({ choices }: ActionIR, index: number, { values }: Attempt): boolean {
  const [choice, value] = [choices[index], values[index]]
  return choice !== undefined && value !== undefined && isEmptySlot(choice, value)
}

/**
 * Progress of an attempt: the choices before the illegal one, and the fraction of it that fits. Several things of one
 * name are one choice, however many they are.
 */
function soundBefore(program: Program, { choices }: ActionIR, wrong: number, scratch: Int32Array): number {
  const slot = choices[wrong]?.slot ?? 0
  const before = choices.slice(0, wrong - slot).filter(isFirstOfName).length
  const slots = choices.slice(wrong + 1).findIndex(isFirstOfName)
  const all = slot + 1 + (slots < 0 ? choices.length - wrong - 1 : slots)
  return before + (slot + fitting(program, choices[wrong], scratch)) / all
}

function isFirstOfName({ slot = 0 }: ChoiceIR): boolean {
  return slot === 0
}

/** The fraction of a choice's phrases that the thing fits, up to the first that it does not. */
function fitting(program: Program, choice: ChoiceIR | undefined, scratch: Int32Array): number {
  const parts = choice?.parts ?? []
  if (choice !== undefined && isUnknown(program, scratch, choice)) return 0
  const failing = parts.findIndex((part) => program.evaluate(scratch, part.test) !== 1)
  return failing < 0 ? 0 : failing / parts.length
}

/**
 * True if it is a piece that the deciding player does not know. The phrase that it does not fit would reveal its face.
 */
function isUnknown({ ir }: Program, scratch: Int32Array, { type, cell }: ChoiceIR): boolean {
  const piece = scratch[cell] ?? NONE
  if (type !== 'piece' || piece < 0 || piece >= ir.pieces.length) return false
  return !recognises(ir, scratch, scratch[H.decider], piece)
}

/** The required sort, if no possible face of the piece would fit it; otherwise the whole phrase. */
function phraseOfUnknown(program: Program, choice: ChoiceIR, scratch: Int32Array): ChoicePartIR | undefined {
  const { ir } = program
  const piece = scratch[choice.cell] ?? NONE
  const sort = sortOf(ir, scratch, piece)
  const tried = scratch.slice()
  const mayBeFit = ({ test }: ChoicePartIR): boolean =>
    ir.pieces.some((_, other) => {
      if (sortOf(ir, scratch, other) !== sort || recognises(ir, scratch, scratch[H.decider], other))
        return false
      tried[choice.cell] = other
      return program.evaluate(tried, test) === 1
    })
  const phrases = choice.parts?.filter(({ is }) => is === 'phrase') ?? []
  const [first] = phrases
  return first === undefined || mayBeFit(first) ? phrases.at(-1) : first
}

/** Owner and class of a piece, which everybody sees. */
function sortOf(ir: GameIR, S: Int32Array, piece: number): string {
  const { owner, kind } = faceOf(ir, S, piece) ?? { owner: NONE, kind: NONE }
  return `${owner} ${ir.kinds[kind]?.class}`
}

/** The phrase of a choice that the thing does not fit, and what is in its way. */
function wrongChoice(
  program: Program,
  action: ActionIR,
  choice: ChoiceIR,
  scratch: Int32Array,
): {
  readonly label: string
  readonly sentence: string
  readonly mentions: readonly MentionIR[]
  readonly tests: RulesIR
} {
  const { name } = choice
  const parts = choice.parts ?? []
  const isHidden = isUnknown(program, scratch, choice)
  const failing = isHidden
    ? phraseOfUnknown(program, choice, scratch)
    : parts.find((part) => program.evaluate(scratch, part.test) !== 1)
  const thing = thingIn(program, choice, scratch)
  if (failing === undefined)
    return { label: name, sentence: `${thing} cannot be chosen as \`${name}\`.`, mentions: [], tests: [] }
  const tests = failing.test
  const seat = scratch[H.decider] ?? 0
  const obstacle = isHidden ? undefined : new Obstacles(program, scratch, seat).against(tests)
  const { text, named } = withThings(program, action, choice, scratch, failing.text)
  if (obstacle !== undefined) {
    const isNamed = failing.is === 'condition' && IS_NAME.test(failing.text)
    const sentence = isNamed ? `\`${text}\` does not hold for ${thing}. ${obstacle}` : obstacle
    return { label: name, sentence, mentions: [], tests }
  }
  const sentence =
    choice.slot !== undefined && choice.inSuccession !== true
      ? `\`${name}\` must be \`${text}\`.`
      : failing.is === 'phrase'
        ? `${choice.type === 'piece' ? capitalized(thing) : thing} is not one of ${text.startsWith('your ') ? '' : 'the '}${text}.`
        : (ofKind(program, action, text) ?? `\`${text}\` does not hold for ${thing}.`)
  const mentions = failing.mentions.filter(
    ({ text: said }) => said !== failing.text && said !== 'it' && !named.has(said),
  )
  return { label: name, sentence, mentions, tests }
}

/** The name of a term, perhaps with arguments. */
const IS_NAME = /^(?!it is empty|empty|any |no |not )[\p{L} ]+(?:\([^()]*\))?$/u

/** `it is not pawn`. */
function ofKind({ ir }: Program, action: ActionIR, text: string): string | undefined {
  const [, not, kind] = /^it is (not )?(.+)$/u.exec(text) ?? []
  const plural = ir.kinds.find(({ name }) => name === kind)?.plural
  return plural === undefined
    ? undefined
    : `\`${action.name}\` is ${not === undefined ? 'only' : 'not'} for ${plural}.`
}

/** A chosen thing, as players call it. */
function thingIn({ ir }: Program, choice: ChoiceIR, scratch: Int32Array): string {
  const { type, cell, name } = choice
  const value = scratch[cell] ?? NONE
  const seat = scratch[H.decider] ?? 0
  if (value === NONE || isEmptySlot(choice, value)) return `\`${name}\``
  if (type === 'piece' && value < ir.pieces.length) return pieceWords(ir, scratch, seat, value)
  return seenValue(ir, scratch, seat, type, value, 'whole')
}

/**
 * `spaces in reach(piece)` as `spaces in reach of your rook on a1`: replaces choices by the names of the chosen things.
 */
function withThings(
  program: Program,
  { choices }: ActionIR,
  wrong: ChoiceIR,
  scratch: Int32Array,
  text: string,
): { readonly text: string; readonly named: ReadonlySet<string> } {
  const named = new Map(
    choices
      .slice(0, choices.indexOf(wrong))
      .filter(({ slot }) => slot === undefined)
      .map((choice) => [choice.name, thingIn(program, choice, scratch)]),
  )
  const given = text.replaceAll(/(?<=[(,] ?)[^(),]+(?=[),])/gu, (name) => named.get(name.trim()) ?? name)
  const spoken = given
    .replace(/\bin between\(([^(),]+), ?([^(),]+)\)$/u, 'between $1 and $2')
    .replace(/\bsight\(([^(),]+),.*\)$/u, 'sight of $1')
    .replace(/\(([^(),]+)\)$/u, ' of $1')
  return { text: spoken, named: new Set(named.keys()) }
}

function shown(program: Program, state: Int32Array, mention: MentionIR, seat: number): string {
  return mention.hidden ? 'hidden' : mentioned(program, state, mention, seat)
}

/** Negates the label, which alone would read as if it held. */
function unmet(kind: 'condition' | 'forbid', label: string): string {
  return kind === 'condition' ? `This does not hold: ${label}.` : `This is forbidden: ${label}.`
}
