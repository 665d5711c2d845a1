import { playableRequest, type Playable, type PlayableOptions } from '../playable.ts'
import { requestForFile, rulesetFile } from './ruleset-request.ts'

/** Loads a game for the fast back end from a path or the id of a shipped ruleset. Throws if there is no such file. */
export function playableFile(pathOrId: string, options: Omit<PlayableOptions, 'documents'> = {}): Playable {
  const { players, uses = [], options: chosen = {} } = options
  const path = rulesetFile(pathOrId) ?? pathOrId
  return playableRequest(requestForFile(path, { uses, options: new Map(Object.entries(chosen)) }), players)
}
