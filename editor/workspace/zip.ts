import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { isFileName, LARGEST_FILE, looksLikeRuleset, MOST_FILES } from './names.ts'

export interface NamedText {
  readonly name: string
  readonly text: string
}

/** Files from outside, and how many were not accepted although they look like rulesets. */
export interface Brought {
  readonly files: readonly NamedText[]
  readonly leftOut: number
}

export function zipped(files: readonly NamedText[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))))
}

/**
 * The rulesets in a zip; undefined if it is not a zip. Other files are left out, and not counted if they do not look
 * like rulesets.
 */
export function unzipped(bytes: Uint8Array): Brought | undefined {
  let [taken, leftOut] = [0, 0]
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        const fits = isFileName(name) && originalSize <= LARGEST_FILE && taken < MOST_FILES
        if (fits) taken++
        else if (looksLikeRuleset(name)) leftOut++
        return fits
      },
    })
    return {
      files: Object.entries(files).map(([name, content]) => ({ name, text: strFromU8(content) })),
      leftOut,
    }
  } catch {
    return undefined
  }
}
