import { CHANGE_STARTS, HEAD_STARTS } from '../language/words.ts'
import type { KnownNames, NameUse } from '../yaml/tree.ts'
import { JOINT, OWN } from './name-joint.ts'
import { ARTICLES, RESERVED_WORDS, STEP_WORDS, YIELDING, isStepAlone } from './reserved-words.ts'
import { word as wordType } from './token-types.ts'
import { phraseAt, skipBlanks, winsPoints, wordEnd } from './tokens.ts'

/** The names that begin with the same words. */
interface Beginning {
  isName: boolean
  readonly next: Map<string, Beginning>
}

/** Words after which a name may begin, although they are ordinary words elsewhere. */
const STARTS: ReadonlySet<string> = new Set([
  ...STEP_WORDS,
  ...Object.keys(HEAD_STARTS),
  ...Object.keys(CHANGE_STARTS),
])

const OR_ELSE = wordType('or else')

/** Bound of the cache, larger than the sets of names of many rulesets. When it is reached, the cache is cleared. */
const MOST_KNOWN = 200
const known = new Map<string, KnownNames>()

/** Reads these names, which contain words of the language, as one word each. Equal sets of names give one object. */
export function knownNames(names: Iterable<string>): KnownNames | undefined {
  const all = [...new Set(names)].sort()
  if (all.length === 0) return undefined
  const key = all.join()
  const before = known.get(key)
  if (before !== undefined) return before
  const own = all.filter((name) => YIELDING.has(name))
  const steps = all.filter((name) => !YIELDING.has(name) && isStepAlone(name))
  const alone = steps.map((word) => ({
    word,
    pattern: new RegExp(`(?:^|\\bor else)\\s*(?:(?:an?|the)\\s+)*${word}\\s*(?:$|for\\s)`, 'u'),
  }))
  const root = beginningsOf(all.filter((name) => !own.includes(name) && !steps.includes(name)))
  const ownIn = (text: string): readonly string[] => [
    ...own.filter((word) => wordsOf(text).includes(word)),
    ...alone.flatMap(({ word, pattern }) => (pattern.test(text) ? [word] : [])),
  ]
  const usesIn = (text: string): readonly NameUse[] => usesOf(text, root)
  const result: KnownNames = {
    names: all,
    usesIn,
    joined: (text) => withOwnWords(joinedText(text, usesIn(text)), ownIn(text)),
  }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, result)
  return result
}

function beginningsOf(names: readonly string[]): Beginning {
  const root: Beginning = { isName: false, next: new Map() }
  for (const name of names) {
    let at = root
    for (const word of name.split(' ')) {
      const next = at.next.get(word) ?? { isName: false, next: new Map() }
      at.next.set(word, next)
      at = next
    }
    at.isName = true
  }
  return root
}

function joinedText(text: string, uses: readonly NameUse[]): string {
  let joinedText = ''
  let copied = 0
  for (const { start, end } of uses) {
    joinedText += text.slice(copied, start) + text.slice(start, end).replace(/\s/gu, JOINT)
    copied = end
  }
  return copied === 0 ? text : joinedText + text.slice(copied)
}

/** Tells the lexer which words of the language are names in this text. */
function withOwnWords(text: string, used: readonly string[]): string {
  return used.length === 0 ? text : text + OWN + used.join(OWN)
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}'_-]+/u)
}

/** A name begins where no other name has begun, and nothing that could continue it follows. The longest one counts. */
function usesOf(text: string, root: Beginning): readonly NameUse[] {
  const uses: NameUse[] = []
  let isInName = false
  /** Where a step may begin. */
  let begins = skipBlanks(text, 0)
  for (let at = begins; at < text.length;) {
    const end = wordEnd(text, at)
    if (end === at) {
      isInName = false
      // Half of a character outside the basic plane is no position to go on from.
      at = skipBlanks(text, at + String.fromCodePoint(text.codePointAt(at) ?? 0).length)
      continue
    }
    const stop = isInName ? undefined : nameEnd(text, at, end, root)
    if (stop !== undefined) {
      uses.push({ start: at, end: stop })
      at = skipBlanks(text, stop)
      continue
    }
    const word = text.slice(at, end)
    const phrase = phraseAt(text, end, word)
    if (!ARTICLES.has(word)) isInName = isOrdinary(text, at, end) && !(at === begins && STARTS.has(word))
    at = skipBlanks(text, phrase?.end ?? end)
    if (phrase?.type === OR_ELSE) begins = at
  }
  return uses
}

/** The end of the longest name whose first word is at `start`. */
function nameEnd(text: string, start: number, firstEnd: number, root: Beginning): number | undefined {
  let found: number | undefined
  let end = firstEnd
  for (let here = root.next.get(text.slice(start, end)); here !== undefined;) {
    if (here.isName && !goesOn(text, end)) found = end
    const next = nextWord(text, end)
    if (next === undefined) return found
    here = here.next.get(text.slice(next.start, next.end))
    end = next.end
  }
  return found
}

/** True if an ordinary word follows, so that a name would be longer. */
function goesOn(text: string, end: number): boolean {
  const next = nextWord(text, end)
  return next !== undefined && isOrdinary(text, next.start, next.end)
}

function isOrdinary(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end)
  return !RESERVED_WORDS.has(word) && phraseAt(text, end, word) === undefined && !winsPoints(text, start, end)
}

/** The next word that is no article, if only blanks come before it. */
function nextWord(text: string, from: number): { readonly start: number; readonly end: number } | undefined {
  for (let start = skipBlanks(text, from); ;) {
    const end = wordEnd(text, start)
    if (end === start) return undefined
    if (!ARTICLES.has(text.slice(start, end))) return { start, end }
    start = skipBlanks(text, end)
  }
}
