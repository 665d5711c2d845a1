import { signal } from '@preact/signals'

/** True if only the table is shown, on the whole screen where the browser allows it. */
export const isFullScreen = signal(false)

export function toggleFullScreen(): void {
  isFullScreen.value = !isFullScreen.value
  const { documentElement: page } = document
  // Some browsers lack it, others refuse: then the table fills the window.
  if (isFullScreen.value) void page.requestFullscreen?.().catch(() => {})
  else if (document.fullscreenElement !== null) void document.exitFullscreen()
}

/** The browser leaves the full screen by itself; where there is none, Escape does the same. */
export function watchFullScreen(): void {
  addEventListener('fullscreenchange', () => {
    if (document.fullscreenElement === null) isFullScreen.value = false
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && document.querySelector('dialog[open]') === null) isFullScreen.value = false
  })
}
