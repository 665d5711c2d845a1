/*
 * Facts about an English name that its form shows. Names are their authors’ own, so this only decides between two
 * sentences that are both right: `the column is closed` and `closed is true of the column`.
 */

/** Participles that no ending tells. */
const PARTICIPLES =
  'beaten bent bitten born bought bound broken brought built burnt caught chosen dealt done drawn driven dug eaten fallen fed flown ' +
  'found frozen given grown held hidden hung kept known laid led lent lit lost made met paid ridden seen sent shaken shot shown sold spent spilt ' +
  'split stolen stuck sunken swept sworn taken taught thrown told torn used won worn wound woven'

/** Short words that follow `is`; longer ones are known by their endings. */
const PREDICATES: ReadonlySet<string> = new Set(
  (
    'aboard active adrift aground ashore heard overdone undone upright within ' +
    'afloat alight alike alive alone angry asleep awake away big blind bold brave busy calm clean clear cold dark dead ' +
    'deep dry early empty equal even far fast fat first flat free fresh full gone happy hard heavy high hot hungry idle ' +
    'ill late lazy light low mad near new next odd old open out over pure quick quiet rare raw ready rich ripe safe ' +
    'scarce sharp short shut sick silent slow small sober soft solid special steep strange strong stuck tall thick thin thirsty ' +
    'tight tired tough true warm weak weary wet wide wild wise young ' +
    PARTICIPLES
  ).split(' '),
)
const PREDICATE_ENDING =
  /(?:[a-z](?:able|ible)|[a-z]{3}ful|[a-z]{2}less|[a-z]{2}ous|[^aeiou][aeiouy]?[a-z]*[^e]ed|[aeiouy][a-z]*ing|[a-z]{2}en)$/u
const NO_PREDICATE =
  /^(?:[bfs]?[bs]led|bed|shed|sled|queen|garden|kitchen|chicken|oven|token|linen|warden|siren|maiden|women|men|.*thing|evening|morning|wedding|building|ceiling|clothing|lightning)$/u

/** `in a mill`, `on offer`, `free there`: where or how something is. */
const PLACED =
  /^(?:(?:in|on|at|off|out of|under|within|next to|behind) \S.*|(?<how>\S+) (?:here|there|away))$/u

/** True for an adjective, a participle or `on offer`, which can follow `is`. */
export function isPredicate(name: string): boolean {
  const placed = PLACED.exec(name)
  if (placed !== null) return placed.groups?.['how'] === undefined || isPredicate(placed.groups['how'])
  if (name.includes(' ')) return false
  return PREDICATES.has(name) || (PREDICATE_ENDING.test(name) && !NO_PREDICATE.test(name))
}

/** True for a past participle, such as `captured`, which names no thing. */
export function isParticiple(name: string): boolean {
  const [verb = '', particle] = name.split(/ (?=(?:up|out|off|down|away|over)$)/u)
  if (particle !== undefined) return isParticiple(verb)
  return PARTICIPLES.split(' ').includes(name) || (isPredicate(name) && /[^e]ed$/u.test(name))
}

/** Names that stand for something without an article: letters, `here`, `the one` and `the other`. */
const LABELS: ReadonlySet<string> = new Set(
  'above below before after ahead behind far near again here there one two three four five six seven eight nine ten eleven twelve other another mine yours ours theirs this that these those who'.split(
    ' ',
  ),
)

/** Names of places that say where by themselves. */
export function isAdverb(name: string): boolean {
  return /^(?:above|below|here|there)$/u.test(name)
}

/** True for a name that calls no thing: `again`, `under way`, `rolls`. */
export function isAdverbial(name: string): boolean {
  return /^(?:again|once|twice|together|how|when|where|why|not|so|to|under|over|in|on|at|by|for|off|out|up) ?|ly$| (?:for|to|from|in|on|at|by|with|of)$|(?:^| )(?:is|are|was|has|can|may|must) /u.test(
    name,
  )
}

export function isLabel(name: string): boolean {
  return /^\p{L}\d?$/u.test(name) || LABELS.has(name)
}

const PLURALS_WITHOUT_S = /(?:^|[ -])(?:\S*men|people|dice|children|feet|teeth|geese|mice|cattle|police)$/u
/** True for `men` and `dice`, which take no indefinite article. */
export function isPluralWithoutS(text: string): boolean {
  return PLURALS_WITHOUT_S.test(text)
}

/** Words that may follow the noun in a name: `men left`, `columns won`, `pieces in hand`. */
const AFTER_NOUN = new RegExp(
  `^(?<noun>.+?) (?:(?<done>${PARTICIPLES.split(' ').join('|')}|left)|here|there|gone|(?:of|in|on|at|to|for|from|with|without|under|over|by|behind|before|after|between|that|who|whose) .+|\\S+(?:ed|en) (?:to|by|from|in|on|with|for) .+|(?<ended>\\S+(?:ed|en)))$`,
  'u',
)

/** True if a name refers to several things. */
export function isPluralName(name: string): boolean {
  const noun = AFTER_NOUN.exec(name)?.groups?.['noun'] ?? name
  return PLURALS_WITHOUT_S.test(noun) || /[^sui]s$/u.test(noun)
}

/** A plural name such as `checks`, `hits left` or `tricks taken`, in its parts. */
export interface PluralName {
  readonly noun: string
  /** The noun in the singular, if its form shows it. */
  readonly one: string | undefined
  readonly after: string
  /** `taken`, unless it is `left`. */
  readonly participle: string | undefined
}

