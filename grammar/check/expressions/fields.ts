import { blockNumbers, type BlockNumbers } from '../world/blocks.ts'
import { unwatched } from '../world/watched-world.ts'
import { aboutBorders } from './border-values.ts'
import type { NamedSymbol } from '../../names/symbol.ts'
import type { Place } from '../../expression/ast.ts'
import { printExpression } from '../../expression/print-expression.ts'
import { NONE } from '../../ir/ir.ts'
import { constant } from '../../ir/build.ts'
import type { InWorld, Lowering, Reading } from '../elaboration/contexts.ts'
import type { TrackedValue } from '../elaboration/declarations.ts'
import { HOLE_VALUE, scalarOf, type Scalar, type Value } from '../elaboration/values.ts'
import { spaceOf } from './space-of.ts'
import { callFunction } from '../functions/functions.ts'
import { enclosingGroup, groupOfType, mayLieIn, ownerOfGroup } from '../nouns/group-nouns.ts'
import { lastValue } from './history-reading.ts'
import { pathOf, spanIn, type Context } from '../elaboration/scope.ts'
import { warnOfNobodysOwn } from '../nouns/warn-ownerless.ts'
import { TEAM_TYPE } from '../nouns/teams.ts'
import { spaceKind } from '../nouns/spaces-of-kind.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { PUBLIC, SEAT, matchType, typeWords, widest, type Type } from '../../types/types.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { mayBeNobodys } from '../world/ownerless.ts'
import type { ColumnInfo, RegionInfo, SetColumn, World } from '../world/world.ts'
import { trackedOf, trackedSet } from './declared-values.ts'
import { asThing, fieldOfPlace, isIndexed, whereFields, whereItLies } from './indexed-places.ts'
import { helpWithTable } from './newcomers.ts'
import { withFacts } from './apply-facts.ts'
import { valueOfWords } from '../elaboration/word-sets.ts'
import type { Of } from './expressions.ts'
import { bundleColumn } from './printed-bundles.ts'
import { elaborate } from '../elaboration/dispatch.ts'
import { memoized } from '../../source/memoized.ts'

export function fieldValue(el: Reading, context: Context, e: Of<'field'>): Value {
  const last = lastValue(el, context, e)
  if (last !== undefined) return last
  const object = asThing(elaborate(el, context, e.object))
  if (object.form !== 'scalar') {
    const { file, start, end } = spanIn(context, e.object)
    const written = file.text.slice(start, end)
    const isPile = object.form === 'place' && el.world.containers[object.place.container]?.pile === true
    const one = isPile
      ? `top of ${written}`
      : object.form === 'place'
        ? `first ... in ${written}`
        : 'first ...'
    el.report('ST4109', spanIn(context, e), `Only a single thing has a \`${e.name.text}\`.`, {
      label: `\`${written}\` is several things`,
      help: `Take one of them, in parentheses: \`(${one}).${e.name.text}\`.`,
    })
    return HOLE_VALUE
  }
  if (object.type.kind === 'hole') return HOLE_VALUE
  const field = fieldOf(el, context, object, e.name.text, e.name)
  if (field !== undefined) return withFacts(context, pathOf(e), field)
  const names = fieldNames(el, object.type)
  el.report('ST4109', spanIn(context, e.name), `${typeWords(object.type)} has no \`${e.name.text}\`.`, {
    ...(names.length === 0 ? {} : { help: `It has ${listed(names)}.` }),
    ...suggestion(e.name.text, names),
    ...diceHelp(e, names),
    ...(isWithoutOwner(el, e.name.text)
      ? { help: `\`${e.name.text}\` is a term of its own, about the position and whoever is on turn.` }
      : {}),
    ...helpWithTable(el, e.name.text, object.type.kind === 'seat' ? printExpression(e.object) : 'you'),
    ...(e.name.text === 'place'
      ? { help: `Ask where it is: \`${printExpression(e.object)} is in ...\`.` }
      : {}),
    ...(el.tracked.get(e.name.text)?.some(({ of }) => of === 'border') === true
      ? { help: aboutBorders(e.name.text) }
      : {}),
  })
  return HOLE_VALUE
}

/** `roll unit.strength dice`: the field name includes the next word. */
function diceHelp(e: Of<'field'>, names: readonly string[]): { readonly help?: string } {
  const field = names.find((name) => e.name.text === `${name} dice`)
  if (field === undefined) return {}
  return { help: `Put the number in parentheses: \`(${printExpression(e.object)}.${field}) dice\`.` }
}

