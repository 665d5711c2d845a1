import { bareName, comparedHead, comparedName, hasHead, tidy } from '../document/names.ts'
import { partOfText } from '../document/part-of-text.ts'
import type { YamlText } from '../yaml/tree.ts'
import type { Hook, MergedGame, MergedNode } from './merged.ts'
import { HOOKED, entriesOf, sentencesIn, sentencesOfGame } from './sentence-tree.ts'
import type { HookTargets, Sentence, Target } from './sentence-tree.ts'
import { memoized } from '../source/memoized.ts'
import { asks, questionsNow } from './replaced-sentences.ts'

type Sections = ReadonlyMap<string, MergedNode>

/** The target of each hook. The steps of a hook are sentences of the game too, for later hooks. */
export function hookTargets(sections: Sections, hooks: readonly Hook[]): HookTargets {
  const before = found.get(sections)
  if (before?.hooks === hooks) return before.targets
  const targets = findTargets(sections, hooks)
  found.set(sections, { hooks, targets })
  return targets
}

/** Cached, because several checks of one game ask for them. */
const found = new WeakMap<Sections, { readonly hooks: readonly Hook[]; readonly targets: HookTargets }>()

function findTargets(sections: Sections, hooks: readonly Hook[]): HookTargets {
  const named = HOOKED.flatMap((name) => entriesOf(sections.get(name)))
  const heads = new Set(named.map(({ key }) => comparedHead(key.text)))
  const names = new Set(named.map(({ name }) => comparedName(bareName(name))))
  const sentences = sentencesOfGame(sections)
  const alike = Map.groupBy(sentences, ({ text }) => comparedHead(text.text))
  const of = new Map<Hook, Target>()
  for (const hook of hooks) {
    const { text } = hook.target
    const name = comparedName(bareName(text))
    const isNamed = names.has(name)
    const isOther = isNamed && hasHead(text) && !heads.has(comparedHead(text))
    const called = isNamed && !isOther ? NAMED : sentencesCalled(alike, text)
    const target =
      hook.when === 'change' && called.kind === 'nothing' ? questionsCalled(sentences, text) : called
    of.set(hook, isOther && target.kind === 'nothing' ? NAMED : target)
    if (hook.when === 'change') continue
    const within = target.kind === 'sentences' ? target.sentences[0]?.within : name
    for (const sentence of sentencesIn(hook.steps, { within: within ?? name, under: undefined, hook })) {
      sentences.push(sentence)
      const key = comparedHead(sentence.text.text)
      alike.set(key, [...(alike.get(key) ?? []), sentence])
    }
  }
  for (const [hook, target] of of)
    if (hook.when === 'change' && target.kind === 'sentences')
      of.set(hook, { kind: 'sentences', sentences: questionsNow(target.sentences, of) })
  return { of, sentences }
}

const NAMED: Target = { kind: 'named' }

function sentencesCalled(alike: ReadonlyMap<string, readonly Sentence[]>, text: string): Target {
  const existing = alike.get(comparedHead(text))
  if (existing !== undefined) {
    const places = [...new Set(existing.map(({ within }) => within))]
    return places.length === 1 ? { kind: 'sentences', sentences: existing } : { kind: 'anywhere', places }
  }
  for (const at of placesIn(text)) {
    const within = comparedName(text.slice(at + PLACE.length))
    const own = (alike.get(comparedHead(text.slice(0, at))) ?? []).filter((each) => each.within === within)
    if (own.length > 0) return { kind: 'sentences', sentences: own }
  }
  return { kind: 'nothing' }
}

/** A question may be called by its offers alone, without `or else`. */
function questionsCalled(sentences: readonly Sentence[], text: string): Target {
  const short = Map.groupBy(
    sentences.filter((sentence) => asks(sentence.text.text)),
    (sentence) => comparedHead(sentence.text.text.replace(/ or else .*/su, '')),
  )
  return sentencesCalled(short, text)
}

const PLACE = ' in '

/** Where the name of a place may begin, the last first: `shuffle deck in deal` is the sentence `shuffle deck`, if several places have it. */
function placesIn(text: string): readonly number[] {
  return [...text.matchAll(/ in /gu)].map(({ index }) => index).toReversed()
}

/** Everything that a hook can attach to, as written: names, and sentences, with their place if several have them. */
export function hookPoints(game: MergedGame): readonly { readonly words: string; readonly within: string }[] {
  const named = HOOKED.flatMap((section) =>
    entriesOf(game.sections.get(section)).map(({ name }) => ({ words: name, within: section })),
  )
  const taken = new Set(named.map(({ words }) => comparedName(words)))
  const { sentences } = hookTargets(game.sections, game.hooks)
  const alike = Map.groupBy(sentences, ({ text }) => comparedHead(text.text))
  const renamed = [...alike.values()].flatMap((same) => {
    const words = tidy(same[0]?.text.text ?? '')
    const places = [...new Set(same.map(({ within }) => within))]
    if (taken.has(comparedName(words)) || words === '') return []
    return places.map((within) => ({ words: places.length > 1 ? words + PLACE + within : words, within }))
  })
  return [...named, ...renamed]
}

/** For the target of a hook, the words of the sentence, and the name of the place if it gives one. */
export function wordsOfTarget(
  target: YamlText,
  sentence: YamlText,
): { readonly words: YamlText; readonly place: YamlText | undefined } {
  if (comparedHead(target.text) === comparedHead(sentence.text)) return { words: target, place: undefined }
  const words = comparedHead(sentence.text)
  const at = placesIn(target.text).find((each) => comparedHead(target.text.slice(0, each)) === words)
  if (at === undefined) return { words: target, place: undefined }
  return {
    words: partOfText(target, 0, at),
    place: partOfText(target, at + PLACE.length, target.text.length),
  }
}

/** The hooks of a game on a sentence. */
interface HookedSentences {
  at(text: YamlText): readonly Hook[]
  /** All of one stage, action or rule, or of `play`. */
  within(name: string): readonly Hook[]
  has(hook: Hook): boolean
  /** The target of a hook: a name without its parentheses, or a sentence. */
  called(hook: Hook): string
}

export const hookedSentences = memoized((game: MergedGame): HookedSentences => {
  const at = new Map<YamlText, Hook[]>()
  const within = new Map<string, Set<Hook>>()
  const all = new Set<Hook>()
  const targets = game.hooks.length === 0 ? [] : hookTargets(game.sections, game.hooks).of
  for (const [hook, target] of targets) {
    if (target.kind !== 'sentences') continue
    all.add(hook)
    for (const { text, within: name } of target.sentences) {
      at.set(text, [...(at.get(text) ?? []), hook])
      within.set(name, (within.get(name) ?? new Set()).add(hook))
    }
  }
  return {
    at: (text) => at.get(text) ?? [],
    within: (name) => [...(within.get(comparedName(name)) ?? [])],
    has: (hook) => all.has(hook),
    called: (hook) => (all.has(hook) ? tidy : bareName)(hook.target.text),
  }
})
