import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import type { Configured, RulesetRequest } from '../../grammar/load.ts'
import { UsageError } from './exit.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { playersOf, requestFor } from './ruleset-argument.ts'
import type { RulesetOptions } from './options.ts'
import { tellWhichDocument } from './which-document.ts'

/** A ruleset ready to run; errors go to standard error and end the command. */
export function configuredFor(argument: string, options: RulesetOptions): Configured {
  return configuredRequest(argument, requestFor(argument, options), options.players)
}

/** The same for a modified version of what an argument means. */
export function configuredRequest(
  argument: string,
  request: RulesetRequest,
  givenPlayers: string | undefined,
): Configured {
  return readRequest(argument, request, givenPlayers).configured
}

/** The same, and whether it was told which of several documents with one id is used. */
export function readRequest(
  argument: string,
  request: RulesetRequest,
  givenPlayers: string | undefined,
): { readonly configured: Configured; readonly isTold: boolean } {
  const { ruleset, diagnostics } = loadRuleset(request)
  const complain = (list: typeof diagnostics): never => {
    printDiagnostics(list)
    throw new UsageError('ST7004', `\`${argument}\` has errors and cannot be played.`)
  }
  if (ruleset === undefined || hasErrors(diagnostics)) return complain(diagnostics)
  if (ruleset.game.abstract)
    throw new UsageError('ST7005', `\`${ruleset.game.id}\` is not playable by itself; other games extend it.`)
  const players = playersOf(givenPlayers, ruleset.playerCounts)
  const { configured, diagnostics: found } = configure(ruleset, players)
  if (configured === undefined || hasErrors(found)) return complain(found)
  return { configured, isTold: tellWhichDocument(diagnostics) }
}
