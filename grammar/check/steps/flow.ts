import { says } from '../elaboration/course.ts'
import { unwatched } from '../world/watched-world.ts'
import { warnOfSweptBag } from '../nouns/swept-bags.ts'
import { MOST_PASSES } from '../../source/limits.ts'
import { warnOfDealt, warnOfMany, warnOfSameYou } from '../expressions/doubtful-conditions.ts'
import { localSymbol, nameSpan, textsOf } from '../../names/declarations.ts'
import { eachSymbol } from '../elaboration/name-uses.ts'
import { bindName } from '../elaboration/bind-name.ts'
import type { Expression, Head, Nouns, Step } from '../../expression/ast.ts'
import { refusedFor } from '../../expression/reserved-words.ts'
import { reservedNameMessage } from '../world/declared-name.ts'
import { comparedName } from '../../document/names.ts'
import { bookText } from '../../book/book-text.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { YOU, cell, constant } from '../../ir/build.ts'
import { walkSteps } from '../../ir/walk.ts'
import { announces } from '../functions/announced-values.ts'
import { FULL_WORD } from '../../ir/bags.ts'
import { LARGEST_WORD, NONE, type ExprIR, type SetIR, type StepIR } from '../../ir/ir.ts'
import type { MergedNode } from '../../merge/merged.ts'
import type { Span } from '../../source/span.ts'
import type { YamlNode, YamlText } from '../../yaml/tree.ts'
import type { Elaboration, Lowering, Reading, Reporting } from '../elaboration/contexts.ts'
import { inBoardOrder } from '../elaboration/board-order.ts'
import { oneThing, theOnly } from '../expressions/conversions.ts'
import { wordRange } from '../elaboration/word-range.ts'
import { canBeMember, capacityOf } from '../elaboration/word-sets.ts'
import { beginSet, setSnapshot, valueOfSnapshot } from '../elaboration/set-snapshots.ts'
import { scalarOf, whereabouts } from '../elaboration/values.ts'
import { ofParts, bagWords } from '../elaboration/bags.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { ruleText } from '../expressions/explanations.ts'
import { takePositions } from '../expressions/stored-positions.ts'
import { factsOfEach, narrowed } from '../expressions/narrowing.ts'
import { nounSet } from '../nouns/nouns.ts'
import { seatsFrom } from '../nouns/seat-nouns.ts'
import { notingYou, onTurn } from '../elaboration/on-turn.ts'
import { spanIn, type Context, type Scope } from '../elaboration/scope.ts'
import { wholeTurn } from './course-of-turns.ts'
import { noteAtOnce } from './settle-together.ts'
import { onlyTo } from './private-lines.ts'
import { settleAfter, settleAll } from './settling.ts'
import { warnOfDead } from './dead-steps.ts'
import { unlessEnded } from './skip-ended-groups.ts'
import { hookedStep } from './hooks.ts'
import { goesBy, seenBy } from './seen-faces.ts'
import { offerEdits, reportNoOffers } from './changed-offers.ts'
import { SEAT, type Type } from '../../types/types.ts'
import { caseSteps } from './case-steps.ts'
import { inSecret } from './in-secret.ts'
import { elaborate, number, truth, typed, elaborateStep, elaborateSteps } from '../elaboration/dispatch.ts'
import type { StepPlace, Elaborated, Entry } from '../elaboration/step-place.ts'
import { behindSteps, isSilent } from '../elaboration/step-place.ts'

/** The same, with the scope after the last step. */
export function stepsAndScope(
  el: Elaboration,
  place: StepPlace,
  node: MergedNode | YamlNode | undefined,
): Elaborated {
  if (node === undefined) return { steps: [], scope: place.scope }
  if (node.kind !== 'map' || 'span' in node) el.names.scope(place.scope, node.span)
  if (node.kind === 'text') return textStep(el, place, node)
  if (node.kind === 'map') return headedSteps(el, place, node.entries)
  let { scope } = place
  const steps: StepIR[] = []
  for (const [i, item] of node.items.entries()) {
    const here = { ...place, scope }
    el.names.scope(scope, item.span)
    const done =
      item.kind === 'text'
        ? textStep(el, here, item)
        : item.kind === 'map'
          ? headedSteps(el, here, item.entries)
          : { steps: elaborateSteps(el, here, item), scope }
    steps.push(...done.steps)
    scope = done.scope
    const next = node.items[i + 1]
    if (next !== undefined) warnOfDead(el, item.span, done.steps, next.span)
  }
  return { steps, scope }
}

