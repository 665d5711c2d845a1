import type { ComponentChildren } from 'preact'
import { coatOf, looksOf, seatSign } from '../../interpreter/index.ts'
import type { Scene, SeenValue, TableFacts } from '../../interpreter/index.ts'
import { displayName } from '../texts/named.ts'
import { text } from '../texts/text.ts'
import { Counted } from './counted.tsx'
import { drawnShape } from './shape.ts'

/** Who sits there, and the values of the seat. */
export function SeatPlate({
  scene,
  facts,
  seat,
  children,
}: {
  readonly scene: Scene
  readonly facts: TableFacts
  readonly seat: number
  /** Shown beside the name. */
  readonly children?: ComponentChildren
}) {
  return (
    <>
      <header>
        <SeatSign seat={seat} facts={facts} />
        <h3>{displayName(facts.seats[seat]?.name ?? '')}</h3>
        {scene.seats[seat]?.looks === true && <span class="tag">{text('you')}</span>}
        {children}
      </header>
      <Values
        counts={facts.counts}
        values={[
          ...scene.seatValues.map(({ name, values }) => ({ name, value: values[seat] })),
          ...scene.tallies.map(({ name, sums }) => ({ name, value: sums[seat] })),
        ]}
      />
    </>
  )
}

export function SeatSign({ seat, facts }: { readonly seat: number; readonly facts: TableFacts }) {
  const looks = looksOf(facts)
  const piece = facts.seatPieces[seat]
  const coat = coatOf(looks, { owner: seat, kind: piece?.kind })
  return (
    <svg
      class={`seat-sign piece ${coat.class}`}
      fill={coat.fill}
      viewBox="-1.25 -1.25 2.5 2.5"
      aria-hidden="true"
    >
      {seatSign(looks, seat, piece).map((shape, i) => drawnShape(shape, i))}
    </svg>
  )
}

/** Values worth showing: those that are none or false are left out. */
export function Values({
  values,
  counts,
}: {
  readonly counts: TableFacts['counts']
  readonly values: readonly { readonly name: string; readonly value: SeenValue }[]
}) {
  const told = values.filter(({ value }) => value !== undefined && value !== false)
  if (told.length === 0) return null
  return (
    <dl class="values">
      {told.map(({ name, value }) => (
        <div key={name}>
          <dt>{displayName(name)}</dt>
          <dd>
            <Counted value={value} face={counts[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
