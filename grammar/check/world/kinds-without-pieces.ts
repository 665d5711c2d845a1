import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MergedGame } from '../../merge/merged.ts'
import type { World } from './world.ts'

/**
 * Warns of kinds of which there is no piece in any of these worlds, and of which none can be made: a condition on them never
 * holds. What a base or a module brings, and what options may put into the box, is for whoever uses it.
 */
export function kindsWithoutPieces({ layers }: MergedGame, worlds: readonly World[]): readonly Diagnostic[] {
  const [first] = worlds
  if (layers.length !== 1 || first === undefined || first.options.length > 0) return []
  return first.classes.flatMap((own) => {
    if (own.kindChanges) return []
    const missing = own.kinds.filter((kind) =>
      worlds.every(({ pieces }) => !pieces.some((piece) => piece.kind === kind)),
    )
    // Of a class that is in no box, it is the class that has no pieces, and not each of its kinds.
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
