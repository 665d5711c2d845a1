import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'
import { HEAVY } from './heavy.ts'

/** Otherwise one of the longest would run alone at the end: a fresh clone knows no durations, only sizes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = HEAVY.findIndex((name) => moduleId.endsWith(`/${name}`))
      return at < 0 ? HEAVY.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
