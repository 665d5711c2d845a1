import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NONE } from '../../grammar/ir/ir.ts'
import { loadRuleset } from '../../grammar/load.ts'
import type { Configured } from '../../grammar/load.ts'
import { RULESETS, host, known, shippedFile } from './shipped-documents.ts'
import { playable } from '../playable.ts'

/** All terrains, by the names of their files. */
export const TERRAINS = readdirSync(join(RULESETS, 'battle/toy-battle/terrains'))
  .map((name) => name.replace(/\.yaml$/, ''))
  .sort()

/** Toy Battle on a terrain, with or without special bases. */
export function toyBattle(terrain: string, special: boolean): Configured {
  const key = `${terrain} ${special}`
  const made = boards.get(key) ?? configuredOn(terrain, special)
  boards.set(key, made)
  return made
}

/** A cache, since each terrain is needed several times. */
const boards = new Map<string, Configured>()

function configuredOn(terrain: string, special: boolean): Configured {
  const options = new Map([
    ['terrain', terrain],
    ['special bases', special ? 'yes' : 'no'],
  ])
  return playable(loadRuleset({
    file: shippedFile('battle/toy-battle/toy-battle.yaml'),
    host,
    known,
    options,
  }))
}

/** Each terrain with and without special bases. */
export const BOARDS = TERRAINS.flatMap((terrain) => [
  [terrain, true] as const,
  [terrain, false] as const,
])

/** What the file of a terrain says, with spaces by number. */
export function terrainOf(name: string) {
  const { world } = toyBattle(name, true)
  const { steps, directions } = world.topology
  const width = directions.length
  const neighbours = world.spaces.map(
    (_, space) => new Set(steps.slice(space * width, (space + 1) * width).filter((next) => next !== NONE)),
  )
  const region = world.regions.get('region')
  const around = region?.sets.find((column) => column.name === 'around')?.rows ?? []
  const medals = region?.columns.find((column) => column.name === 'medals')?.values ?? []
  const terrain = world.regions.get('terrain')
  const objective =
    terrain?.columns.find((column) => column.name === 'objective')?.values[
      world.constants.get('terrain')?.value ?? -1
    ] ?? 0
  const headquarters = world.areas.get('headquarters')?.spaces ?? []
  const column = (wanted: string) => world.spaceColumns.find((one) => one.name === wanted)?.values ?? []
  const admits = world.spaceSets.find((one) => one.name === 'admits')?.rows ?? []
  return { world, neighbours, around, medals, objective, headquarters, signs: column('sign'), admits }
}
