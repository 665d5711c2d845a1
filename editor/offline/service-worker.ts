/*
 * Caches the whole site, so that it works without a network. A version is loaded completely or not at all, and is kept
 * as long as one of its pages may be open: its parts are loaded lazily, when the host may no longer have them.
 */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** Everything that belongs to this version, filled in when the site is built. */
const { version, files }: { readonly version: string; readonly files: readonly string[] } =
  JSON.parse('__SITE__')
const PREFIX = 'sandtable '
const NAME = PREFIX + version
const scope = new URL('./', location.href)

addEventListener('install', (event) => {
  const load = async (): Promise<void> => {
    const cache = await caches.open(NAME)
    // Files with a hash in their names are unchanged; the page itself must come from the host.
    await cache.addAll(files.map((file) => new Request(new URL(file, scope), { cache: 'no-cache' })))
  }
  ;(event as ExtendableEvent).waitUntil(load())
})

addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME)
    // The newest of the other versions belongs to pages that are still open.
    await Promise.all(own.slice(0, -1).map((name) => caches.delete(name)))
  }
  ;(event as ExtendableEvent).waitUntil(clean())
})

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname))
    return
  respondWith.call(event, answer(request, url))
})

async function answer(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(NAME)
  if (url.pathname.startsWith(`${scope.pathname}learn/`)) return readOnline(request, cache)
  const page = request.mode === 'navigate' ? scope : url
  const cached = (await cache.match(page, { ignoreSearch: true })) ?? (await caches.match(page))
  return cached ?? fetch(request)
}

/** Pages to read are cached as they are read, since there are many: the newest ones that were seen are there without a network. */
async function readOnline(request: Request, cache: Cache): Promise<Response> {
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await cache.put(request, fresh.clone())
    return fresh
  } catch (thrown) {
    const cached = await caches.match(request, { ignoreSearch: true })
    if (cached === undefined) throw thrown
    return cached
  }
}

// A user who agrees on the page gets the new version at once.
addEventListener('message', ({ data }) => {
  // The DOM types, which this file is checked with, do not declare `skipWaiting`.
  if (data === 'take over') void Reflect.get(globalThis, 'skipWaiting').call(globalThis)
})
