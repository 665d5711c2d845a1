// Turns the YAML files of languages into modules: bundles and the built package read no files.
import { join } from 'node:path'
import { readTexts } from '../interpreter/host-node/language-files.ts'
import { LANGUAGE_CODES } from '../interpreter/rulebook/language/codes.ts'

const FOLDER = join(import.meta.dirname, '../interpreter/rulebook/phrases')

/**
 * The module that bundles contain instead of `phrases/files.ts`. Keys are written once for all languages, which are evaluated
 * only when they are asked for.
 */
export function phrasesModule(): string {
  const files = LANGUAGE_CODES.map((code) => [code, Object(readTexts(join(FOLDER, `${code}.yaml`)))] as const)
  const sections = [...new Set(files.flatMap(([, file]) => Object.keys(file)))]
  const partOf = (file: object, section: string): object => Object(Reflect.get(file, section))
  const keys = sections.map((name) => [
    ...new Set(files.flatMap(([, file]) => Object.keys(partOf(file, name)))),
  ])
  const languages = files.map(([code, file]) => {
    const values = sections.map((name, i) =>
      keys[i]?.map((key) => Reflect.get(partOf(file, name), key) ?? null),
    )
    return `  ${code}: () => (${JSON.stringify(values)}),\n`
  })
  return `const SECTIONS = ${JSON.stringify(sections)}
const KEYS = ${JSON.stringify(keys)}
const LANGUAGES = {
${languages.join('')}}
export const phrasesIn = (code) => {
  const values = LANGUAGES[code]()
  return Object.fromEntries(SECTIONS.map((name, i) => [name, Object.fromEntries(
    KEYS[i].flatMap((key, j) => values[i][j] === null ? [] : [[key, values[i][j]]]),
  )]))
}
`
}

/** A plugin for Vite and Rolldown. */
export function languages(): { readonly name: string; readonly load: (id: string) => unknown } {
  const js = (code: string): object => ({ code, moduleType: 'js' })
  return {
    name: 'languages',
    load(id) {
      if (id === join(FOLDER, 'files.ts')) return js(phrasesModule())
      if (id.endsWith('.yaml')) return js(`export default ${JSON.stringify(readTexts(id))}`)
    },
  }
}
