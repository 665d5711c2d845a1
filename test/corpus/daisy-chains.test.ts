import { expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { irFor } from '../codegen/shipped.ts'
import { chance } from '../games/loaded.ts'
import { corpusText } from './corpus.ts'

const { ruleset } = loadRuleset({
  file: sourceFile('daisy-chains.yaml', corpusText('daisy-chains.yaml')),
  host: memoryHost([]),
})
if (ruleset === undefined) throw new Error('It could not be loaded.')
const ir = irFor(ruleset, 3)

/** `pink rose` goes on flowers of its colour, and on those with as many petals. */
function goesOn(next: string, before: string): boolean {
  return next.split(' ').some((word) => before.split(' ').includes(word))
}

/** All chains that can be woven, by hand: each order of different flowers is one move, and equal flowers make no difference. */
function chains(basket: readonly string[], top: string): ReadonlySet<string> {
  const found = new Set<string>()
  const extend = (chain: readonly string[], left: readonly string[]): void => {
    const last = chain.at(-1)
    if (last !== undefined && last.split(' ')[1] !== top.split(' ')[1]) found.add(`weave ${chain.join('-')}`)
    if (chain.length === 3) return
    left.forEach((flower, i) => {
      if (goesOn(flower, last ?? top)) extend([...chain, flower], left.toSpliced(i, 1))
    })
  }
  extend([], basket)
  return found
}

test.each([
  ['closures', closuresProgram(ir)],
  ['generated code', generatedProgram(ir)],
])('each order of flowers that are not alike is one move, in %s', (_, program) => {
  const below = chance(1)
  let [longest, alike] = [0, 0]
  for (let seed = 1; seed <= 10; seed++) {
    const match = Match.start(program, { seed })
    for (let moves = match.moves(); moves.length > 0; moves = match.moves()) {
      const seat = match.decision()?.seat ?? 0
      const view = match.view(seat)
      const basket = (view.at(`basket of ${ir.seats[seat]?.name}`) ?? []).map(({ kind }) => kind ?? '')
      const top = view.at('wreath')?.[0]?.kind ?? ''
      const woven = moves.filter(({ action }) => action === 'weave').map(({ notation }) => notation)
      expect(woven.toSorted()).toEqual([...chains(basket, top)].toSorted())
      longest = Math.max(longest, ...woven.map((chain) => chain.split('-').length))
      if (new Set(basket).size < basket.length && woven.length > 0) alike++
      const move = moves[below(moves.length)]
      if (move !== undefined) match.play(move)
    }
  }
  expect(longest).toBe(3)
  expect(alike).toBeGreaterThan(0)
})
