import { H, HEADER, NONE, UNLIMITED, type ExprIR, type GameIR } from '../../grammar/ir/ir.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { walk } from '../../grammar/ir/walk.ts'
import { idleWords, resetWords } from '../deduction/active-words.ts'
import { knownPosition, type Position } from '../deduction/position.ts'
import { readWords } from '../state/read-words.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** Words of the header that describe how a game reached its position, but do not affect how it can continue. */
const PAST = [
  'ply',
  'seedLow',
  'seedHigh',
  'drawsShuffle',
  'drawsRandom',
  'drawsRoll',
  'line',
] as const satisfies readonly (keyof typeof H)[]

/**
 * All such words of a game: besides those of the header, dead words, and the number of turns if nothing depends on it.
 */
const pastWords = memoized((ir: GameIR): readonly number[] => {
  const words = new Set<number>(PAST.map((word) => H[word]))
  const { isDead } = readWords(ir)
  for (let at = HEADER.length; at < ir.memory.size; at++) if (isDead(at)) words.add(at)
  walk(rulesOfGame(ir), (node) => {
    if ('step' in node && node.step === 'turns' && isUnlimited(node.atMost)) words.add(node.counter)
  })
  return [...words]
})

function isUnlimited(times: ExprIR): boolean {
  return times.op === 'const' && times.value >= UNLIMITED
}

/** A key that is equal for all states from which a game continues in the same way. */
interface Standing {
  /** Equal texts mean equal positions. */
  readonly key: string
  /** A place with relevant contents that somebody does not know. Undefined if there is none. */
  readonly hides: string | undefined
}

/**
 * Derives positions from states. Identical pieces have no identity, and dead words are ignored. Keys are comparable
 * only for the same `base`, which may be any state.
 */
export function standingOf(ir: GameIR, S: Int32Array, base: Int32Array): Standing {
  const position = knownPosition(ir, S, undefined)
  const words = position?.state.slice() ?? S.slice()
  if (position === undefined) resetWords(ir, words, idleWords(ir, S))
  for (const at of pastWords(ir)) words[at] = 0
  return { key: packed(words, base), hides: hiddenIn(ir, position) }
}

/**
 * A place with hidden contents. Hidden things of one kind hide nothing, and neither do things that are all in one
 * unordered place: everybody knows from the box what is there.
 */
function hiddenIn(ir: GameIR, position: Position | undefined): string | undefined {
  const secret = ir.memory.regions.find((region) => region.secret !== undefined)
  if (secret !== undefined) return secret.name
  // Positions cannot even be distinguished, because rules remember secrets.
  if (position === undefined) return ir.containers.find(({ seenBy }) => seenBy !== 'everyone')?.name
  const { state, pools } = position
  for (const pool of pools) {
    // Supplies contain alternatives that pieces may change to, which need no identity.
    const [first = 0, ...rest] = pool.filter(
      (piece) => ir.containers[state[ir.memory.at + piece] ?? NONE]?.supply !== true,
    )
    if (rest.every((piece) => ir.pieces[piece]?.kind === ir.pieces[first]?.kind)) continue
    const place = ir.containers[state[ir.memory.at + first] ?? NONE]
    const isTogether = rest.every((piece) => state[ir.memory.at + piece] === state[ir.memory.at + first])
    if (!isTogether || place?.pile !== false) return place?.name ?? 'the box'
  }
  return undefined
}

/**
 * The words that differ from those of another state of the game, each after its number. Small numbers take one letter
 * each.
 */
function packed(words: Int32Array, base: Int32Array): string {
  let text = ''
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (word !== base[at]) text += letters(at) + letters(word)
  }
  return text
}

function letters(word: number): string {
  if (word >= 0 && word < 0xfffd) return String.fromCharCode(word)
  return word === NONE ? '\uffff' : String.fromCharCode(0xfffe, word >>> 16, word & 0xffff)
}
