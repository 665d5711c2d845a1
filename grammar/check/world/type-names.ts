import { spells } from '../../document/spelling.ts'
import type { NamedType, TypeNames } from '../../types/read-type.ts'
import { kindsCalled, type KindsOf } from './kinds-called.ts'
import { SPACE } from '../../types/types.ts'
import { memoized } from '../../source/memoized.ts'
import type { AreaInfo, PlaceInfo, World } from './world.ts'

/** The parts of a game that name types. */
interface Typing extends KindsOf {
  readonly enumerations: ReadonlyMap<string, readonly string[]>
  readonly groups: readonly { readonly name: string; readonly plural: string | undefined }[]
  /** Places indexed by an enumeration are things. */
  readonly places?: readonly PlaceInfo[]
  /** Kinds of space are narrower than `space`. */
  readonly areas?: ReadonlyMap<string, AreaInfo>
}

/**
 * The names of types in a game. Printed columns name kinds by their class; tracked values and parameters are things of a
 * class, family or kind; options are neither.
 */
export function typeNames(
  game: Typing,
  of: 'things' | 'kinds' | 'values',
  isBroken: (written: string) => boolean,
): TypeNames {
  return {
    called: (written) =>
      enumerationCalled(game, written) ?? thingCalled(game, of, written) ?? kindCalled(game, of, written),
    known: [
      ...game.enumerations.keys(),
      ...(of === 'values' ? [] : game.classes.map(({ name }) => name)),
      ...(of === 'things' ? [...game.groups, ...game.kinds].map(({ name }) => name) : []),
    ],
    declared: of === 'values' ? '`values` names' : '`values` and `pieces` name',
    isBroken,
  }
}

/** Types by name, for tracked values and parameters. */
export const thingNames = memoized((world: World): TypeNames => ({
  ...typeNames(world, 'things', (written) => world.broken.has(written)),
  isNumber: (written) => world.constants.has(written),
}))

function enumerationCalled({ enumerations }: Typing, written: string): NamedType | undefined {
  for (const name of enumerations.keys())
    if (spells(written, name, undefined))
      return { type: { kind: 'enumeration', name }, several: written !== name }
  return undefined
}

/** `card kind`: not a card, but its kind. */
function kindCalled(
  { classes }: Typing,
  of: 'things' | 'kinds' | 'values',
  written: string,
): NamedType | undefined {
  if (of !== 'things') return undefined
  const [, name, several] = /^(.+) kind(s?)$/u.exec(written) ?? []
  const found = classes.find((one) => one.name === name)
  return found && { type: { kind: 'kind', class: found.name }, several: several === 's' }
}

function thingCalled(
  game: Typing,
  of: 'things' | 'kinds' | 'values',
  written: string,
): NamedType | undefined {
  if (of === 'values') return undefined
  if (of === 'kinds') {
    const found = game.classes.find(({ name, plural }) => spells(written, name, plural))
    return found === undefined
      ? undefined
      : { type: { kind: 'kind', class: found.name }, several: written !== found.name }
  }
  const group = game.groups.find(({ name, plural }) => spells(written, name, plural))
  if (group !== undefined)
    return { type: { kind: 'group', class: group.name }, several: written !== group.name }
  for (const { name, noun } of game.areas?.values() ?? [])
    if (noun !== undefined && spells(written, name, noun.plural))
      return { type: SPACE, several: written !== name }
  for (const { name, indices } of game.places ?? [])
    if (indices.some((index) => index.name !== 'player') && spells(written, name, undefined))
      return { type: { kind: 'place', name }, several: written !== name }
  const kinds = kindsCalled(game, written)
  if (kinds === undefined) return undefined
  const isOne =
    game.kinds.some(({ name }) => name === written) ||
    game.classes.some(({ name, families }) => name === written || families.has(written))
  const className = game.kinds[[...kinds][0] ?? -1]?.class ?? ''
  return { type: { kind: 'piece', class: className, kinds }, several: !isOne }
}
