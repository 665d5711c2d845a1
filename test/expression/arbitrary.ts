import { STEPS } from '../../grammar/language/steps.ts'
import type { StepPart, StepRow } from '../../grammar/language/steps.ts'
import * as fc from 'fast-check'

const place = { start: 0, end: 0 }
const NAMES = [
  'deck',
  'medical bag',
  "Cap'n",
  'XB-42',
  'tree top',
  'hand size',
  'turn',
  'it',
  'you',
  'dice',
  'x_y',
  'été',
]

export const name = fc.constantFrom(...NAMES).map((text) => ({ text, ...place }))
const small = fc.nat({ max: 99 })
/** A number of a text; those that count things are not negative. */
const signed = fc.integer({ min: -99, max: 99 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const node = <T extends Record<string, fc.Arbitrary<unknown>>>(kind: string, parts: T) =>
  fc.record({ kind: fc.constant(kind), ...parts, start: fc.constant(0), end: fc.constant(0) })

export const lot = fc.oneof(
  fc.record({ least: small, most: maybe(small), name }),
  small.chain((n) => fc.record({ least: fc.constant(n), most: fc.constant(n), name })),
)
const common = { ofOne: maybe(name), ofDifferent: maybe(name), inSequence: maybe(name) }
const part = node('bundle', {
  lots: fc.array(lot, { minLength: 1, maxLength: 3 }),
  ...common,
  joined: fc.constant([]),
})
export const bundle = node('bundle', {
  lots: fc.array(lot, { minLength: 1, maxLength: 3 }),
  ...common,
  joined: fc.array(part, { maxLength: 2 }),
})

const { expression, nouns, reference } = fc.letrec<
  Record<'expression' | 'nouns' | 'ended' | 'reference' | 'owned', unknown>
>((tie) => {
  const e = tie('expression')
  const list = fc.array(e, { maxLength: 2 })
  const several = fc.array(e, { minLength: 2, maxLength: 3 })
  const n = tie('nouns')
  return {
    owned: fc.oneof(bundle, e),
    // Before `has` a condition must be complete, or it would absorb the `has`.
    ended: fc
      .tuple(n, maybe(node('is', { negated: fc.boolean(), left: e, right: e })))
      .map(([some, where]) => ({ ...Object(some), where })),
    reference: fc.oneof(
      { depthSize: 'small' },
      node('name', { name }),
      node('call', { name, arguments: list }),
      node('of', { name, arguments: maybe(list), object: e }),
      node('field', { object: node('name', { name }), name }),
    ),
    nouns: fc.record({
      owner: maybe(fc.constantFrom('your', 'enemy')),
      name,
      arguments: maybe(list),
      fields: fc.array(name, { maxLength: 2 }),
      called: maybe(name),
      within: maybe(e),
      circle: maybe(fc.record({ kind: fc.constantFrom('clockwise', 'anticlockwise'), from: e })),
      order: maybe(fc.record({ by: e, first: maybe(name) })),
      where: maybe(e),
    }),
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      node('name', { name }),
      node('number', { value: signed }),
      node('truth', { value: fc.boolean() }),
      fc.constantFrom('none', 'nothing', 'original').map((kind) => ({ kind, ...place })),
      node('your', { name }),
      tie('reference'),
      node('field', { object: e, name }),
      node('if', { condition: e, then: e, else: maybe(e) }),
      node('otherwise', { alternatives: several }),
      node('or', { terms: several }),
      node('and', { terms: several }),
      node('not', { term: e }),
      node('openly', { term: e }),
      node('afterwards', { term: e }),
      node('compare', { operator: fc.constantFrom('<', '<=', '>', '>='), left: e, right: e }),
      node('is', { negated: fc.boolean(), left: e, right: e }),
      node('within', {
        negated: fc.boolean(),
        relation: fc.constantFrom('in', 'next to'),
        left: e,
        right: e,
      }),
      node('has', { left: e, right: tie('owned') }),
      node('can', { player: e, action: name }),
      node('knows', { player: e, thing: e }),
      node('arithmetic', {
        operator: fc.constantFrom('+', '-', '*', 'mod', '/ up', '/ down'),
        left: e,
        right: e,
      }),
      node('select', { quantity: fc.constantFrom('all', 'first', 'random'), nouns: n }),
      node('exists', { negated: fc.boolean(), nouns: n, has: fc.constant(undefined) }),
      node('exists', { negated: fc.boolean(), nouns: tie('ended'), has: tie('owned') }),
      node('every', { nouns: tie('ended'), has: tie('owned') }),
      node('count', { nouns: n }),
      node('count value', { value: small, within: e }),
      node('fold', { fold: fc.constantFrom('sum', 'highest', 'lowest'), of: e, nouns: n }),
      node('top', { of: e }),
      node('all but', { of: e }),
    ),
  }
})

const offer = fc.record({ name, arguments: maybe(fc.array(expression, { maxLength: 2 })) })
const words = fc.constantFrom('mutual consent', 'the deck: it is empty', 'or else nothing')
/** A path that is not itself a step. */
const stage = fc.oneof(reference, node('your', { name }))

const face = fc.oneof(node('range', { least: small, most: small }), node('named', { name }))

type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>

const ranking = fc.oneof(expression, node('ranked', { term: expression, order: name }))

const line = fc
  .tuple(words, maybe(expression))
  .map(([said, shown]) => (shown === undefined ? [said] : [`${said} `, shown, ' then']))

const WRITTEN = {
  ...{ name, number: small, reference, words, line, kind: face, ranking },
  ...{ expression, either: expression, sum: expression, dice: expression, path: expression },
}

/** What an author may write in the fields of a form; only one of several forms is written. */
function writtenIn(form: readonly StepPart[], nested: fc.Arbitrary<unknown>): readonly Fields[] {
  return form.reduce<readonly Fields[]>(
    (all, part) => writtenAs(part, nested).flatMap((more) => all.map((fields) => ({ ...fields, ...more }))),
    [{}],
  )
}

function writtenAs(part: StepPart, nested: fc.Arbitrary<unknown>): readonly Fields[] {
  if (typeof part === 'string' || 'either' in part) return [{}]
  if ('choice' in part) return part.choice.flatMap((form) => writtenIn(form, nested))
  if ('offered' in part)
    return [
      {
        offers: fc.array(offer, { minLength: 1, maxLength: 3 }),
        given: fc.array(fc.record({ value: expression, name }), { maxLength: 2 }),
        repeatedly: fc.boolean(),
        orElse: maybe(nested),
      },
    ]
  const { field } = part
  if ('flag' in part) return [{ [field]: fc.boolean() }]
  if ('oneOf' in part) return [{ [field]: fc.constantFrom(...part.oneOf) }]
  if ('each' in part) return [{ [field]: fc.array(WRITTEN[part.as], { maxLength: 2 }) }]
  // Without its other words, any other path may be a step itself.
  const said = WRITTEN[part.as]
  return [{ [field]: part.after === undefined ? said : maybe(said) }]
}

const { step } = fc.letrec<Record<'step', unknown>>((tie) => ({
  step: fc.oneof(
    { depthSize: 'small' },
    ...Object.entries<StepRow>(STEPS).map(([kind, { form, subject, alone }]) =>
      fc.oneof(
        ...[...writtenIn(form, tie('step')), ...(alone === true ? [{}] : [])].map((fields) =>
          node(kind, {
            ...fields,
            ...(subject === undefined ? {} : { [subject]: alone === true ? stage : expression }),
          }),
        ),
      ),
    ),
  ),
}))

const head = fc.oneof(
  node('if', { condition: expression }),
  node('else', { condition: maybe(expression) }),
  node('case', { of: expression }),
  node('for each', { nouns }),
  node('every in secret', { nouns, also: maybe(name) }),
  fc.constantFrom('together', 'let').map((kind) => ({ kind, ...place })),
  node('only to', { who: expression }),
  node('repeat times', { times: expression }),
  node('repeat until', { condition: expression, atMost: expression }),
  node('while', { condition: expression, atMost: expression }),
  node('turns', { from: expression, while: maybe(expression), atMost: maybe(expression) }),
)

const choice = fc.oneof(
  node('number choice', { least: fc.oneof(node('number', { value: signed }), expression), most: expression }),
  node('choice in succession', {
    with: maybe(name),
    count: small,
    most: maybe(node('number', { value: small })),
    nouns,
  }),
  fc
    .record({
      count: fc.integer({ min: 1, max: 9 }),
      orMore: fc.boolean(),
      different: fc.boolean(),
      from: maybe(expression),
      all: fc.boolean(),
      inSecret: fc.boolean(),
      worth: maybe(fc.record({ of: expression, least: expression })),
    })
    .chain(({ count, orMore, different, from, all, inSecret, worth }) =>
      node('thing choice', {
        count: fc.constant(count),
        orMore: fc.constant(orMore),
        different: fc.constant(different && (count > 1 || orMore)),
        nouns,
        from: fc.constant(from),
        asManyAsThereAre: fc.constant(all && from !== undefined),
        worth: fc.constant(worth),
        inSecret: fc.constant(inSecret),
      }),
    ),
)

const change = fc.record({
  phase: fc.constantFrom(
    'becomes',
    'exactly',
    'also',
    'except',
    'unless',
    'at least',
    'at most',
    'more',
    'fewer',
  ),
  value: expression,
  condition: maybe(expression),
})

const clause = fc.record({ mode: fc.constantFrom('is', 'also', 'unless'), condition: expression })

export const TREES = { expression, nouns, bundle, choice, step, head, change, clause }
