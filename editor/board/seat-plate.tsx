import type { ComponentChildren } from 'preact'
import { coatOf, looksOf, pegTrack, raceTrack, seatSign } from '../../interpreter/index.ts'
import type { Scene, SeenValue, TableFacts } from '../../interpreter/index.ts'
import { displayName } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import { Counted } from './counted.tsx'
import type { TableProps } from './place.tsx'
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
        facts={facts}
        values={[
          ...scene.seatValues
            .filter(({ name, values }) => !isQuiet(facts, name, values))
            .map(({ name, values }) => ({ name, value: values[seat] })),
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

/** Values of the game, beside its seats, and tracks on which the seats have pegs. */
export function GameValues({ scene, facts }: Pick<TableProps, 'scene' | 'facts'>) {
  const shownValues = scene.values.filter(({ name, value }) => !isQuiet(facts, name, [value]))
  return (
    <>
      <Values facts={facts} values={shownValues} />
      {scene.seatValues.map(({ name, values, teams }) => (
        <Track key={name} name={name} values={values} teams={teams} facts={facts} />
      ))}
    </>
  )
}

/** The pegs of all seats, if the rules show this value so. */
function Track({
  name,
  values,
  teams,
  facts,
}: {
  readonly name: string
  readonly values: readonly SeenValue[]
  /** The seats that share each of them. */
  readonly teams: readonly (readonly number[])[] | undefined
  readonly facts: TableFacts
}) {
  const { track, runner } = facts.counts[name] ?? {}
  if (track === undefined || !values.every((value) => typeof value === 'number')) return null
  const { coats } = looksOf(facts)
  const lanes = teams ?? values.map((_, seat) => [seat])
  const pegs = lanes.map(([seat = 0]) => ({ at: Number(values[seat]), coat: coats[seat] ?? { class: '' } }))
  const { width, height, shapes } =
    runner === undefined ? pegTrack(track, pegs) : raceTrack(track, pegs, runner)
  const lines = values.map((at, seat) => `${displayName(facts.seats[seat]?.name ?? '')} ${at}`)
  return (
    <svg
      class={runner === undefined ? 'peg-track' : 'peg-track race'}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${displayName(name)}: ${lines.join(', ')}`}
    >
      {shapes.map((shape, i) => drawnShape(shape, i))}
    </svg>
  )
}

/** True if a value says nothing as long as nobody has more of it. */
function isQuiet({ quiet }: TableFacts, name: string, values: readonly SeenValue[]): boolean {
  return quiet.includes(name) && values.every((value) => value === 0)
}

/** Values worth showing: those that are none or false are left out. */
function Values({
  values,
  facts: { counts },
}: {
  readonly facts: TableFacts
  readonly values: readonly { readonly name: string; readonly value: SeenValue }[]
}) {
  const shownValues = values.filter(({ value }) => value !== undefined && value !== false)
  if (shownValues.length === 0) return null
  return (
    <dl class="values">
      {shownValues.map(({ name, value }) => (
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
