import type { MergedGame } from '../../grammar/merge/merged.ts'
import type { Example } from '../../grammar/examples/example.ts'
import type { Match } from '../match/match.ts'
import { waitingAsk } from '../notation/waiting-ask.ts'
import { rulePlaceOf } from '../program/rule-place.ts'

/** Files whose questions an example does not know, and therefore declines. */
export type Unknown = ReadonlySet<string>

/** Documents of a game that did not exist for the example's author and that the example does not name. */
export function unknownTo({ layers }: Pick<MergedGame, 'layers'>, { layer, uses }: Example): Unknown {
  const own = layers.findIndex(({ id }) => id === layer.id)
  const named = new Set(uses.map(({ text }) => text))
  const later = own < 0 ? [] : layers.slice(own + 1).filter(({ id }) => !named.has(id))
  return new Set(later.map(({ file }) => file.name))
}

/** More consecutive questions than any module adds at one point. */
const MOST_IN_A_ROW = 20

/** Answers `done` as long as an unknown document asks a question that can be declined. */
export function declineUnknown(match: Match, unknown: Unknown): void {
  if (unknown.size === 0) return
  for (let declined = 0; declined < MOST_IN_A_ROW; declined++) {
    if (match.decision()?.kind !== 'choice') return
    const ask = waitingAsk(match.program, match.snapshot())
    const file = ask === undefined ? undefined : rulePlaceOf(match.ir, ask.origin)?.file
    if (file === undefined || !unknown.has(file)) return
    const done = match.moves().find(({ action }) => action === undefined)
    if (done === undefined || match.play(done) !== undefined) return
  }
}
