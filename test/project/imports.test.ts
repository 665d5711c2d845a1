import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const PAGE = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')

/** Folder or file -> its layer, from the list of the page about the architecture. */
const LAYERS: ReadonlyMap<string, { readonly at: number; readonly isRecursive: boolean }> = new Map(
  [...PAGE.matchAll(/^(\d+)\. (`.*)$/gmu)].flatMap(([, at, names = '']) =>
    named(names).map((name) => [name, { at: Number(at), isRecursive: names.includes(' with ') }] as const),
  ),
)

/** Folders that may import less than what their layer allows. */
const NARROWER = [...PAGE.matchAll(/^\| (`[^|]*?) +\| ((?:of .*?)?(?:only|never)) +\| (.*?) +\|$/gmu)].map(
  ([, folders = '', rule = '', what = '']) => ({
    folders: named(folders),
    of: rule === 'of the grammar only' ? 'grammar' : named(rule)[0],
    isNever: rule === 'never',
    what: named(what),
  }),
)

/** Package -> where alone it may be used. */
const PACKAGES: ReadonlyMap<string, readonly string[]> = new Map(
  [...PAGE.matchAll(/^\| (`[^|/]*?`|`@?[^|]*?) +\| (`(?:grammar|interpreter|editor)[^|]*?) +\|$/gmu)].flatMap(
    ([, packages = '', where = '']) => named(packages).map((name) => [name, named(where)] as const),
  ),
)

function named(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name)
}

/** The folder or file of the list that a file belongs to: the innermost one. */
function partOf(file: string): string | undefined {
  return [...LAYERS.keys()]
    .filter((name) => isIn(file, name))
    .toSorted((one, other) => other.length - one.length)[0]
}

function isIn(target: string, folder: string): boolean {
  return target === folder || target.startsWith(`${folder}/`)
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

  test('every file has a layer, and every layer has files', () => {
    expect(files.filter((file) => partOf(file) === undefined)).toEqual([])
    const parts = new Set(files.map(partOf))
    expect([...LAYERS.keys()].filter((name) => !parts.has(name))).toEqual([])
  })

  test.each([...LAYERS])('%s imports from the layers above it in the list', (part, { at, isRecursive }) => {
    const wrong = files
      .filter((file) => partOf(file) === part)
      .flatMap((file) =>
        imports(file)
          .filter((target) => {
            const other = partOf(target)
            const layer = other === undefined ? undefined : LAYERS.get(other)
            if (other === part || layer === undefined) return false
            return layer.at > at || (layer.at === at && !isRecursive)
          })
          .map((target) => `${file} imports ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test.each(NARROWER)('$folders may import less', ({ folders, of, isNever, what }) => {
    const own = files.filter((file) => folders.some((folder) => isIn(file, folder)))
    expect(own.length).toBeGreaterThan(0)
    const wrong = own.flatMap((file) => {
      const around = folders.find((folder) => isIn(file, folder)) ?? file
      return imports(file)
        .filter((target) => !isIn(target, around) && (of === undefined || isIn(target, of)))
        .filter((target) => what.some((each) => isIn(target, each)) === isNever)
        .map((target) => `${file} imports ${target}`)
    })
    expect(wrong).toEqual([])
  })

  test('there are few such exceptions', () => {
    expect(NARROWER.length).toBeGreaterThan(5)
    expect(NARROWER.length).toBeLessThanOrEqual(10)
  })

  test('a package is used only where the page says', () => {
    expect(PACKAGES.size).toBeGreaterThan(8)
    const wrong = files.flatMap((file) =>
      imports(file)
        .filter((target) => !/^(?:grammar|interpreter|editor|\.ci)\//u.test(target))
        .filter((target) => !target.startsWith('node:') || PACKAGES.has(target))
        .filter((target) => {
          const where = [...PACKAGES].find(([name]) => isIn(target, name))?.[1] ?? []
          return !where.some((folder) => isIn(file, folder))
        })
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
