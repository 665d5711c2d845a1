import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { upToDateSite } from '../../editor/site/build-site.ts'
import { faultsOfSite } from '../../editor/server/check-site.ts'
import { CompressedFiles } from '../../editor/server/compressed.ts'
import { HOST } from '../../editor/server/address.ts'
import { serveSite } from '../../editor/server/serve.ts'
import { folderWith } from '../cli/sandtable.ts'

let site = ''
let port = 0
let stop = (): void => {}

beforeAll(async () => {
  site = await upToDateSite(() => {})
  const server = await serveSite(site, 0)
  port = Number(Reflect.get(Object(server.address()), 'port'))
  stop = () => server.close()
})
afterAll(() => stop())

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

function ask(path: string, host = `${HOST}:${port}`, method = 'GET', accepted = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': accepted }
    const asked = request({ host: HOST, port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}

describe('the server of the editor', () => {
  test('the page and all that it names are there', async () => {
    expect(await faultsOfSite(`http://${HOST}:${port}/`)).toEqual([])
  })

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/.stamp',
    '/assets/../../package.json',
    '/nothing',
    '/%',
  ])('%s is not served', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  test('a name of somebody else is refused, the other name of this machine leads here', async () => {
    expect((await ask('/', 'evil.example')).status).toBe(421)
    expect((await ask('/', `localhost:${port}`)).headers.location).toBe(`http://${HOST}:${port}/`)
  })

  test('nothing can be written', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask('/', undefined, method)).status).toBe(405)
  })

  test('the page may not turn text into code, and workers may not connect', async () => {
    const page = (await ask('/')).headers['content-security-policy'] ?? ''
    expect(page).toContain("script-src 'self';")
    expect(page).toContain("require-trusted-types-for 'script'")
    expect(page).not.toContain('unsafe-eval')
    const workers = readdirSync(join(site, 'workers')).filter((name) => name.endsWith('.js'))
    expect(workers.length).toBeGreaterThan(1)
    for (const name of workers) {
      const policy = (await ask(`/workers/${name}`)).headers['content-security-policy'] ?? ''
      expect(policy).toContain("connect-src 'none'")
      expect(policy.includes('unsafe-eval')).toBe(name.startsWith('simulation'))
    }
  })

  test('a file is compressed as the client accepts it, and is the same file again', async () => {
    const sizeOf = (name: string): number => statSync(join(site, 'workers/shared', name)).size
    const scripts = readdirSync(join(site, 'workers/shared')).filter((name) => name.endsWith('.js'))
    const [script] = scripts.toSorted((a, b) => sizeOf(b) - sizeOf(a))
    const path = `/workers/shared/${script}`
    const plain = readFileSync(join(site, path))
    const forms = [
      ['', undefined, (body: Buffer) => body],
      ['br;q=0, identity', undefined, (body: Buffer) => body],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['BR ; q=0.5', 'br', brotliDecompressSync],
    ] as const
    for (const [accepted, encoding, opened] of forms) {
      const { headers, body } = await ask(path, undefined, 'GET', accepted)
      expect(headers['content-encoding'], accepted).toBe(encoding)
      expect(headers['content-length']).toBe(String(body.length))
      expect(headers.vary).toBe('accept-encoding')
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
      expect(plain.equals(opened(body)), accepted).toBe(true)
      if (encoding !== undefined) expect(body.length).toBeLessThan(plain.length / 3)
    }
    expect((await ask(path, undefined, 'HEAD', 'br')).body.length).toBe(0)
    expect((await ask('/nothing', undefined, 'GET', 'br')).status).toBe(404)
  })

  test('the texts of the shelf come from the rulesets, as the site has them', async () => {
    const shelf = join(site, 'shelf')
    const files = readdirSync(shelf, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /^[^/]+\/.+\.json$/u.test(name),
    )
    expect(files.length).toBeGreaterThan(100)
    for (const name of files)
      expect((await ask(`/shelf/${name}`)).body.toString(), name).toBe(
        readFileSync(join(shelf, name), 'utf8'),
      )
    const [name = ''] = files
    const { headers, body } = await ask(`/shelf/${name}`, undefined, 'GET', 'br')
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe(readFileSync(join(shelf, name), 'utf8'))
    expect((await ask('/shelf/chess/none.json')).status).toBe(404)
  })

  test('a file that changes is compressed anew', async () => {
    const folder = folderWith({ 'page.js': 'a'.repeat(5000) })
    const files = new CompressedFiles()
    const path = join(folder, 'page.js')
    const text = async (): Promise<string> =>
      brotliDecompressSync((await files.read(path, 'br')).body).toString()
    expect(await text()).toBe('a'.repeat(5000))
    expect((await files.read(path, 'br')).body).toBe((await files.read(path, 'br')).body)
    writeFileSync(path, 'b'.repeat(6000))
    expect(await text()).toBe('b'.repeat(6000))
    await expect(files.read(join(folder, 'none.js'), 'br')).rejects.toThrow()
  })

  test('the page is asked for again each time, what has a hash in its name never', async () => {
    expect((await ask('/')).headers['cache-control']).toBe('no-cache')
    const [script] = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'))
    expect((await ask(`/assets/${script}`)).headers['cache-control']).toContain('immutable')
  })
})
