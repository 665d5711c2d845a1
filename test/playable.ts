import type { Code } from '../grammar/diagnostics/catalogue.ts'
import { configure, loadRuleset } from '../grammar/load.ts'
import type { Configured } from '../grammar/load.ts'
import { memoryHost } from '../grammar/source/memory-host.ts'
import { sourceFile } from '../grammar/source/source-file.ts'

interface Wishes {
  readonly options?: ReadonlyMap<string, string>
  /** Errors that the rules are played with, although they are wrong. */
  readonly despite?: readonly Code[] | undefined
}

/** A loaded ruleset, ready to play. Throws its errors: a step with an error is missing from the rules. */
export function playable(
  { ruleset, diagnostics }: ReturnType<typeof loadRuleset>,
  players?: number | 'fewest',
  { options, despite = [] }: Wishes = {},
): Configured {
  const seats = players === 'fewest' ? ruleset?.playerCounts[0] : players
  const made = ruleset === undefined ? undefined : configure(ruleset, seats, options)
  const errors = [...diagnostics, ...(made?.diagnostics ?? [])].filter(
    ({ severity, code }) => severity === 'error' && !despite.includes(code),
  )
  if (made?.configured === undefined || errors.length > 0)
    throw new Error(`not playable: ${errors.map(({ code, message }) => `${code} ${message}`).join('\n')}`)
  return made.configured
}

/** The same for a text that needs no other files. */
export const playableText = (
  text: string,
  players?: number | 'fewest',
  { name = 'made.yaml', ...wishes }: Wishes & { readonly name?: string } = {},
): Configured =>
  playable(loadRuleset({ file: sourceFile(name, text), host: memoryHost([]) }), players, wishes)
