import MiniSearch from 'minisearch'

/** A page that a search can lead to: a phrase, a word of the language, a message, a game. */
export interface Page {
  /** Unique: its kind and its name, such as `phrase draw up to five`. */
  readonly id: string
  readonly title: string
  /** Other names and words for it. */
  readonly also: readonly string[]
  readonly text: string
  /** How much it counts among others; 1 if absent. */
  readonly weight?: number
}

/** Fields in which to look, and how much more they count than the text. */
const BOOST = { title: 4, also: 4, text: 1 }

/** Words without meaning for a search. */
const COMMON: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from has have how i if in is it its many may must of on one or out so that the their them then there they this to up what when where which who with you your'.split(
    ' ',
  ),
)

/** Finds pages by what players call things. */
export class PageSearch {
  private readonly index = new MiniSearch<Page>({
    fields: Object.keys(BOOST),
    extractField: (page, field) => {
      const value: unknown = Reflect.get(page, field)
      return Array.isArray(value) ? value.join(' . ') : String(value)
    },
    tokenize: (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
    processTerm: (term) => (COMMON.has(term) ? null : stem(term)),
    searchOptions: { boost: BOOST, boostDocument: (id) => this.pages.get(String(id))?.weight ?? 1 },
  })
  private readonly pages: ReadonlyMap<string, Page>
  /** Words that mean the same, each as its stems: `draw pile`, `deck`. */
  private readonly alike: readonly (readonly string[])[]

  constructor(pages: readonly Page[], synonyms: readonly (readonly string[])[]) {
    this.pages = new Map(pages.map((page) => [page.id, page]))
    this.alike = synonyms.map((words) => words.map(stems))
    this.index.addAll(pages)
  }

  /** The pages that fit best, best first. Pages with all words come before those with some. */
  find(query: string, most = 10): readonly Page[] {
    const asked = this.inOtherWords(query)
    const found = new Map<string, number>()
    for (const [weight, options] of PASSES) {
      if (found.size >= ENOUGH) break
      for (const [at, words] of asked.entries())
        for (const { id, score } of this.index.search(words, options)) {
          const own = (score * weight * (at === 0 ? OWN_WORDS : 1)) / words.split(' ').length
          found.set(String(id), Math.max(found.get(String(id)) ?? 0, own))
        }
    }
    return [...found]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, most)
      .flatMap(([id]) => this.pages.get(id) ?? [])
  }

  /** The query itself, and with each of its words that have synonyms replaced by one of these. */
  private inOtherWords(query: string): readonly string[] {
    const whole = ` ${stems(query)} `
    const others = this.alike.flatMap((words) => {
      const used = words.find((word) => whole.includes(` ${word} `))
      return used === undefined
        ? []
        : words.filter((word) => word !== used).map((word) => whole.replace(` ${used} `, ` ${word} `))
    })
    return [whole, ...others].map((words) => words.trim())
  }
}

/** How much more the words of the query count than others that mean the same. */
const OWN_WORDS = 3

/** With as many pages, no looser search follows. */
const ENOUGH = 3

/** Strict first: what only a looser search finds counts for less. */
const PASSES = [
  [4, { combineWith: 'AND' }],
  [2, { combineWith: 'AND', prefix: true }],
  [1, { combineWith: 'OR', prefix: (term: string) => term.length > 3 }],
  [0.5, { combineWith: 'OR', fuzzy: (term: string) => (term.length > 4 ? 0.2 : false) }],
] as const

function stems(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !COMMON.has(word))
    .map(stem)
    .join(' ')
}

/** `cards` -> `card`, `movement` -> `move`, `re-rolled` -> `roll`: rough, and the same for pages and queries. */
function stem(word: string): string {
  const rules: readonly (readonly [RegExp, string])[] = [
    [/ies$/u, 'y'],
    [/(?<=[sxz]|ch|sh)es$/u, ''],
    [/(?<=[^s])s$/u, ''],
    [/(?<=..[^e])(?:ements?|ment)$/u, ''],
    [/(?<=...)(?:ing|ed)$/u, ''],
    [/(?<=...)e$/u, ''],
  ]
  const short = rules.reduce((left, [ending, instead]) => left.replace(ending, instead), word)
  // Not of `l`: `roll` would be `role`.
  return short.replace(/([b-df-hj-km-np-tv-z])\1$/u, '$1')
}
