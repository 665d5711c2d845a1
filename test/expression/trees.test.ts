import { describe, expect, test } from 'vitest'
import { parseText } from '../../grammar/expression/parse.ts'
import { textSource } from '../../grammar/expression/text-source.ts'
import { children, expressionsIn } from '../../grammar/expression/walk.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import type { YamlText } from '../../grammar/yaml/tree.ts'
import { bare, read } from './reading.ts'

function expression(text: string) {
  const { tree } = parseText('expression', text)
  if (tree === undefined) throw new Error(`not read: ${text}`)
  return tree
}

const name = (text: string) => ({ kind: 'name', name: { text } })

describe('trees', () => {
  test('a condition takes everything to its right, parentheses stop it', () => {
    expect(bare(expression('any x where p or q'))).toMatchObject({
      kind: 'exists',
      nouns: { where: { kind: 'or' } },
    })
    expect(bare(expression('(any x where p) or q'))).toMatchObject({
      kind: 'or',
      terms: [{ kind: 'exists' }, name('q')],
    })
  })

  test('`else` belongs to the nearest `if`', () => {
    expect(bare(expression('if p then if q then r else s'))).toMatchObject({
      else: undefined,
      then: { kind: 'if', else: name('s') },
    })
  })

  test('`has` belongs to the nearest quantifier', () => {
    expect(bare(expression('any x in y has 2 z'))).toMatchObject({
      kind: 'exists',
      has: {
        kind: 'bundle',
        lots: [{ least: 2, most: 2, name: { text: 'z' } }],
        ofOne: undefined,
        joined: [],
      },
    })
  })

  test('`of` goes to the right, a dot to the left', () => {
    expect(bare(expression('p of q of r.s'))).toMatchObject({
      kind: 'of',
      name: { text: 'p' },
      object: { kind: 'of', object: { kind: 'field', object: name('r'), name: { text: 's' } } },
    })
  })

  test('`and` is a bundle only before a number and a name', () => {
    expect(bare(expression('p has 1 q and 2 r'))).toMatchObject({
      kind: 'has',
      right: { lots: { length: 2 } },
    })
    expect(bare(expression('p has 1 q and 2 < r'))).toMatchObject({ kind: 'and' })
  })

  test('difference and division are counted from the left', () => {
    expect(bare(expression('9 - 4 - 3'))).toMatchObject({
      operator: '-',
      left: { operator: '-' },
      right: { value: 3 },
    })
  })

  test('words that are special at the start of a step are ordinary elsewhere', () => {
    expect(bare(read('step', 'end move').tree)).toEqual({ kind: 'end', stage: { text: 'move' } })
    expect(bare(read('step', 'you may move or else end turn').tree)).toMatchObject({
      offers: [{ name: { text: 'move' } }],
      orElse: { kind: 'end', stage: { text: 'turn' } },
    })
  })

  test('`dice` behind a number is no name', () => {
    expect(bare(read('step', 'roll 2 dice called r').tree)).toEqual(
      bare(read('step', 'roll 2 called r').tree),
    )
    expect(bare(read('step', 'roll dice called r').tree)).toMatchObject({ count: name('dice') })
  })

  test('a parameter without `called` has the name of its class', () => {
    expect(bare(read('signature', 'f(soldier, your flag called x)').tree)).toMatchObject({
      parameters: [
        { type: { text: 'soldier' }, called: { text: 'soldier' } },
        { owner: 'your', type: { text: 'flag' }, called: { text: 'x' } },
      ],
    })
  })

  test('walk sees every expression once, in the order of the text', () => {
    const tree = expression('if f(1, 2) is 3 then sum of 4 over x in g(5) where 6 < 7 else (8 + 9) * 10')
    const seen = [...expressionsIn(tree)].flatMap((node) => (node.kind === 'number' ? [node.value] : []))
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(children(tree).map((node) => node.kind)).toEqual(['is', 'fold', 'arithmetic'])
  })
})

describe('positions', () => {
  test('cover the words of each part', () => {
    const text = 'not  the deck.size is (3 + x) '
    const seen = [...expressionsIn(expression(text))].map(
      (node) => `${node.kind}: ${text.slice(node.start, node.end)}`,
    )
    expect(seen).toEqual([
      'not: not  the deck.size is (3 + x)',
      'is: deck.size is (3 + x)',
      'field: deck.size',
      'name: deck',
      'arithmetic: 3 + x',
      'number: 3',
      'name: x',
    ])
  })

  test('of a move with choices are counted in the whole text', () => {
    const text = ' attack (bomb, 2 red cards)'
    const { tree } = read('move', text)
    expect(tree).toMatchObject({
      start: 1,
      end: text.length,
      picks: [
        { start: 9, end: 13 },
        { start: 15, end: 26 },
      ],
    })
  })

  test('go back to the file through the scalar', () => {
    const file = sourceFile('rules.yaml', 'when: >\n  deck\n  is empty\n')
    const text = 'deck is empty'
    const scalar: YamlText = {
      kind: 'text',
      span: { file, start: 6, end: 27 },
      text,
      style: 'folded',
      flow: false,
      offsetAt: (index) => (index < 5 ? 10 + index : 17 + index - 5),
    }
    const source = textSource(scalar)
    expect(source.text).toBe(text)
    const { start, end } = source.spanOf(5, 7)
    expect(file.text.slice(start, end)).toBe('is')
    const whole = source.spanOf(0, text.length)
    expect(file.text.slice(whole.start, whole.end)).toBe('deck\n  is empty')
    expect(source.spanOf(13, 13)).toMatchObject({ start: 25, end: 25 })
  })
})
