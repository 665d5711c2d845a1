import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { describe, expect, test } from 'vitest'
import { configure, loadRuleset } from '../../grammar/load.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { wholeGamesFirst } from '../../interpreter/codegen/whole-games-first.ts'
import { playInWorkers } from '../../interpreter/host-node/game-workers.ts'
import { WholeGameCache } from '../../interpreter/host-node/whole-game-cache.ts'
import { GameCache } from '../../interpreter/host-node/game-cache.ts'
import { RecordedRequest } from '../../interpreter/host-node/recorded-request.ts'
import type { Chunk } from '../../interpreter/simulation/chunk.ts'
import { addTally, emptyTally } from '../../interpreter/simulation/merge-results.ts'
import type { Tally } from '../../interpreter/simulation/merge-results.ts'
import { randomGames } from '../../interpreter/simulation/random-game.ts'
import { irCalled } from '../codegen/shipped.ts'
import { folderWith } from './sandtable.ts'

const SHIPPED = readFileSync(
  join(import.meta.dirname, '../../rulesets/alignment/tic-tac-toe/tic-tac-toe.yaml'),
  'utf8',
)
const VARIANT = 'sandtable: 1\nid: mine\ntitle: Mine\nextends: tic-tac-toe\n'
const TEXTS: Readonly<Record<string, string>> = { 'mine.yaml': VARIANT, 'tic-tac-toe.yaml': SHIPPED }

function request(
  texts: Readonly<Record<string, string>>,
  more: Partial<RulesetRequest> = {},
): RulesetRequest {
  return {
    file: sourceFile('mine.yaml', texts['mine.yaml'] ?? ''),
    host: memoryHost(Object.entries(texts)),
    ...more,
  }
}

/** Makes the game of the texts, and keeps it. */
function kept(folder: string): GameIR | undefined {
  const seen = new RecordedRequest(request(TEXTS))
  const { ruleset } = loadRuleset(seen.request)
  const ir = ruleset === undefined ? undefined : configure(ruleset, undefined).configured?.checked.ir
  if (ir !== undefined)
    GameCache.of(folder, 'one')?.keep(seen, undefined, { ir, whole: new WholeGameCache() })
  return ir
}

const known = (folder: string, asked: RulesetRequest, players?: string, by = 'one'): GameIR | undefined =>
  GameCache.of(folder, by)?.game(new RecordedRequest(asked), players)?.ir

describe('the rules of a game that was made before', () => {
  const folder = join(folderWith(), 'kept')
  const made = kept(folder)

  test('are known as they were, to the last word', () => {
    expect(made).toBeDefined()
    expect(known(folder, request(TEXTS))).toStrictEqual(made)
  })

  const changes: Readonly<Record<string, RulesetRequest>> = {
    'its own text': request({ ...TEXTS, 'mine.yaml': `${VARIANT}# more\n` }),
    'the text of its base': request({ ...TEXTS, 'tic-tac-toe.yaml': `${SHIPPED}\n# more\n` }),
    'one document more': request({ ...TEXTS, 'new.yaml': 'sandtable: 1\nid: new\n' }),
    'another name': request(TEXTS, { file: sourceFile('yours.yaml', VARIANT) }),
    'other modules': request(TEXTS, { uses: ['longer'] }),
    'other options': request(TEXTS, { options: new Map([['a', 'b']]) }),
  }
  for (const [what, asked] of Object.entries(changes))
    test(`are not known with ${what}`, () => expect(known(folder, asked)).toBeUndefined())

  test('are not known for another number of players, or by another program', () => {
    expect(known(folder, request(TEXTS), '3')).toBeUndefined()
    expect(known(folder, request(TEXTS), undefined, 'two')).toBeUndefined()
  })

  test('of a file that is broken anywhere are not known', () => {
    const broken = join(folderWith(), 'kept')
    kept(broken)
    const [name = ''] = readdirSync(broken)
    const path = join(broken, name)
    const whole = readFileSync(path)
    for (let at = 0; at < whole.length; at += 97) {
      writeFileSync(path, whole.subarray(0, at))
      expect(known(broken, request(TEXTS)), `cut off at ${at}`).toBeUndefined()
      const flipped = Buffer.from(whole)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      writeFileSync(path, flipped)
      const found = known(broken, request(TEXTS))
      if (found !== undefined) expect(found, `changed at ${at}`).toStrictEqual(made)
    }
    writeFileSync(path, whole)
    expect(known(broken, request(TEXTS))).toStrictEqual(made)
  })
})

