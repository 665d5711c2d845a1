import { Session } from 'node:inspector/promises'
import type { Profiler } from 'node:inspector'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { irOfText } from '../codegen/texts.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/architecture.md'), 'utf8')
const [, SECTION = ''] = /^## One rule on its way\n([\s\S]*?)^## /mu.exec(PAGE) ?? []
const [, GAME = ''] = /```yaml\n([\s\S]*?)```/u.exec(SECTION) ?? []
const NAMED = [...SECTION.matchAll(/`(\w+)` \(`([^`]+\.ts)`\)/gu)].map(
  ([, name = '', file = '']) => `${file} ${name}`,
)

/** Functions called meanwhile, each after its file. */
async function called(work: () => void): Promise<ReadonlySet<string>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  work()
  const { result }: Profiler.TakePreciseCoverageReturnType = await session.post(
    'Profiler.takePreciseCoverage',
  )
  await session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
  return new Set(
    result.flatMap(({ url, functions }) =>
      functions
        .filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
        .map(
          ({ functionName }) => `${/(?:grammar|interpreter)\/.*$/u.exec(url)?.[0] ?? url} ${functionName}`,
        ),
    ),
  )
}

test('a rule passes the functions that the page about the architecture names', async () => {
  const functions = await called(() => {
    const ir = irOfText(GAME)
    for (const program of [closuresProgram(ir), fastProgram(ir)]) {
      const match = Match.start(program, { seed: 1 })
      expect(match.play('a1')).toBeUndefined()
      expect(match.play('put (a1)')?.message).toContain("is not allowed. White's")
    }
  })
  expect(NAMED.length).toBeGreaterThan(12)
  expect(NAMED.filter((name) => !functions.has(name))).toEqual([])
})
