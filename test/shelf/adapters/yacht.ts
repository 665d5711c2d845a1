import type { Match } from '../../../interpreter/match/match.ts'
import type { Adapter } from '../adapter.ts'
import type { Fact } from '../playthrough.ts'

const BOXES: Readonly<Record<string, string>> = {
  'small straight': 'little straight',
  'large straight': 'big straight',
  chance: 'choice',
  'four of a kind': 'four alike',
}

/** Which dice are thrown again is said by their places there. */
export default {
  id: 'yacht',
  players: 2,
  isChance: (move) => move.startsWith('Roll: '),
  lines: (move, { before }) => {
    if (move.startsWith('Roll: ')) return `dice: ${facesIn(move).join(' ')}`
    if (move.startsWith('Keep')) return 'keep'
    if (move.startsWith('Reroll')) return throwOf(facesIn(move).map((place) => thrown(before)[place] ?? 0))
    const box = move.replace('Score in ', '').toLowerCase()
    return BOXES[box] ?? box
  },
  legal: (match, { moves: [move = ''] }) =>
    move.startsWith('Score') ? match.moves().length : chosenDice(match),
} satisfies Adapter

const facesIn = (move: string): readonly number[] => move.match(/\d/gu)?.map(Number) ?? []

/** The faces of the five dice, place by place. */
function thrown(facts: readonly Fact[]): readonly number[] {
  let dice: number[] = []
  let again: readonly number[] = []
  for (const move of facts.flatMap(({ moves }) => moves))
    if (move.startsWith('Reroll')) again = facesIn(move)
    else if (move.startsWith('Roll: ')) {
      const faces = facesIn(move)
      if (faces.length === 5) dice = [...faces]
      else again.forEach((place, i) => (dice[place] = faces[i] ?? 0))
    }
  return dice
}

const count = (faces: readonly number[], face: number): number => faces.filter((one) => one === face).length

/** `throw again (2 dice with 3 face and die with 5 face)`. */
function throwOf(faces: readonly number[]): string {
  if (faces.length === 5) return 'throw again (5 dice)'
  const lots = [...new Set(faces)].map((face) => {
    const lot = count(faces, face)
    return `${lot === 1 ? 'die' : `${lot} dice`} with ${face} face`
  })
  return `throw again (${lots.join(' and ')})`
}

/** The answers, if all dice could be told apart: equal ones are one move here. `keep` and all five have no faces. */
function chosenDice(match: Match): number {
  const choices = match.moves().map(({ notation }) =>
    [...notation.matchAll(/(?:(\d) )?d(?:ie|ice) with (\d)/gu)].map(([, lot = '1', face]) => ({
      face: Number(face),
      lot: Number(lot),
    })),
  )
  const most = (face: number): number =>
    Math.max(...choices.flat().flatMap((one) => (one.face === face ? [one.lot] : [])))
  return choices
    .map((chosen) => chosen.reduce((ways, { face, lot }) => ways * choose(most(face), lot), 1))
    .reduce((sum, ways) => sum + ways, 0)
}

const choose = (of: number, taken: number): number =>
  taken === 0 ? 1 : (choose(of - 1, taken - 1) * of) / taken
