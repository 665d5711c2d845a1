import { unwatched } from '../world/watched-world.ts'
import type { Kind, TypeText } from '../../expression/ast.ts'
import { canBeMember, memberNames } from '../elaboration/word-sets.ts'
import { shown } from '../world/constant.ts'
import { comparedName } from '../../document/names.ts'
import { bookText, type BookText } from '../../book/book-text.ts'
import { NONE } from '../../ir/ir.ts'
import { MOST_FACES, valuesOf, bagWordCount } from '../world/bag-values.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { YamlEntry, YamlText } from '../../yaml/tree.ts'
import { bordersOf } from '../world/borders.ts'
import { unseenPlace } from '../world/faces.ts'
import { wordRange } from '../elaboration/word-range.ts'
import { valueType } from '../elaboration/value-types.ts'
import type { Elaboration, InWorld, Reading, Reporting } from '../elaboration/contexts.ts'
import type { TrackedValue } from '../elaboration/declarations.ts'
import { scalarOf } from '../elaboration/values.ts'
import { NOTHING } from '../../ir/build.ts'
import { Scope } from '../elaboration/scope.ts'
import { needsTurns } from '../steps/needs-turns.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { DIRECTIONS, NUMBER, TRUTH, fitsType, isWithin, typeWords, type Type } from '../../types/types.ts'
import { typed } from '../elaboration/dispatch.ts'
import { masks } from '../expressions/arithmetic.ts'
import type { TrackedInfo } from '../world/world.ts'

/** Allocates the words of every tracked value. */
export function declareTracked(el: Elaboration): void {
  for (const info of el.world.tracked) {
    const toward = info.toward && startsToward(el, info.toward, info.class)
    const start = toward?.[0] ?? info.start
    const of = info.class === undefined ? ('space' as const) : { class: info.class }
    declareValue(el, {
      name: info.name,
      key: info.key,
      of,
      type: info.type,
      orNone: info.orNone,
      start,
      scope: 'game',
      ...(toward !== undefined && new Set(toward).size > 1
        ? { starts: toward }
        : info.starts === undefined
          ? {}
          : { starts: info.starts }),
    })
  }
  for (const entry of el.section('track')) trackEntry(el, entry, 'game', 'game')
}

/** A direction at the start. Words such as `forward` mean for each piece what they mean to its owner. */
function startsToward(
  el: Reading,
  { source, expression }: NonNullable<TrackedInfo['toward']>,
  className: string | undefined,
): readonly number[] {
  const context = { source, scope: new Scope() }
  const bySeat = masks(el, typed(el, context, expression, DIRECTIONS).ir) ?? []
  const at = source.spanOf(expression.start, expression.end)
  const [first = 0] = bySeat
  const ofPieces = el.world.classes.some(({ name, ownerFixed }) => name === className && ownerFixed)
  if (bySeat.length === 0)
    el.report('ST4102', at, 'The start of a tracked value must be known before the game.')
  else if (bySeat.some((mask) => (mask & (mask - 1)) !== 0))
    el.report('ST4102', at, 'This is one direction, and these are several.')
  else if (!ofPieces && bySeat.some((mask) => mask !== first))
    el.report('ST4174', at, 'This direction depends on the player, and nobody is asked here.', {
      help: 'Name one that is the same for everybody, such as `up`.',
    })
  if (!ofPieces) return [first]
  return unwatched(el.world).pieces.map(({ owner }) => bySeat[Math.max(owner, 0)] ?? first)
}

/** True if both describe the same value in the same words of the state, ignoring the initial value. */
export function sameTracked(one: TrackedValue, other: TrackedValue): boolean {
  const outline = ({ of, each, first, cell, words, members, secret, token, scope }: TrackedValue): string =>
    JSON.stringify([of, each, first, cell, words, members, secret, token, scope])
  const { type } = one
  return fitsType(type, other.type) && fitsType(other.type, type) && outline(one) === outline(other)
}

type Of = TrackedValue['of']
type Scoped = TrackedValue['scope']

