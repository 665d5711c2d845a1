import type { Diagnostic, Diagnostics } from '../diagnostics/diagnostic.ts'
import type { Place } from './ast.ts'
import type { TextSource } from './text-source.ts'

/** An error in a text, with positions relative to that text. */
export interface Finding extends Pick<Diagnostic, 'code' | 'message' | 'label' | 'why' | 'help'> {
  readonly at: Place
  readonly also?: { readonly at: Place; readonly label: string }
  readonly fix?: { readonly at: Place; readonly text: string }
}

/** Reports an error of a text. The return value represents the missing tree. */
export function reportFinding(source: TextSource, diagnostics: Diagnostics, finding: Finding): undefined {
  const { at, also, fix, ...rest } = finding
  const spanOf = (place: Place) => source.spanOf(place.start, place.end)
  diagnostics.add({
    ...rest,
    severity: 'error',
    span: spanOf(at),
    ...(also === undefined ? {} : { related: [{ span: spanOf(also.at), label: also.label }] }),
    ...(fix === undefined ? {} : { fix: { span: spanOf(fix.at), text: fix.text } }),
  })
  return undefined
}
