import { computed, signal, type ReadonlySignal } from '@preact/signals'
import type { ChoosableThing } from '../../interpreter/index.ts'
import { meets, type Target } from '../board/pointing.ts'
import type { Offer, Position } from '../workers/play-calls.ts'
import { kindOn } from './concerned-things.ts'

type Begun = Pick<Offer, 'action' | 'things'>

/** Receives the user's choices. */
export interface Chooser {
  readonly position: ReadonlySignal<Position | undefined>
  /** The possible continuations of these partial moves. */
  optionsAfter(begun: readonly Begun[]): Promise<readonly Offer[]>
  play(move: string): Promise<void>
  askWhy(from: string, to: string): Promise<void>
  askWhyNot(move: string): Promise<void>
  clearTalk(): void
}

/** If more choices than this cannot be pointed at, none of them is made for the user. */
const MOST_AHEAD = 12

/** The next move, chosen thing by thing. */
export class Choosing {
  /** The choices so far, in every possible meaning. */
  readonly picking = signal<readonly Offer[]>([])
  /** Kind of the piece pointed at last. */
  readonly pointedAt = signal<string | undefined>(undefined)

  /** Offers that follow the only thing that can be chosen, so that it need not be pointed at. */
  private readonly beyond = signal<readonly Offer[]>([])

  readonly targets = computed<readonly ChoosableThing[]>(() =>
    [...this.picking.value, ...this.beyond.value].flatMap(({ next }) => next),
  )
  /** If there are several meanings, only the part that can be pointed at or is the same in all. */
  readonly chosen = computed<readonly string[]>(() => {
    const [first, ...others] = this.picking.value
    return (first?.things ?? []).filter(
      (thing) =>
        this.offered.get(thing)?.at !== undefined || others.every(({ things }) => things.includes(thing)),
    )
  })
  /** The pieces and directions there would be, if the choice under the pointer were made. */
  readonly preview = signal<string | undefined>(undefined)
  /** The chosen things themselves. */
  readonly picked = computed<readonly ChoosableThing[]>(() =>
    this.chosen.value.flatMap((thing) => this.offered.get(thing) ?? []),
  )

  private readonly chooser: Chooser
  /** Everything that could be chosen since the position changed, by name. */
  private offered = new Map<string, ChoosableThing>()
  /** The offers before the last choice, which can still be another. */
  private earlier: readonly Offer[] = []
  /** Quick users point again before the worker has answered. */
  private picks = Promise.resolve()

  constructor(chooser: Chooser) {
    this.chooser = chooser
  }

  /** Calls that wait for a worker which has ended are never answered. */
  forgetCalls(): void {
    this.picks = Promise.resolve()
  }

  /** The user points at a thing: it is chosen if possible, in every possible meaning. Calls are queued. */
  pick(target: Target): Promise<void> {
    this.picks = this.picks.then(() => this.pickNow(target))
    return this.picks
  }

  private async pickNow(target: Target): Promise<void> {
    const position = this.chooser.position.value
    this.pointedAt.value = target.kind ?? kindOn(position?.scene, target.place)
    if (position === undefined || position.offers.length === 0) return
    this.chooser.clearTalk()
    const goesOn = extended([...this.picking.value, ...this.beyond.value], target)
    if (goesOn.length > 0) return this.choose(goesOn)
    const instead = extended(this.earlier, target)
    if (instead.length > 0 && this.places().at(-1) !== target.place) return this.choose(instead, this.earlier)
    const begins = extended(position.offers, target)
    const [before] = this.places()
    if (begins.length > 0 && before !== target.place) return this.choose(begins)
    // Pointing again at a chosen thing undoes the choice.
    if (before === target.place) return this.leave()
    const ahead = await this.choosableAhead(target)
    if (ahead.length > 0) await this.choose(ahead)
    else await this.refuse(target.place)
  }

  /** A thing may follow a choice that cannot be pointed at, such as a die. Every such choice is then kept open. */
  private async choosableAhead(target: Target): Promise<readonly Begun[]> {
    const offers = this.picking.value.length > 0 ? this.picking.value : this.offers
    const first = offers.flatMap(({ action, things, next }) =>
      next.flatMap(({ at, thing }) => (at === undefined ? [{ action, things: [...things, thing] }] : [])),
    )
    if (first.length === 0 || first.length > MOST_AHEAD) return []
    const after = await this.chooser.optionsAfter(first)
    this.remember(after)
    return extended(after, target)
  }

