/*
 * Rulesets that can be made as long as one likes, each along one line: links of a chain, levels of a condition, choices,
 * steps, spaces. What is said n times must cost n times as much, and no more.
 */

const times = (n: number, make: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => make(i)).join('\n')

const letters = 'abcdefghijklmnopqrstuvwxyz'
const named = (i: number): string => `${letters[i % 26] ?? ''}${letters[Math.floor(i / 26)] ?? ''}`

const board = (width: number, height: number): string =>
  times(height, () => `      ${Array.from({ length: width }, () => '.').join(' ')}`)

const STONES = (width: number, height: number): string => `pieces:
  stone: { kinds: { stone: { letter: S } } }
places:
  board:
    grid: |
${board(width, height)}
    holds: 1 stone
    seen by: everyone
  supply: { holds: stones, seen by: everyone }
box:
  supply: ${Math.min(40, width * height)} stones`

const game = (parts: string): string => `sandtable: 1
id: growing
title: Growing
players: { seats: [ red, blue ] }
${parts}
`

const put = (onlyIf: string): string => `play:
  - turns from red, at most 4: you may put
  - the game is drawn by the end
actions:
  put:
    choose:
      goal: spaces where empty
    only if:
      it is right: ${onlyIf}
    then: move first stone in supply to goal`

/** Each term asks the next one. */
export const chain = (links: number): string =>
  game(`${STONES(4, 3)}
terms:
${times(links, (i) => {
  const next = i + 1 === links ? 'any stones on space' : `link ${named(i + 1)}(step(space, right))`
  return `  link ${named(i)}(space): (any stones on space) and ((any stones on step(space, up)) or ${next})`
})}
${put(`link ${named(0)}(goal)`)}`)

/** Conditions inside one another. */
export const nested = (levels: number): string => {
  let condition = 'any stones on step(goal, up)'
  for (let i = 1; i < levels; i++)
    condition = `(any stones on step(goal, up)) ${i % 2 === 0 ? 'and' : 'or'} (${condition})`
  return game(`${STONES(4, 3)}\n${put(condition)}`)
}
