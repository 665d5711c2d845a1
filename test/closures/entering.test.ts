import { describe, expect, it } from 'vitest'
import type { EntryPoint } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { Drive, faultOf } from './drive.ts'
import { Tiny, add, cell, eq, lt, num, plus, put, range, win, you } from './tiny-ir.ts'

/**
 * Turns with a battle in each; two attacks are asked for in the battle, and each is answered by the next seat. The battle
 * ends by adding its argument of 100, and each turn adds 1000.
 */
function war() {
  const tiny = new Tiny({ seats: 3 })
  const [log, fresh, side] = [tiny.value('log'), tiny.value('each turn', 7), tiny.local('side')]
  const reply = tiny.action('reply', { body: [add(log, num(1))] })
  const defence = tiny.ask([reply], { who: { op: 'mod', left: plus(you, num(1)), right: num(3) } })
  const retreat = tiny.stage('retreat', [defence])
  const attack = tiny.action('attack', { body: [tiny.run(retreat), add(log, num(10))] })
  const assault = tiny.ask([attack])
  const battle = tiny.stage('battle', [tiny.each(range(0, 1), () => [assault]), add(log, cell(side))], {
    params: [side],
  })
  const lonely = tiny.stage('lonely', [])
  const ir = tiny.finish({
    play: [
      put(log, num(500)),
      tiny.turns(
        [
          tiny.run(battle, { args: [num(100)] }),
          { step: 'if', condition: lt(num(1500), cell(log)), then: [win(you)], else: [], origin: 0 },
          add(log, num(1000)),
        ],
        { reset: [{ at: fresh, start: [0] }], while: eq(num(1), num(1)) },
      ),
    ],
  })
  const site = (step: typeof assault): number => (step.step === 'ask' ? step.site : -1)
  return { ir, log, fresh, battle, retreat, lonely, assault: site(assault), defence: site(defence) }
}

describe('entering', () => {
  const { ir, log, fresh, battle, retreat, lonely, assault, defence } = war()

  const entered = (point: EntryPoint, seat: number): Drive => {
    const game = new Drive(ir)
    game.play(1, 1, 1)
    game.program.enter(game.S, point, seat)
    game.S[log] = 0
    game.program.resume(game.S)
    return game
  }

  it.each([
    ['turns', { kind: 'turns' }, 2, 2, 0],
    ['a stage', { kind: 'stage', stage: battle }, 1, 1, 0],
    ['a decision', { kind: 'ask', site: assault }, 2, 2, 0],
    ['a stage within an action', { kind: 'stage', stage: retreat }, 1, 2, 1],
    ['a decision within an action', { kind: 'ask', site: defence }, 2, 0, 1],
  ] as const)('%s', (_, point, seat, decider, depth) => {
    const game = entered(point, seat)
    expect([game.at(H.decider), game.at(H.you), game.at(H.depth), game.at(fresh)]).toEqual([
      decider,
      decider,
      depth,
      0,
    ])
  })

  it('goes on from there as from a game that came there', () => {
    const game = entered({ kind: 'turns' }, 2)
    // Two attacks, each with its reply: 2 * 11, then 100 for the argument, 1000 for the turn; then the next seat.
    expect(game.play(1, 1, 1, 1).at(log)).toBe(1122)
    expect(game.at(H.decider)).toBe(0)
    const late = entered({ kind: 'ask', site: defence }, 0)
    late.play(1)
    expect([late.at(log), late.at(H.decider), late.at(H.action), late.at(H.depth)]).toEqual([11, 0, NONE, 0])
    expect(late.play(1, 1).at(log)).toBe(1122)
    expect(late.at(H.decider)).toBe(1)
  })

  it('ends as a game ends', () => {
    const game = entered({ kind: 'stage', stage: battle }, 1)
    game.S[log] = 1500
    game.play(1, 1, 1, 1)
    expect([game.over, game.at(H.winner)]).toEqual([true, 1])
  })

  it('fits what play itself makes of the same point', () => {
    const played = new Drive(ir)
    const game = new Drive(ir)
    game.program.enter(game.S, { kind: 'ask', site: assault }, 0)
    game.program.resume(game.S)
    expect([...game.S]).toEqual([...played.S])
  })

  it('is refused where nothing leads to', () => {
    const game = new Drive(ir)
    expect(faultOf(() => game.program.enter(game.S, { kind: 'stage', stage: lonely }, 0))).toBe('ST5115')
    expect(faultOf(() => game.program.enter(game.S, { kind: 'ask', site: 99 }, 0))).toBe('ST5115')
  })
})
