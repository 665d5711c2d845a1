import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { sourceFile } from '../source/source-file.ts'
import { cutCollections } from '../yaml/flow-text.ts'
import { readYaml } from '../yaml/read.ts'
import type { YamlNode } from '../yaml/tree.ts'
import { commentsOf } from './comments.ts'
import { layOut } from './lay-out.ts'
import { sameTree } from './same-tree.ts'

type Formatted =
  | { readonly kind: 'formatted'; readonly text: string }
  /** It cannot be read as YAML; the diagnostics explain why. */
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] }

/** Limit on rounds. Moving a line may move a neighbour; more rounds have never been needed. */
const MOST_ROUNDS = 6

/**
 * Formats a ruleset: two blanks per level, one after a colon where nothing is aligned, one empty line between sections.
 * Words, their order, comments and lines are kept. Texts that YAML cut at a comma inside braces get their own lines.
 * The result is parsed again and compared: if it would mean anything else or lose a comment, the original text is
 * returned.
 */
export function formatRuleset(name: string, text: string): Formatted {
  const diagnostics = new Diagnostics()
  const tree = readYaml(sourceFile(name, text), diagnostics)
  if (diagnostics.hasErrors) return { kind: 'refused', diagnostics: diagnostics.list }
  if (tree === undefined) return { kind: 'formatted', text }
  const cut = cutCollections(tree)
  if (cut.length > 0) return formatRuleset(name, edited(text, cut))
  const allCrLf = text.includes('\r\n') && !/[^\r]\n/.test(text)
  let now = text.replace(/\r\n/g, '\n')
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = layOut(name, now)
    if (next === undefined) return { kind: 'formatted', text }
    if (next === now)
      return {
        kind: 'formatted',
        text: checked(name, text, tree, allCrLf ? now.replace(/\n/g, '\r\n') : now),
      }
    now = next
  }
  return { kind: 'formatted', text }
}

function edited(text: string, edits: ReturnType<typeof cutCollections>): string {
  return edits
    .toReversed()
    .reduce((now, { span, text: lines }) => now.slice(0, span.start) + lines + now.slice(span.end), text)
}

/** The new text if it says the same as the old one. */
function checked(name: string, old: string, tree: YamlNode, text: string): string {
  const diagnostics = new Diagnostics()
  const again = readYaml(sourceFile(name, text), diagnostics)
  if (again === undefined || diagnostics.hasErrors || !sameTree(tree, again)) return old
  const [before, after] = [commentsOf(old, tree), commentsOf(text, again)]
  const isSame = before.length === after.length && before.every((comment, i) => comment === after[i])
  return isSame ? text : old
}
