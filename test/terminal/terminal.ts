import type { IPty } from '@lydell/node-pty'
import xterm from '@xterm/headless'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { cloneBundle } from '../../.ci/clone-bundle.js'
import { BIN } from '../cli/sandtable.ts'
import { inTime, until } from '../waiting.ts'

/** The pseudo-terminals of this platform, or a text that says why there are none. */
export async function pseudoTerminals(): Promise<typeof import('@lydell/node-pty') | string> {
  try {
    return await import('@lydell/node-pty')
  } catch (thrown) {
    const [why = ''] = String(thrown instanceof Error ? thrown.message : thrown).split('\n')
    return `no pseudo-terminal on ${process.platform}-${process.arch}: ${why}`
  }
}

export interface Terminal {
  /** Waits until the last line of the screen matches `when`, by default a prompt, then types. */
  readonly type: (keys: string, when?: RegExp) => Promise<void>
  /** Waits until the screen shows this. */
  readonly shows: (wanted: RegExp) => Promise<void>
  /** Everything on the screen or scrolled off it, line by line. */
  readonly screen: () => Promise<string>
  /** Lines that were too long for the terminal, which breaks them in the middle of words. */
  readonly overfull: () => Promise<readonly string[]>
  /** Waits until the command has ended. */
  readonly ended: () => Promise<{ readonly exitCode: number; readonly signal?: number | undefined }>
  readonly pty: IPty
}

const PROMPT = /> $/

/** Runs a command in a terminal, which is closed when the test ends. */
export async function terminalWith(
  args: readonly string[],
  options: {
    readonly columns?: number
    readonly folder: string
    readonly env?: Readonly<Record<string, string>>
  },
): Promise<Terminal> {
  const found = await pseudoTerminals()
  if (typeof found === 'string') throw new Error(found)
  const { columns: cols = 80, folder, env = {} } = options
  // Otherwise the first command would say that it is being made.
  await cloneBundle(join(import.meta.dirname, '../..'))
  const shown = new xterm.Terminal({ cols, rows: 50, scrollback: 5000, allowProposedApi: true })
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env
  const pty = found.spawn(process.execPath, [BIN, ...args], {
    cols,
    rows: 50,
    cwd: folder,
    name: env['TERM'] ?? 'xterm-256color',
    env: { ...inherited, NO_COLOR: '1', ...env },
  })
  // Where something was typed last: until the screen moves on from there, there is no answer yet.
  let typedAt = -1
  pty.onData((data) => {
    if (data.includes('\u001b[2J')) typedAt = -1
    shown.write(data)
  })
  let isRunning = true
  const exit = new Promise<{ exitCode: number; signal?: number | undefined }>((resolve) =>
    pty.onExit((how) => {
      isRunning = false
      resolve(how)
    }),
  )
  onTestFinished(() => {
    if (isRunning) pty.kill('SIGKILL')
  })
  const lines = async (): Promise<readonly string[]> => {
    await new Promise<void>((resolve) => shown.write('', resolve))
    const { active } = shown.buffer
    return Array.from({ length: active.baseY + active.cursorY + 1 }, (_line, i) => {
      const isLast = i === active.baseY + active.cursorY
      return active.getLine(i)?.translateToString(!isLast, 0, isLast ? active.cursorX : undefined) ?? ''
    })
  }
  const screen = async (): Promise<string> => (await lines()).map((line) => line.trimEnd()).join('\n')
  return {
    pty,
    ended: () => inTime(exit, 'the end of the command', screen),
    type: async (keys, when = PROMPT) => {
      const isAsked = async (): Promise<boolean> => {
        const all = await lines()
        return all.length !== typedAt && when.test(all.at(-1) ?? '')
      }
      await until(isAsked, `${when} before typing ${JSON.stringify(keys)}`, screen)
      typedAt = keys.endsWith('\r') ? (await lines()).length : -1
      pty.write(keys)
    },
    shows: (wanted) => until(async () => wanted.test((await lines()).join('\n')), `${wanted}`, screen),
    overfull: async () => {
      await lines()
      const { active } = shown.buffer
      return Array.from({ length: active.length }, (_line, i) => active.getLine(i)).flatMap((line) =>
        line?.isWrapped === true ? [line.translateToString(true)] : [],
      )
    },
    screen,
  }
}
