import { bookText } from '../../book/book-text.ts'
import type { Expression } from '../../expression/ast.ts'
import { LARGEST_WORD, NONE, type StepIR, type ExprIR } from '../../ir/ir.ts'
import type { ExprOf } from '../../ir/nodes.ts'
import { NOTHING, YOU, arithmetic, cell, choose, compare, constant } from '../../ir/build.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { Span } from '../../source/span.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { COUNT, PUBLIC, widest, type Type } from '../../types/types.ts'
import type { PositionDeclaration } from '../elaboration/declarations.ts'
import type { Lowering, Reading } from '../elaboration/contexts.ts'
import { judgeNumber } from '../elaboration/judged-constants.ts'
import { notingYou } from '../elaboration/on-turn.ts'
import { Scope, spanIn, type Context } from '../elaboration/scope.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { HOLE_VALUE, scalarOf, type SetValue, type Value } from '../elaboration/values.ts'
import { valueAsSet } from './conversions.ts'
import { elaborate, number } from '../elaboration/dispatch.ts'

/** Default and maximum number of stored positions. */
const KEPT = 500
const MOST_KEPT = 10_000

/** `position: { counts: [...], keep: 100 }`: reserves its memory before anything that uses it is read. */
export function declarePosition(el: Reading, entry: MergedEntry): void {
  const { value } = entry
  if (value.kind !== 'map') return
  const given = (name: string) => value.entries.find(({ key }) => key.text === name)
  for (const { key } of value.entries)
    if (key.text !== 'counts' && key.text !== 'keep')
      el.report('ST4119', key.span, 'A position has only `counts` and `keep`.')
  const [counts, kept] = [given('counts')?.value, given('keep')?.value]
  const texts = counts?.kind === 'list' ? counts.items : counts === undefined ? [] : [counts]
  const keep = kept?.kind === 'text' ? howMany(el, kept) : KEPT
  const region = (name: string, length: number): number =>
    el.memory.region({
      name,
      length,
      least: NONE,
      most: LARGEST_WORD,
      orNone: false,
      start: 0,
      per: 'history',
      type: 'number',
    })
  el.past.remember('positions', entry.name, {
    key: entry.key,
    isKeepSaid: kept !== undefined,
    counts: texts.flatMap((text) => (text.kind === 'text' ? [text] : [])),
    at: region(`positions of ${entry.name}`, 1 + 2 * keep),
    keep,
    times: region(`times of ${entry.name}`, 1),
  })
}

function howMany(el: Reading, text: YamlText): number {
  const source = bookText(text)
  const parsed = el.findings.read(source, 'expression')
  if (parsed === undefined) return KEPT
  const { ir, type } = number(el, { source, scope: new Scope() }, parsed)
  if (type.kind === 'hole') return KEPT
  judgeNumber(el, parsed, source, ir, (value) =>
    value >= 1 && value <= MOST_KEPT
      ? undefined
      : `This is ${value}, but from 1 to ${MOST_KEPT} positions can be kept.`,
  )
  if (ir.op === 'const' && ir.value >= 1 && ir.value <= MOST_KEPT) return ir.value
  el.report('ST4119', text.span, `From 1 to ${MOST_KEPT} positions can be kept.`)
  return KEPT
}

interface PositionParts {
  readonly isOfYou: boolean
  readonly parts: readonly ExprIR[]
}

/** The parts of a position; apart from `you`, they are the same whoever is on turn. */
function partsOf(el: Reading, position: PositionDeclaration): PositionParts {
  let isOfYou = false
  const parts = position.counts.flatMap((text): readonly ExprIR[] => {
    const source = bookText(text)
    const parsed = el.findings.read(source, 'expression')
    if (parsed === undefined) return []
    if (parsed.kind === 'name' && parsed.name.text === 'you') {
      isOfYou = true
      return []
    }
    const context: Context = { source, scope: new Scope() }
    const value = el.turn.unseat(() => notingYou(el, text.span, () => elaborate(el, context, parsed)))
    return wordsOf(el, context, parsed, value, text.span)
  })
  return { isOfYou, parts }
}

