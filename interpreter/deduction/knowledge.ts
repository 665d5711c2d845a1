import { H, STATUS } from '../../grammar/ir/ir.ts'
import { asSeen } from '../state/dark-knowledge.ts'
import { happensUnseen, isUnnoticed } from '../state/unnoticed.ts'
import { MAX_MOVES, type Program } from '../program/program.ts'
import { knownPosition, type Position } from './position.ts'
import { seenAnswer, seenMoves, type GivenAnswer, type SeenAnswer } from './seen-answer.ts'
import { sightOf, sightPlan, type Sight } from './sight.ts'
import { knownStart, type KnownStart, type TrueStart } from './known-start.ts'
import { carriedSpots, toldChoice, type Carried, type ToldChoice } from './revealed-by-choices.ts'

/** One answer as a seat saw it, and its view afterwards. */
export interface SeenPly {
  readonly answer: SeenAnswer
  readonly sight: Sight
  /** Facts about faces that the answer's legality reveals, if it is analysed on its own. */
  readonly choice: ToldChoice | undefined
  /** Spots about which earlier answers still reveal something. */
  readonly carried: readonly Carried[]
}

/**
 * Everything a seat knows from watching a game; without a seat, what everybody knows. It is fed true states but stores
 * nothing the seat may not know: two games that differ only in that give equal knowledge. Memory is perfect.
 */
export class Knowledge {
  readonly program: Program
  readonly seat: number | undefined
  readonly start: KnownStart
  first: Sight
  /** Answers so far, with those that the seat has not noticed. */
  answers = 0
  /** Legal moves of the seat as it sees them, if it decides now. */
  moves: readonly string[] = []
  /** The position as the seat may know it. Undefined if it cannot be computed. */
  position: Position | undefined
  private readonly seen: SeenPly[] = []

  /** `begun`: the true state at the first decision. `start`: where the game began, if in the middle. */
  constructor(program: Program, seat: number | undefined, begun: Int32Array, start?: TrueStart) {
    this.program = program
    this.seat = seat
    this.start = knownStart(program.ir, start, seat)
    this.first = sightOf(sightPlan(program.ir), asSeen(program.ir, begun, seat), seat)
    this.look(begun)
  }

  get plies(): readonly SeenPly[] {
    return this.seen
  }

  /** The seat's current view. */
  get now(): Sight {
    return this.seen.at(-1)?.sight ?? this.first
  }

  /** Records that an answer in the state `before` led to `after`. `latest` is false if more follows. */
  see(before: Int32Array, answer: GivenAnswer, after: Int32Array, latest = true): void {
    const { program, seat } = this
    const { ir } = program
    const seenAfter = asSeen(ir, after, seat)
    this.answers++
    if (happensUnseen(ir)) {
      const sight = sightOf(sightPlan(ir), seenAfter, seat)
      const last = isUnnoticed(before, seat) ? this.seen.pop() : undefined
      if (last !== undefined) this.seen.push({ ...last, sight })
      else if (isUnnoticed(before, seat)) this.first = sight
      else
        this.seen.push({
          answer: seenAnswer(program, before, seat, answer),
          sight,
          choice: undefined,
          carried: [],
        })
      if (latest) this.look(after)
      return
    }
    const carried = carriedSpots(program.ir, before, seat, after)
    // If a place is shuffled away completely, everything known about its pieces is useless.
    const isGone = carried.length === 0 && before[H.drawsShuffle] !== after[H.drawsShuffle]
    this.seen.push({
      answer: seenAnswer(program, before, seat, answer),
      sight: sightOf(sightPlan(program.ir), after, seat),
      choice: isGone ? undefined : toldChoice(program, before, seat, answer, after),
      carried,
    })
    if (latest) this.look(after)
  }

  private look(S: Int32Array): void {
    const decides = this.seat !== undefined && S[H.status] === STATUS.waiting && S[H.decider] === this.seat
    this.moves = decides ? seenMoves(this.program, S, this.seat, codes) : []
    this.position = knownPosition(this.program.ir, S, this.seat)
  }

  /** Everything it contains, as plain data. */
  facts(): unknown {
    const { seat, start, first, moves, position, seen } = this
    return { seat, start, first, moves, position, seen }
  }
}

const codes = new Int32Array(MAX_MOVES)
