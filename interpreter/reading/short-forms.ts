import type { ActionIR, GameIR } from '../../grammar/ir/ir.ts'
import type { Listed } from '../notation/move.ts'
import { valueText } from '../notation/value-text.ts'
import { isOfForm, LONGEST_TEXT } from './form.ts'
import { wordsAndSpaces, type Mentioned } from './spaces-in.ts'

type Token = Mentioned | string

/**
 * The legal moves that a shortened text can mean: signs, case, and all spaces but the last may be left out, as well as
 * the name of an action before its choices: `d2d4`, `nf3`, `Nbd2`, `exd5`, `e4`. It compares with the listed texts alone,
 * so it reveals nothing that the list does not. A text that has the form of an action is never shortened: it means that
 * move, legal or not.
 */
export function movesShortened(ir: GameIR, moves: readonly Listed[], given: string): readonly Listed[] {
  const text = given.trim()
  // A number is a line of a menu, or a mistake, no matter what it resembles.
  if (text.length > LONGEST_TEXT || /^#?\d+$/u.test(text)) return []
  if (ir.actions.some((action) => isOfForm(ir, action, text))) return []
  const typed = new Set([bare(text), joined(ir, withLetters(ir, wordsAndSpaces(ir, text).filter(isTold)))])
  typed.delete('')
  // Whatever is left out, the rest comes in the same order; most moves lack a letter of the text.
  const written = moves.map((listed) => ({ listed, whole: bare(listed.move.notation) }))
  const possible = written.filter(({ whole }) => [...typed].some((form) => isWithin(form, whole)))
  const exact = possible.filter(({ whole }) => typed.has(whole))
  const short = (): typeof possible =>
    possible.filter(({ listed: { move } }) =>
      shortForms(ir, move.notation, move.action).some((form) => typed.has(form)),
    )
  return inSameCase(
    (exact.length > 0 ? exact : short()).map(({ listed }) => listed),
    text,
  )
}

/** True if all signs of a text are in another one, in the same order. */
function isWithin(text: string, whole: string): boolean {
  let at = 0
  for (const sign of text.replaceAll(' ', '')) {
    at = whole.indexOf(sign, at) + 1
    if (at === 0) return false
  }
  return true
}

/** People write these between two spaces, whatever the notation of a game. */
function isTold(token: Token, i: number, all: readonly Token[]): boolean {
  return !((token === 'x' || token === 'to') && typeof all[i + 1] === 'object')
}

/** A kind by its letter, if the rules give it one. */
function withLetters({ kinds }: GameIR, tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token) =>
    typeof token === 'string'
      ? (kinds.find(({ name }) => name.toLowerCase() === token)?.letter?.toLowerCase() ?? token)
      : token,
  )
}

/** A move without all of its spaces but the last, or only with the column or the row of the first. */
function shortForms(ir: GameIR, notation: string, action: ActionIR['name'] | undefined): readonly string[] {
  const head = `${action ?? ''} (`
  const texts = notation.startsWith(head) ? [notation, notation.slice(head.length)] : [notation]
  return texts.flatMap((text) => {
    const tokens = wordsAndSpaces(ir, text)
    const at = tokens.flatMap((token, i) => (typeof token === 'object' ? [i] : []))
    const [first = -1] = at
    const last = at.at(-1) ?? -1
    if (first === last) return [joined(ir, tokens)]
    const start = tokens[first]?.[0]
    const short = (part: string): string =>
      joined(
        ir,
        tokens.map((token, i) => (typeof token === 'string' || i === last ? token : i === first ? part : '')),
      )
    const part = (show: 'column' | 'row' | 'whole'): string =>
      typeof start === 'number' ? short(valueText(ir, 'space', start, show)) : ''
    return [joined(ir, tokens), short(''), ...(['column', 'row', 'whole'] as const).map(part)]
  })
}

function joined(ir: GameIR, tokens: readonly Token[]): string {
  return bare(
    tokens
      .map((token) => (typeof token === 'string' ? token : valueText(ir, 'space', token[0] ?? -1, 'whole')))
      .join('-'),
  )
}

/** A text without signs and case. Numbers remain apart. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .reduce((all, word) => all + (/\d$/u.test(all) && /^\d/u.test(word) ? ' ' : '') + word, '')
}

/** If several moves differ only by case, those with the same capitals are meant: `Bc4` and `bc4`. */
function inSameCase(moves: readonly Listed[], text: string): readonly Listed[] {
  const capitals = (of: string): string => of.replace(/[^\p{Lu}]/gu, '')
  const same = moves.filter(({ move }) => capitals(move.notation) === capitals(text))
  return same.length === 0 ? moves : same
}
