import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { cacheFolder } from '../../interpreter/host-node/cache-folder.ts'
import { RecordedRequest } from '../../interpreter/host-node/recorded-request.ts'
import { CheckCache } from '../../interpreter/host-node/check-cache.ts'
import { part } from '../volume.ts'
import { BIN, folderWith } from './sandtable.ts'

const GAME = `sandtable: 1
id: base
title: Base
places: { board: { grid: ". . .", connected: 4 } }
players: { seats: [ north, south ] }
pieces: { stone: { look: o } }
box: { each: { 2 stone: in hand } }
`
const VARIANT = 'sandtable: 1\nid: mine\ntitle: Mine\nextends: tic-tac-toe\nuses: [ longer ]\n'
const MODULE = 'sandtable: 1\nid: longer\ntitle: Longer\nfor: tic-tac-toe\n'
const OTHER = 'sandtable: 1\nid: other\ntitle: Other\nextends: connect-four\n'
const SHIPPED = readFileSync(
  join(import.meta.dirname, '../../rulesets/alignment/tic-tac-toe/tic-tac-toe.yaml'),
  'utf8',
)

const TEXTS: Readonly<Record<string, string>> = {
  'mine.yaml': VARIANT,
  'longer.yaml': MODULE,
  'tic-tac-toe.yaml': SHIPPED,
  'other.yaml': OTHER,
}

function request(
  texts: Readonly<Record<string, string>>,
  more: Partial<RulesetRequest> = {},
): RulesetRequest {
  return {
    file: sourceFile('mine.yaml', texts['mine.yaml'] ?? ''),
    host: memoryHost(Object.entries(texts)),
    tellsUnread: true,
    ...more,
  }
}

/** Checks, keeps what was found, and returns how many findings there were. */
function checked(folder: string, asked: RulesetRequest, by = 'one'): number {
  const before = CheckCache.of(folder, by)
  const seen = new RecordedRequest(asked)
  const { diagnostics } = checkRuleset(seen.request)
  if (diagnostics.length === 0) before?.note(seen)
  before?.keep()
  return diagnostics.length
}

const isKnown = (folder: string, asked: RulesetRequest, by = 'one'): boolean | undefined =>
  CheckCache.of(folder, by)?.has(new RecordedRequest(asked))

/** A folder in which the variant was found sound. */
function known(): string {
  const folder = join(folderWith(), 'kept')
  expect(checked(folder, request(TEXTS))).toBe(0)
  expect(isKnown(folder, request(TEXTS))).toBe(true)
  return folder
}

describe('what was sound before is known again', () => {
  const { 'other.yaml': _, ...without } = TEXTS
  const changes: Readonly<Record<string, RulesetRequest>> = {
    'its own text': request({ ...TEXTS, 'mine.yaml': `${VARIANT}# more\n` }),
    'the text of its base': request({ ...TEXTS, 'tic-tac-toe.yaml': `${SHIPPED}\n# more\n` }),
    'the text of its module': request({ ...TEXTS, 'longer.yaml': `${MODULE}\nnumbers: {}\n` }),
    'a base of that id that is found first': request({ 'a.yaml': SHIPPED, ...TEXTS }),
    'one document more': request({ ...TEXTS, 'new.yaml': 'sandtable: 1\nid: new\n' }),
    'one document less': request(without),
    'another order': request(Object.fromEntries(Object.entries(TEXTS).reverse())),
    'the head of a document that it does not read': request({
      ...TEXTS,
      'other.yaml': OTHER.replace('id: other', 'id: longer'),
    }),
    'another place': request(TEXTS, { host: memoryHost(Object.entries(TEXTS), 'shipped') }),
    'another name': request(TEXTS, { file: sourceFile('yours.yaml', VARIANT) }),
    'other modules': request(TEXTS, { uses: ['longer'] }),
    'other options': request(TEXTS, { options: new Map([['a', 'b']]) }),
    'other questions': request(TEXTS, { tellsUnread: false }),
  }
  for (const [what, asked] of Object.entries(changes))
    test(`but not with ${what}`, () => expect(isKnown(known(), asked)).toBe(false))

  test('but not by another program', () => expect(isKnown(known(), request(TEXTS), 'two')).toBe(false))

  test('also if a document that it does not read says something else below its head', () => {
    expect(isKnown(known(), request({ ...TEXTS, 'other.yaml': `${OTHER}# more\n` }))).toBe(true)
  })

  test('also after changes that were taken back', () => {
    const folder = known()
    expect(checked(folder, request({ ...TEXTS, 'mine.yaml': `${VARIANT}boards: 3\n` }))).toBeGreaterThan(0)
    expect(isKnown(folder, request(TEXTS))).toBe(true)
  })

  test('and after any edit of any text either it is not known, or still sound', () => {
    const folder = known()
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(TEXTS)),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(12),
        fc.constantFrom('', 'x', '\n', ': ', '# ', 'id: mine\n', '1'),
        (name, where, length, put) => {
          const text = TEXTS[name] ?? ''
          const at = Math.floor(where * text.length)
          const edited = text.slice(0, at) + put + text.slice(at + length)
          const asked = request({ ...TEXTS, [name]: edited })
          if (isKnown(folder, asked) === true) expect(checkRuleset(asked).diagnostics).toEqual([])
          else expect(edited).not.toBe(text)
        },
      ),
      { numRuns: part(400) },
    )
  })
})

