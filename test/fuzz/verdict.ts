import { codeEntry } from '../../grammar/diagnostics/catalogue.ts'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import { checkRuleset, configure, loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import type { Span } from '../../grammar/source/span.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Fault } from '../../interpreter/program/program.ts'
import { Lockstep } from '../codegen/lockstep.ts'
import { hostFor } from './corpus.ts'

/** How many decisions to play if a corrupted document still makes a game. */
const PLIES = 25

/** JavaScript values that slipped into a sentence, and never occur in our texts. */
const SLIPPED = /\bundefined\b|\bNaN\b|\[object |\bInfinity\b|=> \{|\bfunction \(/

/** What is wrong with how a text is refused or accepted, or undefined if nothing is. */
export function fault(name: string, text: string): string | undefined {
  try {
    const file = sourceFile(name, text)
    const { ruleset, diagnostics } = checkRuleset({ file, host: hostFor(name) })
    const found = diagnostics.map((d) => wrongWith(d, text)).find((wrong) => wrong !== undefined)
    if (found !== undefined) return found
    if (ruleset === undefined && !hasErrors(diagnostics)) return 'refused without an error'
    renderPretty(diagnostics, { color: false })
    return undefined
  } catch (thrown) {
    return `threw ${placeOf(thrown)}`
  }
}

/** The same for undeclared numbers of players and an unknown option. */
export function faultWhenConfigured(name: string, text: string): string | undefined {
  try {
    const { ruleset } = loadRuleset({
      file: sourceFile(name, text),
      host: hostFor(name),
      uses: ['constructor'],
    })
    if (ruleset === undefined) return undefined
    for (const players of [undefined, 0, 1.5, 9]) {
      const { diagnostics } = configure(ruleset, players, new Map([['__proto__', '1']]))
      const found = diagnostics.map((d) => wrongWith(d, text)).find((wrong) => wrong !== undefined)
      if (found !== undefined) return found
    }
    return undefined
  } catch (thrown) {
    return `threw ${placeOf(thrown)}`
  }
}

/** Plays the first decisions of a game: both back ends must agree, and may only fail with a fault of the rules. */
export function faultWhenPlayed(name: string, text: string): string | undefined {
  const { ruleset, diagnostics } = loadRuleset({ file: sourceFile(name, text), host: hostFor(name) })
  if (ruleset === undefined || hasErrors(diagnostics)) return undefined
  const { configured, diagnostics: more } = configure(ruleset, undefined)
  if (configured === undefined || hasErrors(more)) return undefined
  const { ir } = configured.checked
  try {
    return new Lockstep(closuresProgram(ir), generatedProgram(ir)).play(1, PLIES)
  } catch (thrown) {
    return thrown instanceof Fault ? undefined : `threw when played: ${placeOf(thrown)}`
  }
}

function placeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  return (thrown.stack ?? thrown.message).split('\n').slice(0, 4).join(' ')
}

function wrongWith(diagnostic: Diagnostic, own: string): string | undefined {
  const { code, message, span, related = [], label, help, why, fix } = diagnostic
  const told = `${code} ${message}`
  if (codeEntry(code) === undefined) return `unknown code: ${told}`
  for (const said of [message, label, help, why, ...related.map((r) => r.label)]) {
    if (said === undefined) continue
    if (said.trim() === '') return `an empty text: ${told}`
    if (SLIPPED.test(said) && !SLIPPED.test(own)) return `a value of the machine: ${said}`
  }
  const spans = [span, fix?.span, ...related.map((r) => r.span)]
  for (const each of spans) if (each !== undefined && !isInside(each)) return `outside of its file: ${told}`
  // A choice made outside the text has no place in it.
  if (span === undefined && code !== 'ST4008') return `no place: ${told}`
  return undefined
}

function isInside({ file, start, end }: Span): boolean {
  return Number.isInteger(start) && start >= 0 && start <= end && end <= file.text.length
}
