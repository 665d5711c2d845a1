import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Configured, RulesetRequest } from '../../grammar/load.ts'
import { WholeGameCache } from '../host-node/whole-game-cache.ts'
import { GameCache, type CachedGame } from '../host-node/game-cache.ts'
import { RecordedRequest } from '../host-node/recorded-request.ts'
import { readRequest } from './configured-ruleset.ts'
import { requestFor } from './ruleset-argument.ts'
import type { RulesetOptions } from './options.ts'

/** Everything needed to play a game, and to find the position of an error in its texts. */
export interface ReadyGame {
  readonly ir: GameIR
  /** The parsed texts, read lazily if the rules were cached. */
  readonly configured: () => Configured
  /** Code of whole games, cached by earlier commands. */
  readonly whole: WholeGameCache
  /** True if no earlier command has read these texts. */
  readonly isNew: boolean
  /** Caches the present code for later commands. */
  readonly keepWhole: () => void
}

/**
 * Loads a game ready to run, for commands that need its texts only if something goes wrong. Errors as in
 * `configuredFor`.
 */
export function readyGame(argument: string, options: RulesetOptions): ReadyGame {
  return readyRequest(argument, requestFor(argument, options), options.players)
}

/** The same for a modified version of an argument's text. */
export function readyRequest(
  argument: string,
  request: RulesetRequest,
  givenPlayers: string | undefined,
): ReadyGame {
  const known = GameCache.of()
  const seen = new RecordedRequest(request)
  let read: ReturnType<typeof readRequest> | undefined
  const reading = (): ReturnType<typeof readRequest> =>
    (read ??= readRequest(argument, seen.request, givenPlayers))
  const configured = (): Configured => reading().configured
  const before = known?.game(seen, givenPlayers)
  const game: CachedGame = before ?? { ir: configured().checked.ir, whole: new WholeGameCache() }
  // Notes printed while reading would be missing from a cached game, so it is not cached.
  const keep = (): void => (read?.isTold === true ? undefined : known?.keep(seen, givenPlayers, game))
  if (before === undefined) keep()
  const isNew = before === undefined
  return {
    ...game,
    configured,
    isNew,
    keepWhole: () => (game.whole.parts === undefined ? undefined : keep()),
  }
}
