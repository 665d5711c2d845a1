import type { GameIR } from '../../grammar/ir/ir.ts'
import { H, STATUS } from '../../grammar/ir/ir.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { Fault, MAX_MOVES } from '../../interpreter/program/program.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { scramble } from '../../interpreter/state/chance.ts'

/** How these tests make a program from IR: with the reference, unless a test sets another back end. */
export const backEnd: { make: (ir: GameIR) => Program } = { make: closuresProgram }

/** A game of a program, played by move codes. */
export class Drive {
  readonly program: Program
  readonly S: Int32Array
  private readonly moves = new Int32Array(MAX_MOVES)

  constructor(of: GameIR | Program, seed = 1) {
    this.program = 'fresh' in of ? of : backEnd.make(of)
    this.S = new Int32Array(this.program.ir.memory.size)
    this.program.fresh(this.S, seed, seed + 1)
    this.program.begin(this.S)
  }

  get over(): boolean {
    return this.S[H.status] === STATUS.over
  }

  legal(): number[] {
    return [...this.moves.subarray(0, this.program.legal(this.S, this.moves))]
  }

  /** Plays codes in order, each of which must be legal. */
  play(...codes: number[]): this {
    for (const code of codes) {
      if (!this.legal().includes(code)) throw new Error(`${code} is not legal: ${this.legal().join(' ')}`)
      this.program.apply(this.S, code)
    }
    return this
  }

  at(address: number): number | undefined {
    return this.S[address]
  }
}

/** Counts finished games, and positions at exactly the given depth. */
export function perft(program: Program, depth: number): { nodes: number; games: number } {
  const states = Array.from({ length: depth + 1 }, () => new Int32Array(program.ir.memory.size))
  const lists = Array.from({ length: depth + 1 }, () => new Int32Array(512))
  let [nodes, games] = [0, 0]
  const S = states[0] ?? new Int32Array(0)
  program.fresh(S, 1, 2)
  program.begin(S)
  const walk = (level: number): void => {
    const here = states[level]
    const list = lists[level]
    if (here === undefined || list === undefined) return
    if (here[H.status] === STATUS.over) games++
    if (level === depth) nodes++
    if (level === depth || here[H.status] === STATUS.over) return
    const count = program.legal(here, list)
    const next = states[level + 1]
    for (let i = 0; i < count; i++) {
      next?.set(here)
      program.apply(next ?? here, list[i] ?? 0)
      walk(level + 1)
    }
  }
  walk(0)
  return { nodes, games }
}

/** Plays on at random until the game is over, and returns all states along the way. */
export function playout(drive: Drive, seed: number, most = 500): Int32Array[] {
  const states = [drive.S.slice()]
  for (let ply = 0; ply < most && !drive.over; ply++) {
    const moves = drive.legal()
    drive.program.apply(drive.S, moves[(scramble(seed * 1000 + ply) >>> 0) % moves.length] ?? 0)
    states.push(drive.S.slice())
  }
  return states
}

/** The code of the fault that `work` throws, or else its result. */
export function faultOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error instanceof Fault ? error.code : error
  }
}
