import { boardMeant } from './name-boards.ts'
import type { ExamplePlan } from './example.ts'
import { bordersGiven } from './given-borders.ts'
import type { CheckedGame } from '../check/checked-game.ts'
import { locationOf, setLocationOf } from '../check/steps/locations.ts'
import { Scope } from '../check/elaboration/scope.ts'
import { unfitKind } from '../check/expressions/conversions.ts'
import type { WordSet } from '../check/elaboration/word-sets.ts'
import { shown } from '../check/world/constant.ts'
import { countsNamed, valueNames } from '../check/world/bag-values.ts'
import { packed } from '../ir/bags.ts'
import { constant, disjunction } from '../ir/build.ts'
import { staticMembers, staticValue } from '../ir/static-value.ts'
import { fitsType, sameType, typeWords, type Type } from '../types/types.ts'
import { NONE, type ExprIR, type SetIR } from '../ir/ir.ts'
import { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { Code } from '../diagnostics/catalogue.ts'
import type { Expression } from '../expression/ast.ts'
import { bookText } from '../book/book-text.ts'
import { splitAtCommas } from '../yaml/split-at-commas.ts'
import type { Span } from '../source/span.ts'
import type { YamlText } from '../yaml/tree.ts'
import { asSet, elaborate } from '../check/elaboration/dispatch.ts'

const NOTHING_STORED: Stored = { stores: [], members: [], lying: [] }

/**
 * `quiet moves: 3`, `red.rescues made: 1`; `rescues made: 1` for a seat, under `each player`; for a set, all its
 * members.
 */
export function readStores(
  checked: CheckedGame,
  scope: Scope,
  key: YamlText,
  value: YamlText,
  diagnostics: Diagnostics,
  thing?: string,
): Stored {
  const el = checked.reading
  const before = diagnostics.list.length
  const board = el.names.symbols.called(key.text).length > 0 ? undefined : boardMeant(checked, key, value)
  if (board !== undefined) {
    const message = `\`${key.text}\` is neither a place nor a tracked value.`
    diagnostics.add({ code: 'ST6003', severity: 'error', message, span: key.span, ...board })
    return NOTHING_STORED
  }
  const keySource = bookText(key)
  const parsedKey = keySource.read('expression', diagnostics)
  const target = thing === undefined ? parsedKey : ofThing(parsedKey, thing)
  const context = { source: keySource, scope }
  const borders = bordersGiven(checked, context, target, value, diagnostics)
  if (borders !== undefined) return borders
  const set = target === undefined ? undefined : setLocationOf(el, context, target)
  if (set !== undefined) return membersGiven(checked, scope, set, value, diagnostics)
  const location = target === undefined ? undefined : locationOf(el, context, target)
  if (location === undefined || location.index.op !== 'const') {
    if (diagnostics.list.length === before)
      diagnostics.add({
        code: 'ST6003',
        severity: 'error',
        message: `\`${key.text}\` is neither a place nor a tracked value.`,
        span: key.span,
      })
    return NOTHING_STORED
  }
  const { type } = location
  if (type.kind === 'bag') {
    const counts = countsNamed(el.world, type, value.text)
    if (counts !== undefined) return stored(location.base + location.index.value, packed(counts))
    diagnostics.add({
      code: 'ST6003',
      severity: 'error',
      message: `Not all of \`${value.text}\` can be in \`${key.text}\`.`,
      span: value.span,
      help: `List its contents: \`${valueNames(el.world, type).slice(0, 2).join(', ')}\`; or write \`nothing\`.`,
    })
    return NOTHING_STORED
  }
  const [space] = el.world.spaces
  const bySpace =
    type.kind === 'piece' && space !== undefined
      ? { help: `Name the space where it lies: \`${key.text}: ${space.name}\`.` }
      : {}
  const source = bookText(value)
  const parsed = source.read('expression', diagnostics)
  const found = parsed === undefined ? undefined : elaborate(el, { source, scope }, parsed, location.type)
  if (found?.form === 'scalar' && found.ir.op === 'const') {
    const given = found.ir.value
    const address = location.base + location.index.value
    if (type.kind === 'piece' && found.type.kind === 'space')
      return { ...NOTHING_STORED, lying: [{ address, space: given, type, span: value.span }] }
    if (!sameType(found.type, type)) {
      diagnostics.add({
        code: 'ST4102',
        severity: 'error',
        message: `Expected ${typeWords(type)}, but this is ${typeWords(found.type)}.`,
        span: value.span,
        ...bySpace,
      })
      return NOTHING_STORED
    }
    if (mayHold(checked, address, given)) return stored(address, given)
    diagnostics.add({
      code: 'ST4018',
      severity: 'error',
      message: `${shown(given)} is not ${typeWords(type)}.`,
      span: value.span,
    })
    return NOTHING_STORED
  }
  if (diagnostics.list.length === before)
    diagnostics.add({
      code: 'ST6003',
      severity: 'error',
      message: `The value of \`${key.text}\` at the start of an example cannot depend on the game.`,
      span: value.span,
      ...bySpace,
    })
  return NOTHING_STORED
}

/** True if a value is in the declared range of a word. Play respects it, and programs rely on that. */
export function mayHold({ ir }: CheckedGame, address: number, value: number): boolean {
  const region = ir.memory.regions.find(({ at, length }) => address >= at && address < at + length)
  if (region === undefined) return true
  if (value === NONE) return region.orNone || region.start[address - region.at] === NONE
  return value >= region.least && value <= region.most
}

/** `mapped: k1, k3`, `red.known: all hills`, `mapped: nothing`: the complete contents of a set. */
function membersGiven(
  checked: CheckedGame,
  scope: Scope,
  set: WordSet,
  value: YamlText,
  diagnostics: Diagnostics,
): Stored {
  const el = checked.reading
  const first = staticValue(el.staticFacts, set.offset)
  if (first === undefined) return NOTHING_STORED
  const members = new Set<number>()
  const asked: SetIR[] = []
  for (const part of splitAtCommas(value)) {
    const source = bookText(part)
    const parsed = source.read('expression', diagnostics)
    if (parsed === undefined || parsed.kind === 'nothing' || parsed.kind === 'none') continue
    const found = asSet(el, { source, scope }, parsed, set.element)
    if (found.element.kind === 'hole') continue
    const report = (code: Code, message: string): void =>
      diagnostics.add({ code, severity: 'error', message, span: source.spanOf(parsed.start, parsed.end) })
    const items = staticMembers(el.staticFacts, found.ir)
    if (!sameType(found.element, set.element))
      report('ST4102', `Expected ${typeWords(set.element)}, but this is ${typeWords(found.element)}.`)
    else if (!fitsType(found.element, set.element))
      unfitKind(el, source.spanOf(parsed.start, parsed.end), found.element, set.element)
    else if (items === undefined) asked.push(found.ir)
    else for (const item of items) members.add(item)
  }
  const all = Array.from({ length: set.members }, (_, i) => ({
    address: set.base + first + i,
    thing: set.first + i,
  }))
  return {
    ...NOTHING_STORED,
    stores: all.map(({ address, thing }) => ({ address, value: members.has(thing) ? 1 : 0 })),
    members: all.flatMap(({ address, thing }) => {
      const isIn = asked.map((of): ExprIR => ({ op: 'contains', set: of, item: constant(thing) }))
      return isIn.length === 0 || members.has(thing) ? [] : [{ address, isIn: disjunction(isIn) }]
    }),
  }
}

function ofThing(value: Expression | undefined, thing: string): Expression | undefined {
  if (value?.kind !== 'name') return undefined
  const { name, start, end } = value
  return {
    kind: 'field',
    object: { kind: 'name', name: { text: thing, start, end: start }, start, end: start },
    name,
    start,
    end,
  }
}

/** A tracked piece that an example names by its space. */
export interface LyingThere {
  readonly address: number
  readonly space: number
  readonly type: Extract<Type, { kind: 'piece' }>
  readonly span: Span
}

/** The values written into the state before an example begins. */
export interface Stored extends Pick<ExamplePlan, 'stores' | 'members'> {
  readonly lying: readonly LyingThere[]
}

function stored(address: number, value: number): Stored {
  return { ...NOTHING_STORED, stores: [{ address, value }] }
}
