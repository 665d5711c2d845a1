import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Driver } from './engine.ts'
import { programOnPath } from './installed.ts'

export const FIREFOX =
  process.env['SANDTABLE_FIREFOX'] ?? programOnPath('firefox-esr') ?? programOnPath('firefox')

/** A connection by WebDriver BiDi, which Firefox speaks without a driver. */
class Bidi {
  private readonly socket: WebSocket
  private readonly waiting = new Map<number, (answer: object) => void>()
  private last = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.addEventListener('message', ({ data }) => {
      const answer = Object(JSON.parse(String(data)))
      this.waiting.get(answer.id)?.(answer)
      this.waiting.delete(answer.id)
    })
  }

  static async to(address: string): Promise<Bidi> {
    const socket = new WebSocket(address)
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve())
      socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)))
    })
    return new Bidi(socket)
  }

  async send(method: string, params: object): Promise<Record<string, unknown>> {
    const id = ++this.last
    const answer = new Promise<object>((resolve) => this.waiting.set(id, resolve))
    this.socket.send(JSON.stringify({ id, method, params }))
    const { type, result, error, message } = Object(await answer)
    if (type !== 'success') throw new Error(`${method}: ${error} ${message}`)
    return result
  }
}

/** Launches Firefox with an empty profile in `folder`. */
export async function launchFirefox(program: string, folder: string): Promise<Driver> {
  const firefox = spawn(
    program,
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } },
  )
  const bidi = await Bidi.to(`${await addressOf(firefox)}/session`)
  await bidi.send('session.new', { capabilities: {} })
  const { contexts } = await bidi.send('browsingContext.getTree', {})
  const { context } = Object(Object(contexts)[0])
  return {
    open: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    reload: async () => {
      await bidi.send('browsingContext.reload', { context, wait: 'complete' })
    },
    resize: async (width, height) => {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    run: async (body) => {
      const { type, result, exceptionDetails } = await bidi.send('script.evaluate', {
        expression: `(async () => JSON.stringify(await (async () => { ${body} })()))()`,
        target: { context },
        awaitPromise: true,
      })
      if (type !== 'success') throw new Error(String(Object(exceptionDetails).text))
      const { value } = Object(result)
      return value === undefined ? undefined : JSON.parse(value)
    },
    act: async (source) => {
      await bidi.send('input.performActions', { context, actions: [source] })
    },
    close: async () => {
      const ended = new Promise((resolve) => firefox.once('exit', resolve))
      firefox.kill()
      await ended
    },
  }
}

/** The address that Firefox prints once it listens. */
async function addressOf(firefox: ChildProcess): Promise<string> {
  if (firefox.stderr === null) throw new Error('Firefox has no output')
  for await (const line of createInterface({ input: firefox.stderr })) {
    const [address] = /ws:\/\/\S+/u.exec(line) ?? []
    if (address !== undefined) {
      firefox.stderr.resume()
      return address
    }
  }
  throw new Error('Firefox ended before it listened')
}
