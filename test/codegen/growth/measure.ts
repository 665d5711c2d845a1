import type { GameIR } from '../../../grammar/ir/ir.ts'
import { rulesOfGame } from '../../../grammar/ir/rules.ts'
import { sizeOf } from '../../../grammar/ir/walk.ts'
import { generateLists } from '../../../interpreter/codegen/move-lists.ts'
import { generateMachine } from '../../../interpreter/codegen/move-machine.ts'
import { generatePlayouts } from '../../../interpreter/codegen/playout.ts'
import { Unsupported } from '../../../interpreter/codegen/code/unsupported.ts'
import { withWorkLimit } from '../../../interpreter/codegen/code/work.ts'

/** The size of a game's code, and the work it took to generate it. */
export interface Made {
  readonly characters: number
  readonly units: number
}

interface WithCode {
  readonly code: { readonly text: string }
}

export interface Growth {
  /** Expressions, sets and steps of the game. */
  readonly nodes: number
  readonly plain: Made
  /** Whole games; undefined where they are played move by move. */
  readonly whole: Made | undefined
}

export function measured(ir: GameIR): Growth {
  const made = <T extends WithCode>(make: () => T): Made & { readonly game: T } => {
    const { result: game, units } = withWorkLimit(Infinity, make)
    return { characters: game.code.text.length, units, game }
  }
  const machine = made(() => generateMachine(ir))
  const lists = made(() => generateLists(ir, machine.game.asking))
  return {
    nodes: sizeOf(rulesOfGame(ir)),
    plain: {
      characters: machine.characters + lists.characters,
      units: machine.units + lists.units,
    },
    whole: orNone(() => made(() => generatePlayouts(ir))),
  }
}

function orNone<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch (reason) {
    if (reason instanceof Unsupported) return undefined
    throw reason
  }
}
