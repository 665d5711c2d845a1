import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** How large cards may be, the largest first; the last ones show less of what is printed on small cards. */
const SCALES = [2, 1.8, 1.6, 1.4, 1.25, 1.1, 1, 0.92, 0.85] as const
const TIGHT = [1, 0.92, 0.85, 0.78, 0.7] as const
/** On a phone, where pictures must do without words. */
const TINY = [0.95, 0.85, 0.75, 0.66, 0.58, 0.5] as const
const stepsOf = (scales: readonly number[], is: string) => scales.map((scale) => ({ scale, is }))
const ROOMY = [...stepsOf(SCALES, ''), ...stepsOf(TIGHT, 'tight')]
const STEPS = [...ROOMY, ...stepsOf(TINY, 'tight tiny')]
/** Where nothing fits, a table must be scrolled anyway, and can be read. */
const USUAL = STEPS.length - 2
const NARROW = 620
/** How much larger than the rest a hand may be, the largest first, and how large its cards may be at all. */
const HANDS = [2, 1.8, 1.6, 1.4, 1.3, 1.2, 1.1, 1] as const
const LARGEST_HAND = 2.3
/** The rest becomes smaller before the hand is not larger than it. */
const USUAL_HAND = 1.5

/**
 * Makes cards as large as a table without a board allows, so that all of it and what can be done is in view. Within a
 * game they only become smaller, since a table that grows with every other move is hard to watch.
 */
export function useFit(game: unknown, position: unknown): RefObject<HTMLDivElement | null> {
  const felt = useRef<HTMLDivElement>(null)
  const known = useRef<{ readonly of: readonly unknown[]; readonly nth: number; readonly hand: number }>({
    of: [],
    nth: 0,
    hand: 0,
  })
  const fit = (): void => {
    const pane = felt.current?.closest('.pane')
    const around = felt.current?.querySelector<HTMLElement>('.around')
    if (felt.current === null || pane == null || around == null) return
    const of = [game, pane.clientWidth, pane.clientHeight]
    const isSame = of.every((value, i) => value === known.current.of[i])
    let nth = isSame ? known.current.nth : 0
    let hand = isSame ? known.current.hand : 0
    const show = (step: number, larger: number): void => {
      const { scale = 1, is = '' } = STEPS[step] ?? {}
      felt.current?.style.setProperty('--cards-zoom', String(scale))
      felt.current?.style.setProperty('--hand-zoom', String(Math.min(larger, LARGEST_HAND / scale)))
      if (felt.current !== null) felt.current.className = `felt ${is}`
    }
    const table = felt.current
    const fits = (step: number, larger: number): boolean => {
      show(step, larger)
      return isInView(table, around, pane)
    }
    const isNarrow = pane.clientWidth < NARROW
    const steps = isNarrow ? STEPS.length : ROOMY.length
    for (; nth < steps; nth++) {
      if (!fits(nth, USUAL_HAND)) continue
      while (hand < HANDS.length && !(fits(nth, HANDS[hand] ?? 1) && areApart(table))) hand++
      // Where cards are small anyway, those of a hand may cover one another.
      if (hand < HANDS.length || nth >= SCALES.length) break
      hand = 0
    }
    if (nth === steps) show(isNarrow ? USUAL : steps - 1, 1)
    known.current = { of, nth: Math.min(nth, steps - 1), hand }
  }
  // Not with each choice, since what is pointed at must not move.
  useLayoutEffect(() => {
    const pane = felt.current?.closest('.pane')
    if (pane == null) return undefined
    fit()
    const watcher = new ResizeObserver(fit)
    watcher.observe(pane)
    return () => watcher.disconnect()
  }, [game, position])
  return felt
}

/** True if of the cards of a hand enough is seen: of a few all, of many their corners. */
function areApart(felt: HTMLElement): boolean {
  return [...felt.querySelectorAll('.fan')].every(({ children }) => {
    const [one, other] = [children[0], children[1]]
    if (!(one instanceof HTMLElement) || !(other instanceof HTMLElement)) return true
    return other.offsetLeft - one.offsetLeft >= (children.length > FEW ? 0.35 : 0.9) * one.offsetWidth
  })
}

/** As many cards are not laid over one another. */
const FEW = 5

function isInView(felt: HTMLElement, around: HTMLElement, pane: Element): boolean {
  const top = felt.getBoundingClientRect().top - pane.getBoundingClientRect().top + pane.scrollTop
  const dock = felt.querySelector<HTMLElement>('.dock')?.offsetHeight ?? 0
  const needed = top + around.offsetHeight + dock + GAPS
  const boxes = [
    around,
    ...around.querySelectorAll('.block :is(.place, .cascade), .sheeted .shared > .place'),
  ]
  return needed <= pane.clientHeight && boxes.every((box) => box.scrollWidth <= box.clientWidth + 1)
}

/** Between the table and what can be done, and below. */
const GAPS = 24