describe('what is not kept', () => {
  test('findings', () => {
    const folder = folderWith()
    expect(checked(folder, request({ 'mine.yaml': GAME }))).toBeGreaterThan(0)
    expect(readdirSync(folder)).toEqual([])
  })

  test('checks of which a document could not be read', () => {
    const seen = new RecordedRequest({
      file: sourceFile('mine.yaml', VARIANT),
      host: {
        documents: () => [
          {
            name: 'gone.yaml',
            place: 'project',
            head: () => MODULE,
            read: () => {
              throw new Error('gone')
            },
          },
        ],
      },
    })
    expect(() => [...seen.request.host.documents()][0]?.read()).toThrow('gone')
    expect(seen.looked).toBeUndefined()
  })

  test('checks during which a document changed', () => {
    let reads = 0
    const seen = new RecordedRequest({
      file: sourceFile('mine.yaml', VARIANT),
      host: {
        documents: () => [
          { name: 'a.yaml', place: 'project', head: () => MODULE, read: () => `${MODULE}# ${reads++}` },
        ],
      },
    })
    for (let i = 0; i < 2; i++) [...seen.request.host.documents()][0]?.read()
    expect(seen.looked).toBeUndefined()
  })

  test('anything where nothing identifies the program, or nothing is to be kept', () => {
    expect(CheckCache.of(folderWith(), undefined)).toBeUndefined()
    expect(cacheFolder({ SANDTABLE_CACHE: 'off' })).toBeUndefined()
  })
})

