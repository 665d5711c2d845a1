/** A small game with a stage, an action and a rule of most sorts, all with names without words of the language. */
const GAME = `sandtable: 1
id: small
title: Small
players:
  seats: [white, black]
options:
  goal points: 1..9 = 3
values:
  mood: [calm, wild]
pieces:
  stone:
    owner: fixed
    kinds:
      pebble: { letter: P }
      rock: { letter: R }
places:
  board:
    grid: |
      . . .
      . . .
      . . .
    holds: 1 stone
  pot: { each: player, holds: stones, seen by: everyone }
areas:
  near side: row 1
box:
  pot: { pebble: 5, rock: 3 }
track:
  plies: 0
  tempo: mood = calm
  each player: { bold: false, score: 0 }
terms:
  free ground: number of spaces where empty
  quiet: no stones on board
  worth(number called basis): basis + 1
play:
  - turns from white, at most 40: turn
  - the game is drawn by exhaustion
stages:
  turn:
    - upkeep
    - you must put or else nothing
  upkeep:
    - add 1 to plies
actions:
  put:
    choose:
      goal: spaces where empty
      measure: 1..3
    let:
      start: goal
    only if:
      allowed: plies < 30
    then:
      - move first pebbles in your pot to goal
      - if any stones called mark on board where mark.owner is you: add measure to plies
      - add worth(1) to plies
      - if start is goal: add 1 to your score
end:
  full:
    when: no spaces where empty
    drawn: yes
`

type Change = readonly [from: string, to: string]

/** A line added after another. */
const after = (line: string, ...more: readonly string[]): Change => [line, [line, ...more].join('\n')]

const STEPS = '      - move first pebbles in your pot to goal'

