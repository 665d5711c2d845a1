import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** The files that take longest, in this order: if started last, one of them would run alone at the end. */
const LONGEST = [
  'editor/in-browser-play',
  'editor/in-browser-write',
  'rulesets/rulesets',
  'store/queue',
  'project/commands',
  'package/package',
  'rulesets/patrols-secrecy',
  'codegen/agreement',
  'secrecy/pairs',
  'store/machines',
]

/** In a fresh clone no durations have been recorded yet, and the size of a file says little about how long it takes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return at < 0 ? LONGEST.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