/** A term without parameters. */
function isWithoutOwner(el: Pick<Reading, 'functions'>, name: string): boolean {
  const term = el.functions.declared.get(name)
  return term !== undefined && (term.signature?.parameters ?? []).length === 0
}

const MOST_LISTED = 8

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_LISTED).map((name) => `\`${name}\``)
  return names.length > MOST_LISTED ? `${shown.join(', ')} and more` : shown.join(', ')
}

export function hasField(el: Pick<Reading, 'tracked' | 'world'>, type: Type, name: string): boolean {
  return fieldNames(el, type).includes(name)
}

export function fieldNames(el: Pick<Reading, 'tracked' | 'world'>, type: Type): string[] {
  const tracked = (of: (t: TrackedValue) => boolean): string[] =>
    [...el.tracked].filter(([, list]) => list.some(of)).map(([name]) => name)
  const ofClass = (name: string): string[] => tracked((t) => typeof t.of === 'object' && t.of.class === name)
  const whereabouts = (thing: Extract<Type, { kind: 'piece' | 'group' }>): string[] => [
    ...el.world.groups.filter((g) => mayLieIn(el, { type: thing }, g)).map((g) => g.name),
    ...whereFields(el),
  ]
  return matchType(
    type,
    {
      piece: (piece) => [
        ...(el.world.classes.find((c) => c.name === piece.class)?.columns.map((c) => c.name) ?? []),
        ...ofClass(piece.class),
        'owner',
        'kind',
        'space',
        ...whereabouts(piece),
      ],
      space: () => [
        'column',
        'row',
        ...(isDivided(el) ? ['block', 'cell'] : []),
        ...[...el.world.spaceColumns, ...el.world.spaceSets].map((column) => column.name),
        ...tracked((t) => t.of === 'space'),
      ],
      group: (group) => [...ofClass(group.class), 'owner', ...whereabouts(group)],
      place: ({ name }) => [
        ...(el.world.places.find((p) => p.name === name)?.indices ?? []).map((i) => i.name),
        'owner',
      ],
      seat: () => [...tracked((t) => t.of === 'seat'), ...(el.world.teams.length > 0 ? ['team'] : [])],
      enumeration: ({ name }) => {
        const region = el.world.regions.get(name)
        if (region === undefined) return []
        return [...[...region.columns, ...region.sets].map((column) => column.name), ...ofClass(name)]
      },
    },
    () => [],
  )
}

/**
 * A field of a thing: a printed column, a tracked value, a location, or a term with one parameter. `at` is where its name
 * is written.
 */
export function fieldOf(
  el: Reading,
  context: Context,
  object: Scalar,
  name: string,
  at: Place,
): Value | undefined {
  const found = readField(el, context, object, name)
  if (found !== undefined) el.names.use(fieldSymbol(el, object.type, name), context.source, at)
  if (name === 'owner' && object.type.kind === 'piece')
    warnOfNobodysOwn(el, spanIn(context, at), object.type.class, object.type.kinds)
  if (found?.form === 'scalar' && found.ir.op === 'load' && object.face !== PUBLIC)
    el.annotations.mark(found.ir, { at: spanIn(context, at), face: object.face })
  return found
}

/** The symbol that declares a field of a type. */
function fieldSymbol(el: Reading, type: Type, name: string): NamedSymbol | undefined {
  const { symbols } = el.names
  const tracked = el.tracked.get(name)?.find(({ of }) => isTrackedOf(of, type))
  const className = type.kind === 'piece' ? type.class : undefined
  const declared =
    el.world.classes.find((c) => c.name === className)?.columns.find((c) => c.name === name) ??
    el.world.groups.find((g) => g.name === name && mayLieIn(el, { type }, g)) ??
    (type.kind === 'piece' || type.kind === 'group'
      ? el.world.places.find((p) => p.name === name && isIndexed(p))
      : undefined) ??
    columnsOf(el, type).find((c) => c.name === name) ??
    tracked
  if (declared !== undefined) return symbols.ofKey(declared.key)
  const hasIndices = type.kind === 'piece' || type.kind === 'group' || type.kind === 'place'
  const isIndex =
    hasIndices && el.world.places.some(({ indices }) => indices.some((index) => index.name === name))
  if (isIndex && name !== 'player') return symbols.find(name, 'enumeration')
  const own = symbols.find(name, 'field')
  const term = el.functions.declared.get(name)
  return own !== undefined && fieldNames(el, type).includes(name)
    ? own
    : term === undefined
      ? undefined
      : symbols.ofKey(term.entry.key)
}

