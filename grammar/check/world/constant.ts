import { numberHelp } from '../../expression/adjectives.ts'
import type { Expression, Name, Place } from '../../expression/ast.ts'
import { bookText, type BookText } from '../../book/book-text.ts'
import { matchExpression } from '../../expression/node-groups.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { arithmeticValue, constant, isConstant } from '../../ir/build.ts'
import { NONE, UNLIMITED } from '../../ir/ir.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { functionNamed } from '../../language/functions.ts'
import { OPERATORS } from '../../language/operators.ts'
import { argumentCountText } from '../../diagnostics/sentence.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { Type } from '../../types/types.ts'
import { LARGEST_NUMBER, TRUTH, isWithin, joinTypes, sameType, typeWords } from '../../types/types.ts'
import type { JudgedConstant } from './option-values.ts'
import type { ColumnInfo, ConstantValue } from './world.ts'
import type { Reporter } from './reporter.ts'

/** The names that a constant text may use. */
export interface ConstantScope {
  /** An option or number; `broken` if already reported. */
  constant(name: string): ConstantValue | 'broken' | undefined
  constantNames(): readonly string[]
  /** `it.level`: a printed value of the thing in question. */
  fieldOf?(object: string, name: string): ConstantValue | undefined
  readonly players: number
  readonly seats: readonly string[]
  /** Seats that only other numbers of players have. */
  readonly absent?: readonly string[]
  readonly enumerations: ReadonlyMap<string, readonly string[]>
  /** Columns of an enumeration, with one value for each of its values. */
  readonly columns?: ReadonlyMap<string, readonly ColumnInfo[]>
  /** A kind of a class by any of its spellings. */
  kind?(className: string, written: string): number | undefined
  readonly kindNames?: readonly string[]
  /** Index of a bundle of pieces; undefined if it was refused and reported. */
  bundle?(source: BookText, reporter: Reporter): number | undefined
  /** Receives every text that must have a value of some type. */
  note?(constant: JudgedConstant): void
  /** The number of spaces of the whole board, or of one board or area; undefined where it is unknown. */
  spacesIn?(within: string | undefined): number | undefined
  /** The value in the layer below; undefined if there is none. */
  original?(): ConstantValue | 'broken' | undefined
}

/** A constant, none (`type` undefined), or undefined if already reported. */
type Known = ConstantValue | { readonly type: undefined; readonly value: number }
type Result = Known | undefined

interface Context {
  readonly source: TextSource
  readonly scope: ConstantScope
  readonly reporter: Reporter
  /** True for an unused operand, such as the branch that is not taken: only its types are checked. */
  readonly isIdle?: true
}

export interface Expected {
  readonly type: Type
  readonly orNone: boolean
}

/** The value of a constant text of a known type. Undefined if it has none, which is then reported. */
export function constantText(
  text: YamlText,
  expected: Expected,
  scope: ConstantScope,
  reporter: Reporter,
): number | undefined {
  const source = bookText(text)
  if (expected.type.kind === 'bundle') return scope.bundle?.(source, reporter)
  const expression = source.read('expression', reporter.diagnostics)
  return expression === undefined ? undefined : constantOfType(expression, source, expected, scope, reporter)
}

export function constantOfType(
  expression: Expression,
  source: TextSource,
  expected: Expected,
  scope: ConstantScope,
  reporter: Reporter,
): number | undefined {
  const context = { source, scope, reporter }
  if (expression.kind !== 'number') scope.note?.({ expression, source, expected, scope })
  const result = evaluate(context, expression, expected.type)
  if (result === undefined) return undefined
  const at = source.spanOf(expression.start, expression.end)
  if (result.type === undefined) {
    if (expected.orNone) return NONE
    return reporter.report('ST4015', at, `Expected ${typeWords(expected.type)}, and it cannot be none.`, {
      help: 'Add `or none` to the type if there may be none.',
    })
  }
  if (!sameType(result.type, expected.type)) {
    const message = `Expected ${typeWords(expected.type)}, but this is ${typeWords(result.type)}.`
    const written = at.file.text.slice(at.start, at.end)
    return reporter.report('ST4015', at, message, result.type.kind === 'number' ? {} : numberHelp(written))
  }
  if (isWithin(result.value, expected.type)) return result.value
  return reporter.report('ST4018', at, `${shown(result.value)} is not ${typeWords(expected.type)}.`)
}

