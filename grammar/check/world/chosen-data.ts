import { suggestion } from '../../diagnostics/suggestion.ts'
import type { DataFile } from '../../merge/data-files.ts'
import type { MergedEntry, MergedGame, MergedNode } from '../../merge/merged.ts'
import { Sections } from '../../merge/sections.ts'
import type { Span } from '../../source/span.ts'
import type { YamlEntry, YamlNode } from '../../yaml/tree.ts'
import { fieldIn, type DataClass, type DataField } from './data-classes.ts'
import type { OptionOfData } from './options.ts'
import type { Reporter } from './reporter.ts'
import { nameText } from './tree-reading.ts'
import type { OptionInfo } from './world.ts'

/** The data chosen by options, by option name. */
export type ChosenData = ReadonlyMap<string, { readonly of: DataClass; readonly file: DataFile }>

/** The file that was loaded, if it is a data file. */
export function shownData({ shown }: MergedGame, classes: readonly DataClass[]): OptionOfData | undefined {
  for (const { name, files } of classes) {
    const value = files.findIndex(({ document }) => document.file.name === shown)
    if (value >= 0) return { of: name, value }
  }
  return undefined
}

export function chosenData(options: readonly OptionInfo[], classes: readonly DataClass[]): ChosenData {
  return new Map(
    options.flatMap(({ name, type, value }) => {
      const of = classes.find((one) => type.kind === 'enumeration' && type.name === one.name)
      const file = of?.files[value]
      return of === undefined || file === undefined ? [] : [[name, { of, file }] as const]
    }),
  )
}

/** `terrain.special`: the node under a key of the chosen file; undefined if the text mentions no data. */
export function chosenPart(
  written: string,
  at: Span,
  chosen: ChosenData,
  reporter: Reporter,
): MergedNode | undefined {
  const dot = written.indexOf('.')
  const found = dot < 0 ? undefined : chosen.get(nameText(written.slice(0, dot)))
  if (found === undefined) return undefined
  const { of, file } = found
  const name = nameText(written.slice(dot + 1))
  const field = of.fields.get(name)
  if (field === undefined)
    return reporter.report('ST4004', at, `\`${of.name}\` has no field called \`${name}\`.`, {
      ...suggestion(name, [...of.fields.keys()]),
    })
  const node = fieldIn(file.document.root, name)
  if (node !== undefined) return mergedNode(withKnown(node, field.holds), file)
  return field.holds.kind === 'each' ? { kind: 'map', entries: [] } : undefined
}

/** Drops entries that are not declared there: they are already reported. */
function withKnown(node: YamlNode, holds: DataField['holds']): YamlNode {
  if (holds.kind !== 'each' || holds.one !== undefined || node.kind !== 'map') return node
  const entries = node.entries.map(({ key, value }) =>
    value.kind === 'map'
      ? {
          key,
          value: { ...value, entries: value.entries.filter((e) => holds.fields.has(nameText(e.key.text))) },
        }
      : { key, value },
  )
  return { ...node, entries }
}

/** Sections that may use the contents of a data file. */
const TAKE_UP = ['places', 'areas', 'regions', 'box', 'setups'] as const

/** The game, with names such as `terrain.paths` replaced by the parts of the chosen files. */
export function withChosenData(game: MergedGame, chosen: ChosenData, reporter: Reporter): MergedGame {
  if (chosen.size === 0) return game
  const sections = new Sections(game.sections, game.sections.lookedAt)
  for (const name of TAKE_UP) {
    const node = sections.get(name)
    if (node !== undefined) sections.set(name, filledIn(node, chosen, reporter))
  }
  // Spreading the game would compute its hash, which is not needed here.
  const filled: MergedGame = Object.create(game, { sections: { value: sections, enumerable: true } })
  return filled
}

function filledIn(node: MergedNode, chosen: ChosenData, reporter: Reporter): MergedNode {
  if (node.kind === 'text') return chosenPart(node.text, node.span, chosen, reporter) ?? node
  if (node.kind === 'list') return node
  const entries = node.entries.map((entry) => {
    const value = filledIn(entry.value, chosen, reporter)
    return value === entry.value ? entry : { ...entry, value }
  })
  return entries.some((entry, i) => entry !== node.entries[i]) ? { ...node, entries } : node
}

function mergedNode(node: YamlNode, file: DataFile): MergedNode {
  if (node.kind !== 'map') return node
  return { kind: 'map', entries: node.entries.map((entry) => mergedEntry(entry, file)) }
}

function mergedEntry({ key, value }: YamlEntry, file: DataFile): MergedEntry {
  const merged = mergedNode(value, file)
  return { key, name: key.text, keys: [key], value: merged, layer: file.layer, replaced: [] }
}
