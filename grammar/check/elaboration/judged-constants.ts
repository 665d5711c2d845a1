import type { Expression } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import type { ExprIR } from '../../ir/ir.ts'
import { NUMBER } from '../../types/types.ts'
import type { Reading } from './contexts.ts'

/**
 * Records a constant that must fit whatever values players choose for the options it names.
 *
 * @param unfit the message for a value that does not fit; undefined for others
 */
export function judgeNumber(
  el: Pick<Reading, 'notes'>,
  expression: Expression,
  source: TextSource,
  ir: ExprIR,
  unfit: (value: number) => string | undefined,
): void {
  if (ir.op === 'const' && expression.kind !== 'number')
    el.notes.add('mustFit', { expression, source, expected: { type: NUMBER, orNone: false }, unfit })
}
