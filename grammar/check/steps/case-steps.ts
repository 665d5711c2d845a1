import type { Expression, Head } from '../../expression/ast.ts'
import { printExpression } from '../../expression/print-expression.ts'
import { bookText } from '../../book/book-text.ts'
import { NOTHING, TRUE, cell, compare, constant } from '../../ir/build.ts'
import { LARGEST_WORD, NONE, type ExprIR, type StepIR } from '../../ir/ir.ts'
import type { InWorld, Reading } from '../elaboration/contexts.ts'
import { noteCompared } from '../expressions/printed-bundles.ts'
import { isOneOfKinds, kindTest } from '../expressions/kind-test.ts'
import { kindsNamed } from '../elaboration/name-uses.ts'
import { pathOf, type Context, type Scope } from '../elaboration/scope.ts'
import { PUBLIC, matchType, typeWords, type Type } from '../../types/types.ts'
import { listedNames } from '../world/listed-names.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { scalar, typed, stepsAndScope } from '../elaboration/dispatch.ts'
import type { Scalar } from '../elaboration/values.ts'
import { isSilent, type Elaborated, type StepPlace, type Entry } from '../elaboration/step-place.ts'
import { seenBy } from './seen-faces.ts'

/** More numbers than this are not listed as cases, so `case` needs an `else` for them. */
const MOST_NUMBERS = 64

interface Branch {
  readonly test: ExprIR
  readonly body: readonly StepIR[]
  readonly origin: number
}

/** `case E:`, a map from values to steps, either complete or with `else`. */
export function caseSteps(
  el: Reading,
  place: StepPlace,
  context: Context,
  head: Extract<Head, { kind: 'case' }>,
  entry: Entry,
): Elaborated {
  const at = context.source.spanOf(head.start, head.end)
  const subject = scalar(el, context, head.of)
  if (entry.value.kind !== 'map') {
    el.report('ST4123', entry.key.span, '`case` needs a map from values to steps.')
    return { steps: [], scope: place.scope }
  }
  const isPiece = subject.type.kind === 'piece'
  // For a piece the cases are its kinds, so the choice reveals the face even if everybody knows which piece it is.
  if (!isSilent(place))
    publicOnly(
      el,
      isPiece && subject.face > subject.secrecy ? subject.face : subject.secrecy,
      at,
      'Which case it is',
      isPiece && subject.face > PUBLIC ? kindOpenly(head.of) : undefined,
    )
  const subjectWord = el.local('case', subject.type)
  const origin = el.texts.origin(at)
  const storeSubject = (value: ExprIR): StepIR => ({
    step: 'store',
    base: subjectWord,
    index: constant(0),
    value,
    least: NONE,
    most: LARGEST_WORD,
    orNone: true,
    origin,
  })
  const stored = { ...subject, ir: cell(subjectWord) }
  const left = new Set(casesOf(el, subject.type))
  const branches: Branch[] = []
  let otherwise: readonly StepIR[] | undefined
  const scopes: Scope[] = []
  for (const { key, value } of entry.value.entries) {
    const test = key.text === 'else' ? undefined : caseTest(el, place, stored, key, left)
    if (test === undefined && key.text !== 'else') continue
    const { steps, scope } = stepsAndScope(el, place, value)
    scopes.push(scope)
    if (test === undefined) otherwise = steps
    else branches.push({ test, body: steps, origin: el.texts.origin(key.span) })
  }
  if (otherwise === undefined && left.size > 0 && subject.type.kind !== 'hole') {
    const missing = [...left].map((value) => caseName(el, subject.type, value))
    el.report('ST4123', at, `This \`case\` does not say what happens for ${missing.join(', ')}.`, {
      help: 'Add the missing lines, or `else: nothing`.',
    })
  }
  const isComplete = otherwise === undefined && left.size === 0
  const chain = branches.reduceRight<readonly StepIR[]>(
    (rest, { test, body, origin: ofBranch }, index) => [
      {
        step: 'if',
        condition: isComplete && index === branches.length - 1 ? TRUE : test,
        then: body,
        else: rest,
        origin: ofBranch,
      },
    ],
    otherwise ?? [],
  )
  return {
    steps: [storeSubject(subject.ir), ...chain, storeSubject(NOTHING)],
    scope: seenBy(place.scope, scopes),
  }
}

/** The condition of one case, which is removed from those left. Undefined if its key cannot be read. */
function caseTest(
  el: Reading,
  { scope }: StepPlace,
  subject: Scalar,
  key: Entry['key'],
  left: Set<number>,
): ExprIR | undefined {
  const source = bookText(key)
  const parsed = el.findings.read(source, 'expression')
  if (parsed === undefined) return undefined
  const { type } = subject
  const kinds =
    parsed.kind === 'name' &&
    (type.kind === 'piece' || (type.kind === 'kind' && !scope.variables.has(parsed.name.text)))
      ? kindsNamed(el, source, parsed.name, type.class)
      : undefined
  if (kinds !== undefined) {
    for (const kind of kinds) left.delete(kind)
    return type.kind === 'kind' ? isOneOfKinds(el, subject.ir, kinds) : kindTest(el, subject, kinds).ir
  }
  const wanted = typed(el, { source, scope }, parsed, type)
  if (wanted.ir.op === 'const') left.delete(wanted.ir.value)
  noteCompared(el, subject)
  return compare('eq', subject.ir, wanted.ir)
}

/** Knowing which piece it is does not mean knowing its face. */
function kindOpenly(of: Expression): string {
  const piece = of.kind === 'openly' ? of.term : of
  const words = pathOf(piece) === undefined ? `(${printExpression(piece)})` : printExpression(piece)
  return `If you mean to announce its kind, write \`case openly ${words}.kind:\`.`
}

function casesOf(el: InWorld, type: Type): readonly number[] {
  return matchType(
    type,
    {
      enumeration: ({ name }) => [...(el.world.enumerations.get(name)?.keys() ?? [])],
      truth: () => [0, 1],
      seat: () => [...el.world.seats.keys()],
      piece: ({ kinds }) => [...kinds],
      kind: (one) => [...(el.world.classes.find((c) => c.name === one.class)?.kinds ?? [])],
      number: ({ least, most }) =>
        most - least <= MOST_NUMBERS ? Array.from({ length: most - least + 1 }, (_, i) => least + i) : [NONE],
    },
    () => [NONE],
  )
}

function caseName(el: InWorld, type: Type, value: number): string {
  const names = type.kind === 'piece' ? el.world.kinds.map(({ name }) => name) : listedNames(el.world, type)
  if (type.kind === 'truth') return value === 1 ? 'true' : 'false'
  if (names?.[value] !== undefined) return names[value]
  return value === NONE ? `all other values of ${typeWords(type)}` : String(value)
}
