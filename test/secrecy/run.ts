import { parseArgs } from 'node:util'
import { guess } from './guess.ts'
import { guessedGames } from './guessed-games.ts'

/**
 * `node test/secrecy/run.ts --states 200 --texts 200`: asks about positions of every game that hides something, and prints
 * each game as it ends. To continue a run that was stopped, use `--from`.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    states: { type: 'string', default: '200' },
    texts: { type: 'string', default: '200' },
  },
})
const [from, wanted, count] = [values.from, values.states, values.texts].map(Number) as [
  number,
  number,
  number,
]
let [allStates, allTexts] = [0, 0]
for (const [i, { name, ir, isSlow }] of guessedGames(true).entries()) {
  if (i + 1 < from) continue
  const before = process.cpuUsage().user
  const { states, texts, leak } = guess(ir(), isSlow ? Math.ceil(wanted / 20) : wanted, count)
  allStates += states
  allTexts += texts
  const seconds = Math.round((process.cpuUsage().user - before) / 1e6)
  console.log(
    `${i + 1} ${name}: ${states} positions, ${texts} texts, ${seconds} s; in all ${allStates} and ${allTexts}`,
  )
  if (leak === undefined) continue
  console.log(`  ${leak}`)
  process.exitCode = 1
}
