import { join } from 'node:path'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'
import { SHIPPED } from '../../interpreter/host-node/shipped.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { emptyTally } from '../../interpreter/simulation/merge-results.ts'
import { randomGames } from '../../interpreter/simulation/random-game.ts'
import { irFor } from '../codegen/shipped.ts'
import { corpus } from '../corpus/corpus.ts'

/*
 * `node test/bench/corpus.ts`: for each game of the corpus, the CPU time to generate its code, and how many times as fast as
 * the reference that code plays. Only the time of this process counts, so a busy machine makes no difference.
 */

const ROUND_MILLISECONDS = 150

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

function row(
  name: string,
  ir: GameIR,
): { readonly name: string; readonly ratio: number; readonly generation: number } {
  const begin = cpu()
  const generated = generatedProgram(ir)
  void generated.playouts
  const generation = cpu() - begin
  const reference = closuresProgram(ir)
  for (const program of [generated, reference]) speed(program, 1)
  const ratios = [1, 2, 3].map(() => speed(generated, 1) / speed(reference, 1))
  return { name, ratio: median(ratios), generation }
}

const host = rulesetFolderHost({ shipped: SHIPPED, beside: join(import.meta.dirname, '../corpus') })
const rows = corpus().flatMap((file) => {
  const { ruleset } = loadRuleset({ file, host })
  if (ruleset === undefined) return []
  const made = row(file.name.replace('.yaml', ''), irFor(ruleset))
  const { name, ratio, generation } = made
  console.log(
    `${name.padEnd(22)} ${ratio.toFixed(1).padStart(6)} times  ${generation.toFixed(0).padStart(5)} ms`,
  )
  return [made]
})
const slow = rows.filter(({ ratio }) => ratio < 1.5)
const long = rows.filter(({ generation }) => generation >= 150)
console.log(
  `${rows.length} games; below 1.5 times: ${slow.length}; 150 ms or more to generate: ${long.length}`,
)
