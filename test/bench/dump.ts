import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { generateLists } from '../../interpreter/codegen/move-lists.ts'
import { generateMachine } from '../../interpreter/codegen/move-machine.ts'
import { generatePlayouts } from '../../interpreter/codegen/playout.ts'
import type { ProgramText } from '../../interpreter/codegen/program-text.ts'
import { gameCalled } from './games.ts'

/*
 * Prints the code generated for a ruleset next to the lines of the rules that it comes from:
 * `node test/bench/dump.ts yardstick-barrage [moves|lists|playouts]`.
 */

const WIDTH = 100
const ROOT = join(import.meta.dirname, '../..')

/** The line of the rules that an origin points to, with its file and number. */
function lineReader({ files, origins }: GameIR): (origin: number) => string {
  const texts = new Map<string, readonly string[]>()
  const linesOf = (file: string): readonly string[] => {
    const read = texts.get(file) ?? fileLines(file)
    texts.set(file, read)
    return read
  }
  return (origin) => {
    const { file = 0, line = 0 } = origins[origin] ?? {}
    const name = files[file] ?? ''
    return `${name}:${line}  ${linesOf(name)[line - 1]?.trim() ?? ''}`
  }
}

function fileLines(file: string): readonly string[] {
  for (const folder of [ROOT, join(import.meta.dirname, 'rulesets')])
    try {
      return readFileSync(join(folder, file), 'utf8').split('\n')
    } catch {
      continue
    }
  return []
}

function generated(): Pick<ProgramText, 'code' | 'tables'> {
  if (what === 'playouts') return generatePlayouts(ir)
  const machine = generateMachine(ir)
  return what === 'lists' ? generateLists(ir, machine.asking) : machine
}

const [id = 'yardstick-barrage', what = 'moves'] = process.argv.slice(2)
const ir = gameCalled(id)
const { code, tables } = generated()
const lineOf = lineReader(ir)
tables.all.forEach((table, i) =>
  console.log(`// T${i}: ${table.values.length} words, ${table.lo} to ${table.hi}`),
)
let from: string[] = []
for (const line of code.text.split('\n')) {
  const mark = /^\/\* (\d+) \*\/$/u.exec(line)
  if (mark !== null) from.push(lineOf(Number(mark[1])))
  else {
    const [here, ...above] = from.toReversed()
    for (const outer of above.toReversed()) console.log(`${' '.repeat(WIDTH)} // ${outer}`)
    console.log(here === undefined ? line : `${line.padEnd(WIDTH)} // ${here}`)
    from = []
  }
}
