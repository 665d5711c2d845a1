import { fieldIn } from '../../../grammar/check/world/data-classes.ts'
import type { GameFacts } from '../../../grammar/check/checked-game.ts'
import { comparedName, tidy } from '../../../grammar/document/names.ts'
import { pluralOf } from '../../../grammar/document/spelling.ts'
import type { Expression } from '../../../grammar/expression/ast.ts'
import { matchExpression } from '../../../grammar/expression/node-groups.ts'
import { SECTIONS } from '../../../grammar/names/declarations.ts'
import type { NamedSymbol, SymbolSort } from '../../../grammar/names/symbol.ts'
import type { Symbols } from '../../../grammar/names/symbols.ts'
import type { Configured } from '../../../grammar/load.ts'
import type { World } from '../../../grammar/check/world/world.ts'
import type { Span } from '../../../grammar/source/span.ts'
import type { Typed } from '../../../grammar/types/typed.ts'
import { membersOf, type Members } from './members.ts'
import { entriesOf, nameOf, readText, type Node } from './reading.ts'
import { UNLIMITED } from '../../../grammar/ir/ir.ts'

/** The referents of a game's names, as far as sentences depend on them. */
export interface Names {
  readonly symbols: Symbols
  /** Places and areas, and whether there is one for each player. */
  readonly places: ReadonlyMap<string, { readonly each: boolean }>
  /** Places where things only lie: no spaces of a board. */
  readonly piles: ReadonlySet<string>
  /** Truth values, as declared: of pieces, players and the whole game; options; terms. */
  readonly truths: ReadonlySet<string>
  /** The checker's types of the expression at a position. */
  readonly typesAt: (span: Span) => readonly Typed[]
  /** True if a name refers to several things. */
  readonly isSeveral: (symbol: NamedSymbol) => boolean
  /** Columns printed on pieces, and tracked values of pieces, groups and players. */
  readonly fields: ReadonlySet<string>
  /** Printed columns that contain pieces. */
  readonly bundles: ReadonlySet<string>
  readonly tracked: ReadonlySet<string>
  /** Names of parameters, by the name of the term or stage. */
  readonly parameters: ReadonlyMap<string, readonly string[]>
  /** Tracked values of two spaces that touch. */
  readonly ofBorders: ReadonlySet<string>
  /** The print on each side of a piece. */
  readonly ofSides: ReadonlySet<string>
  /** Tracked values that are kept for each player and each of something else. */
  readonly keyed: ReadonlySet<string>
  /** Words for a tracked value, or for its contents: `dice` for `thrown`. */
  readonly members: ReadonlyMap<string, Members>
  /** Kinds of path that boards have. */
  readonly paths: ReadonlySet<string>
  /** Values of enumerations. */
  readonly values: ReadonlySet<string>
  /** How many play. */
  readonly seats: number
  /** Numbers and options with their values. */
  readonly constants: ReadonlyMap<string, Constant>
  /** Numbers in the chosen data files, by option and field: `terrain.objective`. */
  readonly chosenNumbers: ReadonlyMap<string, string>
  /** The section that declares what is called or run: `terms`, `rules`, `tallies`, `tables`, `stages`, `actions`... */
  readonly sections: ReadonlyMap<string, string>
  /** The section of what is run or done: `stages`, `actions`, `whenever`. */
  readonly doings: ReadonlyMap<string, string>
  /** Names that are not only those of something that is run or done. */
  readonly things: ReadonlySet<string>
  /** Terms and the like that belong to a thing: those with parameters. */
  readonly ofThings: ReadonlySet<string>
  /** Names as their own entries write them, articles included. */
  readonly spelled: ReadonlyMap<string, string>
  /** For each action, those that may be played in reply to it. */
  readonly replies: ReadonlyMap<string, readonly string[]>
  /** The class of pieces that alone may lie in a place. */
  readonly contents: ReadonlyMap<string, string>
  /** The currency whose tokens lie somewhere, by the name of the place. */
  readonly currencies: ReadonlyMap<string, string>
  /** Phases and the actions that they offer. */
  readonly phases: ReadonlyMap<string, readonly string[]>
  /** The actions that a question offers, overlays included. */
  readonly offeredAt: (sentence: Span) => readonly string[] | undefined
}

interface Constant {
  readonly value: number | boolean | string
  readonly isOption: boolean
}

