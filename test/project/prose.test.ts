import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../grammar/diagnostics/catalogue.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Phrases that no native speaker would write, each with what to write instead. */
const STILTED: readonly (readonly [RegExp, string])[] = [
  [/\bdecides? nothing\b/iu, 'has no effect'],
  [/\bof no worth\b/iu, 'meaningless'],
  [/\bnothing is left in it\b/iu, 'is empty'],
  [/\b(?:has|have) come to (?:so far|in its|the same)\b/iu, 'has found, reached'],
  [/\b(?:seat|piece|space|player|thing|name) that there is not\b/iu, 'a seat that does not exist'],
  [/\b[Hh]ere stands?\b/u, 'expected ..., but this is ...'],
  [/\bslip of the pen\b/iu, 'typo'],
  [/\bput [\w ]*into parentheses\b/iu, 'in parentheses'],
  [/\banew\b/iu, 'again'],
  [/\bin vain\b/iu, 'without effect'],
  [/\bspeaks? of\b/iu, 'mentions'],
  [/\bstands? under\b/iu, 'is under'],
  [/\bthe one who (?:decides|looks|moves|thinks|is asked)\b/iu, 'the deciding player, the viewer'],
  [/(?<!there )\bis no (?:game|list|mistake|number|setup|store|text|whole|word of)\b/iu, 'is not a ...'],
  [/\b(?:kept|keeps?) in mind\b/iu, 'remembered, tracked'],
  [/\b(?:says?|tells?) nothing of\b/iu, 'says nothing about'],
  [/\b(?:written|comes? out|turns? out) otherwise\b/iu, 'differently'],
  [/\bon the average\b/iu, 'on average'],
  [/(?<!that )\b(?:is|are) there already\b/iu, 'already exists'],
  [/\bwatch(?:es)? the table\b/iu, 'a `whenever` rule'],
  [/\bwhat there is of\b/iu, 'what is left of, the existing'],
  [/\blawful (?:layout|setup)/iu, 'legal'],
  [/(?<!uneven |`)\bset-ups?\b(?!s?\.ts)/iu, 'setup'],
  [/\b(?:\d|one|none) stands? here\b/iu, 'but has one here'],
  [/^\s*(?:\/\*\*|\*|\/\/) What\b/u, 'the thing itself, not a clause'],
  [/` is for this: /iu, 'what belongs under it'],
]

/** Phrases refused only in the catalogue, which addresses authors of rules. */
const STILTED_IN_CODES: readonly RegExp[] = [/\bbehind `/u, /\bstands?\b(?! for)/u]

function filesBelow(folder: string, ends: RegExp): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`)
}

const written = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...filesBelow('docs', /\.md$/u),
  ...['grammar', 'interpreter', 'editor'].flatMap((folder) => filesBelow(folder, /\.tsx?$|\ben\.yaml$/u)),
]

test('sources and documents read as somebody would say it', () => {
  const found = written.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        STILTED.filter(([phrase]) => phrase.test(line)).map(
          ([phrase, instead]) => `${file}:${index + 1}: ${phrase.exec(line)?.[0]}, better: ${instead}`,
        ),
      ),
  )
  expect(found).toEqual([])
})

test('the catalogue says it plainly', () => {
  const found = Object.entries(CATALOGUE).flatMap(([code, { title, meaning }]) =>
    STILTED_IN_CODES.filter((phrase) => phrase.test(`${title}. ${meaning}`)).map(
      (phrase) => `${code}: ${phrase.source}`,
    ),
  )
  expect(found).toEqual([])
})
