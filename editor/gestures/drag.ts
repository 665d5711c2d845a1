import { isTarget, type Target } from '../board/pointing.ts'
import type { Table } from '../play/table.ts'
import type { Air } from './flight-layer.ts'
import type { Motion } from './motion.ts'
import { isQuiet } from './reduced-motion.ts'
import { pictureOf, spotOf, thingIn, type Picture } from './table-elements.ts'
import { swallowClick } from './swallow-click.ts'

/** Pixels after which a press is a drag. Fingers are less steady. */
const STEADY = { mouse: 4, touch: 8 } as const
const GLIDE = 120
const LIFTED = 'lifted'
const OVER = 'over'

/** A pressed thing, which may become carried. */
interface Held {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly steady: number
  readonly thing: HTMLElement | SVGElement
  readonly target: Target
  carried?: Carried
}

interface Carried {
  readonly picture: Picture
  readonly shown: HTMLElement
  /** The choices made by lifting it. */
  readonly lifted: Promise<'chosen' | 'complete' | 'fixed'>
}

/**
 * Pieces and cards are carried to their goals by mouse, finger or pen. Carrying chooses what two clicks would choose,
 * and plays nothing that they would not play. Returns how to stop.
 */
export function watchDrag(root: HTMLElement, table: Table, air: Air, motion: Motion): () => void {
  const { choosing } = table
  let dragged: Held | undefined

  const arranged = (): ReadonlySet<string> =>
    new Set(table.position.peek()?.arrangement?.spaces.map(({ name }) => name))

  const canBeLifted = (target: Target): boolean =>
    arranged().has(target.place) ||
    choosing.places().includes(target.place) ||
    isTarget({ targets: choosing.targets.peek() }, target) ||
    isTarget({ targets: table.position.peek()?.offers.flatMap(({ next }) => next) ?? [] }, target)

  const press = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary || dragged !== undefined) return
    const found = thingAt(event.target)
    if (found === undefined || !canBeLifted(found.target)) return
    const steady = event.pointerType === 'mouse' ? STEADY.mouse : STEADY.touch
    dragged = { pointer: event.pointerId, x: event.clientX, y: event.clientY, steady, ...found }
  }

  const lift = (now: Held): void => {
    const picture = pictureOf(now.thing)
    const shown = air.put(picture)
    shown.classList.add('carried')
    markLifted(now)
    root.setPointerCapture(now.pointer)
    const lifted = arranged().has(now.target.place)
      ? Promise.resolve('chosen' as const)
      : choosing.lift(now.target)
    now.carried = { picture, shown, lifted }
    void lifted.then((how) => {
      if (dragged !== now) return
      if (how === 'fixed') putBack()
      // Another element draws a piece that can no longer be chosen.
      else requestAnimationFrame(() => dragged === now && markLifted(now))
    })
  }

  const markLifted = ({ target: { place, kind }, thing }: Held): void => {
    const spot = spotOf(root, place)
    const shown = thing.isConnected || spot === null ? thing : thingIn(spot, kind)
    if (shown instanceof HTMLElement || shown instanceof SVGElement) shown.dataset[LIFTED] = ''
  }

  const move = (event: PointerEvent): void => {
    if (dragged?.pointer !== event.pointerId) return
    const [dx, dy] = [event.clientX - dragged.x, event.clientY - dragged.y]
    if (dragged.carried === undefined && Math.hypot(dx, dy) >= dragged.steady) lift(dragged)
    if (dragged.carried === undefined) return
    dragged.carried.shown.style.translate = `${dx}px ${dy}px`
    markOver(root, goalUnder(event)?.element)
  }

  const letGo = (now: Held): void => {
    dragged = undefined
    for (const each of root.querySelectorAll<HTMLElement>(`[data-${LIFTED}]`)) delete each.dataset[LIFTED]
    markOver(root, undefined)
    if (root.hasPointerCapture(now.pointer)) root.releasePointerCapture(now.pointer)
  }

  const glideBack = ({ carried }: Held): void => {
    if (carried === undefined) return
    const { shown } = carried
    if (isQuiet()) return shown.remove()
    shown.animate([{}, { translate: '0 0', scale: 1 }], { duration: GLIDE, fill: 'forwards' }).finished.then(
      () => shown.remove(),
      () => {},
    )
  }

  const putBack = (): void => {
    const now = dragged
    if (now === undefined) return
    letGo(now)
    glideBack(now)
    if (now.carried !== undefined) choosing.leave()
  }

  const drop = async (now: Held, event: PointerEvent): Promise<void> => {
    const { carried, target } = now
    const goal = goalUnder(event)
    letGo(now)
    if (carried === undefined) return
    swallowClick(root)
    const how = await carried.lifted
    if (arranged().has(target.place)) return swap(now, goal?.targets[0]?.place)
    const isBackHome = goal?.targets.some(({ place }) => place === target.place) === true
    const isPlayed =
      how === 'complete' && goal !== undefined && !isBackHome && now.thing instanceof HTMLElement
    const chosen = isPlayed
      ? target
      : how === 'chosen'
        ? goal?.targets.find((each) => isTarget({ targets: choosing.targets.peek() }, each))
        : undefined
    if (chosen === undefined) {
      glideBack(now)
      // A piece that is put back where it was remains chosen, as after a click.
      if (isBackHome) return
      const to = goal?.targets[0]?.place
      if (to === undefined) choosing.leave()
      else if (choosing.places().length > 0) await choosing.refuse(to)
      else await table.askWhy(target.place, to)
      return
    }
    motion.skip(target.place, goal?.targets[0]?.place ?? '')
    await choosing.pick(chosen)
    requestAnimationFrame(() => carried.shown.remove())
  }

  /** In a setup the two pieces change places, as by two clicks. */
  const swap = (now: Held, to: string | undefined): void => {
    const spaces = arranged()
    if (to === undefined || to === now.target.place || !spaces.has(to)) return glideBack(now)
    now.carried?.shown.remove()
    const [from, goal] = [now.target.place, to].map((place) => spotOf(root, place))
    from?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    for (const spot of [from, goal]) spot?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }

  const release = (event: PointerEvent): void => {
    if (dragged?.pointer === event.pointerId) void drop(dragged, event)
  }
  const cancel = (event: PointerEvent): void => {
    // The thing loses the capture that a finger gave it as soon as the table takes it over.
    const isOver = event.type === 'pointercancel' || event.target === root
    if (isOver && dragged?.pointer === event.pointerId) putBack()
  }
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || dragged?.carried === undefined) return
    event.stopPropagation()
    putBack()
  }
  /** `touch-action` has no effect within a picture, so this keeps the page from being scrolled. */
  const stay = (event: TouchEvent): void => {
    if (dragged !== undefined && event.cancelable) event.preventDefault()
  }

  const stop = new AbortController()
  const { signal } = stop
  root.addEventListener('pointerdown', press, { signal })
  root.addEventListener('pointermove', move, { signal })
  root.addEventListener('pointerup', release, { signal })
  root.addEventListener('pointercancel', cancel, { signal })
  root.addEventListener('lostpointercapture', cancel, { signal })
  root.addEventListener('touchmove', stay, { signal, passive: false })
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  addEventListener('keydown', escape, { signal, capture: true })
  return () => stop.abort()
}

