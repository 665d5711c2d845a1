import { describe, expect, test } from 'vitest'
import { KnownDocuments } from '../../grammar/document/known-documents.ts'
import { checkRuleset } from '../../grammar/load.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { shelfHost } from '../shelf-host.ts'
import { Lockstep } from '../codegen/lockstep.ts'
import { irFor } from '../codegen/shipped.ts'
import { VOLUME, oneIn } from '../volume.ts'
import { inOnePiece, moveByMove } from '../codegen/whole-games.ts'
import { corpus } from './corpus.ts'

const host = shelfHost(import.meta.dirname)
const known = new KnownDocuments()
/** One game may be over at once. */
const games = Math.max(2, Math.ceil(VOLUME.games / 10))

/** The games that both back ends play in this run. */
const PLAYED = new Set(oneIn(3, corpus(), 1).map(({ name }) => name))

test('the corpus is there', () => {
  expect(corpus().length).toBeGreaterThanOrEqual(20)
})

describe.each(corpus().map((file) => [file.name, file] as const))('%s', (_, file) => {
  const request = { file, host, known, tellsUnread: true }
  /** Each game is read and checked only once for its three tests. */
  let read: ReturnType<typeof checkRuleset> | undefined
  const checked = () => (read ??= checkRuleset(request))

  test('has nothing wrong with it', () => {
    expect(checked().diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([])
  })

  test('its examples pass', () => {
    const { results } = testRuleset(request, undefined, 0, checked())
    expect(results.length).toBeGreaterThan(0)
    for (const { example, outcome } of results) expect(outcome.kind, example.label).toBe('passed')
  })

  test.runIf(PLAYED.has(file.name))(
    'both back ends play the same games, and every game ends by its rules',
    () => {
      const { ruleset } = checked()
      if (ruleset === undefined) throw new Error('It could not be loaded.')
      for (const players of ruleset.playerCounts) {
        const ir = irFor(ruleset, players)
        const [reference, generated] = [closuresProgram(ir), generatedProgram(ir)]
        expect(generated.running?.failed).toBeUndefined()
        const lockstep = new Lockstep(reference, generated)
        for (let seed = 1; seed <= games; seed++)
          expect(lockstep.play(seed), `${players} players, seed ${seed}`).toBeUndefined()
        expect(lockstep.plies).toBeGreaterThan(games * 5)
        expect(lockstep.faults).toEqual([])
        const whole = inOnePiece(generated, games, 'whole')
        if (whole !== undefined) expect(whole).toEqual(moveByMove(reference, games, 'whole'))
      }
    },
  )
})
