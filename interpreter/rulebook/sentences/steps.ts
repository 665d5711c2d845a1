import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression, Head, Nouns, Step } from '../../../grammar/expression/ast.ts'
import type { Hook } from '../../../grammar/merge/merged.ts'
import type { YamlText } from '../../../grammar/yaml/tree.ts'
import { stepsIn, withElse as stepAndElse } from './asked.ts'
import type { Block, Item, Words } from '../model/model.ts'
import { nameGiven } from './nouns.ts'
import { numberOf, truthOf } from './known.ts'
import { plainly } from './openings.ts'
import { allFrom } from './origins.ts'
import { entriesOf, nameOf, readText, type Entry, type Node } from './reading.ts'
import { foreign, frame, hasForeign, inSource, named, withLocals, withSource } from './speaker.ts'
import type { HookTold, Speaker } from './speaker.ts'
import { oneStep } from './one-step.ts'
import { asWritten, valueText } from './tell.ts'
import {
  capital,
  emphasis,
  list,
  merged,
  paragraph,
  plain,
  rewritten,
  sentence,
  spoken,
  strong,
} from '../model/words.ts'
import { condition, nouns, value } from './dispatch.ts'

/** Steps as sentences, with what belongs to a condition or a repetition below it. */
export function steps(speaker: Speaker, node: Node | undefined): readonly Item[] {
  const own = withoutTitle(stepItems(speaker, node)).map(finished)
  return own.some(isForeign)
    ? withoutTitle(stepItems(inSource(speaker), node))
        .map(finished)
        .map((item) => asForeign(speaker, item))
    : own.map((item) => announcedOnce(speaker, item))
}

/** Says only once in a sentence that something is announced. */
function announcedOnce(speaker: Speaker, item: Item): Item {
  const [, notice = ''] = speaker.rules.openly.split('{what}')
  let isSaid = false
  const words = rewritten(item.words, (texts) =>
    texts.map((text) =>
      text.split(notice).reduce((said, rest) => {
        const again = isSaid ? '' : notice
        isSaid = true
        return said + again + rest
      }),
    ),
  )
  return {
    ...item,
    words,
    ...(item.blocks === undefined
      ? {}
      : {
          blocks: item.blocks.map((block): Block =>
            block.kind === 'list'
              ? { ...block, items: block.items.map((each) => announcedOnce(speaker, each)) }
              : block,
          ),
        }),
  }
}

/** Steps belong together, so one that cannot be translated leaves all of them in the language of the rules. */
function isForeign({ words, blocks = [] }: Item): boolean {
  return (
    hasForeign(words) ||
    blocks.some((block) =>
      block.kind === 'list'
        ? block.items.some(isForeign)
        : block.kind === 'paragraph' && hasForeign(block.words),
    )
  )
}

function asForeign(speaker: Speaker, { words, blocks, ...rest }: Item): Item {
  const inner = blocks?.map((block): Block => {
    if (block.kind === 'list') return { ...block, items: block.items.map((item) => asForeign(speaker, item)) }
    return block.kind === 'paragraph' ? { ...block, words: foreign(speaker, block.words) } : block
  })
  return { words: foreign(speaker, words), ...rest, ...(inner === undefined ? {} : { blocks: inner }) }
}

function finished({ words, blocks, ...rest }: Item): Item {
  return {
    words: rest.isTitle === true ? words : sentence(words),
    ...rest,
    ...(blocks === undefined ? {} : { blocks }),
  }
}

/** Not yet with capitals and full stops, because a short one continues after a colon. */
function stepItems(speaker: Speaker, node: Node | undefined): readonly Item[] {
  if (node === undefined) return []
  if (node.kind === 'text') return textStep(speaker, node).items
  if (node.kind === 'map') return headItems(speaker, entriesOf(node)).items
  const items: Item[] = []
  let now = speaker
  for (const part of node.items) {
    const said: Said =
      part.kind === 'text'
        ? textStep(now, part)
        : part.kind === 'map'
          ? headItems(now, entriesOf(part))
          : { items: stepItems(now, part), given: [] }
    items.push(...said.items)
    now = withLocals(now, said.given)
  }
  return items
}

