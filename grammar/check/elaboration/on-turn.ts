import { YOU } from '../../ir/build.ts'
import type { Span } from '../../source/span.ts'
import { COURSE } from './services/turn.ts'
import type { Scalar, SetValue, Whose } from './values.ts'
import type { Elaboration, Reading } from './contexts.ts'

/** Builds code that is executed by a player on turn. */
export function onTurn<T>(el: Pick<Elaboration, 'turn' | 'reads'>, make: () => T): T {
  const spoke = el.reads.you
  const result = el.turn.seat(make)
  // Code outside does not mention that `you`.
  if (!spoke) el.reads.you = false
  return result
}

/** Records whether the code built here mentions `you`, if that may be nobody, and whether it reveals hidden things. */
export function notingYou<T>(el: Reading, at: Span, make: () => T): T {
  const before = el.notes.all('mentionsOfYou').length
  const { result, reads } = el.collectReads(make)
  // Mentions inside are recorded where they occur.
  const isNoted = el.notes.all('mentionsOfYou').length > before
  if (!el.turn.seated && !isNoted && reads.you) el.notes.add('mentionsOfYou', { from: el.turn.caller, at })
  if (reads.opens) el.notes.add('openings', { from: el.turn.caller, at })
  return result
}

/** True if the text being read may run while nobody is on turn. */
export function mayBeUnseated({ notes, turn: { caller } }: Pick<Reading, 'notes' | 'turn'>): boolean {
  return caller === COURSE || notes.all('unseated').includes(caller)
}

/**
 * Between turns nobody is `you`: neither in the course of the game, nor in `whenever` rules, nor in stages that these
 * run for nobody.
 */
export function checkOnTurn(el: Pick<Elaboration, 'notes' | 'findings'>): void {
  const unseated = new Set([COURSE, ...el.notes.all('unseated')])
  for (const from of unseated)
    for (const call of el.notes.all('calls')) if (call.from === from && !call.seated) unseated.add(call.to)
  for (const { from, at } of el.notes.all('mentionsOfYou'))
    if (unseated.has(from))
      el.findings.report('ST4132', at, 'Nobody is on turn here, so there is no `you`.', {
        label: 'this refers to whoever is on turn',
        why: 'Somebody is on turn only inside `turns from ...`, in an action, in a stage run `for` a player, and in a `whenever` rule with `you:`.',
        help: 'Name the player, loop over all of them with `for each player`, or run a stage `for` one of them.',
      })
}

/** The relation of a named player to the one on turn, if known. */
export function whoseSeat(el: Pick<Reading, 'turn'>, seat: Scalar | SetValue): Whose {
  const { eachKnower } = el.turn
  if (eachKnower !== undefined) return seat.form === 'scalar' && seat.ir === eachKnower ? 'you' : undefined
  if (seat.form === 'scalar' && seat.ir === YOU) return 'you'
  const { other } = seat
  if (other === undefined || other.seating !== el.turn.seating) return undefined
  return other.isPartner ? 'partner' : 'other'
}
