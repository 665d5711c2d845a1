import type { Code } from '../../grammar/diagnostics/catalogue.ts'
import { loadRuleset, programOf, sourceFile } from '../../interpreter/index.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { host, known } from '../rulesets/shipped-documents.ts'
import { playable } from '../playable.ts'

/** Refusals of rules that give secrets away. */
export const TELLING: readonly Code[] = ['ST4105', 'ST4106']

/** A ruleset written in a test; `despite` lists the errors that it may have. */
export function programFrom(text: string, despite?: readonly Code[]): Program {
  const file = sourceFile('test.yaml', text)
  return programOf(playable(loadRuleset({ file, host, known }), undefined, { despite }).checked)
}

/** A shipped ruleset with house rules. */
export function withModules(id: string, ...modules: readonly string[]): Program {
  const uses = modules.length === 0 ? '' : `uses: [ ${modules.join(', ')} ]\n`
  return programFrom(`sandtable: 1\nid: under-test\nextends: ${id}\ntitle: Under test\n${uses}`)
}

/** A war small enough to go through all hidden worlds. `more` is added to the ruleset. */
export function smallWar(army: string, columns: number, more = '', despite?: readonly Code[]): Program {
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
    despite,
  )
}
