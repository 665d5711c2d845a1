import type { Words } from '../model/model.ts'
import { rewritten, spoken } from '../model/words.ts'

/** `is empty`, `not red` for predicates that begin with one verb, which only the first of them needs. */
export function withVerbOnce(parts: readonly Words[]): readonly Words[] {
  const verb = /^(?:is|are) /u.exec(spoken(parts[0] ?? []))?.[0]
  if (verb === undefined || !parts.every((words) => spoken(words).startsWith(verb))) return parts
  const rests = parts.map((words) => spoken(words).slice(verb.length))
  if (!rests.every((rest, i) => i === 0 || isParallel(rests[i - 1] ?? '', rest))) return parts
  return parts.map((words, i) => (i === 0 ? words : withoutLetters(words, verb.length)))
}

/** `a man` and `a king`, `empty` and `not red`: what follows cannot seem to be denied by an earlier `not`. */
function isParallel(before: string, after: string): boolean {
  if (after.startsWith('not ')) return true
  if (before.startsWith('not ')) return false
  const isSingle = !before.includes(' ') && !after.includes(' ')
  const articles = /^(?:an?|the|your|its) /u
  return (
    isSingle ||
    before.split(' ')[0] === after.split(' ')[0] ||
    (articles.test(before) && articles.test(after))
  )
}

/** The same words without their first letters. */
export function withoutLetters(words: Words, letters: number): Words {
  let left = letters
  return rewritten(words, (texts) =>
    texts.map((text) => {
      const cut = Math.min(left, text.length)
      left -= cut
      return text.slice(cut)
    }),
  )
}
