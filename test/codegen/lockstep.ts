import type { GameIR } from '../../grammar/ir/ir.ts'
import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import { declaredAt } from '../../interpreter/codegen/code/declared-ranges.ts'
import { arrangementAt, randomLayout } from '../../interpreter/layout/layout.ts'
import { brokenIn } from '../../interpreter/program/broken-invariants.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { Fault, MAX_MOVES, TooCostly } from '../../interpreter/program/program.ts'
import { scramble } from '../../interpreter/state/chance.ts'

/** A word that is not what the game declares it to be; generated code takes the declaration for granted. */
function outsideOfDeclared(ir: GameIR, S: Int32Array): string | undefined {
  const at = S.findIndex((word, i) => {
    const declared = declaredAt(ir, i)
    if (declared === undefined) return false
    return word === NONE ? !declared.none : word < declared.lo || word > declared.hi
  })
  return at < 0 ? undefined : `word ${at} is ${S[at]}`
}

/** Plays random games on two back ends at once and compares them after each move. */
export class Lockstep {
  private readonly one: Program
  private readonly other: Program
  private A: Int32Array
  private readonly any: Int32Array
  private readonly B: Int32Array
  private readonly listA = new Int32Array(MAX_MOVES)
  private readonly listB = new Int32Array(MAX_MOVES)
  plies = 0
  /** Faults of the rules that ended games, the same on both back ends. */
  readonly faults: string[] = []

  constructor(one: Program, other: Program) {
    this.one = one
    this.other = other
    this.any = new Int32Array(one.ir.memory.size)
    this.A = this.any
    this.B = new Int32Array(one.ir.memory.size)
  }

  /** Plays one game. Returns the first difference, or undefined if there is none. */
  play(seed: number, most = 3000): string | undefined {
    const { one, other, B, listA, listB } = this
    // Every second game on the program's own state, which has code of its own.
    const A = seed % 2 === 0 ? one.state : this.any
    this.A = A
    let word = scramble(seed)
    const below = (n: number): number => {
      word = scramble(word + 0x9e3779b9)
      return (word >>> 0) % n
    }
    one.fresh(A, seed, ~seed)
    other.fresh(B, seed, ~seed)
    let wrong = this.both(
      'begin',
      () => one.begin(A),
      () => other.begin(B),
    )
    for (let ply = 0; ply < most && wrong === undefined && A[H.status] === STATUS.waiting; ply++) {
      this.plies++
      const broken = brokenIn(one, A)
      if (broken !== undefined) return `ply ${ply}: not so of every ${broken.of}: ${broken.label}`
      const outside = outsideOfDeclared(one.ir, A)
      if (outside !== undefined) return `ply ${ply}: ${outside}`
      const arrange = arrangementAt(one.ir, A)
      const seat = A[H.decider] ?? 0
      if (arrange !== undefined) {
        const layout = randomLayout(arrange, arrange.players.indexOf(seat), below)
        wrong = this.both(
          'layout',
          () => one.applyLayout(A, layout),
          () => other.applyLayout(B, layout),
        )
        continue
      }
      let [countA, countB] = [0, 0]
      // Listing must not change the state; if it did, the states would differ after the move.
      wrong = this.both(
        'legal',
        () => (countA = one.legal(A, listA)),
        () => (countB = other.legal(B, listB)),
        false,
      )
      if (wrong !== undefined) break
      if (!sameMoves(listA, countA, listB, countB))
        return `ply ${ply}: moves ${listA.subarray(0, countA)} and ${listB.subarray(0, countB)}`
      if (countA === 0) break
      const code = listA[below(countA)] ?? 0
      wrong = this.both(
        `move ${code}`,
        () => one.apply(A, code),
        () => other.apply(B, code),
      )
      if (wrong !== undefined && wrong !== 'fault') wrong = `ply ${ply}: ${wrong}`
    }
    return wrong === 'fault' ? undefined : wrong
  }

  private both(
    what: string,
    first: () => unknown,
    second: () => unknown,
    changes = true,
  ): string | undefined {
    const [a, b] = [faultOf(first), faultOf(second)]
    if (a !== b) return `${what}: ${a} and ${b}`
    if (a !== undefined) {
      this.faults.push(a)
      return 'fault'
    }
    return changes ? difference(this.A, this.B, what) : undefined
  }
}

function sameMoves(one: Int32Array, count: number, other: Int32Array, otherCount: number): boolean {
  if (count !== otherCount) return false
  for (let i = 0; i < count; i++) if (one[i] !== other[i]) return false
  return true
}

function faultOf(work: () => unknown): string | undefined {
  try {
    work()
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
    // Each back end gives up at a different step of an endless loop, or of a long search.
    const isLong = thrown.code === 'ST5109' || thrown instanceof TooCostly
    return `${thrown.code} ${thrown.message} ${isLong ? '' : thrown.origin}`
  }
}

export function difference(A: Int32Array, B: Int32Array, what: string): string | undefined {
  for (let i = 0; i < A.length; i++)
    if (A[i] !== B[i]) return `${what}: word ${i} is ${A[i] ?? NONE} and ${B[i] ?? NONE}`
  return undefined
}
