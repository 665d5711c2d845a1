import { expect, test } from 'vitest'
import { shareOf } from '../../interpreter/simulation/statistics.ts'
import { folderWith, sandtable } from '../cli/sandtable.ts'

const variant = (...lines: readonly string[]): string =>
  [
    'sandtable: 1',
    'id: mine',
    'extends: tic-tac-toe',
    'title: Mine',
    'expect:',
    ...lines.map((line) => `  ${line}`),
  ].join('\n')

/** The exact results of random games are well known: 0.585, 0.288 and 0.127. */
test('what games at random come to is found to hold', async () => {
  const text = variant('first player wins: 55..62 %', 'nought wins: 24..33 %', 'drawn: 9..17 % in 800 games')
  const { out, code } = await sandtable(['test', 'mine.yaml'], folderWith({ 'mine.yaml': text }))
  expect(code).toBe(0)
  const shares = [...out.matchAll(/: (\d+\.\d) % \((\d+\.\d) to (\d+\.\d)\) in (\d+) games by random/gu)]
  expect(shares.map(([, , , , games]) => games)).toEqual(['1000', '1000', '800'])
  for (const [i, exact] of [58.5, 28.8, 12.7].entries()) {
    const [, value, low, high, games] = (shares[i] ?? []).map(Number)
    expect((low ?? 0) < exact && exact < (high ?? 0)).toBe(true)
    // The interval is Wilson's, for the games won.
    const won = Math.round(((value ?? 0) / 100) * (games ?? 0))
    expect(100 * shareOf(won, games ?? 0).low).toBeCloseTo(low ?? 0, 0)
  }
})

test('a share that is another beyond doubt fails, and one that may be either is said to be', async () => {
  const text = variant(
    'first player wins: 45..50 %',
    'drawn: 0..13 % in 100 games',
    'nought wins: 0..40 % by greedy in 20 games',
  )
  const { out, code } = await sandtable(['test', 'mine.yaml'], folderWith({ 'mine.yaml': text }))
  expect(code).toBe(1)
  expect(out.match(/error\[ST6014\]/gu)).toHaveLength(1)
  expect(out).toMatch(/drawn: .* in 100 games by random: too few games to tell/)
  expect(out).toMatch(/nought wins: .* in 20 games by greedy/)
})

test('what no game can come to, or is no share, is refused where it stands', async () => {
  const text = variant(
    'nowt wins: 45..55 %',
    'drawn: half',
    'cross wins: 60..40 %',
    'first player wins: 1..2 % in 1 games',
  )
  const { out } = await sandtable(['check', 'mine.yaml'], folderWith({ 'mine.yaml': text }))
  expect(out.match(/error\[ST4195\]/gu)).toHaveLength(4)
  expect(out).toContain('Did you mean `nought wins`?')
  const nobody = variant('drawn: 0..50 % by nobody')
  const { code, err } = await sandtable(['test', 'mine.yaml'], folderWith({ 'mine.yaml': nobody }))
  expect([code, err.includes('ST7040')]).toEqual([2, true])
})