interface Said {
  readonly items: readonly Item[]
  /** Names that are valid for the steps after it. */
  readonly given: readonly string[]
}

function textStep(speaker: Speaker, node: Extract<Node, { kind: 'text' }>): Said {
  if (node.text.trim() === '') return { items: [], given: [] }
  const written = readText(node, 'step')
  // A line that is said has its own translation.
  const tree = written?.kind === 'say' ? written : written && plainly(speaker, written)
  const stage = tree === undefined ? undefined : stageIn(withSource(speaker, node), tree)
  if (stage !== undefined && tree?.kind === 'run')
    return withHooks(speaker, node, { items: isNothing(stage) ? [] : [stage], given: [] })
  const said: Said =
    tree === undefined
      ? { items: [{ words: asWritten(speaker, node) }], given: [] }
      : { items: [askedItem(withSource(speaker, node), tree)], given: namesOfStep(tree) }
  return withHooks(speaker, node, said)
}

/** The steps of a stage that are told where it runs, below its title. */
function stageIn(speaker: Speaker, step: Step): Item | undefined {
  if (step.kind !== 'run' || step.for !== undefined) return undefined
  const { stage } = step
  if (stage.kind !== 'name' && stage.kind !== 'call') return undefined
  const { text } = stage.name
  const name = comparedName(text)
  const { openings } = speaker
  const told = openings.stages.get(name)
  const values = stage.kind === 'call' ? stage.arguments : []
  if (told === undefined || values.length !== told.parameters.length) return undefined
  const stages = new Map([...openings.stages].filter(([other]) => other !== name))
  const given = new Map(
    told.parameters.flatMap((parameter, index) => {
      const value = values[index]
      return value === undefined ? [] : [[parameter, allFrom(value, speaker.source)] as const]
    }),
  )
  const inside = { ...speaker, source: undefined, given, openings: { ...openings, stages } }
  const items = withoutTitle(stepItems(inside, told.steps))
  const [only, another] = items
  if (only === undefined) return { words: [] }
  if (another === undefined) return only
  const words = strong(capital(named(speaker, speaker.names.spelled.get(name) ?? text)))
  return { words, isTitle: true, blocks: list(items.map(finished)) }
}

/** True for a stage without steps in this game. */
function isNothing({ words, blocks }: Item): boolean {
  return words.length === 0 && blocks === undefined
}

/** The steps themselves, if a stage is all there is. */
function withoutTitle(items: readonly Item[]): readonly Item[] {
  const [only, another] = items
  const [steps] = only?.isTitle === true && another === undefined ? (only.blocks ?? []) : []
  return steps?.kind === 'list' ? steps.items : items
}

/** One step, marked if overlays have changed what it offers. */
function askedItem(speaker: Speaker, tree: Step): Item {
  const otherwise = 'offers' in tree && tree.orElse !== undefined ? stageIn(speaker, tree.orElse) : undefined
  if (otherwise !== undefined && 'offers' in tree) {
    const asked = askedItem(speaker, { ...tree, orElse: undefined })
    return under(speaker, frame(speaker, 'or else', { what: asked.words }), withoutTitle([otherwise]))
  }
  const words = oneStep(speaker, tree)
  const { source } = speaker
  const isChanged =
    source !== undefined &&
    stepAndElse(tree).some(
      (step) => 'offers' in step && speaker.offersOthers(source.spanOf(step.start, step.end)),
    )
  return isChanged ? { words, mark: 'changed' } : { words }
}

/** A sentence of the rules with what modules and variants have put before it, after it and in its place. */
function withHooks(speaker: Speaker, sentenceOf: YamlText, { items, given }: Said): Said {
  const hooks = speaker.hooksAt(sentenceOf)
  const of = (when: Hook['when']): readonly Item[] =>
    hooks.filter(({ hook }) => hook.when === when).flatMap((told) => hookItems(speaker, told))
  const instead = hooks.findLast(({ hook }) => hook.when === 'instead of')
  const own = instead === undefined ? items : replacedItems(speaker, items, instead)
  return { items: [...of('before'), ...own, ...of('after')], given }
}

