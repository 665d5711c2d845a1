import { bookText } from '../../book/book-text.ts'
import { EMPTY, NOTHING, TRUE, arithmetic, cell, constant, register } from '../../ir/build.ts'
import type { EndIR, ExprIR, SetIR, WheneverIR } from '../../ir/ir.ts'
import type { MergedEntry, MergedNode } from '../../merge/merged.ts'
import type { NamedSymbol } from '../../names/symbol.ts'
import { bindName } from '../elaboration/bind-name.ts'
import { checkSlots, filledIn } from '../elaboration/fill-slots.ts'
import { checkedOrder } from './end-order.ts'
import { eachSymbol } from '../elaboration/name-uses.ts'
import type { YamlNode, YamlText } from '../../yaml/tree.ts'
import type { WheneverFrame } from '../elaboration/declarations.ts'
import type { Elaboration, Reading } from '../elaboration/contexts.ts'
import { warnOfNever } from '../expressions/exclusive-conditions.ts'
import { narrowed } from '../expressions/narrowing.ts'
import { scalarOf, type SetValue } from '../elaboration/values.ts'
import type { World } from '../world/world.ts'
import { STARTER } from '../steps/flow.ts'
import { pointsWon, winners } from '../steps/results.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { hooksOf, wrapped, type Hooks } from '../steps/hooks.ts'
import { nounSet } from '../nouns/nouns.ts'
import { seatsFrom } from '../nouns/seat-nouns.ts'
import { notingYou } from '../elaboration/on-turn.ts'
import { Scope } from '../elaboration/scope.ts'
import { COUNT, LARGEST_NUMBER, SEAT, type Type } from '../../types/types.ts'
import { truth, typed } from '../elaboration/dispatch.ts'
import { capacityOf } from '../elaboration/word-sets.ts'

function textOf(entry: MergedEntry, name: string): YamlText | undefined {
  const found = nodeOf(entry, name)
  return found?.kind === 'text' ? found : undefined
}

function nodeOf(entry: MergedEntry, name: string): MergedNode | YamlNode | undefined {
  return entry.value.kind === 'map' ? entry.value.entries.find((e) => e.key.text === name)?.value : undefined
}

/** The things that a rule applies to: those of one noun phrase, or every combination of several. */
interface Each {
  readonly over: SetIR
  /** The type of the word that encodes one of them. */
  readonly type: Type
  /** Binds the names of the things, decoded from that word. */
  readonly scope: (word: ExprIR) => Scope
}

interface Phrase {
  readonly set: SetValue
  readonly symbol: NamedSymbol
  readonly reg: number
}

/** `for each: player where ...`, `for each: [ region, player ]`: one or more noun phrases. */
function eachOf(el: Reading, entry: MergedEntry): Each | undefined {
  const node = nodeOf(entry, 'for each')
  const texts = node?.kind === 'list' ? node.items.filter((item) => item.kind === 'text') : [node]
  const phrases: Phrase[] = []
  let scope = new Scope()
  for (const text of texts) {
    if (text?.kind !== 'text') return undefined
    const source = bookText(text)
    const nouns = el.findings.read(source, 'nouns')
    if (nouns === undefined) return undefined
    const within = scope
    const set = notingYou(el, text.span, () => nounSet(el, { source, scope: within }, nouns))
    publicOnly(el, set.secrecy, text.span, 'For what this holds')
    const symbol = eachSymbol(el, source, nouns)
    const { reg, ir } = el.boundRegister(set.element)
    scope = bindName(el, scope, symbol, scalarOf(set.element, ir, { face: set.face }))
    phrases.push({ set, symbol, reg })
  }
  const [only, second] = phrases
  if (only === undefined) return undefined
  if (second !== undefined) return combinations(el, phrases, entry)
  const { set, symbol } = only
  return {
    over: inOrder(el, set),
    type: set.element,
    scope: (word) => bindName(el, new Scope(), symbol, scalarOf(set.element, word, { face: set.face })),
  }
}

