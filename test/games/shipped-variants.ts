import { relative } from 'node:path'
import { configure, loadRuleset } from '../../grammar/load.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import type { Type } from '../../grammar/types/types.ts'
import type { Variant } from './loaded.ts'
import { PLAYED } from '../families.ts'
import { RULESETS, host, known, shippedFile } from '../rulesets/shipped-documents.ts'
import { trackedDocuments } from '../tracked.ts'
import { VOLUME } from '../volume.ts'

/** Games of each shipped ruleset that is not listed here, without modules. */
const OTHERS = 20
const GAMES: ReadonlyMap<string, number> = new Map([
  ['tic-tac-toe', 600],
  ['connect-four', 480],
  ['breakthrough', 250],
  ['draughts', 250],
  ['chess', 40],
  ['stratego-barrage', 200],
  ['stratego-duel', 90],
  ['stratego-classic', 4],
  ['patrols', 6],
  ['super-captain', 2],
  ['club-night', 2],
  ['hearts', 6],
])
/** Games with each single module. Options at either end of their range get half as many, or none in the largest games. */
const MORE: ReadonlyMap<string, number> = new Map([
  ['stratego-barrage', 6],
  ['stratego-duel', 4],
  ['stratego-classic', 1],
  ['patrols', 1],
  ['super-captain', 1],
  ['club-night', 1],
  ['hearts', 1],
])
const MORE_OTHERS = 8

/**
 * Every playable shipped game: as it is, with each of its modules, and with each option at both ends of its range. Finding the
 * options takes long: unless there is time, only those of the games that are played most are wanted.
 */
export function shippedVariants(options?: 'without options'): readonly (readonly [Variant, number])[] {
  const documents = trackedDocuments().filter(({ head }) => head.id !== undefined)
  return documents.flatMap(({ path, head: { id = '', for: isModule } }) => {
    if (isModule !== undefined) return []
    const { ruleset } = loadRuleset(requestFor(path))
    if (ruleset === undefined || ruleset.game.abstract) return []
    const ids = new Set(ruleset.game.layers.map((layer) => layer.id))
    const uses = documents.flatMap(({ head }) =>
      head.for !== undefined && ids.has(head.for) && !ids.has(head.id ?? '') ? [head.id ?? ''] : [],
    )
    const more = MORE.get(id) ?? MORE_OTHERS
    const withOne = uses.map((module): readonly [Variant, number] => [{ id, uses: [module] }, more])
    const sets = [[], ...uses.map((module) => [module])]
    const isWanted = options === undefined && PLAYED.has(id)
    const optional = (isWanted ? sets.slice(0, VOLUME.isLong ? Infinity : 1) : []).flatMap((modules) =>
      optionsOf(path, modules).map((chosen): readonly [Variant, number] => [
        { id, uses: modules, options: chosen },
        more > 1 ? Math.ceil(more / 2) : 0,
      ]),
    )
    const distinct = new Map(optional.map((row) => [JSON.stringify(row[0].options), row]))
    return [[{ id }, GAMES.get(id) ?? OTHERS] as const, ...withOne, ...distinct.values()].filter(
      ([, games]) => games > 0,
    )
  })
}

function optionsOf(path: string, uses: readonly string[]): readonly Readonly<Record<string, string>>[] {
  const { ruleset } = loadRuleset({ ...requestFor(path), uses })
  const made = ruleset === undefined ? undefined : configure(ruleset, undefined)
  const options = made?.configured?.checked.reading.world.options ?? []
  return options.flatMap(({ name, type, text }) =>
    endsOf(type)
      .filter((value) => value !== text)
      .map((value) => ({ [name]: value })),
  )
}

/** Files that a check of a shipped file needs are read once. */
function requestFor(path: string): RulesetRequest {
  return { file: shippedFile(relative(RULESETS, path)), host, known }
}

function endsOf(type: Type): readonly string[] {
  if (type.kind === 'truth') return ['true', 'false']
  return type.kind === 'number' ? [String(type.least), String(type.most)] : []
}
