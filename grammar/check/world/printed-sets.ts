import type { BookText } from '../../book/book-text.ts'
import type { Kind } from '../../expression/ast.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import { readType, typeCalled } from '../../types/read-type.ts'
import type { Type } from '../../types/types.ts'
import { areaSpaces } from './areas.ts'
import { constantText } from './constant.ts'
import type { SpaceContext } from './space-kinds.ts'
import { kindsCalled } from './kinds-called.ts'
import { nameText, entryTexts } from './tree-reading.ts'

/** The element type of `set of spaces`; undefined if refused. */
export function elementType(kind: Kind, source: BookText, context: SpaceContext): Type | undefined {
  const { printed, reporter } = context
  if (kind.kind !== 'set') return undefined
  const { of } = kind
  const at = source.spanOf(of.start, of.end)
  // A kind of space counts as a space.
  if (of.kind === 'named' && context.isSpace(of.name.text)) return { kind: 'space' }
  const type =
    of.kind === 'named'
      ? typeCalled(of.name.text, at, printed, reporter.report)?.type
      : readType(of, source, printed, reporter.report)
  if (type === undefined) return undefined
  if (type.kind === 'space' || type.kind === 'enumeration' || type.kind === 'kind' || type.kind === 'seat')
    return type
  return reporter.unsupported(at, 'Printed sets of such things are')
}

/** The members that a cell lists, ascending. */
export function membersOf(cell: MergedEntry, element: Type, context: SpaceContext): readonly number[] {
  const { boards, spaces, scope, reporter } = context
  const found = entryTexts(cell, reporter).flatMap((text) => {
    if (element.kind === 'space') return areaSpaces(text, undefined, boards, spaces, scope, reporter) ?? []
    const kinds =
      element.kind === 'kind' ? kindsCalled(context.kinds, nameText(text.text), element.class) : undefined
    if (kinds !== undefined) return [...kinds]
    return constantText(text, { type: element, orNone: false }, scope, reporter) ?? []
  })
  return [...new Set(found)].sort((a, b) => a - b)
}
