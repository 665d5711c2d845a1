import { parentPort, workerData } from 'node:worker_threads'
import { rulesHash } from '../../grammar/ir/hash.ts'
import { fastProgram } from '../codegen/fast-program.ts'
import { rangePlayer, type PlayedRange, type Range } from './range.ts'
import type { RangeTask } from './range-players.ts'
import { gameOfRecipe, recipeOf } from './recipe.ts'

// Entry point of a thread. Only `range-players.ts` starts it and passes the task.
const { recipe, rules, seed, players, shared }: RangeTask = workerData
const counter = new Int32Array(shared)
const play = player()

function player(): (range: Range) => Generator<void, PlayedRange> {
  const { ir } = gameOfRecipe(recipeOf(recipe)).checked
  const found = rulesHash(ir)
  if (found !== rules) throw new Error(`The rules have the hash ${found}, not ${rules}.`)
  if (players.length !== ir.seats.length) throw new Error(`The game has ${ir.seats.length} seats.`)
  return rangePlayer(fastProgram(ir), seed, players)
}

function played(range: Range): PlayedRange {
  const going = play(range)
  for (let step = going.next(); ; step = going.next()) {
    if (step.done === true) return step.value
    Atomics.add(counter, 0, 1)
  }
}

parentPort?.on('message', (range: Range) => parentPort?.postMessage(played(range)))
