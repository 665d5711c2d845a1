/*
 * Imported first by every worker. A worker is not under the policy of its page, and a host may send no policy with it;
 * so before it reads the first text of an author it gives up everything by which it could reach anything but the page.
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
