/** The head of a document, scanned without parsing YAML. */
export interface DocumentHead {
  readonly id: string | undefined
  readonly for: string | undefined
  readonly extends: string | undefined
  readonly examplesFor: string | undefined
  readonly textsFor: string | undefined
  readonly since: string | undefined
}

/** The keys by which documents find each other are near the top. */
export const HEAD_LENGTH = 4096

const LINE =
  /^(id|for|extends|examples for|texts for|since):[ \t]+(?:"([^"\n]*)"|'([^'\n]*)'|([^\s#][^\n]*?))[ \t]*(?:[ \t]#[^\n]*)?\r?$/gmu

/** Bound of the cache of heads. When it is reached, the cache is cleared. */
const MOST_KNOWN = 1000
const heads = new Map<string, DocumentHead>()

/** Reads the ids in the first lines of a document. Cached by text. */
export function scanHead(text: string): DocumentHead {
  const before = heads.get(text)
  if (before !== undefined) return before
  const head = scannedHead(text)
  if (heads.size >= MOST_KNOWN) heads.clear()
  heads.set(text, head)
  return head
}

/** Offsets of the id in a document; undefined if `scanHead` finds none. */
export function idRange(text: string): { readonly start: number; readonly end: number } | undefined {
  for (const { 0: line, 1: key, 2: double, 3: single, 4: plain, index } of text
    .slice(0, HEAD_LENGTH)
    .matchAll(LINE)) {
    const id = double ?? single ?? plain ?? ''
    const start = index + line.indexOf(id, 'id:'.length)
    if (key === 'id') return { start, end: start + id.length }
  }
  return undefined
}

/** The lines of a head that `scanHead` reads. The result is the same for them alone. */
export function headLines(text: string): string {
  return [...text.slice(0, HEAD_LENGTH).matchAll(LINE)].map(([line]) => line).join('\n')
}

function scannedHead(text: string): DocumentHead {
  const found = new Map<string, string>()
  for (const [, key = '', double, single, plain] of text.slice(0, HEAD_LENGTH).matchAll(LINE)) {
    if (!found.has(key)) found.set(key, double ?? single ?? plain ?? '')
  }
  return {
    id: found.get('id'),
    for: found.get('for'),
    extends: found.get('extends'),
    examplesFor: found.get('examples for'),
    textsFor: found.get('texts for'),
    since: found.get('since'),
  }
}
