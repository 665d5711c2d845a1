import { sha256 } from '../../../grammar/source/sha256.ts'
import { needsClock, playerChoice } from '../../players/names.ts'
import { rangeSize, type Range } from '../range.ts'
import { runId, type Run } from '../run-id.ts'
import { fieldsOf, listOf, checkedText, wholeOf } from '../checked-fields.ts'

/**
 * A worker's task: plain data that says which games to play, and nothing else. The rules are in the store, under the
 * given hash.
 */
export interface Job extends Range {
  readonly run: string
  readonly rules: string
  readonly engine: string
  readonly seed: string
  readonly players: readonly string[]
  readonly recipe: string
  /** Incremented when the run is resumed. Jobs of earlier turns are no longer played. */
  readonly turn: number
  /** How many workers have played this range before, if several must. */
  readonly copy: number
  /** How often workers that had already played it handed it on. */
  readonly waited: number
}

const HASH = /^[0-9a-f]{64}$/u
/** Upper bounds on seats and games. */
const MOST = { seats: 100, games: 10_000_000, name: 200, turns: 1_000_000 }

export function jobFor(run: Run, { first, games }: Range, turn: number, copy = 0): Job {
  const { id, rules, engine, seed, players, recipe } = run
  return { run: id, rules, engine, seed, players, recipe, first, games, turn, copy, waited: 0 }
}

const FIELDS = [
  ...['run', 'rules', 'engine', 'seed', 'players', 'recipe', 'first', 'games', 'turn', 'copy', 'waited'],
] as const

/** Parses a received job. Throws an `Error` with the reason if it is invalid. */
export function jobOf(data: unknown): Job {
  const [run, rules, engine, seed, players, recipe, first, games, turn, copy, waited] = fieldsOf(
    data,
    'a job',
    FIELDS,
  )
  const job: Job = {
    run: checkedText(run, 'run', MOST.name),
    rules: hash(rules, 'rules'),
    engine: checkedText(engine, 'engine', MOST.name),
    seed: checkedText(seed, 'seed', MOST.name),
    players: listOf(players, 'players', MOST.seats).map(player),
    recipe: hash(recipe, 'recipe'),
    first: wholeOf(first, 'first', 1, MOST.games),
    games: wholeOf(games, 'games', 1, MOST.games),
    turn: wholeOf(turn, 'turn', 0, MOST.turns),
    copy: wholeOf(copy, 'copy', 0, MOST.turns),
    waited: wholeOf(waited, 'waited', 0, MOST.turns),
  }
  if (job.run !== runId(job)) throw new Error('The run does not match these rules, players and seed.')
  const size = rangeSize(job.players)
  if (job.games > size || (job.first - 1) % size !== 0) throw new Error('These games are not a range.')
  return job
}

function hash(value: unknown, what: string): string {
  if (typeof value === 'string' && HASH.test(value)) return value
  throw new Error(`${what}: a hash is expected.`)
}

function player(value: unknown): string {
  // A player that thinks by the clock plays different games on another machine.
  if (
    typeof value === 'string' &&
    value.length <= MOST.name &&
    playerChoice(value) !== undefined &&
    !needsClock(value)
  )
    return value
  throw new Error('players: there is no such player.')
}

/** Equal for equal jobs, so that sending one twice has no effect. */
export function jobId({ run, first, games, turn, copy, waited }: Job): string {
  const hex = sha256(JSON.stringify([run, first, games, turn, copy, waited]))
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/** One range in this many is played twice. */
const CHECKED = 50

/** True if this range is accepted only if two workers agree. */
export function isChecked({ run, first }: Pick<Job, 'run' | 'first'>): boolean {
  return Number.parseInt(sha256(`${run} ${first}`).slice(0, 8), 16) % CHECKED === 0
}
