import { bookText, type BookText } from '../../book/book-text.ts'
import { bareName, comparedName } from '../../document/names.ts'
import type { Change } from '../../expression/ast.ts'
import { EMPTY, TRUE, conjunction, arithmetic, choose, isConstant, not, disjunction } from '../../ir/build.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import type { Layer } from '../../merge/merged.ts'
import { LARGEST_NUMBER, TRUTH, sameType, typeWords, widest, type Type } from '../../types/types.ts'
import type { YamlNode } from '../../yaml/tree.ts'
import type { FunctionDeclaration } from '../elaboration/declarations.ts'
import type { Reading, Reporting } from '../elaboration/contexts.ts'
import { spanIn, type Context, type Scope } from '../elaboration/scope.ts'
import { HOLE_VALUE, type Scalar, type Value } from '../elaboration/values.ts'
import { chosenBy } from '../expressions/conditionals.ts'
import { joinBranches, type Joined } from '../expressions/join-branches.ts'
import { narrowed } from '../expressions/narrowing.ts'
import { elaborate, number, truth } from '../elaboration/dispatch.ts'
import { joined } from '../expressions/arithmetic.ts'
import { reportClashes } from './clashing-changes.ts'

type Phase = Change['phase']

/** Changes apply in the order of these phases, whatever the order of the documents; order within a phase does not matter. */
const PHASES: readonly (readonly Phase[])[] = [
  ['becomes'],
  ['more', 'fewer', 'also'],
  ['except', 'unless'],
  ['at least'],
  ['at most'],
  ['exactly'],
]

interface ReadChange {
  readonly change: Change
  readonly source: BookText
  readonly layer: Layer
}

/** A term with the changes of modules, variants and traits. */
export function changed(el: Reading, { name }: FunctionDeclaration, scope: Scope, base: Value): Value {
  const changes = changesOf(el, name)
  if (changes.length === 0) return base
  reportClashes(el, name, changes)
  let value = base
  for (const phases of PHASES) {
    const now = changes.filter(({ change }) => phases.includes(change.phase))
    for (const each of now) value = applied(el, each, scope, value)
  }
  return value
}

function changesOf(el: Pick<Reading, 'findings' | 'game'>, name: string): readonly ReadChange[] {
  return el.game.changes
    .filter(({ target }) => comparedName(bareName(target.text)) === name)
    .flatMap(({ text, layer }) =>
      textsIn(text).flatMap((each) => {
        const source = bookText(each)
        const change = el.findings.read(source, 'change')
        return change === undefined ? [] : [{ change, source, layer }]
      }),
    )
}

function textsIn(node: YamlNode): readonly Extract<YamlNode, { kind: 'text' }>[] {
  if (node.kind === 'text') return [node]
  return node.kind === 'list' ? node.items.filter((item) => item.kind === 'text') : []
}

function applied(el: Reading, { change, source }: ReadChange, scope: Scope, base: Value): Value {
  const outer: Context = { source, scope }
  const condition = change.condition === undefined ? undefined : truth(el, outer, change.condition)
  const facts = change.condition === undefined ? new Map() : narrowed(el, outer, change.condition, true)
  const context = { source, scope: scope.withFacts(facts) }
  if (base.form === 'scalar' && base.type.kind === 'hole') return base
  switch (change.phase) {
    case 'becomes':
    case 'exactly':
      return base.form === 'scalar'
        ? otherValue(el, context, change, condition, base)
        : otherSet(el, context, change, condition, base)
    case 'more':
    case 'fewer':
    case 'at least':
    case 'at most': {
      if (base.form !== 'scalar' || base.type.kind !== 'number') return misfit(el, context, change, base)
      const by = number(el, context, change.value)
      return by.type.kind === 'number' ? counted(change.phase, base, base.type, by, by.type, condition) : base
    }
    case 'also':
      if (base.form === 'scalar' && base.type.kind === 'directions')
        return moreDirections(el, context, change, condition, base)
      return base.form === 'scalar'
        ? otherTruth(el, context, change, condition, base)
        : otherSet(el, context, change, condition, base)
    case 'unless':
      return base.form === 'scalar'
        ? otherTruth(el, context, change, condition, base)
        : misfit(el, context, change, base)
    case 'except':
      return base.form === 'scalar'
        ? misfit(el, context, change, base)
        : otherSet(el, context, change, condition, base)
  }
}

function misfit(el: Reporting, context: Context, change: Change, base: Value): Value {
  const what =
    base.form === 'scalar' ? typeWords(base.type) : base.form === 'set' ? 'several things' : 'a place'
  const fitting: Readonly<Record<Phase, string>> = {
    becomes: 'anything',
    exactly: 'anything',
    more: 'numbers',
    fewer: 'numbers',
    'at least': 'numbers',
    'at most': 'numbers',
    also: 'sets, conditions and directions',
    unless: 'conditions',
    except: 'sets',
  }
  el.report(
    'ST4180',
    spanIn(context, change),
    `\`${change.phase}\` changes ${fitting[change.phase]}; this term is ${what}.`,
  )
  return base
}

