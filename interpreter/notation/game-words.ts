import type { ActionIR, GameIR, ValueTypeIR } from '../../grammar/ir/ir.ts'
import { singleDirections, valueText } from './value-text.ts'
import { memoized } from '../../grammar/source/memoized.ts'

export function wordsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Every word that can occur in a move: names of things, wherever they are, and fixed words of notations. */
export const wordsOfGame = memoized(
  (ir: GameIR): ReadonlySet<string> => new Set(namesIn(ir).flatMap(wordsIn)),
)

/** The name of an action, and the fixed words of its notation. */
export function wordsOfAction({ name, notation }: ActionIR): readonly string[] {
  return [name, ...notation.flatMap((part) => (part.part === 'text' ? [part.text] : []))].flatMap(wordsIn)
}

function namesIn(ir: GameIR): readonly string[] {
  return [
    ...ir.kinds.flatMap(({ name, plural, letter = '' }) => [name, plural, letter]),
    ...ir.containers.map(({ name }) => name),
    ...ir.spaces.flatMap(({ name }, space) => [name, valueText(ir, 'space', space, 'column')]),
    ...ir.groups.map(({ name }) => name),
    ...ir.seats.map(({ name }) => name),
    ...ir.actions.flatMap(({ choices }) => choices.flatMap(({ type }) => valuesOf(type))),
    ...[0, 1].map((truth) => valueText(ir, 'truth', truth, 'whole')),
    ...singleDirections(ir).map((way) => valueText(ir, 'direction', way, 'whole')),
    // Tracked values tell a piece from others of its kind.
    ...ir.memory.regions.flatMap(({ of, name, type }) => (of === undefined ? [] : [name, ...valuesOf(type)])),
    'and on in at with nothing',
  ]
}

function valuesOf(type: ValueTypeIR | undefined): readonly string[] {
  if (typeof type !== 'object') return []
  return 'bag' in type ? type.bag : type.values
}
