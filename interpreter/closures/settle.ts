import { H, NONE, STATUS, type EndIR, type StepIR, type WheneverIR } from '../../grammar/ir/ir.ts'
import { LEFT, RULE_DONE, STOP, emit, place, emitSteps, type Assembly, type Where } from './assembly.ts'
import { endGame } from './effects.ts'
import { leaveStage } from './unwind.ts'
import type { Each, Env, Has, Machine, Pool, Test, Value } from './machine.ts'
import { NO_ENV, bind, poolHas, pool, push, newRegister } from './machine.ts'
import { recorded } from './recorder.ts'
import { run } from './run.ts'
import { compileValue, compileHas, compileEach, compileTest } from './dispatch.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** Whenever rules, compiled once for all places that test them. */
interface Watchers {
  readonly rules: readonly Rule[]
  /** Each ends the game and returns true, if it holds. */
  readonly ends: readonly Each[]
}

interface Rule {
  readonly collect: Each | undefined
  readonly has: Has | undefined
  readonly cell: number
  readonly when: Test
  readonly you: Value | undefined
  /** Things for which the rule may fire in this pass, and those for which it has fired in this settling. */
  readonly found: Pool
  readonly fired: Pool
  readonly body: { readonly pc: number }
}

const watchers = memoized((asm: Assembly): Watchers => {
  const m = asm.machine
  return {
    rules: m.ir.whenever.map((rule, index) => compileRule(asm, rule, index)),
    ends: m.ir.ends.map((end) => compileEnd(m, end, ending(m, end))),
  }
})

function compileRule(asm: Assembly, rule: WheneverIR, index: number): Rule {
  const m = asm.machine
  const found = pool()
  return {
    collect:
      rule.over === undefined
        ? undefined
        : compileEach(m, rule.over, NO_ENV, (_, item) => {
            push(found, item)
            return false
          }),
    has: rule.over === undefined ? undefined : compileHas(m, rule.over, NO_ENV),
    cell: rule.cell,
    when: recorded(m, rule, compileTest(m, rule.when, NO_ENV)),
    you: rule.you === undefined ? undefined : compileValue(m, rule.you, NO_ENV),
    found,
    fired: pool(),
    body: asm.rules[index] === undefined ? { pc: -1 } : asm.rules[index].body,
  }
}

/** Effect of an end, given the environment of its winner and its points. */
type Outcome = (env: Env) => (S: Int32Array) => void

function compileEnd(m: Machine, end: EndIR, outcome: Outcome): Each {
  const to = newRegister(m)
  const env = bind(NO_ENV, end.reg, to)
  const when = recorded(m, end, compileTest(m, end.when, env))
  const happen = outcome(env)
  const judge: Each = (S) => {
    if (!when(S)) return false
    happen(S)
    return true
  }
  if (end.over === undefined) return judge
  return compileEach(m, end.over, NO_ENV, (S, item) => {
    to.R[to.at] = item
    return judge(S)
  })
}

function ending(m: Machine, end: EndIR): Outcome {
  return (env) => {
    const winner = compileValue(m, end.winner, env)
    const points = end.points && { value: compileValue(m, end.points, env), origin: end.origin }
    return (S) => {
      endGame(m, S, winner(S), end.reason, points)
    }
  }
}

/** The game goes on, and the words record which end it is, who wins by it, and how much. */
function noting(m: Machine, end: EndIR, index: number, [number, who, much]: readonly number[]): Outcome {
  return (env) => {
    const winner = compileValue(m, end.winner, env)
    const points = end.points && compileValue(m, end.points, env)
    return (S) => {
      S[number ?? -1] = index
      S[who ?? -1] = winner(S)
      if (points !== undefined) S[much ?? -1] = points(S)
    }
  }
}

export function emitRule(asm: Assembly, index: number): void {
  const rule = asm.machine.ir.whenever[index]
  const code = asm.rules[index]
  if (rule === undefined || code === undefined) return
  place(asm, code.body)
  emitSteps(asm, rule.body, { owner: { kind: 'rule', index }, frames: [] })
  emit(asm, () => () => RULE_DONE)
}

export function emitSettle(asm: Assembly, step: Extract<StepIR, { step: 'settle' }>, where: Where): void {
  if (step.whenever.length === 0 && step.ends.length === 0) return
  const m = asm.machine
  emit(asm, (next) => {
    const all = watchers(asm)
    const rules = step.whenever.flatMap((index) => all.rules[index] ?? [])
    const ends = step.ends.flatMap((index) => {
      const end = m.ir.ends[index]
      if (step.noted === undefined || end === undefined) return all.ends[index] ?? []
      return [compileEnd(m, end, noting(m, end, index, step.noted))]
    })
    const goesOn = step.noted !== undefined
    return (S) => {
      if (m.settling) return next
      if (rules.length > 0) {
        const result = settle(asm, S, rules)
        if (result === STOP) return STOP
        if (result === LEFT) {
          const stage = m.leaving
          m.leaving = -1
          return leaveStage(asm, S, stage, where, -1)
        }
      }
      if (m.attempting) return next
      for (let i = 0; i < ends.length; i++) if (ends[i]!(S)) return goesOn ? next : STOP
      return next
    }
  })
}

/** Runs the rules in order until a fixpoint. Each fires at most once for the same thing. */
function settle(asm: Assembly, S: Int32Array, rules: readonly Rule[]): number {
  const m = asm.machine
  for (let i = 0; i < rules.length; i++) rules[i]!.fired.length = 0
  m.settling = true
  let result = RULE_DONE
  let fires = true
  while (fires && result === RULE_DONE) {
    fires = false
    for (let i = 0; i < rules.length && result === RULE_DONE; i++) {
      const rule = rules[i]!
      if (rule.collect === undefined) {
        if (rule.fired.length > 0 || !rule.when(S)) continue
        push(rule.fired, 0)
        fires = true
        result = fire(asm, S, rule)
        continue
      }
      rule.found.length = 0
      rule.collect(S)
      let changed = false
      for (let k = 0; k < rule.found.length && result === RULE_DONE; k++) {
        const item = rule.found.items[k]!
        if (poolHas(rule.fired, item) || (changed && rule.has?.(S, item) !== true)) continue
        S[rule.cell] = item
        if (rule.when(S)) {
          push(rule.fired, item)
          fires = true
          changed = true
          result = fire(asm, S, rule)
        }
        S[rule.cell] = NONE
      }
    }
  }
  m.settling = false
  return result
}

function fire(asm: Assembly, S: Int32Array, rule: Rule): number {
  const you = S[H.you]!
  if (rule.you !== undefined) S[H.you] = rule.you(S)
  const result = run(asm, S, rule.body.pc)
  if (S[H.status] !== STATUS.over) S[H.you] = you
  return result
}
