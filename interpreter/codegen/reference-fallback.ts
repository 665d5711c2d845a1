import { triesMoves } from '../../grammar/ir/rules.ts'
import type { Chance, Playouts, Program, Running } from '../program/program.ts'
import { madeLate, type MadeLate } from '../program/lazy-parts.ts'
import { rareRequests } from '../program/lazy-requests.ts'
import { Broken, TooCostly } from '../program/program.ts'
import { unsupportedReason } from './code/unsupported.ts'

/**
 * Runs a game on generated code as long as that works. If it throws anything but a fault of the rules, the state is
 * restored and the reference continues from there; `told` is called once. A whole game cannot be continued this way: it
 * throws `Broken`. An answer that exceeds the work budget is left to the reference, which decides whether the rules are
 * to blame.
 */
export function withReferenceFallback(
  fast: Program,
  reference: () => Program,
  onFallback: (running: Running) => void,
): Program {
  const { ir, moves: own, fresh } = fast
  const before = new Int32Array(ir.memory.size)
  // Otherwise listing writes nothing, and this copy would be most of the cost of guarding.
  const isTried = triesMoves(ir)
  let instead: Program | undefined
  let broken: Running | undefined
  let isLed = false
  let slow: Program | undefined
  const slower = (): Program => (slow ??= reference())
  const fail = (reason: unknown): Program => {
    const why = unsupportedReason(reason)
    instead = slower()
    broken = { machine: 'reference', ...why }
    onFallback(broken)
    return instead
  }
  const other = (reason: unknown): Program => (reason instanceof TooCostly ? slower() : fail(reason))
  const restored = (S: Int32Array, reason: unknown): Program => {
    const program = other(reason)
    S.set(before)
    // Some of the steered outcomes have been consumed.
    if (isLed) throw new Broken('led chance is to be led again')
    return program
  }
  const guard = (S: Int32Array, work: (by: Program) => void): void => {
    if (instead !== undefined) return work(instead)
    before.set(S)
    try {
      work(fast)
    } catch (reason) {
      work(restored(S, reason))
    }
  }
  const led = <T>(by: (chance: Chance) => T): T => {
    if (instead !== undefined) return by(instead.chance)
    isLed = true
    try {
      return by(fast.chance)
    } catch (thrown) {
      if (!(thrown instanceof Broken)) throw thrown
      return ledBy(slower(), by)
    } finally {
      isLed = false
    }
  }
  /** Only this work runs on the reference, unless the code has failed. */
  const ledBy = <T>(program: Program, by: (chance: Chance) => T): T => {
    const after = instead
    isLed = false
    instead = program
    try {
      return by(program.chance)
    } finally {
      instead = after
    }
  }
  const chance: Chance = {
    lead: (outcomes, work) => led((of) => of.lead(outcomes, work)),
    give: (wanted, work) => led((of) => of.give(wanted, work)),
    until: (isOver, work) => led((of) => of.until(isOver, work)),
  }
  let playouts: Playouts | undefined
  const whole = (): Playouts | undefined => {
    const { playouts: all } = fast
    if (all === undefined) return undefined
    const play = (low: number, high: number): number => {
      if (instead === undefined)
        try {
          return all.play(low, high)
        } catch (reason) {
          if (!(reason instanceof TooCostly)) fail(reason)
          all.widths.fill(0)
        }
      throw new Broken('games are no longer played in one piece')
    }
    return { state: all.state, widths: all.widths, cutShort: all.cutShort, play }
  }
  const program: Omit<Program, keyof MadeLate> = {
    ...rareRequests(() => fast),
    ir,
    moves: own,
    fresh,
    chance,
    worked: () => fast.worked() + (slow?.worked() ?? 0),
    begin: (S) => guard(S, (by) => by.begin(S)),
    legal: (S, moves = own) => {
      if (instead !== undefined) return instead.legal(S, moves)
      if (isTried) before.set(S)
      try {
        return fast.legal(S, moves)
      } catch (reason) {
        return (isTried ? restored(S, reason) : other(reason)).legal(S, moves)
      }
    },
    apply: (S, code) => {
      if (instead !== undefined) return instead.apply(S, code)
      before.set(S)
      try {
        fast.apply(S, code)
      } catch (reason) {
        restored(S, reason).apply(S, code)
      }
    },
    applyLayout: (S, layout) => guard(S, (by) => by.applyLayout(S, layout)),
    resume: (S) => guard(S, (by) => by.resume(S)),
  }
  return madeLate(program, {
    playouts: () => (instead === undefined ? (playouts ??= whole()) : undefined),
    running: () => broken ?? fast.running,
    state: () => fast.state,
  })
}
