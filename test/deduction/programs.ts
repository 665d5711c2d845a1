import { configure, loadRuleset, programOf, sourceFile } from '../../interpreter/index.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { host, known } from '../rulesets/shipped-documents.ts'

/** A ruleset written in a test. */
export function programFrom(text: string): Program {
  const file = sourceFile('test.yaml', text)
  const { ruleset, diagnostics } = loadRuleset({ file, host, known })
  const configured = ruleset === undefined ? undefined : configure(ruleset, undefined).configured
  if (configured === undefined) throw new Error(diagnostics.map((d) => d.message).join('\n'))
  return programOf(configured.checked)
}

/** A shipped ruleset with house rules. */
export function withModules(id: string, ...modules: readonly string[]): Program {
  const uses = modules.length === 0 ? '' : `uses: [ ${modules.join(', ')} ]\n`
  return programFrom(`sandtable: 1\nid: under-test\nextends: ${id}\ntitle: Under test\n${uses}`)
}

/** A war small enough to go through all hidden worlds. `more` is added to the ruleset. */
export function smallWar(army: string, columns: number, more = ''): Program {
  const row = `      ${'. '.repeat(columns).trim()}\n`
  return programFrom(
    `sandtable: 1
id: small-war
extends: stratego
title: Small war
places:
  board:
    grid: |
${row.repeat(4)}
areas:
  home: own rows 1..1
  back row: own row 1
box:
  army: { ${army} }
${more}`,
  )
}
