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
import { isSilent, type Elaborated, type StepPlace, type Entry } from '../elaboration/step-place.ts'
import { seenBy } from './seen-faces.ts'

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
  const steps: StepIR[] = [
    {
      step: 'store',
      base: subjectWord,
      index: constant(0),
      value: subject.ir,
      least: NONE,
      most: LARGEST_WORD,
      orNone: true,
      origin,
    },
  ]
  const left = new Set(casesOf(el, subject.type))
  const branches: { test: ExprIR; body: readonly StepIR[]; origin: number }[] = []
  let otherwise: readonly StepIR[] | undefined
  const ways: Scope[] = []
  const branch = (node: Entry['value']): readonly StepIR[] => {
    const done = stepsAndScope(el, place, node)
    ways.push(done.scope)
    return done.steps
  }
  for (const { key, value } of entry.value.entries) {
    if (key.text === 'else') {
      otherwise = branch(value)
      continue
    }
    const source = bookText(key)
    const parsed = el.findings.read(source, 'expression')
    if (parsed === undefined) continue
    const again = { ...subject, ir: cell(subjectWord) }
    const kinds =
      parsed.kind === 'name' &&
      (subject.type.kind === 'piece' ||
        (subject.type.kind === 'kind' && !place.scope.variables.has(parsed.name.text)))
        ? kindsNamed(el, source, parsed.name, subject.type.class)
        : undefined
    if (kinds !== undefined) {
      for (const kind of kinds) left.delete(kind)
      const test =
        subject.type.kind === 'kind' ? isOneOfKinds(el, again.ir, kinds) : kindTest(el, again, kinds).ir
      branches.push({ test, body: branch(value), origin: el.texts.origin(key.span) })
      continue
    }
    const wanted = typed(el, { source, scope: place.scope }, parsed, subject.type)
    if (wanted.ir.op === 'const') left.delete(wanted.ir.value)
    noteCompared(el, again)
    const test = compare('eq', again.ir, wanted.ir)
    branches.push({ test, body: branch(value), origin: el.texts.origin(key.span) })
  }
  if (otherwise === undefined && left.size > 0 && subject.type.kind !== 'hole') {
    const missing = [...left].map((value) => caseName(el, subject.type, value))
    el.report('ST4123', at, `This \`case\` does not say what happens for ${missing.join(', ')}.`, {
      help: 'Add the missing lines, or `else: nothing`.',
    })
  }
  const complete = otherwise === undefined && left.size === 0
  const chain = branches.reduceRight<readonly StepIR[]>(
    (rest, branch, index) => [
      {
        step: 'if',
        condition: complete && index === branches.length - 1 ? TRUE : branch.test,
        then: branch.body,
        else: rest,
        origin: branch.origin,
      },
    ],
    otherwise ?? [],
  )
  steps.push(...chain)
  steps.push({
    step: 'store',
    base: subjectWord,
    index: constant(0),
    value: NOTHING,
    least: NONE,
    most: LARGEST_WORD,
    orNone: true,
    origin,
  })
  return { steps, scope: seenBy(place.scope, ways) }
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
        most - least <= 64 ? Array.from({ length: most - least + 1 }, (_, i) => least + i) : [NONE],
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
