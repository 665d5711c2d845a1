import type { Reading } from '../elaboration/contexts.ts'
import { bookText } from '../../book/book-text.ts'
import { NONE } from '../../ir/ir.ts'
import { Elaboration } from '../elaboration/elaboration.ts'
import { bagValue } from '../elaboration/bags.ts'
import { scalarOf, typedOf, type Value } from '../elaboration/values.ts'
import { bagWordCount } from '../world/bag-values.ts'
import { callFunction } from './functions.ts'
import type { FunctionDeclaration } from '../elaboration/declarations.ts'
import { FunctionsCalled } from '../elaboration/reads.ts'
import { parameterType } from '../elaboration/parameters.ts'
import { Scope } from '../elaboration/scope.ts'
import { warnOfWhiles } from './table-whiles.ts'
import { denseTable } from './tables.ts'

/** Checks tables and terms even if nothing calls them, with arbitrary values of their parameter types. */
export function checkUnused(el: Elaboration): void {
  const called = new FunctionsCalled()
  called.add(el.reads)
  for (const declaration of el.functions.declared.values()) {
    // At a call, more may be known about the arguments than about arbitrary values.
    const isAsked = called.has(declaration.name)
    const name = `function ${declaration.name}`
    const { reads } = el.memo.part('checks', name, [declaration.entry, isAsked], () =>
      el.past.judge(NONE, () => checkForAnything(el, declaration, isAsked)),
    )
    called.add(reads)
    if (isAsked) el.functions.hasReadSilently(declaration.name)
  }
}

function checkForAnything(el: Reading, declaration: FunctionDeclaration, isAsked: boolean): void {
  if (declaration.section === 'tables') {
    const table = denseTable(el, declaration)
    if (table === undefined || table.whiles.length === 0) return
    warnOfWhiles(el, declaration, table)
  }
  if (declaration.signature === undefined) return
  const source = bookText(declaration.entry.key)
  const parameters = declaration.signature.parameters ?? []
  const ready = parameters.map((p) => {
    const { type, face } = parameterType(el, p, source)
    if (type.kind !== 'bag') return scalarOf(type, el.boundRegister(type).ir, { face })
    const words = Array.from({ length: bagWordCount(el.world, type) }, () => el.boundRegister(type).ir)
    return bagValue(type, words)
  })
  const name = { text: declaration.name, start: 0, end: declaration.entry.key.text.length }
  const read = (): Value => callFunction(el, { source, scope: new Scope() }, name, [], ready)
  const value = isAsked ? el.functions.silently(declaration.name, () => el.findings.supposing(read)) : read()
  const symbol = el.names.symbols.ofKey(declaration.entry.key)
  if (symbol !== undefined) el.names.declareType(symbol, typedOf(value))
}
