import { inflateSync, strFromU8, strToU8, zipSync } from 'fflate'
import type { Intake, NamedText } from './intake.ts'

/** The reason why nothing of a zip is imported, as a text of the interface. */
type ZipFault = 'noZip' | 'zipDamaged'

const END_OF_DIRECTORY = 0x06054b50
const ENTRY = 0x02014b50
const CONTENT = 0x04034b50
/** Length of the end record, and of the longest comment after it. */
const END_LENGTH = 22
const LONGEST_COMMENT = 0xffff
const IS_ENCRYPTED = 1
const HAS_UTF8_NAME = 1 << 11
const STORED = 0
const DEFLATED = 8

export function zipped(files: readonly NamedText[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))))
}

/**
 * Reads the rulesets in a zip. Never unpacks more than the intake accepts, whatever the zip says about sizes, and
 * compares checksums: an archive that was damaged on its way is refused as a whole.
 */
export function unzip(bytes: Uint8Array, intake: Intake): ZipFault | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(view)
  if (end === undefined) return 'noZip'
  try {
    let at = view.getUint32(end + 16, true)
    for (let left = view.getUint16(end + 10, true); left > 0; left--) {
      if (view.getUint32(at, true) !== ENTRY) return 'zipDamaged'
      const entry = entryAt(view, bytes, at)
      at = entry.next
      if (!entry.isReadable) intake.leaveOut(entry.name)
      else if (intake.accepts(entry.name, entry.size)) {
        const content = contentOf(view, bytes, entry)
        if (content === undefined) return 'zipDamaged'
        intake.add(entry.name, content)
      }
    }
    return undefined
  } catch {
    return 'zipDamaged'
  }
}

interface Entry {
  readonly name: string
  readonly isReadable: boolean
  readonly isDeflated: boolean
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly at: number
  readonly next: number
}

function endOfDirectory(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT)
  for (let at = view.byteLength - END_LENGTH; at >= first; at--)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  return undefined
}

function entryAt(view: DataView, bytes: Uint8Array, at: number): Entry {
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  const nameEnd = at + 46 + view.getUint16(at + 28, true)
  return {
    name: nameIn(bytes.subarray(at + 46, nameEnd), (flags & HAS_UTF8_NAME) !== 0),
    isReadable: (flags & IS_ENCRYPTED) === 0 && (method === STORED || method === DEFLATED),
    isDeflated: method === DEFLATED,
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
    next: nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  }
}

/** Some programs write UTF-8 and do not say so. */
function nameIn(written: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(written)
  } catch {
    return strFromU8(written, true)
  }
}

/** Undefined if the content does not match the directory. */
function contentOf(
  view: DataView,
  bytes: Uint8Array,
  { at, packed, size, crc, isDeflated }: Entry,
): Uint8Array | undefined {
  if (view.getUint32(at, true) !== CONTENT) return undefined
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const data = bytes.subarray(start, start + packed)
  if (data.length !== packed) return undefined
  // The buffer is never enlarged; anything beyond it makes the checksum differ.
  const content = isDeflated ? inflateSync(data, { out: new Uint8Array(size) }) : data
  return content.length === size && crc32(content) === crc ? content : undefined
}

function crc32(bytes: Uint8Array): number {
  let crc = -1
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0)
  return ~crc >>> 0
}

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, value) => {
  let crc = value
  for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 0 ? crc >>> 1 : (crc >>> 1) ^ 0xedb88320
  return crc
})
