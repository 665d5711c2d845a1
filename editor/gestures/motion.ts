import type { Change } from '../../interpreter/index.ts'
import type { Table } from '../play/table.ts'
import type { Position } from '../workers/play-calls.ts'
import type { Air } from './flight-layer.ts'
import { isQuiet } from './reduced-motion.ts'
import { boxOf, isSpace, pictureOf, spotOf, thingIn, type Picture } from './table-elements.ts'

const SLIDE = 160
const FADE = 120
const HALF_TURN = 90
/** Between cards that go one after the other, and at most for all of them. */
const APART = 60
const LONGEST = 400
/** With more changes at once, as when an army is set up, the table just shows the result. */
const MOST_CHANGES = 24
/** At most this many cards of one kind are seen to go the same way. */
const MOST_ALIKE = 6

/** A change, and what was seen before where it began. */
interface Seen {
  readonly change: Change
  readonly was: Picture | undefined
}

/**
 * Shows how the table changed with a move. It knows only the changes that the viewer sees and what is on the page, so
 * nothing hidden can show: a hidden card travels as its back.
 */
export class Motion {
  private readonly root: HTMLElement
  private readonly table: Table
  private readonly air: Air
  /** A piece that somebody has just put there by hand. */
  private carried: { readonly from: string; readonly to: string } | undefined

  constructor(root: HTMLElement, table: Table, air: Air) {
    this.root = root
    this.table = table
    this.air = air
  }

  /** The next move from there is not shown, because the user has made it by hand. */
  skip(from: string, to: string): void {
    this.carried = { from, to }
  }

  /** The page is about to show another position. */
  before(next: Position): void {
    const { carried } = this
    this.carried = undefined
    this.air.clear()
    const last = this.table.position.peek()
    if (isQuiet() || document.hidden || last === undefined || !follows(last, next)) return
    const seen = next.changes
      .filter(
        (change) => change.change !== 'moved' || change.from !== carried?.from || change.to !== carried.to,
      )
      .map((change): Seen => ({ change, was: this.pictureBefore(change) }))
    if (seen.length === 0 || seen.length > MOST_CHANGES) return
    // By then the page shows the next position, but nothing has been painted yet.
    requestAnimationFrame(() => {
      for (const one of seen) this.show(one)
    })
  }

  private pictureBefore(change: Change): Picture | undefined {
    switch (change.change) {
      case 'moved':
      case 'left':
        return this.picture(change.from, 'was' in change ? change.was : change.kind)
      case 'turned':
        return this.picture(change.at, change.was)
      case 'came':
      case 'shown':
      case 'group':
      case 'value':
        return undefined
    }
  }

  private thing(place: string, kind: string | undefined): Element | null {
    const spot = spotOf(this.root, place)
    return spot === null ? null : thingIn(spot, kind)
  }

  private picture(place: string, kind: string | undefined): Picture | undefined {
    const thing = this.thing(place, kind)
    return thing === null ? undefined : pictureOf(thing)
  }

  private show({ change, was }: Seen): void {
    switch (change.change) {
      case 'moved':
        this.move(change, was)
        break
      case 'left':
        if (was !== undefined) this.air.fade(was, FADE)
        break
      case 'came':
        this.thing(change.to, change.kind)?.animate([{ opacity: 0 }, { opacity: 1 }], FADE)
        break
      case 'turned':
        if (was !== undefined)
          this.air.fade(was, HALF_TURN, [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }])
        this.thing(change.at, change.kind)?.animate([{ scale: '0 1' }, { scale: '1 1' }], {
          duration: HALF_TURN,
          delay: was === undefined ? 0 : HALF_TURN,
          fill: 'backwards',
        })
        break
      case 'shown':
      case 'group':
      case 'value':
        break
    }
  }

  private move(
    change: Extract<Change, { readonly change: 'moved' }>,
    formerPicture: Picture | undefined,
  ): void {
    const [start, goal] = [spotOf(this.root, change.from), spotOf(this.root, change.to)]
    const thing = goal === null ? null : thingIn(goal, change.kind)
    const from = formerPicture?.box ?? (start === null ? undefined : boxOf(start))
    if (goal === null || from === undefined) {
      if (formerPicture !== undefined) this.air.fade(formerPicture, FADE)
      thing?.animate([{ opacity: 0 }, { opacity: 1 }], FADE)
      return
    }
    // A piece that turns on its way is seen as it was.
    const is = thing === null ? undefined : pictureOf(thing)
    const picture = 'was' in change ? (formerPicture ?? is) : (is ?? formerPicture)
    if (picture === undefined) return
    const count = Math.min(change.count, MOST_ALIKE)
    const isDealt = start === null || !isSpace(start)
    const apart = isDealt && count > 1 ? Math.min(APART, (LONGEST - SLIDE) / (count - 1)) : 0
    for (let i = 0; i < count; i++)
      this.air.fly(picture, from, is?.box ?? boxOf(goal), { duration: SLIDE, delay: i * apart })
    if (change.count === 1 && thing !== null && !isShared(thing))
      thing.animate([{ opacity: 0 }, { opacity: 0 }], SLIDE)
  }
}

/** True for a picture that stands for several pieces, some of which were there before. */
function isShared(thing: Element): boolean {
  return thing.querySelector('.times') !== null || thing.matches('.back, .lot')
}

/** True if a position comes one move after another one, seen by the same viewer. */
function follows(last: Position, next: Position): boolean {
  return next.ply === last.ply + 1 && next.look === last.look
}
