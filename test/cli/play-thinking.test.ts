import { expect, test, vi } from 'vitest'
import { runCommand, LONGEST_THOUGHT } from '../../interpreter/cli/play-thinking.ts'
import type { Thinking } from '../../interpreter/cli/play-thinking.ts'
import type { Screen } from '../../interpreter/cli/play-table.ts'

/** Thinks for ever; each step takes so long. */
function* endless(milliseconds: number, clock: { now: number }): Thinking {
  for (let steps = 1; ; steps++) {
    clock.now += milliseconds
    yield () => `after ${steps} steps`
  }
}

function screen(isStopped: () => boolean): { readonly fake: Screen; readonly signs: string[] } {
  const signs: string[] = []
  const fake: Screen = {
    isTerminal: true,
    color: false,
    width: () => 80,
    print: () => {},
    ask: () => Promise.resolve(undefined),
    clear: () => {},
    waiting: (text) => {
      signs.push(text)
      return () => signs.push('')
    },
    stoppable: () => ({ isStopped, done: () => signs.push('keys as before') }),
  }
  return { fake, signs }
}

test('thinking shows a sign, and says the best so far when time is up', async () => {
  const clock = { now: 0 }
  const spied = vi.spyOn(performance, 'now').mockImplementation(() => clock.now)
  const { fake, signs } = screen(() => false)
  const said = await runCommand(() => ({ thinking: endless(LONGEST_THOUGHT / 10, clock) }), fake)
  spied.mockRestore()
  expect(said.text).toBe('after 10 steps')
  expect(signs).toEqual(['Thinking; Ctrl-C ends that ...', 'keys as before', ''])
})

test('Ctrl-C ends the thinking, and nothing else', async () => {
  let asked = 0
  const { fake, signs } = screen(() => ++asked > 2)
  const said = await runCommand(() => ({ thinking: endless(1, { now: 0 }) }), fake)
  expect(said).toMatchObject({ text: 'Stopped.' })
  expect(signs.at(-1)).toBe('')
})

test('rules that fail while it thinks are told', async () => {
  const { fake } = screen(() => false)
  function* broken(): Thinking {
    yield () => ''
    throw new Error('the thread is lost')
  }
  const said = await runCommand(() => ({ thinking: broken() }), fake)
  expect(said.text).toMatch(/the thread is lost[^]*The game goes on\.$/u)
})
