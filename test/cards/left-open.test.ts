import { expect, test } from 'vitest'
import { checkRuleset, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { isListed } from '../../interpreter/closures/move-codes.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { playExactly } from '../games/exact.ts'
import { Lockstep } from '../codegen/lockstep.ts'
import { chance } from '../games/loaded.ts'
import { part } from '../volume.ts'
import { MELDS } from './melds.ts'
import { playable } from '../playable.ts'

const request = (text: string) => ({ file: sourceFile('melds.yaml', text), host: memoryHost([]) })

/** With this many cards in hand there are more combinations than move numbers. */
const MANY = MELDS.replace('up to 5 cards', 'up to 9 cards')
  .replace('deal 5 from', 'deal 9 from')
  .replace('copies: 5 of each', 'copies: 9 of each')
  .replace('copies: 2 of each', 'copies: 6 of each')

function program(text = MELDS) {
  const checked = playable(loadRuleset(request(text)), 2).checked
  return programOf(checked)
}

test('as many as one likes, in examples', () => {
  const { results, diagnostics } = testRuleset(request(MELDS))
  expect(diagnostics).toEqual([])
  expect(results.map(({ outcome }) => outcome)).toEqual([{ kind: 'passed' }, { kind: 'passed' }])
})

test('games at random are exact at every ply', () => {
  const rules = program()
  for (let seed = 1; seed <= part(40); seed++) expect(playExactly(rules, seed).reason).toBe('laid')
})

test('games with more mixtures than numbers are exact, and both back ends agree', () => {
  const rules = program(MANY)
  expect(rules.ir.actions[0] !== undefined && isListed(rules.ir, rules.ir.actions[0])).toBe(true)
  for (let seed = 1; seed <= part(12); seed++) expect(playExactly(rules, seed).reason).toBe('laid')
  const both = new Lockstep(rules, generatedProgram(rules.ir))
  for (let seed = 1; seed <= part(40); seed++) expect(both.play(seed, 60)).toBeUndefined()
  const match = Match.start(rules, { seed: 3 })
  const state = match.snapshot()
  const codes = new Int32Array(20_000)
  const count = rules.legal(state, codes)
  expect(count).toBeGreaterThan(5)
  for (const code of codes.subarray(0, count)) {
    const made = rules.decode(state, code)
    if (made !== undefined) expect(rules.encode(state, made.offer, made.values)).toBe(code)
  }
  expect(rules.encode(state, 0, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBe(-1)
  expect(() => rules.apply(state.slice(), 19_999)).toThrow('no move with this number')
})

test('without a limit it is refused', () => {
  const text = MELDS.replace('up to 5 cards', 'cards')
  expect(checkRuleset(request(text)).diagnostics.map(({ code }) => code)).toEqual(['ST4129'])
})

test('a pattern may leave numbers open', () => {
  const patterns = 'patterns:\n  set:\n    - 2 or more stones and 0..1 joker of one colour\nrules:'
  const text = MELDS.replace('rules:', patterns)
    .replace('2 or more cards from', 'set from')
    .replace(/\nexamples:[^]*$/, '\n')
  expect(checkRuleset(request(text)).diagnostics.map(({ message }) => message)).toEqual([])
})

test('moves are served thing by thing, and only what some whole move has', () => {
  const rules = program()
  for (let seed = 1; seed <= part(40); seed++) {
    const match = Match.start(rules, { seed })
    const below = chance(seed)
    for (let moves = match.moves(); moves.length > 0; moves = match.moves()) {
      const melds = moves.filter(({ action }) => action === 'meld')
      const reached = new Set<string>()
      const seen = new Set<string>()
      const serve = (chosen: readonly string[]): void => {
        const key = [...chosen].sort().join()
        if (seen.has(key)) return
        seen.add(key)
        const { next, move } = match.nextChoices('meld', chosen)
        if (chosen.length > 0) expect(next.length + (move === undefined ? 0 : 1)).toBeGreaterThan(0)
        if (move !== undefined) reached.add(move.notation)
        for (const { choice, thing } of next) {
          expect(choice).toBe('lot')
          serve([...chosen, thing])
        }
      }
      serve([])
      expect([...reached].sort()).toEqual(melds.map(({ notation }) => notation).sort())
      expect(match.nextChoices('meld', ['nothing like it'])).toEqual({ next: [], move: undefined })
      const move = moves[below(moves.length)]
      if (move !== undefined) match.play(move)
    }
  }
})

test('what is chosen from some of a hand is bounded by the hand', () => {
  const rules = MELDS.slice(0, MELDS.indexOf('examples:'))
  const lots = (from: string): string =>
    rules.replace(
      'lot: 2 or more cards from your hand',
      `keep: a card in your hand\n      lot: 2 or more cards from ${from}`,
    )
  for (const from of [
    '(all cards in your hand where it is not keep)',
    '(all cards in your hand - keep)',
    '((all cards in your hand where it is not keep) - keep)',
  ])
    expect(
      checkRuleset(request(lots(from))).diagnostics.map(({ code, message }) => `${code} ${message}`),
      from,
    ).toEqual([])
  // A row may hold any number of cards.
  const tabled = checkRuleset(request(lots('(all cards in table of opponent)')))
  expect(tabled.diagnostics.map(({ code }) => code)).toEqual(['ST4129'])
})
