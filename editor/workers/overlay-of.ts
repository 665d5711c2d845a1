import { hasErrors, loadRuleset, sourceFile } from '../../interpreter/index.ts'
import type { MergedGame, RulesetRequest } from '../../interpreter/index.ts'
import type { Documents } from '../workspace/documents.ts'
import type { OverlayAsked } from './reading-calls.ts'

type Node = MergedGame['sections'] extends ReadonlyMap<string, infer S> ? S : never
/** Items of lists are not merged: each comes from one document. */
type Inner = Extract<Node, { readonly kind: 'list' }>['items'][number]

/**
 * The changes made to a document, as a variant of the original: new and changed entries go under dotted keys, and
 * entries that are gone are `removed`. The variant is tried out, and returned only if it results in the same rules.
 */
export function overlayOf(
  documents: Documents,
  { file, original, id, title }: OverlayAsked,
): { readonly text: string } | { readonly refused: string } {
  const edited = documents.file(file)
  const host = documents.hostFor(file)
  if (edited === undefined) return { refused: 'it is gone' }
  const game = (request: RulesetRequest): MergedGame | undefined => {
    const { ruleset, diagnostics } = loadRuleset(request)
    return hasErrors(diagnostics) ? undefined : ruleset?.game
  }
  const now = game({ file: edited, host })
  const before = game({ file: sourceFile(file, original), host })
  if (now === undefined || before === undefined) return { refused: 'it has mistakes' }
  if (now.id !== before.id) return { refused: 'it is another game' }
  const lines = [...new Set([...before.sections.keys(), ...now.sections.keys()])].flatMap((section) =>
    changes([section], before.sections.get(section), now.sections.get(section)),
  )
  if (lines.length === 0) return { refused: 'nothing in it has changed' }
  const text = `sandtable: 1\nid: ${id}\nextends: ${before.id}\ntitle: ${title}\n\n${lines.join('\n')}\n`
  const base = sourceFile(file, original)
  const others = [...host.documents()].filter(({ name }) => name !== file)
  const beside = { name: file, place: 'project' as const, read: () => base.text }
  const tried = game({ file: sourceFile(`${id}.yaml`, text), host: { documents: () => [beside, ...others] } })
  return tried !== undefined && allOf(tried) === allOf(now)
    ? { text }
    : { refused: 'the changes are of a kind that no variant can say' }
}

function changes(
  path: readonly string[],
  before: Node | undefined,
  now: Node | undefined,
): readonly string[] {
  const key = path.join('.')
  if (now === undefined) return before === undefined ? [] : [`${key}: removed`]
  if (before?.kind === 'map' && now.kind === 'map') {
    const names = [...new Set([...now.entries, ...before.entries].map(({ name }) => name))]
    return names.flatMap((name) =>
      changes(
        [...path, name],
        before.entries.find((entry) => entry.name === name)?.value,
        now.entries.find((entry) => entry.name === name)?.value,
      ),
    )
  }
  if (before !== undefined && written(before) === written(now)) return []
  return [block(key, now, 0)]
}

/** The contents of a value, without comments and layout. */
function written(node: Node | Inner): string {
  return block('', node, 0)
}

/** An entry as YAML. Texts are copied as their author wrote them. */
function block(key: string, node: Node | Inner, depth: number): string {
  const indent = '  '.repeat(depth)
  const head = key === '' ? indent : `${indent}${key}:`
  if (node.kind === 'text') {
    const { start, end, file } = node.span
    const text = file.text.slice(start, end)
    return `${head} ${text.includes('\n') ? blockText(node.text, depth + 1) : text}`.trimEnd()
  }
  const inner =
    node.kind === 'map'
      ? node.entries.map((entry) => block(keyOf(entry), entry.value, depth + 1))
      : node.items.map((item) => `${'  '.repeat(depth + 1)}- ${block('', item, 0).trim()}`)
  return [head, ...inner].join('\n')
}

function keyOf({ key }: Pick<Extract<Inner, { readonly kind: 'map' }>['entries'][number], 'key'>): string {
  const { start, end, file } = key.span
  return file.text.slice(start, end)
}

function blockText(text: string, depth: number): string {
  const indent = '  '.repeat(depth)
  return `|\n${text
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line))
    .join('\n')}`
}

/** The contents of a game, in a form that is equal for equal games, whichever documents they come from. */
function allOf(game: MergedGame): string {
  return JSON.stringify([...game.sections].map(([section, value]) => [section, plain(value)]).sort())
}

function plain(node: Node): unknown {
  return node.kind === 'map'
    ? node.entries.map(({ name, value }) => [name, plain(value)]).sort()
    : written(node).trim()
}
