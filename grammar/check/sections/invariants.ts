import { bookText } from '../../book/book-text.ts'
import { any, filter, not } from '../../ir/build.ts'
import type { AlwaysIR } from '../../ir/ir.ts'
import type { MergedEntry, MergedNode } from '../../merge/merged.ts'
import type { YamlNode, YamlText } from '../../yaml/tree.ts'
import { actionPart } from '../elaboration/action-part.ts'
import { bindName } from '../elaboration/bind-name.ts'
import type { Elaboration, Reading } from '../elaboration/contexts.ts'
import { eachSymbol } from '../elaboration/name-uses.ts'
import { Scope } from '../elaboration/scope.ts'
import { scalarOf } from '../elaboration/values.ts'
import { nounSet } from '../nouns/nouns.ts'
import { truth } from '../elaboration/dispatch.ts'

/**
 * Invariants over all things of a class that hold whenever somebody decides. The rules must ensure them, so play does not
 * check them: examples are checked against them, and worlds that are drawn for players satisfy them.
 */
export function always(el: Elaboration): readonly AlwaysIR[] {
  return el.section('pieces').flatMap((entry) => {
    const part = actionPart(entry, 'always')
    if (part?.kind !== 'map') return []
    return el.memo.part('always', entry.name, [entry.key, part], () =>
      part.entries.flatMap(({ key, value }) => alwaysOf(el, entry, key, value)),
    ).result
  })
}

function alwaysOf(
  el: Reading,
  entry: MergedEntry,
  key: YamlText,
  value: MergedNode | YamlNode,
): readonly AlwaysIR[] {
  if (value.kind !== 'text') return []
  const [things, source] = [bookText(entry.key), bookText(value)]
  const nouns = el.findings.read(things, 'nouns')
  const condition = el.findings.read(source, 'expression')
  if (nouns === undefined || condition === undefined) return []
  const all = nounSet(el, { source: things, scope: new Scope() }, nouns)
  const { reg, ir } = el.boundRegister(all.element)
  const it = scalarOf(all.element, ir)
  const scope = bindName(el, new Scope(), eachSymbol(el, things, nouns), it).withIt(it)
  el.names.scope(scope, value.span)
  const holds = truth(el, { source, scope }, condition)
  const broken = any(filter(all.ir, reg, not(holds.ir)))
  return [{ label: key.text.trim(), of: entry.name, holds: not(broken), origin: el.texts.origin(value.span) }]
}
