/** A small game whose boards are files, and one such file without mistakes. */
export const GAME = `sandtable: 1
id: marches
title: Marches
players:
  seats: [blue, red]
options:
  land: land = vale
values:
  sign: [mill, shrine]
data:
  land:
    folder: lands
    holds:
      goal: 1..9
      even: true or false = true
      roads: paths
      keeps: { each player: set of spaces }
      signs: { each space: sign }
      admits: { each space: set of bands }
      shires: { each name: { around: set of spaces, worth: 1..5, wet: true or false = false } }
      spots: { each space: position }
    check:
      the goal can be reached: sum of worth over shires >= land.goal
      every shire is closed: every shire has ring(around, all keeps)
      no keep is cut off: every keep has number of keeps in reached(it, all fields) > 0
      both sides are alike: not land.even or unmatched(all spaces) is empty
pieces:
  band:
    owner: fixed
    kinds:
      archers: { letter: A }
      riders: { letter: R }
places:
  country:
    graph: land.roads
    spots: land.spots
    kinds of space:
      keep: { each: player, where: land.keeps }
      field: { where: the rest }
    printed:
      sign: sign or none = land.signs
      admits: set of bands = land.admits
    holds: bands
    pile: yes
  camp: { each: player, holds: bands }
regions:
  shire:
    from: land.shires
    printed: { around: set of spaces, worth: number, wet: true or false = false }
box:
  camp: { archers: 2, riders: 2 }
track:
  each player: { score: 0 }
play:
  - turns from blue, at most 12: turn
  - rank players by score
stages:
  turn:
    - you must march or else nothing
actions:
  march:
    choose:
      band: bands in your camp
      goal: fields
    only if:
      it is let in: goal.admits is empty or band.kind is in goal.admits
      it is near a keep of yours: goal is in reached(keep of you, all fields)
    then:
      - move band to goal
      - if goal.sign is mill: add land.goal to you.score
      - for each shire where wet: add shire.worth to you.score
    write: '{band}-{goal}'
`

export const LAND = `title: The Vale
goal: 6
roads: |
  BK-a1, BK-a2, a1-a2
  a1-b1, a2-b2, b1-b2
  b1-c1, b2-c2, c1-c2
  c1-RK, c2-RK
keeps: { blue: BK, red: RK }
signs: { a1: mill, c2: mill }
admits: { b1: [archers], b2: [archers] }
shires:
  south: { around: [a1, a2, b1, b2], worth: 3 }
  north: { around: [b1, b2, c1, c2], worth: 3 }
spots:
  BK: [50, 90]
  a1: [30, 70]
  a2: [70, 70]
  b1: [20, 50]
  b2: [80, 50]
  c1: [30, 30]
  c2: [70, 30]
  RK: [50, 10]
`

type Slip = readonly [title: string, ...pairs: (readonly [sound: string, wrong: string])[]]

