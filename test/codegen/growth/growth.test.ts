import { describe, expect, test } from 'vitest'
import type { GameIR, SetIR } from '../../../grammar/ir/ir.ts'
import { closuresProgram } from '../../../interpreter/closures/program.ts'
import { generatedProgram } from '../../../interpreter/codegen/program.ts'
import { Lockstep } from '../lockstep.ts'
import { irOfText } from '../texts.ts'
import { VOLUME } from '../../volume.ts'
import type { Made } from './measure.ts'
import { measured } from './measure.ts'
import {
  boards,
  chain,
  choices,
  doubledStages,
  doubledTerms,
  followers,
  leaving,
  nested,
  positions,
  questions,
  runs,
  slots,
  steps,
  tableRows,
} from './rulesets.ts'

/* Whatever the rules are, the characters of code and the work to generate it grow in proportion to them. */

interface Family {
  readonly name: string
  readonly text: (n: number) => string
  readonly sizes: readonly number[]
}

const FAMILIES: readonly Family[] = [
  { name: 'terms that ask the next one', text: chain, sizes: [2, 4, 6, 8, 10, 12] },
  { name: 'conditions inside one another', text: nested, sizes: [2, 4, 8, 16] },
  { name: 'runs inside one another', text: runs, sizes: [1, 2, 4, 8] },
  { name: 'terms that ask the one before twice', text: doubledTerms, sizes: [4, 6, 8, 10, 12] },
  { name: 'stages that run the one before twice', text: doubledStages, sizes: [2, 4, 8, 12] },
  { name: 'a stage left from ever deeper', text: leaving, sizes: [2, 4, 8, 12] },
  { name: 'choices', text: choices, sizes: [4, 8, 12, 16, 20] },
  { name: 'cards that go together', text: slots, sizes: [6, 8, 10, 11] },
  { name: 'steps', text: steps, sizes: VOLUME.isLong ? [10, 100, 1000, 10_000] : [10, 100, 1000] },
  { name: 'positions, and what is behind moves', text: positions, sizes: [1, 2, 4, 8] },
  { name: 'questions with the same answers', text: questions, sizes: [2, 4, 8, 16] },
  { name: 'rows of a table that read the position', text: tableRows, sizes: [2, 4, 8, 16] },
  { name: 'what follows a piece that changes unseen', text: followers, sizes: [2, 4, 8, 16] },
]

/** A condition on the union of many sets, which would take a very long text to write. */
function unionOf(parts: number): GameIR {
  const ir = irOfText(nested(2))
  const { registers, memory } = ir
  const reg = registers.length
  const part = (i: number): SetIR => ({
    set: 'filter',
    of: { set: 'range', from: { op: 'const', value: i % 5 }, to: { op: 'const', value: 5 + (i % 7) } },
    reg,
    where: {
      op: 'lt',
      left: { op: 'load', base: memory.count, index: { op: 'reg', reg } },
      right: { op: 'const', value: 1 + (i % 2) },
    },
  })
  const set = Array.from({ length: parts }, (_, i) => part(i)).reduce((left, right) => ({
    set: 'union',
    left,
    right,
  }))
  const test = { op: 'lt', left: { op: 'count', set }, right: { op: 'const', value: 12 } } as const
  const conditions = ir.actions[0]?.conditions.map((condition) => ({ ...condition, test })) ?? []
  return {
    ...ir,
    registers: [...registers, 'space'],
    actions: ir.actions.map((action) => ({ ...action, conditions })),
  }
}

/** How many times as much a node added later may cost as one added first. */
const MOST_RATIO = 3
/** What any node may cost. */
const EACH = { characters: 100, units: 20 } as const

/** The cost of each added node of the rules, from one size to the next. */
function slopes(made: readonly { readonly nodes: number; readonly of: Made }[], what: keyof Made): number[] {
  return made.slice(1).map((one, i) => {
    const before = made[i] ?? one
    return (one.of[what] - before.of[what]) / Math.max(1, one.nodes - before.nodes)
  })
}

describe('code grows as the rules do', () => {
  for (const { name, text, sizes } of FAMILIES)
    test(name, () => {
      const all = sizes.map((n) => measured(irOfText(text(n))))
      for (const which of ['plain', 'whole'] as const) {
        const made = all.flatMap((one) => {
          const of = one[which]
          return of === undefined ? [] : [{ nodes: one.nodes, of }]
        })
        for (const what of ['characters', 'units'] as const) {
          const [first = 0, ...later] = slopes(made, what)
          for (const slope of later)
            expect(slope, `${which} ${what}`).toBeLessThan(MOST_RATIO * Math.max(first, EACH[what]))
        }
      }
    })

  test('sets put together of others', () => {
    const all = [4, 8, 16, 32, 64].map((n) => measured(unionOf(n)))
    const made = all.map(({ nodes, plain }) => ({ nodes, of: plain }))
    for (const what of ['characters', 'units'] as const) {
      const [first = 0, ...later] = slopes(made, what)
      for (const slope of later) expect(slope, what).toBeLessThan(MOST_RATIO * Math.max(first, EACH[what]))
    }
    const ir = unionOf(32)
    const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
    for (const seed of [1, 2, 3]) expect(games.play(seed)).toBeUndefined()
    expect(games.plies).toBeGreaterThan(0)
  })

  test('and not with the board', () => {
    const [small, large] = [measured(irOfText(boards(4))), measured(irOfText(boards(26)))]
    for (const which of ['plain', 'whole'] as const) {
      const [one, other] = [small[which], large[which]]
      if (one === undefined || other === undefined) throw new Error('these games are played in one piece')
      expect(other.characters).toBeLessThan(one.characters * 1.1)
      expect(other.units).toBeLessThan(one.units * 1.1)
    }
  })

  for (const { name, text, sizes } of FAMILIES)
    test(`and plays the same games: ${name}`, () => {
      const ir = irOfText(text(sizes.at(-1) ?? 1))
      const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
      for (const seed of [1, 2, 3]) expect(games.play(seed, 200)).toBeUndefined()
      expect(games.plies).toBeGreaterThan(0)
    })
})
