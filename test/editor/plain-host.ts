import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { extname, join } from 'node:path'
import { HOST } from '../../editor/server/address.ts'

/** A generic host: it serves files below a path with their types, and sends no other headers. */
export async function plainHost(
  folder: string,
  served: (path: string, body: Buffer) => Buffer | string | undefined = (_path, body) => body,
  below = '/',
): Promise<Server> {
  const types = new Map([
    ['.html', 'text/html'],
    ['.js', 'text/javascript'],
    ['.css', 'text/css'],
    ['.svg', 'image/svg+xml'],
  ])
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/u, '')
    if (!path.startsWith(below)) {
      response.writeHead(404).end()
      return
    }
    const inside = path.slice(below.length - 1)
    const file = inside.endsWith('/') ? `${inside}index.html` : inside
    readFile(join(folder, file)).then(
      (body) => {
        const sent = served(file, body)
        const type = types.get(extname(file)) ?? 'font/ttf'
        if (sent === undefined) response.writeHead(404).end()
        else response.writeHead(200, { 'content-type': type }).end(sent)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  return server
}
