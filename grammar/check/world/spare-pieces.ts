import { UNLIMITED, type ContainerIR, type SeatIR } from '../../ir/ir.ts'
import { pluralOf } from '../../document/spelling.ts'
import type { Classes } from './classes.ts'
import type { Places } from './places.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import type { PieceLot } from './stock.ts'
import type { ClassInfo } from './world.ts'

/** Supplies of replacement pieces for unseen changes. */
interface Spares {
  readonly containers: readonly ContainerIR[]
  readonly lots: readonly PieceLot[]
  /** By class: the supply of the first seat; those of the others follow it. */
  readonly supplies: ReadonlyMap<string, number>
}

/**
 * Surplus of each kind in a supply over the player's pieces of the class. A surplus of one would suffice to have one of
 * each at all times, but deduction is faster as long as no returned piece is needed again.
 */
const MORE = 6

/**
 * A piece that changes its kind unseen is exchanged for one from its owner's supply, which inherits its name and
 * tracked values. So no piece ever changes its face, on which the others' deductions rely. A supply contains equally
 * many of every kind, and always at least one.
 */
export function sparesOf(
  { classes, groups }: Classes,
  places: Places,
  seats: readonly SeatIR[],
  lots: readonly PieceLot[],
  reporter: Reporter,
): Spares {
  const containers: ContainerIR[] = []
  const spares: PieceLot[] = []
  const supplies = new Map<string, number>()
  for (const own of classes.filter(({ changesUnseen }) => changesUnseen)) {
    supplies.set(own.name, places.containers.length + containers.length)
    if (!own.ownerFixed || own.ownerChanges) {
      reporter.report('ST4191', own.key.span, `A ${own.name} can only change unseen if it keeps its owner.`, {
        help: `Write \`owner: fixed\` under \`${own.name}\`.`,
      })
    }
    reportNarrow(own, [...places.places, ...groups.filter((group) => group.class === own.name)], reporter)
    for (const [seat, { name }] of seats.entries()) {
      const container = places.containers.length + containers.length
      containers.push({
        place: '',
        name: '',
        owner: seat,
        capacity: UNLIMITED,
        pile: false,
        seenBy: 'owner',
        topSeenBy: 'owner',
        supply: true,
      })
      const mine = lots.filter(({ kind, owner }) => owner === seat && own.kinds.includes(kind))
      const count = mine.reduce((sum, lot) => sum + lot.count, 0)
      if (count === 0) continue
      const each = count + MORE
      const needed = own.kinds.length * each
      if (needed > SIZE_LIMITS.spares) {
        reporter.report(
          'ST4006',
          own.key.span,
          `${count} pieces of \`${name}\` that can be of ${own.kinds.length} kinds are too many to change unseen.`,
          {
            why: `Each of them may become any kind, for which the engine keeps ${needed} more pieces; it keeps at most ${SIZE_LIMITS.spares}.`,
            help: 'Put the kinds that never change into a class of their own.',
          },
        )
        break
      }
      for (const kind of own.kinds)
        spares.push({ kind, owner: seat, container, count: each, span: own.key.span })
    }
  }
  return { containers, lots: spares, supplies }
}

/** Reports places that hold only some of the kinds that a piece may become, because a piece may change in any place. */
function reportNarrow(
  own: ClassInfo,
  holders: readonly {
    readonly name: string
    readonly key: ClassInfo['key']
    readonly holdsKinds?: readonly number[]
    readonly kinds?: readonly number[]
  }[],
  reporter: Reporter,
): void {
  for (const { name, key, holdsKinds, kinds } of holders) {
    const kindsHeld = holdsKinds ?? kinds ?? []
    if (!kindsHeld.some((kind) => own.kinds.includes(kind))) continue
    if (own.kinds.every((kind) => kindsHeld.includes(kind))) continue
    reporter.report(
      'ST4191',
      key.span,
      `A ${own.name} may become another kind in \`${name}\`, which does not hold all of them.`,
      {
        help: `Write \`holds: ${own.plural ?? pluralOf(own.name)}\`, or put what lies here into another class.`,
      },
    )
  }
}

export function isSupply(containers: readonly ContainerIR[], container: number): boolean {
  return containers[container]?.supply === true
}
