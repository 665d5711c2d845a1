import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Diagnostics } from '../../grammar/diagnostics/diagnostic.ts'
import type { Loaded } from '../../grammar/load.ts'
import { checkRuleset } from '../../grammar/load.ts'
import type { RulesetHost } from '../../grammar/source/host.ts'
import { diagnostics, Workspace } from '../../grammar/services/index.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { readYaml } from '../../grammar/yaml/read.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'
import { worked } from './measure.ts'

/* How long it takes to check a ruleset from the largest shipped family, which is spread over several files. */

const SHIPPED = join(import.meta.dirname, '../../rulesets')
const CHECKED = 'hidden/stratego/classic.yaml'

/** One check, which reads all files again. `note` is called with each text that is read. */
export function checkOnce(note: (text: string) => void = () => {}): Loaded {
  const read = (text: string): string => {
    note(text)
    return text
  }
  const shipped = rulesetFolderHost({ shipped: SHIPPED })
  const host: RulesetHost = {
    *documents() {
      for (const document of shipped.documents()) yield { ...document, read: () => read(document.read()) }
    },
  }
  const text = read(readFileSync(join(SHIPPED, CHECKED), 'utf8'))
  const loaded = checkRuleset({ file: sourceFile(`rulesets/${CHECKED}`, text), host })
  if (loaded.diagnostics.length > 0) throw new Error(loaded.diagnostics.map(({ message }) => message).join())
  return loaded
}

/** Parses the same texts as YAML, and does nothing else with them. */
export function yamlReader(): () => void {
  const texts = new Set<string>()
  checkOnce((text) => texts.add(text))
  return () => {
    const diagnostics = new Diagnostics()
    for (const text of texts) readYaml(sourceFile('a.yaml', text), diagnostics)
  }
}

/** Places to edit, and what to put there: a number changes, a word grows, a line is added. */
const EDITS: readonly { readonly at: RegExp; readonly cut: number; readonly put: (nth: number) => string }[] =
  [
    { at: /(?<=[ (])\d(?=[ ),\n])/gu, cut: 1, put: (nth) => String(nth % 10) },
    { at: /(?<=[a-z])\b/gu, cut: 0, put: () => 'x' },
    { at: /^ +/gmu, cut: 0, put: () => '# more\n' },
  ]

/** Sections whose texts are rules. */
const RULES =
  /^(?:terms|rules|tallies|tables|play|stages|actions|whenever|end|forbid|history)(?:\.[^:\n]*)?:.*\n(?:(?: .*)?\n)*/gmu

/** The places of each kind of edit in a document, in its rules alone or anywhere. */
function placesOf(text: string, where: 'anywhere' | 'in rules'): readonly (readonly number[])[] {
  const rules = [...text.matchAll(RULES)].map(({ index, 0: { length } }) => [index, index + length] as const)
  const isThere = (at: number): boolean =>
    where === 'anywhere' || rules.some(([from, to]) => at >= from && at < to)
  return EDITS.map(({ at }) => [...text.matchAll(at)].map(({ index }) => index).filter(isThere))
}

/**
 * Milliseconds of work to find what is wrong with a shipped ruleset after one edit, as an editor asks at every pause. Each
 * edit is different, and is reverted before the next.
 */
export function afterEdits(
  name: string,
  where: 'anywhere' | 'in rules',
  count: number,
  list: typeof diagnostics = diagnostics,
): readonly number[] {
  const shipped = [...rulesetFolderHost({ shipped: SHIPPED }).documents()]
  let workspace = Workspace.of(
    shipped.map((document) => ({ name: document.name, text: document.read(), place: document.place })),
  )
  const text = workspace.text(name)
  const places = placesOf(text, where)
  list(workspace, name)
  return Array.from({ length: count }, (_, nth) => {
    const kind = nth % EDITS.length
    const { cut, put } = EDITS[kind] ?? { cut: 0, put: () => '' }
    const own = places[kind] ?? []
    // Far from the last edit, so that a few edits cover the whole document.
    const at = own[(nth * 7919) % own.length] ?? 0
    const edited = { name, text: text.slice(0, at) + put(nth) + text.slice(at + cut) }
    const start = worked()
    workspace = workspace.with(edited)
    list(workspace, name)
    const milliseconds = worked() - start
    workspace = workspace.with({ name, text })
    list(workspace, name)
    return milliseconds
  })
}

/** Milliseconds that the first check takes in a new process, not counting the start of the process. */
export function coldMilliseconds(): number {
  const script = join(import.meta.dirname, 'check-cold.ts')
  const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  const milliseconds = Number(stdout)
  if (!(milliseconds > 0)) throw new Error(stderr)
  return milliseconds
}
