import { availableParallelism, cpus } from 'node:os'
import { boardSizes, boundedGroups, checks, edits, otherGames, otherGroups } from './groups.ts'
import type { Group } from './groups.ts'
import type { Runner, Speeds } from './measure.ts'
import { interleaved, rank, speedOf } from './measure.ts'
import { megabytes, questions } from './matches.ts'

/*
 * How fast generated code plays, held against engines written by hand in the same process: `npm run bench`. One round
 * runs everything for a short while, one after the other; what is shown are medians over rounds. `--json` prints an
 * array and nothing else.
 */

const ROUNDS = 7
const ROUND_MILLISECONDS = 100
const WARM_UP_MILLISECONDS = 300

interface Entry {
  readonly name: string
  readonly ratio: number
  readonly perSecond: number
  readonly baselinePerSecond: number
  readonly unit: string
  readonly stateBytes: number
  readonly plays?: string
}

/** Milliseconds of something that is done once in a while, and of which each time counts. */
interface Times {
  readonly name: string
  readonly median: number
  readonly p95: number
  readonly unit: 'milliseconds'
}

const EDITS = 90
const ASKED_GAMES = 3

function measured(groups: readonly Group[], rounds: number, warmUp: number, milliseconds: number): Entry[] {
  const lists: Runner[][] = groups.map(({ baseline, runners }) => [baseline, ...runners])
  for (const runner of lists.flat()) if (runner.apart === undefined) speedOf(runner, runner.warmUp ?? warmUp)
  const speeds: ReadonlyMap<Runner, Speeds> = interleaved(lists, rounds, milliseconds)
  return groups.flatMap(({ baseline, runners }) =>
    runners.map((runner) => {
      const { perSecond, ratio } = speeds.get(runner) ?? { perSecond: 0, ratio: 0 }
      const baselinePerSecond = Math.round(speeds.get(baseline)?.perSecond ?? 0)
      const { name, unit, stateBytes, plays } = runner
      return {
        name,
        ratio: Number(ratio.toFixed(4)),
        perSecond: Math.round(perSecond),
        baselinePerSecond,
        unit,
        stateBytes,
        ...(plays === undefined ? {} : { plays }),
      }
    }),
  )
}

/** Ratios of different machines are not the same either, so it is said which one this is. */
console.error(`${cpus()[0]?.model ?? process.arch}, ${availableParallelism()} cores, node ${process.version}`)

const entries = [
  ...measured(boundedGroups(), ROUNDS, WARM_UP_MILLISECONDS, ROUND_MILLISECONDS),
  ...measured(otherGames(), 3, WARM_UP_MILLISECONDS, 60),
  ...measured(boardSizes(), 3, 120, 40),
  ...measured(otherGroups(), 3, 60, 40),
  ...measured(checks(), 3, 60, 40),
]

const times = [...edits(EDITS), ...questions(ASKED_GAMES)].map(({ name, milliseconds }): Times => {
  const [median, p95] = [0.5, 0.95].map((part) => Number(rank(milliseconds, part).toFixed(3)))
  return { name, median: median ?? 0, p95: p95 ?? 0, unit: 'milliseconds' }
})

const room = {
  name: '1,000 matches of classic, 800 plies each',
  megabytes: Math.round(megabytes()),
  unit: 'megabytes',
}

if (process.argv.includes('--json')) console.log(JSON.stringify([...entries, ...times, room], undefined, 2))
else {
  console.log(
    `${'game'.padEnd(28)}${'ratio'.padStart(8)}${'per second'.padStart(15)}${'baseline'.padStart(15)}`,
  )
  for (const { name, ratio, perSecond, baselinePerSecond, unit, stateBytes, plays } of entries) {
    const speeds = `${String(perSecond).padStart(15)}${String(baselinePerSecond).padStart(15)}`
    const nanoseconds =
      unit === 'copies' ? `, ${(1e9 / perSecond).toFixed(0)} ns for ${stateBytes} bytes` : ''
    const milliseconds =
      unit === 'programs' || unit === 'checks' ? `, ${(1000 / perSecond).toFixed(1)} ms` : ''
    console.log(
      `${name.padEnd(28)}${ratio.toFixed(3).padStart(8)}${speeds} ${unit}${nanoseconds}${milliseconds}${plays === undefined ? '' : `, ${plays}`}`,
    )
  }
  console.log(`\n${'milliseconds of work'.padEnd(36)}${'median'.padStart(8)}${'p95'.padStart(8)}`)
  for (const { name, median, p95 } of times)
    console.log(`${name.padEnd(36)}${median.toFixed(2).padStart(8)}${p95.toFixed(2).padStart(8)}`)
  console.log(`\n${room.name}: ${room.megabytes} MB`)
}
