import { comparedName } from '../../grammar/document/names.ts'
import type { Expression } from '../../grammar/expression/ast.ts'
import { spells } from '../../grammar/names/spelling.ts'
import type { Configured } from '../../grammar/load.ts'
import type { MergedGame } from '../../grammar/merge/merged.ts'
import type { World } from '../../grammar/check/world.ts'
import { UNLIMITED } from '../../grammar/ir/ir.ts'
import { entriesOf, nameOf, readText, textsOf, valueIn } from './reading.ts'
import type { Entry } from './reading.ts'

/** What the names of a game are names of, as far as a sentence about them depends on it. */
export interface Names {
  /** Classes, kinds, families and groups, with their plurals. */
  readonly things: readonly Thing[]
  /** Places and areas, and whether there is one for each player. */
  readonly places: ReadonlyMap<string, { readonly each: boolean; readonly board: boolean }>
  /** Values that are true or false: of pieces, players and the whole game; options; terms. */
  readonly truths: ReadonlySet<string>
  /** Columns that are printed on pieces, and what is kept in mind of pieces, groups and players. */
  readonly fields: ReadonlySet<string>
  /** Printed columns that hold pieces. */
  readonly bundles: ReadonlySet<string>
  readonly tracked: ReadonlySet<string>
  /** Values of enumerations. */
  readonly values: ReadonlySet<string>
  /** Numbers and options with their values. */
  readonly constants: ReadonlyMap<string, Constant>
  /** The section that declares what is called or run: `terms`, `rules`, `tallies`, `tables`, `stages`, `actions`... */
  readonly sections: ReadonlyMap<string, string>
  /** Terms and the like that are of a thing: those with parameters. */
  readonly ofThings: ReadonlySet<string>
  /** Names as their own entries write them, articles included. */
  readonly spelled: ReadonlyMap<string, string>
  /** For each action those that may be played in reply to it. */
  readonly replies: ReadonlyMap<string, readonly string[]>
  readonly seats: ReadonlySet<string>
  /** Phases and the actions that they offer. */
  readonly phases: ReadonlyMap<string, readonly string[]>
}

export interface Thing {
  readonly name: string
  readonly plural: string | undefined
}

export interface Constant {
  readonly value: number | boolean | string
  readonly isOption: boolean
}

const CALLED = ['terms', 'rules', 'tallies', 'tables', 'patterns', 'stages', 'actions', 'whenever', 'history']
const ALWAYS: readonly Thing[] = ['player', 'space', 'piece', 'direction'].map((name) => ({
  name,
  plural: undefined,
}))

export function namesOf({ ruleset: { game }, world }: Configured): Names {
  const columns = new Map(
    classesOf(game).flatMap((each) =>
      entriesOf(valueIn(each.value, 'printed')).map((column) => [nameOf(column), typeOf(column)] as const),
    ),
  )
  const tracked = trackedEntries(game)
  const terms = entriesOf(game.sections.get('terms'))
  const truths = [
    ...[...columns].flatMap(([name, type]) => (type === 'truth' ? [name] : [])),
    ...tracked.flatMap(({ entry }) => (typeOf(entry) === 'truth' ? [nameOf(entry)] : [])),
    ...entriesOf(game.sections.get('rules')).map(nameOf),
    ...terms.flatMap((term) => (isTruth(term) ? [nameOf(term)] : [])),
    ...world.options.flatMap((option) => (option.type.kind === 'truth' ? [option.name] : [])),
  ]
  return {
    things: [...thingsOf(world), ...ALWAYS],
    places: placesOf(world),
    truths: new Set(truths.map(comparedName)),
    fields: new Set([
      ...columns.keys(),
      ...tracked.flatMap(({ entry, isOwn }) => (isOwn ? [nameOf(entry)] : [])),
    ]),
    bundles: new Set([...columns].flatMap(([name, type]) => (type === 'bundle' ? [name] : []))),
    tracked: new Set(tracked.flatMap(({ entry }) => [nameOf(entry)])),
    values: new Set([...world.enumerations.values()].flat()),
    constants: constantsOf(world),
    sections: new Map(
      CALLED.flatMap((section) =>
        entriesOf(game.sections.get(section)).map((entry) => [comparedName(nameOf(entry)), section] as const),
      ),
    ),
    ofThings: new Set(
      CALLED.flatMap((section) =>
        entriesOf(game.sections.get(section)).flatMap((entry) =>
          entry.key.text.includes('(') ? [comparedName(nameOf(entry))] : [],
        ),
      ),
    ),
    spelled: new Map(
      CALLED.flatMap((section) =>
        entriesOf(game.sections.get(section)).map(
          (entry) => [comparedName(nameOf(entry)), nameOf(entry)] as const,
        ),
      ),
    ),
    replies: actionsBy(game, 'in reply to'),
    seats: new Set(world.seats.map(({ name }) => name)),
    phases: actionsBy(game, 'during'),
  }
}

