import type { Workspace } from './workspace.ts'

/** A game of its own, with a board that is full when it begins. */
const FULL_BOARD = /^places:\n(?:(?:[ #].*)?\n)*? +start:/mu
const PART_OF_ANOTHER = /^(?:for|extends|abstract|(?:examples|texts) for):/mu

/**
 * The game that somebody is shown who comes for the first time: its board is full, so that one sees at once what this is
 * about. It is known by its text, so nobody waits for a worker to read rules; only one that is as it was shipped is sure
 * to have some.
 */
export function showcase(workspace: Workspace): string | undefined {
  return [...workspace.documents.value].find(
    ([name, text]) => !workspace.isChanged(name) && FULL_BOARD.test(text) && !PART_OF_ANOTHER.test(text),
  )?.[0]
}
