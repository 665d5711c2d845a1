import { CATALOGUE } from '../../grammar/diagnostics/catalogue.ts'
import { explainCode } from '../../grammar/diagnostics/explain.ts'
import { nearest } from '../../grammar/diagnostics/suggest.ts'
import { EXIT, UsageError } from './exit.ts'
import { print } from './output.ts'

/** Prints what a code means. */
export function explain(code: string): number {
  const text = explainCode(code.toUpperCase())
  if (text === undefined) {
    const near = nearest(code.toUpperCase(), Object.keys(CATALOGUE))
    throw new UsageError('ST7003', `There is no code \`${code}\`.`, near && `Did you mean ${near}?`)
  }
  print(text)
  return EXIT.fine
}