function wordsOf(
  el: Reading,
  context: Context,
  parsed: Expression,
  value: Value,
  at: Span,
): readonly ExprIR[] {
  if (value.form === 'scalar') {
    publicOnly(el, value.secrecy, at, 'What a position is made of')
    return [
      value.type.kind === 'piece'
        ? choose(compare('eq', value.ir, NOTHING), NOTHING, el.containerOf(value.ir))
        : value.ir,
    ]
  }
  const set = valueAsSet(el, context, parsed, value)
  publicOnly(
    el,
    set.element.kind === 'piece' ? widest(set.secrecy, set.face) : set.secrecy,
    at,
    'What a position is made of',
  )
  return (['mix', 'mix again'] as const).map((fold) => mixed(el, set, fold))
}

/** A hash of a set: for pieces, which face is where; for other things, which ones they are. */
function mixed(el: Lowering, set: SetValue, fold: 'mix' | 'mix again'): ExprIR {
  const { reg, ir } = el.boundRegister(set.element)
  return { op: 'fold', fold, set: set.ir, reg, of: memberOf(el, set.element, ir) }
}

function memberOf(el: Lowering, element: Type, ir: ExprIR): ExprIR {
  if (element.kind !== 'piece') return ir
  const { world } = el
  const sorts = el.tables.ofWorld('sorts of faces', () => {
    const first = new Map<string, number>()
    return world.faces.map(({ kind, owner }, face) => {
      const key = `${kind} ${owner}`
      if (!first.has(key)) first.set(key, face)
      return first.get(key) ?? face
    })
  })
  const sort = el.lookUpFace('sort of face', sorts, ir)
  return arithmetic('add', arithmetic('mul', sort, constant(world.containers.length)), el.containerOf(ir))
}

/** Steps that record each position at the start of a turn. */
export function takePositions(el: Reading, at: Span): readonly StepIR[] {
  return [...el.past.all('positions').values()].map((position) => ({
    step: 'take position',
    position: occurrence(position, withYou(partsOf(el, position), YOU)),
    at: position.at,
    cell: position.times,
    origin: el.texts.origin(at),
  }))
}

const occurrence = ({ at, keep }: PositionDeclaration, parts: readonly ExprIR[]): ExprOf<'stood'> => ({
  op: 'stood',
  parts,
  at,
  keep,
})

const withYou = ({ isOfYou, parts }: PositionParts, you: ExprIR): readonly ExprIR[] =>
  isOfYou ? [you, ...parts] : parts

/** `stood(position)`: how often this turn's position has occurred; when judging a move, the position that it leads to. */
export function timesStood(
  el: Reading,
  context: Context,
  e: Expression,
  name: Expression | undefined,
): Value {
  const found = name?.kind === 'name' ? el.past.all('positions').get(name.name.text) : undefined
  if (name?.kind !== 'name' || found === undefined) {
    const help = name?.kind === 'name' ? suggestion(name.name.text, [...el.past.all('positions').keys()]) : {}
    if (!el.game.incomplete)
      el.report('ST4119', spanIn(context, name ?? e), '`stood` takes a position of `history`.', help)
    return HOLE_VALUE
  }
  el.names.use(el.names.symbols.find(name.name.text, 'history'), context.source, name)
  if (!context.scope.behind) {
    el.readWord(found.times)
    return scalarOf(COUNT, cell(found.times), { secrecy: PUBLIC })
  }
  const seats = el.world.seats.length
  const next = arithmetic(
    'mod',
    arithmetic('add', el.readYou(), constant(el.world.direction === 1 ? 1 : seats - 1)),
    constant(seats),
  )
  return scalarOf(COUNT, occurrence(found, withYou(partsOf(el, found), next)))
}
