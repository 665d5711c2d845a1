/** Browsers send a click after a gesture. */
export function swallowClick(root: HTMLElement): void {
  const swallow = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  root.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => root.removeEventListener('click', swallow, { capture: true }))
}
