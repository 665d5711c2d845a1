import type { GameIR } from '../../grammar/ir/ir.ts'
import { stepsOf } from '../../grammar/ir/rules.ts'
import { pieceStripes } from './piece-stripes.ts'
import { hasScreens } from './screen.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** Can it be that nobody knows any longer which piece has what is tracked of it: because they were shuffled, or set behind screens? */
export const mayMixMarks = memoized((ir: GameIR): boolean => {
  const may =
    pieceStripes(ir).some(({ type }) => type !== undefined) &&
    (hasScreens(ir) || stepsOf(ir).some(({ step }) => step === 'shuffle'))
  return may
})
