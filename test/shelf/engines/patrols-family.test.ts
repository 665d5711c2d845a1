import { expect, test } from 'vitest'
import { H, NONE, STATUS, type GameIR } from '../../../grammar/ir/ir.ts'
import { closuresProgram } from '../../../interpreter/closures/program.ts'
import { seedFrom } from '../../../interpreter/state/chance.ts'
import type { Program } from '../../../interpreter/program/program.ts'
import { chance, configuredVariant } from '../../games/loaded.ts'
import { part } from '../../volume.ts'
import { Patrols, sorted, type HouseRules, type Seen } from './patrols-family.ts'

/** Random games of each number of players. */
const GAMES = part(70)
const LONGEST = 20_000

const PATROLS: HouseRules = {
  completeSize: 7,
  captures: false,
  nurses: false,
  quietTurns: 0,
  winningScore: 100,
  handCounts: false,
}
const SUPER: HouseRules = { ...PATROLS, completeSize: 8, captures: true }
const CLUB: HouseRules = { ...SUPER, nurses: true, quietTurns: 3, winningScore: 150, handCounts: true }

const WORDS: Readonly<Record<string, string>> = {
  'draw from the deck': 'draw',
  'take the top discard': 'take',
  'fill your hand': 'fill',
}

/** A move of ours in the words of the engine. Patrols go by their numbers. */
function written(program: Program, state: Int32Array, code: number): string {
  const { ir } = program
  const move = program.decode(state, code)
  if (move === undefined) return 'done'
  const name = ir.actions[move.action]?.name ?? ''
  const { first = 0, container = 0 } = ir.groups[0] ?? {}
  const [one = 0, two = 0, ...more] = move.values
  const card = (piece: number): string => ir.kinds[ir.pieces[piece]?.kind ?? NONE]?.name ?? ''
  const placed = (piece: number): string => `${card(piece)} ${(state[ir.memory.at + piece] ?? 0) - container}`
  switch (name) {
    case 'lay a patrol': {
      const cards = [two, ...more].filter((piece) => piece < ir.pieces.length).map(card)
      return `lay ${cards.find((each) => each.endsWith('captain')) ?? cards[0] ?? ''}`
    }
    case 'add a card':
      return `add ${card(one)} ${two - first}`
    case 'attack': {
      const hits = more.filter((piece) => piece >= 0 && piece < ir.pieces.length).map(placed)
      return `attack ${card(one)} ${two}: ${hits.toSorted().join(', ')}`
    }
    case 'defend':
      return `defend ${card(one)} ${placed(two)}`
    case 'the nurse steps in':
      return `nurse ${placed(one)}`
    case 'discard a card':
      return `discard ${card(one)}`
    default:
      return WORDS[name] ?? name
  }
}

const cell = (ir: GameIR, name: string): number =>
  ir.memory.regions.find((region) => region.name === name)?.at ?? NONE

function seenIn(ir: GameIR, S: Int32Array): Seen {
  const cards = (name: string): string[] => {
    const place = ir.containers.findIndex((container) => container.name === name)
    const found: string[] = []
    for (let p = S[ir.memory.first + place] ?? NONE; p !== NONE; p = S[ir.memory.next + p] ?? NONE)
      found.push(ir.kinds[ir.pieces[p]?.kind ?? NONE]?.name ?? '')
    return found
  }
  const each = (place: string): string[][] => ir.seats.map(({ name }) => cards(`${place} of ${name}`))
  return {
    dealer: S[cell(ir, 'dealer')] ?? NONE,
    deck: cards('deck'),
    discards: cards('discards'),
    hands: each('hand'),
    arsenals: each('arsenal'),
  }
}

/** Plays a random game in both. Returns its plies, and the words of the moves that were played. */
function compared(program: Program, rules: HouseRules, seed: number, words: Set<string>): number {
  const { ir, state: S } = program
  const { low, high } = seedFrom(`house rules/${seed}`)
  const below = chance(seed)
  program.fresh(S, low, high)
  program.begin(S)
  const engine = new Patrols(ir.seats.length, rules, seenIn(ir, S))
  let plies = 0
  for (; S[H.status] === STATUS.waiting && plies < LONGEST; plies++) {
    const codes = [...program.moves.subarray(0, program.legal(S))]
    const ours = codes.map((code) => written(program, S, code))
    const where = `seed ${seed}, ply ${plies}`
    if (S[H.decider] !== engine.seat) expect(S[H.decider], where).toBe(engine.seat)
    if (sorted(ours) !== sorted(engine.moves()))
      expect(ours.toSorted(), where).toEqual(engine.moves().toSorted())
    const pick = below(codes.length)
    const move = ours[pick] ?? ''
    words.add(move.split(' ')[0] ?? '')
    program.apply(S, codes[pick] ?? NONE)
    const seen = seenIn(ir, S)
    engine.play(move, seen)
    if (engine.isNewBattle) engine.begin(seen)
    else if (sorted(seen.discards) !== sorted(engine.pile)) expect(seen.discards, where).toEqual(engine.pile)
  }
  const score = cell(ir, 'score')
  expect(ir.seats.map((_, seat) => S[score + seat])).toEqual(engine.scores)
  expect(engine.stage).toBe('over')
  return plies
}

test.each([
  ['super-captain', SUPER],
  ['club-night', CLUB],
])('%s, for two, three and four players', (id, rules) => {
  const words = new Set<string>()
  let plies = 0
  for (const players of [2, 3, 4]) {
    const program = closuresProgram(configuredVariant({ id }, players).checked.ir)
    const size = players === 4 ? PATROLS.completeSize : rules.completeSize
    for (let seed = 1; seed <= GAMES; seed++)
      plies += compared(program, { ...rules, completeSize: size }, seed, words)
  }
  expect(plies).toBeGreaterThan(GAMES * 1000)
  expect([...words]).toEqual(expect.arrayContaining(['take', 'add', 'attack', 'defend', 'fill']))
})
