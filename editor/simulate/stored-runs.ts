/** Games played elsewhere, as `sandtable export` writes them. */
export interface StoredRun {
  readonly title: string
  /** Hash of the rules they were played under. */
  readonly rules: string
  readonly seed: string
  readonly seats: readonly string[]
  /** By name, seat after seat. */
  readonly players: readonly string[]
  readonly figures: readonly (readonly [name: string, value: number])[]
  readonly games: readonly StoredGame[]
}

export interface StoredGame {
  readonly number: number
  /** Names of seats. */
  readonly winners: readonly string[]
  readonly plies: number
  readonly ending: string
  /** The code of the fault that stopped it. */
  readonly fault: string | undefined
}

/** Lines of JSON, a run and then its games; undefined if they are something else. */
export function storedRuns(text: string): readonly StoredRun[] | undefined {
  const runs: (StoredRun & { readonly games: StoredGame[] })[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const read = objectIn(line)
    if (read === undefined) return undefined
    if ('game' in read) {
      const game = gameIn(read)
      const run = runs.at(-1)
      if (game === undefined || run === undefined) return undefined
      run.games.push(game)
    } else {
      const run = runIn(read)
      if (run === undefined) return undefined
      runs.push(run)
    }
  }
  return runs.length === 0 ? undefined : runs
}

function objectIn(line: string): object | undefined {
  try {
    const read: unknown = JSON.parse(line)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : undefined
  } catch {
    return undefined
  }
}

function runIn(read: object): (StoredRun & { readonly games: StoredGame[] }) | undefined {
  const { title, rules, seed, seats, players, figures } = Object(read)
  const [named, playing] = [textsIn(seats), textsIn(players)]
  if (typeof title !== 'string' || typeof rules !== 'string' || typeof seed !== 'string') return undefined
  if (named === undefined || playing === undefined) return undefined
  const told = Object.entries(Object(figures)).flatMap(
    ([name, value]): readonly (readonly [string, number])[] =>
      typeof value === 'number' ? [[name, value]] : [],
  )
  return { title, rules, seed, seats: named, players: playing, figures: told, games: [] }
}

function gameIn(read: object): StoredGame | undefined {
  const { game, winners, plies, ending, fault } = Object(read)
  if (!Number.isInteger(game)) return undefined
  if (typeof fault === 'string') return { number: game, winners: [], plies: 0, ending: '', fault }
  const won = textsIn(winners)
  if (won === undefined || !Number.isInteger(plies) || typeof ending !== 'string') return undefined
  return { number: game, winners: won, plies, ending, fault: undefined }
}

function textsIn(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined
}
