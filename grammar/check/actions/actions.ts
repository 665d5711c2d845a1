import { bookText } from '../../book/book-text.ts'
import { bindName } from '../elaboration/bind-name.ts'
import type { NamedSymbol } from '../../names/symbol.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { localSymbol, nameSpan } from '../../names/declarations.ts'
import { cell, constant } from '../../ir/build.ts'
import type { ActionIR, ChoiceIR, ConditionIR, ExprIR, MentionIR } from '../../ir/ir.ts'
import type { RulesIR } from '../../ir/nodes.ts'
import { comparesMoves } from '../../ir/move-comparisons.ts'
import { exchanged, readsCell } from '../../ir/walk.ts'
import { ACTION } from '../../names/language-words.ts'
import { comparedName } from '../../document/names.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { declareChoice, declareSeveral, isSeveral } from './choices.ts'
import { afterCondition, namedCondition } from '../functions/clauses.ts'
import { warnOfExclusive, type Among } from '../expressions/exclusive-conditions.ts'
import type { Elaboration, Reading, Reporting } from '../elaboration/contexts.ts'
import { scalarOf } from '../elaboration/values.ts'
import { hooksOf, wrapped, type Hooks } from '../steps/hooks.ts'
import { goesBy } from '../steps/seen-faces.ts'
import { foreseen, legalityOnly } from '../elaboration/secrecy-checks.ts'
import { actionPart, partTexts } from '../elaboration/action-part.ts'
import { notation } from './notation.ts'
import type { ActionFrame, NamedCondition } from '../elaboration/declarations.ts'
import { boundParameters, keptParameter, keptParameters } from '../elaboration/parameters.ts'
import { Scope, type Variable } from '../elaboration/scope.ts'
import { ruleClauses } from '../functions/rule-clauses.ts'
import { refusalText } from './refusal-text.ts'
import { toOthers } from '../elaboration/secrecy.ts'
import { PUBLIC, type Secrecy, type Type } from '../../types/types.ts'
import { valueType } from '../elaboration/value-types.ts'
import { elaborate } from '../elaboration/dispatch.ts'

export function actionFrame(el: Pick<Reading, 'actions'>, index: number): ActionFrame {
  const frame = el.actions.frames[index]
  if (frame === undefined) throw new Error('an action is used before it is declared')
  return frame
}

/**
 * Records that a text depends on the declaration of an action, so it also depends on everything the declaration read.
 */
export function lookAtDeclared(el: Pick<Elaboration, 'memo' | 'reads'>, { name }: ActionFrame): void {
  const part = el.memo.all('frames').get(name)
  if (part !== undefined) el.reads.addTexts(part.reads)
}

function partText(entry: MergedEntry, name: string): YamlText | undefined {
  const found = actionPart(entry, name)
  return found?.kind === 'text' ? found : undefined
}

/** Records which phases and actions are named where actions are offered. */
export function nameOffers(el: Reading): void {
  for (const entry of el.section('actions')) {
    for (const phase of partTexts(entry, 'during'))
      el.names.useAt(el.names.symbols.find(comparedName(phase.text), 'phase'), nameSpan(phase))
    for (const beside of partTexts(entry, 'offered with')) {
      const symbol = el.names.symbols.find(comparedName(beside.text), 'action', 'phase')
      if (symbol !== undefined) el.names.useAt(symbol, nameSpan(beside))
      else if (!el.game.gone.has(comparedName(beside.text)))
        el.report(
          'ST4117',
          beside.span,
          `There is no action or phase called \`${beside.text}\` to be offered with.`,
          suggestion(comparedName(beside.text), [...el.actions.names, ...el.actions.phases.keys()]),
        )
    }
    for (const target of partTexts(entry, 'in reply to')) {
      el.names.useAt(el.names.symbols.find(target.text, 'action'), nameSpan(target))
      if (el.actions.called(target.text) < 0)
        el.report('ST4117', target.span, `There is no action called \`${target.text}\` to reply to.`)
    }
  }
}

