import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import { mutantsOf } from '../../interpreter/mutants/mutants.ts'
import { testMutants } from '../../interpreter/mutants/test-mutants.ts'
import { requestFor } from '../../interpreter/cli/ruleset-argument.ts'
import { described } from '../mutants/described.ts'

export const RULESETS = join(import.meta.dirname, '../../rulesets')
export const TEETH = join(import.meta.dirname, 'teeth.yaml')

/** Folders of rulesets with a checklist. */
export const CHECKED = readdirSync(RULESETS).filter((folder) =>
  existsSync(join(RULESETS, folder, 'items.yaml')),
)

/** Documents of a checklist's folder that may contain examples. */
export const mayHoldExamples = (name: string): boolean => name.endsWith('.yaml') && !name.includes('texts')

/** Ties an item of a checklist to the rules: an example of it that fails once a certain line of the rules is changed. */
export interface Tooth {
  readonly folder: string
  readonly item: string
  readonly example: string
  /** The file of the line, relative to the folder. */
  readonly file: string
  readonly change: string
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
          change: text(tie, 'change'),
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

/** The changes of a file of rules, with the examples that notice each; all changes unless some are given. */
export function noticed(
  folder: string,
  file: string,
  changes?: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const request = requestFor(join(RULESETS, folder, file))
  const mutants = mutantsOf(request.file).filter((mutant) => changes?.has(described(mutant)) ?? true)
  const found = new Map<string, ReadonlySet<string>>()
  // The same line may occur in a file more than once.
  for (const { mutant, by } of testMutants(request, mutants, true)) {
    const change = described(mutant)
    found.set(change, new Set([...(found.get(change) ?? []), ...by]))
  }
  return found
}

/** Those that do not bite: the example does not notice the change. All are from one folder. */
export function blunt(all: readonly Tooth[]): readonly Tooth[] {
  return [...Map.groupBy(all, ({ file }) => file)].flatMap(([file, those]) => {
    const found = noticed(those[0]?.folder ?? '', file, new Set(those.map(({ change }) => change)))
    return those.filter(({ change, example }) => found.get(change)?.has(example) !== true)
  })
}
