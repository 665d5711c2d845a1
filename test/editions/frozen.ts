import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KnownDocuments } from '../../grammar/document/known-documents.ts'
import { scanHead } from '../../grammar/document/scan-head.ts'
import type { DocumentHead } from '../../grammar/document/scan-head.ts'
import type { HostDocument, RulesetHost } from '../../grammar/source/host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import type { SourceFile } from '../../grammar/source/source-file.ts'
import { trackedFiles } from '../tracked.ts'

/** A text of an edition, kept as it was when the edition was written. */
export interface Frozen {
  /** Its path in the folder of the edition. */
  readonly name: string
  readonly file: SourceFile
  readonly head: DocumentHead
}

export const EDITION = join(import.meta.dirname, '1')

/** All frozen texts of edition 1, by path. */
export const FROZEN: readonly Frozen[] = trackedFiles(EDITION)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => {
    const file = sourceFile(name, readFileSync(join(EDITION, name), 'utf8'))
    return { name, file, head: scanHead(file.text) }
  })

/** Frozen texts refer only to frozen texts in their own folder and to frozen rulesets, never to those shipped today. */
const hosts = new Map<string, RulesetHost>()
export const known = new KnownDocuments()

export function hostFor({ name }: Frozen): RulesetHost {
  const [folder = ''] = name.split('/')
  const made = hosts.get(folder) ?? hostOf(folder)
  hosts.set(folder, made)
  return made
}

function hostOf(folder: string): RulesetHost {
  const inFolder = (wanted: string, place: HostDocument['place']): readonly HostDocument[] =>
    FROZEN.filter(({ name }) => name.startsWith(`${wanted}/`)).map(({ name, file }) => ({
      name,
      place,
      read: () => file.text,
    }))
  const shipped = inFolder('rulesets', 'shipped')
  const documents = folder === 'rulesets' ? shipped : [...inFolder(folder, 'beside'), ...shipped]
  return { documents: () => documents }
}

/** The frozen text with this path. */
export function frozen(name: string): Frozen {
  const found = FROZEN.find((one) => one.name === name)
  if (found === undefined) throw new Error(`There is no frozen text ${name}.`)
  return found
}

/** True for a text that is checked by itself: a game, a module, examples or texts of one. */
export const isRuleset = ({ file }: Frozen): boolean => /^sandtable: /mu.test(file.text)

/** True for a game that can be played by itself. */
export const isGame = (text: Frozen): boolean =>
  isRuleset(text) &&
  text.head.id !== undefined &&
  text.head.for === undefined &&
  !/^abstract: yes/mu.test(text.file.text)
