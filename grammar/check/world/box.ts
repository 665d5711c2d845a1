import { numberHelp } from '../../expression/adjectives.ts'
import { meaning, suggestion } from '../../diagnostics/suggestion.ts'
import { pluralOf } from '../../document/spelling.ts'
import type { Place } from '../../expression/ast.ts'
import { bookText } from '../../book/book-text.ts'
import { NONE } from '../../ir/ir.ts'
import type { MergedEntry, MergedGame } from '../../merge/merged.ts'
import type { Span } from '../../source/span.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { AreaInfo, KindInfo, PlaceInfo, World } from './world.ts'
import type { Classes } from './classes.ts'
import { constantText, type ConstantScope } from './constant.ts'
import { chosenBy, type Chosen } from './box-where.ts'
import { reportTwice, type WholeLots } from './box-twice.ts'
import { declaredEntries } from './declared-name.ts'
import type { NameIndex } from './names.ts'
import type { Places } from './places.ts'
import { countText, type Reporter } from './reporter.ts'
import { isOwned, nobodys } from './ownerless.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import type { PieceLot } from './stock.ts'
import { nameText, sectionEntries } from './tree-reading.ts'

export interface BoxContext {
  readonly classes: Classes
  readonly places: Places
  readonly areas: ReadonlyMap<string, AreaInfo>
  readonly names: NameIndex
  readonly scope: ConstantScope
  readonly reporter: Reporter
}

/** The destination of the pieces of a box entry. */
interface Target {
  readonly place: PlaceInfo
  /** The space, or the one of several places, that the entry names. */
  readonly container: number | undefined
  /** For each space of an area. */
  readonly area?: AreaInfo
}

/** A count of some kinds, for one seat or for each. */
interface Amount {
  readonly kinds: readonly number[]
  /** Undefined: as many copies as each kind has. */
  readonly count: number | undefined
  readonly seat: number | undefined
  /** Filter by `where`. */
  readonly chosen?: Chosen
  readonly span: Span
}

/** The section `box`: where pieces are at the start. */
export function readBox(game: MergedGame, context: BoxContext): readonly PieceLot[] {
  const lots: PieceLot[] = []
  const whole: WholeLots[] = []
  const list = namedEntries(sectionEntries(game, 'box', context.reporter), context)
  /** True after a place with nothing below it, followed by kinds at the level of places. */
  let isFlat = false
  for (const [index, [name, entry]] of list.entries()) {
    const next = list[index + 1]
    if (isFlat && isKind(name, context)) continue
    isFlat = isEmpty(entry) && next !== undefined && isKind(next[0], context)
    if (isFlat && next !== undefined) {
      reportFlat(entry, next[1], context.reporter)
      continue
    }
    const target = findTarget(name, entry, context)
    if (target !== undefined)
      for (const amount of readAmounts(entry, target.place, context)) {
        const added = lotsOf(amount, target, entry, context)
        lots.push(...added)
        if (amount.count === undefined && amount.chosen?.isBroken !== true)
          whole.push({ lots: added, place: target.place, where: amount.chosen })
        else if (target.area === undefined) warnOfSets(amount, added, target.place, context)
      }
  }
  reportTwice(whole, context)
  return lots
}

