/** Longest name of a file, and most files and bytes imported at once. */
const LONGEST_NAME = 120
export const MOST_FILES = 200
export const MOST_BYTES = 16 * 1024 * 1024
/** Bytes of a zip that is looked into. */
export const LARGEST_ZIP = 64 * 1024 * 1024
/** Bytes of one file; no rulebook is longer. The server refuses larger ones, too. */
export const LARGEST_FILE = 1024 * 1024

export function isTooLarge(text: string): boolean {
  return text.length > LARGEST_FILE || new TextEncoder().encode(text).length > LARGEST_FILE
}

/** True for the name of a ruleset that stays inside the workspace. */
export function isFileName(name: string): boolean {
  return (
    name.length <= LONGEST_NAME &&
    /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_ .()'-]*(?:\/[\p{L}\p{N}_][\p{L}\p{N}\p{M}_ .()'-]*)*\.ya?ml$/u.test(
      name,
    ) &&
    !name.includes('..')
  )
}

/**
 * The name of a ruleset from outside; undefined if it cannot be one. Some systems write an accented letter as two
 * characters; here each name is written in one way.
 */
export function fileNameOf(name: string): string | undefined {
  const known = name.normalize('NFC')
  return isFileName(known) ? known : undefined
}

/** True if a user who imports a file with this name would expect it to be accepted. */
export function looksLikeRuleset(name: string): boolean {
  return /\.ya?ml$/iu.test(name) && !/(?:^|\/)\./u.test(name)
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