/** The columns printed on spaces and regions or given in data files. */
function columnsOf(el: InWorld, type: Type): readonly (ColumnInfo | SetColumn)[] {
  if (type.kind === 'space') return [...el.world.spaceColumns, ...el.world.spaceSets]
  const region = type.kind === 'enumeration' ? el.world.regions.get(type.name) : undefined
  return region === undefined ? [] : [...region.columns, ...region.sets]
}

function isTrackedOf(of: TrackedValue['of'], type: Type): boolean {
  if (typeof of === 'object')
    return type.kind === 'enumeration'
      ? type.name === of.class
      : (type.kind === 'piece' || type.kind === 'group') && type.class === of.class
  return of === type.kind
}

/** Like `fieldOf`, without recording a use of the name. */
export function readField(el: Reading, context: Context, object: Scalar, name: string): Value | undefined {
  const own = ownField(el, object, name)
  if (own !== undefined) return own
  const term = el.functions.declared.get(name)
  if (term?.signature?.parameters?.length === 1) {
    const [parameter] = term.signature.parameters
    if (parameter !== undefined && fits(el, object.type, parameter.type.text)) {
      const place = { start: 0, end: 0, text: name }
      return callFunction(el, context, place, [], [object])
    }
  }
  return undefined
}

/** A built-in field of things of this type. */
function ownField(el: Reading, object: Scalar, name: string): Value | undefined {
  const none = { orNone: object.orNone, secrecy: object.secrecy }
  const { world } = el
  const printed = (
    { columns, sets }: Pick<RegionInfo, 'columns' | 'sets'>,
    table = '',
  ): Value | undefined => {
    const column = columns.find((one) => one.name === name)
    if (column !== undefined)
      return scalarOf(column.type, el.lookUp(name, column.values, object.ir), {
        orNone: object.orNone || column.orNone,
        secrecy: object.secrecy,
      })
    const several = sets.find((one) => one.name === name)
    return several && setIn(el, object, several, `${table}${name}`)
  }
  const trackedField = (of: Parameters<typeof trackedOf>[2]): Value | undefined => {
    const tracked = trackedOf(el, name, of, object.ir)
    return tracked && ofThing(tracked, object)
  }
  return matchType(
    object.type,
    {
      piece: ({ class: className, kinds }) => {
        const own = world.classes.find((c) => c.name === className)
        const column = own?.columns.find((c) => c.name === name)
        if (column !== undefined) return columnValue(el, object, column)
        if (name === 'owner') {
          const nobodys = own !== undefined && mayBeNobodys(own, world.kinds, kinds)
          return scalarOf(SEAT, el.ownerOf(object.ir, className), { ...none, orNone: none.orNone || nobodys })
        }
        if (name === 'kind')
          return scalarOf({ kind: 'kind', class: className }, el.kindOf(object.ir), {
            orNone: object.orNone,
            secrecy: widest(object.secrecy, object.face),
          })
        if (name === 'space') return spaceOf(el, object)
        const group = world.groups.find((g) => g.name === name && mayLieIn(el, object, g))
        if (group !== undefined) return enclosingGroup(el, object, group)
        return trackedField({ class: className }) ?? whereItLies(el, object, name)
      },
      place: () => fieldOfPlace(el, object, name),
      space: () => {
        if (name === 'column' || name === 'row') {
          const values = el.tables.ofWorld(name, () => world.spaces.map((s) => s[name] + 1))
          return scalarOf({ kind: 'number', least: 1, most: 1024 }, el.lookUp(name, values, object.ir), none)
        }
        const own = printed({ columns: world.spaceColumns, sets: world.spaceSets }) ?? trackedField('space')
        return own ?? (name === 'block' || name === 'cell' ? inBlocks(el, object, name, none) : undefined)
      },
      group: (type) => {
        const own = groupOfType(el, type)
        if (name === 'owner' && own !== undefined)
          return scalarOf(SEAT, ownerOfGroup(el, object.ir, own), none)
        const outer = world.groups.find((g) => g.name === name && mayLieIn(el, object, g))
        if (outer !== undefined) return enclosingGroup(el, object, outer)
        return trackedField({ class: type.class }) ?? whereItLies(el, object, name)
      },
      enumeration: (type) => {
        const region = world.regions.get(type.name)
        return region && (printed(region, `${type.name} `) ?? trackedField({ class: region.name }))
      },
      seat: () => {
        const several = trackedSet(el, name, 'seat', object.ir)
        if (several !== undefined) {
          const value = valueOfWords(el, several)
          return { ...value, secrecy: widest(value.secrecy, object.secrecy) }
        }
        const tracked = trackedField('seat')
        if (tracked !== undefined || name !== 'team' || world.teams.length === 0) return tracked
        return scalarOf(TEAM_TYPE, el.teamOf(object.ir), none)
      },
    },
    () => undefined,
  )
}

