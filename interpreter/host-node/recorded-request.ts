import { createHash } from 'node:crypto'
import { scanHead } from '../../grammar/document/scan-head.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import type { HostDocument } from '../../grammar/source/host.ts'

/** A document whose head is read once and which remembers the text that was read. */
interface Seen extends HostDocument {
  readonly head: () => string
  /** Undefined before it is read. `false` if it could not be read or changed in between. */
  text: string | false | undefined
}

/** The documents that a request read. */
interface Read {
  /** A hash of the request's own text. If it differs, nothing else is read. */
  readonly mark: number
  /** Indices of the documents that were read as a whole. */
  readonly read: readonly number[]
}

/** Everything that a request examined, for recognising it later. */
export interface Lookups extends Read {
  /** Hash of everything examined. */
  readonly digest: string
}

/**
 * A request that records what its check reads, so that an equal one can be recognised later. The list of documents is
 * made once, so the check and the record concern the same files even if some change meanwhile.
 */
export class RecordedRequest {
  readonly request: RulesetRequest
  private readonly documents: readonly Seen[]

  constructor(request: RulesetRequest) {
    const documents = [...request.host.documents()].map(seen)
    this.documents = documents
    this.request = { ...request, host: { documents: () => documents } }
  }

  /** Everything examined so far. Undefined if something could not be read. */
  get looked(): Lookups | undefined {
    const { content } = this
    if (content === undefined) return undefined
    const { mark, read, text } = content
    return { mark, read, digest: digestOf(text) }
  }

  /** The same as a full text. */
  get content(): (Read & { readonly text: string }) | undefined {
    if (this.documents.some(({ text }) => text === false)) return undefined
    const read = this.documents.flatMap(({ text }, at) => (text === undefined ? [] : [at]))
    const text = this.textOf(read)
    return text === undefined ? undefined : { mark: this.mark(), read, text }
  }

  /** True if an earlier request that examined this would have found the same here. */
  isAs({ mark, read, digest }: Lookups): boolean {
    const text = mark === this.mark() ? this.textOf(read) : undefined
    return text !== undefined && digest === digestOf(text)
  }

  /** The same with a full text: comparing it is faster than loading the hash module. */
  says({ mark, read }: Read, words: Buffer): boolean {
    const text = mark === this.mark() ? this.textOf(read) : undefined
    return text !== undefined && words.equals(Buffer.from(text))
  }

  /** A cheap hash of the request's own text. */
  private mark(): number {
    const { text } = this.request.file
    let mark = text.length
    for (let i = 0; i < text.length; i++) mark = (Math.imul(mark, 31) + text.charCodeAt(i)) | 0
    return mark
  }

  /**
   * Everything that a check examines if it reads these documents as a whole: the text, the settings, the list of
   * documents and their heads. Undefined if something cannot be read.
   */
  private textOf(read: readonly number[]): string | undefined {
    const { file, uses = [], options = [], tellsUnread = false } = this.request
    const parts: unknown[] = [file.name, file.text, uses, [...options], tellsUnread]
    try {
      for (const { name, place, head } of this.documents) {
        const { id, for: game, extends: base, examplesFor, textsFor } = scanHead(head())
        parts.push([name, place, id, game, base, examplesFor, textsFor])
      }
      for (const at of read) {
        const document = this.documents[at]
        if (document === undefined) return undefined
        parts.push([at, document.text ?? document.read()])
      }
    } catch {
      return undefined
    }
    // JSON separates the parts, whatever they contain.
    return JSON.stringify(parts)
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export function isRead(value: unknown): value is Read {
  const { mark, read } = Object(value)
  return Number.isInteger(mark) && Array.isArray(read) && read.every(Number.isInteger)
}

export function isLookups(value: unknown): value is Lookups {
  return isRead(value) && typeof Object(value).digest === 'string'
}

function seen(document: HostDocument): Seen {
  let start: string | undefined
  const recorded: Seen = {
    ...document,
    text: undefined,
    head: () => (start ??= (document.head ?? document.read)()),
    read: () => {
      try {
        const text = document.read()
        recorded.text = recorded.text === undefined || recorded.text === text ? text : false
        return text
      } catch (thrown) {
        recorded.text = false
        throw thrown
      }
    },
  }
  return recorded
}
