import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import { prettyOn, printError } from './output.ts'

/** Prints diagnostics on standard error. */
export function printDiagnostics(diagnostics: Parameters<typeof renderPretty>[0]): void {
  printError(renderPretty(diagnostics, prettyOn(process.stderr)))
}
