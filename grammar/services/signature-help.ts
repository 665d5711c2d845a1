import { bookText } from '../book/book-text.ts'
import { wordsOf } from '../expression/words-of.ts'
import { functionNamed } from '../language/functions.ts'
import type { NamedSymbol } from '../names/symbol.ts'
import { entryAt, indexIn } from './at-offset.ts'
import { declaringEntry } from './declared-entry.ts'
import { referenceAt } from './navigation.ts'
import type { Workspace } from './workspace.ts'

/** The call around an offset. */
export interface SignatureHelp {
  readonly name: string
  /** As written in the declaration. */
  readonly parameters: readonly string[]
  /** The parameter that is being written, from 0. */
  readonly active: number
  readonly doc: string | undefined
}

/** The call whose parentheses contain an offset. */
export function signatureHelp(workspace: Workspace, name: string, offset: number): SignatureHelp | undefined {
  const entry = entryAt(workspace, name, offset)
  const [start] = entry?.reads ?? []
  if (entry === undefined || start === undefined) return undefined
  const { node } = entry
  const index = indexIn(node, offset)
  const words = wordsOf(node.text, start, node.known).filter((word) => word.end <= index)
  const wordAt = (at: number): string => node.text.slice(words[at]?.start, words[at]?.end)
  let [open, commas] = [0, 0]
  for (let at = words.length - 1; at > 0; at--) {
    if (words[at]?.sort !== 'sign') continue
    if (wordAt(at) === ')') open++
    else if (wordAt(at) === ',' && open === 0) commas++
    else if (wordAt(at) === '(' && open-- === 0) {
      const called = words[at - 1]
      if (called?.sort !== 'name') return undefined
      const found = referenceAt(workspace, name, node.offsetAt(called.start))
      const parameters = found === undefined ? undefined : symbolParameters(workspace, found.symbol)
      if (found === undefined || parameters === undefined) return undefined
      const active = Math.min(commas, Math.max(0, parameters.length - 1))
      return { name: found.symbol.name, parameters, active, doc: found.symbol.doc }
    }
  }
  return undefined
}

/** The parameters of a symbol; undefined if it has none. */
export function symbolParameters(workspace: Workspace, symbol: NamedSymbol): readonly string[] | undefined {
  if (symbol.sort === 'function') return functionNamed(symbol.name)?.parameters
  const entry = declaringEntry(workspace, symbol)
  if (entry === undefined || !entry.reads.includes('signature')) return undefined
  const { partial } = bookText(entry.node).reading('signature')
  return partial?.parameters?.map(({ start, end }) => entry.node.text.slice(start, end).replace(/\s+/gu, ' '))
}
