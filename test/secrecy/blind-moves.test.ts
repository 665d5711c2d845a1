import { describe, expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { chance } from '../games/loaded.ts'
import { Lockstep } from '../codegen/lockstep.ts'
import { CHOOSY, SEVERAL } from './blind-games.ts'
import { playableText } from '../playable.ts'

/* Which unseen cards a player may choose depends only on what that player knows. */

/** The IR of a text, even if the checker refuses what it may tell. */
const irOf = (text: string): GameIR => playableText(text, 2, { despite: ['ST4105'] }).checked.ir

/** Compares the legal moves whenever the deciding player has been shown and told exactly the same. */
function compared(ir: GameIR, games: number): { differing: string[]; equal: number } {
  const program = generatedProgram(ir)
  const lists = new Map<string, string>()
  const differing: string[] = []
  let equal = 0
  for (let seed = 1; seed <= games; seed++) {
    const below = chance(seed % 7)
    const match = Match.start(program, { seed })
    const told = ['', '']
    for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
      for (const seat of [0, 1])
        told[seat] += JSON.stringify([match.view(seat), match.log(seat).at(-1)?.move])
      const moves = match.moves().map(({ notation }) => notation)
      const key = `${decision.seat} ${told[decision.seat]}`
      const before = lists.get(key)
      if (before === undefined) lists.set(key, moves.join())
      else if (before === moves.join()) equal++
      else differing.push(`${before} | ${moves.join()}`)
      const refused = match.play(moves[below(moves.length)] ?? '')
      if (refused !== undefined) throw new Error(refused.message)
    }
  }
  return { differing, equal }
}

describe('moves are offered by what the one who decides knows', () => {
  for (const [title, text] of [...SEVERAL, ...CHOOSY])
    test(title, () => {
      const { differing, equal } = compared(irOf(text), 150)
      expect(differing).toEqual([])
      expect(equal).toBeGreaterThan(50)
    })

  for (const [title, text] of [...SEVERAL, ...CHOOSY])
    test(`${title}, by both back ends alike`, () => {
      const ir = irOf(text)
      const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
      for (let seed = 1; seed <= 100; seed++) expect(games.play(seed), `seed ${seed}`).toBeUndefined()
      expect(games.plies).toBeGreaterThan(200)
    })
})

test('as many moves as there are numbers of cards that nobody has seen', () => {
  const lists = SEVERAL.map(([, text]) =>
    Match.start(closuresProgram(irOf(text)), { seed: 3 })
      .moves()
      .map(({ notation }) => notation)
      .filter((notation) => notation.startsWith('rob')),
  )
  expect(lists).toEqual([
    ['rob (2 ? in hand of south)'],
    ['rob (2 ? in hand of south)', 'rob (3 ? in hand of south)', 'rob (? in hand of south)'],
    ['rob (3 ? in hand of south)'],
    ['rob (? in deck at 1 and ? in deck at 2)'],
    ['rob (2 ? in hand of south)', 'rob (2 jacks)', 'rob (jack and ? in hand of south)'],
    [
      'rob (2 ? in hand of south)',
      'rob (2 jacks)',
      'rob (? in deck at 1 and ? in deck at 2)',
      'rob (? in deck at 1 and ? in hand of south)',
      'rob (? in deck at 2 and ? in hand of south)',
      'rob (jack and ? in deck at 1)',
      'rob (jack and ? in deck at 2)',
      'rob (jack and ? in hand of south)',
    ],
    ['rob (? in hand of south, ? in hand of south)'],
    ['rob (? in hand of south, ? in hand of south) #2', 'rob (? in hand of south, ? in hand of south) #3'],
  ])
})

/** How often each set of pieces was taken from the same hand of south. */
function takings(ir: GameIR, first: readonly string[], last: string): ReadonlyMap<string, number> {
  const [program, counts] = [closuresProgram(ir), new Map<string, number>()]
  const other = generatedProgram(ir)
  const start = Match.start(program, { seed: 1 }).snapshot()
  const deal = (state: Int32Array, low: number, high: number): void => {
    // The same deal, but chance follows the seed from then on.
    state.set(start)
    const fresh = new Int32Array(state.length)
    program.fresh(fresh, low, high)
    for (let i = 0; i < fresh.length; i++) if (fresh[i] === low || fresh[i] === high) state[i] = fresh[i] ?? 0
  }
  const codes = new Int32Array(20_000)
  for (let seed = 1; seed <= 600; seed++) {
    const states = [program, other].map((one) => {
      const state = start.slice()
      deal(state, 1_000_003 + seed, 2_000_003 + seed)
      for (const wanted of [...first, last]) {
        const count = one.legal(state, codes)
        const code = [...codes.subarray(0, count)].find(
          (each) => ir.actions[one.decode(state, each)?.action ?? -1]?.name === wanted,
        )
        if (code === undefined) throw new Error(`no ${wanted}`)
        one.apply(state, code)
      }
      return state
    })
    const [state] = states
    if (state === undefined || `${states[1]}` !== `${state}`) throw new Error('back ends differ')
    const stash = ir.containers.findIndex(({ name }) => name === 'stash of north')
    const latest = ir.memory.regions.find(({ name }) => name === 'latest')?.at ?? -1
    const taken = [...ir.pieces.keys()].filter((piece) => state[ir.memory.at + piece] === stash)
    expect(taken).not.toContain(state[latest])
    counts.set(taken.join(), (counts.get(taken.join()) ?? 0) + 1)
  }
  return counts
}

describe('chance takes one of those that may be taken', () => {
  for (const [title, text] of SEVERAL.filter(([each]) => ['two cards', 'one and another'].includes(each)))
    test(`${title}, each two as likely as any other`, () => {
      const counts = [...takings(irOf(text), [], 'rob').values()]
      expect(counts).toHaveLength(3)
      for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(45)
    })

  for (const [title, text] of CHOOSY)
    test(`${title}, and none that a condition speaks against`, () => {
      const counts = takings(irOf(text), ['keep in mind'], 'take')
      expect(counts.size).toBeGreaterThanOrEqual(3)
    })
})