/** Encodes each combination as one number: the first thing times how many of the next there can be, and so on. */
function combinations(el: Reading, phrases: readonly Phrase[], entry: MergedEntry): Each | undefined {
  const types = phrases.map(({ set }) => set.element)
  const product = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum * size, 1)
  const sizesIn = (world: World): readonly number[] => types.map((type) => capacityOf({ world }, type))
  const sizes = sizesIn(el.world)
  const below = (i: number) => product(sizes.slice(i + 1))
  const question = `can the combinations of ${JSON.stringify(types)} be counted?`
  if (el.asked(question, (world) => Number(product(sizesIn(world)) > LARGEST_NUMBER)) === 1) {
    el.report('ST4119', entry.key.span, 'There are too many combinations to count.')
    return undefined
  }
  const code = phrases.reduce<ExprIR>((sum, { reg }, i) => {
    const part = below(i) === 1 ? register(reg) : arithmetic('mul', register(reg), constant(below(i)))
    return arithmetic('add', sum, part)
  }, constant(0))
  const over = phrases.reduceRight<SetIR | undefined>((inner, { set, reg }) => {
    const things = inOrder(el, set)
    return inner === undefined
      ? { set: 'map', over: things, reg, item: code }
      : { set: 'each', over: things, reg, of: inner }
  }, undefined)
  return {
    over: over ?? EMPTY,
    type: COUNT,
    scope: (word) =>
      phrases.reduce((scope, { set, symbol }, i) => {
        const rest = i === 0 ? word : arithmetic('mod', word, constant(below(i - 1)))
        const ir = below(i) === 1 ? rest : arithmetic('divDown', rest, constant(below(i)))
        return bindName(el, scope, symbol, scalarOf(set.element, ir, { face: set.face }))
      }, new Scope()),
  }
}

function inOrder(el: Reading, set: SetValue): SetIR {
  return set.element.kind === 'seat' ? seatsFrom(el, STARTER, el.onward(), set.ir) : set.ir
}

/** Conditions come first, so every step knows which rules watch it; `wheneverBodies` fills in the bodies. */
export function wheneverConditions(el: Elaboration): WheneverFrame[] {
  return el.section('whenever').map((entry, index): WheneverFrame => {
    const { result, reads } = el.memo.part(
      'watching',
      entry.name,
      [entry.key, ...['for each', 'when', 'you'].map((name) => nodeOf(entry, name))],
      (): WheneverFrame => {
        const each = eachOf(el, entry)
        const at = el.local(`whenever ${entry.name}`, each?.type ?? 'number')
        const scope = each?.scope(cell(at)) ?? new Scope()
        const { when } = condition(el, scope, textOf(entry, 'when'), 'Whether this happens')
        warnOfBoth(el, entry, each, cell(at))
        const you = youOf(el, entry, scope)
        return {
          entry,
          over: each?.over,
          cell: at,
          when,
          you,
          scope,
        }
      },
    )
    el.notes.add('wheneverWatchers', { index, reads, afterActions: waitsForActions(entry) })
    return { ...result, entry }
  })
}

/** Warns about `for each: man where tired` and `when: not man.tired`. */
function warnOfBoth(el: Reading, entry: MergedEntry, each: Each | undefined, thing: ExprIR): void {
  const [of, when] = [textOf(entry, 'for each'), textOf(entry, 'when')]
  if (each === undefined || of === undefined || when === undefined) return
  const scope = each.scope(thing)
  warnOfNever(el, when, scope, { text: of, as: 'nouns', from: each.over, thing, scope })
}

/** True for `after: each action`: tested when an outermost action is over, not in the middle of one. */
function waitsForActions(entry: MergedEntry): boolean {
  return textOf(entry, 'after') !== undefined
}

/** The seat that counts as `you` while the rule runs. */
function youOf(el: Reading, entry: MergedEntry, scope: Scope): ExprIR | undefined {
  const text = textOf(entry, 'you')
  if (text === undefined) return undefined
  const source = bookText(text)
  const parsed = el.findings.read(source, 'expression')
  if (parsed === undefined) return undefined
  const seat = notingYou(el, text.span, () => typed(el, { source, scope }, parsed, SEAT))
  publicOnly(el, seat.secrecy, text.span, 'Whose turn it is taken to be')
  return seat.ir
}

export function wheneverBodies(el: Elaboration, frames: readonly WheneverFrame[]): WheneverIR[] {
  return frames.map((frame) => {
    const hooks = hooksOf(el, frame.entry.name)
    if (frame.you === undefined) el.notes.add('unseated', frame.entry.name)
    return el.memo.part('whenever', frame.entry.name, [frame.entry, frame.scope, ...hooks.all], () =>
      wheneverBody(el, frame, hooks),
    ).result
  })
}

