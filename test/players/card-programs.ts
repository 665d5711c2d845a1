import { loadRuleset } from '../../grammar/load.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { requestForFile, rulesetFile } from '../../interpreter/host-node/ruleset-request.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { playable, playableText } from '../playable.ts'

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
  return fastProgram(playable(loadRuleset(request), players).checked.ir)
}

export function textProgram(text: string, players?: number): Program {
  return fastProgram(playableText(text, players).checked.ir)
}
