/** A tag of an HTML text, strictly parsed. */
export interface Tag {
  readonly name: string
  readonly closes: boolean
  readonly attributes: ReadonlyMap<string, string>
}

const EMPTY: ReadonlySet<string> = new Set(['meta', 'br', 'hr', 'img'])

/**
 * Parses a page as strictly as possible: every `<` must begin a complete tag, every attribute must be quoted, and tags must
 * be closed in order. Reports everything else.
 */
export function readTags(html: string): { readonly tags: readonly Tag[]; readonly wrong: readonly string[] } {
  const tags: Tag[] = []
  const wrong: string[] = []
  const open: string[] = []
  const body = html.replace(/^<!DOCTYPE html>/u, '').replace(/<style>[^<]*<\/style>/u, '')
  for (const [found, slash = '', name = '', rest = '', end = ''] of body.matchAll(
    /<(\/?)([a-z][a-z0-9]*)?((?:\s+[a-zA-Z0-9-]+="[^"<>]*")*)\s*(\/?>|)/gu,
  )) {
    if (name === '' || end === '') {
      wrong.push(`no tag: ${found}`)
      continue
    }
    const attributes = new Map(
      [...rest.matchAll(/([a-zA-Z0-9-]+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [key, value]),
    )
    tags.push({ name, closes: slash === '/', attributes })
    if (slash === '/') {
      if (open.pop() !== name) wrong.push(`closed out of order: ${name}`)
    } else if (!EMPTY.has(name) && end === '>') open.push(name)
  }
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(html))
    wrong.push('a character that XML forbids')
  if (open.length > 0) wrong.push(`never closed: ${open.join(', ')}`)
  const text = body.replaceAll(/<[^<>]*>/gu, '')
  if (/[<>]/u.test(text)) wrong.push('a sign of HTML in the text')
  const loose = /&(?!amp;|lt;|gt;|quot;|#39;)/u.exec(body)
  if (loose !== null) wrong.push(`a loose &: ${body.slice(loose.index, loose.index + 20)}`)
  return { tags, wrong }
}
