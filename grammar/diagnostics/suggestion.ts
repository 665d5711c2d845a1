import type { Diagnostic } from './diagnostic.ts'
import { nearest } from './suggest.ts'

/** The help that names the nearest of what is there, if one is near. */
export function suggestion(written: string, known: Iterable<string>): Partial<Diagnostic> {
  const near = nearest(written, [...known])
  return near === undefined ? {} : { help: `Did you mean \`${near}\`?`, near }
}
