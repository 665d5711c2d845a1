import type { ActionIR, GameIR, ValueTypeIR } from '../../grammar/ir/ir.ts'
import { readings } from '../notation/readings.ts'
import { valueText } from '../notation/value-text.ts'

/**
 * Why a text that names an action cannot be a move of it in any position: it leaves choices out, or mentions
 * something that the game does not have. Undefined if it can be one, or names no action.
 */
export function unreadable(ir: GameIR, text: string): string | undefined {
  const found = readings(ir, text).map((reading) => unreadableAs(ir, reading))
  return found.includes(undefined) ? undefined : found[0]
}

function unreadableAs(ir: GameIR, text: string): string | undefined {
  let why: string | undefined
  // There may be several with one name: an action, and the same action with some of its choices made.
  for (const action of ir.actions) {
    const picks = picksOf(action, text)
    if (picks === undefined) continue
    const against = mistakeIn(ir, action, picks)
    if (against === undefined) return undefined
    why ??= against
  }
  return why
}

/** What to tell somebody who asks about a text that nothing could be made of. */
export function notUnderstood(ir: GameIR, text: string): string {
  const mistake = unreadable(ir, text)
  return mistake === undefined
    ? `\`${text}\` names nothing that could be played here.`
    : `\`${text}\` is not a move in this game: ${mistake}.`
}

/** Is a text the name of an action, alone or followed by brackets? */
export function namesAction(ir: GameIR, text: string): boolean {
  return ir.actions.some((action) => picksOf(action, text) !== undefined)
}

/** The contents of the brackets after an action's name; undefined if the text does not have that form. */
function picksOf({ name }: ActionIR, text: string): readonly string[] | undefined {
  if (text === name) return []
  if (!text.startsWith(`${name} (`) || !text.endsWith(')')) return undefined
  return atCommas(text.slice(name.length + 2, -1))
}

/** Parts separated by commas, except commas inside `zone(south, front)`. */
function atCommas(text: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + sign)
  }
  return parts
}

function mistakeIn(ir: GameIR, action: ActionIR, picks: readonly string[]): string | undefined {
  const written = action.choices.filter(({ inner, slot = 0 }) => inner !== true && slot === 0)
  // Where the rules define a notation, it may also be in the brackets.
  if (picks.length !== written.length && (picks.length === 0 || action.notation.length === 0))
    return written.length === 0
      ? `\`${action.name}\` has no choices`
      : `it is written \`${action.name} (${written.map(({ name }) => name).join(', ')})\``
  const known = wordsOfGame(ir)
  const unknown = picks.flatMap(wordsIn).find((word) => !/^\d+$/u.test(word) && !known.has(word))
  return unknown === undefined ? undefined : `nothing in it is called \`${unknown}\``
}

function wordsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

const words = new WeakMap<GameIR, ReadonlySet<string>>()

/** Every word that can occur in a move: names of things, wherever they are, and fixed words of notations. */
function wordsOfGame(ir: GameIR): ReadonlySet<string> {
  let known = words.get(ir)
  if (known === undefined) {
    known = new Set(namesIn(ir).flatMap(wordsIn))
    words.set(ir, known)
  }
  return known
}

function namesIn(ir: GameIR): readonly string[] {
  return [
    ...ir.kinds.flatMap(({ name, plural, letter = '' }) => [name, plural, letter]),
    ...ir.containers.map(({ name }) => name),
    ...ir.spaces.flatMap(({ name }, space) => [name, valueText(ir, 'space', space, 'column')]),
    ...ir.groups.map(({ name }) => name),
    ...ir.seats.map(({ name }) => name),
    ...ir.actions.flatMap(({ choices }) => choices.flatMap(({ type }) => valuesOf(type))),
    ...[0, 1].map((truth) => valueText(ir, 'truth', truth, 'whole')),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((bit) => valueText(ir, 'direction', 1 << bit, 'whole')),
    // What is tracked of a piece tells it from others of its kind.
    ...ir.memory.regions.flatMap(({ of, name, type }) => (of === undefined ? [] : [name, ...valuesOf(type)])),
    'and on in at with nothing',
  ]
}

function valuesOf(type: ValueTypeIR | undefined): readonly string[] {
  if (typeof type !== 'object') return []
  return 'bag' in type ? type.bag : type.values
}
