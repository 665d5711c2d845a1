import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MergedGame } from '../../merge/merged.ts'
import type { World } from './world.ts'

/**
 * Warns about kinds without a letter that are drawn like another kind on the same board, because nobody could tell them
 * apart. Kinds from a base or a module are left to their users.
 */
export function kindsDrawnAlike({ layers }: MergedGame, world: World): readonly Diagnostic[] {
  if (layers.length !== 1) return []
  const onBoards = new Set(world.places.flatMap(({ isBoard, holdsKinds }) => (isBoard ? holdsKinds : [])))
  const drawn = [...onBoards].flatMap((kind) => world.kinds[kind] ?? [])
  const letterOf = ({ letter, name }: (typeof drawn)[number]): string =>
    letter ?? name.charAt(0).toUpperCase()
  return drawn.flatMap((kind, i): Diagnostic[] => {
    if (kind.letter !== undefined) return []
    const { span } = kind.key
    const letter = letterOf(kind)
    // If two lack a letter, the second one needs it; kinds from one row differ in their printed values.
    const other = drawn.find(
      (one, at) =>
        letterOf(one) === letter && one.key.span.start !== span.start && (at < i || one.letter !== undefined),
    )
    if (other === undefined) return []
    return [
      {
        code: 'ST4144',
        severity: 'warning',
        message: `On the board \`${kind.name}\` is drawn as \`${letter}\`, and so is \`${other.name}\`.`,
        span,
        label: 'has no letter of its own',
        related: [{ span: other.key.span, label: 'drawn alike' }],
        help: `Give it a letter: \`${kind.name}: { letter: X }\`.`,
      },
    ]
  })
}
