import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../source/source-file.ts'
import { buildTree } from './build-tree.ts'
import { guardYaml } from './guard.ts'
import { readEvents } from './recover.ts'
import type { YamlNode } from './tree.ts'

/**
 * Reads a YAML text as a tree of texts. Unreadable parts are reported and repaired or left out, so half-typed text still
 * gives most of its tree. Undefined if nothing could be read.
 */
export function readYaml(file: SourceFile, diagnostics: Diagnostics): YamlNode | undefined {
  if (!guardYaml(file, diagnostics)) return undefined
  const read = readEvents(file, diagnostics)
  return read === undefined ? undefined : buildTree(file, read, diagnostics)
}
