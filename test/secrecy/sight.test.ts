import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { textProgram } from '../players/card-programs.ts'
import { oneIn, part } from '../volume.ts'
import { SIGHT_GAMES } from './sight-games.ts'
import { toldBySight } from './sight-worlds.ts'

describe('a seat that has watched the same is told the same', () => {
  for (const [i, [title, text]] of oneIn(2, [...SIGHT_GAMES.entries()]))
    test(title, () => {
      const { ir } = textProgram(text)
      // Each back end plays for one of the seats, and in every other game for the other one.
      const makers = i % 2 === 0 ? [closuresProgram, generatedProgram] : [generatedProgram, closuresProgram]
      const few = part(120) / 30
      let all = 0
      // Where a seat rarely watches the same twice, more games are played.
      for (const games of [part(240), Math.max(20, part(240)), Math.max(60, part(240))])
        for (const [seat, make] of all > few ? [] : makers.entries()) {
          const { leak, compared } = toldBySight(make(ir), seat, games, 3)
          expect(leak).toBeUndefined()
          all += compared
        }
      expect(all).toBeGreaterThan(few)
    })
})
