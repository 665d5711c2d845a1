import { expect, test } from 'vitest'
import { bagCount, packed } from '../../grammar/ir/bags.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { resample } from '../../interpreter/deduction/deduction.ts'
import { dealOf } from '../../interpreter/deduction/redeal.ts'
import { knownPosition } from '../../interpreter/deduction/position.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { sceneOf } from '../../interpreter/scene/scene.ts'
import { playersChance, seedFrom } from '../../interpreter/state/chance.ts'
import { secretWords } from '../../interpreter/state/secrets.ts'
import type { SecretWord } from '../../interpreter/state/secrets.ts'
import { shelfHost } from '../shelf-host.ts'
import { corpus } from '../corpus/corpus.ts'
import { difference, memoryDifference } from './told.ts'
import { VOLUME } from '../volume.ts'
import { playable } from '../playable.ts'

const host = shelfHost(import.meta.dirname)
const games = corpus().filter(
  ({ text }) => text.includes('in secret:') && text.includes('each player in secret'),
)

function irOf(file: (typeof games)[number]): GameIR {
  const ir = playable(loadRuleset({ file, host }), 'fewest').checked.ir
  return ir
}

test('there are games with values that only one player knows', () => {
  expect(games.length).toBeGreaterThanOrEqual(1)
})

test('there are games with sets that only one player knows', () => {
  expect(games.some((file) => secretWords(irOf(file)).some(({ isSet }) => isSet))).toBe(true)
})

/** What the words of a secret hold. */
const wordsOf = (S: Int32Array | undefined, { at, words }: SecretWord): readonly number[] => [
  ...(S?.subarray(at, at + words) ?? []),
]

/** The same, with the places of pieces that are named: worlds may give pieces that are alike other numbers. */
function meantBy(ir: GameIR, S: Int32Array | undefined, word: SecretWord): readonly number[] {
  const isPiece = ir.memory.regions.some(
    ({ at, length, type }) => word.at >= at && word.at < at + length && type === 'piece',
  )
  return wordsOf(S, word).map((held) =>
    isPiece && held !== NONE ? (S?.[ir.memory.at + held] ?? NONE) : held,
  )
}

/** Words that look the same to others: as many things, or another value. */
function otherwise(S: Int32Array, word: SecretWord): readonly number[] {
  const now = S[word.at] ?? NONE
  if (word.isSet) return wordsOf(S, word).toReversed()
  if (word.isBag) return [packed(counts(now).toReversed())]
  if (now === NONE) return [word.orNone ? word.least : NONE]
  const next = now - word.least + 1
  return [word.orNone && next === word.sides.length ? NONE : word.least + (next % word.sides.length)]
}

/** How many things are in it, which everybody sees. */
function size(S: Int32Array | undefined, word: SecretWord): number {
  if (!word.isSet && !word.isBag) return 1
  const inSets = wordsOf(S, word)
  return (word.isSet ? inSets : counts(inSets[0] ?? 0)).reduce((a, b) => a + b, 0)
}

const counts = (bag: number): readonly number[] => [0, 1, 2, 3, 4, 5].map((value) => bagCount(bag, value))

test.each(games.map((file) => [file.name, file] as const))(
  '%s: nobody learns what others keep secret',
  (_, file) => {
    const ir = irOf(file)
    const program = closuresProgram(ir)
    const words = secretWords(ir)
    const secrets = new Set(ir.memory.regions.flatMap(({ secret, name }) => (secret ? [name] : [])))
    expect(words.length).toBeGreaterThan(0)
    let redrawn = false
    let hasWorlds = false
    for (let seed = 1; seed <= 3; seed++) {
      const match = Match.start(program, { seed })
      const below = playersChance(seedFrom(seed))
      for (let ply = 0; ply < 12 && match.decision() !== undefined; ply++) {
        const S = match.snapshot()
        for (const seat of ir.seats.keys()) {
          // The other seats roll differently with the same number of dice: nothing changes for this seat.
          const twin = S.slice()
          for (const word of words) if (word.seat !== seat) twin.set(otherwise(S, word), word.at)
          expect(knownPosition(ir, twin, seat)?.state).toEqual(knownPosition(ir, S, seat)?.state)
          const seen = match.view(seat).values.filter(({ name }) => secrets.has(name))
          expect(seen.flatMap(({ values }) => values.map(({ value }) => value === '?'))).toEqual(
            words.flatMap((word) => Array<boolean>(word.words).fill(word.seat !== seat)),
          )
          const world = resample(match.knowledge(seat), below)?.state
          // Behind screens there are no worlds to draw.
          const isScreened = (S[H.screen] ?? 0) !== 0
          hasWorlds ||= !isScreened
          expect(world === undefined).toBe(isScreened)
          const position = knownPosition(ir, S, seat)
          const deal = position && dealOf(ir, position, new Map())
          const dealt = deal?.state(deal.kinds(below), below)
          for (const word of words)
            for (const drawn of isScreened ? [] : [world, dealt])
              if (word.seat === seat) expect(meantBy(ir, drawn, word)).toEqual(meantBy(ir, S, word))
              else if (!word.isUncounted) expect(size(drawn, word)).toBe(size(S, word))
          redrawn ||= words.some((word) => !isScreened && `${wordsOf(world, word)}` !== `${wordsOf(S, word)}`)
        }
        const moves = match.moves()
        match.play(moves[below(moves.length)]?.notation ?? '')
      }
    }
    expect(redrawn).toBe(hasWorlds)
  },
)

