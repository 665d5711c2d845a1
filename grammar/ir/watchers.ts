/**
 * Who sees the faces in a place: its owner, all but its owner, the team of its owner. In a place without an owner, the
 * owner of a piece is meant.
 */
export type Watchers = 'owner' | 'others' | 'team' | 'everyone' | 'nobody'

type Teams = readonly { readonly seats: readonly number[] }[]

/** True if a seat sees the contents of a place of this owner. */
export function isWatcher(who: Watchers, owner: number, seat: number, teams: Teams = []): boolean {
  switch (who) {
    case 'everyone':
      return true
    case 'nobody':
      return false
    case 'owner':
      return owner === seat
    case 'others':
      return owner !== seat
    case 'team':
      return owner === seat || teams.some(({ seats }) => seats.includes(owner) && seats.includes(seat))
  }
}