/** A piece or a card at an event, as a click there would mean it. */
function thingAt(
  at: EventTarget | null,
): { readonly thing: HTMLElement | SVGElement; readonly target: Target } | undefined {
  if (!(at instanceof Element)) return undefined
  const space = at.closest<SVGElement>('[data-space]')
  if (space !== null) {
    const piece = space.querySelector<SVGElement>(':scope > .piece:not(.under)')
    return piece === null ? undefined : { thing: piece, target: { place: space.dataset['space'] ?? '' } }
  }
  const card = at.closest<HTMLElement>('.card')
  const spot = card?.closest<HTMLElement>('[data-group], [data-place]')
  if (card == null || spot == null) return undefined
  const place = spot.dataset['group'] ?? spot.dataset['place'] ?? ''
  return { thing: card, target: { place, kind: card.dataset['kind'] } }
}

/** The things that a click at a point could mean, the nearest first. */
function goalUnder({
  clientX,
  clientY,
}: PointerEvent): { readonly element: Element | undefined; readonly targets: readonly Target[] } | undefined {
  const at = document.elementFromPoint(clientX, clientY)
  if (at?.closest('.felt') == null) return undefined
  const space = at.closest<SVGElement>('[data-space]')
  if (space !== null) return { element: space, targets: [{ place: space.dataset['space'] ?? '' }] }
  const kind = at.closest<HTMLElement>('[data-kind]')?.dataset['kind']
  const group = at.closest<HTMLElement>('[data-group]')?.dataset['group']
  const section = at.closest<HTMLElement>('[data-place]')
  const place = section?.dataset['place']
  const targets = [
    ...(kind === undefined
      ? []
      : [group, place].flatMap((of) => (of === undefined ? [] : { place: of, kind }))),
    ...(group === undefined ? [] : [{ place: place ?? '', group }]),
    ...(place === undefined ? [] : [{ place }]),
  ]
  return { element: section ?? undefined, targets }
}

function markOver(root: HTMLElement, over: Element | undefined): void {
  for (const each of root.querySelectorAll<HTMLElement>(`[data-${OVER}]`))
    if (each !== over) delete each.dataset[OVER]
  if (over instanceof HTMLElement || over instanceof SVGElement) over.dataset[OVER] = ''
}