function trackEntry(
  el: Elaboration,
  entry: MergedEntry | YamlEntry,
  of: Of,
  scope: Scoped,
  secret = false,
  column?: string,
): void {
  const { key, value } = entry
  const each = /^each (.+)$/.exec(key.text)
  if (each !== null) {
    if (value.kind !== 'map') {
      el.report('ST4119', key.span, `\`${key.text}\` needs a map of tracked values.`)
      return
    }
    const values = comparedName(each[1] ?? '')
    if (of === 'seat' && el.world.enumerations.has(values) && !el.stages.names.includes(values)) {
      if (secret)
        el.report(
          'ST4005',
          key.span,
          'What is kept for each player and each value cannot be secret so far.',
          {
            help: `Write \`each player:\` above \`${key.text}:\`.`,
          },
        )
      for (const inner of value.entries) trackEntry(el, inner, 'table', scope, false, values)
      return
    }
    if (values === 'border' && !el.stages.names.includes(values)) {
      if (canKeepBorders(el, key, of))
        for (const inner of value.entries) trackEntry(el, inner, 'border', scope)
      return
    }
    const isSecret = /^player\s+in\s+secret$/u.test(each[1] ?? '')
    const what = isSecret ? 'player' : (each[1] ?? '')
    const [innerOf, innerScope]: [Of, Scoped] =
      what === 'player'
        ? ['seat', scope]
        : what === 'turn'
          ? [of, 'turn']
          : what === 'space'
            ? ['space', scope]
            : what === 'team' && el.world.teams.length > 0
              ? [{ class: 'team' }, scope]
              : [of, { stage: comparedName(what) }]
    if (innerScope === 'turn' && !el.stages.names.includes('turn'))
      needsTurns(el, key.span, '`each turn` resets')
    if (typeof innerScope === 'object' && !el.stages.names.includes(innerScope.stage)) {
      el.report(
        'ST4117',
        key.span,
        `There is no stage called \`${what}\`.`,
        el.world.enumerations.has(values)
          ? {
              help: `Values are kept for each player and each of them: put \`${key.text}:\` below \`each player:\`.`,
            }
          : {
              help: 'Values can be tracked of each player, each space, each border between two spaces, each turn, each stage, and each piece of a class.',
              ...suggestion(what, ['player', 'turn', 'space', 'border', ...el.stages.names]),
            },
      )
      return
    }
    for (const inner of value.entries) trackEntry(el, inner, innerOf, innerScope, secret || isSecret)
    return
  }
  if (value.kind !== 'text') {
    el.report(
      'ST4119',
      key.span,
      'A tracked value has a type or a start, such as `0`, `false` or `1..9 = 1`.',
    )
    return
  }
  const name = comparedName(key.text)
  const found = trackedType(el, name, value)
  if (found === undefined) return
  if (secret && !canBeSecret(found)) {
    el.report(
      'ST4005',
      key.span,
      'So far only dice, numbers of a range, true or false, values of an enumeration, players, spaces, pieces that everybody always sees, and sets of anything but pieces and groups can be secret.',
      found.members === undefined
        ? {}
        : { help: 'Give each player a place that is `seen by: owner`, and keep the pieces there.' },
    )
    return
  }
  if (secret && found.type.kind === 'piece' && !found.orNone) {
    el.report('ST4005', key.span, 'A piece that is named in secret is none until somebody names it.', {
      help: `Write \`${value.text} or none\`.`,
    })
    return
  }
  const hidden = secret ? placeThatHides(el, found.type) : undefined
  if (hidden !== undefined) {
    el.report(
      'ST4005',
      key.span,
      `Only a piece that everybody always sees can be named in secret; \`${hidden}\` is not always seen by everyone.`,
      {
        help: `Let everybody always see what lies in \`${hidden}\`, keep these pieces out of it, or track a space.`,
      },
    )
    return
  }
  declareValue(el, {
    name,
    key,
    of,
    scope,
    ...found,
    ...(secret ? { secret } : {}),
    ...(column === undefined ? {} : { each: column }),
  })
}

/** `each border:`: reports it if the game has no borders, or if they are per player or per thing. */
function canKeepBorders(el: InWorld & Reporting, key: YamlText, of: Of): boolean {
  const areThere = bordersOf(el.world.topology).length > 0
  if (of !== 'game')
    el.report(
      'ST4005',
      key.span,
      'What stands between two spaces is the same for everybody and everything.',
      {
        help: `Put \`${key.text}:\` directly below \`track\`. To say whose it is, track a player there: \`holder: player or none\`.`,
      },
    )
  else if (!areThere)
    el.report('ST4005', key.span, 'There is no border: no two spaces of this game are next to each other.', {
      help: 'Borders are between neighbouring spaces of a board, such as a `grid`, `hexes` or a `graph`.',
    })
  return areThere
}

