import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { request } from 'node:http'
import type { OutgoingHttpHeaders, Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OpenFolder } from '../../editor/server/open-folder.ts'
import { HOST } from '../../editor/server/address.ts'
import { serveSite } from '../../editor/server/serve.ts'
import { isTooLarge, LARGEST_FILE as LARGEST_IN_PAGE } from '../../editor/workspace/names.ts'
import { LARGEST_FILE } from '../../interpreter/host-node/ruleset-folder.ts'

const TOKEN = 'a token of this run'
const outside = mkdtempSync(join(tmpdir(), 'sandtable-disk-'))
const root = join(outside, 'opened')
let folder: OpenFolder
let server: Server
let origin = ''

beforeAll(async () => {
  mkdirSync(join(root, 'deep'), { recursive: true })
  writeFileSync(join(root, 'game.yaml'), 'id: game\n')
  writeFileSync(join(root, 'deep/more.yaml'), 'id: more\n')
  writeFileSync(join(root, 'other.txt'), 'no rules')
  writeFileSync(join(root, 'latin.yaml'), Buffer.from([0x69, 0xe8]))
  writeFileSync(join(outside, 'secret.yaml'), 'id: secret\n')
  symlinkSync(outside, join(root, 'out'))
  symlinkSync(join(outside, 'secret.yaml'), join(root, 'link.yaml'))
  folder = new OpenFolder(root)
  server = await serveSite(root, 0, { folder, token: TOKEN, file: 'game.yaml' })
  origin = `http://${HOST}:${Number(Reflect.get(Object(server.address()), 'port'))}`
})
afterAll(() => {
  folder.close()
  server.close()
  server.closeAllConnections()
  rmSync(outside, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly body: unknown
}

function ask(method: string, path: string, headers: OutgoingHttpHeaders = {}, text = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}/disk/${path}`, { method, headers }, (response) => {
      let body = ''
      response.on('data', (part: Buffer) => (body += part.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(body) }))
    })
    asked.on('error', reject)
    asked.end(text)
  })
}

const own = (more: OutgoingHttpHeaders = {}): OutgoingHttpHeaders => ({
  'x-sandtable-token': TOKEN,
  origin,
  ...more,
})

function stampOf(name: string): string {
  return folder.since(0).files.find((file) => file.name === name)?.stamp ?? 'none'
}

const put = (name: string, text: string, before = stampOf(name)): Promise<Answer> =>
  ask('PUT', encodeURIComponent(name), own({ 'if-match': before }), text)

describe('an opened folder', () => {
  test('is told with all its rulesets, and nothing of what lies elsewhere or is no text', async () => {
    const { status, body } = await ask('GET', '', { 'x-sandtable-token': TOKEN })
    expect(status).toBe(200)
    const { files, open } = Object(body)
    expect(files.map(({ name }: { name: string }) => name).sort()).toEqual(['deep/more.yaml', 'game.yaml'])
    expect(open).toBe('game.yaml')
  })

  test.each([
    ['without the token', { origin: 'own' }],
    ['with another token', { origin: 'own', 'x-sandtable-token': 'a token of that run!' }],
    ['by another page', { origin: 'http://evil.example', 'x-sandtable-token': TOKEN }],
    ['by a page that hides what it is', { 'x-sandtable-token': TOKEN }],
    ['from another site', { origin: 'own', 'x-sandtable-token': TOKEN, 'sec-fetch-site': 'cross-site' }],
  ] as const)('is not written %s', async (_who, headers: OutgoingHttpHeaders) => {
    const named = headers['origin'] === 'own' ? { ...headers, origin } : headers
    const { status } = await ask('PUT', 'game.yaml', { ...named, 'if-match': stampOf('game.yaml') }, 'x: 1')
    expect(status).toBe(403)
    expect(readFileSync(join(root, 'game.yaml'), 'utf8')).toBe('id: game\n')
  })

  test('is not written for another name of this machine', async () => {
    const { status } = await new Promise<{ status: number }>((resolve, reject) => {
      const headers = own({ host: 'evil.example', 'if-match': stampOf('game.yaml') })
      const asked = request(`${origin}/disk/game.yaml`, { method: 'PUT', headers }, (response) => {
        response.resume()
        resolve({ status: response.statusCode ?? 0 })
      })
      asked.on('error', reject)
      asked.end('x: 1')
    })
    expect(status).toBe(421)
  })

  test.each([
    '../secret.yaml',
    'deep/../../secret.yaml',
    '/secret.yaml',
    'out/secret.yaml',
    'out/new.yaml',
    'link.yaml',
    '.hidden.yaml',
    '.git/hooks.yaml',
    'C:\\x.yaml',
    'other.txt',
    'no-ending',
    'nul\0.yaml',
  ])('%j is not written', async (name) => {
    const { status } = await put(name, 'id: broken\n', 'none')
    expect(status).toBe(422)
    expect(readdirSync(outside).sort()).toEqual(['opened', 'secret.yaml'])
    expect(readFileSync(join(outside, 'secret.yaml'), 'utf8')).toBe('id: secret\n')
    expect(readFileSync(join(root, 'other.txt'), 'utf8')).toBe('no rules')
  })

  test('what is no text is not written over', async () => {
    expect((await put('latin.yaml', 'id: x\n', 'none')).status).toBe(422)
    expect(readFileSync(join(root, 'latin.yaml'))).toHaveLength(2)
  })

  test('is written whole, and nothing is left beside', async () => {
    expect((await put('game.yaml', 'id: game\ntitle: Mine\n')).status).toBe(200)
    expect(readFileSync(join(root, 'game.yaml'), 'utf8')).toBe('id: game\ntitle: Mine\n')
    expect((await put('new/fresh.yaml', 'id: fresh\n')).status).toBe(200)
    expect(readFileSync(join(root, 'new/fresh.yaml'), 'utf8')).toBe('id: fresh\n')
    const gone = await ask('DELETE', 'new%2Ffresh.yaml', own({ 'if-match': stampOf('new/fresh.yaml') }))
    expect(gone.status).toBe(200)
    expect(readdirSync(join(root, 'new'))).toEqual([])
    expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('what somebody else has written is told at once, and never written over', async () => {
    const before = stampOf('deep/more.yaml')
    const { number } = folder.since(0)
    const news = ask('GET', `?since=${number}`, own())
    writeFileSync(join(root, 'deep/more.yaml'), 'id: more\ntitle: Theirs\n')
    const { files } = Object((await news).body)
    expect(files).toMatchObject([{ name: 'deep/more.yaml', text: 'id: more\ntitle: Theirs\n' }])
    const refused = await put('deep/more.yaml', 'id: more\ntitle: Mine\n', before)
    expect(refused).toMatchObject({ body: { conflict: { text: 'id: more\ntitle: Theirs\n' } } })
    expect(readFileSync(join(root, 'deep/more.yaml'), 'utf8')).toBe('id: more\ntitle: Theirs\n')
  })

  test('a file that is there is not taken for a new one', async () => {
    expect((await put('game.yaml', 'id: other\n', 'none')).body).toHaveProperty('conflict')
  })

  test.each([LARGEST_FILE + 1, 5 * LARGEST_FILE])('a text of %i bytes is refused', async (size) => {
    const before = readFileSync(join(root, 'game.yaml'), 'utf8')
    expect((await put('game.yaml', 'x'.repeat(size))).status).toBe(413)
    expect(readFileSync(join(root, 'game.yaml'), 'utf8')).toBe(before)
  })

  test.each([
    ['as large as may be', '#'.padEnd(LARGEST_FILE, '-'), 200],
    ['of two bytes a character', 'é'.repeat(LARGEST_FILE / 2), 200],
    ['with a character that stands for damage', 'title: \uFFFD\n', 422],
  ])('what is accepted can be written again: a text %s', async (_what, text, status) => {
    const first = await put('again.yaml', text, 'none')
    expect(first.status).toBe(status)
    if (status !== 200) return
    const second = await put('again.yaml', 'id: again\n', Object(first.body).stamp)
    expect(second.body).toHaveProperty('stamp')
    await ask('DELETE', 'again.yaml', own({ 'if-match': Object(second.body).stamp }))
    expect(existsSync(join(root, 'again.yaml'))).toBe(false)
  })

  test('the page and the server have the same limit', () => {
    expect(LARGEST_IN_PAGE).toBe(LARGEST_FILE)
    expect([isTooLarge('x'.repeat(LARGEST_FILE)), isTooLarge(`é${'x'.repeat(LARGEST_FILE - 1)}`)]).toEqual([
      false,
      true,
    ])
  })

  test('a save that breaks off changes nothing, and the server goes on', async () => {
    const { port } = new URL(origin)
    const before = readFileSync(join(root, 'game.yaml'), 'utf8')
    const head = Object.entries({ ...own({ 'if-match': stampOf('game.yaml') }), host: new URL(origin).host })
    const socket = connect(Number(port), HOST)
    socket.on('error', () => {})
    const lines = head.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('')
    socket.write(`PUT /disk/game.yaml HTTP/1.1\r\n${lines}content-length: 100\r\n\r\nhalf`)
    const broken = once(server, 'request')
    await broken
    socket.destroy()
    expect((await ask('GET', '', own())).status).toBe(200)
    expect(readFileSync(join(root, 'game.yaml'), 'utf8')).toBe(before)
  })
})

test('of a file that was named only what lies beside it is opened', () => {
  const alone = new OpenFolder(root, true)
  try {
    expect(alone.since(0).files.map(({ name }) => name)).toEqual(['game.yaml'])
    expect(alone.write('deep/x.yaml', 'id: x\n', 'none')).toHaveProperty('refused')
  } finally {
    alone.close()
  }
})
