import { TooCostly, type Program } from './program.ts'

/**
 * Wraps a program so that answers which exceed its work budget go to another one. Back ends count differently, so rules
 * are refused only if both give up.
 *
 * @param other makes the other program; throws if there is none
 */
export function withSecondOpinion(program: Program, other: () => Program): Program {
  const before = new Int32Array(program.ir.memory.size)
  let second: Program | undefined
  const secondOr = (thrown: TooCostly): Program => {
    try {
      return (second ??= other())
    } catch {
      throw thrown
    }
  }
  const asked = <T>(S: Int32Array, work: (by: Program) => T): T => {
    before.set(S)
    try {
      return work(program)
    } catch (thrown) {
      if (!(thrown instanceof TooCostly)) throw thrown
      const by = secondOr(thrown)
      const reached = S.slice()
      S.set(before)
      try {
        return work(by)
      } catch (again) {
        if (!(again instanceof TooCostly)) throw again
        S.set(reached)
        throw thrown
      }
    }
  }
  return {
    ...program,
    begin: (S) => asked(S, (by) => by.begin(S)),
    legal: (S, moves = program.moves) => asked(S, (by) => by.legal(S, moves)),
    apply: (S, code) => asked(S, (by) => by.apply(S, code)),
    applyLayout: (S, layout) => asked(S, (by) => by.applyLayout(S, layout)),
    resume: (S) => asked(S, (by) => by.resume(S)),
  }
}
