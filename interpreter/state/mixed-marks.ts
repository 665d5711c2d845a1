import type { GameIR } from '../../grammar/ir/ir.ts'
import { stepsOf } from '../../grammar/ir/rules.ts'
import { pieceStripes } from './piece-stripes.ts'
import { hasScreens } from './screen.ts'

const KNOWN = new WeakMap<GameIR, boolean>()

/** Can it be that nobody knows any longer which piece has what is tracked of it: because they were shuffled, or set behind screens? */
export function mayMixMarks(ir: GameIR): boolean {
  const known = KNOWN.get(ir)
  if (known !== undefined) return known
  const may =
    pieceStripes(ir).some(({ type }) => type !== undefined) &&
    (hasScreens(ir) || stepsOf(ir).some(({ step }) => step === 'shuffle'))
  KNOWN.set(ir, may)
  return may
}
