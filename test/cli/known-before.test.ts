import { chmodSync, lstatSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { headLines, scanHead } from '../../grammar/document/scan-head.ts'
import { setTreeCache } from '../../grammar/expression/tree-cache.ts'
import { parseText, type Start } from '../../grammar/expression/parse.ts'
import { isSettled } from '../../interpreter/host-node/file-stamp.ts'
import { CodeCache } from '../../interpreter/host-node/code-cache.ts'
import { HeadCache } from '../../interpreter/host-node/head-cache.ts'
import { ParsedTextsCache } from '../../interpreter/host-node/parsed-texts-cache.ts'
import { yamlFiles } from '../../interpreter/host-node/yaml-files.ts'
import { TEXTS } from '../expression/texts.ts'
import { folderWith } from './sandtable.ts'

const ROOT = join(import.meta.dirname, '../..')

describe('the lines by which documents find each other', () => {
  const same = (text: string): void => {
    expect(scanHead(headLines(text)), text).toEqual(scanHead(text))
  }

  test('say the same as the document, in all that there are', () => {
    const paths = [...yamlFiles(join(ROOT, 'rulesets')), ...yamlFiles(join(ROOT, 'test'))]
    expect(paths.length).toBeGreaterThan(100)
    for (const path of paths) same(readFileSync(path, 'utf8'))
  })

  test('and in any other', () => {
    const piece = fc.constantFrom(
      'id: a',
      ' id: b',
      'id:',
      'for: "x y"',
      "extends: 'z'",
      'id: c # d',
      '\n',
      '\r\n',
      'texts for: \t e',
      'x',
      '"',
      '#',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        same(pieces.join(''))
      }),
    )
  })
})

describe('heads of files', () => {
  const HEAD = 'sandtable: 1\nid: base\n'
  /** Files that were written long ago, as far as the disk tells. */
  const old = (count: number): readonly string[] => {
    const folder = folderWith(
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`${i}.yaml`, HEAD.replace('base', `base-${i}`)]),
      ),
    )
    return Array.from({ length: count }, (_, i) => join(folder, `${i}.yaml`))
  }
  const known = (folder: string, by = 'one'): HeadCache => {
    const heads = new HeadCache()
    heads.share(folder, by)
    return heads
  }
  /** Notes all of them in a folder, as a command does that runs a while after they were written. */
  const kept = (paths: readonly string[], later = 10_000): string => {
    const folder = join(folderWith(), 'kept')
    const heads = known(folder)
    vi.useFakeTimers({ now: Date.now() + later, toFake: ['Date'] })
    for (const path of paths) heads.note(path, 'stamp', statSync(path), readFileSync(path, 'utf8'))
    vi.useRealTimers()
    heads.keep()
    return folder
  }
  afterEach(() => void vi.useRealTimers())

  test('are known to the next command, for the same stamp alone', () => {
    const paths = old(20)
    const heads = known(kept(paths))
    for (const path of paths) {
      expect(scanHead(heads.of(path, 'stamp') ?? '')).toEqual(scanHead(readFileSync(path, 'utf8')))
      expect(heads.of(path, 'another')).toBeUndefined()
    }
    expect(heads.of('another', 'stamp')).toBeUndefined()
    expect(known(kept(paths), 'two').of(paths[0] ?? '', 'stamp')).toBeUndefined()
  })

  test('are not kept of files that may change again within the same tick of the clock', () => {
    expect(known(kept(old(20), 0)).of(old(1)[0] ?? '', 'stamp')).toBeUndefined()
    const [path = ''] = old(1)
    const stats = statSync(path)
    expect(isSettled(stats, stats.ctimeMs + 1000)).toBe(false)
    expect(isSettled(stats, stats.ctimeMs - 1000)).toBe(false)
    expect(isSettled(stats, stats.ctimeMs + 3000)).toBe(true)
    utimesSync(path, 1, 1)
    expect(isSettled(statSync(path), Date.now())).toBe(false)
  })

  test('are not written for a few', () => {
    const folder = kept(old(3))
    expect(() => readdirSync(folder)).toThrow('ENOENT')
  })

  test('of a file that is broken are not known', () => {
    const paths = old(20)
    const folder = kept(paths)
    const file = join(folder, 'heads.json')
    const text = readFileSync(file, 'utf8')
    for (const wrong of [
      '',
      'x',
      '7',
      'null',
      '{}',
      '{"by":"one"}',
      '{"by":"one","heads":[7,["a"],["a","b",3]]}',
      text.slice(0, -9),
    ]) {
      writeFileSync(file, wrong)
      expect(known(folder).of(paths[0] ?? '', 'stamp'), wrong).toBeUndefined()
    }
    writeFileSync(file, text)
    expect(known(folder).of(paths[0] ?? '', 'stamp')).toBeDefined()
    chmodSync(file, 0o622)
    expect(known(folder).of(paths[0] ?? '', 'stamp')).toBeUndefined()
  })
})

