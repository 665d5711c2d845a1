import type { Section } from '../../grammar/document/schema/documents.ts'
import type { MergedGame } from '../../grammar/merge/merged.ts'
import { ACTION_DEPTH, actionChange, forbidChange } from './action-changes.ts'
import { boxChange, boxTotals, placeChange, setupChange } from './board-changes.ts'
import { CHANGE_GROUPS, changeAt, listChanges, type Change, type Group } from './change.ts'
import { hookChanges, playChanges, ruleChange, stageChange } from './course-changes.ts'
import { differences, type Depth, type Difference, type Sides } from './difference.ts'
import { chosenChanges, optionChange, usualOf } from './option-changes.ts'
import { PIECE_DEPTH, leaf, pieceChange } from './piece-changes.ts'
import { changePlace } from './change-place.ts'
import { tableChanges } from './table-changes.ts'
import type { TableMatrix } from './table-matrix.ts'
import { inWords, sameText } from './rules-in-words.ts'

/** One of two compared games. */
export interface Described {
  readonly game: MergedGame
  /** Options in the request. */
  readonly options: ReadonlyMap<string, string>
  readonly matrices: readonly TableMatrix[]
}

/** Words for one difference. Undefined if it is not worth mentioning. */
type Says = (difference: Difference, sides: Sides) => string | readonly Change[] | undefined

/** Describes the differences of a section: all in one group, unless a function describes the section as a whole. */
type Row =
  | ((sides: Sides) => readonly Change[])
  | {
      readonly group: Group
      readonly depth?: Depth
      readonly say: Says
      /** Conclusions from several differences. */
      readonly more?: (found: readonly Difference[], sides: Sides) => readonly Change[]
    }

/** Sections that players never see: names, hints for drawing, other languages. */
const UNSEEN: Row = () => []

/**
 * Parts that are not sections of the resulting game. Hooks and changes are described separately; the rest concerns
 * examples.
 */
const ELSEWHERE: Row = () => []

const byPath: Says = (difference) => leaf(difference.path.join(', '), difference)

function rows(before: Described, after: Described): Readonly<Record<Section, Row>> {
  const explanation = sayer(after)
  const words = plain('Words of the rules')
  return {
    players: plain('Players'),
    numbers: { group: 'Numbers', say: byPath },
    options: { group: 'Options', depth: { isWhole: ({ length }) => length === 1 }, say: optionChange },
    values: words,
    data: plain('Other rules', 'data'),
    pieces: { group: 'Pieces', depth: PIECE_DEPTH, say: pieceChange },
    tokens: plain('What the rules keep track of'),
    places: { group: 'Board and places', say: placeChange },
    areas: { group: 'Board and places', say: byPath },
    regions: plain('Other rules', 'regions'),
    box: { group: 'Army and box', say: boxChange, more: boxTotals },
    setups: { group: 'Setups', say: setupChange },
    track: {
      group: 'What the rules keep track of',
      depth: { isOpen: ({ length }) => length === 1 },
      say: atTheStart,
    },
    patterns: words,
    rules: words,
    terms: words,
    tallies: words,
    tables: () => tableChanges(before.matrices, after.matrices),
    play: playChanges,
    stages: { group: 'Course of the game', say: stageChange },
    actions: { group: 'Actions', depth: ACTION_DEPTH, say: (one) => actionChange(one, explanation) },
    history: plain('What the rules keep track of'),
    forbid: { group: 'What is forbidden', say: (one) => forbidChange(one, explanation) },
    whenever: { group: 'Course of the game', say: ruleChange('It happens') },
    end: { group: 'How the game ends', say: ruleChange('The game ends') },
    says: { group: 'Other rules', say: sayChange(before, after) },
    rulings: { group: 'Rulings', say: rulingChange },
    look: UNSEEN,
    layout: UNSEEN,
    texts: UNSEEN,
    advice: UNSEEN,
    expect: UNSEEN,
    with: ELSEWHERE,
    before: ELSEWHERE,
    after: ELSEWHERE,
    'instead of': ELSEWHERE,
    change: ELSEWHERE,
    traits: ELSEWHERE,
    examples: ELSEWHERE,
    changes: ELSEWHERE,
    'in other examples': ELSEWHERE,
  }
}

/** All differences of the second game for players, group by group. */
export function describeChanges(before: Described, after: Described): readonly Change[] {
  const changes: Change[] = [
    ...moduleChanges(before.game, after.game),
    ...chosenChanges(before, after),
    ...hookChanges(before.game, after.game),
    ...termChanges(before.game, after.game),
    ...Object.entries(rows(before, after)).flatMap(([section, row]) => {
      const sides = { before: before.game.sections.get(section), after: after.game.sections.get(section) }
      return typeof row === 'function' ? row(sides) : described(row, sides)
    }),
  ]
  return CHANGE_GROUPS.flatMap((group) => changes.filter((change) => change.group === group))
}

