import type { RulesetDocument } from '../document/load-document.ts'
import { tidy } from '../document/names.ts'
import type { YamlNode } from '../yaml/tree.ts'
import { mapIn } from './document-sections.ts'
import type { Library } from './library.ts'
import type { Layer, MergedNode } from './merged.ts'

/** One file of a class of data. */
export interface DataFile {
  /** The name of the file, with spaces for hyphens: the value of an option that selects it. */
  readonly name: string
  readonly document: RulesetDocument
  /** The document that names its folder. */
  readonly layer: Layer
}

/**
 * The files of each class under `data`. A folder is relative to the document that names it; a folder named by a later
 * document adds its files to those of the base, and a file replaces one of the same name.
 */
export function dataFiles(
  sections: ReadonlyMap<string, MergedNode>,
  library: Library,
  knowing: (document: RulesetDocument) => RulesetDocument,
): ReadonlyMap<string, readonly DataFile[]> {
  const found = new Map<string, readonly DataFile[]>()
  const data = sections.get('data')
  for (const entry of data?.kind === 'map' ? data.entries : []) {
    const folder =
      entry.value.kind === 'map' ? entry.value.entries.find(({ name }) => name === 'folder') : undefined
    if (folder === undefined) continue
    const statements = [{ value: folder.value, layer: folder.layer }, ...folder.replaced].reverse()
    const files = new Map<string, DataFile>()
    for (const { value, layer } of statements)
      if (value.kind === 'text')
        for (const document of library.dataIn(folderBeside(layer.file.name, value.text), value.span))
          files.set(dataName(document), { name: dataName(document), document: knowing(document), layer })
    found.set(entry.name, [...files.values()])
  }
  return found
}

/** The path of a folder named in a file: `rulesets/a/` plus the name. */
function folderBeside(file: string, folder: string): string {
  const words = folder
    .trim()
    .split('/')
    .filter((word) => word !== '' && word !== '.')
  return [...file.split('/').slice(0, -1), ...words, ''].join('/')
}

function dataName({ file }: RulesetDocument): string {
  const name = file.name.slice(file.name.lastIndexOf('/') + 1)
  return tidy(name.replace(/\.ya?ml$/u, '').replaceAll('-', ' '))
}

/** The class of data whose folder contains a file. */
export function dataClassOf(file: string, document: RulesetDocument): string | undefined {
  const own = file.slice(0, file.lastIndexOf('/') + 1)
  const entry = mapIn(document, 'data')?.entries.find(
    ({ value }) => folderBeside(document.file.name, textIn(value, 'folder') ?? '') === own,
  )
  return entry === undefined ? undefined : tidy(entry.key.text)
}

function textIn(node: YamlNode, name: string): string | undefined {
  const value = node.kind === 'map' ? node.entries.find(({ key }) => key.text === name)?.value : undefined
  return value?.kind === 'text' ? value.text : undefined
}
