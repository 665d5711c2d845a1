import { bookText } from '../../book/book-text.ts'
import type { WhenLine } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { YOU, conjunction, arithmetic, choose, constant, loadWord } from '../../ir/build.ts'
import type { ActionIR, ConditionIR, ExprIR, PictureIR, StreakIR } from '../../ir/ir.ts'
import { NONE } from '../../ir/ir.ts'
import { ACTION } from '../../names/language-words.ts'
import { comparedName } from '../../document/names.ts'
import { lineTexts } from '../../merge/line-texts.ts'
import type { MergedEntry, MergedNode } from '../../merge/merged.ts'
import type { SymbolSort } from '../../names/symbol.ts'
import type { YamlNode, YamlText } from '../../yaml/tree.ts'
import type { ActionFrame } from '../elaboration/declarations.ts'
import { mentionsIn } from '../expressions/explanations.ts'
import { conditionIR } from '../actions/actions.ts'
import { foreseen, legalityOnly } from '../elaboration/secrecy-checks.ts'
import type { InWorld, Reading } from '../elaboration/contexts.ts'
import { historyWords, lastAction, wasOneOf } from '../expressions/history-reading.ts'
import { declarePosition } from '../expressions/stored-positions.ts'
import { kindsCalled } from '../world/kinds-called.ts'
import { Scope } from '../elaboration/scope.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { PUBLIC, widest } from '../../types/types.ts'
import { valueType } from '../elaboration/value-types.ts'
import { asSet, number, truth } from '../elaboration/dispatch.ts'

interface Streak {
  readonly declaration: StreakIR
  readonly entry: MergedEntry
  readonly source: TextSource
  readonly line: WhenLine
  readonly actions: ReadonlySet<number>
}

/** A picture without its piece numbers, which follow from the box: it shows all pieces of these kinds. */
export interface Picture {
  readonly declaration: Omit<PictureIR, 'pieces'>
  readonly kinds: ReadonlySet<number>
  /** The actions after which it is taken. */
  readonly after: ReadonlySet<number>
}

/** Everything in `history`: streaks, pictures, and the conditions that continue a streak. */
export interface History {
  readonly streaks: readonly Streak[]
  readonly pictures: readonly Picture[]
  readonly goesOn: ReadonlyMap<string, ExprIR>
}

/** Longest run of borders that one straight move can cross. */
function longestSide(el: InWorld): number {
  return Math.max(1, ...el.world.boards.map(({ columns, rows, count }) => Math.max(columns, rows) || count))
}

export function history(el: Reading): History {
  lastAction(el)
  for (const frame of el.actions.frames)
    for (const [name, { type }] of frame.types)
      if (!el.past.all('last').has(name) && mentioned(el, name))
        el.past.remember('last', name, {
          base: historyWords(el, `last ${name}`, { start: NONE, type: valueType(el, type) }),
          type,
          secrecy: widest(...el.actions.frames.map(({ types }) => types.get(name)?.secrecy ?? PUBLIC)),
        })

  const streaks: Streak[] = []
  const pictures: Picture[] = []
  for (const entry of el.section('history')) {
    if (entry.value.kind === 'map') {
      if (entry.value.entries.some(({ key }) => key.text === 'counts')) {
        declarePosition(el, entry)
        continue
      }
      const declared = picture(el, entry, pictures.length)
      if (declared !== undefined) pictures.push(declared)
      continue
    }
    if (entry.value.kind !== 'text') continue
    const read = lineOf(el, entry)
    if (read === undefined) continue
    const { source, line, actions } = read
    const capacity = longestSide(el)
    const shared =
      line.sharing === undefined
        ? undefined
        : {
            at: historyWords(el, `shared by ${entry.name}`, { words: 1 + 2 * capacity, orNone: true }),
            capacity,
          }
    const declaration: StreakIR = {
      name: entry.name,
      at: historyWords(el, `streak ${entry.name}`, { type: 'number' }),
      shared,
    }
    el.past.remember('streaks', entry.name, {
      name: entry.name,
      index: streaks.length,
      actions,
      at: declaration.at,
      entry,
      asIf: new Map(),
      secrecy: PUBLIC,
    })
    streaks.push({ declaration, entry, source, line, actions })
  }
  const goesOn = new Map<string, ExprIR>()
  for (const streak of streaks)
    for (const action of streak.actions) asIfMade(el, streak, streaks.indexOf(streak), action, goesOn)
  return { streaks, pictures, goesOn }
}

/** The pictures taken after an action. */
export function picturesAfter({ pictures }: History, frame: ActionFrame): readonly number[] {
  return pictures.flatMap((p, index) => (p.after.has(frame.index) ? [index] : []))
}

/** True if the rules about history use a choice or `let` after `last.` anywhere. */
function mentioned(el: Pick<Reading, 'section'>, name: string): boolean {
  const wanted = `last.${name}`
  const inNode = (node: MergedNode | YamlNode): boolean =>
    node.kind === 'text'
      ? node.text.includes(wanted)
      : node.kind === 'list'
        ? node.items.some(inNode)
        : node.entries.some((entry) => inNode(entry.value))
  return [...el.section('history'), ...el.section('forbid')].some((entry) =>
    [entry.value, ...entry.replaced.map(({ value }) => value)].some(inNode),
  )
}

