import type { PreparedIR } from '../../grammar/ir/ir.ts'
import { greedyPlayer } from './greedy.ts'
import { monteCarloPlayer } from './monte-carlo.ts'
import { MOST_NODES, playerChoice, type PlayerChoice } from './names.ts'
import type { Player } from './player.ts'
import { beginningWith } from './scripted-opening.ts'
import { randomPlayer } from './random.ts'
import { searchPlayer } from './information-set-search.ts'

/**
 * Creates the player of a name, with its own random numbers. Undefined if there is no such player. Players that think
 * by the clock get one in milliseconds, and their games are not repeatable.
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

/** Decay of the longest duration so far, for each slice of work. */
const FADING = 0.9

function timedSearch(seed: string | number, milliseconds: number, clock: () => number): Player {
  let [begun, before, expected] = [0, 0, 0]
  const mayGoOn = (share = 1): boolean => {
    const now = clock()
    // Nothing interrupts the next slice of work, which may take as long as recent ones.
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
