import { faceOf } from '../state/face.ts'
import type { ActionIR, AskIR, ChoiceIR, ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import type { RulesIR } from '../../grammar/ir/nodes.ts'
import { rulesOfNotation } from '../../grammar/ir/rules.ts'
import { numbersIn, walk } from '../../grammar/ir/walk.ts'
import { Notation } from '../notation/notation.ts'
import { singleDirections, valueText } from '../notation/value-text.ts'
import type { Program } from '../program/program.ts'
import { areMixed, recognises } from '../state/knows.ts'
import { pieceStripes } from '../state/piece-stripes.ts'
import { bindChoices, bindOffer, bound, spaceOf } from '../notation/attempt.ts'
import { isEmptySlot } from '../notation/slots.ts'
import { NOT_OFFERED } from '../notation/attempt.ts'
import type { Attempt } from '../notation/attempt.ts'
import { LONGEST_TEXT, isOfForm } from './form.ts'
import { inOneOrder, listForms } from '../notation/pick-texts.ts'
import type { Detail } from '../notation/pick-texts.ts'

/**
 * Searching for what somebody may have meant only serves typing mistakes, so it gives up if very many values would
 * have to be tried: this many for all actions together.
 */
const MOST_STEPS = 20_000

/** What is known about an intended move. */
interface Meant {
  /** In lower case; undefined if only its spaces are known. */
  readonly text: string | undefined
  /** Spaces that it mentions; undefined: any. */
  readonly spaces: readonly number[] | undefined
  /** It names an action and its choices, whatever notation the rules define. */
  readonly isLong?: boolean
}

/**
 * Moves, legal or not, that `text` could be, in notation or as `action (choices)`; `spaces` are those that it
 * mentions.
 */
export function attemptsWritten(
  program: Program,
  state: Int32Array,
  ask: AskIR,
  text: string,
  spaces: readonly number[],
): readonly Attempt[] {
  return writtenAs(program, state, ask, offered(ask), text, spaces)
}

/** The same for actions that are not offered now and have no parameters. */
export function attemptsElsewhere(
  program: Program,
  state: Int32Array,
  ask: AskIR,
  text: string,
): readonly Attempt[] {
  const here = new Set(ask.offers.map(({ action }) => action))
  const others = program.ir.actions.flatMap(({ params, settled = 0, takesSets }, action) =>
    here.has(action) || params.length > settled || takesSets === true ? [] : [{ action, offer: NOT_OFFERED }],
  )
  return writtenAs(program, state, ask, others, text, [])
}

interface Tried {
  readonly action: number
  readonly offer: number
}

function offered(ask: AskIR): readonly Tried[] {
  return ask.offers.map(({ action }, offer) => ({ action, offer }))
}

function writtenAs(
  program: Program,
  state: Int32Array,
  ask: AskIR,
  tried: readonly Tried[],
  text: string,
  spaces: readonly number[],
): readonly Attempt[] {
  if (text.length > LONGEST_TEXT) return []
  const wanted = inOneOrder(text.toLowerCase())
  const meant = { text: wanted, spaces: spaces.length > 0 ? spaces : undefined }
  const notation = new Notation(program)
  const reader = state[H.decider]
  const forms = listForms(program.ir)
  const inOrder = inOneOrder(text.toLowerCase(), forms)
  const asWanted = (found: readonly Attempt[], texts: readonly string[]): readonly Attempt[] => {
    const isExact = (i: number): boolean => texts[i]?.toLowerCase() === text.toLowerCase()
    const isAnyExact = found.some((_, i) => isExact(i))
    return found.filter(({ action }, i) => {
      if (isExact(i)) return true
      // Words around `and` are a list where several are chosen, and elsewhere only if nothing is written exactly so.
      const mayBeList = !isAnyExact || choosesSeveral(program.ir, action)
      return mayBeList && inOneOrder(texts[i]?.toLowerCase() ?? '', forms) === inOrder
    })
  }
  const found = attempts(program, state, ask, tried, meant)
  const written = asWanted(found, notation.texts(state, found, reader))
  if (written.length > 0) return written
  const called = (all: readonly Attempt[], details: readonly Detail[]): readonly Attempt[] =>
    details
      .map((detail) => asWanted(all, notation.longForms(state, all, reader, detail)))
      .find((some) => some.length > 0) ?? []
  const told = called(
    found,
    TELLING.filter(({ sign }) => sign.test(wanted)).map(({ detail }) => detail),
  )
  if (told.length > 0) return told
  const named = tried.filter(({ action }) => {
    const { name = '', notation: parts = [] } = program.ir.actions[action] ?? {}
    return parts.length > 0 && wanted.startsWith(`${name.toLowerCase()} (`)
  })
  const long = attempts(program, state, ask, named, { ...meant, isLong: true })
  return called(long, ['face', ...TELLING.map(({ detail }) => detail)])
}

function choosesSeveral({ actions }: GameIR, action: number): boolean {
  return actions[action]?.choices.some(({ slot }) => slot !== undefined) === true
}

/** What tells pieces of a kind apart in a move, and by which word it can be recognised. */
const TELLING: readonly { readonly detail: Detail; readonly sign: RegExp }[] = [
  { detail: 'marks', sign: / with /u },
  { detail: 'place', sign: / (?:on|in) /u },
  { detail: 'owner', sign: / (?:on|in) /u },
]

/**
 * Moves, legal or not, that lead from one space to another: the first and the last space of their notation. A move
 * with one space leads from that space to itself. It may be about `others` on its way. In a text, the signs tell which
 * action is meant, if any action is written with them.
 */
export function attemptsBetween(
  program: Program,
  state: Int32Array,
  ask: AskIR,
  [from, to]: readonly [number, number],
  text?: string,
  others: readonly number[] = [],
): readonly Attempt[] {
  const spaces = [from, to, ...others]
  const meant = { text: text?.toLowerCase(), spaces }
  const all = offered(ask)
  const isAny = (test: (action: ActionIR) => boolean): readonly Tried[] =>
    all.filter(({ action }) => {
      const known = program.ir.actions[action]
      return known !== undefined && test(known)
    })
  const exact = text === undefined ? [] : isAny((action) => isOfForm(program.ir, action, text))
  const written = isAny((action) => action.notation.length > 0 && canBeWritten(action, meant))
  const tried = [exact, written].find((some) => some.length > 0) ?? all
  const found = attempts(program, state, ask, tried, { text: undefined, spaces })
  const leads = (along: readonly number[]): boolean =>
    along.length > 0 && along[0] === from && along.at(-1) === to
  const between = found.filter((attempt) => leads(spacesOf(program, state, ask, attempt)))
  // Where only the goal of a move is written, the move leads there from where its piece is.
  return between.length > 0
    ? between
    : found.filter((attempt) => leads(chosenSpaces(program, state, attempt)))
}

/**
 * Values for all choices of all offers. Choices that appear in the notation take every value that can be meant; the
 * others cannot be named, so they take sound values, or any if there are none.
 */
function attempts(
  program: Program,
  state: Int32Array,
  ask: AskIR,
  tried: readonly Tried[],
  meant: Meant,
): readonly Attempt[] {
  let steps = 0
  const found = tried.flatMap(({ action: index, offer }): readonly Attempt[] => {
    const known = program.ir.actions[index]
    const action = known !== undefined && meant.isLong === true ? { ...known, notation: [] } : known
    if (action === undefined || !canBeWritten(action, meant)) return []
    const scratch = state.slice()
    bindOffer(program, state, scratch, ask, offer)
    bindChoices(program, scratch, action, [])
    const shown = shownChoices(action)
    const values = action.choices.map((choice) => [
      ...plausibleValues(program, state, action, choice),
      ...numbersBeyond(choice, meant.text),
    ])
    const meantValues = values.map((plausible, i) => {
      const choice = action.choices[i]
      if (choice === undefined || !shown.has(choice.cell)) return undefined
      return plausible.filter((value) => isMeant(program, state, action, choice, value, meant))
    })
    const ways: Attempt[] = []
    const unnamed = new Set<number>()
    const extend = (chosen: readonly number[]): void => {
      const choice = action.choices[chosen.length]
      if (choice === undefined) {
        ways.push({ offer, action: index, values: chosen, unnamed: new Set(unnamed) })
        return
      }
      const plausible = values[chosen.length] ?? []
      const next = meantValues[chosen.length]
      if (next === undefined) steps += plausible.length
      const place = chosen.length
      const filled = next === undefined ? soundOrAny(program, scratch, choice, plausible) : undefined
      if (filled?.isSound === false) unnamed.add(place)
      else unnamed.delete(place)
      for (const value of next ?? filled?.values ?? []) {
        if (!goesWith(program.ir, state, choice, chosen, value, meant.text)) continue
        if (++steps > MOST_STEPS) return
        scratch[choice.cell] = value
        extend([...chosen, value])
      }
    }
    extend([])
    return ways
  })
  return steps > MOST_STEPS ? [] : found
}

/**
 * Things chosen together may be named in any order, so only one order of equal ones is tried, no more of a kind than
 * the text contains, with empty slots last.
 */
function goesWith(
  ir: GameIR,
  state: Int32Array,
  { slot, inSuccession, domain, type }: ChoiceIR,
  chosen: readonly number[],
  value: number,
  text: string | undefined,
): boolean {
  if (slot === undefined) return true
  const [empty, before] = [domain - 1, slot === 0 ? undefined : chosen.at(-1)]
  if (value === empty) return true
  const together = chosen.slice(chosen.length - slot)
  // One value may be chosen several times.
  if (inSuccession !== true && type !== 'piece') return value >= (before ?? value)
  if (before === empty || together.includes(value)) return false
  if (inSuccession === true) return true
  const kind = shownKind(ir, state, value)
  const same = together.filter((other) => shownKind(ir, state, other) === kind)
  if (same.some((other) => liesBehind(ir, state, other, value))) return false
  if (kind === UNKNOWN) return true
  const { name, plural } = ir.kinds[kind] ?? { name: '', plural: '' }
  const at = text?.indexOf(` ${plural.toLowerCase()}`) ?? -1
  const said = at < 0 || text === undefined ? undefined : /(\d+)$/u.exec(text.slice(0, at))?.[1]
  const isNamed = text?.includes(name.toLowerCase()) === true
  return same.length < (said !== undefined ? Number(said) : isNamed ? 1 : same.length + 1)
}

const UNKNOWN = -1

function shownKind(ir: GameIR, state: Int32Array, piece: number): number {
  if (piece < ir.pieces.length && !recognises(ir, state, state[H.decider], piece)) return UNKNOWN
  return faceOf(ir, state, piece)?.kind ?? UNKNOWN
}

/** Pieces that are written alike go by where they lie; their numbers would tell what the unknown ones are. */
function liesBehind(ir: GameIR, state: Int32Array, one: number, other: number): boolean {
  const { at, next } = ir.memory
  const [here = NONE, there = NONE] = [state[at + one], state[at + other]]
  if (here !== there || ir.containers[here]?.pile !== true)
    return here > there || (here === there && one > other)
  let behind = state[next + other] ?? NONE
  while (behind !== NONE && behind !== one) behind = state[next + behind] ?? NONE
  return behind === one
}

/** Can a text be a move of this action at all? It must contain the action's fixed words, in order, and its spaces. */
function canBeWritten(action: ActionIR, { text, spaces }: Meant): boolean {
  if (text === undefined) return true
  if (action.notation.length === 0) return text.startsWith(action.name.toLowerCase())
  let from = 0
  for (const part of action.notation) {
    if (part.part === 'several') continue
    if (part.part === 'value') {
      if (part.type === 'space' && part.show === 'whole' && spaces === undefined) return false
      continue
    }
    const at = text.indexOf(part.text.toLowerCase(), from)
    if (at < 0) return false
    from = at + part.text.length
  }
  return true
}

/** Cells of the choices that can be read from a written move. */
function shownChoices(action: ActionIR): ReadonlySet<number> {
  const all = new Set(action.choices.map(({ cell }) => cell))
  if (action.notation.length === 0) return all
  const several = new Set(action.notation.flatMap((part) => (part.part === 'several' ? [part.choice] : [])))
  const cells = new Set(action.choices.filter(({ name }) => several.has(name)).map(({ cell }) => cell))
  const visit = (rules: RulesIR): void =>
    walk(rules, (node) => {
      for (const at of numbersIn(node, 'cell')) {
        if (cells.has(at)) continue
        cells.add(at)
        action.lets.filter(({ cell }) => cell === at).forEach(({ value }) => visit(value))
      }
    })
  visit(rulesOfNotation(action.notation))
  return cells
}

/**
 * Pieces that lie nowhere cannot be meant, nor can combined directions. Of pieces that look alike to the decider, as
 * many are considered as can be chosen; those that rules hold in a word are always among them.
 */
export function plausibleValues(
  program: Program,
  state: Int32Array,
  action: ActionIR,
  choice: ChoiceIR,
): readonly number[] {
  if (choice.type === 'direction') return singleDirections(program.ir)
  const values = Array.from({ length: choice.domain }, (_, value) => value)
  if (choice.type !== 'piece') return values
  const { ir } = program
  const { memory } = ir
  // A slot of several may stay empty; it then holds the last number there is.
  const empty = choice.slot === undefined ? NONE : choice.domain - 1
  const most = action.choices.filter(({ name }) => name === choice.name).length
  const held = new Set([
    ...ir.actions.flatMap(({ choices }) => choices.map(({ cell }) => state[cell])),
    ...memory.regions.flatMap(({ at, length, per, type }) =>
      type === 'piece' && per !== 'piece' ? [...state.subarray(at, at + length)] : [],
    ),
  ])
  const stripes = pieceStripes(ir)
  const alike = new Map<string, number>()
  return values.filter((value) => {
    if (value === empty) return true
    const piece = faceOf(ir, state, value)
    const place = state[memory.at + value] ?? NONE
    if (piece === undefined || place === NONE) return false
    if (held.has(value)) return true
    const face = recognises(ir, state, state[H.decider], value) ? piece.kind : '?'
    // In a pile each can be named by its position, and which of them has the lowest number would tell what it is.
    if (face === '?' && ir.containers[place]?.pile === true) return true
    // Which of them has what is tracked of it, nobody knows of those that were mixed.
    const isMixed = face === '?' && areMixed(ir, state, value)
    const noted = isMixed ? '?' : stripes.map(({ at }) => state[at + value]).join(' ')
    const key = `${place} ${piece.owner} ${face} ${noted}`
    const before = alike.get(key) ?? 0
    alike.set(key, before + 1)
    return before < most
  })
}

/** Numbers in a text that are greater than any that can be chosen; still greater ones nobody means. */
function numbersBeyond({ type, slot, domain }: ChoiceIR, text = ''): readonly number[] {
  if (type !== 'number' || slot !== undefined) return []
  const numbers = new Set(text.match(/\d+/gu)?.map(Number))
  return [...numbers].filter((value) => value >= domain && value < 10_000)
}

/** What has a place must be on one of the spaces; what is written as it is must be in the text. */
function isMeant(
  { ir }: Program,
  state: Int32Array,
  action: ActionIR,
  choice: ChoiceIR,
  value: number,
  { text, spaces }: Meant,
): boolean {
  if (choice.inner === true || isEmptySlot(choice, value)) return true
  const space = spaceOf(ir, state, String(choice.type), value)
  if (space !== undefined) return spaces === undefined || spaces.includes(space)
  if (text === undefined || !isWritten(action, choice)) return true
  if (choice.type === 'piece') return isNamed(ir, state, value, text)
  return text.includes(valueText(ir, choice.type, value, 'whole').toLowerCase())
}

/** Is a piece named by its kind in a text, or written `?` because the deciding player does not know it? */
function isNamed(ir: GameIR, state: Int32Array, piece: number, text: string): boolean {
  const kind = ir.kinds[faceOf(ir, state, piece)?.kind ?? -1]
  if (kind === undefined) return true
  if (!recognises(ir, state, state[H.decider], piece)) return text.includes('?')
  const names = [kind.name, kind.plural, ...(kind.letter === undefined ? [] : [kind.letter])]
  return names.some((name) => text.includes(name.toLowerCase()))
}

/** Is the choice itself written, and not only something derived from it? */
function isWritten(action: ActionIR, choice: ChoiceIR): boolean {
  return (
    action.notation.length === 0 ||
    action.notation.some(
      (part) =>
        (part.part === 'several' && part.choice === choice.name) ||
        (part.part === 'value' &&
          part.show === 'whole' &&
          part.value.op === 'cell' &&
          part.value.at === choice.cell),
    )
  )
}

const membership = new WeakMap<ChoiceIR, ExprIR>()

function soundOrAny(
  program: Program,
  scratch: Int32Array,
  choice: ChoiceIR,
  plausible: readonly number[],
): { readonly values: readonly number[]; readonly isSound: boolean } {
  let test = membership.get(choice)
  if (test === undefined) {
    test = { op: 'contains', set: choice.from, item: { op: 'cell', at: choice.cell } }
    membership.set(choice, test)
  }
  const isIn = test
  const sound = plausible.filter((value) => {
    scratch[choice.cell] = value
    return program.evaluate(scratch, isIn) === 1
  })
  return sound.length > 0
    ? { values: sound, isSound: true }
    : { values: plausible.slice(0, 1), isSound: false }
}

/** The spaces in the notation of a move, in order; if it has none, those of its choices. */
export function spacesOf(
  program: Program,
  state: Int32Array,
  ask: AskIR,
  attempt: Attempt,
): readonly number[] {
  const { ir } = program
  const action = ir.actions[attempt.action]
  if (action === undefined) return []
  const scratch = bound(program, state, ask, attempt)
  const spaces = action.notation.flatMap((part) =>
    part.part === 'text'
      ? []
      : part.part === 'several'
        ? chosenSpaces(
            program,
            state,
            attempt,
            ({ name, inSuccession }) => name === part.choice && inSuccession === true,
          )
        : (spaceOf(ir, state, String(part.type), program.evaluate(scratch, part.value)) ?? []),
  )
  return spaces.length > 0 ? spaces : chosenSpaces(program, state, attempt)
}

/** The spaces of what is chosen, in order. */
function chosenSpaces(
  { ir }: Program,
  state: Int32Array,
  { action, values }: Attempt,
  isMeantBy: (choice: ChoiceIR) => boolean = () => true,
): readonly number[] {
  return (ir.actions[action]?.choices ?? []).flatMap((choice, i) =>
    isMeantBy(choice) ? (spaceOf(ir, state, String(choice.type), values[i] ?? 0) ?? []) : [],
  )
}
