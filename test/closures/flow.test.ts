import { describe, expect, it } from 'vitest'
import type { StepIR } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { Drive, faultOf } from './drive.ts'
import { Tiny, add, all, cell, eq, load, lt, not, num, plus, put, range, when, win, you } from './tiny-ir.ts'

/** An action that appends the chosen number as a digit: `log` is the history in base 10. */
function noting(tiny: Tiny, log: number, most = 3): number {
  const digit = tiny.choice('digit', range(1, most), 10)
  const value: StepIR = put(
    log,
    plus({ op: 'mul', left: cell(log), right: num(10) }, cell(digit.cell)),
    0,
    0x7fffffff,
  )
  return tiny.action('note', { choices: [digit], body: [value] })
}

const CODE = (digit: number): number => 1 + digit

describe('decisions inside loops and stages', () => {
  it('asks once for each member, within a stage within a stage', () => {
    const tiny = new Tiny({ seats: 3 })
    const log = tiny.value('log')
    const note = noting(tiny, log)
    const inner = tiny.stage('inner', [tiny.ask([note])])
    const outer = tiny.stage('outer', [
      tiny.each(range(0, 2), (seat) => [tiny.ask([note], { who: seat }), tiny.run(inner)]),
    ])
    const game = new Drive(tiny.finish({ play: [put(H.you, num(2)), tiny.run(outer), win(you)] }))
    const asked: (number | undefined)[] = []
    for (const digit of [1, 2, 3, 1, 2, 3]) {
      asked.push(game.at(H.decider))
      game.play(CODE(digit))
    }
    expect(asked).toEqual([0, 2, 1, 2, 2, 2])
    expect([game.at(log), game.over, game.at(H.winner)]).toEqual([123_123, true, 2])
  })

  it('leaves nothing behind in locals', () => {
    const tiny = new Tiny({})
    const log = tiny.value('log')
    const note = noting(tiny, log)
    const stage = tiny.stage('stage', [tiny.each(range(0, 1), (seat) => [tiny.ask([note], { who: seat })])])
    const ir = tiny.finish({
      play: [
        tiny.turns([tiny.run(stage)], { atMost: num(2) }),
        tiny.ask([note], { who: num(0) }),
        win(num(0)),
      ],
    })
    const game = new Drive(ir).play(...[1, 1, 1, 1].map(CODE))
    const left = ir.memory.regions
      .filter((r) => r.per === 'local' && r.name !== 'saved')
      .flatMap((r) => [...game.S.subarray(r.at, r.at + r.length)])
    expect(new Set(left)).toEqual(new Set([NONE]))
    expect([game.at(H.depth), game.at(H.action)]).toEqual([0, NONE])
  })

  it('asks again until done', () => {
    const tiny = new Tiny({})
    const log = tiny.value('log')
    const note = noting(tiny, log)
    const game = new Drive(
      tiny.finish({ play: [tiny.ask([note], { who: num(1), must: false, repeatedly: true }), win(num(0))] }),
    )
    expect(game.legal()).toEqual([2, 3, 4, 0])
    game.play(CODE(1), CODE(2))
    expect([game.over, game.legal().length]).toEqual([false, 4])
    game.play(0)
    expect([game.over, game.at(log), game.at(H.ply), game.at(H.you)]).toEqual([true, 12, 3, NONE])
  })

  it('takes done only after the first answer where one must be given', () => {
    for (const asked of [NONE, 0, 1]) {
      const tiny = new Tiny({})
      const log = tiny.value('log')
      const note = noting(tiny, log)
      const ask = tiny.ask([note], { who: num(1), repeatedly: true })
      const game = new Drive(
        tiny.finish({ play: [...(asked === NONE ? [] : [put(H.you, num(asked))]), ask, win(you)] }),
      )
      expect(game.legal()).toEqual([2, 3, 4])
      game.play(CODE(1))
      expect(game.legal()).toEqual([2, 3, 4, 0])
      game.play(CODE(3), 0)
      expect([game.over, game.at(log), game.at(H.winner)]).toEqual([true, 13, asked])
    }
  })

  it('does something else where no move is legal', () => {
    const tiny = new Tiny({})
    const never = tiny.action('never', {
      conditions: [{ label: 'never', says: undefined, test: num(0), after: 0, origin: 0 }],
    })
    const ask = tiny.ask([never], { who: num(1), hasOrElse: true, orElse: [put(H.line, you, NONE)] })
    const game = new Drive(tiny.finish({ play: [put(H.you, num(0)), ask, win(num(NONE))] }))
    expect([game.over, game.at(H.line), game.at(H.ply)]).toEqual([true, 0, 0])
    const claimed = new Tiny({})
    const none = claimed.action('never', {
      conditions: [{ label: 'never', says: undefined, test: num(0), after: 0, origin: 0 }],
    })
    const wrong = claimed.finish({ play: [claimed.ask([none], { who: num(1) })] })
    expect(faultOf(() => new Drive(wrong))).toBe('ST5102')
  })

  it('comes back to an action that asks somebody else', () => {
    const tiny = new Tiny({})
    const log = tiny.value('log')
    const reply = noting(tiny, log)
    const digit = tiny.choice('digit', range(1, 3), 10)
    const attack = tiny.action('attack', {
      choices: [digit],
      body: [tiny.ask([reply], { who: num(1) }), add(log, cell(digit.cell)), put(H.line, you)],
    })
    const ir = tiny.finish({ play: [tiny.ask([attack], { who: num(0) }), win(num(0))] })
    const game = new Drive(ir).play(CODE(3))
    expect([game.at(H.decider), game.at(H.depth), game.at(H.action)]).toEqual([1, 1, attack])
    game.play(CODE(2))
    expect([game.at(log), game.at(H.line), game.at(H.depth), game.over]).toEqual([5, 0, 0, true])
  })
})

