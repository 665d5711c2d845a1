import { describe, expect, test } from 'vitest'
import { H, NONE } from '../../grammar/ir/ir.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { playable } from '../../interpreter/playable.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { Fault, MAX_MOVES } from '../../interpreter/program/program.ts'
import { VOLUME } from '../volume.ts'
import { LENSES, WRITTEN, game } from './operand-steps.ts'

/** Words that tell what has happened, and not by which step or under which name. */
function toldBy({ memory }: GameIR, S: Int32Array): readonly number[] {
  const own = new Set<number>([H.site, H.action, H.depth, H.reason])
  for (const { name, per, at, length } of memory.regions)
    if (per === 'local' || name === 'last action') for (let i = 0; i < length; i++) own.add(at + i)
  return Array.from(S, (value, at) => (own.has(at) ? NONE : value))
}

function after(
  program: Program,
  answer: number,
): { readonly told: readonly number[]; readonly fault?: string } {
  const S = new Int32Array(program.ir.memory.size)
  const list = new Int32Array(MAX_MOVES)
  program.fresh(S, 7, ~7)
  program.begin(S)
  const count = program.legal(S, list)
  expect(count).toBe(2 * WRITTEN.length)
  try {
    program.apply(S, list[answer] ?? 0)
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault
    return { told: [], fault: `${fault.code} ${fault.message}` }
  }
  return { told: toldBy(program.ir, S) }
}

describe('all operands of a step are worked out before it changes anything, in both back ends', () => {
  for (const lens of VOLUME.isLong ? LENSES : LENSES.slice(0, 1))
    test(`where ${lens}`, () => {
      const { configured, diagnostics } = playable(game(lens))
      const errors = diagnostics.filter(({ severity }) => severity === 'error')
      if (configured === undefined || errors.length > 0)
        throw new Error(renderPretty(errors.slice(0, 5), { color: false }))
      const { ir } = configured.checked
      const [reference, fast] = [closuresProgram(ir), generatedProgram(ir)]
      const differ = WRITTEN.filter((_, i) => {
        const ways = [2 * i, 2 * i + 1].flatMap((move) => [after(reference, move), after(fast, move)])
        return new Set(ways.map((way) => JSON.stringify(way))).size > 1
      })
      expect(differ).toEqual([])
    })
})