test('what is drawn for them is as likely as any throw', () => {
  const file = games.find(({ name }) => name === 'blind-cups.yaml')
  if (file === undefined) return
  const ir = irOf(file)
  const S = Match.start(closuresProgram(ir), { seed: 1 }).snapshot()
  const [mine] = secretWords(ir)
  const position = knownPosition(ir, S, 1)
  const deal = position && dealOf(ir, position, new Map())
  const below = playersChance(seedFrom('throws'))
  const shown = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < VOLUME.rolls; i++) {
    const bag = deal?.state(deal.kinds(below), below)[mine?.at ?? 0] ?? 0
    counts(bag).forEach((count, value) => (shown[value] = (shown[value] ?? 0) + count))
  }
  const dice = shown.reduce((a, b) => a + b, 0)
  expect(dice).toBe(3 * VOLUME.rolls)
  for (const count of shown) expect(Math.abs(count / dice - 1 / 6)).toBeLessThan(5 * Math.sqrt(5 / 36 / dice))
})

test('which piece others have named in secret can be told by nothing until it decides', () => {
  const file = games.find(({ name }) => name === 'smugglers.yaml')
  if (file === undefined) throw new Error('There is no such game.')
  const program = closuresProgram(irOf(file))
  const [here, there] = [Match.start(program, { seed: 1 }), Match.start(program, { seed: 1 })]
  const seen = (): string | undefined =>
    difference(here, there, 1, ['b5-b4', 'c5-c4', 'd5-d4', 'load b5', 'land b1']) ??
    memoryDifference(here, there, 1)
  expect([here.play('load b1'), there.play('load c1')]).toEqual([undefined, undefined])
  // The player who has named it is shown which it is.
  const named = (match: Match, seat: number): unknown =>
    sceneOf(match.ir, match.view(seat)).seatValues.find(({ name }) => name === 'laden')?.values
  expect(named(here, 0)).toEqual(['skiff on b1', '?'])
  expect(named(here, 1)?.toString()).toMatch(/^\?,/u)
  expect(seen()).toBeUndefined()
  for (const move of ['load d5', 'd1-d2', 'b5-b4', 'b1-b2', 'd5-d4', 'c1-c2', 'c5-c4', 'b2-b3']) {
    expect([here.play(move), there.play(move)], move).toEqual([undefined, undefined])
    expect(seen(), move).toBeUndefined()
  }
  // In one of the games it is the cargo.
  for (const match of [here, there]) match.play('b4-b3')
  expect([here.decision() === undefined, there.decision() === undefined]).toEqual([true, false])
})

test('what others have noted in secret can be told by nothing until it is shown', () => {
  const file = games.find(({ name }) => name === 'snares.yaml')
  if (file === undefined) throw new Error('There is no such game.')
  const program = closuresProgram(irOf(file))
  const [here, there] = [Match.start(program, { seed: 1 }), Match.start(program, { seed: 1 })]
  const seen = (): string | undefined =>
    difference(here, there, 1, ['b5-b4', 'c5-c4', 'b4-a3', 'give up b2', 'give up d2', 'a2', 'b3']) ??
    memoryDifference(here, there, 1)
  const laid = [
    ['a2', 'd2'],
    ['b3', 'd3'],
    ['c4', 'd4'],
  ] as const
  for (const [one, other] of laid) {
    expect([here.play(one), there.play(other)]).toEqual([undefined, undefined])
    expect(seen()).toBeUndefined()
  }
  for (const move of ['b2', 'c3', 'a4', 'c1-c2', 'b5-b4', 'c2-c3', 'b4-a3', 'b1-c2']) {
    expect([here.play(move), there.play(move)], move).toEqual([undefined, undefined])
    expect(seen(), move).toBeUndefined()
  }
  // In one of the games a snare lies there.
  for (const match of [here, there]) match.play('c5-c4')
  expect(seen()).toMatch(/^another view/u)
})
