import { NONE } from '../../ir/ir.ts'
import { pluralOf } from '../../document/spelling.ts'
import type { BoxContext } from './box.ts'
import type { Chosen } from './box-where.ts'
import type { PieceLot } from './stock.ts'
import type { PlaceInfo } from './world.ts'

/** Pieces and place of an entry with `all`. */
export interface WholeLots {
  readonly lots: readonly PieceLot[]
  readonly place: PlaceInfo
  readonly where: Chosen | undefined
}

/**
 * Reports `all cards` in two places: these are the cards of the game, which cannot be in both. Players may each have a
 * whole set if the entry names the owner; for more copies, authors write the number.
 */
export function reportTwice(entries: readonly WholeLots[], context: BoxContext): void {
  const first = new Map<string, { readonly lot: PieceLot; readonly entry: WholeLots }>()
  for (const entry of entries) {
    const other = entry.lots.flatMap((lot) => {
      const key = `${lot.kind} ${lot.owner}`
      const before = first.get(key)
      if (before === undefined) first.set(key, { lot, entry })
      const isTwice = before !== undefined && lot.count > 0 && !isOnesOwn(before.lot, lot, entry, context)
      return isTwice ? [{ lot, before }] : []
    })[0]
    if (other !== undefined) report(entry, other.lot, other.before, context)
  }
}

/** True if the places of two players each hold a set of their own. */
function isOnesOwn(one: PieceLot, other: PieceLot, { where }: WholeLots, { places }: BoxContext): boolean {
  const owners = [one, other].map(({ container }) => places.containers[container]?.owner ?? NONE)
  return where?.asksPlayer === true && !owners.includes(NONE) && owners[0] !== owners[1]
}

function report(
  { place }: WholeLots,
  lot: PieceLot,
  before: { readonly lot: PieceLot; readonly entry: WholeLots },
  { classes, places, reporter }: BoxContext,
): void {
  const kind = classes.kinds[lot.kind]?.name ?? ''
  const own = classes.classes.find(({ kinds }) => kinds.includes(lot.kind))
  const nameOf = ({ container }: PieceLot): string => places.containers[container]?.name ?? ''
  const index = place.indices.find(({ name }) => name !== 'player')?.name
  const printed = own?.columns.find(({ type }) => type.kind === 'enumeration' && type.name === index)?.name
  const isSame = before.entry.place === place && before.lot.span === lot.span
  const help = !isSame
    ? `Leave out one of the two, or use \`where\` to say which of them go here. If there are to be more of them, write how many: \`${place.name}: 2 ${pluralOf(kind)}\`.`
    : index !== undefined
      ? `Say which of them lie where: \`where ${printed === index ? 'it.' : ''}${printed ?? '...'} is ${index}\`, or write a line for each place, such as \`${nameOf(lot)}: ...\`.`
      : `If each player has a set of these pieces, write \`owner: fixed\` under \`${own?.name ?? ''}\`, or count them: \`${place.name}: { ${kind}: ${lot.count} }\`. If they are divided, say with \`where\` who has which.`
  reporter.report(
    'ST4046',
    lot.span,
    `This puts every \`${kind}\` into \`${nameOf(lot)}\`, and it already lies in \`${nameOf(before.lot)}\`.`,
    {
      label: 'in two places at once',
      ...(isSame ? {} : { related: [{ span: before.lot.span, label: 'already placed here' }] }),
      help,
    },
  )
}
