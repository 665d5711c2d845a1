import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { upToDateSite } from '../../editor/site/build-site.ts'
import { faultsOfSite } from '../../editor/server/check-site.ts'
import { HOST } from '../../editor/server/address.ts'
import { serveSite } from '../../editor/server/serve.ts'

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
}

function ask(path: string, host = `${HOST}:${port}`, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: HOST, port, path, method, headers: { host } }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
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
    const workers = readdirSync(join(site, 'workers'))
    expect(workers.length).toBeGreaterThan(1)
    for (const name of workers) {
      const policy = (await ask(`/workers/${name}`)).headers['content-security-policy'] ?? ''
      expect(policy).toContain("connect-src 'none'")
      expect(policy.includes('unsafe-eval')).toBe(name.startsWith('simulation'))
    }
  })

  test('the page is asked for again each time, what has a hash in its name never', async () => {
    expect((await ask('/')).headers['cache-control']).toBe('no-cache')
    const [script] = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'))
    expect((await ask(`/assets/${script}`)).headers['cache-control']).toContain('immutable')
  })
})
