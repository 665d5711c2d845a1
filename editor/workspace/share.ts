import { fileNameOf, isTooLarge, MOST_FILES } from './names.ts'

/** Files in a link, and the one whose game to open. */
export interface Shared {
  readonly files: readonly { readonly name: string; readonly text: string }[]
  readonly open: string | undefined
}

/** A link that is not opened, and the text that explains why. */
export interface RefusedLink {
  readonly refused:
    | 'linkTooLong'
    | 'linkTooMuch'
    | 'linkDamaged'
    | 'linkOtherVersion'
    | 'linkNoFiles'
    | 'linkBadFile'
}

/** The longest link that browsers and mail programs still handle. */
export const MOST_CHARACTERS = 32_000
/** The largest unpacked size; a few bytes can be made to unpack to any number. */
const MOST_BYTES = 2 * 1024 * 1024

const KEY = 'share='
const VERSION = 1

/** The part of a link after `#`. */
export async function shareText({ files, open }: Shared): Promise<string> {
  const text = JSON.stringify({ version: VERSION, files: files.map(({ name, text: t }) => [name, t]), open })
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  return `${KEY}${toBase64(bytes)}`
}

export function isShareText(fragment: string): boolean {
  return fragment.startsWith(KEY)
}

/** The contents of a link, or why it is refused. Nothing happens before the user agrees. */
export async function readShare(fragment: string): Promise<Shared | RefusedLink> {
  if (fragment.length > MOST_CHARACTERS) return { refused: 'linkTooLong' }
  let text: string
  try {
    text = await unpacked(fromBase64(fragment.slice(KEY.length)))
  } catch (thrown) {
    return { refused: thrown instanceof TooLarge ? 'linkTooMuch' : 'linkDamaged' }
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { refused: 'linkDamaged' }
  }
  const { version, files, open } = Object(parsed)
  if (version !== VERSION) return { refused: 'linkOtherVersion' }
  if (!Array.isArray(files) || files.length === 0 || files.length > MOST_FILES)
    return { refused: 'linkNoFiles' }
  const found = files.flatMap((pair: unknown) => {
    const [name, content]: readonly unknown[] = Array.isArray(pair) ? pair : []
    return typeof name === 'string' && typeof content === 'string'
      ? [{ name: fileNameOf(name), text: content }]
      : []
  })
  if (found.length !== files.length) return { refused: 'linkDamaged' }
  const accepted = found.flatMap(({ name, text: content }) =>
    name === undefined || isTooLarge(content) ? [] : [{ name, text: content }],
  )
  if (accepted.length !== found.length) return { refused: 'linkBadFile' }
  return { files: accepted, open: typeof open === 'string' ? fileNameOf(open) : undefined }
}

class TooLarge extends Error {}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let length = 0
  let text = ''
  // Not every engine can iterate over a stream.
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.byteLength
    if (length > MOST_BYTES) {
      void reader.cancel().catch(() => {})
      throw new TooLarge()
    }
    text += decoder.decode(next.value, { stream: true })
  }
  return text + decoder.decode()
}

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
}
