/** Longest name of a file, and most files imported at once. */
export const LONGEST_NAME = 120
export const MOST_FILES = 200
/** Characters of one file; no rulebook is longer. */
export const LARGEST_FILE = 1024 * 1024

/** Is it the name of a ruleset that stays inside the workspace? */
export function isFileName(name: string): boolean {
  return (
    name.length <= LONGEST_NAME &&
    /^[\p{L}\p{N}_][\p{L}\p{N}_ .()'-]*(?:\/[\p{L}\p{N}_][\p{L}\p{N}_ .()'-]*)*\.ya?ml$/u.test(name) &&
    !name.includes('..')
  )
}

/** Would a user who brings a file with this name expect it to be accepted? */
export function looksLikeRuleset(name: string): boolean {
  return /\.ya?ml$/iu.test(name)
}

/** The name itself, or with a number if it is taken. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name
  const dot = name.lastIndexOf('.')
  for (let number = 2; ; number++) {
    const next = `${name.slice(0, dot)}-${number}${name.slice(dot)}`
    if (!isTaken(next)) return next
  }
}

/** An id made from a title: `My variant!` gives `my-variant`. */
export function idOf(title: string): string {
  const id = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^[^a-z]+|-+$/gu, '')
  return id === '' ? 'untitled' : id
}

/** A title as it is written in a document, quoted if it has special characters. */
export function writtenTitle(title: string): string {
  return /^[\p{L}\p{N}][\p{L}\p{N} ,'()-]*$/u.test(title) ? title : JSON.stringify(title)
}
