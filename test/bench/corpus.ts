import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { emptyTally } from '../../interpreter/simulation/merge-results.ts'
import { randomGames } from '../../interpreter/simulation/random-game.ts'
import { shelfHost } from '../shelf-host.ts'
import { irCalled, irFor, playableIds } from '../codegen/shipped.ts'
import { corpus } from '../corpus/corpus.ts'
import type { Generation } from './generation.ts'

/*
 * `node test/bench/corpus.ts`: for each game of the corpus and each shipped one, the CPU time to generate its code, for single
 * moves, lists of them and whole games, each when it is first asked for, and how many times as fast as the reference that code plays. `node test/bench/corpus.ts garlands chess`
 * measures only these.
 *
 * Each game's code is generated in a process of its own, as for somebody who plays it: where others have been generated
 * before, the engine has compiled the generator, and the same game takes half as long or less. Only the time of that process
 * counts, with all its threads; on a machine that is busy it is still up to half as long again, because caches are shared.
 */

const ROUND_MILLISECONDS = 150
const LONG_MILLISECONDS = 150

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Random games per millisecond. */
function speed(program: Program, from: number): number {
  const tally = emptyTally(program.ir.seats.length)
  const play = randomGames(program, 1)
  const begin = cpu()
  let games = 0
  while (cpu() - begin < ROUND_MILLISECONDS) play(from + games++, tally)
  return games / (cpu() - begin)
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0

function generation(ir: GameIR): Generation {
  const program = join(import.meta.dirname, 'generation.ts')
  return JSON.parse(
    execFileSync(process.execPath, [program], { input: serialize(ir) }).toString(),
  ) as Generation
}

interface Row extends Generation {
  readonly name: string
  readonly ratio: number
}

function row(name: string, ir: GameIR): Row {
  const made = generation(ir)
  const generated = generatedProgram(ir)
  const reference = closuresProgram(ir)
  for (const program of [generated, reference]) speed(program, 1)
  const ratios = [1, 2, 3].map(() => speed(generated, 1) / speed(reference, 1))
  return { name, ratio: median(ratios), ...made }
}

const host = shelfHost(join(import.meta.dirname, '../corpus'))
const invented = corpus().map((file) => ({
  name: file.name.replace('.yaml', ''),
  load: () => {
    const { ruleset } = loadRuleset({ file, host })
    return ruleset === undefined ? undefined : irFor(ruleset)
  },
}))
const shipped = playableIds().map((id) => ({ name: id, load: () => irCalled(id) }))
const asked = new Set(process.argv.slice(2))
const rows = [...invented, ...shipped].flatMap(({ name, load }) => {
  const ir = asked.size === 0 || asked.has(name) ? load() : undefined
  if (ir === undefined) return []
  const made = row(name, ir)
  const [moves, lists, whole] = [made.moves, made.lists, made.whole].map((ms) => ms.toFixed(0).padStart(4))
  console.log(
    `${name.padEnd(22)} ${made.ratio.toFixed(1).padStart(6)} times  ${moves} ms for moves, ${lists} ms for lists, ${whole} ms for whole games`,
  )
  return [made]
})
const slow = rows.filter(({ ratio }) => ratio < 1.5).length
const long = (what: keyof Generation): number => rows.filter((made) => made[what] >= LONG_MILLISECONDS).length
console.log(
  `${rows.length} games; below 1.5 times: ${slow}; ${LONG_MILLISECONDS} ms or more to generate moves: ${long('moves')}, lists: ${long('lists')}, whole games: ${long('whole')}`,
)