/** Whatever runs the original is shown beside it; everything else simply replaces it. */
function replacedItems(speaker: Speaker, items: readonly Item[], told: HookTold): readonly Item[] {
  const now = hookItems(speaker, told)
  if (!stepsIn(told.hook.steps).some(({ kind }) => kind === 'original')) return now
  const words = [...emphasis(frame(speaker, 'instead of')), ...plain(':')]
  const beneath: Item = { words, mark: told.mark, blocks: list(now.map(finished)) }
  return items.map((item, i) =>
    i < items.length - 1 ? item : { ...item, blocks: [...(item.blocks ?? []), ...list([beneath])] },
  )
}

function hookItems(speaker: Speaker, { hook, mark, from }: HookTold): readonly Item[] {
  const said =
    from === undefined ? [] : [...plain(' ('), ...frame(speaker, 'from', { who: from }), ...plain(')')]
  return stepItems(speaker, hook.steps).map((item) => ({
    ...item,
    mark,
    words: item.blocks === undefined ? [...item.words, ...said] : item.words,
  }))
}

function namesOfStep(step: Step): readonly string[] {
  return 'called' in step && step.called !== undefined ? [comparedName(step.called.text)] : []
}

function headItems(speaker: Speaker, entries: readonly Entry[]): Said {
  const items: Item[] = []
  const given: string[] = []
  for (const chain of chains(entries)) {
    const [first] = chain
    if (first === undefined) continue
    const said = withHooks(speaker, first.key, chainItems(speaker, undecided(speaker, chain)))
    items.push(...said.items)
    given.push(...said.given)
  }
  return { items, given }
}

/** Each head separately, and after an `if` its `else`. */
function chains(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const all: Entry[][] = []
  for (const entry of entries) {
    const before = all.at(-1)
    if (before !== undefined && readText(entry.key, 'head')?.kind === 'else') before.push(entry)
    else all.push([entry])
  }
  return all
}

interface Headed {
  readonly entry: Entry
  readonly head: Head | undefined
}

/** The branches of a choice that these players and options leave open. */
function undecided(speaker: Speaker, entries: readonly Entry[]): readonly Headed[] {
  const open: Headed[] = []
  for (const entry of entries) {
    const written = readText(entry.key, 'head')
    const head = written && plainly(speaker, written)
    const when = head?.kind === 'if' || head?.kind === 'else' ? head.condition : undefined
    const so = when && truthOf(speaker.names, when)
    if (head === undefined || so === undefined) open.push({ entry, head })
    if (head !== undefined && so === true) {
      open.push({ entry, head: { kind: 'else', condition: undefined, start: head.start, end: head.end } })
      break
    }
  }
  const [first, ...others] = open
  if (first?.head?.kind !== 'else' || first.head.condition === undefined) return open
  return [{ ...first, head: { ...first.head, kind: 'if', condition: first.head.condition } }, ...others]
}

function chainItems(speaker: Speaker, entries: readonly Headed[]): Said {
  const items: Item[] = []
  const given: string[] = []
  for (const { entry, head } of entries) {
    if (head?.kind === 'else' && head.condition === undefined && items.length === 0) {
      items.push(...stepItems(speaker, entry.value))
      continue
    }
    if (head === undefined) {
      items.push(under(speaker, asWritten(speaker, entry.key), stepItems(speaker, entry.value)))
      continue
    }
    if (head.kind === 'let') {
      for (const each of entriesOf(entry.value)) {
        const name = emphasis(named(speaker, nameOf(each)))
        items.push({ words: frame(speaker, 'means', { name, value: valueText(speaker, each.value) }) })
        given.push(comparedName(nameOf(each)))
      }
      continue
    }
    if (head.kind === 'case') {
      items.push(cases(speaker, head, entry))
      continue
    }
    const inner =
      head.kind === 'for each' || head.kind === 'every in secret'
        ? withOwner(
            withLocals(speaker, [comparedName(nameGiven(head.nouns, speaker))]),
            head.nouns,
            entry.value,
          )
        : head.kind === 'only to'
          ? ({ ...speaker, tellsOne: true } as const)
          : speaker
    const times = head.kind === 'repeat times' ? numberOf(speaker.names, head.times) : undefined
    if (times === 0) continue
    if (times === 1) {
      items.push(...stepItems(inner, entry.value))
      continue
    }
    const item = under(
      speaker,
      headWords(withSource(speaker, entry.key), head),
      stepItems(inner, entry.value),
    )
    const before = items.at(-1)
    const must = head.kind === 'for each' ? eachMust(speaker, head.nouns, item) : undefined
    if (must !== undefined) items.push(must)
    else if (head.kind === 'else' && before !== undefined) items.splice(-1, 1, withElse(before, item))
    else items.push(item)
  }
  return { items, given }
}

