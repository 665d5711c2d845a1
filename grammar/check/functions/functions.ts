import { countInlined } from '../elaboration/inlining-limit.ts'
import { bindName } from '../elaboration/bind-name.ts'
import type { NamedSymbol } from '../../names/symbol.ts'
import { argumentCountText } from '../../diagnostics/sentence.ts'
import type { Expression, Name } from '../../expression/ast.ts'
import { bookText } from '../../book/book-text.ts'
import { conjunction, arithmetic, constant, disjunction } from '../../ir/build.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { changed } from './function-changes.ts'
import { namedCondition } from './clauses.ts'
import { warnOfExclusive } from '../expressions/exclusive-conditions.ts'
import type { Reading } from '../elaboration/contexts.ts'
import type {
  FunctionBody,
  FunctionDeclaration,
  NamedCondition,
  TallyLine,
} from '../elaboration/declarations.ts'
import { valueAsSet } from '../expressions/conversions.ts'
import { asThing } from '../expressions/indexed-places.ts'
import { HOLE_VALUE, scalarOf, type Scalar, type Value } from '../elaboration/values.ts'
import { parameterType } from '../elaboration/parameters.ts'
import { Scope, spanIn, type Context } from '../elaboration/scope.ts'
import { checkColumns, denseTable, lookedUp, tableValue } from './tables.ts'
import { NUMBER, PUBLIC, TRUTH, sameType, typeWords, widest, type Secrecy } from '../../types/types.ts'
import { ofParts, bagWords } from '../elaboration/bags.ts'
import { elaborate, number } from '../elaboration/dispatch.ts'

/**
 * A call of a term, rule, tally or table. Terms that compute a word become IR functions, one for each combination of
 * argument types and secrecy. Terms that only read a word and terms that give a set are inlined where they are called.
 */
export function callFunction(
  el: Reading,
  context: Context,
  name: Name,
  args: readonly Expression[],
  ready: readonly Scalar[] = [],
): Value {
  const declaration = el.functions.declared.get(name.text)
  // The parameters of a head that could not be read are unknown.
  if (declaration?.signature === undefined) return HOLE_VALUE
  const parameters = declaration.signature.parameters ?? []
  if (parameters.length !== args.length + ready.length) {
    el.report(
      'ST4107',
      spanIn(context, name),
      argumentCountText(name.text, parameters.length, args.length + ready.length),
      { related: [{ span: declaration.entry.key.span, label: 'declared here' }] },
    )
    return HOLE_VALUE
  }
  const cycle = el.functions.cycleTo(declaration.name)
  if (cycle !== undefined) {
    el.report(
      'ST4111',
      spanIn(context, name),
      `\`${declaration.name}\` is defined in terms of itself: ${cycle.join(' -> ')}.`,
      {
        related: [{ span: declaration.entry.key.span, label: 'declared here' }],
        why: 'Working it out would never end.',
        help: 'Define one of them without the others in this circle.',
      },
    )
    return HOLE_VALUE
  }
  if (el.functions.isDeep(MOST_OPEN, MOST_DEEP)) {
    el.report('ST4350', spanIn(context, name), `\`${declaration.name}\` is used too deep in other terms.`, {
      related: [{ span: declaration.entry.key.span, label: 'declared here' }],
      why: `At most ${MOST_OPEN} terms may need one another in a row.`,
      help: 'Say the same with fewer terms between.',
    })
    return HOLE_VALUE
  }
  const values = argumentValues(el, context, declaration, name, args, ready)
  if (declaration.section === 'tallies' && values[0]?.form === 'scalar')
    el.functions.count(declaration, values[0].ir)
  if (declaration.section === 'tables') {
    const table = denseTable(el, declaration)
    if (table === undefined) return HOLE_VALUE
    checkColumns(el, context, name, table, values)
    if (table.whiles.length === 0) return lookedUp(el, table, values)
  }
  const head = bookText(declaration.entry.key)
  const symbols = parameters.map((p) => parameterType(el, p, head).symbol)
  const maybeNone = symbols.flatMap(({ name: parameter }, i) => {
    const [value, e] = [values[i], args[i]]
    return value?.form === 'scalar' && value.orNone && e !== undefined ? [[parameter, e] as const] : []
  })
  const handed = { to: declaration.name, context, maybeNone: new Map(maybeNone), told: new Set<Expression>() }
  return el.functions.opening(
    declaration.name,
    () => instance(el, name, declaration, symbols, values),
    handed,
  )
}

