import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { KnownDocuments } from '../../grammar/document/known-documents.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import type { Configured } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'

const RULESETS = join(import.meta.dirname, '../../rulesets')

/** All terrains, by the names of their files. */
export const TERRAINS = readdirSync(join(RULESETS, 'toy-battle/terrains'))
  .map((name) => name.replace(/\.yaml$/, ''))
  .sort()

/** Toy Battle on a terrain, with or without special bases. */
export function toyBattle(terrain: string, special: boolean): Configured {
  const key = `${terrain} ${special}`
  const made = known.get(key) ?? configuredOn(terrain, special)
  known.set(key, made)
  return made
}

const host = rulesetFolderHost({ shipped: RULESETS })
/** Each file is parsed only once. */
const parsed = new KnownDocuments()
/** A cache, since each terrain is needed several times. */
const known = new Map<string, Configured>()

function configuredOn(terrain: string, special: boolean): Configured {
  const name = 'rulesets/toy-battle/toy-battle.yaml'
  const file = sourceFile(name, readFileSync(join(RULESETS, 'toy-battle/toy-battle.yaml'), 'utf8'))
  const options = new Map([
    ['terrain', terrain],
    ['special bases', special ? 'yes' : 'no'],
  ])
  const { ruleset, diagnostics } = loadRuleset({
    file,
    host,
    known: parsed,
    options,
  })
  const made = ruleset === undefined ? undefined : configure(ruleset, undefined)
  const all = [...diagnostics, ...(made?.diagnostics ?? [])]
  if (made?.configured === undefined || hasErrors(all))
    throw new Error(all.map(({ message }) => message).join())
  return made.configured
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