describe('turns', () => {
  const taken = (direction: 1 | -1, more: Parameters<Tiny['turns']>[1], body: StepIR[] = []): number[] => {
    const tiny = new Tiny({ seats: 4 })
    const log = tiny.value('log')
    const note = noting(tiny, log)
    const game = new Drive(
      tiny.finish({ direction, play: [tiny.turns([tiny.ask([note]), ...body], more), win(num(0))] }),
    )
    const seats: number[] = []
    for (let i = 0; i < 9 && !game.over; i++) {
      seats.push(game.at(H.decider) ?? NONE)
      game.play(CODE(1))
    }
    return seats
  }

  it.each([
    ['clockwise', 1, { from: num(2), atMost: num(5) }, [2, 3, 0, 1, 2]],
    ['anticlockwise', -1, { from: num(1), atMost: num(5) }, [1, 0, 3, 2, 1]],
    ['passing over', 1, { from: num(1), atMost: num(4), while: not(eq(you, num(1))) }, [2, 3, 0, 2]],
    ['nobody', 1, { while: num(0) }, []],
    ['without limit', 1, { atMost: num(0x7fffffff) }, [0, 1, 2, 3, 0, 1, 2, 3, 0]],
  ] as const)('go round %s', (_, direction, more, seats) => {
    expect(taken(direction, more)).toEqual(seats)
  })

  it('set back what is tracked for each turn', () => {
    const tiny = new Tiny({})
    const [each, ever] = [tiny.value('each turn'), tiny.value('ever')]
    const step = tiny.action('step', { body: [add(each, num(1)), add(ever, num(1))] })
    const loop = tiny.turns([tiny.ask([step]), tiny.ask([step])], { reset: [{ at: each, start: [0] }] })
    const game = new Drive(tiny.finish({ play: [loop] })).play(1, 1, 1)
    expect([game.at(each), game.at(ever)]).toEqual([1, 3])
  })

  it('end when everybody is out, and give `you` back', () => {
    const tiny = new Tiny({ seats: 3 })
    const chips = tiny.value('chips', 2, 3, 'seat')
    const pay = tiny.action('pay', {
      body: [
        {
          step: 'store',
          base: chips,
          index: you,
          value: { op: 'sub', left: load(chips, you), right: num(1) },
          least: 0,
          most: 9,
          orNone: false,
          origin: 0,
        },
      ],
    })
    const loop = tiny.turns([tiny.ask([pay])], { while: lt(num(0), load(chips, you)) })
    const game = new Drive(tiny.finish({ play: [put(H.you, num(1)), loop, win(you)] })).play(1, 1, 1, 1, 1, 1)
    expect([game.over, game.at(H.winner), game.at(H.ply)]).toEqual([true, 1, 6])
  })
})

describe('loops', () => {
  it.each([
    ['times', undefined, undefined, 4, 4],
    ['while', 3, undefined, 10, 3],
    ['until, which looks behind', undefined, 0, 10, 1],
    ['no more often than said', 9, undefined, 2, 2],
    ['not at all', undefined, undefined, -1, 0],
  ])('go round %s', (_, below, from, atMost, passes) => {
    const tiny = new Tiny({})
    const done = tiny.value('done')
    const loop: StepIR = {
      step: 'loop',
      cell: tiny.local('passes'),
      while: below === undefined ? undefined : lt(cell(done), num(below)),
      until: from === undefined ? undefined : not(lt(cell(done), num(from))),
      atMost: num(atMost),
      body: [add(done, num(1))],
      origin: 0,
    }
    const game = new Drive(tiny.finish({ play: [loop, win(num(0))] }))
    expect(game.at(done)).toBe(passes)
  })

  it('work out their number once', () => {
    const tiny = new Tiny({})
    const [left, done] = [tiny.value('left', 6), tiny.value('done')]
    const body = [add(left, num(-1)), add(done, num(1))]
    const loop: StepIR = {
      step: 'loop',
      cell: tiny.local('passes'),
      while: undefined,
      until: undefined,
      atMost: cell(left),
      body,
      origin: 0,
    }
    expect(new Drive(tiny.finish({ play: [loop, win(num(0))] })).at(done)).toBe(6)
  })

  it('for each: goes over what was there at the start', () => {
    const tiny = new Tiny({})
    const [most, sum] = [tiny.value('most', 3), tiny.value('sum')]
    const loop = tiny.each({ set: 'range', from: num(1), to: cell(most) }, (it) => [
      put(most, num(9)),
      add(sum, it),
    ])
    expect(new Drive(tiny.finish({ play: [loop, win(num(0))] })).at(sum)).toBe(6)
  })
})