/** Mistakes: a title, and pairs of a part of the sound file and what replaces it. */
export const DATA_SLIPS: readonly Slip[] = [
  ['tab', ['  south: {', '\tsouth: {']],
  ['key-twice', ['goal: 6\n', 'goal: 6\ngoal: 7\n']],
  ['region-twice', ['  north: {', '  south: {']],
  ['cycle-of-aliases', ['  south: { around: [a1, a2, b1, b2]', '  south: &south { around: *south']],
  ['region-around-a-region', ['around: [a1, a2, b1, b2]', 'around: [south, north]']],
  ['list-of-lands', [LAND, '- goal: 6\n- goal: 7\n']],
  ['nothing-in-it', [LAND, '# still to be drawn\n']],
  ['missing-colon', ['goal: 6', 'goal 6']],
  ['open-bracket', ['[a1, a2, b1, b2]', '[a1, a2, b1, b2']],
  ['two-documents', ['keeps:', '---\nkeeps:']],
  ['control-sign', ['The Vale', 'The V\u0007ale']],
  ['unknown-key', ['goal: 6', 'goals: 6']],
  ['no-goal', ['goal: 6\n', '']],
  ['no-roads', [LAND.slice(LAND.indexOf('roads'), LAND.indexOf('keeps')), '']],
  ['no-keeps', ['keeps: { blue: BK, red: RK }\n', '']],
  ['number-too-large', ['goal: 6', 'goal: 12']],
  ['number-in-words', ['goal: 6', 'goal: six']],
  ['list-for-a-number', ['goal: 6', 'goal: [6, 7]']],
  ['yes-for-true', ['goal: 6', 'goal: 6\neven: yes']],
  ['keeps-as-text', ['keeps: { blue: BK, red: RK }', 'keeps: BK, RK']],
  ['keep-of-nobody', ['red: RK', 'green: RK']],
  ['keep-that-is-no-space', ['red: RK', 'red: KR']],
  ['keep-of-both', ['red: RK', 'red: BK']],
  ['keep-of-one', [', red: RK', '']],
  ['unknown-sign', ['a1: mill', 'a1: mil']],
  ['sign-on-no-space', ['a1: mill', 'a9: mill']],
  ['two-signs', ['a1: mill', 'a1: [mill, shrine]']],
  ['unknown-kind', ['b1: [archers]', 'b1: [archer, rider, knights]']],
  ['region-without-worth', [', worth: 3 }\n  north', ' }\n  north']],
  ['region-of-unknown-column', ['worth: 3 }\n  north', 'worth: 3, weight: 2 }\n  north']],
  ['region-worth-too-much', ['worth: 3 }\n  north', 'worth: 30 }\n  north']],
  ['region-on-no-space', ['[a1, a2, b1, b2]', '[a1, a2, b1, b22]']],
  ['region-as-list', ['south: { around: [a1, a2, b1, b2], worth: 3 }', 'south: [a1, a2, b1, b2]']],
  ['region-of-nothing', ['[a1, a2, b1, b2]', '[]'], ['goal: 6', 'goal: 6\neven: false']],
  ['region-no-ring', ['a1, a2, b1, b2]', 'a1, b1, b2]'], ['goal: 6', 'goal: 6\neven: false']],
  ['region-not-closed', ['a2-b2, b1-b2', 'a2-b2']],
  ['path-to-itself', ['a1-a2', 'a1-a1']],
  ['path-twice', ['BK-a1, BK-a2', 'BK-a1, BK-a2, a1-BK']],
  ['path-of-one', ['a1-a2', 'a1']],
  ['path-with-a-gap', ['a1-a2', 'a1--a2']],
  ['path-with-arrows', ['a1-a2', 'a1->a2']],
  ['misspelt-in-a-path', ['c2-RK', 'c22-RK']],
  ['spot-of-no-space', ['  b1: [20', '  b9: [1, 1]\n  b1: [20']],
  ['spot-of-three', ['[20, 50]', '[20, 50, 10]']],
  ['spot-off-the-sheet', ['[20, 50]', '[-20, 50]']],
  ['spot-forgotten', ['  b1: [20, 50]\n', '']],
  ['one-spot-for-two', ['b1: [20, 50]', 'b1: [30, 70]']],
  [
    'path-across-a-space',
    ['b1: [20, 50]', 'b1: [30, 50]'],
    ['b1-c1', 'b1-c1, a1-c1'],
    ['goal: 6', 'goal: 6\neven: false'],
  ],
  [
    'board-in-parts',
    ['b1-c1, b2-c2, c1-c2', 'c1-c2'],
    ['shires:\n', 'shires:\n'],
    ['b1, b2, c1, c2]', 'c1, c2]'],
  ],
  [
    'keep-cut-off',
    ['c1-RK, c2-RK', 'c1-gate, c2-gate, RK-hut'],
    ['  RK: [50, 10]', '  RK: [50, 10]\n  gate: [50, 25]\n  hut: [70, 10]'],
  ],
  ['goal-out-of-reach', ['goal: 6', 'goal: 7']],
  ['sign-on-one-side', [', c2: mill', '']],
  ['path-on-one-side', ['a1-b1, a2-b2', 'a1-b1, a2-b2, a1-b2']],
  ['worth-more-on-one-side', ['worth: 3 }\n  north', 'worth: 4 }\n  north']],
  ['too-many-paths-meet', ['c1-RK, c2-RK', Array.from({ length: 31 }, (_, i) => `RK-x${i}`).join(', ')]],
  [
    'too-many-spaces',
    ['c1-RK, c2-RK', `c1-RK, c2-RK, RK-${Array.from({ length: 4100 }, (_, i) => `s${i}`).join('-')}`],
  ],
  ['hundred-thousand-paths', ['c1-RK, c2-RK', `c1-RK, c2-RK, ${'1-2-'.repeat(50_000)}1`]],
  ['ten-megabytes', ['The Vale', 'vale '.repeat(2_000_000)]],
]
