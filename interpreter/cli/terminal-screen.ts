import { createInterface, type Interface } from 'node:readline'
import { USUAL_WIDTH, colorOn, outputWidth, print, safeOn } from './output.ts'
import type { Screen } from './play-table.ts'

/**
 * The screen of the person at this process, until it is closed. Ctrl-C at a prompt ends it, as does the end of input.
 */
interface TerminalScreen extends Screen {
  readonly close: () => void
  /** True if it was ended by Ctrl-C. */
  readonly interrupted: () => boolean
}

export function terminalScreen(): TerminalScreen {
  const { stdin: input, stdout: output } = process
  const isTerminal = input.isTTY === true && output.isTTY === true
  let candidates: () => readonly string[] = () => []
  const complete = (line: string): [string[], string] => [startingWith(candidates(), line), line]
  const lines = isTerminal
    ? createInterface({
        input,
        output,
        terminal: true,
        completer: complete,
        historySize: 200,
        removeHistoryDuplicates: true,
      })
    : createInterface({ input })
  const queue = new LineQueue(lines)
  let interrupted = false
  lines.on('SIGINT', () => {
    interrupted = true
    output.write('\n')
    lines.close()
  })
  // Between two prompts Ctrl-C must work even while a player thinks, so the terminal sends it as a signal.
  const listen = (isListening: boolean): void => {
    if (!isTerminal) return
    if (!queue.isOpen) return
    input.setRawMode(isListening)
    if (isListening) lines.resume()
    else lines.pause()
  }
  listen(false)
  return {
    isTerminal,
    color: colorOn(output),
    width: () => Math.min(outputWidth(), isTerminal ? Infinity : USUAL_WIDTH),
    print,
    ask: async (prompt, completions = () => []) => {
      candidates = completions
      listen(true)
      if (isTerminal && queue.isOpen) {
        lines.setPrompt(safeOn(output, prompt))
        // Keep the cursor after the text that was typed before the prompt appeared.
        lines.prompt(true)
      }
      const line = await queue.next()
      listen(false)
      return line
    },
    clear: () => output.write('\u001b[2J\u001b[3J\u001b[H'),
    waiting: (text) => {
      if (!isTerminal) return () => {}
      output.write(safeOn(output, text))
      return () => output.write('\r\u001b[K')
    },
    stoppable: () => {
      let isStopped = false
      const stop = (): void => {
        isStopped = true
      }
      if (isTerminal) process.on('SIGINT', stop)
      return { isStopped: () => isStopped, done: () => void process.off('SIGINT', stop) }
    },
    close: () => lines.close(),
    interrupted: () => interrupted,
  }
}

/** Completions that begin with the typed text, ignoring case. */
function startingWith(candidates: readonly string[], line: string): string[] {
  const small = line.toLowerCase()
  return [...new Set(candidates.filter((each) => each.toLowerCase().startsWith(small)))]
}

/** Input lines for a reader that requests them one by one. Several may arrive at once. */
class LineQueue {
  isOpen = true
  private readonly lines: string[] = []
  private waiting: ((line: string | undefined) => void) | undefined

  constructor(lines: Interface) {
    lines.on('line', (line) => {
      if (this.waiting === undefined) this.lines.push(line)
      else this.answer(line)
    })
    lines.on('close', () => {
      this.isOpen = false
      this.answer(undefined)
    })
  }

  /** The next line. Undefined at the end of input. */
  next(): Promise<string | undefined> {
    const line = this.lines.shift()
    if (line !== undefined || !this.isOpen) return Promise.resolve(line)
    return new Promise((resolve) => {
      this.waiting = resolve
    })
  }

  private answer(line: string | undefined): void {
    const { waiting } = this
    this.waiting = undefined
    waiting?.(line)
  }
}
