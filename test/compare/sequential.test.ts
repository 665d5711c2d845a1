import { describe, expect, test } from 'vitest'
import { BettingInterval } from '../../interpreter/simulation/betting.ts'
import { bootstrapMean } from '../../interpreter/simulation/bootstrap.ts'
import { holm } from '../../interpreter/simulation/holm.ts'
import { meanOf } from '../../interpreter/simulation/statistics.ts'
import { playersChance, seedFrom } from '../../interpreter/state/chance.ts'
import { part } from '../volume.ts'

const below = (seed: string): ((n: number) => number) => playersChance(seedFrom(seed))

describe('bootstrap', () => {
  test('of many values agrees with the normal approximation', () => {
    const draw = below('values')
    const values = Array.from({ length: 400 }, () => draw(100) / 100)
    const [one, other] = [bootstrapMean(values), meanOf(values)]
    expect(one.value).toBeCloseTo(other.value, 12)
    expect(Math.abs(one.low - other.low)).toBeLessThan(0.003)
    expect(Math.abs(one.high - other.high)).toBeLessThan(0.003)
  })

  test('of two values it can be worked out: means are low, middle and high in 1 : 2 : 1', () => {
    expect(bootstrapMean([0, 1])).toEqual({ value: 0.5, low: 0, high: 1 })
    expect(bootstrapMean([3, 3, 3])).toEqual({ value: 3, low: 3, high: 3 })
  })

  test('one value or none says nothing of how sure it is', () => {
    expect(bootstrapMean([4])).toEqual({ value: 4, low: -Infinity, high: Infinity })
    expect(bootstrapMean([])).toEqual({ value: 0, low: -Infinity, high: Infinity })
  })
})

describe('betting', () => {
  test('the capital is that of its definition, worked out here once more', () => {
    const values = [1, 0, 1, 1, 0.5, 1, 1, 0, 1, 1]
    const tried = new BettingInterval()
    let [sum, squares, logUp, logDown, most] = [0, 0, 0, 0, 0]
    values.forEach((x, i) => {
      const t = i + 1
      const variance = (0.25 + squares) / t
      const bet = Math.min(0.5 / 0.4, Math.sqrt((2 * Math.log(40)) / (variance * t * Math.log(t + 1))))
      const counterBet = Math.min(0.5 / 0.6, Math.sqrt((2 * Math.log(40)) / (variance * t * Math.log(t + 1))))
      logUp += Math.log(1 + bet * (x - 0.4))
      logDown += Math.log(1 - counterBet * (x - 0.4))
      most = Math.max(most, Math.exp(logUp) / 2, Math.exp(logDown) / 2)
      squares += (x - (0.5 + sum) / t) ** 2
      sum += x
      tried.note(x)
    })
    expect(tried.surprise(0.4)).toBeCloseTo(Math.min(1, 1 / most), 9)
  })

  test('whoever looks after every single value is misled in one of twenty runs at most', () => {
    const runs = Math.max(100, part(400))
    for (const share of [1, 5, 9]) {
      const draw = below(`shares ${share}`)
      let misled = 0
      for (let run = 0; run < runs; run++) {
        const betting = new BettingInterval()
        for (let i = 0; i < 100; i++) betting.note(draw(10) < share ? 1 : 0)
        // The interval never widens, so if it was ever wrong, it is wrong at the end.
        const { low, high } = betting.interval
        if (low > share / 10 || high < share / 10) misled++
      }
      expect(misled / runs, String(share)).toBeLessThanOrEqual(0.05)
    }
  })

  test('it closes in on the mean, sooner where values vary less', () => {
    const draw = below('closing')
    const [wild, tame] = [new BettingInterval(), new BettingInterval()]
    for (let i = 0; i < 1000; i++) {
      const up = draw(2)
      wild.note(up)
      tame.note(0.45 + up / 10)
    }
    const widthOf = ({ low, high }: { readonly low: number; readonly high: number }): number => high - low
    expect(widthOf(wild.interval)).toBeLessThan(0.13)
    expect(widthOf(tame.interval)).toBeLessThan(0.03)
    for (const { interval } of [wild, tame]) expect(interval.low < 0.5 && interval.high > 0.5).toBe(true)
  })
})

test('several questions at once are corrected as in the example of Holm’s method', () => {
  // p-values 0.01, 0.04, 0.03, 0.005 are corrected to 0.03, 0.06, 0.06, 0.02.
  const corrected = holm([0.01, 0.04, 0.03, 0.005])
  expect(corrected.map((p) => Number(p.toFixed(10)))).toEqual([0.03, 0.06, 0.06, 0.02])
  expect(holm([0.9, 0.8])).toEqual([1, 1])
  expect(holm([])).toEqual([])
})
