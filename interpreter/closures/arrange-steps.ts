import { H, NONE, STATUS, type ArrangeIR } from '../../grammar/ir/ir.ts'
import { Fault } from '../program/program.ts'
import type { Assembly } from './assembly.ts'
import { NO_ENV, bind, newRegister, type Test } from './machine.ts'
import { compileTest } from './dispatch.ts'

interface Layouts {
  /** Writes the layout of the deciding seat into the state. Returns the instruction that continues. */
  answer(S: Int32Array, layout: ArrayLike<number>): number
  /** Index of the first piece with an illegal space, or -1. */
  misplaced(S: Int32Array, layout: ArrayLike<number>): number
  /** True if a piece of the deciding seat, by its index there, meets the condition on a space. */
  mayStand(S: Int32Array, index: number, space: number): boolean
}

export function compileLayouts(asm: Assembly): Layouts {
  const m = asm.machine
  const piece = newRegister(m)
  const space = newRegister(m)
  const conditions = new Map<number, Test>()
  for (const site of asm.sites)
    if (site?.step.step === 'arrange' && site.step.where !== undefined) {
      const { where } = site.step
      const env = bind(bind(NO_ENV, where.piece, piece), where.space, space)
      conditions.set(site.step.site, compileTest(m, where.condition, env))
    }
  const waiting = (S: Int32Array): ArrangeIR => {
    const site = S[H.status] === STATUS.waiting ? asm.sites[S[H.site]!] : undefined
    if (site?.step.step !== 'arrange') throw new Fault('ST5114', 'No arrangement is asked for now.', -1)
    return site.step
  }
  const meets = (S: Int32Array, step: ArrangeIR, mine: number, onto: number): boolean => {
    piece.R[piece.at] = mine
    space.R[space.at] = onto
    return conditions.get(step.site)?.(S) ?? true
  }
  return {
    answer: (S, layout) => {
      const step = waiting(S)
      const mine = step.pieces[S[step.cell]!] ?? []
      if (layout.length !== mine.length)
        throw new Fault(
          'ST5114',
          `${mine.length} pieces must be arranged, not ${layout.length}.`,
          step.origin,
        )
      for (let i = 0; i < mine.length; i++) S[step.layout + mine[i]!] = layout[i] ?? NONE
      S[H.ply] = S[H.ply]! + 1
      const resume = asm.sites[step.site]?.resume.pc ?? -1
      S[H.site] = NONE
      S[H.decider] = NONE
      return resume
    },
    misplaced: (S, layout) => {
      const step = waiting(S)
      const asked = S[step.cell]!
      const mine = step.pieces[asked] ?? []
      const allowed = new Set(step.spaces[asked] ?? [])
      for (let i = 0; i < mine.length; i++) {
        const onto = layout[i]
        if (onto === undefined || !allowed.delete(onto)) return i
        if (!meets(S, step, mine[i]!, onto)) return i
      }
      return layout.length > mine.length ? mine.length : -1
    },
    mayStand: (S, index, onto) => {
      const step = waiting(S)
      const mine = step.pieces[S[step.cell]!]?.[index]
      return mine !== undefined && meets(S, step, mine, onto)
    },
  }
}
