import { globSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../../interpreter/rulebook/language/codes.ts'
import { languageFile } from './language-files.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What the editor may import from the rest: only the public entry points. */
const DOORS: readonly string[] = [
  'interpreter/index.ts',
  'interpreter/rulebook/index.ts',
  'grammar/services/index.ts',
  'grammar/phrasebook/find-pages.ts',
  'grammar/phrasebook/reference-path.ts',
]

function sources(): readonly string[] {
  return readdirSync(join(ROOT, 'editor'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !name.split('/').some((part) => part.startsWith('.')))
    .map((name) => join('editor', name))
}

function imports(file: string): readonly string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...text.matchAll(/\b(?:from|import)\s*\(?'([^']+)'/gu)].map(([, target = '']) =>
    target.startsWith('.') ? relative(ROOT, join(ROOT, dirname(file), target)) : target,
  )
}

describe('the editor', () => {
  const inPage = sources().filter((file) => !/^editor\/(?:server\/|site\/|vite\.config\.ts)/u.test(file))

  test('is a client of the public doors', () => {
    const wrong = inPage.flatMap((file) =>
      imports(file)
        .filter((target) => /^(?:grammar|interpreter)\//u.test(target) && !DOORS.includes(target))
        .map((target) => `${file} imports ${target}`),
    )
    expect(wrong).toEqual([])
  })

  test('asks for modules of Node where it is built and served alone', () => {
    const wrong = inPage.filter((file) => imports(file).some((target) => target.startsWith('node:')))
    expect(wrong).toEqual([])
  })

  test('makes no markup from text', () => {
    const wrong = inPage.filter((file) =>
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySet/u.test(
        readFileSync(join(ROOT, file), 'utf8'),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('uses nothing that one of the engines lacks or ignores', () => {
    const wrong = inPage.flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      // On SVG elements only the lower-case attribute works.
      const attributes = text.includes('tabIndex=') ? [`${file}: write tabindex`] : []
      // WebKit cannot iterate over streams. Folders exist only in Chromium, and our own generators are no streams.
      const loops = [...text.matchAll(/for await \(const \w+ of (.*)\)/gu)]
        .filter(([, over = '']) => !/^(?:inside\.values\(\)$|simulation\.analyse\()/u.test(over))
        .map(([loop]) => `${file}: ${loop}`)
      return [...attributes, ...loops]
    })
    expect(wrong).toEqual([])
  })

  test('names no game', () => {
    // Shorter names, such as go, are words of any text.
    const games = globSync('rulesets/*/*/', { cwd: ROOT })
      .map((folder) => basename(folder))
      .filter((name) => name.length > 4)
    const texts = LANGUAGE_CODES.map((code) => `editor/texts/${code}.yaml`)
    const wrong = [...sources(), ...texts].filter((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8').toLowerCase()
      return games.some((game) => new RegExp(`\\b${game}\\b`, 'u').test(text))
    })
    expect(wrong).toEqual([])
  })

  test('says every text of its interface somewhere', () => {
    const code = inPage
      .filter((file) => !file.startsWith('editor/texts/'))
      .map((file) => readFileSync(join(ROOT, file), 'utf8'))
      .join('')
    const unused = Object.keys(languageFile('editor/texts', 'en')).filter(
      // A verdict is looked up by its name.
      (key) => !key.startsWith('verdict-') && !code.includes(`'${key}'`),
    )
    expect(unused).toEqual([])
  })
})
