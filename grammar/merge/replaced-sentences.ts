import { tidy } from '../document/names.ts'
import type { YamlNode } from '../yaml/tree.ts'
import type { Hook } from './merged.ts'
import { hookPoint, pointOf, sentencesIn, type HookTargets, type Sentence } from './sentence-tree.ts'

type Targets = HookTargets['of']

/** True for a sentence that asks somebody. */
export const asks = (sentence: string): boolean => /\b(?:may|must)\b/u.test(sentence)

/**
 * Where the questions of these sentences are now: if an overlay replaces one, or the steps around it, by a single other
 * question, it is that one.
 */
export function questionsNow(sentences: readonly Sentence[], targets: Targets): readonly Sentence[] {
  return sentences.flatMap((sentence) => {
    const by = replacedBy(sentence, targets)
    if (by === undefined) return [sentence]

    const { within } = sentence
    const [question, ...others] = sentencesIn(by.steps, { within, under: undefined, hook: by }).filter(
      ({ text: { text } }) => asks(text),
    )
    return question === undefined || others.length > 0 ? [sentence] : questionsNow([question], targets)
  })
}

/** The hook that replaces a sentence or the steps around it. */
export function replacedBy(sentence: Sentence, targets: Targets): Hook | undefined {
  return replacerOf(pointOf(sentence), targets) ?? goneWith(sentence, targets)
}

/** The hook that replaces the steps around a sentence, so that whatever is hooked to it never happens. */
export function goneWith({ within, under, hook }: Sentence, targets: Targets): Hook | undefined {
  if (under !== undefined) return replacedBy(under, targets)
  if (hook === undefined) return replacerOf(within, targets)
  const replacement = targets.get(hook)
  if (hook.when === 'instead of') {
    const by = replacerOf(hookPoint(hook, targets), targets)
    if (by !== undefined && by !== hook && isLater(by, hook, targets)) return by
  }
  const [sentence] = replacement?.kind === 'sentences' ? replacement.sentences : []
  return sentence === undefined ? undefined : goneWith(sentence, targets)
}

function isLater(one: Hook, other: Hook, targets: Targets): boolean {
  const all = [...targets.keys()]
  return all.indexOf(one) > all.indexOf(other)
}

/** The last hook that replaces something without running what it replaces. */
function replacerOf(point: string, targets: Targets): Hook | undefined {
  return [...targets.keys()].findLast(
    (hook) => hook.when === 'instead of' && hookPoint(hook, targets) === point && !runsOriginal(hook.steps),
  )
}

function runsOriginal(node: YamlNode): boolean {
  if (node.kind === 'text') return tidy(node.text) === 'original'
  if (node.kind === 'list') return node.items.some(runsOriginal)
  return node.entries.some(({ value }) => runsOriginal(value))
}
