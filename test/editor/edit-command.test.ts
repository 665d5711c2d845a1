import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { HOST, PORT } from '../../editor/server/address.ts'
import { upToDateSite } from '../../editor/site/build-site.ts'
import { BIN, folderWith, spawned } from '../cli/sandtable.ts'

beforeAll(() => upToDateSite(() => {}))

/** Does some work while the editor's only address is taken, by us or by another process. */
async function whileTaken<T>(work: () => Promise<T>): Promise<T> {
  const server = createServer()
  const isOurs = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(PORT, HOST, () => resolve(true))
  })
  try {
    return await work()
  } finally {
    if (isOurs) server.close()
  }
}

interface Running {
  readonly child: ChildProcess
  readonly said: () => string
  readonly ended: Promise<number | null>
}

/** Runs the command until it has said where the editor is. If its address is taken, waits until it is free. */
async function running(args: readonly string[], folder: string): Promise<Running> {
  for (;;) {
    const child = spawn(process.execPath, [BIN, 'edit', ...args], {
      cwd: folder,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let out = ''
    let err = ''
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    const line = new Promise<boolean>((resolve) =>
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text
        resolve(true)
      }),
    )
    if (await Promise.race([line, ended.then(() => false)])) return { child, said: () => out, ended }
    if (!err.includes('ST7050')) throw new Error(err)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

test('a check builds the editor, loads it once, and ends', async () => {
  expect(await spawned(['edit', '--check'], folderWith())).toEqual({
    code: 0,
    out: 'The editor is built and loads.\n',
    err: '',
  })
})

test('where its address is taken it says so and does not move', async () => {
  const { code, out, err } = await whileTaken(() => spawned(['edit'], folderWith()))
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(`Port ${PORT} of ${HOST} is in use.`)
})

test('a port that is in use is refused, and another can be chosen', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const port = Reflect.get(Object(server.address()), 'port')
  const refused = await spawned(['edit', '--port', String(port)], folderWith())
  expect([refused.code, refused.err]).toEqual([
    2,
    expect.stringContaining(`Port ${port} of ${HOST} is in use.`),
  ])
  await new Promise((resolve) => server.close(resolve))
  const { child, said, ended } = await running(['--port', String(port)], folderWith())
  expect((await fetch(`http://${HOST}:${port}/`)).status).toBe(200)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(said()).toBe(`The editor is at http://${HOST}:${port}/ (Ctrl-C stops it)\n`)
  expect((await spawned(['edit', '--port', 'x'], folderWith())).code).toBe(2)
})

test('one line says where it is, and Ctrl-C ends it cleanly', async () => {
  const { child, said, ended } = await running([], folderWith())
  const page = await fetch(`http://${HOST}:${PORT}/`)
  expect(page.status).toBe(200)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(said()).toBe(`The editor is at http://${HOST}:${PORT}/ (Ctrl-C stops it)\n`)
})

test('a file to be edited is served to whoever has the token of this run', async () => {
  const text = 'sandtable: 1\nid: mine\nextends: tic-tac-toe\ntitle: Mine\n'
  const { child, said, ended } = await running(['mine.yaml'], folderWith({ 'mine.yaml': text }))
  const token = /#disk=(\S+)/u.exec(said())?.[1] ?? ''
  const asked = (key: string) =>
    fetch(`http://${HOST}:${PORT}/disk/?since=0`, { headers: { 'x-sandtable-token': key } })
  expect((await asked('another')).ok).toBe(false)
  expect(await (await asked(token)).json()).toMatchObject({ open: 'mine.yaml' })
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})
