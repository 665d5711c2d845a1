import { describe, expect, test } from 'vitest'
import { Diagnostics } from '../../grammar/diagnostics/diagnostic.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { readYaml } from '../../grammar/yaml/read.ts'
import { chance } from './chance.ts'
import { shipped } from './corpus.ts'
import { SMALL_GAMES } from './small-games.ts'
import { fault } from './verdict.ts'
import { VOLUME, part } from '../volume.ts'

function read(text: string) {
  const diagnostics = new Diagnostics()
  const tree = readYaml(sourceFile('a.yaml', text), diagnostics)
  return {
    sections: tree?.kind === 'map' ? tree.entries.length : 0,
    codes: diagnostics.list.map((d) => d.code),
  }
}

/** Ends of lines, and some places within lines. */
function* cuts(text: string, seed: number, perLine: number): Iterable<number> {
  const next = chance(seed)
  for (const { index } of text.matchAll(/\n/g)) yield index
  for (let n = perLine * text.split('\n').length; n > 0; n--) yield next(text.length)
}

const ruleTexts = shipped.filter(([name]) => !/\/texts\/|\.examples\.yaml$/.test(name))

/** Every how many places one is tried, and at most how many places of a text. */
const EACH = Math.round(100 / part(100))
const MOST = part(40)

describe('texts that are being typed', () => {
  test('whatever stands above is read', () => {
    for (const [name, text] of [...SMALL_GAMES, ...shipped.filter(([name]) => !name.includes('/texts/'))]) {
      const sectionStarts = [...text.matchAll(/^[a-z][^:\n]*:/gm)].map(({ index }) => index)
      // Large files are cut only at the ends of lines.
      for (const [n, cut] of [...cuts(text, 17, text.length > 10_000 ? 0 : 1)].entries()) {
        if (n % EACH > 0) continue
        const { sections, codes } = read(text.slice(0, cut))
        const begun = sectionStarts.filter((start) => start < cut).length
        const told = `${name} up to ${cut}: ${codes.join(' ')}`
        // The last section may be a name that has no colon yet.
        if (sections < begun - 1) expect.fail(`${told}: ${sections} of ${begun} sections`)
        if (codes.length > 1) expect.fail(told)
      }
    }
  })

  test('nothing throws, and all that is said has its place', () => {
    for (const [index, [name, text]] of [...SMALL_GAMES, ...ruleTexts].entries()) {
      if (index % VOLUME.eachTyped > 0) continue
      const next = chance(index)
      // Only some places of each: documents that build on many others take long.
      const all = [...cuts(text, index, 1)]
      const chosen =
        all.length <= MOST * 1.5 ? all : Array.from({ length: MOST }, () => all[next(all.length)] ?? 0)
      for (const cut of chosen) {
        const told = fault(name, text.slice(0, cut))
        if (told !== undefined) expect.fail(`${name} up to ${cut}: ${told}`)
      }
    }
  })
})
