import type { GameIR } from '../../grammar/ir/ir.ts'
import { isStep } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { someNode } from '../../grammar/ir/walk.ts'
import { pieceStripes } from './piece-stripes.ts'
import { hasScreens } from './screen.ts'

const KNOWN = new WeakMap<GameIR, boolean>()

/** Can it be that nobody knows any longer which piece has what is tracked of it: because they were shuffled, or set behind screens? */
export function mayMixMarks(ir: GameIR): boolean {
  const known = KNOWN.get(ir)
  if (known !== undefined) return known
  const may =
    pieceStripes(ir).some(({ type }) => type !== undefined) &&
    (hasScreens(ir) || someNode(rulesOfGame(ir), (node) => isStep(node) && node.step === 'shuffle'))
  KNOWN.set(ir, may)
  return may
}
