import { createHash } from 'node:crypto'
import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { hashIr } from '../../grammar/ir/hash.ts'
import { checkRuleset, configure } from '../../grammar/load.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import { effectiveLines, hookLines } from '../../grammar/merge/effective-rules.ts'
import type { MergedGame } from '../../grammar/merge/merged.ts'
import { positionOf } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { fastProgram } from '../../interpreter/index.ts'
import { gameFacts, unseen } from './game-facts.ts'
import { perftFacts } from './perft-facts.ts'
import type { Subject } from './subjects.ts'

/** The facts about one subject, one per line: a name and a value. */
export function* factsOf({ request, share, plies, fast }: Subject, games: number): Generator<string> {
  const { ruleset, diagnostics } = checkRuleset(request)
  if (ruleset !== undefined) yield `yaml ${hashOf(effective(ruleset.game))}`
  yield `diagnostics ${diagnostics.length}`
  for (const diagnostic of diagnostics) yield told(diagnostic)
  if (ruleset === undefined || hasErrors(diagnostics) || ruleset.game.abstract || isModule(request)) return
  const counts = ruleset.playerCounts
  for (const players of counts.length === 0 ? [undefined] : counts) {
    const { configured } = configure(ruleset, players)
    if (configured === undefined) continue
    const { ir } = configured.checked
    const whose = `for ${ir.seats.length}`
    yield `ir ${whose}: ${hashIr(ir).slice(0, 16)}`
    const reference = closuresProgram(ir)
    const program = fast ? fastProgram(ir) : reference
    for (const fact of perftFacts(reference)) yield `perft ${whose}, ${fact}`
    const count = Math.max(1, Math.round(games * share))
    for (const fact of gameFacts(program, count, plies)) yield `games ${whose}, ${fact}`
    if (fast) yield `games ${whose}, ${count} games, unseen: ${unseen(program, count)}`
  }
}

/** Modules, examples and texts are not played by themselves, but only where they are used. */
function isModule({ file }: RulesetRequest): boolean {
  return /^(?:for|examples for|texts for):/mu.test(file.text)
}

/** The effective rules, with the line that each came from. */
function effective(game: MergedGame): string {
  const lines = [
    ...[...game.sections].flatMap(([section, value]) =>
      effectiveLines({ path: [section], value, entry: undefined }),
    ),
    ...game.hooks.flatMap(({ target }) => hookLines(game, target.text)),
  ]
  return lines
    .map(({ depth, text, origin }) => {
      const line = origin === undefined ? 0 : positionOf(origin.file, origin.start).line
      return `${depth} ${text} ${origin?.file.name ?? ''}:${line}`
    })
    .join('\n')
}

function told({ code, severity, span, message, ...more }: Diagnostic): string {
  const at = span === undefined ? undefined : positionOf(span.file, span.start)
  const place = at === undefined || span === undefined ? '-' : `${span.file.name}:${at.line}:${at.column}`
  const { label, why, help, fix, related = [] } = more
  const words = [message, label, why, help, fix?.text, ...related.map((each) => each.label)]
  return `${severity} ${code} ${place}+${span === undefined ? 0 : span.end - span.start} ${hashOf(JSON.stringify(words))}`
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
