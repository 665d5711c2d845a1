import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFile } from '../../grammar/source/source-file.ts'
import type { SourceFile } from '../../grammar/source/source-file.ts'
import { trackedFiles } from '../tracked.ts'

/** The text of one of these games. */
export function corpusText(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
}

/** Small invented games from many families. What holds for the shipped rulesets must hold for them, too. */
export function corpus(): readonly SourceFile[] {
  return trackedFiles(import.meta.dirname)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => sourceFile(name, corpusText(name)))
}
