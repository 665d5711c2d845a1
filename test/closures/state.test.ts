import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContainerIR } from '../../grammar/ir/ir.ts'
import { H, NONE, OPEN_BIT } from '../../grammar/ir/ir.ts'
import { below, draw, seedFrom, wordOfChance } from '../../interpreter/state/chance.ts'
import { fresh } from '../../interpreter/state/fresh-state.ts'
import { hashState } from '../../interpreter/state/hash.ts'
import { knowsFace, movePiece, revealPiece, showPiece } from '../../interpreter/state/move-piece.ts'
import { shuffle } from '../../interpreter/state/shuffle.ts'
import { pictureTakers } from '../../interpreter/state/board-hash.ts'
import { moveEach } from '../../interpreter/state/move-each.ts'
import { swapPieces, swapPlaces } from '../../interpreter/state/swap.ts'
import { tablePlan } from '../../interpreter/state/table-plan.ts'
import { Tiny } from './tiny-ir.ts'

describe('chance', () => {
  it('is even, by streams that do not touch each other', () => {
    const S = new Int32Array(40)
    const counts = Array.from({ length: 7 }, () => 0)
    for (let i = 0; i < 70_000; i++) {
      const n = below(S, 'roll', 7)
      counts[n] = (counts[n] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
    expect([S[H.drawsRoll], S[H.drawsShuffle], S[H.drawsRandom]]).toEqual([70_000, 0, 0])
  })

  it('flips half of the bits for each bit of seed and counter', () => {
    for (let bit = 0; bit < 32; bit++) {
      let [low, high, counter] = [0, 0, 0]
      for (let i = 0; i < 200; i++) {
        const word = wordOfChance(i, 77, 'shuffle', i)
        low += ones(word ^ wordOfChance(i ^ (1 << bit), 77, 'shuffle', i))
        high += ones(word ^ wordOfChance(i, 77 ^ (1 << bit), 'shuffle', i))
        counter += ones(word ^ wordOfChance(i, 77, 'shuffle', i ^ (1 << bit)))
      }
      for (const flips of [low, high, counter]) expect(Math.abs(flips / 200 - 16)).toBeLessThan(1.5)
    }
  })

  it('is the same everywhere', () => {
    expect(seedFrom(7)).toEqual(seedFrom('7'))
    expect(seedFrom('a')).not.toEqual(seedFrom('b'))
    const S = new Int32Array(40)
    const seed = seedFrom('a fixed seed')
    S[H.seedLow] = seed.low
    S[H.seedHigh] = seed.high
    expect([draw(S, 'shuffle'), draw(S, 'shuffle'), draw(S, 'random'), draw(S, 'roll')])
      .toMatchInlineSnapshot(`
      [
        1831043409,
        463269668,
        2104349957,
        1627261355,
      ]
    `)
  })
})

function ones(word: number): number {
  let count = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) count++
  return count
}

function table(
  places: readonly Partial<ContainerIR>[],
  pieces = 6,
  kindOf: (piece: number) => number = () => 0,
) {
  const tiny = new Tiny({
    places,
    pieces: Array.from({ length: pieces }, (_, piece) => ({
      kind: kindOf(piece),
      owner: NONE,
      container: 0,
    })),
  })
  const ir = tiny.finish({})
  const plan = tablePlan(ir)
  const S = new Int32Array(ir.memory.size)
  fresh(S, ir, plan, 3, 4)
  const list = (container: number): number[] => {
    const found: number[] = []
    let before = NONE
    const amiss: number[] = []
    for (let p = S[ir.memory.first + container] ?? NONE; p !== NONE; p = S[ir.memory.next + p] ?? NONE) {
      if (S[ir.memory.at + p] !== container || S[ir.memory.previous + p] !== before) amiss.push(p)
      found.push(p)
      before = p
    }
    const [last, count] = [S[ir.memory.lastPiece + container], S[ir.memory.count + container]]
    // Tens of thousands of lists are checked, and an `expect` takes far longer than a check.
    if (amiss.length > 0 || last !== before || count !== found.length)
      expect({ found, amiss, last, count }).toEqual({ found, amiss: [], last: before, count: found.length })
    return found
  }
  const known = (piece: number): number[] => [0, 1].filter((seat) => knowsFace(S, plan, piece, seat))
  return { S, ir, plan, list, known }
}

describe('containers', () => {
  it('keep their order', () => {
    const { S, plan, list } = table([{}, {}])
    movePiece(S, plan, 2, 1, 'last')
    movePiece(S, plan, 0, 1, 'last')
    movePiece(S, plan, 5, 1, 'first')
    expect([list(0), list(1)]).toEqual([
      [1, 3, 4],
      [5, 2, 0],
    ])
    movePiece(S, plan, 2, 1, 'last')
    movePiece(S, plan, 1, 0, 'last')
    expect([list(0), list(1)]).toEqual([
      [3, 4, 1],
      [5, 0, 2],
    ])
    for (const piece of [5, 0, 2]) movePiece(S, plan, piece, 0, 'first')
    expect([list(0), list(1)]).toEqual([[2, 0, 5, 3, 4, 1], []])
  })

  it('exchange pieces and all that lies in them as lists would', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(5), fc.nat(2)), { maxLength: 8 }),
        fc.array(fc.tuple(fc.boolean(), fc.nat(5), fc.nat(5)), { maxLength: 8 }),
        (moves, swaps) => {
          const { S, plan, list } = table([{}, {}, {}])
          for (const [piece, to] of moves) movePiece(S, plan, piece, to, 'last')
          const lists = [0, 1, 2].map(list)
          for (const [ofPieces, one, other] of swaps) {
            if (ofPieces) {
              expect(swapPieces(S, plan, one, other)).toBe(true)
              for (const pieces of lists)
                for (const [i, piece] of pieces.entries())
                  pieces[i] = piece === one ? other : piece === other ? one : piece
            } else {
              swapPlaces(S, plan, one % 3, other % 3)
              const [here = [], there = []] = [lists[one % 3], lists[other % 3]]
              lists[one % 3] = there
              lists[other % 3] = here
            }
            expect([0, 1, 2].map(list)).toEqual(lists)
          }
        },
      ),
    )
  })

  it('take several pieces at once, each to its own place, as lists would', () => {
    const target = fc.oneof(fc.constant(NONE), fc.nat(2))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(5), fc.nat(2)), { maxLength: 8 }),
        fc.uniqueArray(fc.tuple(fc.nat(5), target), { selector: ([piece]) => piece }),
        fc.constantFrom('first', 'last'),
        (moves, each, end) => {
          const { S, plan, list } = table([{}, {}, {}])
          for (const [piece, to] of moves) movePiece(S, plan, piece, to, 'last')
          const going = each.filter(([, to]) => to !== NONE)
          const lists = [0, 1, 2].map((place) => {
            const kept = list(place).filter((piece) => !going.some(([one]) => one === piece))
            const come = going.flatMap(([piece, to]) => (to === place ? [piece] : []))
            return end === 'first' ? [...come, ...kept] : [...kept, ...come]
          })
          const [things, places] = [0, 1].map((i) => each.map((one) => one[i] ?? NONE))
          expect(moveEach(S, plan, things ?? [], places ?? [], each.length, end)).toBe(NONE)
          expect([0, 1, 2].map(list)).toEqual(lists)
        },
      ),
    )
  })

  it('may be full only after several pieces have moved at once', () => {
    const { S, plan, list } = table([{ capacity: 9 }, { capacity: 1 }, { capacity: 1 }])
    expect(moveEach(S, plan, [0, 1], [1, 2], 2, 'last')).toBe(NONE)
    expect(moveEach(S, plan, [0, 1], [2, 1], 2, 'last')).toBe(NONE)
    expect([list(1), list(2)]).toEqual([[1], [0]])
    expect(moveEach(S, plan, [2, 0], [2, NONE], 2, 'last')).toBe(2)
  })

  it('are shuffled fairly', () => {
    const { S, plan, list } = table([{}], 3)
    const seen = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      shuffle(S, plan, 0)
      const order = list(0).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(6)
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
    expect(S[H.drawsShuffle]).toBe(12_000)
  })
})

