import type { UserWorkspace } from '../workspace/workspace.ts'
import type { Argument, Calls, Client, Result } from './calls.ts'

type Texts = ReadonlyMap<string, string>

/** Asks a worker about the documents; undefined if they have changed before it answers. */
export type AskNow<C extends Calls> = <K extends keyof C & string>(
  call: K,
  argument: Argument<C, K>,
  /** True if the answer still holds, although a document has changed. */
  stillHolds?: (before: Texts, now: Texts) => boolean,
) => Promise<Result<C, K> | undefined>

/**
 * Positions in an answer are offsets into the texts that the worker had. An answer that arrives after the next edit is
 * dropped, whatever it is about: nothing can be shown or edited in the wrong place.
 */
export function aboutNow<C extends Calls>(client: Client<C>, { documents }: UserWorkspace): AskNow<C> {
  return (call, argument, stillHolds) => {
    const before = documents.peek()
    return client.call(call, argument).then((answer) => {
      const now = documents.peek()
      return isUnchanged(before, now) || stillHolds?.(before, now) === true ? answer : undefined
    })
  }
}

/** Documents that arrive meanwhile change no other. */
function isUnchanged(before: Texts, now: Texts): boolean {
  return before === now || [...before].every(([name, text]) => now.get(name) === text)
}

/** True if a document has only been added to at an offset, as by somebody who types on. */
export function isTypedOn(file: string, offset: number): (before: Texts, now: Texts) => boolean {
  return (before, now) => {
    const [old, text] = [before.get(file), now.get(file)]
    if (old === undefined || text === undefined || text.length < old.length) return false
    return text.startsWith(old.slice(0, offset)) && text.endsWith(old.slice(offset))
  }
}
