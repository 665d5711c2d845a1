import type { MergedGame } from '../../grammar/merge/merged.ts'
import type { Example } from '../../grammar/examples/example.ts'
import type { Match } from '../match/match.ts'
import { waitingAsk } from '../notation/waiting-ask.ts'
import { rulePlaceOf } from '../program/rule-place.ts'

/** Questions that are declined for an example which does not know them: those written in these files. */
export type Unknown = ReadonlySet<string>

/** Documents that a game has on top of what an example was written for, and that the example does not name. */
export function unknownTo({ layers }: Pick<MergedGame, 'layers'>, { layer, uses }: Example): Unknown {
  const own = layers.findIndex(({ id }) => id === layer.id)
  const named = new Set(uses.map(({ text }) => text))
  const later = own < 0 ? [] : layers.slice(own + 1).filter(({ id }) => !named.has(id))
  return new Set(later.map(({ file }) => file.name))
}

/** More questions in a row than any module adds at one point. */
const MOST_IN_A_ROW = 20

/** Answers `done` for as long as a document that the example does not know asks what can be declined. */
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