describe('who knows a face', () => {
  const deck = { pile: true, seenBy: 'nobody', topSeenBy: 'nobody' } as const
  const hand = { seenBy: 'owner', owner: 0 } as const
  const open = { seenBy: 'everyone' } as const
  const fan = { seenBy: 'nobody' } as const
  const cases: [string, Partial<ContainerIR>[], (t: ReturnType<typeof table>) => void, number[]][] = [
    ['nobody, in a deck', [deck], () => {}, []],
    ['its owner, in a hand', [deck, hand], ({ S, plan }) => movePiece(S, plan, 0, 1, 'last'), [0]],
    ['everybody, in the open', [deck, open], ({ S, plan }) => movePiece(S, plan, 0, 1, 'last'), [0, 1]],
    [
      'whoever gave it, in a hand that was exchanged',
      [deck, hand, { ...hand, owner: 1 }],
      ({ S, plan }) => {
        for (const piece of [0, 1]) movePiece(S, plan, piece, 1, 'last')
        for (const piece of [2, 3]) movePiece(S, plan, piece, 2, 'last')
        swapPlaces(S, plan, 1, 2)
      },
      [0, 1],
    ],
    [
      'nobody, in a deck that was a hand whose cards somebody knew by number only',
      [deck, fan, deck],
      ({ S, plan }) => {
        for (const piece of [0, 1]) movePiece(S, plan, piece, 1, 'last')
        showPiece(S, plan, 0, 1)
        swapPlaces(S, plan, 1, 2)
      },
      [],
    ],
    [
      'who sees the other place, of two that were swapped',
      [deck, hand, open],
      ({ S, plan }) => {
        movePiece(S, plan, 0, 1, 'last')
        movePiece(S, plan, 1, 2, 'last')
        swapPieces(S, plan, 0, 1)
      },
      [0, 1],
    ],
    [
      'nobody, below the first of an open pile that was swapped',
      [deck, { ...deck, topSeenBy: 'everyone' }, hand],
      ({ S, plan }) => {
        movePiece(S, plan, 1, 1, 'last')
        movePiece(S, plan, 0, 1, 'last')
        movePiece(S, plan, 2, 2, 'last')
        swapPieces(S, plan, 2, 1)
      },
      [],
    ],
    ['those it was shown to', [deck], ({ S, plan }) => showPiece(S, plan, 0, 2), [1]],
    ['everybody, when revealed', [deck], ({ S, plan }) => revealPiece(S, plan, 0), [0, 1]],
    [
      'who has seen it, when it is covered again',
      [hand, deck],
      ({ S, plan }) => movePiece(S, plan, 0, 1, 'first'),
      [0],
    ],
    ['nobody, after a shuffle', [open], ({ S, plan }) => shuffle(S, plan, 0), [0, 1]],
    [
      'nobody, after a shuffle face down',
      [open, deck],
      ({ S, plan }) => {
        movePiece(S, plan, 0, 1, 'first')
        shuffle(S, plan, 1)
      },
      [],
    ],
    ['everybody, on top of an open pile', [{ ...deck, topSeenBy: 'everyone' }], () => {}, [0, 1]],
    [
      'nobody, further down in an open pile',
      [fan, { ...deck, topSeenBy: 'everyone' }],
      ({ S, plan }) => {
        movePiece(S, plan, 1, 1, 'last')
        movePiece(S, plan, 0, 1, 'last')
      },
      [],
    ],
  ]
  it.each(cases)('%s', (_, places, work, seats) => {
    const t = table(places)
    work(t)
    expect(t.known(0)).toEqual(seats)
    expect(OPEN_BIT).toBe(30)
  })
})

