import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { H } from '../../grammar/ir/ir.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { arrangementAt, legalLayout } from '../../interpreter/layout/layout.ts'
import { playersChance } from '../../interpreter/state/chance.ts'

/*
 * Run by `node test/bench/corpus.ts` for each game, with its IR on the standard input: writes how long it takes to generate
 * its code. Whoever plays a game pays that in a process that has generated nothing before.
 */

/** CPU time in milliseconds, of all threads: the engine compiles, optimises and collects garbage in others. */
export interface Generation {
  /** To make moves: paid at once. */
  readonly moves: number
  /** To list them, or to find out whether there are any: paid at the first decision. */
  readonly lists: number
  /** To play whole games: paid by whoever wants many. */
  readonly whole: number
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function taking(work: () => void): number {
  const before = cpu()
  work()
  return cpu() - before
}

const ir = deserialize(readFileSync(0)) as GameIR
const begin = cpu()
const program = generatedProgram(ir)
const moves = cpu() - begin
const S = new Int32Array(ir.memory.size)
const below = playersChance({ low: 1, high: 2 })
let lists = taking(() => {
  program.fresh(S, 1, 2)
  program.begin(S)
})
for (let arrange = arrangementAt(ir, S); arrange !== undefined; arrange = arrangementAt(ir, S)) {
  const { layout } = legalLayout(program, S, arrange, below)
  lists += taking(() => program.applyLayout(S, layout))
}
if ((S[H.site] ?? -1) >= 0) lists += taking(() => program.legal(S))
const whole = taking(() => void program.playouts)
const generation: Generation = { moves, lists, whole }
process.stdout.write(JSON.stringify(generation))
