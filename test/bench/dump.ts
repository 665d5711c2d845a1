import { generate } from '../../interpreter/codegen/generate.ts'
import { generatePlayouts } from '../../interpreter/codegen/playout.ts'
import { gameCalled } from './games.ts'

/* Prints the code that is generated for a ruleset: `node test/bench/dump.ts yardstick-barrage [playouts]`. */

const [id = 'yardstick-barrage', what = 'moves'] = process.argv.slice(2)
const ir = gameCalled(id)
const { code, tables } = what === 'playouts' ? generatePlayouts(ir) : generate(ir)
tables.all.forEach((table, i) =>
  console.log(`// T${i}: ${table.values.length} words, ${table.lo} to ${table.hi}`),
)
console.log(code.text)
