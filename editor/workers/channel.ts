import type { Calls, Client } from './calls.ts'

export type { Calls, Client }

interface Asked {
  readonly id: number
  readonly call: string
  readonly argument: unknown
}

type Answered =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failed: string }

export function clientOf<C extends Calls>(worker: Worker): Client<C> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (why: Error) => void }>()
  let last = 0
  const failAll = (why: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(why))
    waiting.clear()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('failed' in data) asked?.reject(new Error(data.failed))
    else asked?.resolve(data.result)
  })
  worker.addEventListener('error', ({ message }) => failAll(message))
  return {
    call: (call, argument) =>
      new Promise((resolve, reject) => {
        const id = ++last
        // A worker of this site answers each call with the type that the call declares.
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
        worker.postMessage({ id, call, argument } satisfies Asked)
      }),
    end() {
      worker.terminate()
      failAll('ended')
    },
  }
}

/** In a worker: answers calls in order. */
export function serve<C extends Calls>(handlers: C): void {
  addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(handlers, data))
}

async function answer(handlers: Calls, { id, call, argument }: Asked): Promise<void> {
  try {
    const handler = handlers[call] as ((argument: unknown) => unknown) | undefined
    if (handler === undefined) throw new Error(`there is no call ${call}`)
    const result = await handler(argument)
    postMessage({ id, result } satisfies Answered)
  } catch (thrown) {
    const failed = thrown instanceof Error ? thrown.message : String(thrown)
    postMessage({ id, failed } satisfies Answered)
  }
}