/** `each player, clockwise from you, must bid` instead of `for each player, clockwise from you: the player must bid` */
function eachMust(speaker: Speaker, what: Nouns, item: Item): Item | undefined {
  if (speaker.clauses === undefined || what.called !== undefined || item.blocks !== undefined)
    return undefined
  const head = /^for each player(?: who [^,:]*)?(?<where>, [^:]*)?[,:] the player (?<verb>must|may) /u.exec(
    spoken(item.words),
  )
  const { where = '', verb = '' } = head?.groups ?? {}
  if (head === null || verb === '' || (where !== '' && !/^, (?:anti)?clockwise /u.test(where)))
    return undefined
  return { ...item, words: eachDoes(item.words, where === '' ? '' : ',', verb) }
}

/** The same words with the verb behind those who do it. */
function eachDoes(words: Words, comma: string, verb: string): Words {
  return merged(words).map((part, index) =>
    part.kind !== 'text'
      ? part
      : {
          kind: 'text',
          text: (index === 0 ? part.text.replace(/^for each /u, 'each ') : part.text).replace(
            new RegExp(`[,:] the player ${verb} `, 'u'),
            `${comma} ${verb} `,
          ),
        },
  )
}

/** In a loop over players with a single step, that step is about the one of them alone. */
function withOwner(speaker: Speaker, nouns: Nouns, node: Node): Speaker {
  const only = node.kind === 'list' && node.items.length === 1 ? node.items[0] : node
  const isOfPlayers =
    comparedName(nouns.name.text) === 'player' || comparedName(nouns.name.text) === 'players'
  return only?.kind === 'text' && isOfPlayers
    ? { ...speaker, theirs: comparedName(nameGiven(nouns, speaker)) }
    : { ...speaker, theirs: '' }
}

/** An alternative is in the same list item as its counterpart. */
function withElse(before: Item, item: Item): Item {
  const mark = before.mark ?? item.mark
  if (before.blocks === undefined && item.blocks === undefined)
    return {
      words: [...sentence(before.words), ...plain(' '), ...sentence(item.words)],
      mark,
      isFinished: true,
    }
  const words = before.blocks === undefined ? sentence(before.words) : before.words
  return {
    words,
    mark,
    blocks: [...(before.blocks ?? []), paragraph(sentence(item.words)), ...(item.blocks ?? [])],
  }
}

/** A single short step continues on the same line, but not whole sentences. */
function under(speaker: Speaker, words: Words, below: readonly Item[]): Item {
  const inner = withoutTitle(below)
  const [first, second] = inner
  if (first === undefined) return { words }
  const both = second === undefined ? bothConditions(speaker, words, first) : undefined
  if (both !== undefined) return both
  if (second === undefined && first.blocks === undefined && first.isFinished !== true)
    return { ...first, words: [...words, ...plain(isEasy(speaker, words) ? ', ' : ': '), ...first.words] }
  return { words: [...words, ...plain(':')], blocks: list(inner.map(finished)) }
}