describe('a file that is broken', () => {
  const pathOf = (folder: string): string => join(folder, 'sound.json')

  test('at any length is as if there were none', () => {
    const folder = known()
    const text = readFileSync(pathOf(folder), 'utf8')
    for (let length = 0; length < text.length; length += 1 + Math.floor(text.length / part(120))) {
      writeFileSync(pathOf(folder), text.slice(0, length))
      expect(isKnown(folder, request(TEXTS)), String(length)).toBe(false)
    }
    expect(checked(folder, request(TEXTS))).toBe(0)
    expect(readFileSync(pathOf(folder), 'utf8')).toBe(text)
  })

  test('by its contents is as if there were none', () => {
    const folder = known()
    const kept = JSON.parse(readFileSync(pathOf(folder), 'utf8'))
    const [[key, { mark, read, digest }]] = kept.sound
    const wrong = [
      null,
      7,
      [],
      'text',
      {},
      { by: kept.by },
      { ...kept, sound: {} },
      { ...kept, sound: [7] },
      { ...kept, sound: [[key]] },
      { ...kept, sound: [[key, null]] },
      { ...kept, sound: [[key, { mark: 'x', read, digest }]] },
      { ...kept, sound: [[key, { mark: mark + 1, read, digest }]] },
      { ...kept, sound: [[key, { mark, read, digest: 7 }]] },
      { ...kept, sound: [[key, { mark, read: 'all', digest }]] },
      { ...kept, sound: [[key, { mark, read: [0.5], digest }]] },
      { ...kept, sound: [[key, { mark, read: [999], digest }]] },
      { ...kept, sound: [[key, { mark, read: [], digest }]] },
    ]
    for (const value of wrong) {
      writeFileSync(pathOf(folder), JSON.stringify(value))
      expect(isKnown(folder, request(TEXTS)), JSON.stringify(value)).toBe(false)
    }
  })

  test('or that others can write, or that is a link, is not trusted', () => {
    const folder = known()
    expect(statSync(pathOf(folder)).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    const linked = folderWith()
    symlinkSync(pathOf(folder), pathOf(linked))
    expect(isKnown(linked, request(TEXTS))).toBe(false)
    chmodSync(pathOf(folder), 0o622)
    expect(isKnown(folder, request(TEXTS))).toBe(false)
  })

  test('but is replaced by one that is', () => {
    const [open, linked] = [known(), folderWith()]
    chmodSync(pathOf(open), 0o622)
    const other = known()
    const before = readFileSync(pathOf(other), 'utf8')
    symlinkSync(pathOf(other), pathOf(linked))
    for (const folder of [open, linked]) {
      checked(folder, request(TEXTS))
      expect(lstatSync(pathOf(folder)).mode & 0o777).toBe(0o600)
      expect(isKnown(folder, request(TEXTS))).toBe(true)
    }
    expect(readFileSync(pathOf(other), 'utf8')).toBe(before)
  })

  test('and a folder that cannot be written to changes nothing', () => {
    const folder = folderWith({ kept: 'a file' })
    expect(checked(join(folder, 'kept'), request(TEXTS))).toBe(0)
    expect(readFileSync(join(folder, 'kept'), 'utf8')).toBe('a file')
  })
})

describe('the command', () => {
  const check = (folder: string, cache: string, file = 'mine.yaml') => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'check', file], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, SANDTABLE_CACHE: cache, NO_COLOR: '1' },
    })
    return { code: status, text: stdout + stderr }
  }
  const SOUND = { code: 0, text: '1 file checked: 0 errors, 0 warnings.\n' }

  test('says the same the second time, and sees every change', () => {
    const folder = folderWith(TEXTS)
    const cache = join(folder, 'kept')
    expect(check(folder, 'off')).toEqual(SOUND)
    expect(existsSync(cache)).toBe(false)
    expect(check(folder, cache)).toEqual(SOUND)
    const kept = readFileSync(join(cache, 'sound.json'), 'utf8')
    expect(check(folder, cache)).toEqual(SOUND)
    expect(readFileSync(join(cache, 'sound.json'), 'utf8')).toBe(kept)
    writeFileSync(join(folder, 'longer.yaml'), `${MODULE}bored: 3\n`)
    expect(check(folder, cache)).toEqual(check(folder, 'off'))
    expect(check(folder, cache).code).toBe(1)
  })

  test('may run several times at once', async () => {
    const folder = folderWith(TEXTS)
    const cache = join(folder, 'kept')
    mkdirSync(cache)
    const { spawned } = await import('./sandtable.ts')
    process.env['SANDTABLE_CACHE'] = cache
    try {
      const ended = await Promise.all(
        ['mine.yaml', 'longer.yaml', 'mine.yaml'].map((file) => spawned(['check', file], folder)),
      )
      expect(ended.map(({ code, out }) => ({ code, text: out }))).toEqual([SOUND, SOUND, SOUND])
    } finally {
      delete process.env['SANDTABLE_CACHE']
    }
    expect(readdirSync(cache).toSorted()).toEqual(['code-check.bin', 'heads.json', 'sound.json', 'trees.txt'])
    expect(JSON.parse(readFileSync(join(cache, 'sound.json'), 'utf8')).sound.length).toBeGreaterThan(0)
    expect(check(folder, cache)).toEqual(SOUND)
  })
})
