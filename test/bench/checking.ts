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

/* How long it takes to check a ruleset that is spread over the files of the largest family that is shipped. */

const SHIPPED = join(import.meta.dirname, '../../rulesets')
const CHECKED = 'stratego/classic.yaml'

/** One check, for which all files are read anew. `note` is told each text that is read. */
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

/** Reads the same texts as YAML, and does no more with them. */
export function yamlReader(): () => void {
  const texts = new Set<string>()
  checkOnce((text) => texts.add(text))
  return () => {
    const diagnostics = new Diagnostics()
    for (const text of texts) readYaml(sourceFile('a.yaml', text), diagnostics)
  }
}

/** Checks a shipped ruleset after one edit of it, as an editor does at every pause; a number is another each time. */
export function editedChecker(name: string, list: typeof diagnostics = diagnostics): () => number {
  const shipped = [...rulesetFolderHost({ shipped: SHIPPED }).documents()]
  let workspace = Workspace.of(
    shipped.map((document) => ({ name: document.name, text: document.read(), place: document.place })),
  )
  const text = workspace.text(name)
  const numbers = [...text.matchAll(/(?<=[ (])\d(?=[ ),\n])/gu)].map(({ index }) => index)
  let edits = 0
  return () => {
    const at = numbers[edits++ % numbers.length] ?? 0
    workspace = workspace.with({ name, text: text.slice(0, at) + String(edits % 10) + text.slice(at + 1) })
    return list(workspace, name).length
  }
}

/** Milliseconds of the first check in a process of its own, without the time that the process takes to start. */
export function coldMilliseconds(): number {
  const script = join(import.meta.dirname, 'check-cold.ts')
  const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  const milliseconds = Number(stdout)
  if (!(milliseconds > 0)) throw new Error(stderr)
  return milliseconds
}