function trackedType(
  el: Reading,
  name: string,
  value: YamlText,
): Pick<Request, 'type' | 'orNone' | 'start' | 'members'> | undefined {
  const source = bookText(value)
  const parsed = el.findings.read(source, 'tracked')
  if (parsed === undefined) return undefined
  if (parsed.kind === 'type' && parsed.type.kind === 'set') return setType(el, parsed, parsed.type.of, source)
  if (parsed.kind === 'start')
    return typeof parsed.value === 'number'
      ? { type: NUMBER, orNone: false, start: parsed.value }
      : { type: TRUTH, orNone: false, start: parsed.value ? 1 : 0 }
  const type = el.readType(parsed.type, source)
  if (type === undefined) return undefined
  if (parsed.default === undefined && type.kind === 'number' && !parsed.orNone) {
    const start = isWithin(0, type) ? 0 : type.least
    const isTurned = parsed.type.kind === 'range' && parsed.type.least > parsed.type.most
    // A reversed range must be fixed anyway.
    if (isTurned) return { type, orNone: false, start }
    el.report('ST4017', value.span, `\`${name}\` has no start value.`, {
      help: `Write \`${value.text} = ${start}\`, or \`${value.text} or none\` if it may be none.`,
    })
    // Assume this start value, so nothing that reads it is reported as well.
    return { type, orNone: false, start }
  }
  // A value without a start must be set before it is read; until then it is none. Truths and bags start at 0.
  if (parsed.default === undefined)
    return { type, orNone: parsed.orNone, start: type.kind === 'truth' || type.kind === 'bag' ? 0 : NONE }
  const start = typed(el, { source, scope: new Scope() }, parsed.default, type, parsed.orNone)
  if (start.ir.op !== 'const') {
    el.report('ST4102', value.span, 'The start of a tracked value must be known before the game.')
    return undefined
  }
  if (type.kind === 'number' && parsed.default.kind !== 'number')
    el.notes.add('mustFit', {
      expression: parsed.default,
      source,
      expected: { type, orNone: parsed.orNone },
    })
  if (isWithin(start.ir.value, type)) return { type, orNone: parsed.orNone, start: start.ir.value }
  const at = source.spanOf(parsed.default.start, parsed.default.end)
  el.report('ST4018', at, `${shown(start.ir.value)} is not ${typeWords(type)}.`)
  return { type, orNone: parsed.orNone, start: type.kind === 'number' ? type.least : 0 }
}

/** `set of spaces`: empty at the start. */
function setType(
  el: Reading,
  parsed: TypeText,
  of: Kind,
  source: BookText,
): Pick<Request, 'type' | 'orNone' | 'start' | 'members'> | undefined {
  const at = source.spanOf(of.start, of.end)
  const type = of.kind === 'named' ? el.typeCalled(of.name.text, at)?.type : el.readType(of, source)
  if (type === undefined) return undefined
  if (!canBeMember(type)) {
    el.report('ST4005', at, `Sets of ${typeWords(type)} that change are not supported yet.`)
    return undefined
  }
  if (parsed.default !== undefined && parsed.default.kind !== 'nothing') {
    el.report(
      'ST4102',
      source.spanOf(parsed.default.start, parsed.default.end),
      'A tracked set starts empty.',
      {
        help: 'Put things into it with `set ... to ...` or `add ... to ...`.',
      },
    )
    return undefined
  }
  const [first, last] = wordRange(el.world, type)
  return { type, orNone: false, start: 0, members: last - first + 1 }
}

interface Request {
  readonly name: string
  readonly key: YamlText
  readonly of: Of
  /** For a table: its enumeration, besides the players. */
  readonly each?: string
  readonly scope: Scoped
  readonly type: Type
  readonly orNone: boolean
  readonly start: number
  readonly members?: number
  /** A start value for each, if they differ. */
  readonly starts?: readonly number[]
  /** The currency whose tokens it counts. */
  readonly token?: string
  /** True if only its own player knows it. */
  readonly secret?: boolean
}

export function declareValue(el: Reading, request: Request): void {
  const { name, key, of, each, type, orNone, start, scope, members } = request
  if (members !== undefined) return declareSet(el, request, members)
  if (type.kind === 'bag' && bagWordCount(el.world, type) > 1) {
    el.report('ST4005', key.span, 'Bags that tell more than 6 values apart cannot be tracked yet.')
    return
  }
  const [least, most] = wordRange(unwatched(el.world), type)
  const group = typeof of === 'object' ? el.world.groups.find((g) => g.name === of.class) : undefined
  const region = typeof of === 'object' ? el.world.regions.get(of.class) : undefined
  const cells = of === 'table' ? tableCells(el, each ?? '') : of === 'border' ? borderNames(el) : undefined
  const length =
    of === 'game'
      ? 1
      : of === 'seat'
        ? el.world.seats.length
        : of === 'space'
          ? el.world.spaces.length
          : (cells?.length ?? region?.names.length ?? group?.count ?? unwatched(el.world).pieces.length)
  const per =
    of === 'game' || of === 'seat' || of === 'space'
      ? of
      : region !== undefined || cells !== undefined
        ? 'region'
        : group === undefined
          ? 'piece'
          : 'group'
  const base = el.memory.region({
    name,
    length,
    least,
    most,
    orNone: orNone || (start === NONE && request.starts === undefined),
    start: request.starts ?? start,
    per,
    ...(region === undefined ? {} : { things: region.names }),
    ...(cells === undefined ? {} : { things: cells }),
    ...(of === 'border' ? { between: bordersOf(el.world.topology) } : {}),
    ...(typeof of === 'object' && per === 'piece' ? { of: of.class } : {}),
    type: valueType(el, type),
    ...(request.secret === true ? { secret: sidesOf(el, type) } : {}),
  })
  const value: TrackedValue = {
    name,
    key,
    of,
    ...(each === undefined ? {} : { each }),
    first: group?.first ?? 0,
    type,
    cell: { base, least, most, orNone },
    start,
    words: length,
    scope,
    ...(request.token === undefined ? {} : { token: request.token }),
    ...(request.secret === true ? { secret: true } : {}),
  }
  track(el, value)
  const symbol = el.names.symbols.ofKey(key)
  if (symbol !== undefined) el.names.declareType(symbol, scalarOf(type, NOTHING, { orNone }))
}

