import { comparedName } from '../../document/names.ts'
import type { Expression } from '../../expression/ast.ts'
import { bookText } from '../../book/book-text.ts'
import { namesIn, expressionsIn } from '../../expression/walk.ts'
import { textsWithin } from '../../merge/merged.ts'
import type { Reading } from '../elaboration/contexts.ts'
import type { FunctionDeclaration } from '../elaboration/declarations.ts'

/**
 * True if an expression, or a term that it uses, says `openly`. Its value is then public when the rules compute it, and
 * secret at any other time.
 */
export function announces(
  el: Pick<Reading, 'functions' | 'reads'>,
  e: Expression,
  seen = new Set<string>(),
): boolean {
  for (const node of expressionsIn(e)) {
    if (node.kind === 'openly') return true
    for (const name of namesIn(node)) {
      const declaration = el.functions.declared.get(comparedName(name.text))
      if (declaration === undefined || seen.has(declaration.name)) continue
      el.reads.functions.add(declaration.name)
      seen.add(declaration.name)
      if (bodies(declaration).some((body) => announces(el, body, seen))) return true
    }
  }
  return false
}

/** All expressions in the text of a term, rule or tally. */
function bodies({ entry, section }: FunctionDeclaration): readonly Expression[] {
  if (section === 'tables') return []
  return textsWithin(entry.value).flatMap((text) =>
    section === 'rules'
      ? (bookText(text).reading('clause').tree?.condition ?? [])
      : (bookText(text).reading('expression').tree ?? []),
  )
}
