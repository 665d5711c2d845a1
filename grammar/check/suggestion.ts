import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'

/** The help that names the nearest of what is there, if one is near. */
export function suggestion(written: string, known: Iterable<string>): Partial<Diagnostic> {
  const near = nearest(written, [...known])
  return near === undefined ? {} : { help: `Did you mean \`${near}\`?`, near }
}
