import type { Bundle, Expression, Nouns } from '../../expression/ast.ts'
import { aboutIt } from '../../expression/mentions-of-it.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import type { Scalar } from '../elaboration/values.ts'
import { hasField } from '../expressions/fields.ts'

/**
 * `stones where no stones called other where other.pips > it.pips`: the inner things have a name, so readers take `it`
 * for the outer stone, which has none. So named things cannot be called `it` inside another `where`.
 */
export function refuseItBesideName(
  el: Reading,
  context: Context,
  { called }: Nouns,
  where: Bundle | Expression,
  it: Scalar,
): void {
  const outer = context.scope.it
  if (called === undefined || outer === undefined || where.kind === 'bundle') return
  const isField = (name: string): boolean =>
    !context.scope.variables.has(name) && hasField(el, it.type, name) && hasField(el, outer.type, name)
  for (const condition of conditionsIn(where)) {
    // `other.pips > it.pips`: what is compared with the named thing is another one.
    const isBesideIt = [...aboutIt(condition, (name) => name === called.text)].length > 0
    for (const node of aboutIt(condition, (name) => name === 'it' || isField(name))) {
      const span = spanIn(context, node)
      const written = node.name.text
      const suggestion = written === 'it' ? called.text : `${called.text}.${written}`
      const fix = { span, text: suggestion }
      el.report(
        'ST4235',
        span,
        `\`${written}\` could be of \`${called.text}\`, or of the thing that the \`where\` around it is about.`,
        {
          label: 'of which of them?',
          ...(isBesideIt
            ? { help: 'Give the other thing a name with `called`, too, and write that.' }
            : {
                help: `Write \`${suggestion}\`, or give the other thing a name with \`called\`, too, and write that.`,
                fix,
              }),
          // Before it was refused, it was always of the thing with the name.
          newer: fix,
        },
      )
    }
  }
}

/** The conditions that an expression joins. */
function conditionsIn(e: Expression): readonly Expression[] {
  if (e.kind === 'and' || e.kind === 'or') return e.terms.flatMap(conditionsIn)
  return e.kind === 'not' ? conditionsIn(e.term) : [e]
}
