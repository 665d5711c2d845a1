import type { UserWorkspace } from './workspace.ts'

/** A board that is full when the game begins: its pieces are drawn on it, or put on its spaces. */
const FULL_BOARD = /^(?:places:\n(?:(?:[ #].*)?\n)*? +start|box:\n(?:(?:[ #].*)?\n)*? +each space of .*):/mu
const PART_OF_ANOTHER = /^(?:for|extends|abstract|(?:examples|texts) for):/mu

/**
 * The game shown on a first visit: its board is full, so visitors see at once what this is about. It is found by its
 * text, without waiting for a worker to read rules; only unchanged shipped games count, whose rules are sure to work.
 */
export function showcase(workspace: UserWorkspace): string | undefined {
  return [...workspace.documents.value].find(
    ([name, text]) => !workspace.isChanged(name) && FULL_BOARD.test(text) && !PART_OF_ANOTHER.test(text),
  )?.[0]
}
