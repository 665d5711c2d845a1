import { comparedName } from '../../../grammar/document/names.ts'
import type { Block, Words } from '../model/model.ts'
import { nameGiven } from '../sentences/nouns.ts'
import { readText, textIn, textsOf, valueIn, type Entry } from '../sentences/reading.ts'
import { frame, told, withLocals, type Speaker } from '../sentences/speaker.ts'
import { conditionText, nounsText, valueText } from '../sentences/tell.ts'
import { capital, enumerated, paragraph } from '../model/words.ts'

/** The thing in question has a name in the rest of the rule. */
export function withLooked(speaker: Speaker, entry: Entry): Speaker {
  const names = textsOf(valueIn(entry.value, 'for each')).flatMap((node) => {
    const tree = readText(node, 'nouns')
    return tree === undefined ? [] : [comparedName(nameGiven(tree, speaker))]
  })
  return withLocals(speaker, names)
}

/** The things that a rule tests, one after the other. */
export function eachThing(speaker: Speaker, entry: Entry): { readonly each: number; readonly what: Words } {
  const each = textsOf(valueIn(entry.value, 'for each'))
  const what = each.map((node) => nounsText(speaker, node, 'parameter'))
  return { each: each.length, what: enumerated(what, speaker.phrases.and) }
}

/** When something happens by itself, and to whom, before what happens. */
export function occasion(outer: Speaker, entry: Entry): readonly Block[] {
  const when = valueIn(entry.value, 'when')
  const you = valueIn(entry.value, 'you')
  const isOver = textIn(entry.value, 'after') !== undefined
  const words = told(outer, (s) => {
    const inside = withLooked(s, entry)
    const { each, what } = eachThing(s, entry)
    if (when === undefined && each === 0) return []
    const key = when === undefined ? 'happens to each' : each === 0 ? 'happens when' : 'happens for each'
    return frame(inside, key, { what, condition: conditionText(inside, when) })
  })
  const inside = withLooked(outer, entry)
  const lines = [
    ...(you === undefined ? [] : [told(inside, (s) => frame(s, 'whose', { who: valueText(s, you) }))]),
    ...(isOver ? [frame(inside, 'after each action')] : []),
    ...(words.length === 0 ? [] : [words]),
  ]
  return lines.map((line) => paragraph(capital(line)))
}