describe('what is known of a fan', () => {
  const deck = { pile: true, seenBy: 'nobody', topSeenBy: 'nobody' } as const
  const hand = { seenBy: 'owner', owner: 0 } as const
  const open = { seenBy: 'everyone' } as const
  /** The faces in a hand, those shown to everybody before, which piece leaves and how, and what seat 1 knows afterwards. */
  const cases: [string, string, string, number, 'unseen' | 'seen', string][] = [
    ['all of it goes on being known to its owner only', 'ab', '', 0, 'unseen', ''],
    ['of one face, one fewer', 'aa', 'aa', 0, 'unseen', 'a'],
    ['of each face one fewer, whichever left', 'ab', 'ab', 0, 'unseen', ''],
    ['of each face one fewer, also if the face that left was not known', 'aabc', 'aab', 3, 'unseen', 'a'],
    ['of its face, also where another of it was shown', 'aab', 'ab', 1, 'unseen', ''],
    ['nothing else, if what left was seen', 'ab', 'ab', 1, 'seen', 'a'],
    ['one fewer of a face that was seen to leave', 'aab', 'ab', 1, 'seen', 'b'],
    ['all that was known, if something new was seen to leave', 'aab', 'aa', 2, 'seen', 'aa'],
  ]
  it.each(cases)('%s', (_, faces, shown, leaving, way, left) => {
    const t = table([deck, hand, way === 'seen' ? open : deck], faces.length, (piece) =>
      faces.charCodeAt(piece),
    )
    const rest = [...shown]
    for (const [piece, face] of [...faces].entries()) {
      const isShown = rest.includes(face)
      if (isShown) rest.splice(rest.indexOf(face), 1)
      if (isShown) showPiece(t.S, t.plan, piece, 3)
      movePiece(t.S, t.plan, piece, 1, 'last')
    }
    movePiece(t.S, t.plan, leaving, 2, 'last')
    const known = t.list(1).filter((piece) => t.known(piece).includes(1))
    expect(known.map((piece) => faces.charAt(piece)).join('')).toBe(left)
    expect(t.list(1).every((piece) => t.known(piece).includes(0))).toBe(true)
    expect(t.known(leaving).includes(1)).toBe(way === 'seen')
  })
})