/** Declares the parameters, choices and lets of every action: their state words and types. */
export function declareActions(el: Elaboration): void {
  const entries = el.section('actions')
  // The action that is answered comes first, because the reply mentions its choices.
  const isReply = (index: number): boolean => el.actions.answeredBy(index).length > 0
  const order = [...entries.keys()].sort((a, b) => Number(isReply(a)) - Number(isReply(b)) || a - b)
  for (const index of order) {
    const entry = entries[index]
    if (entry === undefined) continue
    const frame = el.memo.part(
      'frames',
      entry.name,
      [entry.key, actionPart(entry, 'choose'), actionPart(entry, 'let'), answered(el, index)?.scope],
      () => declareAction(el, entry, index),
    ).result
    el.actions.declare({ ...frame, entry })
  }
}

/** The action that this one replies to. */
function answered(el: Pick<Reading, 'actions'>, index: number): ActionFrame | undefined {
  const [to = -1] = el.actions.answeredBy(index)
  return el.actions.frames[to]
}

/**
 * The choices of the action that this one replies to. Facts that only the acting player knew are hidden from the
 * replying player.
 */
function answeredScope(el: Pick<Reading, 'actions'>, index: number): Scope {
  const scope = answered(el, index)?.scope
  if (scope === undefined) return new Scope()
  return new Scope().declare(
    ...[...scope.variables.values()].map((variable): Variable => {
      const { face, secrecy } = variable.value
      return {
        ...variable,
        value: {
          ...variable.value,
          ...(variable.value.form === 'scalar' ? { isYours: undefined, spare: undefined } : {}),
          face: toOthers(face),
          secrecy: toOthers(secrecy),
          other: undefined,
        },
      }
    }),
  )
}

/** The names in scope before an action's own choices: the choices of the action it replies to, its parameters, and `action`. */
export function scopeOfOffer(
  el: Reading,
  frame: Pick<ActionFrame, 'index' | 'entry' | 'parameters' | 'sets' | 'cells'>,
): Scope {
  return boundParameters(el, answeredScope(el, frame.index), frame).declare({
    symbol: el.names.symbols.find(ACTION, 'word') ?? localSymbol('variable', ACTION, frame.entry.key.span),
    value: scalarOf({ kind: 'enumeration', name: ACTION }, constant(frame.index)),
  })
}

function severalLet(el: Reporting, key: YamlText, value: YamlText): void {
  el.report('ST4102', value.span, 'Expected one value, but these are several.', {
    why: `Under \`let\` of an action, \`${key.text}\` is the name of a single value.`,
    help: `Write the set where it is needed, or name it under \`terms\`, with what it depends on as parameters.`,
  })
}

/** The symbol of a choice or let, which is in the game's symbol table. */
export function declaredBy(el: Pick<Reading, 'names'>, key: YamlText): NamedSymbol {
  return el.names.symbols.ofKey(key) ?? localSymbol('let', key.text, key.span)
}