function textStep(el: Elaboration, place: StepPlace, text: YamlText): Elaborated {
  const source = bookText(text)
  return hookedStep(el, place, text, (here) => {
    const step: Step | undefined = el.findings.read(source, 'step')
    if (step === undefined) return { steps: [], scope: here.scope }
    const edits = offerEdits(el, text)
    if (edits.length > 0 && step.kind !== 'ask') reportNoOffers(el, edits)
    return elaborateStep(el, edits.length === 0 ? here : { ...here, edits }, source, step)
  })
}

/** `if`, `else`, `case`, loops and `let`: keys that have steps below them, in one map. */
export function headedSteps(el: Elaboration, place: StepPlace, entries: readonly Entry[]): Elaborated {
  const steps: StepIR[] = []
  let { scope } = place
  let index = 0
  while (index < entries.length) {
    const entry = entries[index]
    if (entry === undefined) break
    const source = bookText(entry.key)
    const head = el.findings.read(source, 'head')
    const here = { ...place, scope }
    const settings = el.notes.all('settings').length
    if (head === undefined) {
      index++
      continue
    }
    if (head.kind === 'if') {
      let end = index + 1
      const heads: { head: Head; source: TextSource; entry: Entry }[] = [{ head, source, entry }]
      for (; end < entries.length; end++) {
        const next = entries[end]
        if (next === undefined || !/^else\b/.test(next.key.text)) break
        const nextSource = bookText(next.key)
        const nextHead = el.findings.read(nextSource, 'head')
        if (nextHead?.kind === 'else') heads.push({ head: nextHead, source: nextSource, entry: next })
      }
      const chain = hookedStep(el, here, entry.key, (at) => {
        const ways: Scope[] = []
        const own = ifChain(el, at, heads, ways)
        return { steps: own, scope: behindSteps(el, seenBy(at.scope, ways), settings) }
      })
      steps.push(...chain.steps)
      scope = chain.scope
      index = end
      continue
    }
    const done = hookedStep(el, here, entry.key, (at) => {
      const { steps: own, scope: then } = headed(el, at, source, head, entry)
      return { steps: own, scope: behindSteps(el, then, settings) }
    })
    steps.push(...done.steps)
    scope = done.scope
    index++
  }
  return { steps, scope }
}

/** Warns about `openly` in a condition without a visible effect: nobody would learn the answer. */
function warnOfUnnoticed(el: Reporting, at: Span, branches: readonly (readonly StepIR[])[]): void {
  const everybody = (to: SetIR): boolean => to.set === 'range'
  let shown = 0
  let isNoticed = false
  for (const steps of branches)
    walkSteps(steps, (step) => {
      if (step.step === 'show' && !everybody(step.to)) shown++
      else if (step.step !== 'if' && step.step !== 'for each') isNoticed = true
    })
  if (shown === 0 || isNoticed) return
  el.report('ST4212', at, 'Only those who are shown something notice how this turns out.', {
    label: '`openly` tells nobody',
    help: 'Let the step choose what is shown, and to whom: `show ... where ... to all players where ...`. If everybody is to learn it, `say` it.',
  })
}

/** `openly A and B` announces only A. */
function openlyWhole(condition: Expression, source: TextSource): string | undefined {
  if (condition.kind !== 'and' && condition.kind !== 'or') return undefined
  const opened = condition.terms.find(({ kind }) => kind === 'openly')
  if (opened?.kind !== 'openly') return undefined
  const first = source.text.slice(opened.term.start, opened.term.end)
  return `\`openly\` ends at \`${condition.kind}\`. To announce all of it, use parentheses: \`openly (${first} ${condition.kind} ...)\`.`
}