/** The value of a constant text of any type. */
export function constantOf(
  expression: Expression,
  source: TextSource,
  scope: ConstantScope,
  reporter: Reporter,
): ConstantValue | undefined {
  const result = evaluate({ source, scope, reporter }, expression, undefined)
  if (result === undefined || result.type !== undefined) return result
  return reporter.report(
    'ST4015',
    source.spanOf(expression.start, expression.end),
    'A number cannot be none.',
  )
}

/** A number as authors write it. */
export function shown(value: number): string {
  return value === UNLIMITED ? '`unlimited`' : String(value)
}

function evaluate(context: Context, e: Expression, expected: Type | undefined): Result {
  return matchExpression(
    e,
    {
      number: (number): Result => inRange(context, e, number.value),
      truth: ({ value }) => truthOf(value),
      none: (): Result => ({ type: undefined, value: NONE }),
      nothing: () => (expected?.kind === 'bundle' ? { type: expected, value: 0 } : notConstant(context, e)),
      name: ({ name }) => named(context, name, expected),
      field: (field) => valueOfEnumeration(context, field),
      original: (place) => original(context, place),
      if: (choice) => oneOfTwo(context, choice, expected),
      otherwise: (choice) => firstOf(context, choice, expected),
      and: (both) => junction(context, both),
      or: (either) => junction(context, either),
      not: ({ term }) => {
        const holds = truth(context, term)
        return holds === undefined ? undefined : truthOf(!holds)
      },
      openly: ({ term }) => evaluate(context, term, expected),
      afterwards: ({ term }) => evaluate(context, term, expected),
      compare: ({ operator, left: one, right: other }) => {
        const left = number(context, one)
        const right = number(context, other)
        if (left === undefined || right === undefined) return undefined
        if (operator === '<') return truthOf(left < right)
        if (operator === '<=') return truthOf(left <= right)
        return truthOf(operator === '>' ? left > right : left >= right)
      },
      is: (test) => equality(context, test),
      arithmetic: (calculated) => calculation(context, calculated),
      count: ({ nouns }) => count(context, e, nouns),
      call: (node) => call(context, node),
    },
    () => notConstant(context, e),
  )
}

function count(context: Context, place: Place, nouns: Of<'count'>['nouns']): Result {
  const { name, owner, where, within, fields, called } = nouns
  if ([owner, where, called].some((part) => part !== undefined) || fields.length > 0)
    return notConstant(context, place)
  const { players, spacesIn } = context.scope
  if (within === undefined && PLAYERS.has(name.text)) return exact(players)
  if (!SPACES.has(name.text) || (within !== undefined && within.kind !== 'name'))
    return notConstant(context, place)
  const spaces = spacesIn?.(within?.name.text)
  return spaces === undefined ? notConstant(context, place) : exact(spaces)
}

const PLAYERS: ReadonlySet<string> = new Set(['player', 'players'])
const SPACES: ReadonlySet<string> = new Set(['space', 'spaces'])

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>

function oneOfTwo(context: Context, e: Of<'if'>, expected: Type | undefined): Result {
  const condition = truth(context, e.condition)
  // Checks both branches, so that a mistake shows even if its branch is not taken.
  const [yes, no] = [
    condition === false ? idle(context) : context,
    condition === true ? idle(context) : context,
  ]
  const then = evaluate(yes, e.then, expected)
  const otherwise = e.else === undefined ? truthOf(true) : evaluate(no, e.else, expected ?? then?.type)
  if (condition === undefined || then === undefined || otherwise === undefined) return undefined
  return goTogether(context, e, then, otherwise) ? (condition ? then : otherwise) : undefined
}

function firstOf(context: Context, e: Of<'otherwise'>, expected: Type | undefined): Result {
  let found: Result = undefined
  for (const alternative of [...e.alternatives].reverse()) {
    const value = evaluate(context, alternative, expected)
    if (value === undefined || (found !== undefined && !goTogether(context, e, value, found)))
      return undefined
    if (found === undefined || value.type !== undefined) found = value
  }
  return found
}

function junction(context: Context, e: Of<'and'> | Of<'or'>): Result {
  // The deciding operand leaves the rest unused.
  const settles = e.kind === 'or'
  let isSettled = false
  const terms = e.terms.map((term) => {
    const holds = truth(isSettled ? idle(context) : context, term)
    isSettled ||= holds === settles
    return holds
  })
  if (terms.includes(undefined)) return undefined
  return truthOf(e.kind === 'and' ? !terms.includes(false) : terms.includes(true))
}

