import type { MergedGame } from '../../merge/merged.ts'
import type { NamedSymbol } from '../../names/symbol.ts'
import type { World } from '../world/world.ts'

/** True if players see it: a column or tracked value that `look` shows, that sorts a hand, or whose values have looks. */
export function isReadByLook({ look, classes }: World, game: MergedGame, symbol: NamedSymbol): boolean {
  const { name, sort, owner } = symbol
  if (sort === 'tracked') return look.counts.has(name)
  if (sort !== 'column') return false
  const of = classes.find((one) => one.name === owner?.name)
  const column = of?.columns.find((one) => one.name === name)
  if (of === undefined || column === undefined) return false
  const { type } = column
  return (
    (type.kind === 'enumeration' && look.values.has(type.name)) ||
    of.kinds.some((kind) => look.shows[kind]?.has(name) === true) ||
    sorters(game).has(name)
  )
}

/** `rank` and `suit` in `hand: fan by rank then suit` */
function sorters({ sections }: MergedGame): ReadonlySet<string> {
  const look = sections.get('look')
  const places = look?.kind === 'map' ? look.entries.find(({ name }) => name === 'places')?.value : undefined
  const texts = places?.kind === 'map' ? places.entries.map(({ value }) => value) : []
  return new Set(
    texts.flatMap((value) =>
      value.kind === 'text' ? (/\sby\s(.*)$/u.exec(value.text)?.[1] ?? '').split(/\s+then\s+/u) : [],
    ),
  )
}
