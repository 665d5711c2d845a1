import { entriesOf, nameOf, valueIn, type Entry } from '../sentences/reading.ts'
import { entriesIn, type Making } from '../sentences/making.ts'

/** Things with tracked values: each piece of a class, each space, each region. */
interface ThingTracked {
  readonly what: string
  /** Where its values are declared. */
  readonly path: readonly string[]
  readonly entries: readonly Entry[]
}

/** Everything with a `track` of its own, in the order of the rules. */
export function thingsTracked(making: Making): readonly ThingTracked[] {
  const of = (what: string, { value }: Entry, path: readonly string[]): readonly ThingTracked[] => {
    const entries = entriesOf(valueIn(value, 'track'))
    return entries.length === 0 ? [] : [{ what, path: [...path, 'track'], entries }]
  }
  const each = (section: string): readonly ThingTracked[] =>
    entriesIn(making, section).flatMap((entry) => of(nameOf(entry), entry, [section, nameOf(entry)]))
  const spaces = entriesIn(making, 'places').flatMap((entry) => {
    const path = ['places', nameOf(entry)]
    const kinds = entriesOf(valueIn(entry.value, 'kinds of space'))
    return [
      ...of('space', entry, path),
      ...kinds.flatMap((kind) => of(nameOf(kind), kind, [...path, 'kinds of space', nameOf(kind)])),
    ]
  })
  return [...each('pieces'), ...spaces, ...each('regions')]
}
