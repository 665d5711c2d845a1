import { comparedName } from '../../../grammar/document/names.ts'

/** Link targets: one anchor for each entry of the book. */
export interface Anchors {
  /** The anchor of an entry; the same for the same section and name. */
  of(section: string, name: string): string
}

/** Anchors consist only of lower-case letters, digits and hyphens, whatever the names contain. */
export function anchors(): Anchors {
  const given = new Map<string, string>()
  const taken = new Set<string>()
  return {
    of(section, name) {
      const key = `${section}\n${comparedName(name)}`
      const known = given.get(key)
      if (known !== undefined) return known
      const base = [section, comparedName(name)].map(slug).filter(Boolean).join('-')
      let anchor = base
      for (let n = 2; taken.has(anchor); n++) anchor = `${base}-${n}`
      given.set(key, anchor)
      taken.add(anchor)
      return anchor
    },
  }
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
}
