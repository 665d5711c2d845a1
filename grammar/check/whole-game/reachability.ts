import { offersOf } from '../../ir/callees.ts'
import type { GameIR } from '../../ir/ir.ts'
import { does } from '../../ir/node-facts.ts'
import type { RulesIR } from '../../ir/nodes.ts'
import { rulesOfGame } from '../../ir/rules.ts'
import { walk, walkSteps } from '../../ir/walk.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { Elaboration } from '../elaboration/contexts.ts'

/** The parts of the game that say who is asked and how it ends. */
type Course = Pick<GameIR, 'actions' | 'stages' | 'whenever' | 'play' | 'ends'>

/** The actions that occur in `can` questions of the rules. */
function actionsAsked(rules: RulesIR): ReadonlySet<number> {
  const asked = new Set<number>()
  walk(rules, (node) => void ('op' in node && node.op === 'can' && asked.add(node.action)))
  return asked
}

/** Reports actions that are never offered, and games that never end. */
export function checkReachability(
  el: Pick<Elaboration, 'actions' | 'findings' | 'game' | 'section' | 'slots' | 'world'>,
  course: Course,
): void {
  const { actions, stages, whenever, play, ends } = course
  const offered = new Set<number>()
  let hasEnd = ends.length > 0
  const bodies = [...actions, ...stages, ...whenever].map(({ body }) => body)
  walkSteps([bodies, stages.map(({ leave }) => leave), play], (node) => {
    for (const { action } of offersOf(node)) offered.add(action)
    if (does(node, 'ends')) hasEnd = true
  })
  // After an error, whatever seems missing may be in the part that could not be read.
  if (el.findings.hasErrors) return
  let asked: ReadonlySet<number> | undefined
  el.actions.frames.forEach(({ name, entry }, index) => {
    // An action that a rule asks about has an effect, even if nobody ever does it.
    if (offered.has(index)) return
    asked ??= actionsAsked(rulesOfGame({ ...course, terms: el.slots.inIR().terms }))
    if (asked.has(index)) return
    const others = el.actions.names.filter((other) => other !== name)
    el.findings.report('ST4133', entry.key.span, `Nobody is ever asked for \`${name}\`.`, {
      help: 'Offer it (`you may ...`), or say where it belongs: `during:` a phase, or `offered with:` another action.',
      ...suggestion(name, others),
    })
  })
  const written = el.game.sections.get('play')
  const at =
    written === undefined || 'span' in written
      ? written?.span
      : written.kind === 'map'
        ? written.entries[0]?.key.span
        : undefined
  if (written === undefined && !el.game.abstract) {
    el.findings.report('ST4139', el.section('players')[0]?.key.span, 'This game has no `play`.', {
      label: 'nobody is ever offered any of these',
      why: '`play` says what happens from the start of the game to its end.',
      help: `Say there who takes turns, for instance: \`turns from ${el.world.seats[0]?.name ?? 'north'}: turn\`.`,
    })
    return
  }
  if (!hasEnd && at !== undefined)
    el.findings.report('ST4134', at, 'Nothing ever ends this game.', {
      why: 'By the end of `play` somebody must have won, or the game must be drawn.',
      help: 'Say it at the end of `play` (`rank players by score`, `the game is drawn by ...`), or under `end:`.',
    })
}
