import type { Diagnostic } from './diagnostic.ts'
import { nearest } from './suggest.ts'

/** The help that names the nearest of what is there, if one is near. */
export function suggestion(written: string, known: Iterable<string>): Partial<Diagnostic> {
  return meaning(written, nearest(written, [...known]))
}

/** The help that names what was most likely meant, if that is known. */
export function meaning(written: string, meant: string | undefined): Partial<Diagnostic> {
  return meant === undefined ? {} : { help: `Did you mean \`${meant}\`?`, near: { written, meant } }
}
