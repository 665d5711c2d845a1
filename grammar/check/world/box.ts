import { meaning } from '../../diagnostics/suggestion.ts'
import { pluralOf } from '../../document/spelling.ts'
import type { Expression, Place } from '../../expression/ast.ts'
import { bookText } from '../../book/book-text.ts'
import type { BookText } from '../../book/book-text.ts'
import { NONE } from '../../ir/ir.ts'
import type { MergedEntry, MergedGame } from '../../merge/merged.ts'
import { TRUTH } from '../../types/types.ts'
import type { Span } from '../../source/span.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { PlaceInfo } from './world.ts'
import type { Classes } from './classes.ts'
import { constantOfType, constantText } from './constant.ts'
import type { ConstantScope } from './constant.ts'
import { declaredEntries } from './declared-name.ts'
import type { NameIndex } from './names.ts'
import type { Places } from './places.ts'
import type { Reporter } from './reporter.ts'
import { counted } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import type { PieceLot } from './stock.ts'
import { nameText, sectionEntries } from './tree-reading.ts'

export interface BoxContext {
  readonly classes: Classes
  readonly places: Places
  readonly names: NameIndex
  readonly scope: ConstantScope
  readonly reporter: Reporter
}

/** The destination of the pieces of a box entry. */
interface Target {
  readonly place: PlaceInfo
  /** The space, if the entry names one on the board. */
  readonly space: number | undefined
}

/** A count of some kinds, for one seat or for each. */
interface Amount {
  readonly kinds: readonly number[]
  /** Undefined: as many copies as each kind has. */
  readonly count: number | undefined
  readonly seat: number | undefined
  /** Does a place of that seat hold any of this kind? Undefined: always. */
  readonly chosen?: (kind: number, seat: number) => boolean
  readonly span: Span
}

/** The section `box`: where pieces are at the start. */
export function readBox(game: MergedGame, context: BoxContext): readonly PieceLot[] {
  const lots: PieceLot[] = []
  const entries = declaredEntries(
    sectionEntries(game, 'box', context.reporter),
    'a place of the box',
    context.reporter,
  )
  const list = [...entries]
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
      for (const amount of readAmounts(entry, target.place, context))
        lots.push(...lotsOf(amount, target, entry, context))
  }
  return lots
}

/** Is this the name of a kind where a place is expected? */
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
  const place = places.places.find((p) => p.name === name)
  if (place !== undefined && !place.isBoard) return { place, space: undefined }
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
  const board = places.places.find(
    (p) => p.isBoard && space >= p.container && space < p.container + p.containers,
  )
  if (board !== undefined && space >= 0) return { place: board, space }
  const near = names.nearest(name, 'place')
  return reporter.report(
    'ST4004',
    entry.key.span,
    `There is no place called \`${name}\`.`,
    meaning(name, near),
  )
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
    const plain = [nouns.owner, nouns.arguments, nouns.called, nouns.within, nouns.order]
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
    if (given.with !== undefined) {
      reporter.unsupported(span, '`with` in the box is')
      return []
    }
    const found = kindsNamed(given.name.text, spanOf(given.name), context, false)
    return found === undefined ? [] : [{ ...found, count: given.count, span }]
  })
}

/** `where army is red army`: evaluated once for each kind and seat, using printed values, options and numbers. */
function chosenBy(
  where: Expression,
  source: BookText,
  kinds: readonly number[],
  place: PlaceInfo,
  { classes, scope, reporter }: BoxContext,
): (kind: number, seat: number) => boolean {
  const chosen = new Set<string>()
  for (const [seat] of scope.seats.entries())
    for (const kind of kinds) {
      const own = classes.classes.find((one) => one.kinds.includes(kind))
      const row = own?.kinds.indexOf(kind) ?? -1
      const printed: ConstantScope = {
        ...scope,
        constant: (name) => {
          if (name === 'player') {
            if (place.eachPlayer || own?.ownerFixed === true) return { type: { kind: 'seat' }, value: seat }
            reporter.report(
              'ST4004',
              source.spanOf(where.start, where.end),
              `\`${place.name}\` has no owner, so there is no \`player\` here.`,
            )
            return 'broken'
          }
          const column = own?.columns.find((one) => one.name === name && !one.orNone)
          const value = column?.values[row]
          return column === undefined || value === undefined
            ? scope.constant(name)
            : { type: column.type, value }
        },
      }
      const result = constantOfType(where, source, { type: TRUTH, orNone: false }, printed, reporter)
      // A condition that cannot be computed fails for every kind, so it is reported once.
      if (result === undefined) return () => true
      if (result === 1) chosen.add(`${kind} ${seat}`)
    }
  return (kind, seat) => chosen.has(`${kind} ${seat}`)
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
    const help = cureForName(name, context)
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
    const fixed = classes.classes.some((c) => c.name === info?.class && c.ownerFixed)
    if (info === undefined || !mayLie(kind, place, amount.span, context)) return []
    const seats = amount.seat === undefined ? scope.seats.map((_, seat) => seat) : [amount.seat]
    if (target.space !== undefined && fixed && amount.seat === undefined) {
      reporter.report('ST4036', amount.span, `Whose \`${info.name}\` is on \`${nameText(entry.name)}\`?`, {
        help: `Name the player before it: \`${scope.seats[0] ?? 'red'} ${info.name}\`.`,
      })
      return []
    }
    const count = amount.count ?? classes.copies[kind] ?? 1
    const lot = { kind, count, span: amount.span }
    const targets =
      target.space === undefined
        ? Array.from({ length: place.containers }, (_, i) => place.container + i)
        : [target.space]
    const { chosen = () => true } = amount
    return targets.flatMap((container) => {
      const holder = context.places.containers[container]?.owner ?? NONE
      if (holder !== NONE)
        return seats.includes(holder) && chosen(kind, holder)
          ? [{ ...lot, owner: fixed ? holder : NONE, container }]
          : []
      // A shared place holds the pieces of every colour.
      return fixed
        ? seats.filter((owner) => chosen(kind, owner)).map((owner) => ({ ...lot, owner, container }))
        : chosen(kind, 0)
          ? [{ ...lot, owner: NONE, container }]
          : []
    })
  })
}

/** May pieces of this kind be in that place? Reports it if not. */
export function mayLie(
  kind: number,
  place: PlaceInfo,
  span: Span,
  context: Pick<BoxContext, 'classes' | 'reporter'>,
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
    const known = counts.get(lot.container)
    if (known === undefined) counts.set(lot.container, { count: lot.count, span: lot.span })
    else known.count += lot.count
  }
  for (const [index, { count, span }] of counts) {
    const container = places.containers[index]
    if (container === undefined || count <= container.capacity) continue
    const place = places.places.find((p) => p.name === container.place)
    const name = place?.eachPlayer === true ? container.place : container.name
    const message = `${counted(count, 'piece', 'pieces')} begin in \`${name}\`, which holds ${container.capacity}.`
    reporter.report(
      'ST4026',
      span,
      message,
      place === undefined ? {} : { related: [{ span: place.key.span, label: 'the place' }] },
    )
  }
}