/** Limits on the nesting of terms, and of expressions including those of called terms. */
const MOST_OPEN = 100
const MOST_DEEP = 600

/** The argument values; one that does not fit its parameter is reported and replaced by a hole. */
function argumentValues(
  el: Reading,
  context: Context,
  declaration: FunctionDeclaration,
  name: Name,
  args: readonly Expression[],
  ready: readonly Scalar[] = [],
): readonly Value[] {
  const parameters = declaration.signature?.parameters ?? []
  const head = bookText(declaration.entry.key)
  const values: Value[] = []
  parameters.forEach((parameter, index) => {
    const wanted = parameterType(el, parameter, head)
    const e = args[index]
    const read = e === undefined ? ready[index - args.length] : elaborate(el, context, e, wanted.type)
    if (read === undefined) return
    const value = wanted.type.kind === 'place' ? asThing(read) : read
    if (wanted.several) {
      values.push(e === undefined ? value : valueAsSet(el, context, e, value))
      return
    }
    if (value.form !== 'scalar' || !sameType(value.type, wanted.type)) {
      const what = value.form === 'scalar' ? typeWords(value.type) : 'several things'
      el.report(
        'ST4102',
        spanIn(context, e ?? name),
        `\`${declaration.name}\` takes ${typeWords(wanted.type)} here; this is ${what}.`,
      )
      values.push(HOLE_VALUE)
      return
    }
    values.push(value)
  })
  return values
}

/** A key for everything in an argument that matters at compile time; calls with equal keys share one IR function. */
function shape(value: Value): string {
  if (value.form !== 'scalar') return 'set'
  const { type, orNone, secrecy, face } = value
  const kinds =
    type.kind === 'piece'
      ? [...type.kinds].join('.')
      : type.kind === 'number'
        ? `${type.least}..${type.most}`
        : ''
  return `${type.kind === 'bag' ? typeWords(type) : type.kind} ${kinds} ${orNone} ${secrecy} ${face} ${value.onBoard === true} ${value.lies?.name}`
}

function instance(
  el: Reading,
  name: Name,
  declaration: FunctionDeclaration,
  names: readonly NamedSymbol[],
  values: readonly Value[],
): Value {
  const simple = values.every((v) => v.form === 'scalar' && v.more === undefined)
  const key = `${declaration.name}: ${values.map(shape).join(', ')}`
  const args = values.flatMap((v) => (v.form === 'scalar' ? bagWords(v) : []))
  const known = simple ? el.functions.instance(key) : undefined
  if (known?.result.value.form === 'scalar') {
    const { value, body } = known.result
    el.reads.add(known.reads)
    el.annotations.set('call', name, { body, args })
    return called(value, args)
  }
  const registers: { reg: number; value: ExprIR }[] = []
  let scope = new Scope()
  for (const [index, symbol] of names.entries()) {
    const value = values[index]
    if (value?.form === 'set') scope = bindName(el, scope, symbol, value)
    if (value?.form !== 'scalar') continue
    const parts = bagWords(value).map((part) => {
      const { reg, ir } = el.boundRegister(value.type)
      registers.push({ reg, value: part })
      return ir
    })
    scope = bindName(el, scope, symbol, ofParts(value, parts))
  }
  const conditions: NamedCondition[] = []
  const lines: TallyLine[] = []
  const { result, reads } = el.collectReads(() => {
    el.reads.functions.add(declaration.name)
    return bodyValue(el, declaration, scope, conditions, lines)
  })
  const body: FunctionBody = { registers: registers.map(({ reg }) => reg), conditions, lines }
  el.annotations.set('call', name, { body, args })
  if (result.form === 'scalar') {
    // A term that looks at the position after a move depends on the action, so calls cannot share it.
    if (!simple || reads.behind || result.more !== undefined) {
      const parts = bagWords(result).map((part) =>
        registers.reduceRight<ExprIR>(
          (inner, r) => ({ op: 'let', reg: r.reg, value: r.value, body: inner }),
          part,
        ),
      )
      return ofParts(result, parts)
    }
    if (result.type.kind === 'hole' || isWord(result.ir)) {
      el.functions.noteInstance(key, { value: result, body }, reads)
      return result
    }
    const term = el.slots.term({
      name: declaration.name,
      params: registers.map((r) => r.reg),
      body: result.ir,
      origin: el.texts.origin(declaration.entry.key.span),
      ...(isTallyOfSeat(declaration, values) ? ({ tally: true } as const) : {}),
    })
    const value: Scalar = { ...result, ir: { op: 'call', term, args: [] } }
    el.functions.noteInstance(key, { value, body }, reads)
    return called(value, args)
  }
  if (result.form !== 'set') return result
  const ir = registers.reduceRight<SetIR>(
    (inner, r) => ({ set: 'let', reg: r.reg, value: r.value, body: inner }),
    result.ir,
  )
  return { ...result, ir }
}

