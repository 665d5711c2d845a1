import { describe, expect, test } from 'vitest'
import { NONE } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { piecesIn } from '../../interpreter/deduction/sight.ts'
import { Match } from '../../interpreter/match/match.ts'
import { corpusText } from '../corpus/corpus.ts'
import { textProgram } from '../players/card-programs.ts'
import { part } from '../volume.ts'

/* Groups that everybody has seen being laid, and that are then shuffled, are as unknown as cards. */

const { ir } = textProgram(corpusText('lockets.yaml'))
const [ida, otto] = [0, 1]

/** What truly lies in the lockets of a place, in order. */
function contents(state: Int32Array, name: string): string {
  const place = ir.containers.findIndex((one) => one.name === name)
  return piecesIn(ir, state, place)
    .map((locket) => {
      const inside = locket - ir.pieces.length + (ir.groups[0]?.container ?? 0)
      const kinds = piecesIn(ir, state, inside).map((piece) => ir.kinds[ir.pieces[piece]?.kind ?? -1]?.name)
      return kinds.toSorted().join('+')
    })
    .join(' ')
}

/** Everything that a seat is shown and told. */
function told(match: Match, seat: number): string {
  return JSON.stringify([
    match.view(seat),
    match.knowledge(seat).facts(),
    match.log(seat),
    match.moves().map(({ notation }) => notation),
  ])
}

describe('lockets that were laid openly and shuffled', () => {
  for (const [name, program] of [
    ['reference', closuresProgram(ir)],
    ['generated code', generatedProgram(ir)],
  ] as const)
    test(`tell their wearer nothing (${name})`, () => {
      const seen = new Map<string, { readonly told: string; readonly own: Set<string> }>()
      const games = Math.max(200, part(2_000))
      for (let seed = 1; seed <= games; seed++) {
        const match = Match.start(program, { seed })
        const state = match.snapshot()
        const others = contents(state, 'chain of otto')
        const now = told(match, ida)
        const before = seen.get(others) ?? { told: now, own: new Set() }
        seen.set(others, before)
        expect(now).toBe(before.told)
        before.own.add(contents(state, 'chain of ida'))
      }
      // The same was told whatever lay in her own.
      expect([...seen.values()].filter(({ own }) => own.size > 2).length).toBeGreaterThan(5)
    })

  test('keep their dents while they are followed', () => {
    const match = Match.start(generatedProgram(ir), { seed: 5 })
    expect(match.play('dent (locket 2)')).toBeUndefined()
    const lockets = match.view(otto).places.find(({ name }) => name === 'chain of ida')?.groups
    expect(lockets?.map(({ name, values }) => `${name}: ${values[0]?.value}`)).toEqual([
      'locket 1: 0',
      'locket 2: 1',
      'locket 3: 0',
    ])
  })
})

/** Boxes with bags in them, all of different sizes, and a shuffle of the boxes. */
const NESTED = `sandtable: 1
id: nested
title: Nested
players: { seats: [ann, ben] }
pieces:
  pebble: { kinds: { grey: { copies: 9 }, white: { copies: 6 } } }
  bag: { group of: pebbles, track: { knots: 0..9 = 0 } }
  crate: { group of: bags }
places:
  shelf: { holds: bags, seen by: everyone }
  beach: { holds: pebbles, seen by: everyone }
  cellar: { holds: crates, pile: yes, seen by: nobody }
box:
  beach: all pebbles
track: { n: 0..9 = 0 }
play:
  - repeat 3 times:
      - lay first grey in beach as a new bag on shelf called small
      - add 1 to n
      - set small.knots to n
      - lay small as a new crate on cellar called crate
      - lay first white in beach as a new bag on crate called big
      - move first white in beach to big
      - repeat n times: move first grey in beach to big
  - shuffle cellar
  - turns from ann: you must wait
actions:
  wait:
    then: add 1 to n
end:
  all have waited:
    when: n is 9
    drawn: yes
`

test('groups within groups are numbered anew, with all that is in them', () => {
  const program = textProgram(NESTED)
  const { memory: m, groups, pieces, containers } = program.ir
  const shift = (groups[0]?.container ?? 0) - pieces.length
  const [bags] = groups
  const orders = new Set<string>()
  for (let seed = 1; seed <= 40; seed++) {
    const S = Match.start(program, { seed }).snapshot()
    containers.forEach((_, c) => {
      const here = piecesIn(program.ir, S, c)
      expect(here.length).toBe(S[m.count + c])
      expect(here.at(-1) ?? NONE).toBe(S[m.lastPiece + c])
      here.forEach((piece, i) => {
        expect(S[m.at + piece]).toBe(c)
        expect(S[m.previous + piece]).toBe(here[i - 1] ?? NONE)
      })
    })
    const cellar = containers.findIndex(({ name }) => name === 'cellar')
    const crates = piecesIn(program.ir, S, cellar)
    expect(crates).toEqual(crates.toSorted((a, b) => a - b))
    const inside = crates.map((crate) => piecesIn(program.ir, S, crate + shift))
    expect(inside.flat()).toEqual(inside.flat().toSorted((a, b) => a - b))
    const knots = (bag = -1): number => S[(bags?.tracked[0]?.at ?? 0) + bag - (bags?.first ?? 0)] ?? -1
    const sizes = inside.map(([small = -1, big = -1]) => {
      expect(piecesIn(program.ir, S, small + shift).length).toBe(1)
      // The bag of one pebble has as many knots as there are grey pebbles in the other.
      expect(piecesIn(program.ir, S, big + shift).length).toBe(2 + knots(small))
      return knots(small)
    })
    expect(sizes.toSorted().join()).toBe('1,2,3')
    orders.add(sizes.join())
  }
  expect(orders.size).toBe(6)
})
