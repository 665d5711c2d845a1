import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { requestFor } from '../../interpreter/cli/ruleset-argument.ts'
import type { Described } from '../../interpreter/describe/changes.ts'
import { tableMatrices } from '../../interpreter/describe/table-matrix.ts'
import { shelfHost } from '../shelf-host.ts'

/** A shipped game, with modules. */
export function shipped(id: string, ...uses: readonly string[]): Described {
  return described(requestFor(id, { use: uses }))
}

/** A variant written in a test. */
export function variant(text: string): Described {
  const file = sourceFile('mine.yaml', `sandtable: 1\nid: mine\ntitle: Mine\n${text}`)
  return described({ file, host: shelfHost() })
}

function described(request: Parameters<typeof loadRuleset>[0]): Described {
  const { ruleset, diagnostics } = loadRuleset(request)
  if (ruleset === undefined || hasErrors(diagnostics))
    throw new Error(diagnostics.map((d) => d.message).join('\n'))
  const { configured, diagnostics: found } = configure(ruleset, undefined)
  if (configured === undefined || (hasErrors(found) && !ruleset.game.abstract))
    throw new Error(found.map((d) => d.message).join('\n'))
  return { game: ruleset.game, options: ruleset.options, matrices: tableMatrices(configured.checked) }
}