/** Reports alternatives of one expression without a common type. */
function goTogether(context: Context, place: Place, one: Known, other: Known): boolean {
  if (one.type === undefined || other.type === undefined) return true
  if (joinTypes(one.type, other.type) !== undefined) return true
  const at = context.source.spanOf(place.start, place.end)
  const message = `One branch is ${typeWords(one.type)}, the other ${typeWords(other.type)}.`
  context.reporter.report('ST4015', at, message)
  return false
}

function idle(context: Context): Context {
  return { ...context, isIdle: true }
}

function notConstant(context: Context, place: Place): undefined {
  const at = context.source.spanOf(place.start, place.end)
  return context.reporter.report('ST4011', at, 'This is known only during the game.', {
    why: 'This value is worked out once, before the first step.',
    help: 'Use numbers, options, values and `number of players` only.',
  })
}

const exact = (value: number): ConstantValue => ({
  type: { kind: 'number', least: value, most: value },
  value,
})
const truthOf = (value: boolean): ConstantValue => ({ type: TRUTH, value: value ? 1 : 0 })

function inRange(context: Context, place: Place, value: number): Result {
  // Avoids negative zero.
  if (Math.abs(value) <= LARGEST_NUMBER) return exact(value === 0 ? 0 : value)
  if (context.isIdle === true) return exact(1)
  const at = context.source.spanOf(place.start, place.end)
  return context.reporter.report(
    'ST4013',
    at,
    `Numbers are between -${LARGEST_NUMBER} and ${LARGEST_NUMBER}.`,
  )
}

function number(context: Context, e: Expression): number | undefined {
  const result = evaluate(context, e, undefined)
  if (result === undefined) return undefined
  if (result.type?.kind === 'number') return result.value
  const what = result.type === undefined ? 'none' : typeWords(result.type)
  const at = context.source.spanOf(e.start, e.end)
  return context.reporter.report('ST4015', at, `Expected a number, but this is ${what}.`)
}

function truth(context: Context, e: Expression): boolean | undefined {
  const result = evaluate(context, e, undefined)
  if (result === undefined) return undefined
  if (result.type?.kind === 'truth') return result.value === 1
  const what = result.type === undefined ? 'none' : typeWords(result.type)
  const at = context.source.spanOf(e.start, e.end)
  return context.reporter.report('ST4015', at, `Expected a condition, but this is ${what}.`)
}

function calculation(context: Context, e: Of<'arithmetic'>): Result {
  const left = number(context, e.left)
  const right = number(context, e.right)
  if (left === undefined || right === undefined) return undefined
  const operator = OPERATORS[e.operator]
  if ('divides' in operator && right < 1) {
    if (context.isIdle === true) return exact(1)
    const at = context.source.spanOf(e.right.start, e.right.end)
    const message = right === 0 ? 'This divides by 0.' : `This divides by ${right}; only 1 or more will do.`
    return context.reporter.report('ST4012', at, message, { help: 'Write `larger(1, ...)` around it.' })
  }
  return inRange(context, e, arithmeticValue(operator.op, left, right))
}

function call(context: Context, e: Of<'call'>): Result {
  const { parameters, number: compute } = functionNamed(e.name.text) ?? {}
  if (parameters === undefined || compute === undefined) return notConstant(context, e)
  const values = e.arguments.map((argument) => number(context, argument))
  if (values.length !== parameters.length) {
    const at = context.source.spanOf(e.start, e.end)
    return context.reporter.report(
      'ST4015',
      at,
      argumentCountText(e.name.text, parameters.length, values.length),
    )
  }
  if (!values.every((value) => value !== undefined)) return undefined
  const found = compute(...values.map(constant))
  return inRange(context, e, isConstant(found) ? found.value : Infinity)
}

/** Computes the side that is not a bare value first: its type says which value the other side means. */
function equality(context: Context, e: Of<'is'>): Result {
  const bare = e.left.kind === 'name' && context.scope.constant(e.left.name.text) === undefined
  const [first, second] = bare ? [e.right, e.left] : [e.left, e.right]
  const a = evaluate(context, first, undefined)
  if (a === undefined) return undefined
  const b = evaluate(context, second, a.type)
  if (b === undefined) return undefined
  if (a.type !== undefined && b.type !== undefined && !sameType(a.type, b.type)) {
    const at = context.source.spanOf(e.start, e.end)
    const message = `${typeWords(a.type)} can never be ${typeWords(b.type)}.`
    return context.reporter.report('ST4015', at, message)
  }
  return truthOf((a.value === b.value) !== e.negated)
}

