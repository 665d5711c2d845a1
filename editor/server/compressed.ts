import { stat, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A body, and the encoding in which it is sent. */
interface Encoded {
  readonly body: Buffer
  readonly encoding: string | undefined
}

/** Nearly as small as the slowest setting, in a tenth of the time. */
const QUALITY = 9

const [inBrotli, inGzip] = [promisify(brotliCompress), promisify(gzip)]

const ENCODINGS: ReadonlyMap<string, (body: Buffer) => Promise<Buffer>> = new Map([
  [
    'br',
    (body: Buffer) =>
      inBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          // The largest files are longer than the usual window.
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  ],
  ['gzip', (body: Buffer) => inGzip(body)],
])

/** A small file takes one packet anyway. */
const SMALL = 1024

/** Compresses a body that is no file, as a client accepts it. */
export async function encoded(plain: Buffer, accepted: string): Promise<Encoded> {
  const encoding = encodingOf(plain.length, accepted)
  return { body: (await ENCODINGS.get(encoding ?? '')?.(plain)) ?? plain, encoding }
}

/** Compresses the files of a folder for clients that accept it, each once until the file changes. */
export class CompressedFiles {
  private readonly cache = new Map<string, { readonly stamp: string; readonly body: Promise<Buffer> }>()

  /** Rejects if there is no such file. `accepted` is what a client says it can decode. */
  async read(path: string, accepted: string): Promise<Encoded> {
    const { size, mtimeMs } = await stat(path)
    const encoding = encodingOf(size, accepted)
    if (encoding === undefined) return { body: await readFile(path), encoding: undefined }
    const [key, stamp] = [`${encoding} ${path}`, `${size} ${mtimeMs}`]
    const before = this.cache.get(key)
    if (before?.stamp === stamp) return { body: await before.body, encoding }
    const body = readFile(path).then((plain) => ENCODINGS.get(encoding)?.(plain) ?? plain)
    this.cache.set(key, { stamp, body })
    // A file that could not be read may be there later.
    body.catch(() => this.cache.delete(key))
    return { body: await body, encoding }
  }
}

function encodingOf(size: number, accepted: string): string | undefined {
  return size < SMALL ? undefined : [...ENCODINGS.keys()].find((name) => accepts(accepted, name))
}

/** True if the header lists the encoding without a weight of 0. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter))
  })
}
