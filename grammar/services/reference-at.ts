import { wordsOf } from '../expression/words-of.ts'
import { FUNCTIONS } from '../language/functions.ts'
import { STEPS } from '../language/steps.ts'
import { reference } from '../phrasebook/reference.ts'
import { referencePath } from '../phrasebook/reference-path.ts'
import { entryAt } from './at-offset.ts'
import type { Workspace } from './workspace.ts'

let pages: ReadonlySet<string> | undefined

/** The page of the reference about the word at an offset; undefined if the word is the author's own. */
export function referencePageAt(workspace: Workspace, name: string, offset: number): string | undefined {
  const page = pageOfWord(workspace, name, offset)
  pages ??= new Set(reference().map((each) => referencePath(each.kind, each.name)))
  return page !== undefined && pages.has(page) ? page : undefined
}

function pageOfWord(workspace: Workspace, name: string, offset: number): string | undefined {
  const entry = entryAt(workspace, name, offset)
  if (entry === undefined) return undefined
  const { node, role, path, reads, declares } = entry
  const [start] = reads
  if (start === undefined) {
    if (role !== 'key' || declares !== undefined) return undefined
    return path.length === 1
      ? referencePath('section', node.text)
      : referencePath('key', `${path[0] ?? ''} ${node.text}`)
  }
  const words = wordsOf(node.text, start, node.known)
  const at = words.findIndex(
    (word) => offset >= node.offsetAt(word.start) && offset < node.offsetAt(word.end - 1) + 1,
  )
  const wordAt = (index: number): string =>
    node.text.slice(words[index]?.start, words[index]?.end).replaceAll(/\s+/gu, ' ')
  const word = wordAt(at)
  const sort = words[at]?.sort
  if (sort === 'name')
    return wordAt(at + 1) === '(' && word in FUNCTIONS ? referencePath('function', word) : undefined
  if (sort !== 'keyword') return undefined
  if (word in STEPS) return referencePath('step', word)
  return referencePath('word', word)
}
