import { existsSync, readFileSync } from 'node:fs'
import { programOf } from '../examples/run.ts'
import { isRefused } from '../match/refused.ts'
import { load } from '../save/save.ts'
import { sceneOf } from '../scene/scene.ts'
import { sceneText } from '../scene/text.ts'
import { EXIT, UsageError } from './exit.ts'
import { colorOn, print } from './output.ts'
import { configuredFor } from './ruleset-argument.ts'
import type { RulesetOptions } from './ruleset-argument.ts'

/** Plays a recorded game again, judging every move, and shows how it stands. */
export function replay(file: string, record: string, options: RulesetOptions): number {
  if (!existsSync(record)) throw new UsageError('ST7002', `There is no file \`${record}\`.`)
  const program = programOf(configuredFor(file, options).checked)
  const match = load(program, readFileSync(record, 'utf8'))
  if (isRefused(match)) {
    process.stderr.write(`error[${match.code}]: ${match.message}\n`)
    return EXIT.findings
  }
  const { seats } = program.ir
  match.record().forEach(({ seat, move }, ply) => print(`${ply + 1}. ${seats[seat]?.name ?? ''}: ${move}`))
  print('')
  print(sceneText(program.ir, sceneOf(program.ir, match.view()), { color: colorOn(process.stdout) }))
  const result = match.result()
  if (result !== undefined)
    print(
      `${result.winner === undefined ? 'The game is drawn' : `${seats[result.winner]?.name ?? ''} wins`} by ${result.reason}.`,
    )
  return EXIT.fine
}
