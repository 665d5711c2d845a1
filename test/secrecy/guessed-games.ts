import type { GameIR } from '../../grammar/ir/ir.ts'
import { isAllSeen } from '../../interpreter/view/hidden.ts'
import { corpus } from '../corpus/corpus.ts'
import { configuredVariant } from '../games/loaded.ts'
import type { Variant } from '../games/loaded.ts'
import { textProgram } from '../players/card-programs.ts'

export interface GuessedGame {
  readonly name: string
  readonly ir: () => GameIR
  /** Whether a text can mean very many moves of it, so that fewer positions are tried. */
  readonly isSlow: boolean
}

const SHIPPED: readonly Variant[] = [
  { id: 'stratego-duel' },
  { id: 'stratego-barrage', uses: ['rescue'] },
  { id: 'patrols' },
  { id: 'pocket-battles' },
  { id: 'toy-battle' },
  { id: 'hearts' },
  { id: 'auction-whist' },
]
const LARGE: readonly Variant[] = [{ id: 'stratego-classic' }, { id: 'paper-lanterns' }]
const SLOW: ReadonlySet<string> = new Set([
  'garlands.yaml',
  'handfuls.yaml',
  'haymakers.yaml',
  'blind-cups.yaml',
])

/**
 * Games that hide something. Unless all are wanted, only those that say who sees what, as in others nothing but a step hides
 * something, and only those that are quick to ask.
 */
export function guessedGames(all: boolean): readonly GuessedGame[] {
  const shipped = (all ? [...SHIPPED, ...LARGE] : SHIPPED).map((variant) => ({
    name: variant.id,
    ir: () => configuredVariant(variant).checked.ir,
    isSlow: false,
  }))
  const others = corpus().flatMap(({ name, text }, i): readonly GuessedGame[] => {
    // Variants of games that are here as well need these beside them.
    if (/^extends:/mu.test(text)) return []
    const isSlow = SLOW.has(name)
    if (!all && (isSlow || i % 2 === 0 || !/seen by: *(?:owner|nobody|others)|secret/u.test(text))) return []
    return isAllSeen(textProgram(text).ir) ? [] : [{ name, ir: () => textProgram(text).ir, isSlow }]
  })
  return [...shipped, ...others]
}