function original(context: Context, e: Of<'original'>): Result {
  const found = context.scope.original?.()
  if (found === 'broken') return undefined
  if (found !== undefined) return found
  const at = context.source.spanOf(e.start, e.end)
  return context.reporter.report('ST4034', at, 'There was nothing here before, so there is no `original`.', {
    why: '`original` is what the base, or a module before this one, has in this place.',
  })
}

function valueOfEnumeration(context: Context, e: Of<'field'>): Result {
  if (e.object.kind !== 'name') return notConstant(context, e)
  const name = e.object.name.text
  const field = context.scope.fieldOf?.(name, e.name.text)
  if (field !== undefined) return field
  const thing = context.scope.constant(name)
  if (thing === 'broken') return undefined
  const className = thing?.type.kind === 'enumeration' ? thing.type.name : undefined
  const column = context.scope.columns?.get(className ?? '')?.find((one) => one.name === e.name.text)
  if (column !== undefined && thing !== undefined) {
    const value = column.values[thing.value] ?? NONE
    return value === NONE ? { type: undefined, value } : { type: column.type, value }
  }
  const values = context.scope.enumerations.get(name)
  if (values === undefined) return notConstant(context, e)
  const index = values.indexOf(e.name.text)
  if (index >= 0) return { type: { kind: 'enumeration', name }, value: index }
  const at = context.source.spanOf(e.name.start, e.name.end)
  const message = `\`${e.name.text}\` is not a value of \`${name}\`.`
  return context.reporter.report('ST4004', at, message, suggestion(e.name.text, values))
}

function named(context: Context, name: Name, expected: Type | undefined): Result {
  const { scope, reporter } = context
  const written = name.text
  const wanted = expected === undefined ? undefined : valueNamed(scope, written, expected)
  if (wanted !== undefined) return wanted
  const known = scope.constant(written)
  if (known === 'broken' || reporter.isBroken(written)) return undefined
  if (known !== undefined) return known
  if (written === 'unlimited') return exact(UNLIMITED)
  const at = context.source.spanOf(name.start, name.end)
  const owners = [...scope.enumerations].filter(([, values]) => values.includes(written)).map(([e]) => e)
  const [only, second] = owners
  if (only !== undefined && second !== undefined) {
    const message = `\`${written}\` is a value of \`${only}\` and of \`${second}\`.`
    return reporter.report('ST4016', at, message, {
      help: `Write \`${only}.${written}\` or \`${second}.${written}\`.`,
    })
  }
  if (only !== undefined)
    return {
      type: { kind: 'enumeration', name: only },
      value: scope.enumerations.get(only)?.indexOf(written) ?? 0,
    }
  const seat = scope.seats.indexOf(written)
  if (seat >= 0) return { type: { kind: 'seat' }, value: seat }
  const fitting = namesOfType(scope, expected)
  const candidates = fitting ?? [...scope.constantNames(), ...[...scope.enumerations.values()].flat()]
  const what =
    expected?.kind === 'enumeration' || expected?.kind === 'kind' || expected?.kind === 'seat'
      ? `\`${written}\` is not ${typeWords(expected)}.`
      : `There is no number, option or value called \`${written}\`.`
  const isNumber = expected === undefined || expected.kind === 'number'
  reporter.report('ST4004', at, what, {
    ...(isNumber ? { help: 'Numbers are written in digits, such as `3`.' } : {}),
    ...(expected?.kind === 'truth' ? { help: 'Write `true` or `false`.' } : {}),
    ...suggestion(written, candidates),
  })
  return undefined
}

function valueNamed(scope: ConstantScope, written: string, type: Type): ConstantValue | undefined {
  const index =
    type.kind === 'enumeration'
      ? scope.enumerations.get(type.name)?.indexOf(written)
      : type.kind === 'seat'
        ? scope.seats.indexOf(written)
        : type.kind === 'kind'
          ? scope.kind?.(type.class, written)
          : undefined
  return index === undefined || index < 0 ? undefined : { type, value: index }
}

function namesOfType(scope: ConstantScope, type: Type | undefined): readonly string[] | undefined {
  if (type?.kind === 'enumeration') return scope.enumerations.get(type.name) ?? []
  if (type?.kind === 'seat') return scope.seats
  if (type?.kind === 'kind') return scope.kindNames ?? []
  return undefined
}
