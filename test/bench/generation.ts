import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'

/*
 * Run by `node test/bench/corpus.ts` for each game, with its IR on the standard input: writes how long it takes to generate
 * its code. Whoever plays a game pays that in a process that has generated nothing before.
 */

/** CPU time in milliseconds, of all threads: the engine compiles, optimises and collects garbage in others. */
export interface Generation {
  readonly moves: number
  readonly whole: number
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const ir = deserialize(readFileSync(0)) as GameIR
const begin = cpu()
const program = generatedProgram(ir)
const between = cpu()
void program.playouts
const generation: Generation = { moves: between - begin, whole: cpu() - between }
process.stdout.write(JSON.stringify(generation))
