import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Checking } from '../../editor/session/document-diagnostics.ts'
import { aboutNow, isTypedOn } from '../../editor/workers/current-answers.ts'
import type { Client } from '../../editor/workers/calls.ts'
import type { LanguageCalls } from '../../editor/workers/language-calls.ts'
import { UserWorkspace } from '../../editor/workspace/workspace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A worker that answers when it is told to. */
function slowWorker() {
  const waiting: ((answer: unknown) => void)[] = []
  const client: Client<LanguageCalls> = {
    call: () => new Promise((resolve) => waiting.push(resolve as (answer: unknown) => void)),
    end: () => {},
  }
  const answer = async (found: unknown): Promise<void> => {
    waiting.shift()?.(found)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { client, answer }
}

function workspace(): UserWorkspace {
  const made = new UserWorkspace()
  made.ship([
    ['a.yaml', 'one\n'],
    ['b.yaml', 'two\n'],
  ])
  return made
}

test('an answer about a text that has changed is dropped, in whatever document', async () => {
  const { client, answer } = slowWorker()
  const texts = workspace()
  const ask = aboutNow(client, texts)
  const fresh = ask('folding', 'a.yaml')
  await answer(['found'])
  expect(await fresh).toEqual(['found'])
  const late = ask('folding', 'a.yaml')
  texts.write('b.yaml', 'changed\n')
  await answer(['found'])
  expect(await late).toBeUndefined()
})

test('completion still holds while its word is typed on, and only then', async () => {
  const { client, answer } = slowWorker()
  const now = async (text: string): Promise<unknown> => {
    const texts = workspace()
    const asked = aboutNow(client, texts)('completion', { file: 'a.yaml', offset: 2 }, isTypedOn('a.yaml', 2))
    texts.write('a.yaml', text)
    await answer('items')
    return asked
  }
  expect(await now('onxe\n')).toBe('items')
  expect(await now('# note\none\n')).toBeUndefined()
  expect(await now('oe\n')).toBeUndefined()
  expect(await now('one\nand text\n')).toBeUndefined()
})

test('a check that is late shows itself, also to somebody who types on', async () => {
  const { client, answer } = slowWorker()
  const checking = new Checking(client, { current: signal('a.yaml') })
  const first = checking.check()
  await answer([])
  await answer([])
  await first
  await vi.advanceTimersByTimeAsync(5_000)
  expect([checking.diagnostics.value, checking.isLate.value]).toEqual([[], false])
  void checking.check()
  await vi.advanceTimersByTimeAsync(400)
  const newest = checking.check()
  expect(checking.isLate.value).toBe(false)
  await vi.advanceTimersByTimeAsync(400)
  expect(checking.isLate.value).toBe(true)
  // The older check is given up, the newer one is answered.
  await answer(undefined)
  expect(checking.isLate.value).toBe(true)
  await answer([])
  await answer([])
  await newest
  expect(checking.isLate.value).toBe(false)
})
