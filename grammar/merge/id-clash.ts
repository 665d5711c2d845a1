import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { yields } from '../document/resolve-id.ts'
import { idRange } from '../document/scan-head.ts'
import { sourceFile } from '../source/source-file.ts'
import type { Span } from '../source/span.ts'
import { isShipped, type KnownFile } from './known-file.ts'

/** True if an id could mean the other document as well: it is equally near, or only one of the two is shipped. */
export function isRival(one: KnownFile, other: KnownFile): boolean {
  const [text, others] = [one.text(), other.text()]
  if (one.name === other.name || text === undefined || others === undefined || text === others) return false
  return one.place === other.place ? one.depth === other.depth : isShipped(one) !== isShipped(other)
}

/** Asks the document that is not shipped to change its id, unless it may have had it before. */
export function idClash(
  id: string,
  found: KnownFile,
  rival: KnownFile,
  holders: readonly KnownFile[],
  taken: ReadonlySet<string | undefined>,
): Diagnostic {
  const free = freeId(id, taken)
  const later = [found, rival].find(yields)
  if (later !== undefined) {
    const span = idSpan(later === found ? rival : found)
    return {
      code: 'ST2033',
      severity: 'note',
      message: `${later.name}, which comes with Sandtable, is also called \`${id}\`.`,
      ...(span === undefined ? {} : { span }),
      why: 'It came with a later release. In the files of this project the id goes on meaning this document; as a word of a command it means the shipped one.',
      help: `Name this document by its path in commands, or give it another id, such as \`${free}\`.`,
    }
  }
  const wrong = isShipped(found) ? rival : found
  const span = idSpan(wrong)
  const fix = span === undefined ? {} : { span, fix: { span, text: free } }
  if (isShipped(found) || isShipped(rival))
    return {
      code: found === wrong ? 'ST2032' : 'ST2029',
      severity: found === wrong ? 'error' : 'warning',
      message: `${wrong.name} has the id \`${id}\` of ${(wrong === found ? rival : found).name}, which comes with Sandtable.`,
      ...fix,
      why: 'The id of a shipped document means that document everywhere, whatever files are near.',
      help: `Write \`id: ${free}\` here, and \`${free}\` wherever other files refer to this one.`,
    }
  const [first, second] = holders.flatMap(({ name }) =>
    name === found.name || name === rival.name ? [name] : [],
  )
  return {
    code: 'ST2029',
    severity: 'warning',
    message: `Two documents are called \`${id}\`: ${first ?? ''} and ${second ?? ''}. The first one is used.`,
    ...fix,
    why: 'Documents are found by id, in the folder of the file that is read and in all folders below it, the nearest first. These are equally near.',
    help: `Give one of them another id, such as \`${free}\`.`,
  }
}

/** The span of the id, found without parsing because the document may be broken. */
function idSpan({ name, text }: KnownFile): Span | undefined {
  const file = sourceFile(name, text() ?? '')
  const range = idRange(file.text)
  return range === undefined ? undefined : { file, ...range }
}

function freeId(id: string, taken: ReadonlySet<string | undefined>): string {
  let free = `my-${id}`
  for (let n = 2; taken.has(free); n++) free = `my-${id}-${n}`
  return free
}
