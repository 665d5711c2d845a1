import type { CheckedGame } from '../check/checked-game.ts'
import { useKey } from '../check/elaboration/name-uses.ts'
import type { Context } from '../check/elaboration/scope.ts'
import { bordersOf } from '../check/world/borders.ts'
import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { suggestion } from '../diagnostics/suggestion.ts'
import type { Expression } from '../expression/ast.ts'
import { splitAtCommas } from '../yaml/split-at-commas.ts'
import type { YamlText } from '../yaml/tree.ts'
import type { Stored } from './given-values.ts'

/**
 * `walled: e2-e3, c4-d4`: all pairs of spaces for which a truth value of borders is true. Undefined for other entries.
 */
export function bordersGiven(
  { reading: el, facts }: CheckedGame,
  context: Context,
  target: Expression | undefined,
  value: YamlText,
  diagnostics: Diagnostics,
): Stored | undefined {
  if (target?.kind !== 'name') return undefined
  const tracked = facts.tracked.get(target.name.text)?.find(({ of }) => of === 'border')
  if (tracked?.type.kind !== 'truth') return undefined
  useKey(el, context, target.name, tracked)
  const nameOf = (space: number): string => el.world.spaces[space]?.name ?? ''
  const known = new Map<string, number>(
    bordersOf(el.world.topology).flatMap((pair, number) => {
      const [one, other] = [nameOf(pair[0]), nameOf(pair[1])]
      return [
        [`${one}-${other}`, number],
        [`${other}-${one}`, number],
      ] as const
    }),
  )
  const occupied = new Set<number>()
  for (const part of splitAtCommas(value)) {
    if (part.text === 'nothing') continue
    const number = known.get(part.text)
    if (number !== undefined) occupied.add(number)
    else
      diagnostics.add({
        code: 'ST4172',
        severity: 'error',
        message: `\`${part.text}\` is not two spaces that are next to each other.`,
        span: part.span,
        help: `Join their names with a hyphen: \`${[...known.keys()][0] ?? ''}\`.`,
        ...suggestion(part.text, known.keys()),
      })
  }
  const { base } = tracked.cell
  return {
    stores: Array.from({ length: tracked.words }, (_, i) => ({
      address: base + i,
      value: occupied.has(i) ? 1 : 0,
    })),
    members: [],
    lying: [],
  }
}
