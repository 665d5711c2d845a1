import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { COMMANDS } from './commands.ts'
import type { Command } from './commands.ts'
import type { Family } from './hostile.ts'
import { LONG_CPU_MS, OVER } from './limits.ts'

const here = (name: string): string => join(import.meta.dirname, name)
const SANDTABLE = here('../../interpreter/cli/sandtable.js')
/** Answers of whoever sits at the terminal: the first of what may be done, again and again, and then nothing more. */
const TYPED = '1\n'.repeat(6)

export interface Ended {
  readonly code: number | null
  readonly output: string
  /** What was wrong with the way it ended; undefined if nothing was. */
  readonly fault: string | undefined
}

/** Runs one command with the ruleset of a family, in a process that is ended once it uses more than `caps.ts` allows. */
export async function bounded({ documents }: Family, command: Command): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-bounds-'))
  try {
    documents.forEach((text, i) => writeFileSync(join(folder, `hostile-${i}.yaml`), text))
    const [file = ''] = documents.map((_, i) => join(folder, `hostile-${i}.yaml`))
    const filled = (args: readonly string[]): readonly string[] =>
      args.map((arg) => (arg === 'F' ? file : arg.replace(/^T\//, `${folder}/`)))
    if (command === 'report') {
      const stored = await ended([
        SANDTABLE,
        'run',
        file,
        '--games',
        '2',
        '--store',
        join(folder, 'games.db'),
      ])
      if (stored.code !== 0) return stored
    }
    return await ended(
      command === 'services' ? [here('services-case.ts'), file] : [SANDTABLE, ...filled(COMMANDS[command])],
      LONG.has(command),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** They think, or count all that may follow, with a line that says how far they are. */
const LONG: ReadonlySet<Command> = new Set(['greedy', 'search', 'ladder', 'perft', 'chance'])

async function ended(args: readonly string[], isLong = false): Promise<Ended> {
  const caps = pathToFileURL(here('caps.ts')).href + (isLong ? `?cpu=${LONG_CPU_MS}` : '')
  const child = spawn(process.execPath, ['--import', caps, '--conditions=sandtable-source', ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  let hasCode = false
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      hasCode ||= /ST\d{4}|ST____|error/.test(output.slice(-6) + text)
      output = (output + text).slice(-20_000)
    })
  child.stdin.on('error', () => {})
  child.stdin.end(TYPED)
  const { promise, resolve } = Promise.withResolvers<number | null>()
  child.on('close', resolve)
  const code = await promise
  const over = output.indexOf(OVER)
  const fault =
    over >= 0
      ? output.slice(over).trim()
      : code === null
        ? 'ended by a signal'
        : output.includes('ST7099')
          ? `a mistake in Sandtable: ${output.slice(0, 400)}`
          : code !== 0 && !hasCode
            ? `ended with ${code} and no code: ${output.slice(0, 400)}`
            : undefined
  return { code, output, fault }
}