/** True if it reads one word without computing anything, so that a call would only hide the word from the back ends. */
function isWord(e: ExprIR): boolean {
  return e.op === 'const' || e.op === 'cell' || (e.op === 'table' && isWord(e.index))
}

function isTallyOfSeat({ section }: FunctionDeclaration, values: readonly Value[]): boolean {
  const [only, ...others] = values
  return section === 'tallies' && others.length === 0 && only?.form === 'scalar' && only.type.kind === 'seat'
}

function called(value: Scalar, args: readonly ExprIR[]): Scalar {
  return value.ir.op === 'call' ? { ...value, ir: { ...value.ir, args } } : value
}

function bodyValue(
  el: Reading,
  declaration: FunctionDeclaration,
  scope: Scope,
  conditions: NamedCondition[],
  lines: TallyLine[],
): Value {
  const { value } = declaration.entry
  if (declaration.section === 'rules') return ruleValue(el, declaration, scope, conditions)
  if (declaration.section === 'tallies') return tallyValue(el, declaration, scope, lines)
  if (declaration.section === 'tables') return tableValue(el, declaration, scope)
  if (value.kind !== 'text') {
    el.report(
      'ST4119',
      value.kind === 'map' ? declaration.entry.key.span : value.span,
      'A term is one expression.',
    )
    return HOLE_VALUE
  }
  const source = bookText(value)
  const parsed = el.findings.read(source, 'expression')
  if (parsed === undefined || !countInlined(el, declaration.entry.key.span, source.text.length))
    return HOLE_VALUE
  const body = changed(el, declaration, scope, elaborate(el, { source, scope }, parsed))
  // A text that was mended to read on may have any type, and its users need not hear of it.
  return source.reading('expression').findings.length > 0 ? HOLE_VALUE : body
}

/** A map of named conditions: true if all of them hold; under `any of`, if at least one does. */
function ruleValue(
  el: Reading,
  declaration: FunctionDeclaration,
  scope: Scope,
  conditions: NamedCondition[],
): Value {
  const { value } = declaration.entry
  if (value.kind !== 'map') return HOLE_VALUE
  const allHold = value.entries.every(({ name }) => name !== 'any of')
  let secrecy: Secrecy = PUBLIC
  const test = (entry: (typeof value.entries)[number]): ExprIR => {
    const condition = namedCondition(el, scope, entry)
    secrecy = widest(secrecy, condition.secrecy)
    if (allHold) conditions.push(condition)
    return condition.ir
  }
  const terms = value.entries.map((entry) =>
    entry.name === 'any of' && entry.value.kind === 'map'
      ? disjunction(entry.value.entries.flatMap((e) => ('name' in e ? [test(e)] : [])))
      : test(entry),
  )
  if (allHold) warnOfExclusive(el, scope, conditions)
  return scalarOf(TRUTH, conjunction(terms), { secrecy })
}

/** The sum of named lines. */
function tallyValue(
  el: Pick<Reading, 'dispatch' | 'findings'>,
  declaration: FunctionDeclaration,
  scope: Scope,
  lines: TallyLine[],
): Value {
  const { value } = declaration.entry
  if (value.kind !== 'map') return HOLE_VALUE
  let secrecy: Secrecy = PUBLIC
  let sum: ExprIR = constant(0)
  for (const entry of value.entries) {
    if (entry.value.kind !== 'text') continue
    const source = bookText(entry.value)
    const parsed = el.findings.read(source, 'expression')
    if (parsed === undefined) continue
    const line = number(el, { source, scope }, parsed)
    secrecy = widest(secrecy, line.secrecy)
    lines.push({ name: entry.name, value: line, written: parsed })
    sum = arithmetic('add', sum, line.ir)
  }
  return scalarOf(NUMBER, sum, { secrecy })
}