/** `red two`, `red three`... `blue two`: a value for each player and each of these. */
function tableCells({ world }: InWorld, each: string): readonly string[] {
  const values = world.enumerations.get(each) ?? []
  return world.seats.flatMap((seat) => values.map((value) => `${seat.name} ${value}`))
}

/** `a1-a2`, as `blocked` names them: a value for each two spaces that touch. */
function borderNames({ world }: InWorld): readonly string[] {
  const nameOf = (space: number): string => world.spaces[space]?.name ?? ''
  return bordersOf(world.topology).map(([one, other]) => `${nameOf(one)}-${nameOf(other)}`)
}

/** A tracked set has one word for each possible member, which is 1 if the member is in it. */
function declareSet(
  el: Reading,
  { name, key, of, type, scope, secret = false }: Request,
  members: number,
): void {
  if (of !== 'game' && of !== 'seat') {
    const what = of === 'table' ? 'player and each value' : of === 'border' ? 'border' : 'space'
    el.report('ST4005', key.span, `Sets tracked for each ${what} are not supported yet.`)
    return
  }
  const names = memberNames(el, type)
  const things =
    of === 'game' ? names : el.world.seats.flatMap((seat) => names.map((one) => `${seat.name} ${one}`))
  const cell = { least: 0, most: 1, orNone: false }
  const words = members * (of === 'game' ? 1 : el.world.seats.length)
  // A set of pieces or groups is stored with the pieces or groups themselves.
  const own = type.kind === 'piece' || type.kind === 'group'
  const base = el.memory.region({
    ...cell,
    name,
    length: words,
    start: 0,
    ...(own ? { per: type.kind } : { per: 'region', things }),
    type: 'truth',
    ...(secret ? { secret: { least: 0, sides: [1, 1], members } } : {}),
  })
  const value: TrackedValue = {
    name,
    key,
    of,
    first: wordRange(el.world, type)[0],
    type,
    cell: { base, ...cell },
    start: 0,
    words,
    members,
    ...(secret ? { secret } : {}),
    scope,
  }
  track(el, value)
}

function track({ tracked }: Pick<Reading, 'tracked'>, value: TrackedValue): void {
  tracked.set(value.name, [...(tracked.get(value.name) ?? []), value])
}

function canBeSecret({ type, members }: Pick<Request, 'type' | 'members'>): boolean {
  // Membership of pieces and groups in a set is stored with them, where everybody sees it.
  if (members !== undefined) return type.kind !== 'piece' && type.kind !== 'group'
  const isFew = type.kind === 'number' && type.most - type.least < MOST_FACES
  return isFew || ['truth', 'enumeration', 'bag', 'seat', 'space', 'piece'].includes(type.kind)
}

/** A place in which not everybody sees a piece that is named in secret, so that others would follow it there. */
function placeThatHides({ world }: InWorld, type: Type): string | undefined {
  if (type.kind !== 'piece') return undefined
  const { places, containers } = world
  const dark = places.find(({ holdsClass, isDark }) => holdsClass === type.class && isDark === true)
  return (dark ?? unseenPlace(type.class, places, containers))?.name
}

/** For an unseen die: the number of sides for each value. */
function sidesOf(
  { world }: InWorld,
  type: Type,
): { readonly least: number; readonly sides: readonly number[] } {
  const things = type.kind === 'seat' ? world.seats : type.kind === 'space' ? world.spaces : undefined
  if (things !== undefined) return { least: 0, sides: things.map(() => 1) }
  if (type.kind === 'truth') return { least: 0, sides: [1, 1] }
  if (type.kind === 'piece') {
    const own = world.pieces.map(({ kind }) => (type.kinds.has(kind) ? 1 : 0))
    const least = Math.max(0, own.indexOf(1))
    return { least, sides: own.slice(least) }
  }
  const bag = type.kind === 'bag' ? type : ({ kind: 'bag', of: type } as const)
  const { least, count } = valuesOf(world, bag)
  const known = bag.of.kind === 'enumeration' ? world.sides.get(bag.of.name) : undefined
  return { least, sides: known ?? Array<number>(count).fill(1) }
}
