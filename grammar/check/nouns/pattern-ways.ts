import type { Bundle, Lot } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { constant } from '../../ir/build.ts'
import { packedWays, type Way, type WayPart } from '../../ir/pattern-alternatives.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { kindsNamed } from '../elaboration/name-uses.ts'
import type { SetValue } from '../elaboration/values.ts'
import { lyingOn } from '../expressions/conversions.ts'
import { groupAsPieces, groupOfType } from './group-nouns.ts'
import { columnByKind, commonOf } from './common-columns.ts'
import type { ColumnInfo } from '../world/world.ts'
import type { Alternative } from './patterns.ts'

/* Patterns as ways: what a search needs to know of them, by the kinds of pieces. */

/** The pieces meant by several things: those in groups, or on spaces. */
export function piecesAmong(el: Reading, set: SetValue): SetValue {
  const group = groupOfType(el, set.element)
  if (group !== undefined) return piecesAmong(el, groupAsPieces(el, set, group))
  return set.element.kind === 'space' ? lyingOn(el, set) : set
}

/** The kinds that a lot names. */
export function kindsOfLot(el: Reading, source: TextSource, { name }: Lot): ReadonlySet<number> {
  const kinds = kindsNamed(el, source, name)
  if (kinds === undefined)
    el.report('ST4101', source.spanOf(name.start, name.end), `There is no kind called \`${name.text}\`.`)
  return kinds ?? new Set()
}

/** The alternatives of a pattern as ways. Undefined if some of it was refused. */
export function waysOf(el: Reading, alternatives: readonly Alternative[]): readonly Way[] | undefined {
  const ways = alternatives.map(({ source, bundle }) =>
    [bundle, ...bundle.joined].map((part) => partOf(el, source, part)),
  )
  const known = ways.map((parts) => parts.filter((part) => part !== undefined))
  return known.every((parts, way) => parts.length === ways[way]?.length) ? known : undefined
}

function partOf(el: Reading, source: TextSource, bundle: Bundle): WayPart | undefined {
  const kinds = bundle.lots.map((lot) => kindsOfLot(el, source, lot))
  const common = commonOf(el, source, bundle, new Set(kinds.flatMap((each) => [...each])))
  if (common === undefined) return undefined
  const { ofOne, ofDifferent, inSequence } = common
  if (inSequence !== undefined && bundle.lots.length > 1) {
    el.report(
      'ST4119',
      source.spanOf(bundle.start, bundle.end),
      'A sequence consists of one sort of things, with a minimum number.',
      { help: 'Name one sort that covers all of them, such as their class.' },
    )
    return undefined
  }
  const column = (one: ColumnInfo | undefined): readonly number[] | undefined =>
    one && el.world.kinds.map((_, kind) => columnByKind(el, one)(kind))
  return {
    lots: bundle.lots.map(({ least, most }, lot) => ({
      least,
      most,
      kinds: el.world.kinds.map((_, kind) => (kinds[lot]?.has(kind) === true ? 1 : 0)),
    })),
    same: column(ofOne),
    apart: column(ofDifferent),
    order: column(inSequence),
  }
}

/** True if some, or with `all` exactly, the things of a set fit one of these alternatives. */
export function fitsWay(
  el: Reading,
  { element, ir: set }: SetValue,
  alternatives: readonly Alternative[],
  all: boolean,
): ExprIR {
  const ways = waysOf(el, alternatives)
  if (ways === undefined) return constant(0)
  const { reg, ir } = el.boundRegister(element)
  return {
    op: 'standing',
    ...asked(el, set, reg, ir, ways),
    worth: constant(0),
    least: 0,
    base: 1,
    digits: 0,
    ...(all ? { all } : {}),
  }
}

/** The conditions of a search on the things in a set. */
export function asked(
  el: Reading,
  set: SetIR,
  reg: number,
  it: ExprIR,
  ways: readonly Way[],
): { readonly set: SetIR; readonly reg: number; readonly kind: ExprIR; readonly ways: readonly number[] } {
  return { set, reg, kind: el.kindOf(it), ways: packedWays(ways) }
}
