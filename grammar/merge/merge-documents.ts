import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { RulesetDocument } from '../document/load-document.ts'
import { tidy } from '../document/names.ts'
import { sourceFile } from '../source/source-file.ts'
import { span } from '../source/span.ts'
import type { YamlText } from '../yaml/tree.ts'
import type { Collected } from './collected.ts'
import { reportConflicts, reportReplacements } from './conflicts.ts'
import { emptyDraft, finished } from './draft.ts'
import { layDocument } from './lay-document.ts'
import type { Layer, MergedGame, MergedNode } from './merged.ts'
import { reportMissingTargets } from './targets.ts'

type Merged = Pick<MergedGame, 'sections' | 'hooks' | 'changes' | 'fixedOptions'>

/** Lays the documents over each other, in order. */
export function mergeDocuments(
  documents: readonly RulesetDocument[],
  layers: readonly Layer[],
  incomplete: boolean,
  given: ReadonlyMap<string, string>,
  diagnostics: Diagnostics,
): Merged {
  const game = emptyDraft()
  const collected: Collected = { hooks: [], changes: [], fixed: [] }
  documents.forEach((document, index) => {
    const layer = layers[index]
    if (layer === undefined) return
    const { broken, dotted } = document
    layDocument(game, document, collected, { layer, broken, dotted, diagnostics, incomplete })
  })
  const last = layers.at(-1)
  if (last !== undefined) {
    for (const [name, value] of given) collected.fixed.push({ ...givenOption(name, value), layer: last })
  }
  reportConflicts(game, [], diagnostics)
  reportReplacements(collected.hooks, diagnostics)
  if (!incomplete) reportMissingTargets(game, collected, diagnostics)
  const sections = new Map<string, MergedNode>()
  for (const entry of finished(game).entries) sections.set(entry.name, entry.value)
  const fixedOptions = new Map(
    collected.fixed.map(({ key, value, layer }) => [tidy(key.text), { value, layer }]),
  )
  return { sections, hooks: collected.hooks, changes: collected.changes, fixedOptions }
}

/** What was given from outside has a line of its own to point at. */
function givenOption(name: string, value: string): { readonly key: YamlText; readonly value: YamlText } {
  const file = sourceFile('options', `${name}: ${value}`)
  return { key: textAt(0, name), value: textAt(name.length + 2, value) }

  function textAt(start: number, text: string): YamlText {
    return {
      kind: 'text',
      span: span(file, start, start + text.length),
      text,
      style: 'plain',
      flow: false,
      offsetAt: (index) => start + index,
    }
  }
}
