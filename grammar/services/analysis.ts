import { checkInSteps, type Checking } from '../load.ts'
import type { RulesetDocument } from '../document/load-document.ts'
import type { MergedGame } from '../merge/merged.ts'
import type { NameTables } from '../names/tables.ts'
import type { KnownNames } from '../yaml/tree.ts'
import type { Workspace } from './workspace.ts'

/** The analysis of a workspace document, checked only as far as needed so far. */
export interface Analysis {
  /** For the smallest number of players and without examples: ready early. */
  readonly first: Checking
  /** Everything. */
  readonly whole: Checking
  /** Names of all documents that contributed to it so far. */
  readonly documents: ReadonlySet<string>
}

/** The analysis of a document; undefined if there is none of that name. Asking again costs nothing. */
export function analysisOf(workspace: Workspace, name: string): Analysis | undefined {
  const before = workspace.analyses.get(name)
  if (before !== undefined) return before
  const file = workspace.file(name)
  if (file === undefined) return undefined
  const known = workspace.knownDocuments()
  const steps = checkInSteps({ file, host: workspace.host, known, checks: workspace.checks })
  const found: Checking[] = []
  const step = (count: number): Checking => {
    while (found.length < count) {
      const next = steps.next()
      if (next.done === true) break
      found.push(next.value)
    }
    return found.at(count - 1) ?? found.at(-1) ?? NOTHING
  }
  const analysis: Analysis = {
    get first() {
      return step(1)
    },
    get whole() {
      return step(Infinity)
    },
    documents: known.asked,
  }
  workspace.analyses.set(name, analysis)
  return analysis
}

const NOTHING: Checking = { ruleset: undefined, diagnostics: [], configured: undefined, everywhere: [] }

/** Names, uses and types of the game that a document belongs to, without those in its examples. */
export function tablesOf(workspace: Workspace, name: string): NameTables | undefined {
  return analysisOf(workspace, name)?.first.configured?.checked.names
}

/** The same including examples; these may be about other games, with other names. */
export function allTablesOf(workspace: Workspace, name: string): readonly NameTables[] {
  return tablesIn(analysisOf(workspace, name)?.whole ?? NOTHING)
}

export function tablesIn({ configured, everywhere }: Checking): readonly NameTables[] {
  return [...new Set([...(configured === undefined ? [] : [configured.checked.names]), ...everywhere])]
}

/** A document as its game reads it: its texts know the names that they may mention. */
export function documentOf(workspace: Workspace, name: string): RulesetDocument | undefined {
  return mergedGameOf(workspace, name)?.read.get(name) ?? workspace.document(name)
}

/** Names in the game of a document that contain words of the language. */
export function knownNamesOf(workspace: Workspace, name: string): KnownNames | undefined {
  return mergedGameOf(workspace, name)?.known
}

export function mergedGameOf(workspace: Workspace, name: string): MergedGame | undefined {
  return analysisOf(workspace, name)?.first.ruleset?.game
}
