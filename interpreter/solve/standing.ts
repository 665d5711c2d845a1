import type { ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import { H, HEADER, NONE, UNLIMITED } from '../../grammar/ir/ir.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { walk } from '../../grammar/ir/walk.ts'
import { idleWords } from '../deduction/active-words.ts'
import { positionOf } from '../deduction/position.ts'
import type { Position } from '../deduction/position.ts'
import { readWords } from '../state/read-words.ts'

/** Words of the header that tell how a game came to where it stands, and nothing of how it can go on. */
const PAST = [
  'ply',
  'seedLow',
  'seedHigh',
  'drawsShuffle',
  'drawsRandom',
  'drawsRoll',
  'line',
] as const satisfies readonly (keyof typeof H)[]

const MADE = new WeakMap<GameIR, readonly number[]>()

/** All such words of a game: besides those of the header what nothing reads, and how many turns there were if that matters to none. */
function pastWords(ir: GameIR): readonly number[] {
  const made = MADE.get(ir)
  if (made !== undefined) return made
  const words = new Set<number>(PAST.map((word) => H[word]))
  const { isDead } = readWords(ir)
  for (let at = HEADER.length; at < ir.memory.size; at++) if (isDead(at)) words.add(at)
  walk(rulesOfGame(ir), (node) => {
    if ('step' in node && node.step === 'turns' && isUnlimited(node.atMost)) words.add(node.counter)
  })
  const past = [...words]
  MADE.set(ir, past)
  return past
}

function isUnlimited(times: ExprIR): boolean {
  return times.op === 'const' && times.value >= UNLIMITED
}

/** A position that is the same for all states from which a game goes on in the same way. */
export interface Standing {
  /** Equal texts, equal positions. */
  readonly key: string
  /** A place with things in it that somebody does not know and that matter; undefined if there is none. */
  readonly hides: string | undefined
}

/**
 * Tells positions from states: pieces that are alike have no names, and what rules that are not under way have left
 * behind does not count.
 */
export function standingOf(ir: GameIR, S: Int32Array): Standing {
  const position = positionOf(ir, S, undefined)
  const words = position?.state.slice() ?? S.slice()
  if (position === undefined) for (const at of idleWords(ir, S)) words[at] = NONE
  for (const at of pastWords(ir)) words[at] = 0
  return { key: packed(words), hides: hiddenIn(ir, position) }
}

/**
 * Hidden things of one kind hide nothing, and neither do things that all lie together in one place without an order: by
 * the box everybody knows what is there.
 */
function hiddenIn(ir: GameIR, position: Position | undefined): string | undefined {
  const secret = ir.memory.regions.find((region) => region.secret !== undefined)
  if (secret !== undefined) return secret.name
  // Not even positions can be told apart: rules remember secrets.
  if (position === undefined) return ir.containers.find(({ seenBy }) => seenBy !== 'everyone')?.name
  const { state, pools } = position
  for (const pool of pools) {
    const [first = 0, ...rest] = pool
    if (rest.every((piece) => ir.pieces[piece]?.kind === ir.pieces[first]?.kind)) continue
    const place = ir.containers[state[ir.memory.at + first] ?? NONE]
    const isTogether = rest.every((piece) => state[ir.memory.at + piece] === state[ir.memory.at + first])
    if (!isTogether || place?.pile !== false) return place?.name ?? 'the box'
  }
  return undefined
}

/** Small numbers, which most words are, take one letter each. */
function packed(words: Int32Array): string {
  let text = ''
  for (const word of words) {
    if (word >= 0 && word < 0xfffd) text += String.fromCharCode(word)
    else if (word === NONE) text += '\uffff'
    else text += String.fromCharCode(0xfffe, word >>> 16, word & 0xffff)
  }
  return text
}
