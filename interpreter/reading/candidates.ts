import type { ActionIR, AskIR, ChoiceIR, GameIR } from '../../grammar/ir/ir.ts'
import type { RulesIR } from '../../grammar/ir/nodes.ts'
import { rulesOfNotation } from '../../grammar/ir/rules.ts'
import { numbersIn, walk } from '../../grammar/ir/walk.ts'
import { NOT_OFFERED, type Attempt } from '../notation/bind-attempt.ts'
import { inOneOrder, listForms, type Detail } from '../notation/pick-texts.ts'
import { isEmptySlot } from '../notation/slots.ts'
import { valueText } from '../notation/value-text.ts'
import type { SeenTable, Trial } from '../why/seen-table.ts'
import { LONGEST_TEXT, isOfForm } from './form.ts'

/** Step budget of the search for an intended move, for all actions together. The search only serves typing mistakes. */
const MOST_STEPS = 20_000

/** The known facts about an intended move. */
interface Meant {
  /** In lower case. Undefined if only its spaces are known. */
  readonly text: string | undefined
  /** Spaces that it mentions. Undefined: any. */
  readonly spaces: readonly number[] | undefined
  /** True if it names an action and its choices, whatever notation the rules define. */
  readonly isLong?: boolean
}

/**
 * Moves, legal or not, that `text` could be, in notation or as `action (choices)`. `spaces` are those that it mentions.
 */
export function attemptsWritten(
  table: SeenTable,
  ask: AskIR,
  text: string,
  spaces: readonly number[],
): readonly Attempt[] {
  return writtenAs(table, offered(ask), text, spaces)
}

/** The same for actions that are not offered now and have no parameters. */
export function attemptsElsewhere(table: SeenTable, ask: AskIR, text: string): readonly Attempt[] {
  const here = new Set(ask.offers.map(({ action }) => action))
  const others = table.ir.actions.flatMap(({ params, settled = 0, takesSets }, action) =>
    here.has(action) || params.length > settled || takesSets === true ? [] : [{ action, offer: NOT_OFFERED }],
  )
  return writtenAs(table, others, text, [])
}

interface Tried {
  readonly action: number
  readonly offer: number
}

function offered(ask: AskIR): readonly Tried[] {
  return ask.offers.map(({ action }, offer) => ({ action, offer }))
}

function writtenAs(
  table: SeenTable,
  tried: readonly Tried[],
  text: string,
  spaces: readonly number[],
): readonly Attempt[] {
  if (text.length > LONGEST_TEXT) return []
  const wanted = inOneOrder(text.toLowerCase())
  const wantedMove = { text: wanted, spaces: spaces.length > 0 ? spaces : undefined }
  const forms = listForms(table.ir.actions)
  const inOrder = inOneOrder(text.toLowerCase(), forms)
  const asWanted = (found: readonly Attempt[], texts: readonly string[]): readonly Attempt[] => {
    const lower = text.toLowerCase()
    const lowers = texts.map((one) => one.toLowerCase())
    const isExact = (i: number): boolean => lowers[i] === lower
    const isAnyExact = found.some((_, i) => isExact(i))
    return found.filter(({ action }, i) => {
      if (isExact(i)) return true
      // Words around `and` are a list if several things are chosen, and elsewhere only if nothing is written exactly
      // so.
      const mayBeList = !isAnyExact || choosesSeveral(table.ir, action)
      return mayBeList && inOneOrder(lowers[i] ?? '', forms) === inOrder
    })
  }
  const found = attempts(table, tried, wantedMove)
  const written = asWanted(found, table.texts(found))
  if (written.length > 0) return written
  const called = (all: readonly Attempt[], details: readonly Detail[]): readonly Attempt[] =>
    details.map((detail) => asWanted(all, table.longForms(all, detail))).find((some) => some.length > 0) ?? []
  const described = called(
    found,
    TELLING.filter(({ sign }) => sign.test(wanted)).map(({ detail }) => detail),
  )
  if (described.length > 0) return described
  const named = tried.filter(({ action }) => {
    const { name = '', notation: parts = [] } = table.ir.actions[action] ?? {}
    return parts.length > 0 && wanted.startsWith(`${name.toLowerCase()} (`)
  })
  const long = attempts(table, named, { ...wantedMove, isLong: true })
  return called(long, ['face', ...TELLING.map(({ detail }) => detail)])
}

