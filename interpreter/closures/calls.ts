import type { ExprIR } from '../../grammar/ir/ir.ts'
import { NO_ENV, bind, newRegister, type Env, type Machine, type Register, type Term } from './machine.ts'
import { countWork } from './count-work.ts'
import { compileValue, compileTest } from './dispatch.ts'

/** Compiles a term once for all callers. Terms do not recurse, so their parameters have fixed registers. */
function termOf(m: Machine, index: number): Term {
  const made = m.terms[index]
  if (made !== undefined) return made
  const ir = m.ir.terms[index]
  if (ir === undefined) throw new Error(`there is no term ${index}`)
  const params: Register[] = ir.params.map(() => newRegister(m))
  const env = ir.params.reduce<Env>((all, reg, i) => bind(all, reg, params[i] ?? newRegister(m)), NO_ENV)
  const term = { params, value: compileValue(m, ir.body, env), test: compileTest(m, ir.body, env) }
  m.terms[index] = term
  return term
}

/** All arguments are evaluated before any is stored, because one of them may call the same term. */
export function compileCall(
  m: Machine,
  e: Extract<ExprIR, { op: 'call' }>,
  env: Env,
): { readonly term: Term; readonly enter: (S: Int32Array) => void } {
  const term = termOf(m, e.term)
  const args = e.args.map((arg) => compileValue(m, arg, env))
  const [a, b] = args
  const [p, q] = term.params
  const origin = m.ir.terms[e.term]?.origin ?? -1
  const begin = (): void => {
    m.doing = origin
    countWork(m, 1)
  }
  if (a === undefined || p === undefined) return { term, enter: begin }
  if (args.length === 1)
    return {
      term,
      enter: (S) => {
        begin()
        p.R[p.at] = a(S)
      },
    }
  if (args.length === 2 && b !== undefined && q !== undefined)
    return {
      term,
      enter: (S) => {
        begin()
        const first = a(S)
        q.R[q.at] = b(S)
        p.R[p.at] = first
      },
    }
  const argumentRegisters = args.map(() => newRegister(m))
  return {
    term,
    enter: (S) => {
      begin()
      for (let i = 0; i < args.length; i++) {
        const { R, at } = argumentRegisters[i]!
        R[at] = args[i]!(S)
      }
      for (let i = 0; i < args.length; i++) {
        const from = argumentRegisters[i]!
        const to = term.params[i]!
        to.R[to.at] = from.R[from.at]!
      }
    },
  }
}
