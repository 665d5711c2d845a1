import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { Code } from '../diagnostics/catalogue.ts'
import type { RulesetDocument } from '../document/load-document.ts'
import type { YamlEntry, YamlNode, YamlText } from '../yaml/tree.ts'
import { nearKeyAdvice } from './merge-diagnostics.ts'
import { mapIn, textIn } from './document-sections.ts'
import type { Library } from './library.ts'
import type { MergedEntry, MergedNode } from './merged.ts'

/** The game that the words are about, and further documents that they may mention. */
interface SpokenOf {
  readonly sections: ReadonlyMap<string, MergedNode>
  readonly documents: readonly RulesetDocument[]
  /** Modules of a base that this game leaves out. */
  readonly leftOut: readonly RulesetDocument[]
  readonly library: Library
}

/**
 * Checks the options, modules and conditions that rulings and longer refusals name. No rule reads these texts, so a
 * typo would never be noticed. Things that a later document has removed or left out count as present: a base makes no
 * mistake by mentioning them.
 */
export function reportWordsForPlayers(of: SpokenOf, diagnostics: Diagnostics): void {
  const written = [...of.documents, ...of.leftOut]
  const options = written.flatMap((document) => (mapIn(document, 'options')?.entries ?? []).map(nameOf))
  for (const ruling of entriesOf(of.sections.get('rulings'))) {
    for (const part of entriesOf(ruling.value)) {
      if (part.value.kind !== 'text') continue
      if (nameOf(part) === 'option') reportOption(part.value, options, diagnostics)
      if (nameOf(part) === 'module') reportModule(part.value, of, diagnostics)
    }
  }
  const labels = written.flatMap(conditionLabels)
  for (const { key } of entriesOf(of.sections.get('says')))
    if (!labels.includes(key.text)) reportLabel(key, labels, diagnostics)
}

function reportOption(written: YamlText, known: readonly string[], diagnostics: Diagnostics): void {
  if (known.includes(written.text)) return
  complain(diagnostics, 'ST2056', written, `There is no option called \`${written.text}\`.`, {
    why: 'The ruling refers players to this option.',
    ...(known.length === 0 ? { help: 'This game has no options.' } : nearKeyAdvice(written, known)),
  })
}

function reportModule(written: YamlText, of: SpokenOf, diagnostics: Diagnostics): void {
  const { library, documents } = of
  const found = library.find(written.text, written.span.file.name)
  if (found === undefined) {
    if (library.isBroken(written.text)) return
    complain(diagnostics, 'ST2057', written, `There is no module called \`${written.text}\`.`, {
      why: 'The ruling refers players to this module.',
      ...nearKeyAdvice(written, library.ids('module')),
    })
    return
  }
  const target = textIn(found, 'for')
  if (found.kind === 'module' && documents.some((document) => document.id?.text === target?.text)) return
  const message =
    found.kind === 'module'
      ? `\`${written.text}\` is a module for \`${target?.text ?? '?'}\`, so it cannot switch anything here.`
      : `\`${written.text}\` is not a module but a game.`
  complain(diagnostics, 'ST2057', written, message, {
    ...(target === undefined ? {} : { related: [{ span: target.span, label: 'the game it is for' }] }),
    why: 'A ruling names a module that players can add to this game.',
  })
}

function reportLabel(key: YamlText, known: readonly string[], diagnostics: Diagnostics): void {
  complain(
    diagnostics,
    'ST2058',
    key,
    `There is no condition called \`${key.text}\`, so this is never said.`,
    {
      why: 'A longer refusal belongs to a condition under `only if`, `rules` or `forbid`, by its label.',
      ...nearKeyAdvice(key, known),
    },
  )
}

function complain(
  diagnostics: Diagnostics,
  code: Code,
  at: YamlText,
  message: string,
  more: Partial<Parameters<Diagnostics['add']>[0]>,
): void {
  diagnostics.add({ code, severity: 'error', message, span: at.span, ...more })
}

/** Labels of all conditions of a document that can refuse a move, and of those under `rules`. */
export function conditionLabels(document: RulesetDocument): readonly string[] {
  const traits = entriesOf(mapIn(document, 'traits')).map((trait) => trait.value)
  const actions = [mapIn(document, 'actions'), ...traits.map((trait) => valueOf(trait, 'actions'))]
  return [
    ...actions.flatMap((map) =>
      entriesOf(map).flatMap((action) => entriesOf(valueOf(action.value, 'only if')).map(nameOf)),
    ),
    ...entriesOf(mapIn(document, 'rules')).flatMap((rule) => innerLabels(rule.value)),
    ...entriesOf(mapIn(document, 'forbid')).map(nameOf),
  ]
}

/** Conditions may be under `any of:`. */
function innerLabels(node: MergedNode | YamlNode): readonly string[] {
  return entriesOf(node).flatMap((entry) => [nameOf(entry), ...innerLabels(entry.value)])
}

type Entry = MergedEntry | YamlEntry

function entriesOf(node: MergedNode | YamlNode | undefined): readonly Entry[] {
  return node?.kind === 'map' ? node.entries : []
}

function valueOf(node: MergedNode | YamlNode | undefined, name: string): MergedNode | YamlNode | undefined {
  return entriesOf(node).find((entry) => nameOf(entry) === name)?.value
}

function nameOf(entry: Entry): string {
  return 'name' in entry ? entry.name : entry.key.text
}
