import languageUrl from 'worker:language'
import playUrl from 'worker:play'
import readingUrl from 'worker:reading'
import simulationUrl from 'worker:simulation'
import { clientOf, type Client } from './channel.ts'
import { supervised } from './worker-supervisor.ts'
import type { SentDocument } from '../workspace/documents.ts'
import type { LanguageCalls } from './language-calls.ts'
import type { PlayCalls } from './play-calls.ts'
import type { ReadingCalls } from './reading-calls.ts'
import type { SimulationCalls } from './simulation-calls.ts'

/** Worker scripts can only be files of this site. */
function isOwnWorker(url: string): boolean {
  const { origin, pathname } = new URL(url, document.baseURI)
  return origin === location.origin && /\/(?:workers\/[\w.-]+|service-worker)\.js$/u.test(pathname)
}

const policy = globalThis.trustedTypes?.createPolicy('sandtable', {
  createScriptURL(url: string) {
    if (!isOwnWorker(url)) throw new TypeError(`not a worker of this site: ${url}`)
    return url
  },
})

/** Browsers with trusted types require one for a script's URL; the declarations only know strings. */
export function trusted(url: string): string {
  return policy === undefined ? url : (policy.createScriptURL(url) as unknown as string)
}

export function spawn(url: string, name: string): Worker {
  return new Worker(trusted(url), { type: 'module', name })
}

export function languageWorker(): Client<LanguageCalls> {
  return clientOf(spawn(languageUrl, 'language'))
}

/** Milliseconds after which rules that do not terminate are given up; no program thinks for so long. */
const PATIENCE = 60_000

/** Whatever the rules do, some worker answers: a new one gets the documents that the old one had. */
export function playWorker(documents: () => readonly SentDocument[]): Client<PlayCalls> {
  return supervised(() => {
    const client = clientOf<PlayCalls>(spawn(playUrl, 'play'))
    void client.call('documents', documents())
    return client
  }, PATIENCE)
}

/** Workers that last as long as the page. */
export interface Workers {
  readonly language: Client<LanguageCalls>
  readonly play: Client<PlayCalls>
}

export function simulationWorker(): Client<SimulationCalls> {
  return clientOf(spawn(simulationUrl, 'simulation'))
}

export function readingWorker(): Client<ReadingCalls> {
  return clientOf(spawn(readingUrl, 'reading'))
}
