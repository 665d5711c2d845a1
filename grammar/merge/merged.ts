import type { SourceFile } from '../source/source-file.ts'
import type { DataFile } from './data-files.ts'
import type { YamlList, YamlMap, YamlNode, YamlText } from '../yaml/tree.ts'
import type { Sections } from './sections.ts'

/**
 * A game after `extends`, `uses` and its own document have been merged: one tree in which every line still knows the
 * document it came from and what it replaced.
 */
export type MergedNode = MergedMap | YamlList | YamlText

export interface MergedMap {
  readonly kind: 'map'
  readonly entries: readonly MergedEntry[]
}

export interface MergedEntry {
  /**
   * The key as the first document that has it wrote it: of `fight(your soldier called attacker)` the whole head. Later
   * layers may leave the head out.
   */
  readonly key: YamlText
  /** What entries are merged by: the key without its parentheses and what follows them. */
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
  readonly when: 'before' | 'after' | 'instead of'
  /** Name of a stage, action or `whenever` rule. */
  readonly target: YamlText
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
  /** Part of it could not be read or found: missing entries are not reported again. */
  readonly incomplete: boolean
  /** The document that was loaded; for a module, its own file laid over the game that it is for. */
  readonly layers: readonly Layer[]
  /**
   * All sections of the game but those below, by name, merged: `players`, `numbers`, `options`, `values`, `pieces`,
   * `places`, `areas`, `box`, `setups`, `track`, `rules`, `terms`, `tables`, `play`, `stages`, `actions`, `history`,
   * `forbid`, `whenever`, `end`, `says`, `rulings`, `layout`...
   */
  readonly sections: Sections
  /** What documents removed, by name: a message about a remaining mention can say who did. */
  readonly removed: ReadonlyMap<string, YamlText>
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
  /** Labels of inherited examples that this game is meant to overturn. */
  readonly overturned: readonly YamlText[]
  /** `in other examples`: neutral values of a module's own state. */
  readonly neutral: readonly { readonly body: YamlNode; readonly layer: Layer }[]
  /** Files of each class under `data`, by the name of the class. */
  readonly data: ReadonlyMap<string, readonly DataFile[]>
  /** The file of data that was loaded, if it was one: the game is then shown with it. */
  readonly shown?: string
  /** The words of a language that the loaded document gives; undefined if it is another kind of document. */
  readonly texts: YamlMap | undefined
  /** SHA-256, as hex, of what all layers say, in order: comments and layout make no difference. */
  readonly hash: string
}

/** All texts in a node, however deep; lists aside. */
export function textsWithin(node: MergedNode | YamlNode): readonly YamlText[] {
  if (node.kind === 'text') return [node]
  return node.kind === 'map' ? node.entries.flatMap(({ value }) => textsWithin(value)) : []
}