function choosesSeveral({ actions }: GameIR, action: number): boolean {
  return actions[action]?.choices.some(({ slot }) => slot !== undefined) === true
}

/** Details that tell pieces of a kind apart in a move, and a sign by which each is recognised. */
const TELLING: readonly { readonly detail: Detail; readonly sign: RegExp }[] = [
  { detail: 'marks', sign: / with /u },
  { detail: 'place', sign: / (?:on|in) /u },
  { detail: 'owner', sign: / (?:on|in) /u },
]

/**
 * Moves, legal or not, from one space to another: the first and the last space of their notation. A move with one space
 * leads from that space to itself. It may mention `others` on its way. In a text, the signs show which action is meant,
 * if any action is written with them; if `isExact`, the whole form does, if any action has it.
 */
export function attemptsBetween(
  table: SeenTable,
  ask: AskIR,
  [from, to]: readonly [number, number],
  text?: string,
  others: readonly number[] = [],
  isExact = true,
): readonly Attempt[] {
  const spaces = [from, to, ...others]
  const wantedMove = { text: text?.toLowerCase(), spaces }
  const all = offered(ask)
  const isAny = (test: (action: ActionIR) => boolean): readonly Tried[] =>
    all.filter(({ action }) => {
      const known = table.ir.actions[action]
      return known !== undefined && test(known)
    })
  const exact = text === undefined || !isExact ? [] : isAny((action) => isOfForm(table.ir, action, text))
  const written = isAny((action) => action.notation.length > 0 && canBeWritten(action, wantedMove))
  const tried = [exact, written].find((some) => some.length > 0) ?? all
  const found = attempts(table, tried, { text: undefined, spaces })
  const leads = (along: readonly number[]): boolean =>
    along.length > 0 && along[0] === from && along.at(-1) === to
  const between = found.filter((attempt) => leads(spacesOf(table, ask, attempt)))
  // If a move's notation contains only its goal, it starts at its piece.
  return between.length > 0 ? between : found.filter((attempt) => leads(chosenSpaces(table, attempt)))
}

/**
 * Values for all choices of all offers. Choices in the notation take every value that can be meant. The others cannot
 * be named, so they take legal values, or any if there are none.
 */