/** The entries of the section by the places they name: `deck`, and `deck of low` where there is a deck for each level. */
function namedEntries(
  entries: readonly MergedEntry[],
  { places, reporter }: BoxContext,
): readonly (readonly [string, MergedEntry])[] {
  // A line for a place that does not exist is reported where the place is looked up.
  const isOneOfSeveral = ({ key }: MergedEntry): boolean =>
    EACH_SPACE.test(nameText(key.text)) ||
    spaceOn(nameText(key.text), places) !== undefined ||
    places.places.some(
      ({ name, indices }) => indices.length > 0 && /^(?: of |\()/u.test(after(nameText(key.text), name)),
    )
  const named = declaredEntries(
    entries.filter((entry) => !isOneOfSeveral(entry)),
    'a place of the box',
    reporter,
  )
  return entries.flatMap((entry) => {
    const name = nameText(entry.key.text)
    return isOneOfSeveral(entry) || named.get(name) === entry ? [[name, entry] as const] : []
  })
}

/** The space denoted by `s1 of track`, `track s1` or `track(s1)`. */
function spaceOn(name: string, { places, spaces }: BoxContext['places']): string | undefined {
  const board = places.find((place) => place.isBoard && ` ${name} `.split(WORDS_END).includes(place.name))
  if (board === undefined) return undefined
  return name.split(WORDS_END).find((word) => spaces.some((space) => space.name === word))
}

const WORDS_END = /[\s.()]+/u

/** True for a place of a seat that only other numbers of players have: `hand of west`, if there is `hand of north`. */
function isOfAbsent(name: string, { places, scope: { seats, absent = [] } }: BoxContext): boolean {
  const [, place = '', owner = '', more = ''] = /^(.+?(?: of |\())([^,()]+)(.*)$/u.exec(name) ?? []
  if (!absent.includes(owner)) return false
  return places.containers.some((one) => one.name === `${place}${seats[0] ?? ''}${more}`)
}

/** True if this is the name of a kind where a place is expected. */
function isKind(name: string, { names, places }: BoxContext): boolean {
  const isPlace = [...places.places, ...places.spaces].some((each) => each.name === name)
  return !isPlace && names.lookUpAs(name, 'kind', 'class', 'family').length > 0
}

/** Reports contents of a place that are indented no deeper than the place itself. */
function reportFlat(place: MergedEntry, first: MergedEntry, reporter: Reporter): void {
  reporter.report('ST4001', place.key.span, `There is nothing below \`${place.name}\`.`, {
    related: [{ span: first.key.span, label: 'should this be below it?' }],
    help: `Indent the contents of \`${place.name}\` deeper than \`${place.name}:\`.`,
  })
}

function isEmpty({ value }: MergedEntry): boolean {
  return value.kind === 'text' && value.text.trim() === ''
}

function findTarget(name: string, entry: MergedEntry, context: BoxContext): Target | undefined {
  const { places, names, reporter } = context
  if (reporter.isBroken(name)) return undefined
  const [, of] = EACH_SPACE.exec(name) ?? []
  if (of !== undefined) return areaTarget(of, entry, context)
  const place = places.places.find((p) => p.name === name)
  if (place !== undefined && !place.isBoard) return { place, container: undefined }
  if (place !== undefined)
    return reporter.report(
      'ST4024',
      entry.key.span,
      'The box cannot say where the pieces are on the board.',
      {
        help: 'Draw them in a `start:` picture of the board, or name the spaces here.',
      },
    )
  const space = places.spaces.findIndex((s) => s.name === name)
  const container = space >= 0 ? space : places.containers.findIndex((one) => one.name === name)
  const owner = places.places.find((p) => container >= p.container && container < p.container + p.containers)
  if (owner !== undefined && container >= 0) return { place: owner, container }
  if (isOfAbsent(name, context)) return undefined
  const several = places.containers.filter((one) => after(name, one.place) !== '')
  const alone = spaceOn(name, places)
  const near = names.nearest(name, 'place')
  return reporter.report(
    'ST4004',
    entry.key.span,
    `There is no place called \`${name}\`.`,
    alone !== undefined
      ? { help: `Name the space alone: \`${alone}\`.`, fix: { span: entry.key.span, text: alone } }
      : several.length > 0
        ? suggestion(
            name,
            several.map((one) => one.name),
          )
        : meaning(name, near),
  )
}

/** `each space of home`: as many on each of its spaces; of an area that each player has, the pieces of that player. */
export const EACH_SPACE = /^each space (?:of|in|on) (.+)$/u

function areaTarget(
  name: string,
  entry: MergedEntry,
  { areas, places, reporter }: BoxContext,
): Target | undefined {
  if (reporter.isBroken(name)) return undefined
  const area = areas.get(name)
  const place = places.places.find(({ isBoard }) => isBoard)
  if (area !== undefined && place !== undefined) return { place, container: undefined, area }
  return reporter.report('ST4004', entry.key.span, `There is no area called \`${name}\`.`, {
    ...suggestion(name, [...areas.keys()]),
  })
}

/** The rest of a name after a prefix. Empty if it has another prefix. */
function after(name: string, beginning: string): string {
  return name.startsWith(beginning) ? name.slice(beginning.length) : ''
}

function readAmounts(entry: MergedEntry, place: PlaceInfo, context: BoxContext): readonly Amount[] {
  const { reporter } = context
  const node = entry.value
  if (node.kind === 'map')
    return node.entries.flatMap((row) => {
      const found = kindsNamed(nameText(row.name), row.key.span, context, false)
      if (row.value.kind !== 'text') {
        reporter.report('ST4001', row.key.span, `\`${row.name}\` needs a number: how many there are.`)
        return []
      }
      const expected = {
        type: { kind: 'number', least: 0, most: SIZE_LIMITS.pieces },
        orNone: false,
      } as const
      const count = constantText(row.value, expected, context.scope, reporter)
      return found === undefined || count === undefined ? [] : [{ ...found, count, span: row.key.span }]
    })
  const texts = node.kind === 'text' ? [node] : node.items
  return texts.flatMap((text) => {
    if (text.kind === 'text') return readContents(text, place, context)
    reporter.report(
      'ST4001',
      text.span,
      'The box holds counts such as `21 discs` or a map of kinds and counts.',
    )
    return []
  })
}

function readContents(text: YamlText, place: PlaceInfo, context: BoxContext): readonly Amount[] {
  const { reporter } = context
  const source = bookText(text)
  const spanOf = (place: Place) => source.spanOf(place.start, place.end)
  if (/^all\s/.test(text.text.trimStart())) {
    const e = source.read('expression', reporter.diagnostics)
    if (e === undefined) return []
    if (e.kind !== 'select' || e.quantity !== 'all') {
      reporter.unsupported(spanOf(e), 'A box that is worked out is', 'Say how many there are of each kind.')
      return []
    }
    const { nouns } = e
    const plain = [nouns.owner, nouns.arguments, nouns.called, nouns.within, nouns.circle, nouns.order]
    if (plain.some((part) => part !== undefined) || nouns.fields.length > 0) {
      reporter.unsupported(
        spanOf(e),
        'A box that chooses pieces in this way is',
        'Name a kind or a class, then `where` and a condition on what is printed.',
      )
      return []
    }
    const found = kindsNamed(nouns.name.text, spanOf(nouns.name), context, true)
    if (found === undefined) return []
    const { where } = nouns
    const all = { ...found, count: undefined, span: spanOf(e) }
    return [
      where === undefined ? all : { ...all, chosen: chosenBy(where, source, found.kinds, place, context) },
    ]
  }
  const contents = source.read('contents', reporter.diagnostics)
  return (contents?.items ?? []).flatMap((given) => {
    const span = spanOf(given)
    if (given.marks.length > 0) {
      reporter.unsupported(span, '`with` in the box is')
      return []
    }
    const found = kindsNamed(given.name.text, spanOf(given.name), context, false)
    return found === undefined ? [] : [{ ...found, count: given.count, span }]
  })
}

/** Help for words before or after a kind that do not belong there: `red knaves`, `bright sparks`. */
function cureForName(name: string, { names, classes }: BoxContext): { readonly help?: string } {
  const words = name.split(' ')
  const parts = words.flatMap((_, i) => [words.slice(i).join(' '), words.slice(0, i).join(' ')])
  const kind = parts.flatMap((part) => names.lookUpAs(part, 'kind'))[0]
  if (kind !== undefined && words.length > 1)
    return {
      help: `Pieces are named by their kind alone: write \`${classes.kinds[kind.index]?.name ?? ''}\`.`,
    }
  const ofClass = classes.classes.find((c) =>
    [c.name, c.plural, pluralOf(c.name)].some((word) => name.endsWith(` ${word}`)),
  )
  const first = classes.kinds[ofClass?.kinds[0] ?? -1]
  if (first !== undefined) return { help: `Pieces are named by their kind alone, such as \`${first.name}\`.` }
  return meaning(name, names.nearest(name, 'kind', 'class', 'family'))
}

/** The kinds that a name in the box refers to, possibly after the name of a seat: `red soldiers`. */
function kindsNamed(
  written: string,
  span: Span,
  context: BoxContext,
  several: boolean,
): { readonly kinds: readonly number[]; readonly seat: number | undefined } | undefined {
  const { names, scope, reporter, classes } = context
  if (reporter.isBroken(written)) return undefined
  const space = written.indexOf(' ')
  const seat = space < 0 ? -1 : scope.seats.indexOf(written.slice(0, space))
  const isWhole = names.lookUpAs(written, 'kind', 'class', 'family').length > 0
  const name = seat >= 0 && !isWhole ? written.slice(space + 1) : written
  const found = names.lookUpAs(name, 'kind', 'class', 'family')
  const entity = found.find((f) => f.kind === 'kind') ?? found[0]
  if (entity === undefined) {
    const help = { ...cureForName(name, context), ...numberHelp(written) }
    return reporter.report('ST4004', span, `There are no pieces called \`${name}\`.`, help)
  }
  const kinds =
    entity.kind === 'kind'
      ? [entity.index]
      : entity.kind === 'family'
        ? entity.kinds
        : (classes.classes.find((c) => c.name === entity.name)?.kinds ?? [])
  if (!several && kinds.length > 1) {
    const shown = kinds.slice(0, 4).map((k) => `\`${classes.kinds[k]?.name ?? ''}\``)
    return reporter.report('ST4036', span, `\`${name}\` are of several kinds; how many are there of each?`, {
      help: `Count them kind by kind: ${shown.join(', ')}${kinds.length > 4 ? ', ...' : ''}.`,
    })
  }
  return { kinds, seat: seat >= 0 && !isWhole ? seat : undefined }
}

function lotsOf(
  amount: Amount,
  target: Target,
  entry: MergedEntry,
  context: BoxContext,
): readonly PieceLot[] {
  const { classes, scope, reporter } = context
  const { place } = target
  return amount.kinds.flatMap((kind) => {
    const info = classes.kinds[kind]
    const fixed = isOwned(classes.classes, info)
    if (info === undefined || !mayLie(kind, place, amount.span, context)) return []
    if (info.ownerless && amount.seat !== undefined) {
      // With several kinds, the others are meant.
      if (amount.kinds.length === 1)
        reporter.report('ST4048', amount.span, ...nobodys(info, scope.seats[amount.seat] ?? ''))
      return []
    }
    const seats = amount.seat === undefined ? scope.seats.map((_, seat) => seat) : [amount.seat]
    if (target.area !== undefined) return lotsInArea(target.area, info, amount, context, kind)
    if (target.container !== undefined && place.isBoard && fixed && amount.seat === undefined) {
      reporter.report('ST4036', amount.span, `Whose \`${info.name}\` is on \`${nameText(entry.name)}\`?`, {
        help: `Name the player before it: \`${scope.seats[0] ?? 'red'} ${info.name}\`.`,
      })
      return []
    }
    const count = amount.count ?? classes.copies[kind] ?? 1
    const lot = { kind, count, span: amount.span }
    const targets =
      target.container === undefined
        ? Array.from({ length: place.containers }, (_, i) => place.container + i)
        : [target.container]
    const chosen = amount.chosen?.holds ?? (() => true)
    return targets.flatMap((container) => {
      const holder = context.places.containers[container]?.owner ?? NONE
      if (holder !== NONE)
        return seats.includes(holder) && chosen(kind, holder, container)
          ? [{ ...lot, owner: fixed ? holder : NONE, container }]
          : []
      // A shared place holds the pieces of every colour.
      return fixed
        ? seats
            .filter((owner) => chosen(kind, owner, container))
            .map((owner) => ({ ...lot, owner, container }))
        : chosen(kind, 0, container)
          ? [{ ...lot, owner: NONE, container }]
          : []
    })
  })
}

/** As many pieces on each space of an area; in an area of each player, those of that player. */
function lotsInArea(
  area: AreaInfo,
  info: KindInfo,
  { count = 1, seat, span }: Amount,
  { classes, scope, reporter }: BoxContext,
  kind: number,
): readonly PieceLot[] {
  const fixed = isOwned(classes.classes, info)
  if (fixed && !area.perSeat && seat === undefined) {
    reporter.report('ST4036', span, `Whose \`${info.name}\` is on each space of \`${area.name}\`?`, {
      help: `Name the player before it: \`${scope.seats[0] ?? 'red'} ${info.name}\`.`,
    })
    return []
  }
  return area.spaces.flatMap((spaces, of) =>
    seat !== undefined && area.perSeat && of !== seat
      ? []
      : spaces.map((container) => ({
          kind,
          count,
          span,
          owner: fixed ? (area.perSeat ? of : (seat ?? NONE)) : NONE,
          container,
        })),
  )
}

/** Warns about a number in a shared place: it reads as the total, but every player has as many. */
function warnOfSets(
  { count, seat, chosen, span }: Amount,
  lots: readonly PieceLot[],
  place: PlaceInfo,
  { classes, scope, reporter }: BoxContext,
): void {
  const owners = new Set(lots.map(({ owner }) => owner))
  const kind = classes.kinds[lots[0]?.kind ?? NONE]
  if (owners.size < 2 || place.eachPlayer || seat !== undefined || chosen !== undefined || !kind) return
  const own = classes.classes.find(({ name }) => name === kind.class)
  if (count === undefined || count === 0 || own === undefined) return
  const what = count === 1 ? kind.name : kind.plural
  reporter.report(
    'ST4047',
    span,
    `\`${place.name}\` belongs to all players, and each has pieces of its own: ${count} ${what} of each player lie here.`,
    {
      help: `If that is meant, write \`copies: ${count} of each player\` in the row of \`${kind.name}\` and \`${place.name}: all ${kind.plural}\` here. If there are only ${count}, write \`owner: nobody\` in that row, or name the owner of each: \`${count} ${scope.seats[0] ?? 'red'} ${what}\`.`,
    },
  )
}

/** True if pieces of this kind may be in that place. Reports it if not. */
export function mayLie(
  kind: number,
  place: Pick<PlaceInfo, 'name' | 'key' | 'holdsKinds'>,
  span: Span,
  context: { readonly classes: Pick<World, 'kinds'>; readonly reporter: Reporter },
): boolean {
  if (place.holdsKinds.includes(kind)) return true
  const name = context.classes.kinds[kind]?.name ?? ''
  context.reporter.report('ST4025', span, `\`${place.name}\` does not hold a \`${name}\`.`, {
    related: [{ span: place.key.span, label: '`holds` says what it can have' }],
  })
  return false
}

/** Reports containers that hold fewer pieces than the box and the start picture put in. */
export function reportOverfull(lots: readonly PieceLot[], places: Places, reporter: Reporter): void {
  const counts = new Map<number, { count: number; readonly span: Span }>()
  for (const lot of lots) {
    const cached = counts.get(lot.container)
    if (cached === undefined) counts.set(lot.container, { count: lot.count, span: lot.span })
    else cached.count += lot.count
  }
  for (const [index, { count, span }] of counts) {
    const container = places.containers[index]
    if (container === undefined || count <= container.capacity) continue
    const place = places.places.find((p) => p.name === container.place)
    const name = place?.eachPlayer === true ? container.place : container.name
    tooManyIn(name, count, container.capacity, span, place?.key, reporter)
  }
}

/** Reports more pieces in a place than it holds. */
export function tooManyIn(
  name: string,
  count: number,
  capacity: number,
  span: Span,
  place: YamlText | undefined,
  reporter: Reporter,
): void {
  reporter.report(
    'ST4026',
    span,
    `${countText(count, 'piece', 'pieces')} begin in \`${name}\`, which holds ${capacity}.`,
    place === undefined ? {} : { related: [{ span: place.span, label: 'the place' }] },
  )
}