/** The thing that a word is a spelling of, and whether it is the plural. */
export function thingCalled(
  { things }: Names,
  word: string,
): { readonly thing: Thing; readonly isPlural: boolean } | undefined {
  const thing = things.find(({ name, plural }) => spells(word, name, plural))
  return thing === undefined ? undefined : { thing, isPlural: word !== thing.name }
}

function classesOf(game: MergedGame): readonly Entry[] {
  return entriesOf(game.sections.get('pieces'))
}

/** What is kept in mind; `isOwn`: of each piece, group or player. */
function trackedEntries(game: MergedGame): readonly { readonly entry: Entry; readonly isOwn: boolean }[] {
  const below = (
    entries: readonly Entry[],
    isOwn: boolean,
  ): readonly { readonly entry: Entry; readonly isOwn: boolean }[] =>
    entries.flatMap((entry) =>
      entry.value.kind === 'map'
        ? below(entriesOf(entry.value), isOwn || nameOf(entry) === 'each player')
        : [{ entry, isOwn }],
    )
  return [
    ...below(entriesOf(game.sections.get('track')), false),
    ...classesOf(game).flatMap((each) => below(entriesOf(valueIn(each.value, 'track')), true)),
  ]
}

function typeOf({ value }: Entry): 'truth' | 'bundle' | 'other' {
  if (value.kind !== 'text') return 'other'
  if (/^\s*(true|false)\s*$/u.test(value.text)) return 'truth'
  const type = readText(value, 'type')?.type
  if (type?.kind === 'true or false') return 'truth'
  return type?.kind === 'named' && type.name.text === 'bundle' ? 'bundle' : 'other'
}

function isTruth({ value }: Entry): boolean {
  const tree = value.kind === 'text' ? readText(value, 'expression') : undefined
  return tree !== undefined && isCondition(tree)
}

/** Can only be true or false, as its form tells. */
export function isCondition(node: Expression): boolean {
  switch (node.kind) {
    case 'truth':
    case 'or':
    case 'and':
    case 'not':
    case 'compare':
    case 'is':
    case 'within':
    case 'has':
    case 'can':
    case 'knows':
    case 'exists':
    case 'every':
      return true
    case 'openly':
      return isCondition(node.term)
    case 'if':
      return node.else === undefined || isCondition(node.then)
    case 'number':
    case 'none':
    case 'nothing':
    case 'original':
    case 'name':
    case 'call':
    case 'of':
    case 'field':
    case 'your':
    case 'otherwise':
    case 'arithmetic':
    case 'select':
    case 'count':
    case 'count value':
    case 'fold':
    case 'top':
    case 'all but':
      return false
  }
}

function thingsOf(world: World): readonly Thing[] {
  return [
    ...world.classes.flatMap(({ name, plural, families }) => [
      { name, plural },
      ...[...families.keys()].map((family) => ({ name: family, plural: undefined })),
    ]),
    ...world.kinds.map(({ name, plural }) => ({ name, plural })),
    ...world.groups.map(({ name, plural }) => ({ name, plural })),
  ]
}

function placesOf(world: World): Names['places'] {
  return new Map([
    ...world.places.map(
      ({ name, eachPlayer, isBoard }) => [name, { each: eachPlayer, board: isBoard }] as const,
    ),
    ...[...world.areas.values()].map(({ name, perSeat }) => [name, { each: perSeat, board: true }] as const),
  ])
}

function constantsOf(world: World): ReadonlyMap<string, Constant> {
  const options = new Set(world.options.map(({ name }) => name))
  return new Map(
    [...world.constants].flatMap(([name, { type, value }]): [string, Constant][] => {
      const isOption = options.has(name)
      if (type.kind === 'truth') return [[name, { value: value !== 0, isOption }]]
      if (type.kind === 'number')
        return [[name, { value: value === UNLIMITED ? 'unlimited' : value, isOption }]]
      const word = type.kind === 'enumeration' ? world.enumerations.get(type.name)?.[value] : undefined
      return word === undefined ? [] : [[name, { value: word, isOption }]]
    }),
  )
}

/** Actions by what they name under a key. */
function actionsBy(game: MergedGame, key: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const action of entriesOf(game.sections.get('actions'))) {
    for (const { text } of textsOf(valueIn(action.value, key))) {
      const name = comparedName(text)
      found.set(name, [...(found.get(name) ?? []), nameOf(action)])
    }
  }
  return found
}
