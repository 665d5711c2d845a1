import { NONE } from '../../grammar/ir/ir.ts'
import { rulesOfNotation } from '../../grammar/ir/rules.ts'
import { readsCell } from '../../grammar/ir/walk.ts'
import type { Program } from '../program/program.ts'
import { placedValue } from './seen-value.ts'
import { waitingAsk } from './waiting-ask.ts'

/** Values that the rules pass to an offered action, as the deciding player sees them. */
export interface Handed {
  readonly name: string
  readonly value: string
}

/** The values passed to everything offered in a state, unless its moves show them. */
export function handedValues(program: Program, state: Int32Array, seat: number): readonly Handed[] {
  const { ir } = program
  const found = new Map<string, Handed>()
  for (const { action: index, args } of waitingAsk(program, state)?.offers ?? []) {
    const action = ir.actions[index]
    if (action === undefined) continue
    const own = action.params.slice(0, action.params.length - (action.settled ?? 0))
    const written = rulesOfNotation(action.notation)
    own.forEach((cell, i) => {
      const arg = args[i]
      const region = ir.memory.regions.find(({ at, per }) => at === cell && per === 'local')
      if (arg === undefined || region === undefined || readsCell(written, new Set([cell]))) return
      const word = program.evaluate(state, arg)
      if (word === NONE) return
      const { type = 'number' } = region
      const name = region.name.slice(region.name.lastIndexOf(': ') + 1).trim()
      const value = type === 'number' ? String(word) : placedValue(ir, state, seat, type, word)
      found.set(`${name} ${value}`, { name, value })
    })
  }
  return [...found.values()]
}
