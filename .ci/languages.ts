// Turns the YAML files of languages into modules: bundles and the built package read no files.
import { join } from 'node:path'
import { readTexts } from '../interpreter/host-node/language-files.ts'
import { LANGUAGE_CODES } from '../interpreter/rulebook/language/codes.ts'

const FOLDER = join(import.meta.dirname, '../interpreter/rulebook/phrases')

/** The module that bundles contain instead of `phrases/files.ts`. Only languages that are asked for are evaluated. */
export function phrasesModule(): string {
  const languages = LANGUAGE_CODES.map(
    (code) => `  ${code}: () => (${JSON.stringify(readTexts(join(FOLDER, `${code}.yaml`)))}),\n`,
  )
  return `const LANGUAGES = {\n${languages.join('')}}\nexport const phrasesIn = (code) => LANGUAGES[code]()\n`
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
