import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { configure, type Configured, type Ruleset } from '../../grammar/load.ts'
import type { PreparedInfo } from '../../grammar/check/world/world.ts'
import { Match } from '../match/match.ts'
import type { Refused } from '../match/refused.ts'
import type { Program } from '../program/program.ts'
import { playersChance, seedFrom } from '../state/chance.ts'
import { programOf } from './run.ts'

/** Upper bound on answers of others before a player is first asked. */
const MOST_BEFORE = 2_000

/** Prepared answers that no player can give under the options they were made for, with the reason. */
export function preparedFindings(ruleset: Ruleset): readonly Diagnostic[] {
  const usual = configure(ruleset, undefined).configured
  return (usual?.world.prepared ?? []).flatMap((prepared) => {
    const { configured, diagnostics } = configure(ruleset, undefined, prepared.options)
    if (configured === undefined) return diagnostics
    const wrong = against(configured, prepared)
    return wrong === undefined ? [] : [wrong]
  })
}

/** The objection for the player for whom it gets furthest. */
function against(configured: Configured, { name, key, answers }: PreparedInfo): Diagnostic | undefined {
  const program = programOf(configured.checked)
  const written = program.ir.prepared?.find((one) => one.name === name)?.answers ?? []
  let best: { readonly refused: Refused; readonly given: number } | undefined
  for (const seat of program.ir.seats.keys()) {
    const refused = refusedFor(program, seat, name)
    if (refused === undefined) return undefined
    const given = written.findIndex(({ origin }) => origin === refused.origin)
    if (best === undefined || given > best.given) best = { refused, given }
  }
  return {
    code: 'ST6015',
    severity: 'error',
    message: `The rules do not allow the setup "${name}".`,
    span: answers[best?.given ?? 0]?.span ?? key.span,
    label: best?.refused.message ?? 'nobody is asked for it',
    related: [],
  }
}

function refusedFor(program: Program, seat: number, name: string): Refused | undefined {
  const match = Match.start(program, { seed: 1 })
  const below = playersChance(seedFrom(1))
  for (let ply = 0; ply < MOST_BEFORE; ply++) {
    const decision = match.decision()
    if (decision === undefined || decision.seat === seat) break
    const layout = match.sampleLayout(below)
    const moves = match.moves()
    const move = moves[below(Math.max(1, moves.length))]
    const refused = layout === undefined ? match.play(move ?? '') : match.playLayout(layout)
    if (refused !== undefined) return refused
  }
  return match.play(name)
}
