import { Diagnostics, type Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { loadGame } from '../../grammar/merge/load-game.ts'
import type { MergedGame, MergedNode } from '../../grammar/merge/merged.ts'
import type { HostDocument, RulesetHost } from '../../grammar/source/host.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import type { YamlNode } from '../../grammar/yaml/tree.ts'

export interface Loaded {
  readonly game: MergedGame | undefined
  readonly list: readonly Diagnostic[]
  readonly codes: readonly string[]
}

/** Loads the first of some documents, which can refer to the others. */
export function loadTexts(
  documents: readonly string[],
  more: {
    readonly uses?: readonly string[]
    readonly host?: RulesetHost
  } = {},
): Loaded {
  const named = documents.map((text, index) => [`document-${index}.yaml`, text] as const)
  const diagnostics = new Diagnostics()
  const [first] = named
  const file = sourceFile(first?.[0] ?? '', first?.[1] ?? '')
  const game = loadGame({ host: memoryHost(named), ...more, file }, diagnostics)
  return { game, list: diagnostics.list, codes: diagnostics.list.map(({ code }) => code) }
}

export function hostOf(
  documents: readonly (readonly [HostDocument['place'], string, string])[],
): RulesetHost {
  return { documents: () => documents.map(([place, name, text]) => ({ place, name, read: () => text })) }
}

/** A merged node as nested arrays and texts, to compare with. */
export type Plain = string | readonly Plain[] | { readonly [key: string]: Plain }

export function plainOf(node: MergedNode | YamlNode | undefined): Plain {
  if (node === undefined) return '(absent)'
  if (node.kind === 'text') return node.text
  if (node.kind === 'list') return node.items.map(plainOf)
  return Object.fromEntries(
    node.entries.map((entry) => [
      'name' in entry && typeof entry.name === 'string' ? entry.name : entry.key.text,
      plainOf(entry.value),
    ]),
  )
}

/** The node at a path of names, which begins with the section. */
export function at(game: MergedGame | undefined, path: readonly string[]): MergedNode | undefined {
  const [section, ...rest] = path
  let node = game?.sections.get(section ?? '')
  for (const name of rest) {
    node = node?.kind === 'map' ? node.entries.find((entry) => entry.name === name)?.value : undefined
  }
  return node
}

export const BASE = `sandtable: 1
id: base
title: Base
players:
  seats: [ red, blue ]
numbers:
  hand size: 5
  rounds: 3
options:
  memory: 8..256 = 64
values:
  colour: [ red, green ]
  sector: { line: [ west, east ] }
pieces:
  soldier:
    owner: fixed
    printed: { rank: number, reach: number = 1 }
    kinds:
      scout: { letter: O, rank: 2 }
      miner: { letter: N, rank: 3 }
places:
  board: { holds: 1 soldier, seen by: owner }
box:
  army: { scout: 2, miner: 1 }
setups:
  corner: { of: army on home, rows: O N }
track:
  each player: { score: 0 }
patterns:
  opening: [ 1 scout, 2 miners ]
rules:
  fits(soldier, space):
    it is free: space is empty
terms:
  strength(soldier): soldier.rank
  weight(soldier): 1
  weight(space): 2
tallies:
  points(player):
    won: player.score
tables:
  battle(soldier called attacker, soldier called defender) gives colour:
    rule:
      the higher wins: attacker.rank > defender.rank => red
    except:
      scouts win: scout, any => red
play:
  - turns from red: turn
stages:
  turn:
    - you must move
  effect(soldier):
    case soldier:
      scout: nothing
      else: say Hm
actions:
  move:
    choose:
      goal: spaces
    only if:
      it is free: goal is empty
    then: move it to goal
end:
  the last round:
    when: rounds is 0
    drawn: yes
examples:
  a first move:
    play:
      - red: move (a1)
`
