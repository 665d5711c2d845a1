import type { RulesetDocument } from '../document/load-document.ts'
import type { SourceFile } from '../source/source-file.ts'
import type { DataFile } from './data-files.ts'
import type { KnownNames, YamlList, YamlMap, YamlNode, YamlText } from '../yaml/tree.ts'
import type { Sections } from './sections.ts'

/**
 * A game after `extends`, `uses` and its own document have been merged: one tree in which every line still knows its
 * document and the values it replaced.
 */
export type MergedNode = MergedMap | YamlList | YamlText

export interface MergedMap {
  readonly kind: 'map'
  readonly entries: readonly MergedEntry[]
}

export interface MergedEntry {
  /**
   * The key from the first document that has it: for `fight(your soldier called attacker)` the whole head. Later layers
   * may leave the head out.
   */
  readonly key: YamlText
  /** The merge key: the key without its parentheses and the rest. */
  readonly name: string
  /** Every key by which a document names it, base first. */
  readonly keys: readonly YamlText[]
  readonly value: MergedNode
  /** The layer that wrote `value` (for a map: that added the entry). */
  readonly layer: Layer
  /** The former values, nearest layer first. */
  readonly replaced: readonly { readonly value: MergedNode; readonly layer: Layer }[]
}

/** One document in the order of merging: base, its modules, this document's modules, this document. */
export interface Layer {
  readonly id: string
  readonly kind: 'game' | 'module'
  readonly file: SourceFile
  /** 0 is the base of all. */
  readonly index: number
}

export interface Hook {
  /** `change`: an edit of the offers of a sentence. */
  readonly when: 'before' | 'after' | 'instead of' | 'change'
  /** Name of a stage, action or `whenever` rule, or a sentence. */
  readonly target: YamlText
  /** For `change`, a text such as `also pass`. */
  readonly steps: YamlNode
  readonly layer: Layer
}

export interface TermChange {
  readonly target: YamlText
  readonly text: YamlNode
  readonly layer: Layer
}

export interface MergedGame {
  readonly id: string
  readonly title: string
  readonly abstract: boolean
  /** True if a part could not be read or found. Missing entries are then not reported again. */
  readonly incomplete: boolean
  /** The loaded document; for a module, its own file merged into its game. */
  readonly layers: readonly Layer[]
  /**
   * All sections of the game but those below, by name, merged: `players`, `numbers`, `options`, `values`, `pieces`,
   * `places`, `areas`, `box`, `setups`, `track`, `rules`, `terms`, `tables`, `play`, `stages`, `actions`, `history`,
   * `forbid`, `whenever`, `end`, `says`, `rulings`, `layout`...
   */
  readonly sections: Sections
  /** Removed entries, by name, so that a message about a remaining use can name the document. */
  readonly removed: ReadonlyMap<string, YamlText>
  /** Removed actions, and phases that have lost all their actions, by compared name. */
  readonly gone: ReadonlyMap<string, YamlText>
  /** In the order in which they run: base, modules in `uses` order, document. */
  readonly hooks: readonly Hook[]
  readonly changes: readonly TermChange[]
  /** Options fixed by a document (`with`), the last layer wins. */
  readonly fixedOptions: ReadonlyMap<
    string,
    { readonly key: YamlText; readonly value: YamlText; readonly layer: Layer }
  >
  /** Examples of all layers, with the layer that wrote each; examples files included. */
  readonly examples: readonly { readonly name: YamlText; readonly body: YamlNode; readonly layer: Layer }[]
  /** Labels of inherited examples that are expected to fail in this game. */
  readonly overturned: readonly YamlText[]
  /** `in other examples`: neutral values of a module's own state. */
  readonly neutral: readonly { readonly body: YamlNode; readonly layer: Layer }[]
  /** Files of each class under `data`, by the name of the class. */
  readonly data: ReadonlyMap<string, readonly DataFile[]>
  /** The loaded file of data, if it is one: the game is then shown with it. */
  readonly shown?: string
  /** The translations in the loaded document. Undefined for other documents. */
  readonly texts: YamlMap | undefined
  /** The documents as they are read, by the names of their files: their texts know the names that they may mention. */
  readonly read: ReadonlyMap<string, RulesetDocument>
  /** All names in them that contain words of the language. */
  readonly known: KnownNames | undefined
  /** Texts that can be read in two ways, with names that contain words of the language and without. */
  readonly twoWays: readonly YamlText[]
  /** SHA-256, as hex, of the contents of all layers, in order. Comments and layout make no difference. */
  readonly hash: string
}

/** All texts in a node, however deep; lists aside. */
export function textsWithin(node: MergedNode | YamlNode): readonly YamlText[] {
  if (node.kind === 'text') return [node]
  return node.kind === 'map' ? node.entries.flatMap(({ value }) => textsWithin(value)) : []
}