function counted(
  phase: Phase,
  base: Scalar,
  of: Extract<Type, { kind: 'number' }>,
  by: Scalar,
  range: Extract<Type, { kind: 'number' }>,
  condition: Scalar | undefined,
): Scalar {
  const now =
    phase === 'more'
      ? { ir: arithmetic('add', base.ir, by.ir), least: of.least + range.least, most: of.most + range.most }
      : phase === 'fewer'
        ? { ir: arithmetic('sub', base.ir, by.ir), least: of.least - range.most, most: of.most - range.least }
        : phase === 'at least'
          ? {
              ir: arithmetic('max', base.ir, by.ir),
              least: Math.max(of.least, range.least),
              most: Math.max(of.most, range.most),
            }
          : {
              ir: arithmetic('min', base.ir, by.ir),
              least: Math.min(of.least, range.least),
              most: Math.min(of.most, range.most),
            }
  const isSure = condition === undefined
  return {
    ...base,
    type: {
      kind: 'number',
      least: Math.max(-LARGEST_NUMBER, isSure ? now.least : Math.min(of.least, now.least)),
      most: Math.min(LARGEST_NUMBER, isSure ? now.most : Math.max(of.most, now.most)),
    },
    ir: isSure ? now.ir : choose(condition.ir, now.ir, base.ir),
    secrecy: widest(base.secrecy, by.secrecy, ...(isSure ? [] : [condition.secrecy])),
  }
}

function otherTruth(
  el: Pick<Reading, 'dispatch' | 'report'>,
  context: Context,
  change: Change,
  condition: Scalar | undefined,
  base: Scalar,
): Value {
  if (!sameType(base.type, TRUTH)) return misfit(el, context, change, base)
  const by = truth(el, context, change.value)
  const applies = conjunction([condition?.ir ?? TRUE, by.ir])
  return {
    ...base,
    ir: change.phase === 'also' ? disjunction([base.ir, applies]) : conjunction([base.ir, not(applies)]),
    secrecy: widest(base.secrecy, by.secrecy, ...(condition === undefined ? [] : [condition.secrecy])),
  }
}

/** `also sideways`: more directions than the term has. */
function moreDirections(
  el: Reading,
  context: Context,
  change: Change,
  condition: Scalar | undefined,
  base: Scalar,
): Value {
  const by = elaborate(el, context, change.value, base.type)
  if (by.form !== 'scalar' || by.type.kind !== 'directions') return misfit(el, context, change, base)
  const ir = joinedInBranches(el, base.ir, by.ir)
  if (ir === undefined) return misfit(el, context, change, base)
  return {
    ...base,
    ir: condition === undefined ? ir : choose(condition.ir, ir, base.ir),
    secrecy: widest(base.secrecy, by.secrecy, ...(condition === undefined ? [] : [condition.secrecy])),
  }
}

function joinedInBranches(el: Reading, base: ExprIR, more: ExprIR): ExprIR | undefined {
  if (base.op !== 'if') return joined(el, base, more)
  const then = joinedInBranches(el, base.then, more)
  const otherwise = joinedInBranches(el, base.else, more)
  return then === undefined || otherwise === undefined ? undefined : choose(base.condition, then, otherwise)
}

function otherValue(
  el: Reading,
  context: Context,
  change: Change,
  condition: Scalar | undefined,
  base: Scalar,
): Value {
  const by = elaborate(el, context, change.value, base.type)
  if (by === HOLE_VALUE) return base
  const both = changedTo(el, context, change, base, by)
  if (both?.form !== 'scalar') return base
  return condition === undefined ? by : chosenBy(condition, both)
}

/**
 * The changed value of a term, joined with the former one. Undefined, and reported, if the types do not go together.
 */
function changedTo(
  el: Reading,
  context: Context,
  { value: e }: Change,
  base: Value,
  by: Value,
): Joined | undefined {
  const at = spanIn(context, e)
  if (base.form === 'scalar' && by.form !== 'scalar') {
    el.report('ST4102', at, `This is several things; the term is ${typeWords(base.type)}.`)
    return undefined
  }
  return joinBranches(
    el,
    { context, e, value: by },
    { context, e, value: base },
    at,
    (now, before) => `This is ${now}; the term is ${before}.`,
  )
}

function otherSet(
  el: Reading,
  context: Context,
  change: Change,
  condition: Scalar | undefined,
  base: Exclude<Value, Scalar>,
): Value {
  const read = elaborate(el, context, change.value, base.form === 'set' ? base.element : undefined)
  const both = changedTo(el, context, change, base, read)
  if (both?.form !== 'set') return base
  const { left: by, right: before, joined } = both
  const { phase } = change
  const replaces = phase === 'becomes' || phase === 'exactly'
  if (replaces && condition === undefined) return read
  const there = onlyIf(condition?.ir, by.ir, replaces ? before.ir : EMPTY)
  return {
    ...joined,
    ir:
      phase === 'also'
        ? { set: 'union', left: before.ir, right: there }
        : phase === 'except'
          ? { set: 'minus', left: before.ir, right: there }
          : there,
    secrecy: widest(joined.secrecy, ...(condition === undefined ? [] : [condition.secrecy])),
  }
}

function onlyIf(condition: ExprIR | undefined, then: SetIR, otherwise: SetIR): SetIR {
  if (condition === undefined) return then
  if (isConstant(condition)) return condition.value === 1 ? then : otherwise
  return { set: 'if', condition, then, else: otherwise }
}