/** For each section, how the game declares and uses a name. */
const DECLARING: Readonly<Record<string, (name: string) => readonly Change[]>> = {
  term: (name) => [
    ['  free ground: number of spaces where empty', `  ${name}: number of spaces where empty`],
    after(
      STEPS,
      `      - if ${name} > 2 and 2 + ${name} < 9: set plies to ${name}`,
      `      - add ${name} * 2 to plies`,
    ),
  ],
  condition: (name) => [
    ['  quiet: no stones on board', `  ${name}(player): no stones on board where owner is player`],
    after(
      STEPS,
      `      - if ${name}(you) and not ${name}(opponent): add 1 to plies`,
      `      - if every player has ${name}(it): add 1 to plies`,
    ),
  ],
  place: (name) => [
    after(
      '  pot: { each: player, holds: stones, seen by: everyone }',
      `  ${name}: { each: player, holds: stones, seen by: everyone }`,
    ),
    after('  pot: { pebble: 5, rock: 3 }', `  ${name}: { pebble: 2 }`),
    after(
      STEPS,
      `      - if your ${name} is not empty: move first pebbles in your ${name} to ${name} of opponent`,
      `      - if ${name} of opponent is empty: move all stones in ${name} of opponent to your ${name}`,
      `      - add number of stones in your ${name} to plies`,
    ),
  ],
  kind: (name) => [
    ['      rock: { letter: R }', `      ${name}: { letter: R }`],
    ['pebble: 5, rock: 3', `pebble: 5, ${name}: 3`],
    after(
      STEPS,
      `      - if any ${name} on board where owner is you: add 1 to plies`,
      `      - for each stone on board where it.kind is ${name}: add 1 to plies`,
      `      - move all ${name} in your pot to pot of opponent`,
    ),
  ],
  class: (name) => [
    [
      '      rock: { letter: R }\n',
      `      rock: { letter: R }\n  ${name}:\n    kinds: { brand: { copies: 3 } }\n`,
    ],
    after(
      '  pot: { each: player, holds: stones, seen by: everyone }',
      `  shelf: { holds: ${name}, seen by: everyone }`,
    ),
    after('  pot: { pebble: 5, rock: 3 }', `  shelf: all ${name}`),
    after(
      STEPS,
      `      - if any ${name} in shelf: add number of ${name} in shelf to plies`,
      `      - if first ${name} in shelf is brand: add 1 to plies`,
    ),
  ],
  action: (name) => [
    after('actions:', `  ${name}:`, '    then: add 1 to plies'),
    ['you must put or else nothing', `you must put or ${name} or else nothing`],
    after('    - upkeep', `    - if you can ${name}: you may ${name}`),
  ],
  stage: (name) => [
    ['    - upkeep\n', `    - ${name}\n    - if plies > 3: ${name}\n`],
    ['  upkeep:\n', `  ${name}:\n`],
  ],
  tracked: (name) => [
    ['  plies: 0', `  plies: 0\n  ${name}: 0`],
    after(
      STEPS,
      `      - add 1 to ${name}`,
      `      - if ${name} > 2: set ${name} to 0`,
      `      - set plies to ${name} + 1`,
    ),
  ],
  'tracked for each player': (name) => [
    ['bold: false', `${name}: false`],
    after(
      STEPS,
      `      - set your ${name} to true`,
      `      - if opponent.${name} and not your ${name}: add 1 to plies`,
      `      - for each player where ${name}: add 1 to plies`,
    ),
  ],
  choice: (name) => [
    ['      goal: spaces where empty', `      ${name}: spaces where empty`],
    ['      start: goal', `      start: ${name}`],
    ['pot to goal', `pot to ${name}`],
    ['if start is goal', `if start is ${name} and ${name} is in board`],
    ['allowed: plies < 30', `allowed: ${name}.row < 9 and plies < 30`],
  ],
  'number choice': (name) => [
    ['      measure: 1..3', `      ${name}: 1..3`],
    ['add measure to plies', `add ${name} to plies`],
    ['allowed: plies < 30', `allowed: ${name} < 3 or plies + ${name} < 30`],
  ],
  area: (name) => [
    ['  near side: row 1', `  ${name}: own row 1`],
    ['  seats: [white, black]', '  seats: [white, black]\n  sides: { white: south, black: north }'],
    after(
      STEPS,
      `      - if any stones on your ${name}: add 1 to plies`,
      `      - if goal is in ${name} of opponent: add 1 to plies`,
    ),
  ],
  option: (name) => [
    ['  goal points: 1..9 = 3', `  ${name}: 1..9 = 3`],
    after(STEPS, `      - if plies > ${name}: add ${name} to plies`),
  ],
  value: (name) => [
    ['mood: [calm, wild]', `mood: [calm, ${name}]`],
    after(STEPS, `      - if tempo is ${name}: set tempo to calm`, `      - set tempo to ${name}`),
  ],
  let: (name) => [
    ['      start: goal', `      ${name}: goal`],
    ['if start is goal', `if ${name} is goal and ${name} is in board`],
  ],
  called: (name) => [
    ['called mark on board where mark.owner is you', `called ${name} on board where ${name}.owner is you`],
    after(STEPS, `      - for each player called ${name}: set plies to ${name}.score`),
  ],
  parameter: (name) => [
    ['worth(number called basis): basis + 1', `worth(number called ${name}): 2 * ${name} + 1`],
    after('    - upkeep', '    - gain(plies)'),
    after('stages:', `  gain(number called ${name}):`, `    - add ${name} to your score`),
  ],
  phase: (name) => [
    ['you must put or else nothing', `you must ${name} or else nothing`],
    after('actions:', '  rest:', `    during: ${name}`, '    then: add 1 to plies'),
    after('  put:', `    during: ${name}`),
  ],
}

/** The game with a name that belongs to a section. */
export function declaring(section: string, name: string): string {
  const changes = DECLARING[section]
  if (changes === undefined) throw new Error(`no game declares a name of ${section}`)
  return changes(name).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the game lacks ${from}`)
    return text.replaceAll(from, to)
  }, GAME)
}

export const SECTIONS: readonly string[] = Object.keys(DECLARING)