export function splitPlural(name: string): PluralName | undefined {
  if (!isPluralName(name) || /^(?:your|my|our|their|its|his|her) /u.test(name)) return undefined
  const { noun = name, done, ended } = AFTER_NOUN.exec(name)?.groups ?? {}
  const participle = done === 'left' ? undefined : (done ?? ended)
  return { noun, one: singularOf(noun), after: name.slice(noun.length), participle }
}

/** True for what the owner of a count has done: `tricks won`, but not `ships sunk`. */
export function isDoneByOwner(participle: string): boolean {
  return /^(?:won|taken|made|played|gained|earned|scored|crossed|completed)$/u.test(participle)
}

/** True for plurals of what has happened, not of what is there: `rounds`, `quiet moves`. */
export function isEvent(plural: string): boolean {
  return /(?:^| )(?:turns|moves|rounds|passes|raises|reshuffles|deals|throws|rolls|tries|battles|steps|bids|refusals|captures|checks)$/u.test(
    plural,
  )
}

function singularOf(noun: string): string | undefined {
  if (PLURALS_WITHOUT_S.test(noun)) return undefined
  return noun.replace(/(?<=[a-z]{2})ies$/u, 'y').replace(/(?<=ch|sh|x|z|ss)es$|s$/u, '')
}

/** `the flag is captured` is a sentence of its own, `a blockade` is not. */
export function isSentence(text: string): boolean {
  return /\b(?:is|are|was|were|has|have|had|can|cannot|may|must|does|do|did|holds?|wins?|loses?|reach(?:es|ed)?|attacks|remains?)\b/u.test(
    text,
  )
}

const WITH_SUBJECT =
  /^(?!(?:is|are|was|were|has|have|had|can|cannot|may|must|do|does|did) ).+ (?:is|are|was|were|has|have|can|cannot|may|must) \S/u
/** `mill closed`, `deck used up`, `bishops alike`: a noun and what is said of it. */
const SAID_OF_NOUN = /^(?:the )?(?<noun>.+?) (?<said>\S+)(?<particle> (?:up|out|off|over|away|down))?$/u
/** Words before a participle that are no nouns. */
const NO_NOUN =
  /^(?:is|are|was|has|have|can|may|must|just|not|never|already|once|twice|first|last|only|other|how|when|where|what|no|to|.*ly)$/u

/** A name of a truth as a sentence, perhaps without its verb: `mill closed` says that the mill is closed. */
export function sentenceIn(name: string): string | undefined {
  if (WITH_SUBJECT.test(name)) return name
  const { noun = '', said = '', particle = '' } = SAID_OF_NOUN.exec(name)?.groups ?? {}
  if (noun === '' || NO_NOUN.test(noun) || isPredicate(noun)) return undefined
  if (!isParticiple(said) && !/^(?:alike|alone|empty|full|open|over)$/u.test(said)) return undefined
  return isPluralName(noun) ? `${noun} are ${said}${particle}` : `the ${noun} is ${said}${particle}`
}

/** True if an object must follow: `in sight of`, `can be played on`. */
export function takesObject(words: string): boolean {
  return / (?:of|to|on|onto|by|with|from|for|at|in|into|over|than)$/u.test(words)
}

/** Participles of verbs whose past has another form. */
const PARTICIPLE_OF: ReadonlyMap<string, string> = new Map(
  (
    'took taken, gave given, went gone, drew drawn, ate eaten, saw seen, did done, began begun, broke broken, chose chosen, ' +
    'won won, lost lost, made made, had had, left left, got got, led led, bid bid, laid laid, paid paid, kept kept, met met, hit hit, put put'
  )
    .split(', ')
    .map((pair): [string, string] => {
      const [past = '', participle = ''] = pair.split(' ')
      return [past, participle]
    }),
)

/** A name such as `breaks hearts` or `took everything`, as it follows what it is said of. */
interface Doing {
  readonly one: string
  readonly many: string
  readonly notOne: string
  readonly notMany: string
}

/** The name of a truth that begins with a verb. */
export function doingIn(name: string): Doing | undefined {
  const [first = '', ...others] = name.split(' ')
  const rest = others.map((word) => ` ${word}`).join('')
  const done = PARTICIPLE_OF.get(first) ?? (/[a-z]ed$/u.test(first) && rest !== '' ? first : undefined)
  if (done !== undefined)
    return {
      one: `has ${done}${rest}`,
      many: `have ${done}${rest}`,
      notOne: `has not ${done}${rest}`,
      notMany: `have not ${done}${rest}`,
    }
  if (/^(?:has|is|was)$/u.test(first) && rest !== '') {
    const many = first === 'has' ? 'have' : first === 'is' ? 'are' : 'were'
    return { one: name, many: many + rest, notOne: `${first} not${rest}`, notMany: `${many} not${rest}` }
  }
  if (/^(?:can|may|must)$/u.test(first) && rest !== '') {
    const deny = first === 'can' ? 'cannot' : `${first} not`
    return { one: name, many: name, notOne: `${deny}${rest}`, notMany: `${deny}${rest}` }
  }
  if (!/[a-z][^siu]s$/u.test(first) || isLabel(first)) return undefined
  const base = first.endsWith('ies')
    ? first.replace(/ies$/u, 'y')
    : first.replace(/(?<=ch|sh|x|z|ss|[^aeiou]o)es$|s$/u, '')
  return { one: name, many: base + rest, notOne: `does not ${base}${rest}`, notMany: `do not ${base}${rest}` }
}

/** A sentence that says the opposite: `the match is not decided`. */
export function deniedSentence(text: string): string {
  const denied = text.replace(/\b(is|are|was|were|has|have|can|may|must)\b(?! not\b)/u, '$1 not')
  return denied === text ? `it is not so that ${text}` : denied
}
