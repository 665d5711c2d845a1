import type { Inflection } from './inflection.ts'
import type { Words } from '../model/model.ts'
import { indefiniteArticle } from '../../../grammar/types/articles.ts'
import { isPluralWithoutS, isSentence } from './english-words.ts'
import { plain, rewritten, spoken } from '../model/words.ts'

/** With one of these at its beginning, a noun needs no article. */
const DETERMINED = /^(?:the|your|its|their|whose|all|what|which|each|how|no) /iu

/** English articles, and where adjectives go: `your first card`, `one of the empty squares`. */
export const english: Inflection = {
  articles: new Map(),
  inflect(modifier, words) {
    const text = spoken(words)
    switch (modifier) {
      case 'the':
        return DETERMINED.test(text) ? words : [...plain('the '), ...words]
      case 'a':
        if (isPluralWithoutS(text)) return words
        return DETERMINED.test(text) ? words : [...plain(`${indefiniteArticle(text)} `), ...words]
      case 'your':
      case 'its':
      case 'their':
        return [...plain(`${modifier} `), ...withoutThe(words)]
      case 'bare':
        return withoutThe(words)
      case 'no':
        return text.startsWith('your ')
          ? [...plain('none of '), ...words]
          : [...plain('no '), ...withoutThe(words)]
      case 'some':
        return text.startsWith('your ') ? [...plain('some of '), ...words] : withoutThe(words)
      case 'of':
        return DETERMINED.test(text) ? [...plain('of '), ...words] : words
      case 'by':
        return isSentence(text) || /^no /iu.test(text)
          ? [...plain(': '), ...asReason(words)]
          : [...plain(' by '), ...asReason(words)]
      case 'far':
        return /^\d+$/u.test(text)
          ? plain(`at most ${text} ${text === '1' ? 'space' : 'spaces'} away`)
          : [...plain('as far as '), ...words]
      case 'kind':
        return withStart(words, /^all (?:the )?/u, '')
      case 'first':
        return first(words, text)
      case 'one':
        return DETERMINED.test(text) && !text.startsWith('all ')
          ? [...plain('one of '), ...words]
          : [...plain('one of the '), ...withStart(words, /^all (?:the )?/u, '')]
      case 'every':
        return DETERMINED.test(text) ? [...plain('each of '), ...words] : [...plain('every '), ...words]
      case 'all':
        return text.startsWith('all ') ? words : [...plain('all '), ...words]
      case 'empty':
        if (/^an? /u.test(text)) return withStart(words, /^an? /u, 'an empty ')
        return DETERMINED.test(text)
          ? withStart(words, /^(\S+ )/u, '$1empty ')
          : [...plain('empty '), ...words]
      default:
        return words
    }
  },
  contract: (words) => words,
}

/** Titles begin with a capital letter, reasons do not. */
function asReason(words: Words): Words {
  return rewritten(words, ([first = '', ...rest]) => [
    /^\p{Lu}\p{Ll}/u.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first,
    ...rest,
  ])
}

function first(words: Words, text: string): Words {
  if (/^(?:your|its|their) /u.test(text)) return withStart(words, /^(\S+ )/u, '$1first ')
  return text.startsWith('the ') ? [...plain('the first of '), ...words] : [...plain('the first '), ...words]
}

/** Names may have an article of their own. */
function withoutThe(words: Words): Words {
  return withStart(words, /^the /iu, '')
}

/** The same words, changed where they begin. */
function withStart(words: Words, pattern: RegExp, by: string): Words {
  const at = words.findIndex((part) => spoken([part]) !== '')
  return words.map((part, i) => {
    if (i !== at) return part
    return part.kind === 'text'
      ? { kind: 'text', text: part.text.replace(pattern, by) }
      : { ...part, words: withStart(part.words, pattern, by) }
  })
}