  /** Undoes all choices, since the last thing pointed at cannot follow them, and says why. */
  async refuse(place: string): Promise<void> {
    const [before = place] = this.places()
    const [{ action = '', things = [] } = {}] = this.picking.value
    this.leave()
    const { scene } = this.chooser.position.value ?? {}
    const isCard = things.length > 0 && scene?.places.some(({ name }) => name === before) === true
    if (isCard) await this.chooser.askWhyNot(`${action} (${[...things, place].join(', ')})`)
    else await this.chooser.askWhy(before, place)
  }

  /**
   * Chooses a thing to carry it elsewhere. Plays nothing: `complete` if a click on it would. Calls are queued with
   * those of `pick`.
   */
  lift(target: Target): Promise<'chosen' | 'complete' | 'fixed'> {
    const lifted = this.picks.then(() => this.liftNow(target))
    this.picks = lifted.then(() => {})
    return lifted
  }

  private async liftNow(target: Target): Promise<'chosen' | 'complete' | 'fixed'> {
    const offers = this.chooser.position.value?.offers ?? []
    if (this.places().at(-1) === target.place && this.targets.value.length > 0) return 'chosen'
    const goesOn = extended(this.picking.value, target)
    const begun = goesOn.length > 0 ? goesOn : extended(offers, target)
    if (begun.length === 0) return 'fixed'
    const after = await this.chooser.optionsAfter(begun)
    const open = after.filter(({ next }) => next.length > 0)
    if (open.length === 0) return 'complete'
    this.chooser.clearTalk()
    this.show(after)
    return 'chosen'
  }

  /** `from`: the offers that it continues. */
  async choose(chosen: readonly Begun[], from: readonly Offer[] = this.picking.value): Promise<void> {
    const offers = await this.chooser.optionsAfter(chosen)
    const [only] = offers
    if (offers.length === 1 && only?.move !== undefined && only.next.length === 0) {
      await this.chooser.play(only.move)
      return
    }
    this.show(offers)
    this.earlier = from
  }

  private show(offers: readonly Offer[]): void {
    this.remember([...this.offers, ...offers])
    this.preview.value = undefined
    this.beyond.value = []
    this.picking.value = offers
    void this.lookBeyond(offers)
  }

  /** Shows what the next of the choices would do, such as another turn of a tile. */
  showNext(): void {
    const things = this.targets.value.map(({ thing }) => thing)
    const at = things.indexOf(this.preview.value ?? things[0] ?? '')
    this.preview.value = things[at + 1] ?? things[0]
  }

  private remember(offers: readonly Offer[]): void {
    for (const thing of offers.flatMap(({ next }) => next)) this.offered.set(thing.thing, thing)
  }

  /** Looks what follows if all that can be pointed at is one thing beside the boards, such as the tile to be laid. */
  private async lookBeyond(offers: readonly Offer[]): Promise<void> {
    const places = this.chooser.position.peek()?.scene?.places
    const [only, another] = offers.flatMap(({ action, things, next }) =>
      next.map((thing) => ({ action, things: [...things, thing.thing], at: thing.at })),
    )
    if (only === undefined || another !== undefined || !places?.some(({ name }) => name === only.at)) return
    const found = await this.chooser.optionsAfter([only])
    if (this.picking.peek() !== offers) return
    this.remember(found)
    this.beyond.value = found.filter(({ next }) => next.some(({ at }) => at !== undefined))
  }

  /** Shows on the board what one action allows the deciding player. */
  offerOnly(action: string): void {
    this.show(this.offers.filter((offer) => offer.action === action))
  }

  /** Undoes all choices. */
  leave(): void {
    this.offered = new Map()
    this.earlier = []
    this.show(this.offers)
  }

  /** Places of the choices so far. */
  places(): readonly string[] {
    return this.picked.value.flatMap(({ at }) => at ?? [])
  }

  private get offers(): readonly Offer[] {
    return this.chooser.position.value?.offers ?? []
  }
}

/** Every offer that continues with the thing pointed at. */
function extended(offers: readonly Offer[], target: Target): readonly Begun[] {
  return offers.flatMap(({ action, things, next }) => {
    const met = next.find((thing) => meets(thing, target))
    return met === undefined ? [] : [{ action, things: [...things, met.thing] }]
  })
}
