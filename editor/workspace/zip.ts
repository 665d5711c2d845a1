import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { isFileName, LARGEST_FILE, looksLikeRuleset, MOST_FILES } from './names.ts'

export interface NamedText {
  readonly name: string
  readonly text: string
}

/** Files from outside, and how many were not taken although they look like rulesets. */
export interface Brought {
  readonly files: readonly NamedText[]
  readonly leftOut: number
}

export function zipped(files: readonly NamedText[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))))
}

/** Rulesets in a zip; undefined if it is none. What is no ruleset is left out, and not counted if it does not look like one. */
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
