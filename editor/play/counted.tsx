import type { SeenValue, TableFacts } from '../../interpreter/index.ts'
import { drawnShape } from '../board/shape.ts'
import { displayName } from '../texts/named.ts'

/** More of one picture are a number. */
const MOST_EACH = 10

/** A value as the table shows it: with pictures if the rules say so. */
export function Counted({
  value,
  face,
}: {
  readonly value: SeenValue
  readonly face: TableFacts['counts'][string] | undefined
}) {
  if (value === true && face === undefined) return <>✓</>
  const count = value === true ? 1 : value
  if (face === undefined || typeof count !== 'number') return <>{displayName(String(value))}</>
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