test('games are the same in one piece and move by move, if code for single moves is made late', () => {
  const made = kept(join(folderWith(), 'kept'))
  if (made === undefined) throw new Error('no game')
  const program = wholeGamesFirst(made)
  const [whole, moves] = [emptyTally(2), emptyTally(2)]
  let recorded = 0
  const [one, other] = [randomGames(program, '1'), randomGames(program, '1', () => recorded++)]
  for (let game = 1; game <= 50; game++) {
    one(game, whole)
    other(game, moves)
  }
  expect(recorded).toBe(50)
  expect(moves).toEqual(whole)
})

describe('the code that plays a game', () => {
  /** The same games by code that is generated and by code that was kept. Returns what was kept. */
  const playedTwice = (ir: GameIR): readonly Uint8Array[] => {
    const played = (whole?: WholeGameCache): Tally => {
      const tally = emptyTally(ir.seats.length)
      const play = randomGames(
        fastProgram(ir, undefined, () => wholeGamesFirst(ir, whole)),
        '1',
      )
      for (let game = 1; game <= 20; game++) play(game, tally)
      return tally
    }
    const made = new WholeGameCache()
    const first = played(made)
    expect(first).toEqual(played())
    const parts = made.parts
    if (parts === undefined) throw new Error('nothing to keep')
    const again = new WholeGameCache(parts)
    const { code, running } = again
    expect(running).toEqual(made.running)
    expect(played(again)).toEqual(first)
    expect(again.code).toBe(code)
    expect(again.parts, 'nothing new').toBeUndefined()
    return parts
  }

  test.each(['tic-tac-toe', 'stratego-barrage', 'hearts', 'toy-battle', 'patrols'])(
    'plays %s as if it was generated',
    (id) => void playedTwice(irCalled(id)),
  )

  test('is compiled again if the engine refuses what was compiled', () => {
    const ir = irCalled('tic-tac-toe')
    const { code, running } = new WholeGameCache(playedTwice(ir))
    // Of another text: in one process, the engine itself knows those that it has compiled.
    const words = serialize({ code: { ...code, text: `${code?.text} ` }, running })
    const whole = new WholeGameCache([words, Buffer.from('no code')])
    const tally = emptyTally(2)
    randomGames(wholeGamesFirst(ir, whole), '1')(1, tally)
    expect([...tally.reasons.values()]).toEqual([1])
    expect(whole.parts?.[0]).toEqual(words)
  })

  test('is made by one thread for the next', async () => {
    const ir = irCalled('hearts')
    const plan = { games: 20, seed: '1', size: 5, withLog: false, withOutcomes: false }
    const played = async (whole: WholeGameCache): Promise<Tally> => {
      const tally = emptyTally(ir.seats.length)
      const chunks: Chunk[] = []
      await playInWorkers(ir, plan, 2, (chunk) => chunks.push(chunk), whole).done
      for (const chunk of chunks.toSorted((a, b) => a.index - b.index)) addTally(tally, chunk.tally)
      return tally
    }
    const made = new WholeGameCache()
    const first = await played(made)
    const again = new WholeGameCache(made.parts)
    expect(again.code?.text).toContain('function play(')
    expect(await played(again)).toEqual(first)
    expect(again.parts, 'nothing new').toBeUndefined()
  })

  test('is kept beside the rules', () => {
    const folder = join(folderWith(), 'kept')
    const ir = kept(folder)
    if (ir === undefined) throw new Error('no game')
    const whole = new WholeGameCache()
    randomGames(wholeGamesFirst(ir, whole), '1')(1, emptyTally(2))
    const keeping = new RecordedRequest(request(TEXTS))
    loadRuleset(keeping.request)
    GameCache.of(folder, 'one')?.keep(keeping, undefined, { ir, whole })
    const found = GameCache.of(folder, 'one')?.game(new RecordedRequest(request(TEXTS)), undefined)
    expect(found?.ir).toStrictEqual(ir)
    expect(found?.whole.code).toEqual(whole.code)
  })
})
