import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { denseTables } from '../../grammar/check/functions/tables.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { rulePoints } from '../../interpreter/coverage/rule-points.ts'
import { rulePlaceOf } from '../../interpreter/program/rule-place.ts'
import { Coverage } from '../../interpreter/coverage/coverage.ts'
import { added, coveredLines } from '../../interpreter/coverage/covered-lines.ts'
import type { RunResult } from '../../interpreter/simulation/run.ts'
import { run } from '../../interpreter/simulation/run.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { shelfHost } from '../shelf-host.ts'
import { VOLUME } from '../volume.ts'
import { playable } from '../playable.ts'

const RULESETS = join(import.meta.dirname, '../../rulesets')
const host = shelfHost()

function played(program: Program, games: number): { readonly result: RunResult; readonly plies: number } {
  let plies = 0
  const going = run(program, games, 'coverage', (_, answers) => {
    plies += answers.filter((answer) => typeof answer === 'number').length
  })
  let next = going.next()
  while (next.done !== true) next = going.next()
  return { result: next.value, plies }
}

describe('what the rules did is counted', () => {
  for (const path of [
    'hidden/stratego/duel.yaml',
    'draughts/draughts/draughts.yaml',
    'race/breakthrough/breakthrough.yaml',
  ])
    test(path, () => {
      const file = sourceFile(`rulesets/${path}`, readFileSync(join(RULESETS, path), 'utf8'))
      const { checked, ruleset } = playable(loadRuleset({ file, host }))
      const tables = denseTables(checked.reading)
      const coverage = new Coverage(checked.ir, new Set(tables.keys()))
      const noted = played(closuresProgram(checked.ir, coverage), VOLUME.covered)
      const plain = played(closuresProgram(checked.ir), VOLUME.covered)
      expect(noted).toEqual(plain)
      const lines = coveredLines(checked.ir, coverage, tables)
      const count = (what: string): number =>
        lines.filter((line) => line.what === what).reduce((sum, line) => sum + line.used, 0)
      // Every ply is a played action, and every game ends by one rule.
      expect(count('action')).toBe(noted.plies)
      const blockades = lines.filter((line) => line.what === 'stage' && line.label === 'be stuck')
      expect(count('end') + blockades.reduce((sum, line) => sum + line.used, 0)).toBe(VOLUME.covered)
      // Each cell of a table belongs to a row that is at the line it names.
      for (const row of lines.filter((line) => line.what === 'row')) {
        const text = ruleset.game.layers.find((layer) => layer.file.name === row.file)?.file.text
        expect(text?.split('\n')[row.line - 1]).toContain(row.label.replace(/^[^:]*: /, ''))
      }
      const twice = added([lines, lines])
      expect(twice.map((line) => line.used)).toEqual(lines.map((line) => 2 * line.used))
      const nothing = coveredLines(checked.ir, new Coverage(checked.ir, new Set(tables.keys())), tables)
      expect(nothing.every((line) => line.used === 0 && line.failed === 0)).toBe(true)
    })
})

describe('every part of the rules that is counted is somewhere in the rules', () => {
  // What the checker adds here: the end of an action, deferred stages and the end of what is done in secret.
  for (const name of ['campfires', 'lookouts', 'wishing-well'])
    test(name, () => {
      const path = join(import.meta.dirname, `../corpus/${name}.yaml`)
      const ir = playable(loadRuleset({ file: sourceFile(path, readFileSync(path, 'utf8')), host })).checked
        .ir
      const places = rulePoints(ir).map(({ node }) => rulePlaceOf(ir, node.origin)?.file)
      expect(places.length).toBeGreaterThan(0)
      expect(new Set(places)).toEqual(new Set([path]))
    })
})

const LOOPS = `sandtable: 1
id: loops
title: Loops
players: { seats: [ann, ben] }
pieces:
  card: { kinds: { coin: { copies: 6 }, hut: {} } }
places:
  hand: { each: player, holds: cards, seen by: everyone }
  heap: { holds: cards, seen by: everyone }
box:
  hand: { coin: 3 }
track: { each player: { points: 0 } }
play:
  - turns from ann, at most 4: you must drop
  - rank players by points
actions:
  drop:
    choose:
      card: cards in your hand
    then:
      - move card to heap
      - for each hut in heap: # 0 passes
          - add 9 to your points
          - say a hut
      - for each coin in heap: add 1 to your points # 10 passes
      - repeat 3 times: # 12 passes
          - add 1 to your points
          - say thrice
      - while your points > 900, at most 5: add 1 to your points # 0 passes
      - repeat until any coin in heap, at most 5: add 1 to your points # 4 passes
`

test('passes of loops are counted, also of those that never begin', () => {
  const checked = configure(loaded('loops', LOOPS), undefined).configured?.checked
  if (checked === undefined) throw new Error('not playable')
  const coverage = new Coverage(checked.ir, new Set())
  played(closuresProgram(checked.ir, coverage), 1)
  const loops = coverage.points().filter(({ what }) => what === 'loop')
  const said = LOOPS.split('\n').flatMap((line, i) => {
    const passes = / # (\d+) passes/u.exec(line)?.[1]
    return passes === undefined ? [] : [{ line: i + 1, held: Number(passes) }]
  })
  expect(loops.map(({ origin, held }) => ({ line: rulePlaceOf(checked.ir, origin)?.line, held }))).toEqual(
    said,
  )
})

function loaded(name: string, text: string) {
  const { ruleset } = loadRuleset({ file: sourceFile(`${name}.yaml`, text), host })
  if (ruleset === undefined) throw new Error('no ruleset')
  return ruleset
}
