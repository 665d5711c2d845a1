import { describe, expect, test } from 'vitest'
import {
  definition,
  highlights,
  hover,
  references,
  rename,
  renameable,
} from '../../grammar/services/index.ts'
import { tablesOf } from '../../grammar/services/analysis.ts'
import { workspaceIn } from './workspaces.ts'

const WORKSPACE = workspaceIn(['rulesets/race/breakthrough'])
const NAME = 'rulesets/race/breakthrough/breakthrough.yaml'

/** The answers at the first letter of a name, within it, and after its last letter. */
function told(ask: (offset: number) => unknown, { start, end }: { start: number; end: number }) {
  return [start, (start + end) >> 1, end].map((offset) => JSON.stringify(ask(offset)))
}

describe('a name is one thing from its first letter to behind its last', () => {
  const named =
    tablesOf(WORKSPACE, NAME)
      ?.referencesIn(NAME)
      .map(({ span }) => span) ?? []

  test('there are names', () => {
    expect(named.length).toBeGreaterThan(20)
  })

  test.each([
    ['definition', definition],
    ['references', references],
    ['highlights', highlights],
    ['hover', hover],
    ['renameable', renameable],
  ] as const)('%s', (_, ask) => {
    for (const span of named) {
      const [first, ...others] = told((offset) => ask(WORKSPACE, NAME, offset), span)
      expect(others, WORKSPACE.text(NAME).slice(span.start, span.end)).toEqual([first, first])
    }
  })

  test('rename', () => {
    const start = WORKSPACE.text(NAME).indexOf('goal row: own')
    const places = told((offset) => rename(WORKSPACE, NAME, offset, 'last row'), {
      start,
      end: start + 'goal row'.length,
    })
    expect(new Set(places).size).toBe(1)
    expect(places[0]).toContain('"text":"last row"')
  })
})
