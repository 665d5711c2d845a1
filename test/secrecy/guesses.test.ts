import { afterAll, describe, expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { isAllSeen } from '../../interpreter/view/hidden.ts'
import { corpus } from '../corpus/corpus.ts'
import { configuredVariant } from '../games/loaded.ts'
import type { Variant } from '../games/loaded.ts'
import { textProgram } from '../players/card-programs.ts'
import { LAYER, VOLUME } from '../volume.ts'
import { guess } from './guess.ts'

/* Whatever a player types, the answer follows from what the player knows. */

const SHIPPED: readonly Variant[] = [
  { id: 'stratego-duel' },
  { id: 'stratego-barrage', uses: ['rescue'] },
  ...(LAYER === 'long' ? [{ id: 'stratego-classic' }, { id: 'paper-lanterns' }] : []),
  { id: 'patrols' },
  { id: 'pocket-battles' },
  { id: 'toy-battle' },
  { id: 'hearts' },
  { id: 'auction-whist' },
]

/** A text can mean very many moves of these, so only a long run asks about them, in fewer positions. */
const SLOW: ReadonlySet<string> = new Set([
  'garlands.yaml',
  'handfuls.yaml',
  'haymakers.yaml',
  'blind-cups.yaml',
])

/** Games that say who sees what. A long run also tries those that do not, where nothing but a step hides something. */
const HIDING = corpus().filter(
  ({ name, text: rules }) =>
    // Variants of games that are here as well need these beside them.
    !/^extends:/mu.test(rules) &&
    (LAYER === 'long' || (!SLOW.has(name) && /seen by: *(?:owner|nobody|others)|secret/u.test(rules))),
)

/** What a long run compares in all, at least. */
const FEWEST = { states: 10_000, texts: 2_000_000 }

let compared = { states: 0, texts: 0 }

function leakIn(
  ir: GameIR,
  wanted: number = VOLUME.guessedStates,
): { readonly states: number; readonly leak: string | undefined } {
  const { states, texts, leak } = guess(ir, wanted, VOLUME.guessedTexts)
  compared = { states: compared.states + states, texts: compared.texts + texts }
  return { states, leak }
}

describe('answers to guessed texts follow from what a player knows', () => {
  test.each(SHIPPED)('$id', (variant) => {
    const { states, leak } = leakIn(configuredVariant(variant).checked.ir)
    expect(leak).toBeUndefined()
    expect(states).toBeGreaterThan(0)
  })

  test.each(HIDING.map(({ name, text: rules }) => [name, rules] as const))('%s', (name, rules) => {
    const { ir } = textProgram(rules)
    if (isAllSeen(ir)) return
    const wanted = SLOW.has(name) ? Math.ceil(VOLUME.guessedStates / 20) : undefined
    expect(leakIn(ir, wanted).leak).toBeUndefined()
  })

  afterAll(() => {
    if (!VOLUME.isLong) return
    expect(compared.states).toBeGreaterThanOrEqual(FEWEST.states)
    expect(compared.texts).toBeGreaterThanOrEqual(FEWEST.texts)
  })
})
