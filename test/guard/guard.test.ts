import { expect, test } from 'vitest'
import { guardLines } from './lines.ts'
import { subjects } from './subjects.ts'

const GAMES = 2
/** Games that are short enough to check in every run of the tests. */
const WATCHED =
  /^(?:invented\/.*|shipped\/[^/]+\/[^/]+\/(?:tic-tac-toe|connect-four|breakthrough|draughts|barrage|hearts))$/u

/** Facts that change with the IR alone. */
const INNER = / ir for /u

test('no rule has changed: the facts of invented and shipped games are what they were', async () => {
  const watched = subjects().filter(({ name }) => WATCHED.test(name))
  const lines = watched.flatMap((subject) => guardLines(subject, GAMES))
  expect(lines.filter((line) => line.includes(' games '))).not.toEqual([])
  await expect(lines.filter((line) => !INNER.test(line)).join('')).toMatchFileSnapshot('facts.txt')
})
