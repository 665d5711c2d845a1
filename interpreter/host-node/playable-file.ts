import { playableRequest } from '../playable.ts'
import type { Playable, PlayableOptions } from '../playable.ts'
import { requestForFile, rulesetFile } from './ruleset-request.ts'

/** From a path, or the id of a shipped ruleset, to a game on the fast back end. Throws if there is no such file. */
export function playableFile(pathOrId: string, options: Omit<PlayableOptions, 'documents'> = {}): Playable {
  const { players, uses = [], options: chosen = {} } = options
  const path = rulesetFile(pathOrId) ?? pathOrId
  return playableRequest(requestForFile(path, { uses, options: new Map(Object.entries(chosen)) }), players)
}
