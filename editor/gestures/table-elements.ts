/* Things on the table are found by the attributes of the page, and so by what the viewer sees: no piece has an identity. */

/** A rectangle on the screen. */
export interface Box {
  /** Its centre. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A copy of a piece or a card, and where it is. */
export interface Picture {
  readonly node: Element
  readonly box: Box
}

const named = (attribute: string, name: string): string => `[data-${attribute}="${CSS.escape(name)}"]`

/** The element of a space or another place. */
export function spotOf(root: Element, place: string): Element | null {
  return (
    root.querySelector(named('space', place)) ??
    root.querySelector(named('group', place)) ??
    root.querySelector(named('place', place))
  )
}

/** The visible element of a piece of this kind there; undefined kinds are backs. */
export function thingIn(spot: Element, kind: string | undefined): Element | null {
  if (isSpace(spot)) return spot.querySelector(':scope > .piece:not(.under)')
  return (kind === undefined ? null : spot.querySelector(named('kind', kind))) ?? spot.querySelector('.back')
}

export function isSpace(spot: Element): spot is SVGGElement {
  return spot instanceof SVGGElement
}

export function boxOf(element: Element): Box {
  const space = element.closest('[data-space]')
  if (space instanceof SVGGElement) {
    const { a: size = 0, e: x = 0, f: y = 0 } = space.getScreenCTM() ?? {}
    return { x, y, width: size, height: size }
  }
  const { left, top, width, height } = element.getBoundingClientRect()
  const isTurned = element instanceof HTMLElement && element.offsetWidth > 0
  return {
    x: left + width / 2,
    y: top + height / 2,
    width: isTurned ? element.offsetWidth : width,
    height: isTurned ? element.offsetHeight : height,
  }
}

/** A copy of a piece or a card as it looks now. */
export function pictureOf(thing: Element): Picture {
  const box = boxOf(thing)
  const copy = thing.cloneNode(true) as Element
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const name of part.getAttributeNames())
      if (/^(?:data-|aria-|role$|id$|tabindex$)/u.test(name)) part.removeAttribute(name)
  if (!(thing instanceof SVGGElement)) return { node: copy, box }
  const node = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  node.setAttribute('viewBox', '-0.5 -0.5 1 1')
  node.append(copy)
  return { node, box }
}
