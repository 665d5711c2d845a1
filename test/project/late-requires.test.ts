import { describe, expect, test } from 'vitest'
import { lateRequires } from '../../.ci/late-requires.ts'

/** Runs a script of a bundle, and lists what it requires, and when. */
function ran(code: string): readonly string[] {
  const seen: string[] = []
  const require = (id: string): object => {
    seen.push(id)
    return {
      value: id,
      Made: class {
        readonly is = id
      },
      list: [id],
    }
  }
  // oxlint-disable-next-line no-implied-eval, no-new-func
  new Function('require', 'say', lateRequires(code))(require, (word: string) => seen.push(word))
  return seen
}

describe('scripts of the bundle', () => {
  const head = 'const require_a = require("./a.cjs");\nlet node_b = require("node:b");\n'

  test('require what they import when they first use it, and once', () =>
    expect(ran(`${head}say("begun");\nsay(require_a.value);\nsay(require_a.value);`)).toEqual([
      'begun',
      './a.cjs',
      './a.cjs',
      './a.cjs',
    ]))

  test('use it as it was used', () => {
    expect(
      ran(`${head}say((0, node_b.value));\nsay(new require_a.Made().is);\nsay([...require_a.list][0]);`),
    ).toEqual(['node:b', 'node:b', './a.cjs', './a.cjs', './a.cjs'])
    expect(ran(`${head}const o = { require_a$1: 1, require_a: 2 };\nsay(o.require_a);`)).toContain('./a.cjs')
  })

  test('require at once what they hand on as a whole', () =>
    expect(
      ran('let node_b = require("node:b");\nnode_b = Object.assign({}, node_b);\nsay("begun");'),
    ).toEqual(['node:b', 'begun']))
})