/** A line of actions with `when`, and the actions that it has after the changes of all overlays. */
function lineOf(
  el: Reading,
  entry: MergedEntry,
):
  | { readonly source: TextSource; readonly line: WhenLine; readonly actions: ReadonlySet<number> }
  | undefined {
  const { text, edits } = lineTexts(entry)
  if (text === undefined) return undefined
  const source = bookText(text)
  const line = el.findings.read(source, 'whenLine')
  if (line === undefined) return undefined
  const actions = new Set(actionsOf(el, source, line))
  const withdrawn = new Set<number>()
  for (const edit of edits) {
    const from = bookText(edit)
    const { how, offers = [] } = el.findings.read(from, 'offering') ?? {}
    const named = actionsOf(el, from, { any: false, actions: offers.map(({ name }) => name) })
    for (const action of named) (how === 'also' ? actions : withdrawn).add(action)
  }
  return { source, line, actions: new Set([...actions].filter((action) => !withdrawn.has(action))) }
}

function actionsOf(
  el: Pick<Reading, 'actions' | 'game' | 'names' | 'report'>,
  source: TextSource,
  line: Pick<WhenLine, 'any' | 'actions'>,
): ReadonlySet<number> {
  if (line.any) return anyAction(el, source, line)
  const actions = new Set<number>()
  for (const name of line.actions) {
    const action = el.actions.called(name.text)
    el.names.use(el.names.symbols.find(name.text, 'action'), source, name)
    if (action >= 0) actions.add(action)
    else if (!el.game.gone.has(name.text))
      el.report(
        'ST4117',
        source.spanOf(name.start, name.end),
        `There is no action called \`${name.text}\`.`,
        suggestion(name.text, el.actions.names),
      )
  }
  return actions
}

/** `any action`: also those that overlays add. */
function anyAction(
  el: Pick<Reading, 'actions' | 'report'>,
  source: TextSource,
  { actions: [word] }: Pick<WhenLine, 'actions'>,
): ReadonlySet<number> {
  if (word !== undefined && word.text !== ACTION)
    el.report('ST4117', source.spanOf(word.start, word.end), 'Only `action` can follow `any` here.', {
      help: `Write \`any action\` for all of them, or \`${word.text}\` without \`any\`.`,
    })
  return new Set(el.actions.names.keys())
}

/** Stores the value of a streak if a move of this action were made: one more, or the first of a new one. */
function asIfMade(
  el: Reading,
  streak: Streak,
  index: number,
  action: number,
  goesOn: Map<string, ExprIR>,
): void {
  const frame = el.actions.frames[action]
  if (frame === undefined) return
  const scope = frame.scope.withHistory({ action, streaks: false, actions: streak.actions })
  const context = { source: streak.source, scope }
  const at = streak.entry.value.kind === 'text' ? streak.entry.value.span : streak.entry.key.span
  const condition = foreseen(el, at, `"${streak.entry.name}"`, () => truth(el, context, streak.line.when))
  legalityOnly(el, condition.secrecy, at, streak.entry.name)
  const declared = el.past.all('streaks').get(streak.entry.name)
  if (declared !== undefined) declared.secrecy = widest(declared.secrecy, condition.secrecy)
  const again = conjunction([wasOneOf(el, YOU, streak.actions), condition.ir])
  goesOn.set(`${streak.entry.name} ${action}`, again)
  if (streak.line.sharing === undefined) {
    const grown = choose(
      again,
      arithmetic('add', loadWord(streak.declaration.at, YOU), constant(1)),
      constant(1),
    )
    declared?.asIf.set(action, grown)
    return
  }
  const set = asSet(el, context, streak.line.sharing)
  const { reg, ir } = el.boundRegister(set.element)
  const run = arithmetic('add', { op: 'shared run', streak: index, player: YOU, item: ir }, constant(1))
  const longest: ExprIR = { op: 'fold', fold: 'highest', set: set.ir, reg, of: run }
  declared?.asIf.set(action, choose(again, arithmetic('max', longest, constant(1)), constant(1)))
}

