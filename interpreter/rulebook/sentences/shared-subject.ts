import type { Expression } from '../../../grammar/expression/ast.ts'
import type { Words } from '../model/model.ts'
import { enumerated, plain, spoken } from '../model/words.ts'
import { value } from './dispatch.ts'
import { isOfType } from './found-types.ts'
import { pieceThere } from './piece-there.ts'
import { isYou, youAt } from './pronouns.ts'
import { withoutLetters, withVerbOnce } from './shared-verb.ts'
import type { Speaker } from './speaker.ts'

/** A condition among others, as it is said alone. */
interface Said {
  readonly node: Expression
  readonly words: Words
}

/** Words after which a clause goes on, so that what follows could seem to be a part of it. */
const GOES_ON = / (?:that|who|whose|which|whom|if|and|or) |[(,:]/u

/** Conditions in a row that name their subject once, and whether there are several. */
interface Row {
  readonly words: Words
  readonly isJoined: boolean
}

/** `the attacker sweeps and is not gone`: what several conditions in a row say of one thing. */
export function withSubjectOnce(speaker: Speaker, all: readonly Said[], by: string): readonly Row[] {
  if (speaker.clauses === undefined || speaker.pronoun !== undefined)
    return all.map(({ words }) => ({ words, isJoined: false }))
  const subjects = all.map((said) => subjectOf(speaker, said))
  const rows: Words[][] = []
  /** Letters of the subject at the beginning of each row. */
  const starts: number[] = []
  for (const [i, { words }] of all.entries()) {
    const earlier = all[i - 1]
    const before = earlier === undefined || GOES_ON.test(spoken(earlier.words)) ? undefined : subjects[i - 1]
    if (earlier !== undefined && before !== undefined && subjects[i]?.text === before.text) {
      rows.at(-1)?.push(withoutLetters(words, before.text.length + 1))
    } else {
      starts.push((subjects[i]?.text.length ?? -1) + 1)
      rows.push([before === undefined ? words : withPronoun(speaker, words, before)])
    }
  }
  return rows.map((parts, i) => ({ words: inOneRow(parts, by, starts[i] ?? 0), isJoined: parts.length > 1 }))
}

function inOneRow(parts: readonly Words[], by: string, start: number): Words {
  const [first = [], ...more] = parts
  if (more.length === 0) return first
  const [, ...rests] = withVerbOnce([withoutLetters(first, start), ...more])
  return enumerated([first, ...rests], by)
}

/** `its suit is red`, after something was said of the card. */
function withPronoun(speaker: Speaker, words: Words, { text, node }: Subject): Words {
  if (!spoken(words).startsWith(`${text}’s `)) return words
  const pronoun = isOfType(speaker, node, 'seat') ? 'their ' : 'its '
  return [...plain(pronoun), ...withoutLetters(words, text.length + '’s '.length)]
}

interface Subject {
  readonly node: Expression
  readonly text: string
}

/** The beginning of a condition, if a verb follows. */
function subjectOf(speaker: Speaker, { node, words }: Said): Subject | undefined {
  const text = spoken(words)
  const found = candidates(speaker, node).flatMap((part) => {
    const said = isYou(part) ? 'you' : spoken(value(speaker, part))
    const isIt =
      text.startsWith(`${said} `) &&
      !/^(?:of|in|on|that|who|for|to|at|or|and) /u.test(text.slice(said.length + 1))
    return isIt ? [{ node: part, text: said }] : []
  })
  return found.toSorted((a, b) => b.text.length - a.text.length)[0]
}

/** The parts that a condition may begin with. None is found in those that are said as they are. */
function candidates(speaker: Speaker, node: Expression): readonly Expression[] {
  if (node.kind === 'not') return candidates(speaker, node.term)
  if (node.kind === 'field' || node.kind === 'of') return [node.object]
  if (node.kind === 'call') return node.arguments.slice(0, 1)
  if (node.kind === 'your') return [youAt(node)]
  if (node.kind === 'can') return [node.player]
  if (node.kind !== 'compare' && node.kind !== 'is' && node.kind !== 'within' && node.kind !== 'has')
    return []
  const { left } = node
  const halved = left.kind === 'arithmetic' ? [left.left] : []
  const owner = left.kind === 'field' || left.kind === 'of' ? [left.object] : []
  const you = left.kind === 'your' ? [youAt(left)] : []
  return [left, pieceThere(speaker, left) ?? left, ...owner, ...you, ...halved]
}
