import { expect, test } from 'vitest'
import { RanAway, supervised } from '../../editor/workers/worker-supervisor.ts'
import type { Client } from '../../editor/workers/calls.ts'

type Echo = { echo(said: string): string }

/** A worker that echoes what it is asked, and hangs on one word. */
function worker(ended: () => void): Client<Echo> {
  const { promise: never, reject: giveUp } = Promise.withResolvers<never>()
  return {
    call: (_call, said) => (said === 'endless' ? never : Promise.resolve(JSON.parse(JSON.stringify(said)))),
    end() {
      ended()
      giveUp(new Error('ended'))
    },
  }
}

test('a worker that does not answer any more is ended, and another one takes its place', async () => {
  const log: string[] = []
  let made = 0
  const client = supervised(() => {
    const number = ++made
    log.push(`made ${number}`)
    return worker(() => log.push(`ended ${number}`))
  }, 20)
  expect(await client.call('echo', 'one')).toBe('one')
  const waiting = [client.call('echo', 'endless'), client.call('echo', 'endless')]
  for (const each of await Promise.allSettled(waiting))
    expect(each).toMatchObject({ status: 'rejected', reason: expect.any(RanAway) })
  expect(await client.call('echo', 'two')).toBe('two')
  expect(log).toEqual(['made 1', 'made 2', 'ended 1'])
})