/** True if some board has blocks, which its spaces are in. */
function isDivided({ world }: InWorld): boolean {
  return world.divided.some(({ blocks }) => blocks !== undefined)
}

/** The number of the block that a space is in, or its own in that block. */
function inBlocks(
  el: Reading,
  { ir }: Scalar,
  which: keyof BlockNumbers,
  more: Parameters<typeof scalarOf>[2],
): Scalar | undefined {
  if (!isDivided(el)) return undefined
  const { spaces, divided } = el.world
  const numbers = el.tables.ofWorld(which, () => blockNumbers(divided, spaces).map((one) => one[which]))
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return scalarOf({ kind: 'number', least, most }, el.lookUp(which, numbers, ir), more)
}

/** A printed column with several values. */
function setIn(
  lowering: Pick<Lowering, 'tables'>,
  object: Scalar,
  { element, rows }: SetColumn,
  table: string,
): Value {
  const { offsets, items } = lowering.tables.rows(table, rows)
  const ir = { set: 'row', offsets, items, index: object.ir } as const
  return { form: 'set', element, ir, secrecy: object.secrecy, face: PUBLIC }
}

/** A tracked value reveals which thing it belongs to, so it may be none or secret whenever the thing is. */
function ofThing(tracked: Scalar, object: Scalar): Scalar {
  return {
    ...tracked,
    orNone: tracked.orNone || object.orNone,
    secrecy: widest(tracked.secrecy, object.secrecy),
  }
}

/** True if a thing of this type could be passed for a parameter of this name. */
function fits(el: InWorld, type: Type, parameter: string): boolean {
  if (type.kind === 'space') return parameter === 'space' || spaceKind(el, parameter) !== undefined
  if (type.kind === 'seat') return parameter === 'player'
  if (type.kind === 'group') return parameter === type.class
  if (type.kind === 'place' || type.kind === 'enumeration') return parameter === type.name
  if (type.kind !== 'piece') return false
  return (
    parameter === type.class || el.world.kinds.some((k) => k.class === type.class && k.name === parameter)
  )
}

function columnValue(lowering: Lowering, piece: Scalar, column: ColumnInfo): Scalar {
  const value = printedWord(lowering, piece, column)
  const more = column.more?.map((values) => printedWord(lowering, piece, { ...column, values }).ir)
  return more === undefined ? value : { ...value, more }
}

/** The kinds that a column is printed on, by its key. */
const kindsByColumn = memoized(({ classes }: World): ReadonlyMap<YamlText, readonly number[]> => {
  const found = new Map<YamlText, readonly number[]>()
  for (const { columns, kinds } of classes)
    for (const column of columns) if (!found.has(column.key)) found.set(column.key, kinds)
  return found
})

function printedWord(lowering: Lowering, piece: Scalar, column: ColumnInfo): Scalar {
  const { values } = column.type.kind === 'bundle' ? bundleColumn(lowering, piece, column) : column
  const classKinds = kindsByColumn(unwatched(lowering.world)).get(column.key) ?? []
  const { bySeat } = column
  const all = bySeat ?? [values]
  const possible =
    piece.type.kind === 'piece'
      ? [...lowering.kindsNow(piece.type)].flatMap((k) =>
          all.map((own) => own[classKinds.indexOf(k)] ?? NONE),
        )
      : []
  const [first] = possible
  // Every possible kind has the same value, so there is nothing to look up and nothing to reveal.
  if (first !== undefined && !piece.orNone && possible.every((value) => value === first))
    return scalarOf(column.type, constant(first), { orNone: first === NONE })
  const byPiece = lowering.tables.ofWorld(values, () =>
    lowering.world.faces.map(
      (p) => (bySeat === undefined ? values : (bySeat[p.owner] ?? []))[classKinds.indexOf(p.kind)] ?? NONE,
    ),
  )
  const ir = lowering.lookUpFace(column.name, byPiece, piece.ir)
  return scalarOf(column.type, ir, {
    orNone: piece.orNone || possible.includes(NONE),
    secrecy: widest(piece.secrecy, piece.face),
  })
}
