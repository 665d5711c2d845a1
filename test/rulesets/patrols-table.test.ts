import { describe, expect, test } from 'vitest'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import { chance } from '../games/loaded.ts'
import { playable } from './patrols-combinations.ts'

/** For what an example cannot show: what is called out, how cards are laid, what the others see of a hand. */
const configured = playable('patrols', 3)
const program = programOf(configured.checked)

function counts(match: Match, place: string): readonly number[] {
  return match
    .view()
    .places.filter((one) => one.place === place)
    .map(({ count }) => count)
}

describe('at the table', () => {
  test('arsenal cards and complete patrols are called out, each time and only then', () => {
    const match = Match.start(program, { seed: 2 })
    const below = chance(2)
    let arsenals = 0
    let complete = 0
    for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
      const before = counts(match, 'arsenal')
      const reshuffled = counts(match, 'deck')[0] ?? 0
      const completed = completedPatrols(match)
      const moves = match.moves()
      match.play(moves[below(moves.length)]?.notation ?? '')
      const said = match.log().at(-1)?.said ?? []
      const isNewBattle = (counts(match, 'deck')[0] ?? 0) > reshuffled + 20
      if (isNewBattle) continue
      const more = counts(match, 'arsenal').filter((count, seat) => count > (before[seat] ?? 0)).length
      expect(said.filter((line) => line === 'Arsenal').length).toBe(more)
      expect(said.includes('Complete patrol')).toBe(completedPatrols(match) > completed)
      arsenals += more
      complete += said.includes('Complete patrol') ? 1 : 0
    }
    expect(arsenals).toBeGreaterThan(10)
    expect(complete).toBeGreaterThan(0)
  })

  test('the first dealer is drawn by lot', () => {
    const dealers = Array.from({ length: 40 }, (_, seed) =>
      Match.start(program, { seed })
        .view()
        .values.flatMap(({ name, values }) => (name === 'dealer' ? values.map(({ value }) => value) : [])),
    )
    expect(new Set(dealers.flat())).toEqual(new Set(['north', 'east', 'south']))
  })

  test('cards lie in a column, the captain first', () => {
    const look = configured.ruleset.game.sections.get('look')
    const places = look?.kind === 'map' ? look.entries.find(({ name }) => name === 'places')?.value : undefined
    const laid = places?.kind === 'map' ? places.entries.map(({ name, value }) => [name, textOf(value)]) : []
    expect(laid).toEqual([['table', 'column from captain']])
  })

  test('hands, arsenals and the deck are so many backs to the others', () => {
    const match = Match.start(program, { seed: 1 })
    const seen = match.view(1)
    for (const { place, owner, pieces, count } of seen.places) {
      if (place === 'table' || place === 'discards') continue
      expect(pieces.length).toBe(count)
      const known = pieces.filter(({ kind }) => kind !== undefined).length
      expect(known).toBe(owner === 1 && place !== 'deck' ? count : 0)
    }
  })
})

function completedPatrols(match: Match): number {
  return match
    .view()
    .places.flatMap(({ groups }) => groups)
    .filter(({ values }) => values.some(({ name, value }) => name === 'completed' && value === true)).length
}

function textOf(value: { readonly kind: string }): string {
  return 'text' in value ? String(value.text) : ''
}
