import {
  checkRuleset,
  configure,
  hasErrors,
  isAllSeen,
  keepsSecrets,
  movesDrawLots,
  namedAreas,
  programOf,
  rulesHash,
  tableFacts,
} from '../../interpreter/index.ts'
import type { Configured, Diagnostic, Program, RulesetRequest } from '../../interpreter/index.ts'
import type { Documents } from '../workspace/documents.ts'
import type { Concerned, GameChoice, GameFacts, SpokenIn } from './play-calls.ts'
import { toldDiagnostic, type ToldDiagnostic } from './diagnostic-data.ts'

export type Playable =
  | { readonly program: Program; readonly rules: Configured }
  | { readonly problems: readonly ToldDiagnostic[] }

/**
 * The current rules of a document, ready to play. Frequent callers pass a cache, and those that know that a document is sound
 * need not have all of it checked.
 */
export function playableRules(
  documents: Documents,
  choice: GameChoice,
  memory: Pick<RulesetRequest, 'known' | 'checks'> = {},
  read: typeof checkRuleset = checkRuleset,
): Playable {
  const file = documents.file(choice.file)
  if (file === undefined) return { problems: [] }
  const host = documents.hostFor(choice.file)
  const { ruleset, diagnostics } = read({ file, host, ...memory })
  if (ruleset === undefined || hasErrors(diagnostics)) return refused(diagnostics)
  const players =
    choice.players !== undefined && ruleset.playerCounts.includes(choice.players) ? choice.players : undefined
  const { configured, diagnostics: more } = configure(ruleset, players, new Map(choice.options))
  if (configured === undefined || hasErrors(more)) return refused(more)
  return { program: programOf(configured.checked), rules: configured }
}

function refused(diagnostics: readonly Diagnostic[]): Playable {
  return { problems: diagnostics.filter(({ severity }) => severity === 'error').map(toldDiagnostic) }
}

/** Facts about a game for the page, faces of pieces included. */
export function factsOf({ ruleset, world, checked: { ir } }: Configured): GameFacts {
  return {
    ...tableFacts(world, ir),
    id: ir.id,
    playerCounts: ruleset.playerCounts,
    players: ir.seats.length,
    options: ir.options.map(({ name, text }) => ({ name, text })),
    actions: ir.actions.map(({ name, title }) => ({ name, title })),
    mayResign: ir.mayResign,
    rulesHash: rulesHash(ir),
    hasSecrets: keepsSecrets(ir),
    isAllSeen: isAllSeen(ir),
    drawsLots: movesDrawLots(ir),
  }
}

/** Returns the named things on the table of a game; undefined if the document that mentions them is not part of it. */
export function concernedIn(
  { ruleset, world, checked: { ir } }: Configured,
  { file, things }: SpokenIn,
): Concerned | undefined {
  if (!ruleset.game.layers.some((layer) => layer.file.name === file)) return undefined
  const named = (sort: SpokenIn['things'][number]['sort']): ReadonlySet<string> =>
    new Set(things.flatMap((thing) => (thing.sort === sort ? [thing.name] : [])))
  const [kinds, families, classes, areas, places] = [
    named('kind'),
    named('family'),
    named('class'),
    named('area'),
    named('place'),
  ]
  const inFamilies = new Set(
    world.classes.flatMap((each) =>
      [...each.families].flatMap(([name, own]) => (families.has(name) ? own : [])),
    ),
  )
  return {
    kinds: ir.kinds.flatMap(({ name, class: of }, kind) =>
      kinds.has(name) || classes.has(of) || inFamilies.has(kind) ? [name] : [],
    ),
    spaces: namedAreas(world, ir).flatMap(({ name, spaces }) => (areas.has(name) ? spaces : [])),
    places: [...places],
  }
}