/** `if it is red and you are ready, draw` instead of `if it is red, if you are ready, draw` */
function bothConditions(speaker: Speaker, head: Words, { words, blocks, ...rest }: Item): Item | undefined {
  const isIf = (text: string): boolean => /^if [^,:()]*$/u.test(text.split(', ')[0] ?? '')
  if (speaker.clauses === undefined || blocks !== undefined || rest.isFinished === true) return undefined
  if (!isIf(spoken(head)) || spoken(head).includes(',') || / or /u.test(spoken(head))) return undefined
  if (!spoken(words).startsWith('if ') || / or /u.test(spoken(words).split(', ')[0] ?? '')) return undefined
  const [start, ...others] = merged(words)
  if (start?.kind !== 'text') return undefined
  return {
    ...rest,
    words: [...head, ...plain(` ${speaker.phrases.and} ${start.text.slice('if '.length)}`), ...others],
  }
}

/** In English a comma is enough after a head without commas of its own, but not after a whole sentence. */
function isEasy(speaker: Speaker, head: Words): boolean {
  const text = spoken(head).replace(/^otherwise,/u, '')
  return speaker.clauses !== undefined && !/[,:)]|^do this |^tell |^repeat /u.test(text)
}

/** Larger limits of loops only make sure that every game ends. */
const MOST_LIMIT = 10

function isLimit(node: Expression): boolean {
  return node.kind !== 'number' || node.value <= MOST_LIMIT
}

/** A number, or the name of one: `3 times`. */
function isKnown({ names }: Speaker, node: Expression): boolean {
  return node.kind === 'number' || (node.kind === 'name' && names.constants.has(comparedName(node.name.text)))
}

function cases(speaker: Speaker, head: Extract<Head, { kind: 'case' }>, { key, value: node }: Entry): Item {
  const of = frame(speaker, 'head case', { what: value(withSource(speaker, key), head.of) })
  const inner = entriesOf(node).map((entry) => {
    const isElse = nameOf(entry) === 'else'
    const words = isElse
      ? frame(speaker, 'head else')
      : frame(speaker, 'head value', { what: emphasis(named(speaker, nameOf(entry))) })
    return finished(under(speaker, words, stepItems(speaker, entry.value)))
  })
  return { words: [...of, ...plain(':')], blocks: list(inner) }
}

function headWords(speaker: Speaker, head: Exclude<Head, { kind: 'let' | 'case' }>): Words {
  switch (head.kind) {
    case 'if':
      return frame(speaker, 'head if', { condition: condition(speaker, head.condition) })
    case 'else':
      return head.condition === undefined
        ? frame(speaker, 'head else')
        : frame(speaker, 'head else if', { condition: condition(speaker, head.condition) })
    case 'for each':
      return frame(speaker, 'head for each', { what: nouns(speaker, head.nouns, 'parameter') })
    case 'every in secret':
      return frame(speaker, head.also === undefined ? 'head in secret' : 'head unnoticed', {
        what: nouns(speaker, head.nouns, 'parameter'),
      })
    case 'only to':
      return frame(speaker, 'head only to', { who: value(speaker, head.who) })
    case 'together':
      return frame(speaker, 'head together')
    case 'repeat times':
      return frame(speaker, isKnown(speaker, head.times) ? 'head times' : 'head as often', {
        times: value(speaker, head.times),
      })
    case 'repeat until':
      return frame(speaker, isLimit(head.atMost) ? 'head until' : 'head until alone', {
        condition: condition(speaker, head.condition),
        number: value(speaker, head.atMost),
      })
    case 'while':
      return frame(speaker, isLimit(head.atMost) ? 'head while' : 'head while alone', {
        condition: condition(speaker, head.condition),
        number: value(speaker, head.atMost),
      })
    case 'turns': {
      let what = frame(speaker, 'head turns', { who: value(speaker, head.from) })
      if (head.while !== undefined)
        what = frame(speaker, 'head turns while', { what, condition: condition(speaker, head.while) })
      return head.atMost === undefined || !isLimit(head.atMost)
        ? what
        : frame(speaker, 'head at most', { what, number: value(speaker, head.atMost) })
    }
  }
}
