import { Fault } from '../program/program.ts'
import type { Said } from './play-commands.ts'
import type { Screen } from './play-table.ts'
import { wentWrong } from './went-wrong.ts'

/** Thinking in small steps, after each of which it could say something; at last it says what it has found. */
export type Thinking = Generator<() => string, string>

/** Nobody waits longer than this for a hint, in milliseconds. */
export const LONGEST_THOUGHT = 5_000

/** So much is thought at a time, in milliseconds, before the keys are heard. */
const SLICE = 50

/** Thinks until there is an answer, or time is up; Ctrl-C ends the thinking alone. */
async function thoughtOut(thinking: Thinking, screen: Screen): Promise<string> {
  const shown = screen.waiting('Thinking; Ctrl-C ends that ...')
  const stop = screen.stoppable()
  const end = performance.now() + LONGEST_THOUGHT
  try {
    for (;;) {
      const until = Math.min(end, performance.now() + SLICE)
      // The sign must be seen before the thinking begins, and keys heard in between.
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

/** What a command says, thought out. A mistake in this program must not take a game with it. */
export async function runCommand(answer: () => Said, screen: Screen): Promise<Said> {
  try {
    const said = answer()
    return said.thinking === undefined ? said : { ...said, text: await thoughtOut(said.thinking, screen) }
  } catch (thrown) {
    return { text: `${messageOf(thrown)} The game goes on.` }
  }
}

/** What is wrong, be it returned or thrown. */
export function wrongWith(attempt: () => string | undefined): string | undefined {
  try {
    return attempt()
  } catch (thrown) {
    return messageOf(thrown)
  }
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Fault ? thrown.message : wentWrong(thrown)
}
