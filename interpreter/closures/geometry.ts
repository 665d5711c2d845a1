import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { compileValue, tableOf } from './expressions.ts'
import type { Each, Env, Machine, Value, Visit } from './machine.ts'
import { pool, push } from './machine.ts'
import { compileEach } from './sets.ts'

const NO_STEPS = new Int32Array(0)

/** For each space and direction the neighbour; empty without a board. */
export function boardSteps(m: Machine): Int32Array {
  return m.ir.board === undefined ? NO_STEPS : tableOf(m, m.ir.board.step)
}

/** Lowest direction of a mask, 0 to 7, or -1. */
function directionOf(mask: number): number {
  return mask <= 0 ? -1 : 31 - Math.clz32(mask & -mask)
}

export function compileStep(m: Machine, e: Extract<ExprIR, { op: 'step' }>, env: Env): Value {
  const steps = boardSteps(m)
  const space = compileValue(m, e.space, env)
  if (e.directions.op === 'const') {
    const direction = directionOf(e.directions.value)
    if (direction < 0) return () => NONE
    return (S) => {
      const from = space(S)
      return from === NONE ? NONE : (steps[from * 8 + direction] ?? NONE)
    }
  }
  const directions = compileValue(m, e.directions, env)
  return (S) => {
    const from = space(S)
    const direction = directionOf(directions(S))
    return from === NONE || direction < 0 ? NONE : (steps[from * 8 + direction] ?? NONE)
  }
}

const STRAIGHT = new WeakMap<Machine, Int8Array>()

/** For each two spaces the direction of the straight line from one to the other, or -1. */
function straightLines(m: Machine): Int8Array {
  const made = STRAIGHT.get(m)
  if (made !== undefined) return made
  const steps = boardSteps(m)
  const spaces = m.ir.spaces.length
  const lines = new Int8Array(spaces * spaces).fill(-1)
  for (let from = 0; from < spaces; from++)
    for (let direction = 0; direction < 8; direction++)
      for (let to = steps[from * 8 + direction] ?? NONE; to >= 0 && to !== from;) {
        lines[from * spaces + to] = direction
        to = steps[to * 8 + direction] ?? NONE
      }
  STRAIGHT.set(m, lines)
  return lines
}

/** A border has one number, from whichever side it is crossed: that of the side from which it lies n, ne, e or se. */
export function eachBorder(
  m: Machine,
  set: Extract<SetIR, { set: 'borders' }>,
  env: Env,
  visit: Visit,
): Each {
  const steps = boardSteps(m)
  const lines = straightLines(m)
  const spaces = m.ir.spaces.length
  const start = compileValue(m, set.from, env)
  const goal = compileValue(m, set.to, env)
  return (S) => {
    const from = start(S)
    const to = goal(S)
    if (from < 0 || to < 0 || from >= spaces || to >= spaces) return false
    const direction = lines[from * spaces + to]!
    if (direction < 0) return false
    for (let here = from; here !== to;) {
      const there = steps[here * 8 + direction]!
      if (visit(S, direction < 4 ? here * 8 + direction : there * 8 + direction - 4)) return true
      here = there
    }
    return false
  }
}

export function compileLongestLine(m: Machine, e: Extract<ExprIR, { op: 'longest line' }>, env: Env): Value {
  const steps = boardSteps(m)
  const directions = compileValue(m, e.directions, env)
  const mark = new Uint8Array(m.ir.spaces.length)
  const spaces = pool()
  const collect = compileEach(m, e.set, env, (_, space) => {
    mark[space] = 1
    push(spaces, space)
    return false
  })
  return (S) => {
    mark.fill(0)
    spaces.length = 0
    collect(S)
    const wanted = directions(S)
    let longest = spaces.length > 0 ? 1 : 0
    // A run has the same length from either end, so opposite directions are one.
    const mask = (wanted | (wanted >> 4)) & 15
    for (let direction = 0; direction < 4; direction++) {
      if ((mask & (1 << direction)) === 0) continue
      for (let i = 0; i < spaces.length; i++) {
        let space = spaces.items[i]!
        const behind = steps[space * 8 + direction + 4]!
        if (behind >= 0 && mark[behind] === 1) continue
        let length = 0
        while (space >= 0 && mark[space] === 1) {
          length++
          space = steps[space * 8 + direction]!
        }
        if (length > longest) longest = length
      }
    }
    return longest
  }
}
