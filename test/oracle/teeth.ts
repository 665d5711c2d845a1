import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import { Diagnostics } from '../../grammar/diagnostics/diagnostic.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import type { SourceFile } from '../../grammar/source/source-file.ts'
import type { Span } from '../../grammar/source/span.ts'
import { readYaml } from '../../grammar/yaml/read.ts'
import type { YamlNode } from '../../grammar/yaml/tree.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { readyExamples } from '../../interpreter/examples/test-ruleset.ts'
import { requestFor } from '../../interpreter/cli/ruleset-argument.ts'
import { trackedFiles } from '../tracked.ts'

export const RULESETS = join(import.meta.dirname, '../../rulesets')
export const TEETH = join(import.meta.dirname, 'teeth.yaml')

/** Folders of rulesets with a checklist. */
export const CHECKED = trackedFiles(RULESETS)
  .filter((name) => basename(name) === 'items.yaml')
  .map((name) => dirname(name))
  .toSorted()

/** Documents of a checklist's folder that may contain examples. */
export const mayHoldExamples = (name: string): boolean => name.endsWith('.yaml') && !name.includes('texts')

/** Ties an item of a checklist to its rule: an example of it that fails once that rule says something else. */
export interface Tooth {
  readonly folder: string
  readonly item: string
  readonly example: string
  /** The file of the rule, relative to the folder. */
  readonly file: string
  /** Keys of the file that lead to the rule, with dots between them: `actions.attack.choose`. */
  readonly rule: string
  /** What changes in the text of the rule: `1..3 -> 1..4`. */
  readonly change: string
  /** A key of the same file that says the same once more, and is left out so that only the example can notice. */
  readonly without: string | undefined
}

interface Written {
  readonly teeth: readonly Tooth[]
  /** By folder, the items whose examples no mutant can make fail, and why. */
  readonly untied: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** Reads the ties from their file. */
export function ties(): Written {
  const document: unknown = load(readFileSync(TEETH, 'utf8'), { schema: FAILSAFE_SCHEMA })
  const entries = Object.entries(Object(document)).map(
    ([folder, items]) => [folder, Object.entries(Object(items))] as const,
  )
  const text = (tie: unknown, key: string): string => String(Reflect.get(Object(tie), key))
  const isTooth = (tie: unknown): boolean => Object.hasOwn(Object(tie), 'change')
  return {
    teeth: entries.flatMap(([folder, items]) =>
      items
        .filter(([, tie]) => isTooth(tie))
        .map(([item, tie]) => ({
          folder,
          item,
          example: text(tie, 'example'),
          file: text(tie, 'file'),
          rule: text(tie, 'rule'),
          change: text(tie, 'change'),
          without: Object.hasOwn(Object(tie), 'without') ? text(tie, 'without') : undefined,
        })),
    ),
    untied: new Map(
      entries.map(([folder, items]) => [
        folder,
        new Map(items.filter(([, tie]) => !isTooth(tie)).map(([item, tie]) => [item, text(tie, 'why')])),
      ]),
    ),
  }
}

/** Where the rules of a file are, by the keys that lead to them. Parameters and what follows them are no part of a name. */
function rulesIn(file: SourceFile): ReadonlyMap<string, Span> {
  const found = new Map<string, Span>()
  const collect = (node: YamlNode | undefined, path: string): void => {
    if (node?.kind === 'list') for (const item of node.items) collect(item, path)
    if (node?.kind !== 'map') return
    for (const { key, value } of node.entries) {
      const name = path.includes('.') ? key.text : key.text.replace(/\(.*$/su, '')
      const rule = path === '' ? name : `${path}.${name}`
      const start = found.get(rule)?.start ?? key.span.start
      found.set(rule, { file, start, end: Math.max(key.span.end, value.span.end) })
      collect(value, rule)
    }
  }
  collect(readYaml(file, new Diagnostics()), '')
  return found
}

/** The file with the change of a tie, if its rule contains the text to replace; the first time counts. */
function changed({ rule, change, without }: Tooth, file: SourceFile): SourceFile | undefined {
  const rules = rulesIn(file)
  const span = rules.get(rule)
  const left = without === undefined ? undefined : rules.get(without)
  const [before = '', after] = change.split(' -> ')
  const start = span === undefined ? -1 : file.text.indexOf(before, span.start)
  if (span === undefined || after === undefined || before === '' || start < 0) return undefined
  if (start + before.length > span.end || (left === undefined) !== (without === undefined)) return undefined
  const edits = [{ start, end: start + before.length, text: after }]
  if (left !== undefined) edits.push({ ...left, text: '' })
  const text = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((whole, edit) => whole.slice(0, edit.start) + edit.text + whole.slice(edit.end), file.text)
  return sourceFile(file.name, text)
}

/** How an example turns out once its tie has changed the rules; `failed` if it bites. */
function outcome(tooth: Tooth): string {
  const request = requestFor(join(RULESETS, tooth.folder, tooth.file))
  const file = changed(tooth, request.file)
  if (file === undefined) return 'the rule does not say so'
  const loaded = loadRuleset({ ...request, file })
  const { ruleset } = loaded
  if (ruleset === undefined) return 'refused'
  const examples = ruleset.examples.filter(({ label }) => label === tooth.example)
  const ready = readyExamples({ ...request, file }, { ...loaded, ruleset: { ...ruleset, examples } })
  const [first] = ready.examples.map(({ run }) => run(programOf).outcome)
  const [wrong] = ready.diagnostics.filter(({ severity }) => severity === 'error')
  return wrong === undefined ? (first?.kind ?? 'not run') : `refused: ${wrong.message}`
}

/** Ties that do not bite, with the outcome of their example. */
export function blunt(all: readonly Tooth[]): ReadonlyMap<Tooth, string> {
  return new Map(
    all.map((tooth) => [tooth, outcome(tooth)] as const).filter(([, found]) => found !== 'failed'),
  )
}
