import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import type { Configured, Ruleset, RulesetRequest } from '../../grammar/load.ts'
import { UsageError } from './exit.ts'
import type { RulesetOptions } from './options.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { playersOf, requestFor } from './ruleset-argument.ts'
import { printWhichDocument } from './which-document.ts'

/** Loads a ruleset ready to run. Errors go to standard error and end the command. */
export function configuredFor(argument: string, options: RulesetOptions): Configured {
  return readRequest(argument, requestFor(argument, options), options.players).configured
}

/**
 * The same for a modified version of an argument's text, and whether the user was informed which of several documents
 * is used.
 */
export function readRequest(
  argument: string,
  request: RulesetRequest,
  players: string | undefined,
): { readonly configured: Configured; readonly isTold: boolean } {
  return read(argument, request, players, ' and cannot be played', false)
}

/**
 * Loads a ruleset whose rules are shown. Parts that an abstract game lacks (a board, an army) are not errors here.
 * `cannot` describes what errors prevent.
 */
export function readToShow(
  argument: string,
  request: RulesetRequest,
  players: string | undefined,
  cannot: string,
): Configured {
  return read(argument, request, players, cannot, true).configured
}

function read(
  argument: string,
  request: RulesetRequest,
  players: string | undefined,
  cannot: string,
  isShown: boolean,
): { readonly configured: Configured; readonly isTold: boolean } {
  const { ruleset, diagnostics } = loadRuleset(request)
  const complain = (list: typeof diagnostics): never => {
    printDiagnostics(list)
    throw new UsageError('ST7004', `\`${argument}\` has errors${cannot}.`)
  }
  if (ruleset === undefined || hasErrors(diagnostics)) return complain(diagnostics)
  const { game, playerCounts } = ruleset
  if (game.abstract && !isShown)
    throw new UsageError('ST7005', `\`${game.id}\` is not playable by itself; other games extend it.`)
  const { configured, diagnostics: found } = configure(ruleset, playersOf(players, playerCounts))
  if (configured === undefined || (hasErrors(found) && !game.abstract)) return complain(found)
  return { configured, isTold: printWhichDocument(diagnostics, request.file.name) }
}

/**
 * The base of a comparison: the requested one; or the game without the modules and options in `asked`; or the game that
 * it extends.
 */
export function baseOf(
  file: string,
  { layers, id }: Ruleset['game'],
  { file: text, host }: RulesetRequest,
  { base, asked }: { readonly base: string | undefined; readonly asked: readonly string[] },
): readonly [name: string, request: RulesetRequest] | undefined {
  if (base !== undefined) return [base, requestFor(base)]
  if (asked.length > 0) return [file, { file: text, host }]
  const before = layers.findLast((layer) => layer.kind === 'game' && layer.id !== id)
  return before === undefined ? undefined : [before.id, { file: before.file, host }]
}
