import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { KnownDocuments } from '../../grammar/document/known-documents.ts'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'
import { MODULES, REFUSED, TOGETHER } from './module-pairs.ts'

/** The frozen rulesets of the first edition: shipped ones may change their sentences. */
const kept = [
  ...rulesetFolderHost({ shipped: join(import.meta.dirname, '../editions/1/rulesets') }).documents(),
]
const known = new KnownDocuments()

function textOf(game: string, [id, part]: readonly [string, string]): readonly [string, string] {
  return [`${id}.yaml`, `sandtable: 1\nid: ${id}\nfor: ${game}\ntitle: ${id}\n${part}\n`]
}

function check(game: string, uses: readonly string[]): readonly Diagnostic[] {
  const modules = Object.entries(MODULES[game] ?? {}).map((module) => textOf(game, module))
  const documents = [...kept, ...memoryHost(modules).documents()]
  const text = `sandtable: 1\nid: together\nextends: ${game}\ntitle: Together\nuses: [ ${uses.join(', ')} ]\n`
  const file = sourceFile('together.yaml', text)
  const { ruleset, diagnostics } = loadRuleset({ file, host: { documents: () => documents }, known })
  return [...diagnostics, ...(ruleset === undefined ? [] : configure(ruleset, undefined).diagnostics)]
}

function pairs(ids: readonly string[]): readonly (readonly [string, string])[] {
  return ids.flatMap((one, i) => ids.slice(i + 1).map((two) => [one, two] as const))
}

/** True if the words or the files of a report name a module. */
function names({ message, span, related = [] }: Diagnostic, id: string): boolean {
  return [message, span?.file.name, ...related.map((each) => each.span.file.name)].some((text) =>
    text?.includes(id),
  )
}

describe.each(Object.keys(MODULES))('two modules of %s', (game) => {
  it.each(pairs(Object.keys(MODULES[game] ?? {})))('%s and %s', (one, two) => {
    const code = REFUSED[`${one} ${two}`]
    for (const uses of [
      [one, two],
      [two, one],
    ]) {
      const errors = check(game, uses).filter(({ severity }) => severity === 'error')
      expect(errors.map((each) => each.code)).toEqual(code === undefined ? [] : [code])
      for (const each of errors) expect([names(each, one), names(each, two)]).toEqual([true, true])
    }
  })
})

describe('three modules of chess', () => {
  it.each(TOGETHER)('%s, %s and %s', (...uses) => {
    for (const order of [uses, uses.toReversed(), [...uses.slice(1), ...uses.slice(0, 1)]])
      expect(check('chess', order).filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
