import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { main } from '../../interpreter/cli/main.ts'
import { PATIENCE } from '../waiting.ts'

export const BIN = join(import.meta.dirname, '../../interpreter/cli/sandtable.js')

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A new folder with these files in it; it is removed when all tests have ended. */
export function folderWith(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(process.env['SANDTABLE_TEST_FOLDERS'] ?? tmpdir(), 'sandtable-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

/** What is in a folder, to compare before and after. */
export function contentsOf(folder: string): ReadonlyMap<string, string> {
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** The running command. It uses the streams and working folder of this process, so the next one waits for it. */
let running: Promise<unknown> = Promise.resolve()

/** Runs the command in this process, as if a user had typed it in a folder, with `input` as its standard input. */
export function sandtable(args: readonly string[], folder: string, input = ''): Promise<Ended> {
  const ended = running.then(() => here(args, folder, input))
  running = ended.catch(() => {})
  return ended
}

async function here(args: readonly string[], folder: string, input: string): Promise<Ended> {
  const [out, err] = [sink(), sink()]
  const streams = { stdin: Readable.from([input]), stdout: out.stream, stderr: err.stream }
  const before = process.cwd()
  const restore = Object.entries(streams).map(([name, stream]) => putInto(name, stream))
  process.chdir(folder)
  try {
    const code = await main(args)
    return { code, out: out.text(), err: err.text() }
  } finally {
    process.chdir(before)
    for (const putBack of restore) putBack()
  }
}

function putInto(name: string, stream: Readable | Writable): () => void {
  const own = Object.getOwnPropertyDescriptor(process, name)
  Object.defineProperty(process, name, { value: stream, configurable: true })
  return () => Object.defineProperty(process, name, own ?? {})
}

function sink() {
  const chunks: Buffer[] = []
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk)
      done()
    },
  })
  return { stream, text: () => Buffer.concat(chunks).toString('utf8') }
}

/** Runs the command in its own process. */
export function spawned(args: readonly string[], folder: string, input = ''): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], {
      cwd: folder,
      timeout: PATIENCE,
      killSignal: 'SIGKILL',
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
    })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
