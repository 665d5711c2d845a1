import type { GameIR } from '../../grammar/ir/ir.ts'
import { ChanceSource } from '../state/chance-source.ts'
import { pictureTakers } from '../state/board-hash.ts'
import { tablePlan } from '../state/table-plan.ts'
import { LIGHT } from './dark.ts'
import { HANDLERS } from './handlers.ts'
import { BANK, type Machine } from './machine.ts'
import type { Recorder } from './recorder.ts'

/** Creates the machine of a program. */
export function machine(ir: GameIR, recorder?: Recorder, chance?: ChanceSource): Machine {
  const table = tablePlan(ir, recorder?.fans)
  return {
    dispatch: HANDLERS,
    ir,
    table,
    chance: chance ?? new ChanceSource(ir, table),
    pictures: pictureTakers(ir, table),
    registers: { bank: new Int32Array(BANK), used: 0 },
    terms: [],
    tries: [],
    attempts: [],
    dark: LIGHT,
    recorder: recorder?.onlyBounds === true ? undefined : recorder,
    boundsOf: recorder?.counter,
    searching: undefined,
    highest: new Map(),
    asking: 0,
    settling: false,
    attempting: false,
    leaving: -1,
    budget: 0,
    work: Infinity,
    doing: -1,
  }
}
