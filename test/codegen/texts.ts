import type { GameIR } from '../../grammar/ir/ir.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'

/** The IR of a self-contained text. */
export function irOfText(text: string, players?: number): GameIR {
  const { ruleset, diagnostics } = loadRuleset({ file: sourceFile('game.yaml', text), host: memoryHost([]) })
  const made = ruleset === undefined ? undefined : configure(ruleset, players)
  const wrong = [...diagnostics, ...(made?.diagnostics ?? [])].filter(({ severity }) => severity === 'error')
  if (wrong.length > 0) throw new Error(wrong.map(({ message }) => message).join('\n'))
  if (made?.configured === undefined) throw new Error('not playable')
  return made.configured.checked.ir
}
