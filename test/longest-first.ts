import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** Files that take half a minute or more: begun last, one of them would run alone at the end. Longest first. */
const LONGEST = ['editor/in-browser', 'games/exact', 'package/package', 'codegen/agreement']

/** In a fresh clone nothing says yet how long a file takes, and the size of its text says little. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return at < 0 ? LONGEST.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
