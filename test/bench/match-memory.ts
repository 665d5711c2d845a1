import { Match } from '../../interpreter/match/match.ts'
import { answerAtRandom, CLASSIC, classicProgram } from './matches.ts'

/* Prints an estimate of the megabytes that a thousand matches of 800 plies take. Run with `--expose-gc`. */

const WARM_UP = 30
const MATCHES = 100

const program = classicProgram()
const matches: Match[] = []
const used = (): number => {
  for (let i = 0; i < 4; i++) globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

let before = 0
let plies = 0
for (let game = 0; game < WARM_UP + MATCHES; game++) {
  if (game === WARM_UP) before = used()
  const match = Match.start(program, { seed: game })
  while (match.ply < CLASSIC.plies && answerAtRandom(match, game)) if (game >= WARM_UP) plies++
  matches.push(match)
}
const grown = used() - before
if (matches.some(({ ply }) => ply === 0)) throw new Error('nothing was played')
process.stdout.write(String((grown / plies) * CLASSIC.plies * 1e-3))
