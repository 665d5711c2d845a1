/**
 * When players may take an answer back. `free`: always. `unseen`: its player may, until chance has decided something or
 * somebody has seen something new; then all players must agree. `consent`: all players must agree.
 */
export type UndoPolicy = (typeof UNDO_POLICIES)[number]

export const UNDO_POLICIES = ['free', 'unseen', 'consent'] as const