/** `ways` gets the scope at the end of each branch. */
function ifChain(
  el: Elaboration,
  place: StepPlace,
  heads: readonly { readonly head: Head; readonly source: TextSource; readonly entry: Entry }[],
  ways: Scope[],
): readonly StepIR[] {
  const [first, ...rest] = heads
  const branch = (at: StepPlace, node?: Entry['value']): readonly StepIR[] => {
    const { steps, scope } = stepsAndScope(el, at, node)
    ways.push(scope)
    return steps
  }
  if (first === undefined) return branch(place)
  const { head, source, entry } = first
  const condition = head.kind === 'if' || head.kind === 'else' ? head.condition : undefined
  if (condition === undefined) return branch(place, entry.value)
  const context: Context = { source, scope: place.scope }
  const at = source.spanOf(condition.start, condition.end)
  const test = notingYou(el, at, () => truth(el, context, condition))
  if (!isSilent(place))
    publicOnly(el, test.secrecy, at, 'Which branch is taken', openlyWhole(condition, source))
  const then = { ...place, scope: place.scope.withFacts(narrowed(el, context, condition, true)) }
  const otherwise = { ...place, scope: place.scope.withFacts(narrowed(el, context, condition, false)) }
  const branches = { then: branch(then, entry.value), else: ifChain(el, otherwise, rest, ways) }
  if (announces(el, condition)) warnOfUnnoticed(el, at, [branches.then, branches.else])
  return [{ step: 'if', condition: test.ir, ...branches, origin: el.texts.origin(at) }]
}

/** `each player`, and not only some of them. */
function isEveryPlayer(element: Type, { name, owner, within, where }: Nouns): boolean {
  const isNarrowed = owner !== undefined || within !== undefined || where !== undefined
  return element.kind === 'seat' && !isNarrowed && /^players?$/u.test(name.text)
}

