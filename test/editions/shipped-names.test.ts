import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { declaredSymbols } from '../../grammar/names/declarations.ts'
import type { SymbolSort } from '../../grammar/names/symbol.ts'
import { loadRuleset, requestForFile } from '../../interpreter/host-node/index.ts'
import { shippedDocuments } from '../../interpreter/host-node/shipped.ts'
import { EDITION } from './frozen.ts'

/** Sorts of names that belong to one action or list of steps. */
const LOCAL: ReadonlySet<SymbolSort> = new Set(['let', 'parameter', 'variable'])

/** `chess: kind rook`, for every name of a shipped game that a variant can refer to. */
function namesOfShipped(): readonly string[] {
  const lines = shippedDocuments().flatMap(({ path, head }) => {
    if (head.id === undefined || head.for !== undefined) return []
    const { ruleset } = loadRuleset(requestForFile(path))
    if (ruleset === undefined) throw new Error(`${path} cannot be read.`)
    return declaredSymbols(ruleset.game).all.flatMap(({ sort, name, owner, declared }) =>
      declared.length === 0 || LOCAL.has(sort)
        ? []
        : [`${head.id}: ${sort} ${name}${owner === undefined ? '' : ` of ${owner.name}`}`],
    )
  })
  return [...new Set(lines)].sort()
}

test('variants of shipped games find every name that their bases had', () => {
  const promised = readFileSync(join(EDITION, 'shipped-names.txt'), 'utf8').trimEnd().split('\n')
  const declared = namesOfShipped()
  expect(promised.filter((line) => !declared.includes(line))).toEqual([])
  // New names of these games are promised as well: add these lines to the file. Names of later games are promised by the release
  // that brings them.
  const games = new Set(promised.map((line) => line.split(': ')[0]))
  expect(declared.filter((line) => games.has(line.split(': ')[0]) && !promised.includes(line))).toEqual([])
})
