import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readTexts } from '../../interpreter/host-node/language-files.ts'
import { declaring, SECTIONS } from './rulebook-names.ts'
import { told } from './small-game.ts'

const NAMES: Readonly<Record<string, readonly string[]>> = Object(
  readTexts(join(import.meta.dirname, 'rulebook-names.yaml')),
)

describe('names that rulebooks use', () => {
  test.each(SECTIONS)('the game for a name of the section %s is sound', (section) => {
    expect(told(declaring(section, 'brass ring'))).toEqual([])
  })

  test('are refused only where the golden says so', async () => {
    expect(Object.keys(NAMES)).toEqual(SECTIONS)
    const all = Object.entries(NAMES).flatMap(([section, names]) =>
      names.map((name) => ({ section, name, problems: told(declaring(section, name)) })),
    )
    const refused = all.filter(({ problems }) => problems.length > 0)
    const lines = refused.map(({ section, name, problems }) => `${section}: ${name}: ${problems[0]}`)
    await expect(
      [`${refused.length} of ${all.length} names are refused`, ...lines, ''].join('\n'),
    ).toMatchFileSnapshot('rulebook-names.txt')
  })
})
