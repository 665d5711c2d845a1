/** The address of a page to read, from its path below these, such as `reference/step/move.html`. */
export function learnAddress(page: string): string {
  return new URL(`learn/${page}`, document.baseURI).href
}
