import type { PreparedIR } from '../../grammar/ir/ir.ts'
import { greedyPlayer } from './greedy.ts'
import { monteCarloPlayer } from './monte-carlo.ts'
import { MOST_NODES, playerChoice } from './names.ts'
import type { PlayerChoice } from './names.ts'
import type { Player } from './player.ts'
import { beginningWith } from './set-up.ts'
import { randomPlayer } from './random.ts'
import { searchPlayer } from './search.ts'

/**
 * The player of a name, with random numbers of its own; undefined if there is none. Players that think by the clock
 * are given one in milliseconds, and are not repeatable.
 */
export function playerCalled(
  name: string,
  seed: string | number,
  { clock, setUps = [] }: { readonly clock?: () => number; readonly setUps?: readonly PreparedIR[] } = {},
): Player | undefined {
  const choice = playerChoice(name)
  if (choice === undefined) return undefined
  const player = playerAlone(choice, seed, clock)
  if (choice.setUp === undefined || player === undefined) return player
  const setUp = setUps.find((one) => one.name === choice.setUp)
  return setUp && beginningWith(setUp, player)
}

function playerAlone(
  { player, nodes, seconds }: PlayerChoice,
  seed: string | number,
  clock: (() => number) | undefined,
): Player | undefined {
  switch (player) {
    case 'random':
      return randomPlayer(seed)
    case 'greedy':
      return greedyPlayer(seed)
    case 'monte-carlo':
      return monteCarloPlayer(seed)
    case 'search':
      if (seconds === undefined) return searchPlayer(seed, nodes === undefined ? {} : { nodes })
      return clock === undefined ? undefined : timedSearch(seed, seconds * 1000, clock)
  }
}

/** What remains after each piece of work of how long an earlier one took. */
const FADING = 0.9

function timedSearch(seed: string | number, milliseconds: number, clock: () => number): Player {
  let [begun, before, expected] = [0, 0, 0]
  const mayGoOn = (share = 1): boolean => {
    const now = clock()
    // Nothing interrupts the next piece of work, which may take as long as the last ones did.
    expected = Math.max(now - before, FADING * expected)
    before = now
    return now + expected < begun + share * milliseconds
  }
  const { name, answer } = searchPlayer(seed, { nodes: MOST_NODES, mayGoOn })
  return {
    name,
    answer: (question) => {
      begun = clock()
      before = begun
      expected = 0
      return answer(question)
    },
  }
}
