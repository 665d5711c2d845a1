import { shelfHost } from '../shelf-host.ts'
import { playable } from '../playable.ts'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { hashIr } from '../../grammar/ir/hash.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { isRefused } from '../../interpreter/match/refused.ts'
import { irFromText, irText } from '../../interpreter/save/ir-file.ts'
import { recordOf } from '../../interpreter/simulation/record.ts'
import { run } from '../../interpreter/simulation/run.ts'
import { folderWith } from '../cli/sandtable.ts'
import { VOLUME } from '../volume.ts'

const ROOT = join(import.meta.dirname, '../..')
const host = shelfHost()

function irOf(path: string): GameIR {
  const file = sourceFile(`rulesets/${path}`, readFileSync(join(ROOT, 'rulesets', path), 'utf8'))
  const ir = playable(loadRuleset({ file, host })).checked.ir
  return ir
}

function records(ir: GameIR): readonly string[] {
  const program = closuresProgram(ir)
  const found: string[] = []
  const going = run(program, VOLUME.ofFiles, 'file', (seed, answers) =>
    found.push(recordOf(program, seed, answers)),
  )
  while (going.next().done !== true);
  return found
}

/** What another process runs: only the file, without the grammar. */
const CHILD = `
import { readFileSync } from 'node:fs'
import { closuresProgram } from '${ROOT}/interpreter/closures/program.ts'
import { irFromText } from '${ROOT}/interpreter/save/ir-file.ts'
import { recordOf } from '${ROOT}/interpreter/simulation/record.ts'
import { run } from '${ROOT}/interpreter/simulation/run.ts'

const program = closuresProgram(irFromText(readFileSync(process.argv[2], 'utf8')))
const found = []
const going = run(program, ${VOLUME.ofFiles}, 'file', (seed, answers) => found.push(recordOf(program, seed, answers)))
while (going.next().done !== true);
process.stdout.write(JSON.stringify(found))
`

describe('IR in a file', () => {
  const files = [
    'hidden/stratego/barrage.yaml',
    'hidden/stratego/classic.yaml',
    'draughts/draughts/draughts.yaml',
  ]
  for (const path of files.slice(0, VOLUME.files))
    test(`${path} plays identically in a fresh process`, () => {
      const ir = irOf(path)
      const text = irText(ir)
      const again = irFromText(text)
      if (isRefused(again)) throw new Error(again.message)
      expect(hashIr(again)).toBe(hashIr(ir))
      expect(irText(again)).toBe(text)
      const folder = folderWith({ 'game.ir': text, 'child.mts': CHILD })
      const out = execFileSync(process.execPath, [join(folder, 'child.mts'), join(folder, 'game.ir')], {
        encoding: 'utf8',
      })
      expect(JSON.parse(out)).toEqual(records(ir))
    })

  test('what is damaged, or no IR, is refused', () => {
    const text = irText(irOf('alignment/tic-tac-toe/tic-tac-toe.yaml'))
    const cases: readonly (readonly [string, string])[] = [
      ['', 'ST5201'],
      ['hello', 'ST5201'],
      [text.slice(0, -20), 'ST5201'],
      [text.replace('"size":', '"sise":'), 'ST5201'],
      [text.replace('sandtable-ir 1', 'sandtable-ir 9'), 'ST5202'],
    ]
    for (const [damaged, code] of cases) {
      const read = irFromText(damaged)
      expect(isRefused(read) && read.code).toBe(code)
    }
  })
})
