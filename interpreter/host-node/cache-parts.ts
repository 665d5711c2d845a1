import { crc32 } from 'node:zlib'
import { readCachedBytes, writeCachedBytes } from './cache-file.ts'

/** Several times the size of the largest of these files. */
const LARGEST = 16 * 1024 * 1024

/** A file of a cache folder: a header line, then binary parts. */
interface CachedParts {
  /** Data written with them. */
  readonly about: unknown
  readonly parts: readonly Buffer[]
}

interface Head {
  /** The program that wrote it. */
  readonly by: string
  readonly about: unknown
  readonly lengths: readonly number[]
  /** Checksum of all parts. The engine crashes on damaged ones. */
  readonly sum: number
}

/** Undefined if the file is incomplete, untrusted, or written by another program. */
export function readCachedParts(folder: string, name: string, by: string): CachedParts | undefined {
  const bytes = readCachedBytes(folder, name, LARGEST)
  const end = bytes?.indexOf('\n') ?? -1
  if (bytes === undefined || end < 0) return undefined
  try {
    // Only the function below writes it.
    const head = JSON.parse(bytes.toString('utf8', 0, end)) as Head
    if (head.by !== by) return undefined
    let at = end + 1
    const parts = head.lengths.map((length) => bytes.subarray(at, (at += length)))
    const isWhole = at === bytes.length && head.sum === crc32(bytes.subarray(end + 1))
    return isWhole ? { about: head.about, parts } : undefined
  } catch {
    return undefined
  }
}

/** Writes atomically. Returns false if the parts cannot be written or are too large to be read again. */
export function writeCachedParts(
  folder: string,
  name: string,
  by: string,
  { about, parts }: { readonly about: unknown; readonly parts: readonly Uint8Array[] },
): boolean {
  const all = Buffer.concat(parts)
  const head: Head = { by, about, lengths: parts.map(({ length }) => length), sum: crc32(all) }
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), all])
  return bytes.length <= LARGEST && writeCachedBytes(folder, name, bytes)
}
