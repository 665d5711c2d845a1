import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import type { Configured } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'

const RULESETS = join(import.meta.dirname, '../../rulesets')

/** All terrains, as their files are called. */
export const TERRAINS = readdirSync(join(RULESETS, 'toy-battle/terrains'))
  .map((name) => name.replace(/\.yaml$/, ''))
  .sort()

/** Toy Battle on a terrain, with special bases or without. */
export function toyBattle(terrain: string, special: boolean): Configured {
  const name = 'rulesets/toy-battle/toy-battle.yaml'
  const file = sourceFile(name, readFileSync(join(RULESETS, 'toy-battle/toy-battle.yaml'), 'utf8'))
  const options = new Map([
    ['terrain', terrain],
    ['special bases', special ? 'yes' : 'no'],
  ])
  const { ruleset, diagnostics } = loadRuleset({
    file,
    host: rulesetFolderHost({ shipped: RULESETS }),
    options,
  })
  const made = ruleset === undefined ? undefined : configure(ruleset, undefined)
  const all = [...diagnostics, ...(made?.diagnostics ?? [])]
  if (made?.configured === undefined || hasErrors(all))
    throw new Error(all.map(({ message }) => message).join())
  return made.configured
}

/** Each terrain with special bases and without. */
export const BOARDS = TERRAINS.flatMap((terrain) => [
  [terrain, true] as const,
  [terrain, false] as const,
])
