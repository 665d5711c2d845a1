import { availableParallelism, cpus } from 'node:os'
import { Worker } from 'node:worker_threads'
import { SETS, edits } from './groups.ts'
import type { Edits } from './groups.ts'
import type { Entry } from './measured-set.ts'
import { rank } from './measure.ts'
import { megabytes, questions } from './matches.ts'

/*
 * How fast generated code plays, compared with handwritten engines in the same thread: `npm run bench`. A round runs
 * everything in a set for a short while, one after the other; the output has medians over rounds. `--json` prints nothing
 * but an array. Name sets to measure only these: `npm run bench -- barrage chess`.
 */

/** Milliseconds of something that is done only now and then, so that each time counts. */
interface Times {
  readonly name: string
  readonly median: number
  readonly p95: number
  readonly unit: 'milliseconds'
}

const EDITS = 90
const ASKED_GAMES = 3

function measuredApart(set: string): Promise<readonly Entry[]> {
  const thread = new Worker(new URL('./measured-set.ts', import.meta.url), { workerData: set })
  return new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
  })
}

/** Even ratios differ between machines, so print which one this is. */
console.error(`${cpus()[0]?.model ?? process.arch}, ${availableParallelism()} cores, node ${process.version}`)

const TIMES: ReadonlyMap<string, () => readonly Edits[]> = new Map([
  ['edits', () => edits(EDITS)],
  ['questions', () => questions(ASKED_GAMES)],
])
const NAMES = [...SETS.keys(), ...TIMES.keys(), 'memory']
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const unknown = asked.filter((name) => !NAMES.includes(name))
if (unknown.length > 0) {
  console.error(`There is no set ${unknown.join(', ')}. There are: ${NAMES.join(', ')}.`)
  process.exit(2)
}
const isAsked = (name: string): boolean => asked.length === 0 || asked.includes(name)

const entries: Entry[] = []
for (const name of SETS.keys()) if (isAsked(name)) entries.push(...(await measuredApart(name)))

const times = [...TIMES]
  .flatMap(([name, measure]) => (isAsked(name) ? measure() : []))
  .map(({ name, milliseconds }): Times => {
    const [median, p95] = [0.5, 0.95].map((part) => Number(rank(milliseconds, part).toFixed(3)))
    return { name, median: median ?? 0, p95: p95 ?? 0, unit: 'milliseconds' }
  })

const room = !isAsked('memory')
  ? []
  : [
      {
        name: '1,000 matches of classic, 800 plies each',
        megabytes: Math.round(megabytes()),
        unit: 'megabytes',
      },
    ]

if (process.argv.includes('--json'))
  console.log(JSON.stringify([...entries, ...times, ...room], undefined, 2))
else {
  if (entries.length > 0)
    console.log(
      `${'game'.padEnd(28)}${'ratio'.padStart(8)}${'per second'.padStart(15)}${'baseline'.padStart(15)}`,
    )
  for (const { name, ratio, perSecond, baselinePerSecond, unit, stateBytes, plays } of entries) {
    const speeds = `${String(perSecond).padStart(15)}${String(baselinePerSecond).padStart(15)}`
    const nanoseconds =
      unit === 'copies' ? `, ${(1e9 / perSecond).toFixed(0)} ns for ${stateBytes} bytes` : ''
    const milliseconds =
      unit === 'programs' || unit === 'checks' ? `, ${(1000 / perSecond).toFixed(1)} ms` : ''
    const size = plays === undefined ? '' : `, ${plays}, ${stateBytes} bytes a state`
    console.log(
      `${name.padEnd(28)}${ratio.toFixed(3).padStart(8)}${speeds} ${unit}${nanoseconds}${milliseconds}${size}`,
    )
  }
  if (times.length > 0)
    console.log(`\n${'milliseconds of work'.padEnd(36)}${'median'.padStart(8)}${'p95'.padStart(8)}`)
  for (const { name, median, p95 } of times)
    console.log(`${name.padEnd(36)}${median.toFixed(2).padStart(8)}${p95.toFixed(2).padStart(8)}`)
  for (const { name, megabytes: size } of room) console.log(`\n${name}: ${size} MB`)
}
