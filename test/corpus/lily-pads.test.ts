import { expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { perft } from '../../interpreter/simulation/perft.ts'
import { irFor } from '../codegen/shipped.ts'
import { chance } from '../games/loaded.ts'
import { corpusText } from './corpus.ts'

const { ruleset } = loadRuleset({
  file: sourceFile('lily-pads.yaml', corpusText('lily-pads.yaml')),
  host: memoryHost([]),
})
if (ruleset === undefined) throw new Error('It could not be loaded.')
const ir = irFor(ruleset, 2)

type Seat = 0 | 1
/** Pads are `10 * row + column`, from 11 to 55. */
type Pond = ReadonlyMap<number, Seat>

const WAYS = [1, -1, 10, -10]
const isPad = (pad: number): boolean => pad > 10 && pad < 56 && pad % 10 > 0 && pad % 10 < 6

/** The same game written by hand: the position after every move, one for each sequence of leaps. */
function moved(pond: Pond, seat: Seat): readonly Pond[] {
  const found: Pond[] = []
  const put = (from: number, to: number, taken: readonly number[]): void => {
    const after = new Map([...pond].filter(([pad]) => pad !== from && !taken.includes(pad)))
    found.push(after.set(to, seat))
  }
  const leap = (start: number, path: readonly number[], taken: readonly number[]): void => {
    for (const way of WAYS) {
      const over: number[] = []
      let pad = (path.at(-1) ?? start) + way
      for (; pond.has(pad); pad += way) over.push(pad)
      if (over.length === 0 || !isPad(pad) || path.includes(pad)) continue
      const all = [...taken, ...over.filter((each) => pond.get(each) !== seat)]
      if (Math.floor(pad / 10) !== (seat === 0 ? 1 : 5)) put(start, pad, all)
      if (path.length < 3) leap(start, [...path, pad], all)
    }
  }
  for (const [start, owner] of pond) {
    if (owner !== seat) continue
    for (const way of WAYS) if (isPad(start + way) && !pond.has(start + way)) put(start, start + way, [])
    leap(start, [], [])
  }
  return found
}

function count(pond: Pond, seat: Seat, depth: number): number {
  if (depth === 0) return 1
  return moved(pond, seat).reduce((sum, next) => sum + count(next, seat === 0 ? 1 : 0, depth - 1), 0)
}

test.each([
  ['closures', closuresProgram(ir)],
  ['generated code', generatedProgram(ir)],
])('each order of leaps is one move, as counted by hand, in %s', (_, program) => {
  const start: Pond = new Map<number, Seat>([
    ...[11, 12, 14, 15, 23].map((pad) => [pad, 0] as const),
    ...[51, 52, 54, 55, 43].map((pad) => [pad, 1] as const),
  ])
  const state = new Int32Array(ir.memory.size)
  program.fresh(state, 1, 2)
  program.begin(state)
  const found = [1, 2, 3].map((depth) => perft(program, state, depth).nodes)
  expect(found).toEqual([1, 2, 3].map((depth) => count(start, 0, depth)))
  expect(found.at(-1)).toBeGreaterThan(1000)
})

test('leaps are served one after the other, in their order only', () => {
  const match = Match.start(closuresProgram(ir), { seed: 1 })
  const below = chance(1)
  let longest = 0
  for (let moves = match.moves(); moves.length > 0; moves = match.moves()) {
    const leaps = moves.filter(({ action }) => action === 'leap').map(({ notation }) => notation)
    const reached: string[] = []
    const serve = (chosen: readonly string[]): void => {
      const { next, move } = match.nextChoices('leap', chosen)
      if (move !== undefined) {
        reached.push(move.notation)
        expect(move.notation.split('>')[1]).toBe(chosen.slice(1).join('-'))
        longest = Math.max(longest, chosen.length - 1)
      }
      for (const { thing } of next) serve([...chosen, thing])
    }
    serve([])
    expect(reached.toSorted()).toEqual(leaps.toSorted())
    const move = moves[below(moves.length)]
    if (move !== undefined) match.play(move)
  }
  expect(longest).toBeGreaterThan(1)
})
