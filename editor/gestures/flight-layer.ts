import type { Box, Picture } from './table-elements.ts'

/** A layer above the page for pieces on their way. It has no part in what can be clicked, focused or read. */
export class Air {
  private readonly layer = document.createElement('div')

  constructor() {
    this.layer.className = 'air'
    this.layer.inert = true
    this.layer.ariaHidden = 'true'
    document.body.append(this.layer)
  }

  /** Shows a picture around a point. */
  put({ node, box }: Picture, at: Pick<Box, 'x' | 'y'> = box): HTMLElement {
    const shown = document.createElement('div')
    shown.append(node.cloneNode(true))
    const { style } = shown
    style.width = `${box.width}px`
    style.height = `${box.height}px`
    style.left = `${at.x - box.width / 2}px`
    style.top = `${at.y - box.height / 2}px`
    this.layer.append(shown)
    return shown
  }

  /** Shows a picture that goes from one place to another, and disappears there. */
  fly(picture: Picture, from: Box, to: Box, timing: KeyframeAnimationOptions): void {
    const shown = this.put(picture, to)
    const scale = Math.min(1, to.width / picture.box.width)
    const flight = shown.animate(
      [
        { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` },
        { transform: `translate(0, 0) scale(${scale})` },
      ],
      { easing: 'cubic-bezier(.2,0,0,1)', fill: 'both', ...timing },
    )
    flight.finished.then(
      () => shown.remove(),
      () => {},
    )
  }

  /** Shows a picture that fades away, or as the keyframes say. */
  fade(picture: Picture, duration: number, frames: Keyframe[] = [{ opacity: 1 }, { opacity: 0 }]): void {
    const shown = this.put(picture)
    shown.animate(frames, { duration, fill: 'both' }).finished.then(
      () => shown.remove(),
      () => {},
    )
  }

  clear(): void {
    this.layer.replaceChildren()
  }

  remove(): void {
    this.layer.remove()
  }
}
