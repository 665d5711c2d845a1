import type { GameIR } from '../ir/ir.ts'
import type { Elaboration } from './elaboration/contexts.ts'
import { withSharedWords } from './elaboration/shared-words.ts'
import { settledTogether } from './steps/settle-together.ts'
import { checkInSecret } from './steps/check-in-secret.ts'
import { unsettledInSecret } from './steps/settling-in-secret.ts'
import { checkBeginning } from './whole-game/opening-checks.ts'
import { checkBegunTurns } from './whole-game/begun-turns.ts'
import { judgeBehind } from './whole-game/conditions-after-moves.ts'
import { compareActions } from './whole-game/compared-actions.ts'
import { checkQuestions } from './whole-game/endless-questions.ts'
import { checkDarkBoards } from './whole-game/dark-boards.ts'
import { checkForgotten } from './whole-game/forgotten-positions.ts'
import { judgeEnds } from './whole-game/judged-ends.ts'
import { checkMixedMarks } from './whole-game/mixed-marks.ts'
import { checkStateSize } from './whole-game/state-size.ts'
import { nameUnseenChanges } from './whole-game/unseen-changes.ts'

/** A pass over the IR of a whole game. */
interface Pass {
  readonly name: string
  /** The parts of the checker that it uses besides the IR. */
  readonly uses: readonly (keyof Elaboration)[]
  readonly output: 'IR' | 'findings'
  readonly run: (el: Elaboration, ir: GameIR) => GameIR
}

/** A pass that changes the IR. TypeScript reports anything that `run` uses and `uses` lacks. */
const change = <K extends keyof Elaboration>(
  name: string,
  uses: readonly K[],
  run: (el: Pick<Elaboration, K>, ir: GameIR) => GameIR,
): Pass => ({ name, uses, output: 'IR', run })

/** A pass that only reports. */
const check = <K extends keyof Elaboration>(
  name: string,
  uses: readonly (K | 'findings')[],
  report: (el: Pick<Elaboration, K | 'findings'>, ir: GameIR) => void,
): Pass => ({
  name,
  uses,
  output: 'findings',
  run: (el, ir) => {
    report(el, ir)
    return ir
  },
})

/** All passes in order. Each gets the IR that the one before it returned. */
export const PASSES: readonly Pass[] = [
  change(
    'conditions after moves',
    ['past', 'notes', 'annotations', 'findings', 'boundRegister', 'game', 'texts'],
    judgeBehind,
  ),
  change('comparison of actions', ['actions', 'findings'], compareActions),
  check('secret stages', ['notes', 'annotations', 'findings', 'game', 'texts', 'staticFacts'], checkInSecret),
  check('endless questions', ['actions', 'annotations', 'findings'], checkQuestions),
  check('mixed marks', ['annotations', 'tracked', 'findings'], checkMixedMarks),
  check('beginning', ['annotations', 'tracked', 'findings'], checkBeginning),
  check('forgotten positions', ['past', 'names', 'findings'], checkForgotten),
  check('begun turns', ['notes', 'findings'], checkBegunTurns),
  check('size of the state', ['memory', 'section', 'findings'], checkStateSize),
  change('settling within together', ['notes', 'slots'], settledTogether),
  change('ends', ['notes'], judgeEnds),
  change('settling in secret', ['notes'], unsettledInSecret),
  change('dark boards', ['annotations', 'findings', 'game', 'texts'], checkDarkBoards),
  change('shared words', ['memory'], ({ memory }, ir) => withSharedWords(ir, memory.shared)),
  change(
    'unseen changes',
    ['annotations', 'findings', 'world', 'tables', 'memory', 'lookUp', 'boundRegister'],
    nameUnseenChanges,
  ),
]

export function runPasses(el: Elaboration, ir: GameIR): GameIR {
  return PASSES.reduce((before, pass) => pass.run(el, before), ir)
}
