import type { Edit } from '../workspace/workspace.ts'
import type { Calls, Client } from './calls.ts'

/** A worker that works on documents and receives their edits. */
export interface Informed<C extends Calls> extends Client<C> {
  tell(edit: Edit): void
}

/** Sends edits just before the next call to the worker, so typing does not wait for copies of the text. */
export function toldBeforeAsked<C extends Calls>(client: Client<C>, send: (edit: Edit) => void): Informed<C> {
  const untold = new Map<string, string | undefined>()
  return {
    tell(edit) {
      for (const { name, text } of edit) untold.set(name, text)
    },
    call(call, argument) {
      if (untold.size > 0) send([...untold].map(([name, text]) => ({ name, text })))
      untold.clear()
      return client.call(call, argument)
    },
    end: () => client.end(),
  }
}
