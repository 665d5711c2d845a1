import { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../source/source-file.ts'
import { span } from '../source/span.ts'
import { readYaml } from '../yaml/read.ts'
import type { YamlMap, YamlNode, YamlText } from '../yaml/tree.ts'
import { classify, idFrom, isId, topLevelText, type DocumentKind } from './classify.ts'
import { expandDotted } from './expand.ts'
import { checkShape, documentShape } from './shape.ts'

/** One document, read and compared with the schema. */
export interface RulesetDocument {
  readonly file: SourceFile
  readonly kind: DocumentKind
  readonly root: YamlMap
  /** For a game or module. Absent if it has none or an invalid one. */
  readonly id: YamlText | undefined
  /** Nodes with the wrong shape, which later stages ignore. */
  readonly broken: ReadonlySet<YamlNode>
  readonly dotted: ReadonlyMap<YamlText, YamlText>
  /** True if it has no mistakes so far. */
  readonly sound: boolean
}

export function loadDocument(file: SourceFile, diagnostics: Diagnostics): RulesetDocument | undefined {
  const own = new Diagnostics()
  const document = load(file, own)
  for (const diagnostic of own.list) diagnostics.add(diagnostic)
  return document === undefined ? undefined : { ...document, sound: !own.hasErrors }
}

function load(file: SourceFile, diagnostics: Diagnostics): RulesetDocument | undefined {
  const tree = readYaml(file, diagnostics)
  if (tree === undefined) {
    if (!diagnostics.hasErrors) empty(file, diagnostics)
    return undefined
  }
  if (tree.kind !== 'map') {
    diagnostics.add({
      code: 'ST2003',
      severity: 'error',
      message: 'This file is not a ruleset: it has no sections.',
      span: tree.span,
      why: 'A document consists of sections: a name, a colon and the contents.',
      help: 'Begin it with `sandtable: 1`, `id:` and `title:`, each on a line of its own.',
    })
    return undefined
  }
  const kind = classify(tree)
  const edition = topLevelText(tree, 'sandtable')
  if (edition !== undefined && LATER_EDITION.test(edition.text)) {
    unknownEdition(edition, diagnostics)
    return undefined
  }
  const { root, dotted } = expandDotted(tree, documentShape(kind), diagnostics)
  const broken = new Set(checkShape(root, kind, diagnostics))
  for (const key of ['id', 'extends', 'for', 'examples for', 'texts for']) {
    const value = kind === 'data' ? undefined : topLevelText(root, key)
    if (value !== undefined && !broken.has(value) && !isId(value.text)) {
      broken.add(value)
      badId(key, value, diagnostics)
    }
  }
  const id = topLevelText(root, 'id')
  return {
    file,
    kind,
    root,
    id: id === undefined || broken.has(id) ? undefined : id,
    broken,
    dotted,
    sound: true,
  }
}

function empty(file: SourceFile, diagnostics: Diagnostics): void {
  diagnostics.add({
    code: 'ST2003',
    severity: 'error',
    message: 'This file is empty.',
    span: span(file, 0, 0),
    help: 'Begin it with `sandtable: 1`, `id:` and `title:`, each on a line of its own.',
  })
}

/** Anything else is a mistake of the author. */
const LATER_EDITION = /^(?:[2-9]|[1-9]\d{1,3})$/u

/** The rest of a document of a later edition cannot be judged, so nothing else is reported about it. */
function unknownEdition({ text, span }: YamlText, diagnostics: Diagnostics): void {
  diagnostics.add({
    code: 'ST2013',
    severity: 'error',
    message: `This release does not know edition ${text} of the language.`,
    span,
    why: 'It knows edition 1. Every release reads the editions before it, so a later release of Sandtable may read this document.',
    help: 'Use a later release, or begin the document with `sandtable: 1` if it needs nothing newer.',
  })
}

function badId(key: string, value: YamlText, diagnostics: Diagnostics): void {
  const near = idFrom(value.text)
  diagnostics.add({
    code: 'ST2010',
    severity: 'error',
    message: `\`${value.text}\` cannot be an id.`,
    span: value.span,
    why: 'Ids are used in file names and commands: at most 64 lower-case letters, digits and hyphens, a letter first.',
    ...(near === undefined
      ? {}
      : { help: `Write \`${key}: ${near}\`.`, fix: { span: value.span, text: near } }),
  })
}
