/** Turns a name into a part of a path: letters, digits and hyphens. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
}

/** The page of a part of the language below the pages to read, such as `reference/step/move.html`. */
export function referencePath(kind: string, name: string): string {
  return `reference/${kind}/${slug(name)}.html`
}

/** The page of a message. */
export function messagePath(code: string): string {
  return `messages/${code}.html`
}
