import { configure, loadRuleset } from '../../grammar/load.ts'
import type { Configured } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { requestForFile, rulesetFile } from '../../interpreter/host-node/ruleset-request.ts'
import type { Program } from '../../interpreter/program/program.ts'

export interface Wanted {
  readonly players?: number
  readonly uses?: readonly string[]
  readonly options?: Readonly<Record<string, string>>
}

/** A shipped ruleset on the fast back end. */
export function shippedProgram(id: string, { players, uses = [], options = {} }: Wanted = {}): Program {
  const path = rulesetFile(id)
  if (path === undefined) throw new Error(`there is no ruleset ${id}`)
  const request = requestForFile(path, { uses, options: new Map(Object.entries(options)) })
  return fastProgram(made(loadRuleset(request), players).checked.ir)
}

export function textProgram(text: string, players?: number): Program {
  return fastProgram(configuredText(text, players).checked.ir)
}

export function configuredText(text: string, players?: number): Configured {
  return made(loadRuleset({ file: sourceFile('made.yaml', text), host: memoryHost([]) }), players)
}

function made(
  { ruleset, diagnostics }: ReturnType<typeof loadRuleset>,
  players: number | undefined,
): Configured {
  const ready = ruleset === undefined ? undefined : configure(ruleset, players)
  const wrong = [...diagnostics, ...(ready?.diagnostics ?? [])].find(({ severity }) => severity === 'error')
  if (ready?.configured === undefined || wrong !== undefined)
    throw new Error(wrong?.message ?? 'not playable')
  return ready.configured
}
