import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { isFileName, LARGEST_FILE, MOST_FILES } from './names.ts'

export interface NamedText {
  readonly name: string
  readonly text: string
}

export function zipped(files: readonly NamedText[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))))
}

/** Rulesets in a zip; everything else in it is left out. Or why it cannot be read. */
export function unzipped(bytes: Uint8Array): readonly NamedText[] | { readonly refused: string } {
  let count = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        isFileName(name) && originalSize <= LARGEST_FILE && ++count <= MOST_FILES,
    })
    return Object.entries(files).map(([name, content]) => ({ name, text: strFromU8(content) }))
  } catch {
    return { refused: 'it is no zip file' }
  }
}