function declareAction(el: Reading, entry: MergedEntry, index: number): ActionFrame {
  const source = bookText(entry.key)
  // The label of an action without parameters may hold any word, so only a head with parentheses is read.
  const signature = entry.key.text.includes('(') ? el.findings.read(source, 'signature') : undefined
  const parameters = (signature?.parameters ?? []).map((p) => keptParameter(el, p, source))
  // Cells allocated earlier, by an offer that needed the parameters, are reused.
  const before = el.actions.frames[index]
  const { sets, cells } = before ?? keptParameters(el, entry.name, parameters)
  let scope = scopeOfOffer(el, { index, entry, parameters, sets, cells })
  const types = new Map<string, { type: Type; value: ExprIR; onBoard: boolean; secrecy: Secrecy }>()
  const choices: ChoiceIR[] = []
  const ownConditions: ConditionIR[] = []
  const choose = actionPart(entry, 'choose')
  for (const { key, value } of choose?.kind === 'map' ? choose.entries : []) {
    if (value.kind !== 'text') continue
    const source = bookText(value)
    el.names.scope(scope, value.span)
    const parsed = el.findings.read(source, 'choice')
    const what = `What \`${key.text}\` may be`
    const several =
      parsed === undefined
        ? undefined
        : foreseen(el, value.span, what, () => declareSeveral(el, { source, scope }, key, value, parsed))
    if (several !== undefined) {
      choices.push(...several.choices)
      for (const condition of several.conditions) ownConditions.push({ ...condition, after: choices.length })
      scope = bindName(el, scope, declaredBy(el, key), several.value, several.kept)
      continue
    }
    const found =
      parsed === undefined || isSeveral(parsed)
        ? undefined
        : foreseen(el, value.span, what, () => declareChoice(el, { source, scope }, key, value, parsed))
    if (found === undefined) {
      scope = bindName(el, scope, declaredBy(el, key), scalarOf({ kind: 'hole' }, constant(0)))
      continue
    }
    choices.push(found.choice)
    scope = bindName(el, scope, declaredBy(el, key), found.value)
    types.set(key.text, {
      type: found.value.type,
      value: found.value.ir,
      onBoard: found.value.onBoard === true,
      secrecy: found.value.spare === undefined ? PUBLIC : found.value.secrecy,
    })
  }
  const lets: ActionIR['lets'][number][] = []
  const named = actionPart(entry, 'let')
  for (const { key, value } of named?.kind === 'map' ? named.entries : []) {
    if (value.kind !== 'text') continue
    const text = bookText(value)
    el.names.scope(scope, value.span)
    const parsed = el.findings.read(text, 'expression')
    const found =
      parsed === undefined
        ? undefined
        : foreseen(el, value.span, `\`${key.text}\``, () => elaborate(el, { source: text, scope }, parsed))
    if (found?.form !== 'scalar') {
      if (found !== undefined) severalLet(el, key, value)
      scope = bindName(el, scope, declaredBy(el, key), scalarOf({ kind: 'hole' }, constant(0)))
      continue
    }
    const at = el.local(`${entry.name}: ${key.text}`, found.type)
    lets.push({
      name: key.text,
      cell: at,
      value: found.ir,
      type: valueType(el, found.type),
      after: boundBy(choices, lets, found.ir),
    })
    const byFaces = goesBy(el, { source: text, scope }, parsed, found)
    scope = bindName(el, scope, declaredBy(el, key), { ...found, ir: cell(at) }, { goesBy: byFaces })
    types.set(key.text, {
      type: found.type,
      value: cell(at),
      onBoard: found.onBoard === true,
      secrecy: found.secrecy,
    })
  }
  const returnTo = before?.returnTo ?? el.memory.sharedWords('return')
  return {
    index,
    name: entry.name,
    entry,
    parameters,
    sets,
    cells,
    returnTo,
    choices,
    ownConditions,
    lets,
    scope,
    types,
  }
}

/**
 * The number of choices that must be made before an expression can be computed: it and the lets that it uses mention
 * them.
 */
export function boundBy(choices: readonly ChoiceIR[], lets: ActionIR['lets'], rules: RulesIR): number {
  const after = [...choices.map((choice, index) => ({ cell: choice.cell, after: index + 1 })), ...lets].map(
    (each) => (readsCell(rules, new Set([each.cell])) ? each.after : 0),
  )
  return Math.max(0, ...after)
}

/** Conditions, forbids, records and bodies: everything that needs the frames of all other actions. */
export function actionBodies(el: Elaboration, judging: Judging): ActionIR[] {
  return el.actions.frames.map((frame) => {
    const hooks = hooksOf(el, frame.name)
    return el.memo.part('actions', frame.name, [frame.entry, frame.scope, ...hooks.all], () =>
      actionBody(el, frame, hooks, judging),
    ).result
  })
}

