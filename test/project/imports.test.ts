import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Folder -> what it may import besides itself. The same table stands in docs/architecture.md. */
const MAY_IMPORT = new Map<string, readonly string[]>([
  ['grammar/source', []],
  ['grammar/diagnostics', ['grammar/source', 'string-width', 'wrap-ansi']],
  ['grammar/yaml', ['grammar/source', 'grammar/diagnostics', 'grammar/limits.ts', 'js-yaml']],
  [
    'grammar/expression',
    ['grammar/source', 'grammar/diagnostics', 'grammar/limits.ts', 'grammar/yaml', 'chevrotain'],
  ],
  [
    'grammar/document',
    [
      'grammar/source',
      'grammar/diagnostics',
      'grammar/limits.ts',
      'grammar/yaml',
      'grammar/expression',
      'ajv',
      'vite',
      'node:',
    ],
  ],
  ['grammar/format', ['grammar/source', 'grammar/diagnostics', 'grammar/yaml']],
  [
    'grammar/merge',
    [
      'grammar/source',
      'grammar/diagnostics',
      'grammar/limits.ts',
      'grammar/yaml',
      'grammar/expression',
      'grammar/document',
    ],
  ],
  ['grammar/ir', ['grammar/source']],
  ['grammar/types', ['grammar/source', 'grammar/diagnostics', 'grammar/expression']],
  [
    'grammar/names',
    [
      'grammar/source',
      'grammar/yaml',
      'grammar/expression',
      'grammar/document/names.ts',
      'grammar/merge',
      'grammar/types',
    ],
  ],
  [
    'grammar/book',
    ['grammar/source', 'grammar/diagnostics', 'grammar/yaml', 'grammar/expression', 'grammar/document'],
  ],
  [
    'grammar/check',
    [
      'grammar/source',
      'grammar/diagnostics',
      'grammar/limits.ts',
      'grammar/yaml',
      'grammar/expression',
      'grammar/book',
      'grammar/document/names.ts',
      'grammar/merge',
      'grammar/types',
      'grammar/names',
      'grammar/ir',
    ],
  ],
  [
    'grammar/examples',
    [
      'grammar/source',
      'grammar/diagnostics',
      'grammar/yaml',
      'grammar/expression',
      'grammar/book',
      'grammar/merge',
      'grammar/ir',
      'grammar/check',
      'grammar/names',
    ],
  ],
  ['interpreter/describe', ['grammar']],
  ['interpreter/rulebook', ['grammar', 'interpreter/describe']],
  ['interpreter/mutants', ['grammar', 'interpreter/examples']],
  [
    'interpreter/deduction',
    [
      'grammar/ir',
      'interpreter/program.ts',
      'interpreter/closures/program.ts',
      'interpreter/match/layout.ts',
      'interpreter/state/table-plan.ts',
      'interpreter/view/knows.ts',
    ],
  ],
  ['interpreter/state', ['grammar/ir', 'grammar/diagnostics', 'interpreter/program.ts']],
  [
    'interpreter/why',
    [
      'grammar/ir',
      'interpreter/program.ts',
      'interpreter/rule-place.ts',
      'interpreter/notation',
      'interpreter/view/knows.ts',
    ],
  ],
  [
    'interpreter/players',
    [
      'grammar/ir',
      'interpreter/program.ts',
      'interpreter/deduction',
      'interpreter/match/move.ts',
      'interpreter/match/layout.ts',
      'interpreter/notation/notation.ts',
      'interpreter/state/chance.ts',
      'interpreter/view/view.ts',
    ],
  ],
  [
    'interpreter/closures',
    ['grammar/ir', 'grammar/diagnostics', 'interpreter/program.ts', 'interpreter/state'],
  ],
  [
    'interpreter/codegen',
    [
      'grammar/ir',
      'grammar/diagnostics',
      'interpreter/program.ts',
      'interpreter/state',
      'interpreter/closures',
    ],
  ],
])

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
}

function imports(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [
    ...text.matchAll(/^(?:\} |import |export ).*?from '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm),
  ]
    .map(([, first, second, third]) => first ?? second ?? third ?? '')
    .map((target) => (target.startsWith('.') ? relative(ROOT, join(ROOT, dirname(file), target)) : target))
}

describe('imports run one way', () => {
  for (const [folder, allowed] of MAY_IMPORT)
    test(folder, () => {
      const wrong = sources(folder).flatMap((file) =>
        imports(file)
          .filter((target) => !target.startsWith(`${folder}/`) && !allowed.some((a) => target.startsWith(a)))
          .map((target) => `${file} imports ${target}`),
      )
      expect(wrong).toEqual([])
    })

  test('the grammar knows nothing of the interpreter', () => {
    const wrong = sources('grammar').filter((file) =>
      imports(file).some((target) => target.startsWith('interpreter')),
    )
    expect(wrong).toEqual([])
  })

  test('only host-node and cli use modules of Node', () => {
    const wrong = [...sources('grammar'), ...sources('interpreter')].filter(
      (file) =>
        !file.startsWith('interpreter/host-node/') &&
        !file.startsWith('interpreter/cli/') &&
        // The build of the schema validator is run by hand, never by the engine.
        file !== 'grammar/document/compile-schema.ts' &&
        imports(file).some((target) => target.startsWith('node:')),
    )
    expect(wrong).toEqual([])
  })

  test('nothing depends on the clock, on chance of the machine, or on its language', () => {
    const banned =
      /\bMath\.random\b|\bDate\b|\bperformance\b|\blocaleCompare\b|\bIntl\b|\btoLocale\w+|\beval\(/
    const wrong = [...sources('grammar'), ...sources('interpreter')].filter(
      (file) =>
        !file.startsWith('interpreter/host-node/') &&
        !file.startsWith('interpreter/cli/') &&
        banned.test(readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')),
    )
    expect(wrong).toEqual([])
  })

  test('one file alone turns text into code', () => {
    const wrong = [...sources('grammar'), ...sources('interpreter')].filter(
      (file) =>
        file !== 'interpreter/codegen/link.ts' &&
        /\bFunction\(|\beval\(/.test(
          readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
        ),
    )
    expect(wrong).toEqual([])
  })
})
