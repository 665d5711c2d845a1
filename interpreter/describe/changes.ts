import type { Section } from '../../grammar/document/schema/documents.ts'
import type { MergedGame, MergedNode } from '../../grammar/merge/merged.ts'
import { actionChanges, forbidChanges } from './action-changes.ts'
import type { Says } from './action-changes.ts'
import { areaChanges, boxChanges, placeChanges, setupChanges } from './board-changes.ts'
import { GROUPS, changeAt } from './change.ts'
import type { Change, Group } from './change.ts'
import { endChanges, hookChanges, playChanges, stageChanges, wheneverChanges } from './course-changes.ts'
import { differences } from './difference.ts'
import type { Difference } from './difference.ts'
import { chosenChanges, numberChanges, optionChanges, usualOf } from './option-changes.ts'
import { leaf, pieceChanges } from './piece-changes.ts'
import { placeOf } from './place.ts'
import { tableChanges } from './table-changes.ts'
import type { TableMatrix } from './table-matrix.ts'
import { inWords, sameText } from './words.ts'

/** One of two games that are compared. */
export interface Described {
  readonly game: MergedGame
  /** Options that were asked for. */
  readonly options: ReadonlyMap<string, string>
  /** undefined if they could not be computed: then rows are compared by their words. */
  readonly matrices: readonly TableMatrix[] | undefined
}

type Describer = (before: MergedNode | undefined, after: MergedNode | undefined) => readonly Change[]

/** What nobody sees at the table: names, hints for drawing, other languages. */
const UNSEEN: Describer = () => []

/**
 * What is not a section of the resulting game: hooks and changes are described separately, and the rest is about
 * examples.
 */
const ELSEWHERE: Describer = () => []