function described(
  { group, depth, say, more }: Exclude<Row, (...args: never) => unknown>,
  sides: Sides,
): readonly Change[] {
  const found = differences(sides, depth)
  const changes = new Map<string, Change>()
  for (const difference of found) {
    const descriptions = say(difference, sides) ?? []
    for (const change of typeof descriptions === 'string'
      ? [changeAt(group, difference, descriptions)]
      : descriptions)
      if (!changes.has(change.text)) changes.set(change.text, change)
  }
  return [...changes.values(), ...(more?.(found, sides) ?? [])]
}

/** Names and their contents, for sections that need no wording of their own. */
function plain(group: Group, section?: string): Row {
  const say: Says = (difference) => {
    const [first = '', ...rest] = difference.path
    const label = section === undefined ? first : `${section}: ${first}`
    return leaf([label, ...rest].join(', '), difference)
  }
  return (sides) => {
    const { before, after } = sides
    if (before?.kind === 'map' || after?.kind === 'map') return described({ group, say }, sides)
    const now = after ?? before
    if (now === undefined) return []
    if (before !== undefined && after !== undefined && sameText(before) === sameText(after)) return []
    const text = after === undefined ? 'is gone' : inWords(after)
    const kind = before === undefined ? 'new' : after === undefined ? 'gone' : 'changed'
    return [{ group, kind, text: `${section ?? group}: ${text}`, place: changePlace(now.span) }]
  }
}

function moduleChanges(before: MergedGame, after: MergedGame): readonly Change[] {
  const modulesOf = ({ layers }: MergedGame) =>
    new Map(layers.flatMap((layer) => (layer.kind === 'module' ? [[layer.id, layer.file] as const] : [])))
  return listChanges('Modules', modulesOf(before), modulesOf(after), ({ name, text }, id, isNew) => ({
    text: `${isNew ? 'With' : 'Without'} ${titleOf(text) ?? id} (${id})`,
    place: { file: name, line: 1 },
  }))
}

function titleOf(text: string): string | undefined {
  return /^title:[ \t]*(\S.*?)[ \t]*(?:[ \t]#.*)?$/m.exec(text)?.[1]
}

/** Changes of values that are tracked during a game. */
function atTheStart({ path: [first = '', ...rest], before, after }: Difference): string {
  const label = rest.length === 0 ? first : `${rest.join(', ')} (${first})`
  if (after === undefined) return `No longer: ${label}`
  const formerText = before === undefined ? '' : ` (was ${inWords(before.value)})`
  return `${label}: ${inWords(after.value)} at the start${formerText}`
}

/** Explanations with the values of options filled in. */
function sayer(of: Described): (label: string) => string | undefined {
  const says = of.game.sections.get('says')
  return (label) => {
    const entry = says?.kind === 'map' ? says.entries.find(({ name }) => name === label) : undefined
    return entry?.value.kind === 'text' ? filled(of, entry.value.text) : undefined
  }
}

function filled({ game, options }: Described, text: string): string {
  return text.replace(/\{([^{}]*)\}/g, (slot, written: string) => {
    const name = written.trim()
    const fixed = options.get(name) ?? game.fixedOptions.get(name)?.value.text
    return fixed ?? usualOf(game, name) ?? numberOf(game, name) ?? slot
  })
}

/** A number of the rules, as written. */
function numberOf(game: MergedGame, name: string): string | undefined {
  const numbers = game.sections.get('numbers')
  const entry = numbers?.kind === 'map' ? numbers.entries.find((each) => each.name === name) : undefined
  return entry?.value.kind === 'text' ? entry.value.text : undefined
}

/** Changes of terms by modules and variants. */
function termChanges(before: MergedGame, after: MergedGame): readonly Change[] {
  const wordsOf = ({ changes }: MergedGame) =>
    new Map(changes.map(({ target, text }) => [`${target.text}: ${inWords(text)}`, target.span]))
  return listChanges('Words of the rules', wordsOf(before), wordsOf(after), (span, words, isNew) => ({
    text: isNew ? words : `No longer: ${words}`,
    place: changePlace(span),
  }))
}

function rulingChange(difference: Difference): string | undefined {
  const [label = '', part] = difference.path
  const { after } = difference
  if (after === undefined) return part === undefined ? `No longer ruled: ${label}` : undefined
  // The question and the alternatives make no difference.
  if (part !== undefined) return part === 'chosen' ? leaf(label, difference) : undefined
  const chosen =
    after.value.kind === 'map' ? after.value.entries.find(({ name }) => name === 'chosen') : undefined
  return `${label}: ${inWords(chosen?.value ?? after.value)}`
}

/**
 * An explanation that belongs to a condition is described with it. Others are described only if they have changed, with
 * their values.
 */
function sayChange(before: Described, after: Described): Says {
  const sides = { before: before.game.sections.get('forbid'), after: after.game.sections.get('forbid') }
  const forbidden = new Set(differences(sides).map(({ path }) => path[0]))
  return ({ path: [name = ''], before: was, after: is }) => {
    if (was === undefined && forbidden.has(name)) return undefined
    const old = was === undefined ? 'none' : filled(before, inWords(was.value))
    const label = `Explained for "${name}"`
    if (is === undefined) return `${label} is gone (was ${old})`
    const now = filled(after, inWords(is.value))
    return was === undefined ? `${label}: ${now}` : `${label}: ${now} (was ${old})`
  }
}
