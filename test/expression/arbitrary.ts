import { PLAIN_STEPS } from '../../grammar/language/steps.ts'
import type { Either, PlainStep, StepPart } from '../../grammar/language/steps.ts'
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
export const bundle = node('bundle', {
  lots: fc.array(lot, { minLength: 1, maxLength: 3 }),
  ofOne: maybe(name),
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
      order: maybe(
        fc.oneof(
          fc.record({ kind: fc.constantFrom('clockwise', 'anticlockwise'), from: e }),
          fc.record({ kind: fc.constant('by'), by: e }),
        ),
      ),
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

/** What an author may write in a part of a step. */
function writtenAs(part: Exclude<StepPart, string | Either>): fc.Arbitrary<unknown> {
  if ('flag' in part) return fc.boolean()
  if ('oneOf' in part) return fc.constantFrom(...part.oneOf)
  if ('each' in part) return fc.array(expression, { maxLength: 2 })
  const { as, after } = part
  const said = { name, number: small, reference, words, expression, sum: expression, path: expression }[as]
  return after === undefined ? said : maybe(said)
}

const { step } = fc.letrec<Record<'step', unknown>>((tie) => ({
  step: fc.oneof(
    { depthSize: 'small' },
    ...Object.entries<PlainStep>(PLAIN_STEPS).map(([word, { form }]) =>
      node(
        word,
        Object.fromEntries(
          form.flatMap((part) =>
            typeof part === 'string' || 'either' in part ? [] : [[part.field, writtenAs(part)]],
          ),
        ),
      ),
    ),
    node('pay', { upTo: fc.constant(false), amount: fc.constant('all'), from: expression, to: expression }),
    node('pay', { upTo: fc.boolean(), amount: expression, from: expression, to: expression }),
    fc.tuple(maybe(name), stage).chain(([called, to]) =>
      node('roll', {
        count: maybe(expression),
        with: maybe(face),
        called: fc.constant(called),
        to: fc.constant(called === undefined ? to : undefined),
      }),
    ),
    fc
      .tuple(words, maybe(expression))
      .chain(([said, shown]) =>
        node('say', { parts: fc.constant(shown === undefined ? [said] : [`${said} `, shown, ' then']) }),
      ),
    fc.tuple(maybe(name), reference).chain(([everyone, by]) =>
      node('arrange', {
        what: expression,
        on: expression,
        everyone: fc.constant(everyone),
        by: fc.constant(everyone === undefined ? by : undefined),
        inSecret: fc.boolean(),
        where: maybe(expression),
      }),
    ),
    node('win', { who: expression, words }),
    node('run', { stage, for: maybe(expression) }),
    node('ask', {
      who: expression,
      must: fc.boolean(),
      offers: fc.array(offer, { minLength: 1, maxLength: 3 }),
      given: fc.array(fc.record({ value: expression, name }), { maxLength: 2 }),
      repeatedly: fc.boolean(),
      orElse: maybe(tie('step')),
    }),
    fc.constantFrom('nothing', 'original').map((kind) => ({ kind, ...place })),
  ),
}))

const head = fc.oneof(
  node('if', { condition: expression }),
  node('else', { condition: maybe(expression) }),
  node('case', { of: expression }),
  node('for each', { nouns }),
  node('every in secret', { nouns }),
  fc.constantFrom('together', 'let').map((kind) => ({ kind, ...place })),
  node('repeat times', { times: expression }),
  node('repeat until', { condition: expression, atMost: expression }),
  node('while', { condition: expression, atMost: expression }),
  node('turns', { from: expression, while: maybe(expression), atMost: maybe(expression) }),
)

const choice = fc.oneof(
  node('number choice', { least: signed, most: expression }),
  node('choice in succession', { count: small, most: maybe(node('number', { value: small })), nouns }),
  fc
    .record({
      count: fc.integer({ min: 1, max: 9 }),
      orMore: fc.boolean(),
      different: fc.boolean(),
      from: maybe(expression),
      all: fc.boolean(),
      inSecret: fc.boolean(),
    })
    .chain(({ count, orMore, different, from, all, inSecret }) =>
      node('thing choice', {
        count: fc.constant(count),
        orMore: fc.constant(orMore),
        different: fc.constant(different && (count > 1 || orMore)),
        nouns,
        from: fc.constant(from),
        asManyAsThereAre: fc.constant(all && from !== undefined),
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
