import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** One state of a playthrough of another program, in that program's words. */
export interface Fact {
  /** Who decides: the number of a player; -1 for chance, -2 for all at once. Undefined where it was not written down. */
  readonly player: number | undefined
  /** How many moves are legal. */
  readonly legal: number | undefined
  /** The move that is made. Of several that are made at once, each. */
  readonly moves: readonly string[]
}

export interface Playthrough {
  readonly facts: readonly Fact[]
  readonly returns: readonly number[]
}

const FACTS = join(import.meta.dirname, 'facts')
const BETWEEN = ' && '
const NOT_KNOWN = '-'

/** The names of all playthroughs. */
export const PLAYTHROUGHS = readdirSync(FACTS)
  .map((name) => name.replace(/\.txt$/u, ''))
  .toSorted()

/** A line for each state: the player, the number of legal moves, the move. */
export function playthroughCalled(name: string): Playthrough {
  const text = readFileSync(join(FACTS, `${name}.txt`), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const [last = '', ...states] = lines
  const numberOr = (word = ''): number | undefined => (word === NOT_KNOWN ? undefined : Number(word))
  return {
    returns: last.replace('returns: ', '').split(' ').map(Number),
    facts: states.map((line) => {
      const [, player, legal, move = ''] = /^(\S+) (\S+) (.*)$/u.exec(line) ?? []
      return { player: numberOr(player), legal: numberOr(legal), moves: move.split(BETWEEN) }
    }),
  }
}

/** The text of a file of facts. */
export function writtenPlaythrough({ facts, returns }: Playthrough, source: readonly string[]): string {
  return [
    ...source.map((line) => `# ${line}`),
    `returns: ${returns.join(' ')}`,
    ...facts.map(
      ({ player = NOT_KNOWN, legal = NOT_KNOWN, moves }) => `${player} ${legal} ${moves.join(BETWEEN)}`,
    ),
    '',
  ].join('\n')
}