/** Stages and actions come first: where a name alone could also be a term, the term is meant. */
const DOINGS = ['stages', 'actions', 'whenever'] as const
const CALLED = [...DOINGS, 'terms', 'rules', 'tallies', 'tables', 'patterns', 'history'] as const
const OF_DOINGS: ReadonlySet<SymbolSort> = new Set([
  'stage',
  'action',
  'whenever',
  'phase',
  'end',
  'condition',
  'word',
])

/** Types that denote things. */
const ALWAYS: ReadonlySet<string> = new Set(['player', 'space', 'direction'])

export function namesOf({ ruleset, checked: { names, facts }, world }: Configured): Names {
  const { symbols } = names
  const named = (...sorts: readonly SymbolSort[]): readonly NamedSymbol[] =>
    symbols.all.filter(({ sort }) => sorts.includes(sort))
  const isOf = (kind: string) => (symbol: NamedSymbol) => names.typeOf(symbol)?.type.kind === kind
  const called = CALLED.flatMap((section) => named(SECTIONS[section]).map((symbol) => ({ symbol, section })))
  const actions = (indices: readonly number[]): readonly string[] =>
    indices.map((index) => facts.actions[index]?.name ?? '')
  return {
    symbols,
    places: placesOf(world),
    piles: new Set(
      world.places.flatMap(({ name, isBoard, madeOf }) => (isBoard || madeOf.length > 0 ? [] : [name])),
    ),
    contents: new Map(
      world.places.flatMap(({ name, holdsClass, holdsGroups }) =>
        holdsClass === '' || holdsGroups.length > 0 ? [] : [[name, holdsClass] as const],
      ),
    ),
    currencies: new Map(
      entriesOf(ruleset.game.sections.get('tokens')).flatMap((entry) =>
        holdersIn(entry.value).map((holder) => [comparedName(holder), nameOf(entry)] as const),
      ),
    ),
    // A direction along paths is called by their kind and a number.
    paths: new Set(world.topology.directions.flatMap(({ name }) => /^(.+) \d+$/u.exec(name)?.[1] ?? [])),
    truths: nameSet([
      ...named('rule'),
      ...named('column', 'tracked', 'term', 'option').filter(isOf('truth')),
    ]),
    typesAt: (span) => names.typesAt(span),
    isSeveral: (symbol) => names.typeOf(symbol)?.form === 'set',
    fields: new Set([
      ...nameSet(named('column')),
      ...[...facts.tracked].flatMap(([name, list]) =>
        list.some(({ of }) => of !== 'game' && of !== 'border') ? [name] : [],
      ),
    ]),
    bundles: nameSet(named('column').filter(isOf('bundle'))),
    tracked: nameSet(named('tracked')),
    ofSides: new Set(world.classes.flatMap(({ sides }) => sides?.name ?? [])),
    parameters: new Map(
      ['terms', 'tallies', 'tables', 'stages'].flatMap((section) =>
        entriesOf(ruleset.game.sections.get(section)).flatMap((entry) => {
          const written = readText(entry.key, 'signature')?.parameters ?? []
          return written.length === 0
            ? []
            : [[comparedName(nameOf(entry)), written.map(({ called }) => called.text)] as const]
        }),
      ),
    ),
    ofBorders: new Set(
      [...facts.tracked].flatMap(([name, list]) => (list.some(({ of }) => of === 'border') ? [name] : [])),
    ),
    members: new Map([
      ...setsIn(symbols, ruleset.game.sections.get('track')),
      ...named('tracked', 'term').flatMap((symbol) => {
        const members = membersOf(symbols, names.typeOf(symbol))
        const isKnown = members !== undefined && (symbol.sort === 'tracked' || members.isMany)
        return isKnown ? [[symbol.name, members] as const] : []
      }),
    ]),
    keyed: new Set(keyedIn(ruleset.game.sections.get('track'))),
    values: nameSet(named('value')),
    seats: world.seats.length,
    constants: constantsOf(world),
    chosenNumbers: chosenNumbers(world),
    sections: new Map(called.map(({ symbol: { name }, section }) => [name, section])),
    doings: new Map(
      DOINGS.flatMap((section) => named(SECTIONS[section]).map(({ name }) => [name, section] as const)),
    ),
    things: nameSet(symbols.all.filter(({ sort }) => !OF_DOINGS.has(sort))),
    ofThings: new Set(
      [...facts.functions.values()].flatMap(({ name, signature }) =>
        signature?.parameters === undefined ? [] : [name],
      ),
    ),
    spelled: new Map(called.map(({ symbol }) => [symbol.name, spelledName(symbol)])),
    replies: new Map(
      [...facts.replies].map(([to, by]) => [comparedName(facts.actions[to]?.name ?? ''), actions(by)]),
    ),
    phases: new Map([...facts.phases].map(([name, by]) => [name, actions(by)])),
    offeredAt: offersOf(facts),
  }
}

