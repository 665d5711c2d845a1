import { LIMITS } from '../../interpreter/codegen/code/inlining-sizes.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { SHAPE_NAMES } from '../../interpreter/codegen/shapes/shapes.ts'
import { fusedPlayer, gameCalled } from './games.ts'
import type { Player } from './games.ts'
import { median, speedOf } from './measure.ts'

/*
 * `node test/bench/shapes.ts patrols chess`: how many times as fast whole games are with each special form of generated code as
 * without it, in the games where it changes the code. Name forms after `--` to measure only these. Both programs play in
 * turns in one thread, and each is made first half of the time: the engine treats the first one worse.
 */

const ROUNDS = 12
const WARM_UP = 1500
const MILLISECONDS = 20

const end = process.argv.indexOf('--')
const games = process.argv.slice(2, end < 0 ? undefined : end)
const asked = end < 0 ? [...SHAPE_NAMES] : process.argv.slice(end + 1)

function players(id: string, offs: readonly (readonly string[])[]): readonly Player[] {
  return offs.map((off) => {
    const player = fusedPlayer(generatedProgram(gameCalled(id), { ...LIMITS, off: new Set(off) }))
    if (player === undefined) throw new Error(`${id} has no whole games.`)
    return player
  })
}

/** The speed of the first player over that of the second one. */
function ratio([first, second]: readonly Player[]): number {
  const runners = [first, second].map((go) => ({ name: '', go: go ?? (() => 0) }))
  for (const runner of runners) speedOf(runner, WARM_UP)
  const ratios = Array.from({ length: ROUNDS }, () => {
    const [one = 0, other = 1] = runners.map((runner) => speedOf(runner, MILLISECONDS))
    return one / other
  })
  return median(ratios)
}

for (const id of games)
  for (const shape of asked) {
    const [onFirst, offFirst] = [ratio(players(id, [[], [shape]])), ratio(players(id, [[shape], []]))]
    console.log(`${id.padEnd(20)} ${shape.padEnd(18)} ${Math.sqrt(onFirst / offFirst).toFixed(2)} times`)
  }