/** The records of an action in the game's history. */
interface Judging {
  readonly forbids: (frame: ActionFrame) => readonly ConditionIR[]
  readonly notes: (frame: ActionFrame) => ActionIR['note']
  readonly pictures: (frame: ActionFrame) => readonly number[]
}

function actionBody(
  el: Reading,
  frame: ActionFrame,
  hooks: Hooks,
  { forbids, notes, pictures }: Judging,
): ActionIR {
  const { entry } = frame
  const { conditions, scope } = el.past.judge(frame.index, () => actionConditions(el, frame))
  const judged = forbids(frame)
  const place = { scope, original: undefined, settles: true, inAction: frame.index }
  const { body, after } = el.turn.run(frame.name, () => wrapped(el, place, hooks, actionPart(entry, 'then')))
  const title = partText(entry, 'title')?.text ?? frame.name
  return {
    name: frame.name,
    title,
    params: frame.cells,
    ...(frame.sets.some((set) => set !== undefined) ? { takesSets: true } : {}),
    choices: frame.choices,
    lets: frame.lets,
    conditions,
    forbids: judged,
    body: [...body, ...after],
    returnTo: frame.returnTo,
    note: notes(frame),
    pictures: pictures(frame),
    notation: notation(el, frame, partText(entry, 'write')),
    origin: el.texts.origin(entry.key.span),
  }
}

function actionConditions(
  el: Reading,
  frame: ActionFrame,
): { readonly conditions: ConditionIR[]; readonly scope: Scope } {
  let { scope } = frame
  const conditions: ConditionIR[] = [...frame.ownConditions]
  const section = actionPart(frame.entry, 'only if')
  const named: NamedCondition[] = []
  for (const entry of section?.kind === 'map' ? section.entries : []) {
    if (!('layer' in entry)) continue
    const at = entry.value.kind === 'text' ? entry.value.span : entry.key.span
    const condition = foreseen(el, at, `"${entry.name}"`, () => namedCondition(el, scope, entry))
    legalityOnly(el, condition.secrecy, at, `"${entry.name}"`)
    for (const clause of ruleClauses(condition)) conditions.push(conditionIR(el, frame, clause.entry, clause))
    named.push(condition)
    scope = afterCondition(el, scope, condition)
  }
  warnOfExclusive(el, scope, named, chosenIn(frame))
  return { conditions: inOrder(conditions), scope }
}

/** The sources of single-thing choices. */
function chosenIn({ entry, scope, choices }: ActionFrame): readonly Among[] {
  const choose = actionPart(entry, 'choose')
  return (choose?.kind === 'map' ? choose.entries : []).flatMap(({ key, value }): readonly Among[] => {
    const found = choices.filter(({ name }) => name === key.text)
    const [only] = found
    if (value.kind !== 'text' || only === undefined || found.length > 1) return []
    return [{ text: value, as: 'choice', from: only.from, thing: cell(only.cell), scope }]
  })
}

/** Orders conditions that compare moves: the first compares all of them, the next only those that pass the first. */
function inOrder(conditions: readonly ConditionIR[]): ConditionIR[] {
  let before = 0
  return conditions.map((condition) => {
    if (!comparesMoves(condition.test)) return condition
    const ordered = { expression: (e: ExprIR): ExprIR => (e.op === 'most' ? { ...e, before: now } : e) }
    const now = before++
    const mentions = condition.mentions?.map((one) => ({ ...one, value: exchanged(one.value, ordered) }))
    return { ...condition, test: exchanged(condition.test, ordered), ...(mentions && { mentions }) }
  })
}

export function conditionIR(
  el: Reading,
  frame: ActionFrame,
  entry: MergedEntry,
  { ir: test, mentions }: { readonly ir: ExprIR; readonly mentions: readonly MentionIR[] },
): ConditionIR {
  const label = entry.name
  const at = entry.value.kind === 'map' ? entry.key.span : entry.value.span
  return {
    label,
    says: refusalText(el, label),
    test,
    after: boundBy(frame.choices, frame.lets, test),
    mentions,
    origin: el.texts.origin(at),
  }
}