describe('trees of texts', () => {
  /** All texts that test the parser, with their trees. */
  const ALL = TEXTS.flatMap(([start, text]) => {
    const { tree, findings } = parseText(start, text)
    return tree === undefined || findings.length > 0 ? [] : [[start, text, tree] as const]
  })
  const kept = (texts: typeof ALL = ALL): string => {
    const folder = join(folderWith(), 'kept')
    const trees = new ParsedTextsCache(folder, 'one')
    for (const [start, text, tree] of texts) trees.note(start, text, tree)
    trees.keep()
    return folder
  }

  test('come back exactly as they were', () => {
    const trees = new ParsedTextsCache(kept(), 'one')
    expect(ALL.length).toBeGreaterThan(100)
    for (const [start, text, tree] of ALL) expect(trees.of(start, text), text).toStrictEqual(tree)
  })

  test('are known for their start symbol, their text and their program alone', () => {
    const folder = kept([['expression', 'a', 1 as never]])
    expect(new ParsedTextsCache(folder, 'one').of('expression', 'a')).toBe(1)
    expect(new ParsedTextsCache(folder, 'one').of('nouns', 'a')).toBeUndefined()
    expect(new ParsedTextsCache(folder, 'one').of('expression', 'a ')).toBeUndefined()
    expect(new ParsedTextsCache(folder, 'two').of('expression', 'a')).toBeUndefined()
    expect(new ParsedTextsCache(folder, 'on').of('expression', 'a')).toBeUndefined()
  })

  test('of any texts are kept apart', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom<Start>('name', 'step'),
            fc.string({ unit: 'binary' }),
            fc.string({ unit: 'binary' }),
          ),
          { maxLength: 8 },
        ),
        (texts) => {
          const last = new Map(
            texts.map(([start, text, tree]) => [`${start} ${text}`, [start, text, tree] as const]),
          )
          const trees = new ParsedTextsCache(kept(texts as never), 'one')
          for (const [start, text, tree] of last.values()) expect(trees.of(start, text)).toBe(tree)
        },
      ),
      { numRuns: 50 },
    )
  })

  test('that could not be read back as they are, are not kept', () => {
    const shared = { a: 1 }
    for (const odd of [
      undefined,
      null,
      Number.NaN,
      -0,
      new Map(),
      [shared, shared],
      { a: null },
      { a: () => 1 },
      new Date(),
    ]) {
      const folder = kept([['expression', 'a', odd as never]])
      expect(new ParsedTextsCache(folder, 'one').of('expression', 'a')).toBeUndefined()
    }
  })

  test('of a file that was cut off are whole, or not known', () => {
    const folder = kept(ALL.slice(0, 5))
    const file = join(folder, 'trees.txt')
    const text = readFileSync(file, 'utf8')
    for (let length = 0; length < text.length; length++) {
      writeFileSync(file, text.slice(0, length))
      const trees = new ParsedTextsCache(folder, 'one')
      for (const [start, own, tree] of ALL.slice(0, 5))
        expect([undefined, tree]).toContainEqual(trees.of(start, own))
    }
    expect(lstatSync(file).mode & 0o777).toBe(0o600)
  })

  test('used last are kept where there is no room for all', () => {
    const long = 'x'.repeat(1000)
    const folder = kept(Array.from({ length: 600 }, (_, i) => ['name', `${i}`, long] as never))
    const file = join(folder, 'trees.txt')
    expect(statSync(file).size).toBeLessThan(600 * 1000)
    const trees = new ParsedTextsCache(folder, 'one')
    const known = Array.from({ length: 600 }, (_, i) => i).filter(
      (i) => trees.of('name', `${i}`) !== undefined,
    )
    expect(known.length).toBeGreaterThan(300)
  })

  test('are used by the parser, and noted by it', () => {
    const noted: unknown[] = []
    const tree = { text: 'something else', start: 0, end: 3 }
    setTreeCache({
      of: (start, text) => (start === 'name' && text === 'red fox' ? tree : undefined),
      note: (...all) => noted.push(all),
    })
    try {
      expect(parseText('name', 'red fox')).toEqual({ tree, partial: tree, findings: [] })
      expect(noted).toEqual([])
      const read = parseText('name', 'grey fox').tree
      expect(noted).toEqual([['name', 'grey fox', read]])
      expect(parseText('name', 'fox, and a mistake').tree).toBeUndefined()
      expect(noted.length).toBe(1)
    } finally {
      setTreeCache(undefined)
    }
  })
})

