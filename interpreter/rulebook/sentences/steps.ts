import { comparedName } from '../../../grammar/document/names.ts'
import type { Head, Nouns, Step } from '../../../grammar/expression/ast.ts'
import type { Hook } from '../../../grammar/merge/merged.ts'
import type { YamlText } from '../../../grammar/yaml/tree.ts'
import { stepsIn, withElse as stepAndElse } from './asked.ts'
import type { Item } from '../model/model.ts'
import { nameGiven } from './nouns.ts'
import { numberOf, truthOf } from './known.ts'
import { plainly } from './openings.ts'
import { allFrom } from './origins.ts'
import { entriesOf, nameOf, readText, type Entry, type Node } from './reading.ts'
import { frame, inSource, named, withLocals, withSource } from './speaker.ts'
import type { HookTold, Speaker } from './speaker.ts'
import { oneStep } from './one-step.ts'
import { asWritten, valueText } from './tell.ts'
import { capital, emphasis, list, plain, strong } from '../model/words.ts'
import { value } from './dispatch.ts'
import { eachMust, inSecretMust } from './each-does.ts'
import { headWords } from './head-words.ts'
import { finished, under, withElse, withoutTitle } from './step-items.ts'
import { announcedOnce, asForeign, isForeign } from './whole-items.ts'

/** Steps as sentences, with what belongs to a condition or a repetition below it. */
export function steps(speaker: Speaker, node: Node | undefined): readonly Item[] {
  const own = withoutTitle(stepItems(speaker, node)).map(finished)
  return own.some(isForeign)
    ? withoutTitle(stepItems(inSource(speaker), node))
        .map(finished)
        .map((item) => asForeign(speaker, item))
    : own.map((item) => announcedOnce(speaker, item))
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
    const must =
      head.kind === 'for each'
        ? eachMust(speaker, head.nouns, item)
        : head.kind === 'every in secret'
          ? inSecretMust(speaker, head.nouns, item)
          : undefined
    if (must !== undefined) items.push(must)
    else if (head.kind === 'else' && before !== undefined) items.splice(-1, 1, withElse(before, item))
    else items.push(item)
  }
  return { items, given }
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
