import type { AreaPart, Name } from '../../expression/ast.ts'

/** The value of a number by its name; undefined if there is none. */
type ValueOf = (name: Name) => number | undefined

const BAND = /^((?:own )?(?:rows?|columns?)) (\S.*)$/u

/** `rows least..most`, `own row depth`: the beginning is in the name of a part, as is anything that may be the name of a space. */
function beginning({ name, from }: AreaPart): { readonly band: string; readonly named: Name } | undefined {
  const [, band, text] = (from === undefined ? BAND.exec(name.text) : null) ?? []
  if (band === undefined || text === undefined) return undefined
  return { band, named: { ...name, text, start: name.end - text.length } }
}

/** The names in a part that may be those of numbers. */
export function numbersNamed(part: AreaPart): readonly Name[] {
  const start = beginning(part)?.named
  const ends = [start, part.to].filter((one) => typeof one === 'object')
  return [...ends, ...(part.within ?? []).flatMap(numbersNamed)]
}

/** A part of an area with the values of the numbers that it names. `onUnknown` receives the others at the end of a range. */
export function withValues(
  part: AreaPart,
  valueOf: ValueOf,
  onUnknown: (name: Name) => void = () => {},
): AreaPart<number> {
  const within = part.within?.map((inner) => withValues(inner, valueOf, onUnknown))
  const start = beginning(part)
  const first = start === undefined ? undefined : valueOf(start.named)
  const isRange = part.from === undefined && part.to !== undefined
  if (isRange && start !== undefined && first === undefined) onUnknown(start.named)
  const last = typeof part.to === 'object' ? valueOf(part.to) : part.to
  if (typeof part.to === 'object' && last === undefined) onUnknown(part.to)
  const from = typeof part.from === 'number' ? part.from : first
  return {
    ...part,
    name: start === undefined || first === undefined ? part.name : { ...part.name, text: start.band },
    from,
    to: last,
    ...(within === undefined ? {} : { within }),
  } as AreaPart<number>
}