function describers(before: Described, after: Described): Readonly<Record<Section, Describer>> {
  const says = sayer(after)
  const words = grouped('Words of the rules')
  return {
    players: grouped('Players'),
    numbers: numberChanges,
    options: optionChanges,
    values: words,
    data: grouped('Other rules', 'data'),
    pieces: pieceChanges,
    tokens: grouped('What the rules keep track of'),
    places: placeChanges,
    areas: areaChanges,
    regions: grouped('Other rules', 'regions'),
    box: boxChanges,
    setups: setupChanges,
    track: trackChanges,
    patterns: words,
    rules: words,
    terms: words,
    tallies: words,
    tables: (was, now) =>
      before.matrices === undefined || after.matrices === undefined
        ? grouped('Tables')(was, now)
        : tableChanges(before.matrices, after.matrices),
    play: playChanges,
    stages: stageChanges,
    actions: (was, now) => actionChanges(was, now, says),
    history: grouped('What the rules keep track of'),
    forbid: (was, now) => forbidChanges(was, now, says),
    whenever: wheneverChanges,
    end: endChanges,
    says: sayChanges(before, after),
    rulings: rulingChanges,
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

/** Everything that differs for the players in the second game, group by group. */
export function describeChanges(before: Described, after: Described): readonly Change[] {
  const changes: Change[] = [
    ...moduleChanges(before.game, after.game),
    ...chosenChanges(before, after),
    ...hookChanges(before.game, after.game),
    ...termChanges(before.game, after.game),
    ...Object.entries(describers(before, after)).flatMap(([section, describe]) =>
      describe(before.game.sections.get(section), after.game.sections.get(section)),
    ),
  ]
  return GROUPS.flatMap((group) => changes.filter((change) => change.group === group))
}

/** Names and their contents, for sections that need no wording of their own. */
function grouped(group: Group, section?: string): Describer {
  return (before, after) => {
    if (before?.kind === 'map' || after?.kind === 'map')
      return differences(before, after).map((difference) => {
        const [first = '', ...rest] = difference.path
        const label = [
          section === undefined || group === 'Tables' ? first : `${section}: ${first}`,
          ...rest,
        ].join(', ')
        return changeAt(group, difference, leaf(label, difference))
      })
    const now = after ?? before
    if (now === undefined) return []
    if (before !== undefined && after !== undefined && sameText(before) === sameText(after)) return []
    const text = after === undefined ? 'is gone' : inWords(after)
    const kind = before === undefined ? 'new' : after === undefined ? 'gone' : 'changed'
    return [{ group, kind, text: `${section ?? group}: ${text}`, place: placeOf(now.span) }]
  }
}

function moduleChanges(before: MergedGame, after: MergedGame): readonly Change[] {
  const of = (game: MergedGame) => game.layers.filter((layer) => layer.kind === 'module')
  const [old, now] = [of(before), of(after)]
  const made = (layer: (typeof old)[number], kind: 'new' | 'gone', text: string): Change => ({
    group: 'Modules',
    kind,
    text,
    place: { file: layer.file.name, line: 1 },
  })
  return [
    ...now
      .filter(({ id }) => !old.some((other) => other.id === id))
      .map((layer) => made(layer, 'new', `With ${titleOf(layer.file.text) ?? layer.id} (${layer.id})`)),
    ...old
      .filter(({ id }) => !now.some((other) => other.id === id))
      .map((layer) => made(layer, 'gone', `Without ${titleOf(layer.file.text) ?? layer.id} (${layer.id})`)),
  ]
}

function titleOf(text: string): string | undefined {
  return /^title:[ \t]*(\S.*?)[ \t]*(?:[ \t]#.*)?$/m.exec(text)?.[1]
}

/** What is counted and remembered during a game. */
function trackChanges(before: MergedNode | undefined, after: MergedNode | undefined): readonly Change[] {
  const isOpen = (path: readonly string[]): boolean => path.length === 1
  return differences(before, after, { isOpen }).map((difference) => {
    const [first = '', ...rest] = difference.path
    const label = rest.length === 0 ? first : `${rest.join(', ')} (${first})`
    return changeAt('What the rules keep track of', difference, atTheStart(label, difference))
  })
}

function atTheStart(label: string, { before, after }: Difference): string {
  if (after === undefined) return `No longer: ${label}`
  const was = before === undefined ? '' : ` (was ${inWords(before.value)})`
  return `${label}: ${inWords(after.value)} at the start${was}`
}

/** Explanations with the values of options filled in. */
function sayer(of: Described): Says {
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

/** Numbers of the rules, as they are written there. */
function numberOf(game: MergedGame, name: string): string | undefined {
  const numbers = game.sections.get('numbers')
  const entry = numbers?.kind === 'map' ? numbers.entries.find((each) => each.name === name) : undefined
  return entry?.value.kind === 'text' ? entry.value.text : undefined
}

/** Changes of terms by modules and variants. */
function termChanges(before: MergedGame, after: MergedGame): readonly Change[] {
  const words = ({ target, text }: MergedGame['changes'][number]): string =>
    `${target.text}: ${inWords(text)}`
  const old = new Set(before.changes.map(words))
  const now = new Set(after.changes.map(words))
  const group = 'Words of the rules'
  return [
    ...after.changes
      .filter((change) => !old.has(words(change)))
      .map((change): Change => ({
        group,
        kind: 'new',
        text: words(change),
        place: placeOf(change.target.span),
      })),
    ...before.changes
      .filter((change) => !now.has(words(change)))
      .map((change): Change => ({
        group,
        kind: 'gone',
        text: `No longer: ${words(change)}`,
        place: placeOf(change.target.span),
      })),
  ]
}

function rulingChanges(before: MergedNode | undefined, after: MergedNode | undefined): readonly Change[] {
  return differences(before, after).flatMap((difference): readonly Change[] => {
    const [label = '', part] = difference.path
    const { after: now } = difference
    const say = (text: string): readonly Change[] => [changeAt('Rulings', difference, text)]
    if (now === undefined) return part === undefined ? say(`No longer ruled: ${label}`) : []
    // What was asked and what else could have been chosen changes nothing.
    if (part !== undefined) return part === 'chosen' ? say(leaf(label, difference)) : []
    const chosen =
      now.value.kind === 'map' ? now.value.entries.find(({ name }) => name === 'chosen') : undefined
    return say(`${label}: ${inWords(chosen?.value ?? now.value)}`)
  })
}

/**
 * Explanations that belong to a condition are described with it; others only if they have changed, with their values.
 */
function sayChanges(before: Described, after: Described): Describer {
  const forbidden = new Set(
    differences(before.game.sections.get('forbid'), after.game.sections.get('forbid')).map(
      ({ path }) => path[0],
    ),
  )
  return (a, b) =>
    differences(a, b)
      .filter(({ path, before: was }) => was !== undefined || !forbidden.has(path[0]))
      .map((difference) => {
        const [old, now] = [saidOf(before, difference.before), saidOf(after, difference.after)]
        const label = `Explained for "${difference.path[0] ?? ''}"`
        return changeAt('Other rules', difference, explained(label, old, now))
      })
}

function saidOf(of: Described, entry: Difference['before']): string | undefined {
  return entry === undefined ? undefined : filled(of, inWords(entry.value))
}

function explained(label: string, before: string | undefined, after: string | undefined): string {
  if (after === undefined) return `${label} is gone (was ${before ?? 'none'})`
  return before === undefined ? `${label}: ${after}` : `${label}: ${after} (was ${before})`
}
