import { Fault } from '../program/program.ts'
import type { Said } from './play-commands.ts'
import type { Screen } from './play-table.ts'
import { internalErrorText } from './internal-error.ts'

/** A computation in small steps. After each it offers a provisional text, and at the end it returns the final one. */
export type Thinking = Generator<() => string, string>

/** Time limit for a hint in milliseconds. */
export const LONGEST_THOUGHT = 5_000

/** Length of one time slice in milliseconds, between which keys are handled. */
const SLICE = 50

/** Runs a computation to its end or the time limit. Ctrl-C ends only the computation. */
async function thoughtOut(thinking: Thinking, screen: Screen): Promise<string> {
  const shown = screen.waiting('Thinking; Ctrl-C ends that ...')
  const stop = screen.stoppable()
  const end = performance.now() + LONGEST_THOUGHT
  try {
    for (;;) {
      const until = Math.min(end, performance.now() + SLICE)
      // The sign must be visible before the computation begins, and keys handled in between.
      await new Promise((resolve) => setTimeout(resolve))
      if (stop.isStopped()) return 'Stopped.'
      let step = thinking.next()
      while (step.done !== true && performance.now() < until) step = thinking.next()
      if (step.done === true) return step.value
      if (performance.now() >= end) return step.value()
    }
  } finally {
    stop.done()
    shown()
  }
}

/** Runs a command and completes its answer. A bug in this program must not end a game. */
export async function runCommand(answer: () => Said, screen: Screen): Promise<Said> {
  try {
    const result = answer()
    return result.thinking === undefined
      ? result
      : { ...result, text: await thoughtOut(result.thinking, screen) }
  } catch (thrown) {
    return { text: `${messageOf(thrown)} The game goes on.` }
  }
}

/** The failure of an attempt, whether returned or thrown. */
export function wrongWith(attempt: () => string | undefined): string | undefined {
  try {
    return attempt()
  } catch (thrown) {
    return messageOf(thrown)
  }
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Fault ? thrown.message : internalErrorText(thrown)
}
