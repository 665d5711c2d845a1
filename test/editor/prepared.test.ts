import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LiveGame } from '../../editor/workers/live-game.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { shelfHost } from '../shelf-host.ts'
import { playable } from '../playable.ts'

const folder = join(import.meta.dirname, '..', 'corpus')

test('whoever decides is offered the setups whose answers can be given now', () => {
  const file = sourceFile('banners.yaml', readFileSync(join(folder, 'banners.yaml'), 'utf8'))
  const ir = playable(loadRuleset({ file, host: shelfHost(folder) })).checked.ir
  const names = ir.prepared?.map(({ name }) => name)
  const game = new LiveGame(Match.start(generatedProgram(ir), { seed: 1 }))
  const offered = (look: number | 'open'): readonly string[] => game.show({ look, ply: undefined }).prepared
  expect([offered(0), offered(1), offered('open')]).toEqual([names, [], names])
  const play = (move: string, look: number): void => {
    game.play({ move, look, plies: game.show({ look, ply: undefined }).plies })
  }
  play('raise (rider)', 0)
  expect(offered(0)).toEqual([])
  play('be ready', 0)
  play('bows behind pikes', 1)
  const { ply, prepared, decision } = game.show({ look: 'open', ply: undefined })
  expect([ply, prepared, decision?.seat]).toEqual([6, [], 0])
})
