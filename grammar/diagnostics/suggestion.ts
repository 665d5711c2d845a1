import type { Diagnostic } from './diagnostic.ts'
import { nearest } from './suggest.ts'

/** The help that names the nearest known name, if one is near. */
export function suggestion(written: string, known: Iterable<string>): Partial<Diagnostic> {
  const names: readonly string[] = Array.isArray(known) ? known : [...known]
  return meaning(written, nearest(written, names) ?? names.find((name) => haveSameWords(name, written)))
}

/** `ace clubs` for `clubs ace`. */
function haveSameWords(name: string, written: string): boolean {
  if (name.length !== written.length || !name.includes(' ')) return false
  const words = (text: string): string => text.split(' ').toSorted().join(' ')
  return words(name) === words(written)
}

/** The help that names the intended name, if known. */
export function meaning(written: string, replacement: string | undefined): Partial<Diagnostic> {
  // The type of a die has this plural, which no rule of spelling yields.
  if (written === 'dice' && replacement === 'die')
    return { help: 'If several of them are called `dice`, write `plural: dice` below `die`.' }
  return replacement === undefined || replacement === written
    ? {}
    : { help: `Did you mean \`${replacement}\`?`, near: { written, meant: replacement } }
}