function wheneverBody(el: Reading, frame: WheneverFrame, hooks: Hooks): WheneverIR {
  const place = { scope: frame.scope, original: undefined, settles: false, inAction: undefined }
  const { body, after } = el.turn.run(frame.entry.name, () =>
    wrapped(el, place, hooks, nodeOf(frame.entry, 'then')),
  )
  const { over, cell: at, when, you } = frame
  return {
    label: frame.entry.name,
    over,
    cell: at,
    when,
    you,
    body: [...body, ...after],
    origin: el.texts.origin(frame.entry.key.span),
  }
}

interface Condition {
  readonly when: ExprIR
  /** The meaning of names if it holds. */
  readonly held: Scope
}

function condition(el: Reading, scope: Scope, text: YamlText | undefined, what: string): Condition {
  const always = { when: TRUE, held: scope }
  if (text === undefined) return always
  const source = bookText(text)
  const parsed = el.findings.read(source, 'expression')
  if (parsed === undefined) return always
  const context = { source, scope }
  const value = notingYou(el, text.span, () => truth(el, context, parsed))
  publicOnly(el, value.secrecy, text.span, what)
  return { when: value.ir, held: scope.withFacts(narrowed(el, context, parsed, true)) }
}

/** `end` rules in the order in which they are tested: the first that holds ends the game, and its title or label is the reason. */
export function endings(el: Elaboration): EndIR[] {
  const { entries, beforeStuck } = checkedOrder(el, el.section('end'))
  return entries.map((entry, index): EndIR => {
    const title = textOf(entry, 'title')
    const shown = title === undefined ? entry.name : filledIn(el, title)
    const make = (): EndIR => {
      if (title !== undefined) checkSlots(el, title)
      const each = eachOf(el, entry)
      const { reg, ir } = el.boundRegister(each?.type ?? 'number')
      const scope = each?.scope(ir) ?? new Scope()
      const { when, held } = condition(el, scope, textOf(entry, 'when'), 'Whether the game ends')
      warnOfBoth(el, entry, each, ir)
      const whenText = textOf(entry, 'when')
      if (whenText !== undefined) el.texts.announce(`the game ends: ${entry.name}`, whenText.span)
      const points = pointsOf(el, entry, held)
      const winner = winnerOf(el, entry, held, points !== undefined)
      return {
        label: entry.name,
        over: each?.over,
        reg,
        when,
        winner,
        ...(points && { points }),
        reason: el.texts.reason(shown),
        origin: el.texts.origin(entry.key.span),
      }
    }
    const { result, reads } = el.memo.part('ends', `${entry.name}: ${shown}`, [entry], make)
    const atOnce = isYes(textOf(entry, 'at once'))
    el.notes.add('endWatchers', { index, reads, atOnce, beforeStuck: index < beforeStuck })
    return result
  })
}

function isYes(text: YamlText | undefined): boolean {
  return text?.text === 'yes' || text?.text === 'true'
}

/** The points of each winner, if the rule gives them. */
function pointsOf(el: Reading, entry: MergedEntry, scope: Scope): ExprIR | undefined {
  const text = textOf(entry, 'points')
  if (text === undefined) return undefined
  if (textOf(entry, 'winner') === undefined && textOf(entry, 'loser') === undefined) {
    el.report('ST4127', text.span, `"${entry.name}" gives points to the winner, but nobody wins.`, {
      help: 'Add `winner:` or `loser:`, or leave `points:` out.',
    })
    return undefined
  }
  const source = bookText(text)
  const parsed = el.findings.read(source, 'expression')
  if (parsed === undefined) return undefined
  return notingYou(el, text.span, () => pointsWon(el, { source, scope }, parsed))
}

function winnerOf(el: Reading, entry: MergedEntry, scope: Scope, points: boolean): ExprIR {
  const [winner, loser] = [textOf(entry, 'winner'), textOf(entry, 'loser')]
  const text = winner ?? loser
  if (text === undefined) {
    // In an incomplete document, the missing part may be one that was refused.
    if (textOf(entry, 'drawn') === undefined && !el.game.incomplete)
      el.report('ST4127', entry.key.span, `"${entry.name}" does not say who wins.`, {
        help: 'Add `winner:`, `loser:` or `drawn: yes`.',
      })
    return NOTHING
  }
  const source = bookText(text)
  const parsed = el.findings.read(source, 'expression')
  if (parsed === undefined) return NOTHING
  return notingYou(el, text.span, () =>
    winners(el, { source, scope }, parsed, { loses: winner === undefined, points }),
  )
}
