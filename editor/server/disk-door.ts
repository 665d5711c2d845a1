import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LARGEST_FILE } from '../../interpreter/host-node/ruleset-folder.ts'
import type { OpenFolder } from './open-folder.ts'

/** The folder that one run of the server has opened, for clients that know its token. */
export interface Disk {
  readonly folder: OpenFolder
  readonly token: string
  /** The file that was named, if any. */
  readonly file: string | undefined
}

/** Paths with this prefix are about files on disk. */
export const DISK = '/disk/'
/** How long a request for changes waits. */
const PATIENCE = 25_000

export function diskToken(): string {
  return randomBytes(16).toString('hex')
}

/**
 * Answers the page's requests about the opened folder. Another page could send the same requests to this address, so
 * each one carries the token of this run, in a header that no other page can send, and writes must come from this page.
 */
export async function answerDisk(
  { folder, token, file }: Disk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers, method = 'GET', url = '' } = request
  const tell = (status: number, body: unknown): void => {
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      .end(JSON.stringify(body))
  }
  const isOwn =
    headers.origin === `http://${headers.host}` || (headers.origin === undefined && method === 'GET')
  const isSame = ['same-origin', undefined].includes(one(headers['sec-fetch-site']))
  if (!isOwn || !isSame || !isToken(one(headers['x-sandtable-token']), token))
    return tell(403, { refused: 'This page has not opened the folder.' })
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  if (method === 'GET' && pathname === DISK) {
    const since = Number(searchParams.get('since') ?? 0)
    await folder.changedSince(since, PATIENCE)
    return tell(200, { ...folder.since(since), open: file })
  }
  if (method !== 'PUT' && method !== 'DELETE') return tell(405, { refused: 'This cannot be done.' })
  let name: string
  try {
    name = decodeURIComponent(pathname.slice(DISK.length))
  } catch {
    return tell(404, { refused: 'There is no such file.' })
  }
  const text = method === 'PUT' ? await bodyOf(request) : undefined
  if (method === 'PUT' && text === undefined) return tell(413, { refused: 'It is not a text, or too long.' })
  const written = folder.write(name, text, one(headers['if-match']) ?? '')
  // A conflict gets an ordinary answer: browsers log every refusal as an error of the page.
  return tell('refused' in written ? 422 : 200, written)
}

function one(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0]
}

function isToken(given: string | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    const bytes = Buffer.from(part)
    length += bytes.length
    // A larger file could be written but never read again.
    if (length > LARGEST_FILE) return undefined
    parts.push(bytes)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(parts))
  } catch {
    return undefined
  }
}
