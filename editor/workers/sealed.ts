/*
 * Imported first by every worker. The policy of the page does not apply to a worker, and a host may send none with it.
 * So before a worker reads any author's text, it gives up every way to reach anything but the page.
 */
const DOORS = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'importScripts',
  'indexedDB',
  'caches',
  'BroadcastChannel',
  'Worker',
  'SharedWorker',
]

for (const name of DOORS) {
  for (let at: object | null = globalThis; at !== null; at = Object.getPrototypeOf(at))
    Reflect.deleteProperty(at, name)
  Object.defineProperty(globalThis, name, { value: undefined, writable: false, configurable: false })
}