/** The actions that a question offers, by its sentence. */
export function offersOf({ asked, actions }: GameFacts): Names['offeredAt'] {
  const offered = new Map(
    asked.map(({ ask, at }) => [placeOf(at), ask.offers.map(({ action }) => actions[action]?.name ?? '')]),
  )
  return (sentence) => offered.get(placeOf(sentence))
}

/** Equal for one text that was read twice. */
function placeOf({ file, start }: Span): string {
  return `${file.name}:${start}`
}

/** `pledged: set of cards`, however deep. */
function setsIn(symbols: Symbols, node: Node | undefined): readonly (readonly [string, Members])[] {
  return entriesOf(node).flatMap((entry) => {
    const { value } = entry
    if (value.kind === 'map') return setsIn(symbols, value)
    const word =
      value.kind === 'text' ? /^set of (\p{L}[^=]*?)\s*(?:=|$)/u.exec(value.text.trim())?.[1] : undefined
    if (word === undefined) return []
    const [symbol] = symbols.called(comparedName(word))
    const noun = symbol === undefined ? word : (symbol.plural ?? pluralOf(symbol.name))
    return [[comparedName(nameOf(entry)), { noun, isMany: true }] as const]
  })
}

/** Names below `each player` and another `each`. */
function keyedIn(track: Node | undefined): readonly string[] {
  return entriesOf(track).flatMap((outer) =>
    entriesOf(outer.value).flatMap((inner) =>
      entriesOf(inner.value).map((entry) => comparedName(nameOf(entry))),
    ),
  )
}

/** Names of values, also of those that every player has. */
function holdersIn(node: Node): readonly string[] {
  return entriesOf(node).flatMap((entry) =>
    entry.value.kind === 'map' ? holdersIn(entry.value) : [nameOf(entry)],
  )
}

function nameSet(symbols: readonly NamedSymbol[]): ReadonlySet<string> {
  return new Set(symbols.map(({ name }) => name))
}

/** A name as it is first declared. */
function spelledName({ name, declared: [first] }: NamedSymbol): string {
  return first === undefined ? name : tidy(first.file.text.slice(first.start, first.end))
}

/** The thing that a word is a spelling of, and whether it is the plural. */
export function thingCalled(
  { symbols }: Names,
  word: string,
): { readonly thing: NamedSymbol; readonly isPlural: boolean } | undefined {
  const thing =
    symbols.find(word, 'class', 'family', 'kind', 'group') ??
    symbols.called(word, 'type').find(({ name }) => ALWAYS.has(name))
  return thing === undefined ? undefined : { thing, isPlural: word !== thing.name }
}

/** True if a word is the plural of a thing, or the name of several. */
export function meansSeveral(names: Names, word: string): boolean {
  const found = thingCalled(names, word)
  if (found !== undefined) return found.isPlural
  const [symbol] = names.symbols.called(word)
  return symbol !== undefined && (symbol.name !== word || names.isSeveral(symbol))
}

/** By its form, can only be a truth value. */
export function isCondition(node: Expression): boolean {
  return matchExpression(
    node,
    {
      test: () => true,
      logic: () => true,
      truth: () => true,
      afterwards: () => true,
      exists: () => true,
      every: () => true,
      openly: ({ term }) => isCondition(term),
      if: (choice) => choice.else === undefined || isCondition(choice.then),
    },
    () => false,
  )
}

function placesOf(world: World): Names['places'] {
  return new Map([
    ...world.places.map(({ name, eachPlayer }) => [name, { each: eachPlayer }] as const),
    ...[...world.areas.values()].map(({ name, perSeat }) => [name, { each: perSeat }] as const),
  ])
}

function chosenNumbers({ chosen }: World): ReadonlyMap<string, string> {
  return new Map(
    [...chosen].flatMap(([option, { of, file }]) =>
      [...of.fields.keys()].flatMap((field): [string, string][] => {
        const node = fieldIn(file.document.root, field)
        return node?.kind === 'text' && /^-?\d+$/u.test(node.text) ? [[`${option}.${field}`, node.text]] : []
      }),
    ),
  )
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
