import { die, isPictured, MOST_EACH, sidesShown, valueTexts } from '../../interpreter/index.ts'
import type { Coat, NamedValue, SeenValue, TableFacts } from '../../interpreter/index.ts'
import { drawnShape } from './shape.ts'
import { displayName } from '../texts/display-name.ts'

/** A value as the table shows it: with pictures if the rules say so. */
export function Counted({
  value,
  face,
}: {
  readonly value: SeenValue
  readonly face: TableFacts['counts'][string] | undefined
}) {
  const sides = face?.dice && sidesShown({ name: '', value }, { '': face })
  if (face?.dice !== undefined && sides !== undefined) return <Dice sides={sides} coat={face.dice} />
  if (value === true && face === undefined) return <>✓</>
  const count = value === true ? 1 : value
  if (face === undefined || face.dice !== undefined || face.track !== undefined || typeof count !== 'number')
    return <>{displayName(String(value))}</>
  if (face.isBare === true) return <>{count}</>
  const isEach = face.isEach && count > 0 && count <= MOST_EACH
  const { class: coat = '', fill } = face.coat ?? {}
  const drawn = (key: number) => (
    <svg key={key} class={`counted ${coat}`} fill={fill} viewBox="-1.05 -1.05 2.1 2.1" aria-hidden="true">
      {drawnShape(face.picture, 0)}
    </svg>
  )
  return isEach ? (
    <span role="img" aria-label={String(count)}>
      {Array.from({ length: count }, (_, i) => drawn(i))}
    </span>
  ) : (
    <>
      {drawn(0)} {count}
    </>
  )
}

/** `2 5` as two dice. */
function Dice({ sides, coat }: { readonly sides: readonly number[]; readonly coat: Coat }) {
  return (
    <span role="img" aria-label={sides.join(' ')}>
      {sides.map((side, i) => (
        <svg key={i} class="die-face" viewBox="-7 -7 14 14" aria-hidden="true">
          {drawnShape(die(side, 0, 0, coat), 0)}
        </svg>
      ))}
    </span>
  )
}

/** The tracked values of a piece or a group that have pictures. */
export function Pictured({
  values,
  counts,
}: {
  readonly values: readonly NamedValue[]
  readonly counts: TableFacts['counts']
}) {
  const pictured = values.filter((value) => isPictured(value, counts))
  if (pictured.length === 0) return null
  return (
    <span class="pictured">
      {pictured.map((value) => (
        <span key={value.name} role="img" aria-label={valueTexts([value]).map(displayName).join('')}>
          <Counted value={value.value} face={counts[value.name]} />
        </span>
      ))}
    </span>
  )
}
