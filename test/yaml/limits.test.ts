import { describe, expect, test } from 'vitest'
import { MAX_FILE_BYTES, MAX_KEYS, MAX_NODES, MAX_YAML_DEPTH } from '../../grammar/source/limits.ts'
import type { YamlNode } from '../../grammar/yaml/tree.ts'
import { read } from './reading.ts'

/** Texts of size exactly `n`, and the code if that is too much. */
const LIMITS: readonly (readonly [name: string, limit: number, code: string, of: (n: number) => string])[] = [
  ['bytes', MAX_FILE_BYTES, 'ST1001', (n) => `a: ${'b'.repeat(n - 3)}`],
  [
    'bytes of other letters',
    MAX_FILE_BYTES,
    'ST1001',
    (n) => `a: ${'é'.repeat((n - 4) / 2)}${'b'.repeat(1 + (n % 2))}`,
  ],
  ['bytes of comments', MAX_FILE_BYTES, 'ST1001', (n) => `a: b\n${'#'.repeat(n - 5)}`],
  ['lists in brackets', MAX_YAML_DEPTH, 'ST1002', (n) => `${'['.repeat(n)}a${']'.repeat(n)}`],
  ['maps in braces', MAX_YAML_DEPTH, 'ST1002', (n) => `${'{a: '.repeat(n)}b${'}'.repeat(n)}`],
  ['pairs in brackets', MAX_YAML_DEPTH, 'ST1002', (n) => `${'[a: '.repeat(n / 2)}b${']'.repeat(n / 2)}`],
  ['dashes in one line', MAX_YAML_DEPTH, 'ST1002', (n) => `${'- '.repeat(n)}a`],
  [
    'maps below each other',
    MAX_YAML_DEPTH,
    'ST1002',
    (n) => Array.from({ length: n }, (_, i) => `${' '.repeat(i)}a:${i === n - 1 ? ' b' : ''}`).join('\n'),
  ],
  [
    'lists below each other',
    MAX_YAML_DEPTH,
    'ST1002',
    (n) => Array.from({ length: n }, (_, i) => `${' '.repeat(i)}-${i === n - 1 ? ' b' : ''}`).join('\n'),
  ],
  ['explicit keys', MAX_YAML_DEPTH, 'ST1002', (n) => `${'? '.repeat(n)}a`],
  ['names of a map', MAX_KEYS, 'ST1001', (n) => Array.from({ length: n }, (_, i) => `k${i}: v`).join('\n')],
  // The document, the list, its items, and the ends of the document and the list.
  ['parts', MAX_NODES, 'ST1001', (n) => `[${'a,'.repeat(n - 4)}]`],
]

describe('limits', () => {
  for (const [name, limit, code, of] of LIMITS) {
    const step = name === 'pairs in brackets' ? 2 : 1
    test(`${name}: ${limit - step}, ${limit} and ${limit + step}`, () => {
      const codes = (n: number) => read(of(n)).found.map((d) => d.code)
      expect(new Set(codes(limit - step))).not.toContain(code)
      expect(new Set(codes(limit))).not.toContain(code)
      expect(codes(limit + step).filter((each) => each === code)).toEqual([code])
    })
  }

  test('what is made for a limit holds as much as it says', () => {
    for (const n of [MAX_FILE_BYTES - 1, MAX_FILE_BYTES, MAX_FILE_BYTES + 1])
      for (const [name, , , of] of LIMITS.slice(0, 3))
        expect([name, new TextEncoder().encode(of(n)).length]).toEqual([name, n])
    for (const [name, limit, , of] of LIMITS.slice(3, 9))
      expect([name, depthOf(read(of(limit)).tree)]).toEqual([name, limit])
  })

  test('a limit of depth leaves the rest of the tree', () => {
    const { tree } = read(`a: b\nc: ${'['.repeat(MAX_YAML_DEPTH)}${']'.repeat(MAX_YAML_DEPTH)}\nd: e\n`)
    expect(tree?.kind === 'map' ? tree.entries.map((e) => e.key.text) : []).toEqual(['a', 'c', 'd'])
  })

  // Far beyond each limit the answer is the same: it does not depend on the available memory.
  const FAR: readonly (readonly [string, string, (n: number) => string])[] = [
    ['[', 'ST1002', (n) => `${'['.repeat(n)}${']'.repeat(n)}`],
    ['[ not closed', 'ST1002', (n) => '['.repeat(n)],
    ['{a: ', 'ST1002', (n) => '{a: '.repeat(n)],
    ['- ', 'ST1002', (n) => '- '.repeat(n)],
    ['? ', 'ST1002', (n) => '? '.repeat(n)],
    ['mixed', 'ST1002', (n) => '- ? '.repeat(n / 2)],
    ['aliases', 'ST1004', (n) => `a: &a b\nc: [${'*a,'.repeat(n / 4)}]`],
    ['an alias of itself', 'ST1004', () => 'a: &a [*a]'],
    ['anchors', 'ST1004', (n) => `[${Array.from({ length: n / 4 }, (_, i) => `&a${i} b,`).join('')}]`],
    ['tags', 'ST1005', (n) => `[${'!!int 1,'.repeat(n / 8)}]`],
    ['documents', 'ST1006', (n) => '--- a\n'.repeat(n / 8)],
    ['names twice', 'ST1003', (n) => 'a: b\n'.repeat(n / 8)],
  ]
  for (const [name, code, of] of FAR)
    test(`${name}, many times over`, () => {
      for (const n of [1_000, 10_000, 60_000]) {
        const first = read(of(n)).found.map((d) => d.code)
        expect(first).toContain(code)
        for (let again = 0; again < 3; again++) expect(read(of(n)).found.map((d) => d.code)).toEqual(first)
      }
    })

  test('bombs of aliases are no larger than what was written', () => {
    const bomb = `a: &a [x]\n${[...'bcdefghi'].map((k, i) => `${k}: &${k} [${`*${'abcdefgh'.charAt(i)},`.repeat(9)}]`).join('\n')}`
    const { tree, found } = read(bomb)
    expect(found.map((d) => d.code)).toEqual(['ST1004', 'ST1004'])
    expect(sizeOf(tree)).toBeLessThan(200)
  })

  test('names that objects have are names like any other', () => {
    const { tree, found } = read(
      '__proto__: { polluted: yes }\nconstructor: 1\ntoString: 2\nhasOwnProperty: 3\n',
    )
    expect(found).toEqual([])
    expect(tree?.kind === 'map' ? tree.entries.map((e) => e.key.text) : []).toEqual([
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
    ])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect('polluted' in {}).toBe(false)
  })

  test('texts stay what was written', () => {
    const texts = [
      'no',
      'on',
      '~',
      'null',
      '0x10',
      '1e5',
      '.inf',
      '3:2',
      '12345678901234567890',
      '2024-01-01',
    ]
    const { tree } = read(texts.map((text, i) => `k${i}: ${text}`).join('\n'))
    expect(
      tree?.kind === 'map' ? tree.entries.map((e) => e.value.kind === 'text' && e.value.text) : [],
    ).toEqual(texts)
  })
})

function depthOf(node: YamlNode | undefined): number {
  if (node === undefined || node.kind === 'text') return 0
  const parts = node.kind === 'list' ? node.items : node.entries.flatMap(({ key, value }) => [key, value])
  return 1 + Math.max(0, ...parts.map(depthOf))
}

function sizeOf(node: YamlNode | undefined): number {
  if (node === undefined || node.kind === 'text') return 1
  const parts = node.kind === 'list' ? node.items : node.entries.map(({ value }) => value)
  return parts.reduce((sum, part) => sum + sizeOf(part), 1)
}