function headed(el: Elaboration, place: StepPlace, source: TextSource, head: Head, entry: Entry): Elaborated {
  const context: Context = { source, scope: place.scope }
  const at = source.spanOf(head.start, head.end)
  const origin = el.texts.origin(at)
  const same = (steps: readonly StepIR[]): Elaborated => ({ steps, scope: place.scope })
  switch (head.kind) {
    case 'if':
    case 'else':
      el.report('ST4116', at, '`else` belongs to the same list item as its `if`, right after it.', {
        help: 'Write it without a dash, right below the steps of `if`, indented like the `if`.',
      })
      return same([])
    case 'case':
      return caseSteps(el, place, context, head, entry)
    case 'let':
      return letSteps(el, place, entry)
    case 'together': {
      const { steps, scope: inside } = stepsAndScope(el, { ...place, settles: false }, entry.value)
      const scope = seenBy(place.scope, [inside])
      if (!place.settles) return { steps, scope }
      noteAtOnce(el, steps)
      return { steps: [...steps, ...settleAll(el.notes)], scope }
    }
    case 'only to':
      return same(onlyTo(el, place, context, head, entry))
    case 'for each': {
      const { result: set, picks } = el.slots.picking(() =>
        notingYou(el, at, () => nounSet(el, context, head.nouns)),
      )
      if (!isSilent(place)) publicOnly(el, set.secrecy, at, 'How often this is done')
      warnOfSweptBag(el, context, head.nouns, set)
      const symbol = eachSymbol(el, source, head.nouns)
      const { name } = symbol
      const capacity = mostAtOnce(el, set.element)
      const over =
        set.element.kind === 'seat' && head.nouns.circle === undefined && head.nouns.order === undefined
          ? seatsFrom(el, STARTER, el.onward(), set.ir)
          : inBoardOrder(el, set.ir)
      const body = (thing: ExprIR): readonly StepIR[] => {
        const it = {
          ...scalarOf(set.element, thing, { face: set.face }),
          ...whereabouts(set),
        }
        const known = factsOfEach(el, { source, scope: place.scope.withIt(it) }, head.nouns, name)
        const scope = bindName(el, place.scope, symbol, it).withFacts(known)
        const steps = elaborateSteps(el, { ...place, scope }, entry.value)
        if (isEveryPlayer(set.element, head.nouns)) {
          warnOfDealt(el, at, steps)
          warnOfSameYou(el, at, {
            name,
            thing,
            steps,
            texts: textsOf(entry.value),
            body: 'span' in entry.value ? entry.value.span : undefined,
          })
        }
        return unlessEnded(el, set.element, thing, steps, origin)
      }
      return same([...picks, el.eachStep(name, set.element, over, capacity, body, origin)])
    }
    case 'repeat times':
    case 'repeat until':
    case 'while': {
      const counter = el.local('passes', 'number')
      const condition =
        head.kind === 'repeat times' ? undefined : notingYou(el, at, () => truth(el, context, head.condition))
      if (condition !== undefined && !isSilent(place))
        publicOnly(el, condition.secrecy, at, 'How long this goes on')
      const times = head.kind === 'repeat times' ? head.times : head.atMost
      const atMost = notingYou(el, at, () => number(el, context, times))
      if (!isSilent(place)) publicOnly(el, atMost.secrecy, at, 'How often this is done')
      warnOfMany(
        el,
        source.spanOf(times.start, times.end),
        atMost.ir,
        MOST_PASSES,
        'steps between two decisions',
      )
      const often = place.scope.asOften()
      const goesOn =
        head.kind === 'while' ? often.withFacts(narrowed(el, context, head.condition, true)) : often
      const body = elaborateSteps(el, { ...place, scope: goesOn }, entry.value)
      const until = head.kind === 'repeat until' ? condition?.ir : undefined
      const whileIs = head.kind === 'while' ? condition?.ir : undefined
      return same([{ step: 'loop', cell: counter, while: whileIs, until, atMost: atMost.ir, body, origin }])
    }
    case 'turns': {
      // The starting player may be drawn by lot.
      const { result, picks } = el.slots.picking(() => turns(el, place, context, head, entry, at))
      return same([...picks, result])
    }
    case 'every in secret':
      return same(inSecret(el, place, context, head, entry))
  }
}

/** The first player when players are taken in order: the one on turn. */
export const STARTER: ExprIR = { op: 'max', left: YOU, right: constant(0) }

/** Maximum size of a set of a type, whose members are all of one class. */
function mostAtOnce(el: Pick<Lowering, 'world'>, element: Type): number {
  const [first, last] = wordRange(unwatched(el.world), element)
  return element.kind === 'group' ? last - first + 1 : capacityOf(el, element)
}

function turns(
  el: Reading,
  place: StepPlace,
  context: Context,
  head: Extract<Head, { kind: 'turns' }>,
  entry: Entry,
  at: Span,
): StepIR {
  const from = notingYou(el, at, () => typed(el, context, head.from, SEAT))
  publicOnly(el, from.secrecy, at, 'Whose turn comes first')
  const { while: goesOn } = head
  const condition = goesOn === undefined ? undefined : onTurn(el, () => truth(el, context, goesOn))
  if (condition !== undefined) publicOnly(el, condition.secrecy, at, 'Who is passed over')
  const most = head.atMost === undefined ? undefined : number(el, context, head.atMost)
  if (most !== undefined) publicOnly(el, most.secrecy, at, 'How many turns there are')
  const atMost = most?.ir ?? constant(LARGEST_WORD)
  const [seat, counter, saved] = [
    el.local('seat on turn', 'seat'),
    el.local('turns', 'number'),
    el.local('you before', 'seat'),
  ]
  const reset: { at: number; start: number[] }[] = []
  for (const list of el.tracked.values())
    for (const tracked of list)
      if (tracked.scope === 'turn') {
        reset.push({ at: tracked.cell.base, start: Array<number>(tracked.words).fill(tracked.start) })
      }
  const taken = onTurn(el, () => takePositions(el, at))
  const { result: own, isBroken } = el.findings.judged(() =>
    onTurn(el, () => elaborateSteps(el, { ...place, scope: place.scope.asOften() }, entry.value)),
  )
  const body = [...taken, ...settleAfter(el.notes, taken), ...own]
  const origin = el.texts.origin(at)
  const written = goesOn && ruleText(context, goesOn)
  const bound = head.atMost && ruleText(context, head.atMost)
  if (!isBroken && el.notes.all('unreadStages').length === 0)
    el.notes.add('turnLoops', {
      body,
      at,
      from: spanIn(context, head.from),
      origin,
      while: written,
      atMost: bound,
    })
  return {
    step: 'turns',
    from: from.ir,
    while: condition?.ir,
    atMost,
    cell: seat,
    counter,
    saved,
    reset,
    ...(says(el.game, 'play turns round') ? { onward: el.onward() } : {}),
    body: onTurn(el, () => wholeTurn(el, body, { reset, while: condition?.ir }, origin)),
    origin,
  }
}