it('hashes every word', () => {
  const S = Int32Array.from({ length: 300 }, (_, i) => i * i)
  const seen = new Set([hashState(S)])
  for (let i = 0; i < S.length; i++)
    for (const change of [1, 1 << 13, NONE]) {
      const other = S.slice()
      other[i] = (other[i] ?? 0) ^ change
      seen.add(hashState(other))
    }
  const swapped = S.slice()
  ;[swapped[4], swapped[5]] = [25, 16]
  seen.add(hashState(swapped))
  seen.add(hashState(S.subarray(1)))
  expect(seen.size).toBe(903)
  expect(hashState(S)).toBe(hashState(S.slice()))
  expect(hashState(S)).toMatch(/^[0-9a-f]{16}$/)
})

it('takes pictures that tell places apart', () => {
  const tiny = new Tiny({
    columns: 3,
    rows: 3,
    places: [{}],
    pieces: [0, 1, 2].map(() => ({ kind: 0, owner: 0, container: 9 })),
  })
  const ir = tiny.finish({ pictures: [{ name: 'p', pieces: [0, 1], keep: 1, at: 0 }] })
  const plan = tablePlan(ir)
  const [taker] = pictureTakers(ir, plan)
  if (taker === undefined) throw new Error('no picture')
  const S = new Int32Array(ir.memory.size)
  fresh(S, ir, plan, 1, 2)
  const now = (moved = -1, onto = -1): string => {
    taker.take(S, moved, onto)
    return `${taker.low} ${taker.high}`
  }
  const off = now()
  movePiece(S, plan, 2, 0, 'last')
  expect(now()).toBe(off)
  const seen = new Set<string>()
  for (let a = 0; a < 9; a++)
    for (let b = 0; b < 9; b++) {
      movePiece(S, plan, 0, a, 'last')
      const asIf = now(1, b)
      movePiece(S, plan, 1, b, 'last')
      expect(now()).toBe(asIf)
      seen.add(asIf)
    }
  expect(seen.size).toBe(81)
})
