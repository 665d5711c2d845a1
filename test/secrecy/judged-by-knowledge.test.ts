import { describe, expect, test } from 'vitest'
import { arithmetic, cell, compare, constant, not } from '../../grammar/ir/build.ts'
import { BEHIND_SCREENS, H, NONE } from '../../grammar/ir/ir.ts'
import type { ActionIR, ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { numberedAnew } from '../../interpreter/deduction/position.ts'
import { Match } from '../../interpreter/match/match.ts'
import { Notation } from '../../interpreter/notation/notation.ts'
import { whyNotWritten } from '../../interpreter/reading/why.ts'
import { keepPicture, pictureTakers } from '../../interpreter/state/board-hash.ts'
import type { PictureTaker } from '../../interpreter/state/board-hash.ts'
import { tablePlan } from '../../interpreter/state/table-plan.ts'
import { isAllSeen } from '../../interpreter/view/hidden.ts'
import { SeenTable } from '../../interpreter/why/seen-table.ts'
import { corpus } from '../corpus/corpus.ts'
import { chance, configuredVariant } from '../games/loaded.ts'
import { textProgram } from '../players/card-programs.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { VOLUME, part, seedOr } from '../volume.ts'
import { playSame } from './same-move.ts'
import { swappedFaces } from './swapped-faces.ts'

/*
 * Reasons against a move are worked out from what the player knows, and not because the checker lets no rule look at anything
 * else: here a condition of every action looks at the numbers of pieces that nobody sees.
 */

const PEEKING = 'peeking'
const REPEATED = 'repeated'
const PLIES = 60
const STATES = part(8)
/** Games of the corpus between two that are tried. */
const BETWEEN = VOLUME.isLong ? 1 : 8

function withCondition(ir: GameIR, label: string, test: (action: ActionIR) => ExprIR): GameIR {
  const actions = ir.actions.map((action) => {
    const condition = { label, says: undefined, test: test(action), after: 0, origin: 0 }
    return { ...action, conditions: [condition, ...action.conditions] }
  })
  return { ...ir, actions }
}

/** No move may bring back a picture. */
function repeating(ir: GameIR): GameIR {
  return withCondition(ir, REPEATED, ({ choices }) => {
    const chosen = (wanted: string): ExprIR => cell(choices.find(({ type }) => type === wanted)?.cell ?? NONE)
    const [player, within] = [cell(H.decider), constant(ir.pictures[0]?.keep ?? 0)]
    const piece = chosen('piece')
    return not({ op: 'repeats', picture: 0, player, within, piece, space: chosen('space') })
  })
}

/** It goes by where every piece lies, whoever sees it. */
function peeking(ir: GameIR): GameIR {
  const sum = ir.pieces
    .map((_, piece) => arithmetic('mul', cell(ir.memory.at + piece), constant((piece % 5) + 1)))
    .reduce((left, right) => arithmetic('add', left, right), constant(0))
  const test = compare('lt', arithmetic('mod', sum, constant(7)), constant(3))
  return withCondition(ir, PEEKING, () => test)
}

/** Compares reasons in positions that a seat cannot tell apart. */
class Judge {
  /** Pairs of positions that were compared, and those in which tables of the true states give different reasons. */
  twins = 0
  peeked = 0
  readonly program: Program
  private readonly ir: GameIR
  private readonly judge: Program
  private readonly notation: Notation

  constructor(ir: GameIR) {
    this.ir = ir
    this.program = closuresProgram(ir)
    this.judge = closuresProgram(peeking(ir))
    this.notation = new Notation(this.judge)
  }

  /** False if the position of one of them cannot be made, or if they differ in what the seat knows. */
  compare(truth: Int32Array, twin: Int32Array, texts: readonly string[], where: string): boolean {
    const seat = truth[H.decider] ?? 0
    const [known, same] = [truth, twin].map((state) => numberedAnew(this.ir, state, seat))
    if (known === undefined || String(known.position.state) !== String(same?.position.state)) return false
    const reasons = (state: Int32Array, of?: typeof known): string => {
      const seen = of && { state: of.position.state, newNumberOf: of.to }
      const table = new SeenTable(this.judge, state, this.notation, () => seen)
      return JSON.stringify(texts.map((text) => whyNotWritten(table, text)))
    }
    expect(reasons(twin, same), where).toBe(reasons(truth, known))
    this.twins++
    if (reasons(twin) !== reasons(truth)) this.peeked++
    return true
  }
}

/** Compares positions of random games with ones in which hidden pieces are swapped. */
function compared(ir: GameIR): Judge {
  const below = chance(seedOr(5))
  const judge = new Judge(ir)
  for (let game = 1; game <= 3; game++) {
    const match = Match.start(judge.program, { seed: game })
    for (let ply = 0; ply < PLIES && judge.twins < STATES && match.decision() !== undefined; ply++) {
      if (match.decision()?.kind === 'arrangement') {
        const layout = match.sampleLayout(below)
        if (layout === undefined || match.playLayout(layout) !== undefined) break
        continue
      }
      const moves = match.moves()
      const truth = match.snapshot()
      const twin = swappedFaces(ir, truth, match.decision()?.seat ?? 0, () => true, below)?.state
      const texts = moves.slice(0, 3).map(({ notation }) => notation)
      if (twin !== undefined) judge.compare(truth, twin, texts, `game ${game}, ply ${ply}`)
      const move = moves[below(moves.length)]
      if (move === undefined || match.play(move) !== undefined) break
    }
  }
  return judge
}

/** Takes the first picture of a game at every decision of a seat, however seldom the rules do. */
class Album {
  private readonly match: Match
  private readonly taker: PictureTaker | undefined
  private readonly kept: Int32Array

  constructor(match: Match) {
    this.match = match
    this.taker = pictureTakers(match.ir, tablePlan(match.ir))[0]
    this.kept = match.snapshot()
  }

  /** The state with all pictures so far. */
  taken(seat: number): Int32Array {
    const [picture] = this.match.ir.pictures
    const state = this.match.snapshot()
    if (picture === undefined || this.taker === undefined) throw new Error('The game has no pictures.')
    const end = picture.at + this.match.ir.seats.length * (1 + 2 * picture.keep)
    state.set(this.kept.subarray(picture.at, end), picture.at)
    this.taker.take(state)
    keepPicture(this.kept, picture, seat, this.taker)
    return state
  }
}

/**
 * A game in which both move to and fro, next to one in which two pieces of the other seat have been swapped. Returns how
 * often a picture would have been repeated.
 */
function inTwoSetups(judge: Judge, pictured: Program, game: number): number {
  let repeated = 0
  const below = chance(game)
  const [match, twin] = [1, 2].map(() => Match.start(judge.program, { seed: game }))
  if (match === undefined || twin === undefined) return 0
  const looking = game % 2
  while (match.decision()?.kind === 'arrangement') {
    const layout = match.sampleLayout(below) ?? []
    const other = [...layout]
    const [a, b] = [below(layout.length), below(layout.length)]
    if (match.decision()?.seat !== looking) [other[a], other[b]] = [layout[b] ?? 0, layout[a] ?? 0]
    match.playLayout(layout)
    if (twin.playLayout(other) !== undefined) return 0
  }
  const sight = (of: Match): string => JSON.stringify([of.view(looking), of.decision(), of.result()])
  const albums = [match, twin].map((of) => new Album(of))
  const last = ['', '']
  for (let ply = 0; ply < PLIES && sight(match) === sight(twin); ply++) {
    const moves = match.moves()
    const seat = match.decision()?.seat ?? 0
    const back = last[seat]?.split('-').reverse().join('-') ?? ''
    if (seat === looking) {
      const texts = [back, ...moves.slice(0, 3).map(({ notation }) => notation)]
      const [truth, other] = albums.map((album) => album.taken(looking))
      if (truth === undefined || other === undefined) break
      expect(judge.compare(truth, other, texts, `game ${game}, ply ${ply}`)).toBe(true)
      repeated += checkedByTruth(pictured, truth, back)
    }
    const move = moves.find(({ notation }) => notation === back) ?? anyOf(moves, below)
    last[seat] = move?.notation ?? ''
    const before = match.snapshot()
    if (move === undefined || match.play(move) !== undefined) break
    if (!playSame(judge.program, before, match, twin)) break
  }
  return repeated
}

/** A rule that compares pictures finds the same on the true state. Returns 1 if it refuses the text. */
function checkedByTruth(repeating: Program, state: Int32Array, text: string): number {
  const known = numberedAnew(repeating.ir, state, state[H.decider])
  const seen = known && { state: known.position.state, newNumberOf: known.to }
  const notation = new Notation(repeating)
  const [there, here] = [undefined, seen].map((of) =>
    whyNotWritten(new SeenTable(repeating, state, notation, () => of), text).reasons.map(
      ({ label }) => label,
    ),
  )
  expect(there).toEqual(here)
  return there?.includes(REPEATED) === true ? 1 : 0
}

function anyOf<T>(list: readonly T[], below: (n: number) => number): T | undefined {
  return list[below(Math.max(1, list.length))]
}

describe('a condition that looks at hidden pieces tells nothing', () => {
  test.each([{ id: 'patrols' }, { id: 'hearts' }])('$id', (variant) => {
    expect(compared(configuredVariant(variant).checked.ir).twins).toBeGreaterThan(0)
  })

  /* Pictures are kept of hidden pieces, so these twins play the same game after different setups. */
  test.each([{ id: 'stratego-duel' }, { id: 'stratego-barrage' }])('$id', (variant) => {
    const { ir } = configuredVariant(variant).checked
    const judge = new Judge(ir)
    const pictured = closuresProgram(repeating(ir))
    let repeated = 0
    for (let game = 1; game <= part(12); game++) repeated += inTwoSetups(judge, pictured, game)
    expect(judge.peeked).toBeGreaterThan(STATES)
    expect(repeated).toBeGreaterThan(STATES)
  })

  test.each(corpus().filter(({ text }) => /every .* in secret:/u.test(text)))(
    '$name, while all choose behind screens',
    ({ text }) => {
      const { ir } = textProgram(text)
      const judge = new Judge(ir)
      const known = new Map<number, { readonly state: Int32Array; readonly texts: readonly string[] }>()
      let moved = 0
      for (let game = 1; game <= 120 && (judge.twins < 6 * STATES || judge.peeked === 0); game++) {
        const below = chance(game)
        const match = Match.start(judge.program, { seed: 1 })
        const first = match.decision()?.seat
        while (match.decision()?.seat === first) match.play(anyOf(match.moves(), below) ?? '')
        const state = match.snapshot()
        expect(state[H.screen]).toBe(BEHIND_SCREENS)
        const same = known.get(match.ply)
        const texts = match.moves().map(({ notation }) => notation)
        if (same === undefined) known.set(match.ply, { state, texts })
        else {
          expect(judge.compare(same.state, state, same.texts, `game ${game}`)).toBe(true)
          const where = (of: Int32Array): string =>
            String(ir.pieces.map((_, piece) => of[ir.memory.at + piece]))
          if (where(state) !== where(same.state)) moved++
        }
      }
      expect(judge.twins).toBeGreaterThan(0)
      if (moved > 0) expect(judge.peeked).toBeGreaterThan(0)
    },
  )

  test('games of the corpus', () => {
    let [twins, peeked] = [0, 0]
    for (const [i, { text }] of corpus().entries()) {
      if (i % BETWEEN !== 0 || /^extends:/mu.test(text) || !/seen by: *(?:owner|nobody|others)/u.test(text))
        continue
      const { ir } = textProgram(text)
      if (isAllSeen(ir)) continue
      const found = compared(ir)
      twins += found.twins
      peeked += found.peeked
    }
    expect(twins).toBeGreaterThan(STATES)
    expect(peeked).toBeGreaterThan(0)
  })
})
