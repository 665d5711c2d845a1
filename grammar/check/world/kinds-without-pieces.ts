import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MergedGame } from '../../merge/merged.ts'
import type { World } from './world.ts'

/**
 * Warns about kinds without pieces in any of these worlds that cannot be made either: a condition on them never holds.
 * Kinds from a base or a module, and kinds that options may put into the box, are left to their users.
 */
export function kindsWithoutPieces({ layers }: MergedGame, worlds: readonly World[]): readonly Diagnostic[] {
  const [first] = worlds
  if (layers.length !== 1 || first === undefined || first.options.length > 0) return []
  return first.classes.flatMap((own) => {
    if (own.kindChanges || own.changesUnseen) return []
    const missing = own.kinds.filter((kind) =>
      worlds.every(({ pieces }) => !pieces.some((piece) => piece.kind === kind)),
    )
    // If a class is not in the box at all, it is the class that lacks pieces, not each of its kinds.
    if (missing.length === own.kinds.length) return []
    return missing.flatMap((kind): Diagnostic[] => {
      const info = first.kinds[kind]
      if (info === undefined) return []
      return [
        {
          code: 'ST4138',
          severity: 'warning',
          message: `No \`${info.name}\` is in the box, so the game has none.`,
          span: info.key.span,
          label: 'declared here',
          help: 'Put it into the `box`, with how many there are, or remove it.',
        },
      ]
    })
  })
}
