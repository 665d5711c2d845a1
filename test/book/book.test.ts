import { beforeAll, describe, expect, test } from 'vitest'
import { bookOf } from '../../grammar/book/book.ts'
import { bookText } from '../../grammar/book/book-text.ts'
import { KnownDocuments } from '../../grammar/document/known-documents.ts'
import type { RulesetDocument } from '../../grammar/document/load-document.ts'
import { parseText, type Start } from '../../grammar/expression/parse.ts'
import { Parser } from '../../grammar/expression/parser.ts'
import { checkRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import type { YamlNode, YamlText } from '../../grammar/yaml/tree.ts'
import { bare, printed } from '../expression/reading.ts'
import { shipped } from '../fuzz/corpus.ts'
import { VOLUME } from '../volume.ts'

/** Without much time only a few families are checked: boards with armies, boards with rays, and cards. */
const checked = VOLUME.isLong
  ? shipped
  : shipped.filter(([name]) => /^rulesets\/\w+\/(?:stratego|hearts|draughts|chess)\//.test(name))

/** Every text that the parser was given, with repetitions. */
const parsed: string[] = []
const known = new KnownDocuments()

function checkAll(): void {
  const host = memoryHost(checked, 'shipped')
  for (const [name, text] of checked.filter(([name]) => !/\/(texts|examples)\//.test(name)))
    checkRuleset({ file: sourceFile(name, text), host, known })
}

beforeAll(() => {
  const { get, set } = Object.getOwnPropertyDescriptor(inheritedBy(Parser.prototype, 'input'), 'input') ?? {}
  if (get === undefined || set === undefined) throw new Error('the parser takes its words in another way')
  Object.defineProperty(Parser.prototype, 'input', {
    configurable: true,
    get,
    set(this: Parser, tokens: readonly { readonly image: string }[]) {
      parsed.push(tokens.map(({ image }) => image).join(' '))
      set.call(this, tokens)
    },
  })
  checkAll()
  Reflect.deleteProperty(Parser.prototype, 'input')
})

function inheritedBy(prototype: object, name: string): object {
  for (let at: object | null = prototype; at !== null; at = Object.getPrototypeOf(at))
    if (Object.hasOwn(at, name)) return at
  throw new Error(`nobody has ${name}`)
}

/** Every scalar of a document, keys included. */
function* texts(node: YamlNode): Iterable<YamlText> {
  if (node.kind === 'text') yield node
  else if (node.kind === 'list') for (const item of node.items) yield* texts(item)
  else
    for (const { key, value } of node.entries) {
      yield key
      yield* texts(value)
    }
}

const entriesOf = ({ root }: RulesetDocument) => new Set(texts(root))

describe('the book of the shipped rulesets', () => {
  test('has every text of every document once', () => {
    const documents = known.all.filter(({ kind }) => kind !== 'data')
    expect(documents.length).toBeGreaterThan(12)
    for (const document of documents) {
      const nodes = bookOf(document).map(({ node }) => node)
      expect(new Set(nodes)).toEqual(entriesOf(document))
      expect(nodes).toHaveLength(entriesOf(document).size)
    }
  })

  test('is read as the schema says', () => {
    let read = 0
    for (const document of known.all)
      for (const { node, reads, path } of bookOf(document)) {
        const other = [...bookText(node).readAs].filter((start) => !reads.includes(start))
        if (other.length > 0)
          expect.fail(`${document.file.name}: ${path.join(' / ')} is read as ${other.join()}`)
        read += bookText(node).readAs.size
      }
    expect(read).toBeGreaterThan(1000)
  })

  test('is parsed once, text by text', () => {
    const starts = new Map<string, Set<Start>>()
    for (const document of known.all)
      // The content of a data file is read as the game says, and not in any other book.
      for (const node of entriesOf(document))
        for (const start of bookText(node).readAs) {
          const of = starts.get(node.text) ?? new Set()
          starts.set(node.text, of.add(start))
        }
    const different = [...starts.values()].reduce((sum, { size }) => sum + size, 0)
    // The initial contents of a set in an example are a list in one text, and each part of it is read.
    const parts = known.all.flatMap((document) =>
      bookOf(document).flatMap(({ node, path }) =>
        path.includes('given') && bookText(node).readAs.size === 0 && !starts.has(node.text)
          ? node.text.split(',').map((part) => part.trim())
          : [],
      ),
    )
    const inParts = new Set(parts.filter((part) => parsed.includes(part)))
    expect(different).toBeGreaterThan(500)
    expect(parsed.length).toBeLessThanOrEqual(different + inParts.size)
  })

  test('is what the printer makes of it', () => {
    for (const document of known.all)
      for (const { node, reads, path } of bookOf(document))
        for (const start of bookText(node).readAs) {
          const { tree } = bookText(node).reading(start)
          // If there are several ways to read a text, one fits.
          if (tree === undefined && reads.length > 1) continue
          if (tree === undefined)
            expect.fail(`${document.file.name}: ${path.join(' / ')} cannot be read as ${start}`)
          expect(bare(parseText(start, printed(start, tree)).tree)).toEqual(bare(tree))
        }
  })
})
