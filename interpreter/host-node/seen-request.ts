import { createHash } from 'node:crypto'
import { scanHead } from '../../grammar/document/scan-head.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import type { HostDocument } from '../../grammar/source/host.ts'

/** A document whose beginning is read once, and which remembers the text that was read. */
interface Seen extends HostDocument {
  readonly head: () => string
  /** undefined before it is read; `false` if it could not be read, or said something else the second time. */
  text: string | false | undefined
}

/** What a request read. */
export interface Read {
  /** Of the text itself: where it differs, nothing else is read. */
  readonly mark: number
  /** Positions of the documents that were read whole. */
  readonly read: readonly number[]
}

/** What a request looked at, to be recognised by. */
export interface Looked extends Read {
  /** Hash of everything that was looked at. */
  readonly digest: string
}

/**
 * A request that notes what its check reads, so that another one that would read the same can be recognised. The
 * list of documents is made once, so the check and the note are about the same files even if some change meanwhile.
 */
export class SeenRequest {
  readonly request: RulesetRequest
  private readonly documents: readonly Seen[]

  constructor(request: RulesetRequest) {
    const documents = [...request.host.documents()].map(seen)
    this.documents = documents
    this.request = { ...request, host: { documents: () => documents } }
  }

  /** What has been looked at so far; undefined if something could not be read. */
  get looked(): Looked | undefined {
    const { content } = this
    if (content === undefined) return undefined
    const { mark, read, text } = content
    return { mark, read, digest: digestOf(text) }
  }

  /** The same, word for word. */
  get content(): (Read & { readonly text: string }) | undefined {
    if (this.documents.some(({ text }) => text === false)) return undefined
    const read = this.documents.flatMap(({ text }, at) => (text === undefined ? [] : [at]))
    const text = this.textOf(read)
    return text === undefined ? undefined : { mark: this.mark(), read, text }
  }

  /** Would an earlier request that looked at this have found the same here? */
  isAs({ mark, read, digest }: Looked): boolean {
    const text = mark === this.mark() ? this.textOf(read) : undefined
    return text !== undefined && digest === digestOf(text)
  }

  /** The same, word for word: comparing is sooner done than loading what makes hashes. */
  says({ mark, read }: Read, words: Buffer): boolean {
    const text = mark === this.mark() ? this.textOf(read) : undefined
    return text !== undefined && words.equals(Buffer.from(text))
  }

  /** A number that differs for most other texts of the request itself, found sooner than a hash. */
  private mark(): number {
    const { text } = this.request.file
    let mark = text.length
    for (let i = 0; i < text.length; i++) mark = (Math.imul(mark, 31) + text.charCodeAt(i)) | 0
    return mark
  }

  /**
   * Everything that a check looks at if it reads these documents whole: the text itself, how it is checked, which
   * documents there are and what their heads say. undefined if something cannot be read.
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
    // JSON keeps the parts apart, whatever they contain.
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

export function isLooked(value: unknown): value is Looked {
  return isRead(value) && typeof Object(value).digest === 'string'
}

function seen(document: HostDocument): Seen {
  let start: string | undefined
  const made: Seen = {
    ...document,
    text: undefined,
    head: () => (start ??= (document.head ?? document.read)()),
    read: () => {
      try {
        const text = document.read()
        made.text = made.text === undefined || made.text === text ? text : false
        return text
      } catch (thrown) {
        made.text = false
        throw thrown
      }
    },
  }
  return made
}
