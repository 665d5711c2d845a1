import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Folder or file -> what it may import besides itself, from the table of the page about the architecture. */
const MAY_IMPORT: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(/^\| (`[^|]*?) +\| (.*?) +\|$/gmu),
  ].flatMap(([, folders = '', allowed = '']) =>
    named(folders).map((folder) => [folder, named(allowed)] as const),
  ),
)

function named(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name)
}

/** The row that a file belongs to: the innermost folder that contains it. */
function rowOf(file: string): string | undefined {
  return [...MAY_IMPORT.keys()]
    .filter((row) => isIn(file, row))
    .toSorted((one, other) => other.length - one.length)[0]
}

function isIn(target: string, row: string): boolean {
  return target === row || target.startsWith(row.endsWith(':') ? row : `${row}/`)
}

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/u.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
}

/** What a file imports: everything, or only the values that it statically imports. */
function imports(file: string, what: 'all' | 'values' = 'all'): string[] {
  const whole = readFileSync(join(ROOT, file), 'utf8')
  const text =
    what === 'all'
      ? whole
      : whole.replaceAll(/^(?:import|export) type [\s\S]*?from '[^']+'|\bimport\('[^']+'\)/gmu, '')
  return [
    ...text.matchAll(/^(?:\} |import |export ).*?from '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm),
  ]
    .map(([, first, second, third]) => first ?? second ?? third ?? '')
    .map((target) => (target.startsWith('.') ? relative(ROOT, join(ROOT, dirname(file), target)) : target))
}

/** What is in a cycle or leads to one: repeatedly removes whatever imports nothing that is left. */
function leftInCircles(imported: ReadonlyMap<string, Iterable<string>>): ReadonlySet<string> {
  const left = new Set(imported.keys())
  for (let size = -1; size !== left.size;) {
    size = left.size
    for (const [name, below] of imported) if (![...below].some((each) => left.has(each))) left.delete(name)
  }
  return left
}

/** `grammar/check/world/x.ts` is in `grammar/check`; entry points are not in any folder. */
function folderOf(file: string): string | undefined {
  return /^(?:grammar|interpreter|editor)\/[^/.]+(?=\/)/u.exec(file)?.[0]
}

/** Whether a file runs only on Node. */
function isForNode(file: string): boolean {
  return ['host-node', 'store', 'cli'].some((folder) => file.startsWith(`interpreter/${folder}/`))
}

describe('imports run one way', () => {
  const files = ['grammar', 'interpreter', 'editor'].flatMap(sources)

  test('every file has a row, and every row has a file', () => {
    expect(files.filter((file) => rowOf(file) === undefined)).toEqual([])
    const rows = new Set(files.map(rowOf))
    expect([...MAY_IMPORT.keys()].filter((row) => !rows.has(row))).toEqual([])
  })

  test.each([...MAY_IMPORT])('%s', (row, allowed) => {
    const own = files.filter((file) => rowOf(file) === row)
    const wrong = own.flatMap((file) =>
      imports(file)
        .filter((target) => ![row, ...allowed].some((each) => isIn(target, each)))
        .map((target) => `${file} imports ${target}`),
    )
    expect(wrong).toEqual([])
  })

  test('no folder is part of a circle', () => {
    const left = new Map<string, Set<string>>()
    for (const file of files) {
      const folder = folderOf(file)
      if (folder === undefined) continue
      const below = left.get(folder) ?? new Set()
      left.set(folder, below)
      for (const target of imports(file)) {
        const other = folderOf(target)
        if (other !== undefined && other !== folder) below.add(other)
      }
    }
    expect(left.size).toBeGreaterThan(20)
    expect([...leftInCircles(left)]).toEqual([])
  })

  test('no files import each other in circles', () => {
    const below = new Map(files.map((file) => [file, imports(file, 'values')] as const))
    expect(below.size).toBeGreaterThan(1000)
    expect([...leftInCircles(below)]).toEqual([])
  })

  test('whatever matches texts to moves gets the table as a player knows it, and never a state', () => {
    const matching = [
      ...sources('interpreter/reading'),
      'interpreter/match/refused-move.ts',
      'interpreter/match/why-asked.ts',
    ]
    const wrong = matching.filter((file) =>
      /\bInt32Array\b|\bProgram\b/u.test(readFileSync(join(ROOT, file), 'utf8')),
    )
    expect(matching.length).toBeGreaterThan(8)
    expect(wrong).toEqual([])
    const table = readFileSync(join(ROOT, 'interpreter/why/seen-table.ts'), 'utf8')
    // Private getters may.
    expect([
      ...table.matchAll(
        /(?<!#\w+\()\): (?:Int32Array|Program)\b|^ {2}readonly \w+: (?:Int32Array|Program)\b/gmu,
      ),
    ]).toEqual([])
  })

  test('the grammar knows nothing of the interpreter', () => {
    const wrong = sources('grammar').filter((file) =>
      imports(file).some((target) => target.startsWith('interpreter')),
    )
    expect(wrong).toEqual([])
  })

  test('only host-node, store and cli use modules of Node', () => {
    const wrong = [...sources('grammar'), ...sources('interpreter')].filter(
      (file) => !isForNode(file) && imports(file).some((target) => target.startsWith('node:')),
    )
    expect(wrong).toEqual([])
  })

  test('one folder alone knows databases', () => {
    const wrong = files.filter(
      (file) =>
        !file.startsWith('interpreter/store/') &&
        imports(file).some((target) => ['node:sqlite', 'pg', 'pg-boss'].includes(target)),
    )
    expect(wrong).toEqual([])
  })

  test('nothing depends on the clock, on chance of the machine, or on its language', () => {
    const banned =
      /\bMath\.random\b|\bDate\b|\bperformance\b|\blocaleCompare\b|\bIntl\b|\btoLocale\w+|\beval\(/
    const wrong = [...sources('grammar'), ...sources('interpreter')].filter(
      (file) =>
        !isForNode(file) &&
        banned.test(readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')),
    )
    expect(wrong).toEqual([])
  })

  test('one file alone turns text into code', () => {
    const wrong = [...sources('grammar'), ...sources('interpreter')].filter(
      (file) =>
        file !== 'interpreter/codegen/code/link.ts' &&
        /\bFunction\(|\beval\(/.test(
          readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
        ),
    )
    expect(wrong).toEqual([])
  })
})