/** Types of locals that may be set again. */
const SETTABLE: ReadonlySet<Type['kind']> = new Set([
  'number',
  'truth',
  'seat',
  'space',
  'enumeration',
  'kind',
  'directions',
  'piece',
  'group',
  'place',
])

function rangeOfLocal(
  el: Pick<Lowering, 'world'>,
  type: Type,
): { readonly least: number; readonly most: number } {
  if (type.kind === 'number') return { least: -0x7ffffffe, most: 0x7ffffffe }
  if (type.kind === 'directions') return { least: 0, most: 0x7ffffffe }
  const [least, most] = wordRange(unwatched(el.world), type)
  return { least, most }
}

function letSteps(el: Reading, place: StepPlace, entry: Entry): Elaborated {
  if (entry.value.kind !== 'map') {
    el.report('ST4119', entry.key.span, '`let` needs a map of names and values.')
    return { steps: [], scope: place.scope }
  }
  let { scope } = place
  const steps: StepIR[] = []
  for (const { key, value } of entry.value.entries) {
    if (value.kind !== 'text') continue
    const name = comparedName(key.text)
    const reserved = refusedFor(name)
    if (reserved !== undefined)
      el.report('ST4002', key.span, ...reservedNameMessage(name, 'something under `let`', reserved))
    const source = bookText(value)
    const parsed = el.findings.read(source, 'expression')
    if (parsed === undefined) continue
    // Chance decides before the result gets its name.
    const { result, picks } = el.slots.picking(() => elaborate(el, { source, scope }, parsed))
    steps.push(...picks)
    const origin = el.texts.origin(value.span)
    const symbol = localSymbol('let', name, nameSpan(key))
    const things = theOnly(el, result)
    if (things.form === 'set' && canBeMember(things.element)) {
      const { element, ir, secrecy, face } = things
      const members = setSnapshot(el, name, element)
      steps.push(...beginSet(el, members, ir, origin))
      const named = { ...valueOfSnapshot(el, members), ...whereabouts(things), secrecy, face }
      scope = bindName(el, scope, symbol, named, { members })
      continue
    }
    const found = oneThing(el, { source, scope }, parsed, things)
    const cells = bagWords(found).map((part) => {
      const base = el.local(name, found.type)
      const free = { least: NONE, most: LARGEST_WORD, orNone: true }
      steps.push({ step: 'store', base, index: constant(0), value: part, ...free, origin })
      return base
    })
    const [at = 0] = cells
    const settable =
      found.type.kind === 'bag' && found.more === undefined
        ? { cell: { base: at, least: 0, most: FULL_WORD, orNone: false } }
        : SETTABLE.has(found.type.kind)
          ? { cell: { base: at, ...rangeOfLocal(el, found.type), orNone: found.orNone } }
          : {}
    // A name that may be set again need not stay a player other than the one on turn.
    const target = 'cell' in settable ? { ...found, other: undefined } : found
    const byFaces = goesBy(el, { source, scope }, parsed, target)
    scope = bindName(el, scope, symbol, ofParts(target, cells.map(cell)), { ...settable, goesBy: byFaces })
  }
  return { steps, scope }
}
