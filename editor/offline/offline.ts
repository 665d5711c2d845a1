import { signal } from '@preact/signals'
import { HOST } from '../server/address.ts'
import { trusted } from '../workers/spawn.ts'

/** A newer version has been loaded and waits for this page to be closed; calling this activates it now. */
export const newVersion = signal<(() => void) | undefined>(undefined)

/**
 * Lets the site work without a network. If it is served from this machine, the files are at hand and an old cached
 * version would only get in the way.
 */
export async function workOffline(): Promise<void> {
  if (location.hostname === HOST || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  try {
    const registration = await serviceWorker.register(trusted('./service-worker.js'))
    const offer = (): void => {
      const { waiting } = registration
      if (waiting === null || serviceWorker.controller === null) return
      newVersion.value = () => {
        serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        waiting.postMessage('take over')
      }
    }
    offer()
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', offer),
    )
  } catch {
    // Some browsers refuse it, for example in private windows; then the page needs the network.
  }
}
