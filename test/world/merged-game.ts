import { Diagnostics } from '../../grammar/diagnostics/diagnostic.ts'
import type { Layer, MergedEntry, MergedGame, MergedNode } from '../../grammar/merge/merged.ts'
import { Sections } from '../../grammar/merge/sections.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import type { YamlNode, YamlText } from '../../grammar/yaml/tree.ts'
import { readYaml } from '../../grammar/yaml/read.ts'
import type { World } from '../../grammar/check/world/world.ts'
import { buildWorld } from '../../grammar/check/world/build-world.ts'

/** Lays texts over each other, the first at the bottom, by the simplest rule: maps merge by name, all else is replaced. */
export function mergedGame(...texts: readonly string[]): MergedGame {
  let sections: readonly MergedEntry[] = []
  const layers: Layer[] = []
  const fixedOptions = new Map<string, { key: YamlText; value: YamlText; layer: Layer }>()
  texts.forEach((text, index) => {
    const file = sourceFile(`layer-${index}.yaml`, text)
    const diagnostics = new Diagnostics()
    const node = readYaml(file, diagnostics)
    if (node?.kind !== 'map' || diagnostics.hasErrors)
      throw new Error(`bad test text: ${JSON.stringify(diagnostics.list[0]?.message)}`)
    const layer: Layer = { id: `layer-${index}`, kind: 'game', file, index }
    layers.push(layer)
    for (const { key, value } of node.entries)
      if (key.text === 'with' && value.kind === 'map')
        for (const e of value.entries)
          if (e.value.kind === 'text') fixedOptions.set(e.key.text, { key: e.key, value: e.value, layer })
    sections = overlay(sections, node.entries, layer)
  })
  const abstract = sections.some((s) => s.name === 'abstract')
  return {
    id: 'test',
    title: 'Test',
    incomplete: false,
    abstract,
    layers,
    sections: new Sections(sections.map((s) => [s.name, s.value])),
    removed: new Map(),
    gone: new Map(),
    hooks: [],
    changes: [],
    fixedOptions,
    examples: [],
    overturned: [],
    neutral: [],
    texts: undefined,
    data: new Map(),
    read: new Map(),
    known: undefined,
    twoWays: [],
    hash: '',
  }
}

function overlay(
  below: readonly MergedEntry[],
  entries: readonly { readonly key: YamlText; readonly value: YamlNode }[],
  layer: Layer,
): readonly MergedEntry[] {
  const result = [...below]
  for (const { key, value } of entries) {
    const at = result.findIndex((e) => e.name === key.text)
    const old = result[at]
    const oldEntries = old?.value.kind === 'map' ? old.value.entries : []
    const node: MergedNode =
      value.kind === 'map' ? { kind: 'map', entries: overlay(oldEntries, value.entries, layer) } : value
    const entry = {
      key: old?.key ?? key,
      name: key.text,
      keys: [...(old?.keys ?? []), key],
      value: node,
      layer: value.kind === 'map' && old ? old.layer : layer,
    }
    const replaced =
      old === undefined || value.kind === 'map'
        ? []
        : [{ value: old.value, layer: old.layer }, ...old.replaced]
    if (at < 0) result.push({ ...entry, replaced })
    else result[at] = { ...entry, replaced }
  }
  return result
}

export interface Built {
  readonly world: World
  readonly diagnostics: Diagnostics
  /** Code and message of each diagnostic. */
  readonly said: readonly string[]
}

export function built(
  texts: string | readonly string[],
  config: { readonly players?: number; readonly options?: Readonly<Record<string, string>> } = {},
): Built {
  const diagnostics = new Diagnostics()
  const game = mergedGame(...(typeof texts === 'string' ? [texts] : texts))
  const options = new Map(Object.entries(config.options ?? {}))
  const world = buildWorld(game, { players: config.players, options }, diagnostics)
  const said = diagnostics.list.map((d) => `${d.code} ${d.message}`)
  if (world === undefined) throw new Error(`no world: ${said.join('\n')}`)
  return { world, diagnostics, said }
}

/** The diagnostics of building a world, whether or not it succeeds. */
export function saidOf(
  texts: string | readonly string[],
  config: { readonly players?: number; readonly options?: Readonly<Record<string, string>> } = {},
): readonly string[] {
  const diagnostics = new Diagnostics()
  const game = mergedGame(...(typeof texts === 'string' ? [texts] : texts))
  buildWorld(
    game,
    { players: config.players, options: new Map(Object.entries(config.options ?? {})) },
    diagnostics,
  )
  return diagnostics.list.map((d) => [d.code, d.message, d.help ?? ''].join(' ').trim())
}
