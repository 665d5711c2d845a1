import type { Edit } from '../workspace/workspace.ts'
import type { Calls, Client } from './calls.ts'

/** A worker that works on documents and receives their edits. */
export interface DocumentClient<C extends Calls> extends Client<C> {
  tell(edit: Edit): void
}

/** Sends edits just before the next call to the worker, so typing does not wait for copies of the text. */
export function flushEditsBeforeCall<C extends Calls>(
  client: Client<C>,
  send: (edit: Edit) => void,
): DocumentClient<C> {
  const pendingEdits = new Map<string, string | undefined>()
  return {
    tell(edit) {
      for (const { name, text } of edit) pendingEdits.set(name, text)
    },
    call(call, argument) {
      if (pendingEdits.size > 0) send([...pendingEdits].map(([name, text]) => ({ name, text })))
      pendingEdits.clear()
      return client.call(call, argument)
    },
    end: () => client.end(),
  }
}
