import { deflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { Intake } from '../../editor/workspace/intake.ts'
import { LARGEST_FILE, MOST_BYTES, MOST_FILES } from '../../editor/workspace/names.ts'
import { readShare, shareText } from '../../editor/workspace/share.ts'
import { unzip, zipped } from '../../editor/workspace/zip.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const TEXT = 'sandtable: 1\nid: mine\nextends: other\ntitle: Mine\n'

function taken(zip: Uint8Array) {
  const intake = new Intake()
  const fault = unzip(zip, intake)
  return { fault, names: intake.files.map(({ name }) => name), leftOut: intake.leftOut, files: intake.files }
}

describe('a zip', () => {
  test('gives back the files that were packed', () => {
    const files = [
      { name: 'mine.yaml', text: TEXT },
      { name: 'club/größer.yaml', text: `${TEXT}# ü\n` },
      { name: 'empty.yaml', text: '' },
    ]
    expect(taken(zipped(files))).toMatchObject({ fault: undefined, files, leftOut: 0 })
    expect(taken(zipSync({ 'mine.yaml': bytes(TEXT) }, { level: 0 })).names).toEqual(['mine.yaml'])
  })

  test('of another system is read: decomposed names, folders and hidden files', () => {
    const packed = zipSync({
      'club/': bytes(''),
      'club/u\u0308ber.yaml': bytes(TEXT),
      '__MACOSX/club/._über.yaml': bytes('no text'),
      'notes.txt': bytes('notes'),
      'latin.yaml': Uint8Array.of(0x69, 0xe8),
    })
    expect(taken(packed)).toMatchObject({ fault: undefined, names: ['club/über.yaml'], leftOut: 1 })
  })

  test('is never unpacked beyond the limits of one import', () => {
    const large = bytes('#'.padEnd(LARGEST_FILE, '-'))
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`f${i}.yaml`, large]))
    const packed = zipSync(many)
    expect(packed.length).toBeLessThan(100_000)
    const most = MOST_BYTES / LARGEST_FILE
    expect(taken(packed)).toMatchObject({ names: { length: most }, leftOut: 40 - most })
    expect(taken(zipSync({ 'x.yaml': bytes(' '.repeat(LARGEST_FILE + 1)) }))).toMatchObject({ leftOut: 1 })
    const small = Array.from({ length: MOST_FILES + 3 }, (_, i) => [`f${i}.yaml`, bytes(TEXT)] as const)
    expect(taken(zipSync(Object.fromEntries(small)))).toMatchObject({
      names: { length: MOST_FILES },
      leftOut: 3,
    })
  })

  test('whose directory lies about a size gives nothing', () => {
    const packed = zipSync({ 'x.yaml': bytes('#'.repeat(3 * LARGEST_FILE)) })
    const at = packed.length - 22 - 46 - 'x.yaml'.length
    new DataView(packed.buffer).setUint32(at + 24, 10, true)
    expect(taken(packed)).toMatchObject({ fault: 'zipDamaged', names: [] })
  })

  test.each([0, 1])('with any one byte changed gives the same files or none (level %i)', (level) => {
    const packed = zipSync({ 'mine.yaml': bytes(TEXT) }, { level: level === 0 ? 0 : 6 })
    for (let at = 0; at < packed.length; at++) {
      const damaged = packed.slice()
      damaged[at] = (damaged[at] ?? 0) ^ 0x41
      const { fault, files } = taken(damaged)
      const isWhole = fault === undefined && files.length > 0
      if (isWhole) expect(files[0]?.text, `byte ${at}`).toBe(TEXT)
    }
    for (let end = 0; end < packed.length; end++)
      expect(taken(packed.slice(0, end)).fault, `${end} bytes`).toBeDefined()
  })

  test.each([
    ['text', bytes(TEXT)],
    ['nothing', bytes('')],
    ['noise', new Uint8Array(deflateRawSync(TEXT.repeat(9)))],
  ])('is not made of %s', (_what, content) => {
    expect(taken(content).fault).toBe('noZip')
  })
})

describe('a link', () => {
  const files = [{ name: 'mine.yaml', text: TEXT.repeat(2000) }]

  test('is read where streams cannot be iterated over', async () => {
    const iterate = Object.getOwnPropertyDescriptor(ReadableStream.prototype, Symbol.asyncIterator)
    const link = await shareText({ files, open: 'mine.yaml' })
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator)
    try {
      expect(await readShare(link)).toEqual({ files, open: 'mine.yaml' })
      const huge = deflateRawSync(JSON.stringify('a'.repeat(9_000_000))).toString('base64url')
      expect(await readShare(`share=${huge}`)).toEqual({ refused: 'linkTooMuch' })
    } finally {
      if (iterate !== undefined)
        Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, iterate)
    }
  })
})