describe('compiled code', () => {
  /** Each is another text: in one process, the engine itself knows those that it has compiled. */
  let source = ''
  let texts = 0
  const kept = (by = 'one') => new CodeCache(join(folder, 'kept'), 'check', by)
  let folder = ''
  beforeEach(() => {
    folder = folderWith()
    source = `var made = () => ({ inner: () => [1, 2, 3].map((n) => n * ${texts++}).join() }); made`
  })

  /** Runs the script as a command does, and keeps what it has compiled. */
  const ran = (code: CodeCache, milliseconds = 100, stamp = 'stamp'): Script => {
    const cachedData = code.of('a.cjs', stamp)
    const script = new Script(source, cachedData === undefined ? {} : { cachedData })
    code.note('a.cjs', stamp, script)
    script.runInThisContext()().inner()
    code.keep(milliseconds)
    return script
  }

  test('is known to the next run, functions that ran included', () => {
    expect(ran(kept()).cachedDataRejected).toBeUndefined()
    expect(ran(kept()).cachedDataRejected).toBe(false)
    const whole = kept().of('a.cjs', 'stamp')?.length ?? 0
    const code = new CodeCache(join(folder, 'idle'), 'check', 'one')
    const script = new Script(`${source} `)
    code.note('a.cjs', 'stamp', script)
    code.keep(1)
    const idle = new CodeCache(join(folder, 'idle'), 'check', 'one').of('a.cjs', 'stamp')?.length ?? 0
    expect(idle).toBeGreaterThan(0)
    expect(whole).toBeGreaterThan(idle)
  })

  test('is known for the same command, program and file alone', () => {
    ran(kept())
    expect(kept().of('a.cjs', 'stamp')).toBeDefined()
    expect(kept().of('a.cjs', 'another')).toBeUndefined()
    expect(kept().of('b.cjs', 'stamp')).toBeUndefined()
    expect(kept('two').of('a.cjs', 'stamp')).toBeUndefined()
    expect(new CodeCache(join(folder, 'kept'), 'list', 'one').of('a.cjs', 'stamp')).toBeUndefined()
    ran(kept(), 1, 'another')
    expect(kept().of('a.cjs', 'stamp')).toBeUndefined()
    expect(kept().of('a.cjs', 'another')).toBeDefined()
  })

  test('is written again only for a script that was not known, or after far more work', () => {
    const file = join(folder, 'kept/code-check.bin')
    ran(kept())
    const before = readFileSync(file)
    ran(kept(), 149)
    expect(readFileSync(file)).toEqual(before)
    ran(kept(), 151)
    expect(readFileSync(file)).not.toEqual(before)
  })

  test('that cannot be made is no failure', () => {
    const code = kept()
    const createCachedData = (): never => {
      throw new Error('no memory')
    }
    code.note('a.cjs', 'stamp', { createCachedData })
    code.keep(100)
    expect(kept().of('a.cjs', 'stamp')).toBeUndefined()
  })

  test('that the engine refuses is compiled again', () => {
    const code = kept()
    code.note('a.cjs', 'stamp', { createCachedData: () => Buffer.from('no code') })
    code.keep(100)
    expect(ran(kept(), 1).cachedDataRejected).toBe(true)
    expect(ran(kept(), 1).cachedDataRejected).toBe(false)
  })

  test('of a file that was cut off, or that others can write, is not known', () => {
    ran(kept())
    const file = join(folder, 'kept/code-check.bin')
    const whole = readFileSync(file)
    for (const length of [0, 1, 20, whole.indexOf('\n'), whole.indexOf('\n') + 1, whole.length - 1]) {
      writeFileSync(file, whole.subarray(0, length))
      expect(kept().of('a.cjs', 'stamp'), `${length}`).toBeUndefined()
    }
    for (const text of [
      'null\n',
      '7\n',
      '{}\n',
      '{"by":"one","lengths":7}\n',
      '{"by":"one","lengths":[null]}\n',
      '{"by":"one","lengths":[],"sum":0,"about":7}\n',
      '{"by":"one","lengths":[],"sum":0,"about":{"most":1,"scripts":[null]}}\n',
    ]) {
      writeFileSync(file, text)
      expect(kept().of('a.cjs', 'stamp'), text).toBeUndefined()
    }
    writeFileSync(file, whole)
    expect(kept().of('a.cjs', 'stamp')).toBeDefined()
    chmodSync(file, 0o622)
    expect(kept().of('a.cjs', 'stamp')).toBeUndefined()
  })
})
