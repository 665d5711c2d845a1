import { hasErrors, type Diagnostic } from '../grammar/diagnostics/diagnostic.ts'
import { configure, loadRuleset, type Configured, type RulesetRequest } from '../grammar/load.ts'
import { memoryHost } from '../grammar/source/memory-host.ts'
import { sourceFile } from '../grammar/source/source-file.ts'
import { fastProgram } from './codegen/fast-program.ts'
import type { Program } from './program/program.ts'

export interface PlayableOptions {
  /** By default the smallest number that the game allows. */
  readonly players?: number
  /** Modules to use besides those that the text names. */
  readonly uses?: readonly string[]
  /** Options by name, as an author writes them. */
  readonly options?: Readonly<Record<string, string>>
  /** Texts that it may extend or use, by file name. */
  readonly documents?: Readonly<Record<string, string>>
}

/** A game ready to be played on the fast back end. If there is no program, the diagnostics explain why. */
export interface Playable {
  readonly program: Program | undefined
  /** The same, for rulebooks, examples and explanations. */
  readonly configured: Configured | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Makes a playable game from the text of a ruleset. */
export function playable(text: string, options: PlayableOptions = {}): Playable {
  const { players, uses = [], options: chosen = {}, documents = {} } = options
  const file = sourceFile('game.yaml', text)
  const host = memoryHost(Object.entries(documents))
  return playableRequest({ file, host, uses, options: new Map(Object.entries(chosen)) }, players)
}

/**
 * Makes a playable game from a request, as `loadRuleset` takes it. The default is the smallest number of players that
 * the game allows.
 */
export function playableRequest(request: RulesetRequest, players?: number): Playable {
  const { ruleset, diagnostics } = loadRuleset(request)
  if (ruleset === undefined || hasErrors(diagnostics))
    return { program: undefined, configured: undefined, diagnostics }
  const { configured, diagnostics: more } = configure(ruleset, players)
  const all = [...diagnostics, ...more]
  if (configured === undefined || hasErrors(all)) return { program: undefined, configured, diagnostics: all }
  return { program: fastProgram(configured.checked.ir), configured, diagnostics: all }
}