function attempts(table: SeenTable, tried: readonly Tried[], wantedMove: Meant): readonly Attempt[] {
  let steps = 0
  const found = tried.flatMap(({ action: index, offer }): readonly Attempt[] => {
    const known = table.ir.actions[index]
    const action = known !== undefined && wantedMove.isLong === true ? { ...known, notation: [] } : known
    if (action === undefined || !canBeWritten(action, wantedMove)) return []
    const trial = table.trial(offer, action)
    const shown = shownChoices(action)
    const values = action.choices.map((choice) => [
      ...table.plausibleValues(action, choice),
      ...numbersBeyond(choice, wantedMove.text),
    ])
    const meantValues = values.map((plausible, i) => {
      const choice = action.choices[i]
      if (choice === undefined || !shown.has(choice.cell)) return undefined
      return plausible.filter((value) => isMeant(table, action, choice, value, wantedMove))
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
      const filled = next === undefined ? soundOrAny(trial, choice, plausible) : undefined
      if (filled?.isSound === false) unnamed.add(place)
      else unnamed.delete(place)
      for (const value of next ?? filled?.values ?? []) {
        if (!goesWith(table, choice, chosen, value, wantedMove.text)) continue
        if (++steps > MOST_STEPS) return
        trial.choose(choice, value)
        extend([...chosen, value])
      }
    }
    extend([])
    return ways
  })
  return steps > MOST_STEPS ? [] : found
}

/**
 * True if a value goes with the earlier ones. Things chosen together may be named in any order, so only one order of
 * equal ones is tried, no more of a kind than the text contains, with empty slots last.
 */
function goesWith(
  table: SeenTable,
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
  const kind = table.kindOf(value)
  const same = together.filter((other) => table.kindOf(other) === kind)
  if (same.some((other) => table.liesBehind(other, value))) return false
  if (kind === undefined) return true
  const { name, plural } = kind
  const at = text?.indexOf(` ${plural.toLowerCase()}`) ?? -1
  const namedNumber = at < 0 || text === undefined ? undefined : /(\d+)$/u.exec(text.slice(0, at))?.[1]
  const isNamed = text?.includes(name.toLowerCase()) === true
  return same.length < (namedNumber !== undefined ? Number(namedNumber) : isNamed ? 1 : same.length + 1)
}

/**
 * True if a text can be a move of this action at all: it must contain the action's fixed words, in order, and its
 * spaces.
 */
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

/** Numbers in a text greater than any that can be chosen. Numbers beyond that range are never meant. */
function numbersBeyond({ type, slot, domain }: ChoiceIR, text = ''): readonly number[] {
  if (type !== 'number' || slot !== undefined) return []
  const numbers = new Set(text.match(/\d+/gu)?.map(Number))
  return [...numbers].filter((value) => value >= domain && value < 10_000)
}

/** True if a value can be meant. A thing with a place must be on one of the spaces; any other must be in the text. */
function isMeant(
  table: SeenTable,
  action: ActionIR,
  choice: ChoiceIR,
  value: number,
  { text, spaces }: Meant,
): boolean {
  if (choice.inner === true || isEmptySlot(choice, value)) return true
  const space = table.spaceOf(choice.type, value)
  if (space !== undefined) return spaces === undefined || spaces.includes(space)
  if (text === undefined || !isWritten(action, choice)) return true
  if (choice.type === 'piece') return isNamed(table, value, text)
  return text.includes(valueText(table.ir, choice.type, value, 'whole').toLowerCase())
}

/** True if a text names a piece by its kind, or by `?` because the deciding player does not know it. */
function isNamed(table: SeenTable, piece: number, text: string): boolean {
  if (piece >= table.ir.pieces.length) return true
  const kind = table.kindOf(piece)
  if (kind === undefined) return text.includes('?')
  const names = [kind.name, kind.plural, ...(kind.letter === undefined ? [] : [kind.letter])]
  return names.some((name) => text.includes(name.toLowerCase()))
}

/** True if the choice itself is written, and not only something derived from it. */
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

/** Legal values, or any if there are none. */
function soundOrAny(
  trial: Trial,
  choice: ChoiceIR,
  plausible: readonly number[],
): { readonly values: readonly number[]; readonly isSound: boolean } {
  const sound = trial.sound(choice, plausible)
  return sound.length > 0
    ? { values: sound, isSound: true }
    : { values: plausible.slice(0, 1), isSound: false }
}

/** The spaces in the notation of a move, in order. If it has none, those of its choices. */
export function spacesOf(table: SeenTable, ask: AskIR, attempt: Attempt): readonly number[] {
  const spaces = table.spacesWritten(ask, attempt, (several) =>
    chosenSpaces(table, attempt, ({ name, inSuccession }) => name === several && inSuccession === true),
  )
  return spaces.length > 0 ? spaces : chosenSpaces(table, attempt)
}

/** The spaces of the picks, in order. */
function chosenSpaces(
  table: SeenTable,
  { action, values }: Attempt,
  isMeantBy: (choice: ChoiceIR) => boolean = () => true,
): readonly number[] {
  return (table.ir.actions[action]?.choices ?? []).flatMap((choice, i) =>
    isMeantBy(choice) ? (table.spaceOf(choice.type, values[i] ?? 0) ?? []) : [],
  )
}