describe('stages', () => {
  it('get arguments, worked out before any is stored, and a `you`', () => {
    const tiny = new Tiny({})
    const [a, b, seen] = [tiny.local('a'), tiny.local('b'), tiny.value('seen')]
    const digits = plus({ op: 'mul', left: cell(a), right: num(10) }, cell(b))
    const show = tiny.stage('show', [put(seen, plus({ op: 'mul', left: digits, right: num(10) }, you))], {
      params: [a, b],
    })
    const swap = tiny.stage(
      'swap',
      [tiny.run(show, { args: [cell(b), cell(a)], for: num(1), saved: tiny.local('you before') })],
      { params: [tiny.local('x')] },
    )
    const ir = tiny.finish({
      play: [
        put(a, num(3)),
        put(b, num(4)),
        put(H.you, num(0)),
        tiny.run(swap, { args: [num(5)] }),
        win(you),
      ],
    })
    const game = new Drive(ir)
    expect([game.at(seen), game.at(H.winner), game.at(a)]).toEqual([431, 0, NONE])
  })

  it('are left from deep inside, with all that runs there', () => {
    const tiny = new Tiny({ seats: 3 })
    const log = tiny.value('log')
    const note = noting(tiny, log)
    const battle = 0
    const flee = tiny.action('flee', {
      body: [tiny.each(range(0, 2), () => [{ step: 'leave', stage: battle, origin: 9 }, add(log, num(500))])],
    })
    const inner = tiny.turns([tiny.ask([note, flee])], { from: num(1) })
    const fight = { index: 0 }
    tiny.stage(
      'battle',
      [tiny.run(1, { for: num(2), saved: tiny.local('you before') }), add(log, num(700))],
      {
        leave: [put(log, plus({ op: 'mul', left: cell(log), right: num(10) }, num(9)))],
      },
    )
    fight.index = tiny.stage('fight', [inner])
    const ir = tiny.finish({
      play: [tiny.turns([tiny.run(battle), tiny.ask([note])], { atMost: num(2) }), win(num(0))],
    })
    const game = new Drive(ir).play(CODE(1), 11)
    expect([game.at(log), game.at(H.decider), game.at(H.you), game.at(H.depth)]).toEqual([19, 0, 0, 0])
    const stale = ir.memory.regions.filter(
      (r) => r.per === 'local' && !['saved', 'seat', 'turns', 'you before'].includes(r.name),
    )
    expect(
      stale.flatMap((r) => [...game.S.subarray(r.at, r.at + r.length)].filter((word) => word !== NONE)),
    ).toEqual([])
    expect(game.play(CODE(2)).at(H.decider)).toBe(1)
  })

  it('that do not run cannot be left', () => {
    const tiny = new Tiny({})
    tiny.stage('battle', [])
    expect(faultOf(() => new Drive(tiny.finish({ play: [{ step: 'leave', stage: 0, origin: 0 }] })))).toBe(
      'ST5106',
    )
  })
})

it('ranks seats', () => {
  for (const [scores, winner] of [
    [[1, 5, 3], 1],
    [[5, 1, 5], NONE],
    [[0, 0, 4], 2],
  ] as const) {
    const tiny = new Tiny({ seats: 3 })
    const score = tiny.value('score', 0, 3, 'seat')
    const into = tiny.value('scores', NONE, 3, 'result')
    const set = scores.map((value, seat) => put(score + seat, num(value)))
    const ir = tiny.finish({
      play: [
        ...set,
        {
          step: 'rank',
          reg: 0,
          by: load(score, { op: 'reg', reg: 0 }),
          into,
          wins: 'player',
          reason: 0,
          origin: 0,
        },
      ],
    })
    expect(new Drive(ir).at(H.winner)).toBe(winner)
  }
})

it('goes one way or the other', () => {
  for (const [value, result] of [
    [1, 10],
    [2, 20],
    [3, 30],
  ] as const) {
    const tiny = new Tiny({})
    const log = tiny.value('log')
    const chain = when(
      eq(num(value), num(1)),
      [add(log, num(10))],
      [when(all(eq(num(value), num(2))), [add(log, num(20))], [add(log, num(30))])],
    )
    expect(new Drive(tiny.finish({ play: [chain, win(num(0))] })).at(log)).toBe(result)
  }
})
