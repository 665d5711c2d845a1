import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { HOST, PORT } from './address.ts'
import { CompressedFiles, encoded } from './compressed.ts'
import { answerDisk, DISK, type Disk } from './disk-door.ts'
import { LEARN, PAGE_POLICY, SIMULATION, SIMULATION_POLICY, WORKER_POLICY, WORKERS } from './policy.ts'
import { shelfFile } from './shelf-files.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
}

/** Serves the built site on loopback, and the files of an opened folder. Rejects if the port is in use. */
export async function serveSite(folder: string, port = PORT, disk?: Disk): Promise<Server> {
  const site: Site = { folder, files: new CompressedFiles() }
  const server = createServer((request, response) => {
    // A request may break off at any moment, and a file may vanish while it is read: only its own answer fails.
    answer(site, disk, request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else refuse(response, 500)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, resolve)
  })
  return server
}

interface Site {
  readonly folder: string
  readonly files: CompressedFiles
}

async function answer(
  { folder, files }: Site,
  disk: Disk | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { port } = Object(request.socket.address())
  const host = request.headers.host ?? ''
  // Another name for this address would be another origin with its own storage, or a page that rebinds its name.
  if (host === `localhost:${port}`) {
    response.writeHead(308, { location: `http://${HOST}:${port}${request.url ?? '/'}` }).end()
    return
  }
  if (host !== `${HOST}:${port}`) return refuse(response, 421)
  if (disk !== undefined && request.url?.startsWith(DISK) === true) return answerDisk(disk, request, response)
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
  const path = pathIn(request.url ?? '/')
  if (path === undefined) return refuse(response, 404)
  try {
    const accepted = one(request.headers['accept-encoding'])
    const shelved = shelfFile(path)
    const { body, encoding } =
      shelved === undefined
        ? await files.read(join(folder, path), accepted)
        : await encoded(Buffer.from(shelved), accepted)
    response
      .writeHead(200, {
        ...headersOf(path),
        vary: 'accept-encoding',
        ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
        'content-length': body.length,
      })
      .end(request.method === 'HEAD' ? undefined : body)
  } catch {
    refuse(response, 404)
  }
}

function one(header: string | readonly string[] | undefined): string {
  return [header ?? ''].flat().join(', ')
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end()
}

/** The file that a URL refers to, inside the site; undefined if it leads outside. */
function pathIn(address: string): string | undefined {
  const [given = '/'] = address.split(/[?#]/)
  let path: string
  try {
    path = normalize(decodeURIComponent(given)).replaceAll(sep, '/')
  } catch {
    return undefined
  }
  if (path.includes('\0') || path.split('/').some((part) => part.startsWith('.'))) return undefined
  return path === '/' ? 'index.html' : path.slice(1)
}

function headersOf(path: string): Readonly<Record<string, string>> {
  const isHashed = /-[\w-]{8,}\.\w+$/u.test(path) && path !== 'index.html' && !path.startsWith(LEARN)
  return {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-security-policy': policyOf(path),
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

function policyOf(path: string): string {
  if (!path.startsWith(WORKERS)) return PAGE_POLICY
  return path.startsWith(WORKERS + SIMULATION) ? SIMULATION_POLICY : WORKER_POLICY
}
