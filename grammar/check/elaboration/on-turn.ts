import type { Span } from '../../source/span.ts'
import type { Scalar, SetValue, Whose } from './values.ts'
import type { Elaboration } from './elaboration.ts'

/** What is built here is executed by somebody who is on turn. */
export function onTurn<T>(el: Elaboration, make: () => T): T {
  const [wasSeated, spoke, seating] = [el.seated, el.reads.you, el.seating]
  el.seated = true
  el.seating = ++el.seatings
  const made = make()
  el.seated = wasSeated
  el.seating = seating
  // Whoever reads on outside has not spoken of that `you`.
  if (!spoke) el.reads.you = false
  return made
}

/** Notes whether what is made here mentions `you`, where that may be nobody, and whether it tells what was hidden. */
export function notingYou<T>(el: Elaboration, at: Span, make: () => T): T {
  const before = el.mentionsOfYou.length
  const { made, reads } = el.collectReads(make)
  // What stands inside has been noted where it stands.
  const isNoted = el.mentionsOfYou.length > before
  if (!el.seated && !isNoted && reads.you) el.mentionsOfYou.push({ from: el.caller, at })
  if (reads.opens) el.openings.push({ from: el.caller, at })
  return made
}

/**
 * Between turns nobody is `you`: neither in the course of the game, nor in rules for any time, nor in stages that
 * these run for nobody.
 */
export function checkOnTurn(el: Elaboration): void {
  const { unseated } = el
  for (const from of unseated)
    for (const call of el.calls) if (call.from === from && !call.seated) unseated.add(call.to)
  for (const { from, at } of el.mentionsOfYou)
    if (unseated.has(from))
      el.report('ST4132', at, 'Nobody is on turn here, so there is no `you`.', {
        label: 'this refers to whoever is on turn',
        why: 'Somebody is on turn only inside `turns from ...`, in an action, in a stage run `for` a player, and in a `whenever` rule with `you:`.',
        help: 'Name the player, loop over all of them with `for each player`, or run a stage `for` one of them.',
      })
}

/** What a player who is named is to the one on turn, if that is known. */
export function whoseSeat(el: Elaboration, seat: Scalar | SetValue): Whose {
  if (typeof el.knower === 'object')
    return seat.form === 'scalar' && seat.ir === el.knower ? 'you' : undefined
  if (seat.form === 'scalar' && seat.ir === el.you) return 'you'
  const { other } = seat
  if (other === undefined || other.seating !== el.seating) return undefined
  return other.isPartner ? 'partner' : 'other'
}
