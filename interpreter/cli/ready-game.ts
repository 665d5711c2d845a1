import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Configured, RulesetRequest } from '../../grammar/load.ts'
import { KeptWhole } from '../host-node/kept-whole.ts'
import { KnownGames } from '../host-node/known-games.ts'
import type { KnownGame } from '../host-node/known-games.ts'
import { SeenRequest } from '../host-node/seen-request.ts'
import { readRequest } from './configured-ruleset.ts'
import { requestFor } from './ruleset-argument.ts'
import type { RulesetOptions } from './options.ts'

/** What is needed to play a game, and what is needed to tell where in its texts something went wrong. */
export interface ReadyGame {
  readonly ir: GameIR
  /** Everything that its texts say; read only when it is asked for, if the rules were known. */
  readonly configured: () => Configured
  /** The code that plays whole games, from earlier commands. */
  readonly whole: KeptWhole
  /** Keeps what code there is by now for later commands. */
  readonly keepWhole: () => void
}

/** A game ready to run, for commands that need its texts only if something goes wrong; errors as in `configuredFor`. */
export function readyGame(argument: string, options: RulesetOptions): ReadyGame {
  return readyRequest(argument, requestFor(argument, options), options.players)
}

/** The same for a modified version of what an argument means. */
export function readyRequest(
  argument: string,
  request: RulesetRequest,
  givenPlayers: string | undefined,
): ReadyGame {
  const known = KnownGames.of()
  const seen = new SeenRequest(request)
  let read: ReturnType<typeof readRequest> | undefined
  const reading = (): ReturnType<typeof readRequest> =>
    (read ??= readRequest(argument, seen.request, givenPlayers))
  const configured = (): Configured => reading().configured
  const before = known?.game(seen, givenPlayers)
  const game: KnownGame = before ?? { ir: configured().checked.ir, whole: new KeptWhole() }
  // What there is to tell when it is read would not be told again.
  const keep = (): void => (read?.isTold === true ? undefined : known?.keep(seen, givenPlayers, game))
  if (before === undefined) keep()
  return { ...game, configured, keepWhole: () => (game.whole.parts === undefined ? undefined : keep()) }
}