function picture(el: Reading, entry: MergedEntry, index: number): Picture | undefined {
  if (entry.value.kind !== 'map') return undefined
  const text = (name: string) => {
    const found =
      entry.value.kind === 'map' ? entry.value.entries.find((e) => e.key.text === name)?.value : undefined
    return found?.kind === 'text' ? found : undefined
  }
  const [of, withText, after, keep] = [text('of'), text('with'), text('after'), text('keep')]
  if (of === undefined || withText === undefined || after === undefined || keep === undefined) {
    // A part of the wrong shape was already reported and left out.
    if (!el.game.incomplete)
      el.report('ST4119', entry.key.span, 'A picture has `of`, and may have `with`, `after` and `keep`.')
    return undefined
  }
  const ofWords = of.text.replace(/^all /, '').split(/ (?:on|in) /)
  const kinds = kindsCalled(el.world, ofWords[0]?.trim() ?? '')
  const withSource = bookText(withText)
  const placed = el.findings.read(withSource, 'placed')
  const keepSource = bookText(keep)
  const keepParsed = el.findings.read(keepSource, 'expression')
  if (kinds === undefined) el.report('ST4101', of.span, `There is no class called \`${ofWords[0] ?? ''}\`.`)
  if (kinds === undefined || placed === undefined || keepParsed === undefined) return undefined
  const maximum = number(el, { source: keepSource, scope: new Scope() }, keepParsed)
  const count = maximum.ir.op === 'const' ? Math.max(1, Math.min(4096, maximum.ir.value)) : 64
  const actions = new Set<number>()
  useText(el, of, ofWords[0] ?? '', 'kind', 'family', 'class')
  useText(el, of, ofWords[1] ?? '', 'place', 'area')
  for (const name of after.text.split(/ or |, */)) {
    const action = el.actions.called(name)
    useText(el, after, name, 'action')
    if (action >= 0) actions.add(action)
    else if (!el.game.gone.has(comparedName(name)))
      el.report(
        'ST4117',
        after.span,
        `There is no action called \`${name.trim()}\`.`,
        suggestion(name.trim(), el.actions.names),
      )
  }
  const thing = placed.thing
  el.past.remember('pictures', entry.name, {
    index,
    source: withSource,
    piece: { kind: 'name', name: thing, start: thing.start, end: thing.end },
    space: placed.at,
  })
  const at = historyWords(el, `pictures of ${entry.name}`, { words: 1 + 2 * count })
  return { declaration: { name: entry.name, keep: count, at }, kinds, after: actions }
}

/** Records the use of a name in a text that is read without the grammar. */
function useText(
  el: Pick<Reading, 'names'>,
  text: YamlText,
  words: string,
  ...sorts: readonly SymbolSort[]
): void {
  const name = words.trim()
  const start = ` ${text.text.replaceAll(',', ' ')} `.indexOf(` ${name} `)
  if (name !== '' && start >= 0)
    el.names.use(el.names.symbols.find(name, ...sorts), bookText(text), { start, end: start + name.length })
}

/** The `forbid` rules for an action: they judge the position after the move. */
export function forbids(el: Reading, frame: ActionFrame): readonly ConditionIR[] {
  const judged: ConditionIR[] = []
  for (const entry of el.section('forbid')) {
    if (entry.value.kind !== 'text') continue
    const read = lineOf(el, entry)
    if (read === undefined) continue
    const { source, line, actions } = read
    if (!actions.has(frame.index)) continue
    const scope = frame.scope.withHistory({ action: frame.index, streaks: true, actions }).behindMove()
    const condition = foreseen(el, entry.value.span, `"${entry.name}"`, () =>
      truth(el, { source, scope }, line.when),
    )
    legalityOnly(el, condition.secrecy, entry.value.span, `"${entry.name}"`)
    const mentions = mentionsIn(el, { source, scope }, line.when)
    judged.push(
      conditionIR(el, frame, entry, {
        ir: { op: 'after', action: frame.index, test: condition.ir },
        mentions,
      }),
    )
  }
  return judged
}

/** The `forbid` rules, each with the actions that it is about. */
export function forbidden(
  el: Reading,
): readonly { readonly entry: MergedEntry; readonly actions: ReadonlySet<number> }[] {
  return el.section('forbid').flatMap((entry) => {
    const actions = lineOf(el, entry)?.actions
    return actions === undefined ? [] : [{ entry, actions }]
  })
}

/** Steps that record a move: every streak, then the values that `last` reads. */
export function moveNotes(
  el: Pick<Reading, 'dispatch' | 'past'>,
  frame: ActionFrame,
  { streaks, goesOn }: History,
): ActionIR['note'] {
  if (streaks.length === 0) return { streaks: [], sharing: [], last: [] }
  const numbers = streaks.map((s, index) => ({
    streak: index,
    value: s.actions.has(frame.index)
      ? (el.past.all('streaks').get(s.entry.name)?.asIf.get(frame.index) ?? constant(0))
      : constant(0),
  }))
  const sharing = streaks.flatMap((s, index) => {
    if (s.declaration.shared === undefined || s.line.sharing === undefined) return []
    if (!s.actions.has(frame.index))
      return [{ streak: index, set: { set: 'empty' as const }, goesOn: constant(0) }]
    const scope = frame.scope.withHistory({ action: frame.index, streaks: false, actions: s.actions })
    const set = asSet(el, { source: s.source, scope }, s.line.sharing)
    return [
      { streak: index, set: set.ir, goesOn: goesOn.get(`${s.entry.name} ${frame.index}`) ?? constant(0) },
    ]
  })
  const last = [...el.past.all('last')].map(([name, { base }]) => ({
    base,
    value: frame.types.get(name)?.value ?? constant(NONE),
  }))
  return { streaks: numbers, sharing, last }
}
