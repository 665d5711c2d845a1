import { H, STATUS, UNNOTICED, type GameIR } from '../../grammar/ir/ir.ts'

/** True if a seat does not notice that somebody decides. Without a seat: if not everybody notices. */
export function isUnnoticed(S: Int32Array, seat: number | undefined): boolean {
  return S[H.screen] === UNNOTICED && S[H.status] === STATUS.waiting && S[H.decider] !== seat
}

/** The number of answers so far that a seat has noticed. */
export function noticedPlies({ unnoticed, seats }: GameIR, S: Int32Array, seat: number | undefined): number {
  const plies = S[H.ply] ?? 0
  if (unnoticed === undefined) return plies
  let before = 0
  for (let other = 0; other < seats.length; other++) if (other !== seat) before += S[unnoticed + other] ?? 0
  // From the count of a seat that is deciding, the number of answers before is subtracted.
  return isUnnoticed(S, seat) ? -before : plies - before
}

/** True if players do not see all that happens: pieces in the dark, or answers. */
export function happensUnseen({ dark, unnoticed }: GameIR): boolean {
  return dark !== undefined || unnoticed !== undefined
}
