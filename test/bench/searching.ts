import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { SEARCHING } from '../codegen/growth/searching.ts'
import { irOfText } from '../codegen/texts.ts'
import { median, worked } from './measure.ts'

/*
 * `node test/bench/searching.ts [NAME]`: how long generated code takes to list the moves where they depend on a large
 * question: CPU time of the thread for a list, over several deals. Searches remember their last answer, so deals take
 * turns.
 */

const DEALS = 15
/** Lists of each deal after which the engine no longer compiles any code, and in each round. */
const WARM = 300
const LISTS = 100
const ROUNDS = 9

const [only = ''] = process.argv.slice(2)
for (const { name, text, sizes } of SEARCHING.filter((one) => one.name.includes(only))) {
  const { ir, legal, fresh, begin } = generatedProgram(irOfText(text(sizes.at(-1) ?? 0)))
  const states = Array.from({ length: DEALS }, (_, deal) => {
    const state = new Int32Array(ir.memory.size)
    fresh(state, deal, ~deal)
    begin(state)
    return state
  })
  let moves = 0
  const timed = (lists: number): number => {
    const before = worked()
    for (let i = 0; i < lists; i++) for (const state of states) moves = legal(state)
    return (1000 * (worked() - before)) / lists / DEALS
  }
  timed(WARM)
  const times = Array.from({ length: ROUNDS }, () => timed(LISTS))
  console.log(`${median(times).toFixed(1).padStart(7)} µs  ${name} (${moves} moves in the last deal)`)
}
