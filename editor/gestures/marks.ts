import { effect } from '@preact/signals'
import type { Table } from '../play/table.ts'
import { swallowClick } from './swallow-click.ts'

/** Milliseconds that a finger rests before it marks, and pixels that it may move meanwhile. */
const HOLD = 450
const STEADY = 8

/** A marked space, or an arrow to another one. */
interface Mark {
  readonly from: string
  readonly to: string
}

/** Arrows and marks that somebody draws on a board for themselves. The next move clears them. */
export class Marks {
  private readonly root: HTMLElement
  private marks: readonly Mark[] = []
  /** Where an arrow begins that has no end yet. */
  private begun: string | undefined
  private readonly stop = new AbortController()
  private readonly unwatch: () => void

  constructor(root: HTMLElement, table: Table) {
    this.root = root
    const { signal } = this.stop
    let pressed: string | undefined
    root.addEventListener(
      'pointerdown',
      ({ button, target }) => {
        pressed = button === 2 ? spaceAt(target) : undefined
      },
      { signal },
    )
    root.addEventListener(
      'pointerup',
      ({ button, clientX, clientY }) => {
        const to = spaceAt(document.elementFromPoint(clientX, clientY))
        if (button === 2 && pressed !== undefined && to !== undefined) this.toggle(pressed, to)
        pressed = undefined
      },
      { signal },
    )
    root.addEventListener(
      'contextmenu',
      (event) => {
        if (spaceAt(event.target) !== undefined) event.preventDefault()
      },
      { signal },
    )
    this.watchHolding(signal)
    let shown = ''
    this.unwatch = effect(() => {
      const position = table.position.value
      const now = `${table.facts.value?.rulesHash} ${position?.plies} ${position?.ply}`
      void table.isFlipped.value
      if (now !== shown) this.clear()
      shown = now
      requestAnimationFrame(() => this.draw())
    })
  }

  /** A finger that rests on a space marks it, or draws an arrow from there to where it is lifted. */
  private watchHolding(signal: AbortSignal): void {
    let pressed:
      | { readonly pointer: number; readonly x: number; readonly y: number; readonly timer: number }
      | undefined
    let isMarking = false
    const letGo = (): void => {
      clearTimeout(pressed?.timer)
      pressed = undefined
      isMarking = false
    }
    this.root.addEventListener(
      'pointerdown',
      ({ pointerType, pointerId: pointer, isPrimary, clientX: x, clientY: y, target }) => {
        const at = spaceAt(target)
        letGo()
        if (pointerType === 'mouse' || !isPrimary || at === undefined) return
        const timer = window.setTimeout(() => {
          isMarking = true
          // A piece there is not carried.
          this.root.dispatchEvent(new PointerEvent('pointercancel', { pointerId: pointer }))
          this.begun = at
          this.draw()
        }, HOLD)
        pressed = { pointer, x, y, timer }
      },
      { signal },
    )
    this.root.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (
          pressed !== undefined &&
          !isMarking &&
          Math.hypot(clientX - pressed.x, clientY - pressed.y) >= STEADY
        )
          letGo()
      },
      { signal },
    )
    this.root.addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        const from = this.begun
        const to = spaceAt(document.elementFromPoint(clientX, clientY))
        if (isMarking && from !== undefined) {
          swallowClick(this.root)
          this.begun = undefined
          if (to === undefined) this.draw()
          else this.toggle(from, to)
        }
        letGo()
      },
      { signal },
    )
    this.root.addEventListener('pointercancel', ({ isTrusted }) => isTrusted && letGo(), { signal })
    this.root.addEventListener(
      'touchmove',
      (event) => isMarking && event.cancelable && event.preventDefault(),
      {
        signal,
        passive: false,
      },
    )
  }

  end(): void {
    this.stop.abort()
    this.unwatch()
    this.clear()
    this.draw()
  }

  /** Draws a mark, or an arrow if the two differ. Drawing it again removes it. */
  toggle(from: string, to: string): void {
    const rest = this.marks.filter((mark) => mark.from !== from || mark.to !== to)
    this.marks = rest.length < this.marks.length ? rest : [...this.marks, { from, to }]
    this.draw()
  }

  /** Begins an arrow, or ends the one that has begun. */
  arrow(at: string): void {
    const from = this.begun
    this.begun = from === undefined ? at : undefined
    if (from !== undefined && from !== at) this.toggle(from, at)
    else this.draw()
  }

  private clear(): void {
    this.marks = []
    this.begun = undefined
  }

  private draw(): void {
    for (const layer of this.root.querySelectorAll('.own-marks')) layer.remove()
    const begun = this.begun === undefined ? [] : [{ from: this.begun, to: this.begun }]
    for (const { from, to } of [...this.marks, ...begun]) {
      const [start, goal] = [this.space(from), this.space(to)]
      const board = start?.closest('svg')
      if (start == null || goal == null || board == null || goal.closest('svg') !== board) continue
      const layer = board.querySelector('.own-marks') ?? board.appendChild(layerOfMarks())
      layer.append(from === to ? ringAt(centreOf(start)) : arrowBetween(centreOf(start), centreOf(goal)))
    }
  }

  private space(name: string): SVGGElement | null {
    return this.root.querySelector<SVGGElement>(`[data-space="${CSS.escape(name)}"]`)
  }
}

type Point = readonly [x: number, y: number]

function spaceAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<SVGElement>('[data-space]')?.dataset['space'] : undefined
}

function centreOf(space: SVGGElement): Point {
  const { e, f } = space.transform.baseVal.consolidate()?.matrix ?? { e: 0, f: 0 }
  return [e, f]
}

function layerOfMarks(): SVGElement {
  const layer = made('g', { class: 'own-marks' })
  layer.ariaHidden = 'true'
  return layer
}

function ringAt([cx, cy]: Point): SVGElement {
  return made('circle', { class: 'mark', cx, cy, r: 0.43 })
}

function arrowBetween([x1, y1]: Point, [x2, y2]: Point): SVGElement {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length]
  const at = (along: number, aside: number): string =>
    `${(x1 + dx * along - dy * aside).toFixed(3)},${(y1 + dy * along + dx * aside).toFixed(3)}`
  const neck = length - 0.4
  return made('path', {
    class: 'arrow',
    d: `M${at(0.15, -0.08)}L${at(neck, -0.08)}L${at(neck, -0.24)}L${at(length - 0.02, 0)}L${at(neck, 0.24)}L${at(neck, 0.08)}L${at(0.15, 0.08)}Z`,
  })
}

function made(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  return element
}
