import {
  CHOICES_OF_CARDS,
  CHOICES_OF_SPACES,
  CHOICES_OF_STONES,
  CONDITIONS,
  ENDS,
  STEPS,
} from './sentences.ts'
import type { Row } from './sentences.ts'
import { smallGame } from './small-games.ts'
import { scramble } from '../../interpreter/state/chance.ts'

/** One game twice: in sentences that cannot be misread, and as people write. */
export interface Pair {
  readonly exact: string
  readonly natural: string
}

/** A text in both forms. */
type Both = readonly [exact: string, natural: string]

/** Combines sentences at random into a game. Equal seeds give equal pairs. */
export function randomPair(seed: number): Pair {
  let word = scramble(seed)
  const below = (n: number): number => {
    word = scramble(word + 0x9e3779b9)
    return (word >>> 0) % n
  }
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const both = (rows: readonly Row[]): Both => {
    const [exact, ...natural] = oneOf(rows)
    return [exact, oneOf(natural)]
  }
  /** In natural texts only what binds less tightly than its surroundings is in parentheses. */
  const condition = (depth: number): Both => {
    const [exact, natural] = depth === 0 || below(2) === 0 ? both(CONDITIONS) : joined(depth)
    return below(6) === 0 ? [`(not ${exact})`, `not (${natural})`] : [exact, natural]
  }
  const joined = (depth: number): Both => {
    const [left, right] = [condition(depth - 1), condition(depth - 1)]
    const word = oneOf(['and', 'or'])
    const side = (text: string): string => (word === 'and' && text.includes(' or ') ? `(${text})` : text)
    return [`(${left[0]} ${word} ${right[0]})`, `${side(left[1])} ${word} ${side(right[1])}`]
  }
  const steps = (): readonly Both[] => Array.from({ length: below(3) }, () => both(STEPS))
  const turn = (): Both => {
    const [test, first, second, third] = [condition(1), both(STEPS), both(STEPS), both(STEPS)]
    const lines = (exact: readonly string[], natural: readonly string[]): Both =>
      [exact, natural].map((list) => list.map((line) => `    ${line}`).join('\n')) as unknown as Both
    return oneOf([
      () =>
        lines(
          [`- if ${test[0]}:`, `    - ${first[0]}`, `  else:`, `    - ${second[0]}`, `- ${third[0]}`],
          [`- if ${test[1]}: ${first[1]}`, `  else: ${second[1]}`, `- ${third[1]}`],
        ),
      () =>
        lines(
          [`- if ${test[0]}:`, `    - ${first[0]}`, `- if (not ${test[0]}):`, `    - nothing`],
          [`- if ${test[1]}: ${first[1]}`],
        ),
      () =>
        lines(
          [
            `- for each player called someone:`,
            `    - set (points of someone) to ((points of someone) + 1)`,
            `- ${first[0]}`,
          ],
          [`- for each player: add 1 to player.points`, `- ${first[1]}`],
        ),
      () =>
        lines(
          [
            `- case weather:`,
            `    dry: [ ${first[0]} ]`,
            `    wet: [ ${second[0]} ]`,
            `    windy: [ nothing ]`,
          ],
          [`- if weather is dry: ${first[1]}`, `  else if weather is wet: ${second[1]}`],
        ),
    ])()
  }
  const choices = [both(CHOICES_OF_CARDS), both(CHOICES_OF_SPACES), both(CHOICES_OF_STONES)]
  const conditions = [condition(2), condition(1), condition(1)]
  const effects = [steps(), steps(), steps()]
  const during = turn()
  const end = both(ENDS)
  const [exact, natural] = [0, 1].map((form) => {
    const of = (text: Both): string => text[form] ?? ''
    return smallGame({
      choices: [
        ['card', of(choices[0] as Both)],
        ['goal', of(choices[1] as Both)],
        ['stone', of(choices[2] as Both)],
      ],
      conditions: conditions.map(of),
      steps: effects.map((list) => list.map(of)),
      turn: of(during),
      ends: of(end),
    })
  })
  return { exact: exact ?? '', natural: natural ?? '' }
}
