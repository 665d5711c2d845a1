import { expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { Fault } from '../../interpreter/program/program.ts'
import { withSecondOpinion } from '../../interpreter/program/second-opinion.ts'
import { Lockstep } from './lockstep.ts'
import { boardRuleset } from './made/boards.ts'
import { handRuleset } from './made/hands.ts'
import { madeRuleset } from './made/ruleset.ts'
import { VOLUME, seedOr } from '../volume.ts'

/** Plies per game: some random games never end. */
const PLIES = 60
/** With these limits even small terms become functions, and small stages blocks; every other ruleset is generated so. */
const SMALL = { shared: 4, term: 20, stage: 10 }
/** The first seed; another one gives other rulesets. */
const FIRST = seedOr(1)

/** The IR of a text, or undefined if the text is refused. */
function irOf(text: string, players: number | undefined): GameIR | undefined {
  const { ruleset, diagnostics } = loadRuleset({ file: sourceFile('made.yaml', text), host: memoryHost([]) })
  const made = ruleset === undefined ? undefined : configure(ruleset, players)
  const wrong = [...diagnostics, ...(made?.diagnostics ?? [])].some(({ severity }) => severity === 'error')
  return wrong ? undefined : made?.configured?.checked.ir
}

/** The program, or why there is none: a game may have more moves than can be numbered. */
function orRefusal(make: () => Program): Program | string {
  try {
    return make()
  } catch (thrown) {
    if (thrown instanceof Fault) return thrown.message
    throw thrown
  }
}

interface Made {
  readonly text: string
  /** Undefined if there is only one number of players. */
  readonly players: number | undefined
}

interface Sort {
  readonly name: string
  readonly make: (seed: number) => Made
  readonly texts: number
}

const FEW = Math.ceil(VOLUME.texts / 2)

const SORTS: readonly Sort[] = [
  { name: 'rulesets', make: madeRuleset, texts: VOLUME.texts },
  {
    name: 'games on boards',
    make: (seed) => ({ text: boardRuleset(seed), players: undefined }),
    texts: FEW,
  },
  { name: 'games of cards', make: (seed) => ({ text: handRuleset(seed), players: undefined }), texts: FEW },
]

test.each(SORTS)('both back ends play $name that were written at random', ({ make, texts }) => {
  let [played, plies] = [0, 0]
  let seed = FIRST
  // If most texts were refused, this would go on forever.
  for (; played < texts && seed - FIRST < 2 * texts; seed++) {
    const { text, players } = make(seed)
    const ir = irOf(text, players)
    if (ir === undefined) continue
    played++
    const one = orRefusal(() => closuresProgram(ir))
    const other = orRefusal(() => (seed % 2 === 0 ? generatedProgram(ir) : generatedProgram(ir, SMALL)))
    if (typeof one === 'string' || typeof other === 'string') {
      expect(one, `seed ${seed}`).toBe(other)
      continue
    }
    // What only one of them finds too long is left to the other, as everywhere.
    const games = new Lockstep(
      withSecondOpinion(one, () => generatedProgram(ir)),
      withSecondOpinion(other, () => closuresProgram(ir)),
    )
    for (const start of [1, 2, 3]) expect(games.play(start, PLIES), `seed ${seed}`).toBeUndefined()
    plies += games.plies
  }
  // Refused texts, and games in which nothing happens, prove nothing.
  expect(played, `${seed - FIRST} texts`).toBe(texts)
  expect(plies).toBeGreaterThan(texts * 10)
})
