import type { GameIR } from '../../grammar/ir/ir.ts'
import { stepsOf } from '../../grammar/ir/rules.ts'
import { pieceStripes } from './piece-stripes.ts'
import { hasScreens } from './take-screens-down.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/**
 * True if it can become unknown which piece has which tracked values, because pieces were shuffled or set behind
 * screens.
 */
export const mayMixMarks = memoized((ir: GameIR): boolean => {
  const may =
    pieceStripes(ir).some(({ type }) => type !== undefined) &&
    (hasScreens(ir) || stepsOf(ir).some(({ step }) => step === 'shuffle'))
  return may
})
